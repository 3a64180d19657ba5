"""The documentation as pages, in build/site: guides, rules in four languages, a reference from the sources' docstrings.

python -m scripts.docs             gather the pages into build/docs, then build; a dead link stops it
python -m scripts.docs --gather    only gather

A page is a file of this repository. A link from one to another leads to its page; any other file that is linked goes with them.
"""

from __future__ import annotations

import posixpath
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from parlour.guide import Reader
from parlour.shelf import find

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "build" / "docs"
SITE = ROOT / "build" / "site"
CONFIGURED = ROOT / "build" / "zensical.toml"
LANGUAGES = {"": "English", ".ru": "Русский", ".fr": "Français", ".es": "Español"}
LINK = re.compile(r"(\]\()([^)\s#]+)((?:#[^)\s]*)?\))")

# Title -> the file; a list of files with a title each makes a chapter.
CHAPTERS: dict[str, dict[str, str]] = {
    "Guide": {
        "Parlour": "README.md",
        "Playing": "docs/PLAYING.md",
        "Commands": "docs/COMMANDS.md",
        "As a library": "docs/LIBRARY.md",
    },
    "For researchers": {
        "Environments and data": "docs/RESEARCH.md",
        "Opponents": "docs/BOTS.md",
        "Beside others": "docs/PEERS.md",
    },
    "Servers": {
        "Operating": "docs/OPERATING.md",
        "Protocol": "docs/PROTOCOL.md",
        "Life of a table": "docs/LIFE.md",
        "Security": "SECURITY.md",
    },
    "Inside": {
        "How it is built": "ARCHITECTURE.md",
        "Contributing": "CONTRIBUTING.md",
        "Proofs": "docs/PROOF.md",
        "Releases": "packaging/RELEASE.md",
        "What changed": "CHANGELOG.md",
        "Notice": "NOTICE.md",
    },
}

# Page -> its title, what it is about, and what of the code it explains.
REFERENCE: dict[str, tuple[str, str, list[str]]] = {
    "table": (
        "Tables",
        "What `import parlour` offers.",
        ["parlour.games", "parlour.game", "parlour.levels", "parlour.table.Table", "parlour.table.Refused"],
    ),
    "records": (
        "Records and editions",
        "A whole game as text, and printed values corrected.",
        ["parlour.engine.record", "parlour.engine.box"],
    ),
    "game": ("Games", "What a game offers to tables, bots and environments.", ["parlour.engine.game"]),
    "engine": (
        "Engine",
        "Steps, choices and the state of a table: unchecked and fast. A compiled build keeps no docstrings; they are here.",
        [f"parlour.engine.{name}" for name in ("core", "words", "rng", "numbers", "knowledge")],
    ),
    "bots": (
        "Bots",
        "What a bot gets, and what it is.",
        ["parlour.bots.seat", "parlour.bots.search.Budget", "parlour.bots.master.Master", "parlour.bots.adept.Adept"],
    ),
    "environments": (
        "Environments",
        "PettingZoo, Gymnasium, many games per call, OpenSpiel, games as data.",
        [f"parlour.envs.{name}" for name in ("aec", "single", "vector", "tables", "spec", "spiel", "dataset")],
    ),
    "words": (
        "Words and rules",
        "Actions, events and refusals in four languages; rules by their clauses.",
        ["parlour.language", "parlour.rulebook"],
    ),
}

CONFIG = """\
[project]
site_name = "Parlour"
site_description = "Notre Dame, House of Fado and Lacrimosa at one table"
docs_dir = "docs"
site_dir = "site"
nav = {nav}

[project.theme]
font = false
features = ["navigation.sections", "navigation.top", "content.code.copy", "search.highlight"]

[project.plugins.mkdocstrings.handlers.python]
paths = ["{sources}"]

[project.plugins.mkdocstrings.handlers.python.options]
show_source = false
show_if_no_docstring = true
show_root_heading = true
heading_level = 2
members_order = "source"
separate_signature = true
merge_init_into_class = true
show_attribute_values = false
show_signature_annotations = true
filters = ["!^_"]
"""


