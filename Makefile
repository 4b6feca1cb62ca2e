# The commands of the project. `make play` and `make test` set up all they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STATIC := src/stolik/server/static
WORDS := $(shell find src -name '*.ftl')
SOURCES := $(shell find src -path $(STATIC) -prune -o \( -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name '*.md' \) -print) setup.py pyproject.toml constraints.txt
PAGES := $(shell find web -name node_modules -prune -o -type f -print)
PIP := $(BIN)/pip --disable-pip-version-check install --quiet --constraint constraints.txt

.PHONY: play test prepared lint audit web-test bench fmt playthroughs observations screens services clean

# The pages and the Python environment are made side by side: a newcomer waits for them.
play:
	@$(MAKE) --no-print-directory -j2 $(VENV)/installed-server
	$(BIN)/stolik serve --open

test:
	@$(MAKE) --no-print-directory --output-sync=target -j2 prepared
	@echo "== compiled: everything"
	STOLIK_EXPECT=compiled $(BIN)/python -m pytest tests README.md --doctest-glob='README.md' -n 2 --ignore tests/browser
	@echo "== in real browsers; a run of its own, for they keep an event loop in its process"
	STOLIK_EXPECT=compiled $(BIN)/python -m pytest tests/browser -n 2
	@echo "== interpreted: the same playthroughs, kernel and contract"
	PYTHONPATH=src STOLIK_EXPECT=interpreted $(BIN)/python -m pytest -n 2 --doctest-modules src --ignore-glob="*/migrations/*" tests/playthroughs tests/kernel tests/contract/test_planted_faults.py

# Side by side, as far as one does not need the other; tests come alone, for they share the machine.
prepared: services $(VENV)/installed-dev lint audit web-test

lint: $(VENV)/installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	PYTHONPATH=src $(BIN)/python web/scripts/make_types.py --check

# Known holes in what we depend on; where osv.dev cannot be asked, it says so and goes on.
audit:
	$(PYTHON) .ci/audit

web-test: $(STATIC)/index.html
	cd web && npm test

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
	$(BIN)/python bench/memory.py
	$(BIN)/python bench/openspiel_match.py --games 20 --most 60

fmt: $(VENV)/installed-dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

playthroughs: $(VENV)/installed-dev
	PYTHONPATH=src $(BIN)/python tests/playthroughs/playthrough.py
	PYTHONPATH=src $(BIN)/python tests/games/all_in/golden.py

# The page that says what the numbers of an observation are.
observations: $(VENV)/installed-dev
	PYTHONPATH=src $(BIN)/python -m stolik.adapters.observations > docs/observations.md

# Pictures of every screen, taken at a server of its own.
screens: $(VENV)/installed-dev
	$(BIN)/python web/scripts/screens.py

clean:
	rm -rf $(VENV) build dist src/*.egg-info $(STATIC) web/node_modules
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

$(VENV)/installed-%: $(VENV)/installed
	$(PIP) "stolik[$*]"
	touch $@
