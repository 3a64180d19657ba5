# Everything sets itself up: a machine needs Python 3.11 or newer and, for the compiled engine, a C compiler.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NATIVE := build/native
JOBS ?= 2
export PIP_DISABLE_PIP_VERSION_CHECK = 1
export PIP_QUIET = 1

.PHONY: help play test test-plain test-native test-research test-server test-web check bench dist native web fuzz soak mutants audit clean

help:
	@echo "make play    a game on the screen"
	@echo "make test    all tests, on the plain and on the compiled build"
	@echo "make check   ruff, mypy, svelte-check"
	@echo "make bench   speed, beside a peer in the same run"
	@echo "make dist    the compiled wheel, in dist/"

# Just enough to play: a minute on a fresh machine.
$(VENV)/play: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	PARLOUR_PLAIN=1 $(BIN)/pip install --editable .
	@touch $@

# Everything for testing, checking and building.
$(VENV)/dev: $(VENV)/play
	PARLOUR_PLAIN=1 $(BIN)/pip install --editable '.[dev,postgres,peers,openspiel,notebook,ray]'
	@touch $@

# The compiled engine is used as soon as it is there; it is built beside the sources, never among them.
play: $(VENV)/play
	@$(PYTHON) scripts/play.py

native: $(VENV)/dev
	@$(BIN)/python scripts/native.py $(NATIVE)

dist: $(VENV)/dev web
	@$(BIN)/python scripts/dist.py

web: $(VENV)/dev
	@$(BIN)/python web/build.py

test: test-plain test-native test-research test-server test-web

test-plain: $(VENV)/dev
	$(BIN)/python -m pytest tests -n $(JOBS) --ignore=tests/research --ignore=tests/server --ignore=tests/web

# The same rules and the kit once more, on the compiled build.
test-native: native
	PYTHONPATH=$(NATIVE) PARLOUR_BUILD=compiled $(BIN)/python -m pytest tests/test_kit.py tests/test_soak.py tests/test_build.py tests/test_levels.py tests/games -n $(JOBS)

# Environments, data, statistics: on the compiled build, which is what research uses.
test-research: native
	PYTHONPATH=$(NATIVE) $(BIN)/python -m pytest tests/research -n $(JOBS)

test-server: $(VENV)/dev
	$(BIN)/python -m pytest tests/server -n $(JOBS)

test-web: web
	$(BIN)/python -m pytest tests/web -n $(JOBS)

check: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python scripts/audit.py
	@$(BIN)/python web/build.py
	cd web && npm run --silent check

bench: native
	PYTHONPATH=$(NATIVE) $(BIN)/python -m parlour bench --peers

fuzz: native
	PYTHONPATH=$(NATIVE) $(BIN)/python -m parlour fuzz notre-dame --games 100000
	PYTHONPATH=$(NATIVE) $(BIN)/python -m parlour fuzz house-of-fado --games 100000
	PYTHONPATH=$(NATIVE) $(BIN)/python -m parlour fuzz lacrimosa --games 100000

# A million random games; stopped with Ctrl-C, the same command goes on. Then 20,000 that seek what is rare.
soak: native
	PYTHONPATH=$(NATIVE) $(BIN)/python -m parlour soak --jobs $(JOBS) --out var/soak
	PYTHONPATH=$(NATIVE) $(BIN)/python -m parlour soak --jobs $(JOBS) --seek --games 20000 --out var/seek

# Do the tests notice when a rule is changed? A sample for each game.
mutants: $(VENV)/dev
	$(BIN)/python scripts/mutants.py notre_dame house_of_fado lacrimosa

# Known weaknesses of what we depend on: asks the advisory services, so it needs the net.
audit: $(VENV)/dev
	$(BIN)/python scripts/audit.py --online

clean:
	rm -rf build dist $(VENV) .mypy_cache .ruff_cache .pytest_cache