@cache
def rules() -> dict[str, dict[str, str]]:
    """The rules of every game on the shelf, in every language."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted((ROOT / "src/parlour/shelf").glob("*/rules.md")):
        title = path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        for mark, language in LANGUAGES.items():
            source = path.with_name(f"rules{mark}.md")
            if source.exists():
                found.setdefault(title, {})[language] = source.relative_to(ROOT).as_posix()
    return found


def place(source: str) -> str:
    """Where a file of the repository lies among the pages."""
    path = Path(source)
    if source not in sources():
        return f"files/{source}"
    if source == "README.md":
        return "index.md"
    if path.name.startswith("rules"):
        return f"rules/{path.parent.name.replace('_', '-')}{path.stem.removeprefix('rules').replace('.', '-')}.md"
    return f"{path.stem.lower()}.md"


@cache
def sources() -> list[str]:
    """Every file that is a page."""
    return [source for chapter in (*CHAPTERS.values(), *rules().values()) for source in chapter.values()]


def write(page: str, text: str) -> None:
    path = PAGES / page
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def beside(source: str) -> str:
    """What the guide of a game adds to its clauses: the three minutes in words, the glossary, the player aid."""
    path = Path(source)
    if not path.name.startswith("rules"):
        return ""
    reader = Reader(find(path.parent.name.replace("_", "-")), path.stem.removeprefix("rules").strip(".") or "en")
    parts = [f"## {reader.title('picture')}", "\n".join(f"{n}. {text}" for n, text in enumerate(reader.captions(), 1))]
    parts += [f"## {reader.title('term')}", "\n".join(f"- **{name}** · {text} {clause}" for name, text, clause in reader.terms())]
    parts += [f"## {reader.title('aid')}"]
    for title, rows in reader.aid():
        parts += [f"### {title}", "\n".join(f"- {row}" for row in rows)]
    return "\n\n".join(["", *parts, ""])


def gather() -> None:
    """All pages and what they link, in build/docs, with the settings of the site."""
    shutil.rmtree(PAGES, ignore_errors=True)
    pages = set(sources())
    for source in sorted(pages):

        def linked(found: re.Match[str], source: str = source) -> str:
            target = found[2]
            if re.match(r"[a-z]+:", target):
                return found[0]
            wanted = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
            if not (ROOT / wanted).is_file():
                raise SystemExit(f"{source}: links {target}, which is not there")
            if wanted not in pages:
                copy = PAGES / place(wanted)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / wanted, copy)
            return f"{found[1]}{posixpath.relpath(place(wanted), posixpath.dirname(place(source)) or '.')}{found[3]}"

        write(place(source), LINK.sub(linked, (ROOT / source).read_text(encoding="utf-8")) + beside(source))
    for page, (title, about, names) in REFERENCE.items():
        write(f"reference/{page}.md", "\n\n".join([f"# {title}", about, *[f"::: {name}" for name in names]]) + "\n")
    CONFIGURED.write_text(CONFIG.format(nav=nav(), sources=(ROOT / "src").as_posix()), encoding="utf-8")


def nav() -> str:
    """The order of the pages, as TOML."""

    def listed(pages: dict[str, str]) -> str:
        return ", ".join(f'{{"{title}" = "{page}"}}' for title, page in pages.items())

    def chapter(title: str, inside: str) -> str:
        return f'  {{"{title}" = [{inside}]}},\n'

    played = {title: listed({language: place(source) for language, source in found.items()}) for title, found in rules().items()}
    text = chapter("Guide", listed({title: place(source) for title, source in CHAPTERS["Guide"].items()}))
    text += chapter("Rules", ", ".join(f'{{"{title}" = [{inside}]}}' for title, inside in played.items()))
    for name in ("For researchers", "Servers"):
        text += chapter(name, listed({title: place(source) for title, source in CHAPTERS[name].items()}))
    text += chapter("Reference", listed({title: f"reference/{page}.md" for page, (title, _, _) in REFERENCE.items()}))
    text += chapter("Inside", listed({title: place(source) for title, source in CHAPTERS["Inside"].items()}))
    return f"[\n{text}]"


def build() -> None:
    """The site; a page or a heading that a link does not find is an error."""
    zensical = Path(sys.executable).with_name("zensical")
    command = [str(zensical), "build", "--strict", "--clean", "--config-file", str(CONFIGURED)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{done.stdout}{done.stderr}the documentation has faults")
    pages = len(list(SITE.rglob("index.html")))
    print(f"parlour: {pages} pages in {SITE}: python -m http.server --directory {SITE}")


def main() -> None:
    gather()
    if sys.argv[1:] != ["--gather"]:
        build()


if __name__ == "__main__":
    main()
