from setuptools import setup

try:
    from parlour.compiling import compiled

    how = compiled("lantern_quay/rules.py")
except ModuleNotFoundError as missing:  # as where pip builds apart from what is installed
    print(f"lantern-quay: {(missing.name or '').partition('.')[0]} is not there to compile with: plain Python")
    how = {"install_requires": ["parlour-engine"]}

setup(**how)
