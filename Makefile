# The commands of the project. `make play` and `make test` set up all they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STATIC := src/stolik/server/static
WORDS := $(shell find src -name '*.ftl')
SOURCES := $(shell find src -path $(STATIC) -prune -o \( -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name '*.md' -o -name '*.svg' \) -print) setup.py pyproject.toml constraints.txt
PAGES := $(shell find web -name node_modules -prune -o -type f -print)
PIP := $(BIN)/pip --disable-pip-version-check install --quiet --constraint constraints.txt

# Without kept bytecode each process that imports tests or sources compiles them anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test check rules-test prepared lint audit web-test bench flaky mutate safeguards fmt playthroughs observations screens docs services dist release clean

# The pages and the Python environment are made side by side: a newcomer waits for them.
play:
	@$(MAKE) --no-print-directory -j2 $(VENV)/installed-server
	$(BIN)/stolik serve --open

test:
	@$(MAKE) --no-print-directory --output-sync=target -j2 prepared
	@echo "== compiled: everything"
	STOLIK_EXPECT=compiled $(BIN)/python -m pytest tests README.md --doctest-glob='README.md' -n 2 --dist worksteal --ignore tests/browser
	@echo "== in real browsers; a run of its own, for they keep an event loop in its process"
	STOLIK_EXPECT=compiled $(BIN)/python -m pytest tests/browser -n 4 --dist worksteal
	@echo "== interpreted: the same playthroughs, kernel and contract"
	PYTHONPATH=src STOLIK_EXPECT=interpreted $(BIN)/python -m pytest -n 2 --doctest-modules src --ignore-glob="*/migrations/*" $(if $(STOLIK_NO_SKIPS),,--ignore src/stolik/training) tests/playthroughs tests/kernel tests/contract/test_planted_faults.py tests/reference/test_counts.py tests/reference/call_to_adventure/test_counts.py

# For daily work, in about a minute: style, types, and the tests that most changes break.
check: $(VENV)/installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 tests/kernel tests/table tests/playthroughs tests/contract

# What depends on the version of Python most: rules, kernel and tables, compiled.
rules-test: $(VENV)/installed-dev
	STOLIK_EXPECT=compiled $(BIN)/python -m pytest -n 2 tests/kernel tests/table tests/playthroughs tests/contract tests/games

# Side by side, as far as one does not need the other; tests come alone, for they share the machine.
# PyTorch is large: where tests may be left out, those of the training scripts are, without it.
prepared: services $(VENV)/installed-dev $(if $(STOLIK_NO_SKIPS),$(VENV)/installed-train) lint audit web-test

lint: $(VENV)/installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	sed -n 's/^\(>>>\|\.\.\.\) //p' README.md > $(VENV)/readme.py && $(BIN)/mypy $(VENV)/readme.py
	$(BIN)/lint-imports
	PYTHONPATH=src $(BIN)/python web/scripts/make_types.py --check

# Known vulnerabilities of dependencies; where osv.dev cannot be reached, it says so and goes on.
audit:
	$(PYTHON) .ci/audit

web-test: $(STATIC)/index.html
	cd web && npm run lint && npm test

# What the tests need beside Python and Node; as root on Debian it is installed.
services:
	sh .ci/services

bench: $(VENV)/installed-bench
	$(BIN)/python bench/playouts.py
	$(BIN)/python bench/blank_rules.py
	$(BIN)/python bench/compiled_playouts.py
	$(BIN)/python bench/longest.py --seconds 3
	$(BIN)/python bench/arena.py
	cd bench/server/boardgameio && npm install --no-audit --no-fund --no-package-lock --silent
	$(BIN)/python bench/peers.py
	$(BIN)/python bench/vector.py
	$(BIN)/python bench/memory.py
	$(BIN)/python bench/openspiel_match.py --games 20 --most 60

# Browser tests on slow, fast and busy machines, with other luck each; TESTS=… tries only some.
flaky: $(VENV)/installed-dev
	$(BIN)/python .ci/flaky $(TESTS)

# Faults planted in the rules, which the tests must catch; GAMES="cardline illusion" tries only those.
mutate: $(VENV)/installed-dev
	$(BIN)/python tests/mutants/mutate.py $(GAMES)

safeguards: $(VENV)/installed-dev
	$(BIN)/python tests/mutants/safeguards.py $(POINTS)

fmt: $(VENV)/installed-dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python tests/test_first_hour.py

playthroughs: $(VENV)/installed-dev
	PYTHONPATH=src $(BIN)/python tests/playthroughs/playthrough.py
	PYTHONPATH=src $(BIN)/python tests/games/all_in/golden.py

# The page that says what the numbers of an observation are.
observations: $(VENV)/installed-dev
	PYTHONPATH=src $(BIN)/python -m stolik.adapters.observations > docs/observations.md

# Pictures of every screen, taken at a server of its own.
screens: $(VENV)/installed-dev
	$(BIN)/python web/scripts/screens

# The documentation site, in site/; a dead link fails it. Nothing is fetched from elsewhere.
docs: $(VENV)/installed-dev
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

# Source distribution and wheels, with the client: one for this machine, one that runs everywhere.
dist: $(STATIC)/index.html $(VENV)/installed-release
	rm -rf dist build
	$(BIN)/python -m build
	STOLIK_PURE=1 $(BIN)/python -m build --wheel
	$(BIN)/twine check --strict dist/*

# Everything is checked, then the notes of changes.d become the release's part of CHANGELOG.md.
release:
	@test -n "$(VERSION)" || { echo "say which: make release VERSION=0.2.0" >&2; exit 2; }
	@test -z "$$(git status --porcelain)" || { echo "commit or put aside your changes first" >&2; exit 2; }
	$(MAKE) test
	sed -i 's/^__version__ = ".*"/__version__ = "$(VERSION)"/' src/stolik/__init__.py
	$(MAKE) dist
	$(BIN)/towncrier build --yes --version $(VERSION)
	git commit --all --message "Release $(VERSION)"
	git tag --annotate "v$(VERSION)" --message "Stolik $(VERSION)"
	@echo "Now: git push --follow-tags"

clean:
	rm -rf $(VENV) build dist site src/*.egg-info $(STATIC) web/node_modules
	find src -name '*.so' -delete

web/node_modules/.ready: web/package-lock.json
	cd web && npm ci --no-audit --no-fund --prefer-offline
	touch $@

$(STATIC)/index.html: web/node_modules/.ready $(PAGES) $(WORDS)
	cd web && npm run build
	touch $@

$(VENV)/ready: constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(PIP) pip setuptools wheel mypy msgspec
	touch $@

# The package is built once, without isolation, so that the pinned compiler of the rules is used.
$(VENV)/installed: $(VENV)/ready $(SOURCES) $(STATIC)/index.html
	rm -rf build $(VENV)/wheel
	$(BIN)/pip --disable-pip-version-check wheel --quiet --no-build-isolation --no-deps --wheel-dir $(VENV)/wheel .
	$(PIP) --force-reinstall --no-deps $(VENV)/wheel/*.whl
	$(PIP) stolik
	rm -rf build
	touch $@

$(VENV)/installed-train: $(VENV)/installed-dev

$(VENV)/installed-%: $(VENV)/installed
	$(PIP) "stolik[$*]"
	touch $@
