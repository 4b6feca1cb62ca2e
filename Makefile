# The commands of the project. `make play` and `make test` set up all they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name '*.md') setup.py pyproject.toml constraints.txt
PIP := $(BIN)/pip --disable-pip-version-check install --quiet --constraint constraints.txt

WEB := src/stolik/server/static/index.html
WEB_SOURCES := $(shell find web/src web/public web/scripts -type f) $(wildcard web/*.json web/*.ts web/*.js web/*.html) $(shell find src -name '*.ftl')

.PHONY: play test lint bench fmt playthroughs web screens clean

play: $(VENV)/installed-server
	$(BIN)/stolik serve --open

test: $(VENV)/installed-dev lint
	@echo "== the web client's own tests, and its types against the server's"
	cd web && npm test --silent
	$(BIN)/python web/scripts/make_types.py --check
	@echo "== compiled: everything"
	STOLIK_EXPECT=compiled $(BIN)/python -m pytest tests README.md --doctest-glob='README.md' -n 2
	@echo "== interpreted: the same playthroughs, kernel and contract"
	PYTHONPATH=src STOLIK_EXPECT=interpreted $(BIN)/python -m pytest -n 2 --doctest-modules src tests/playthroughs tests/kernel tests/contract/test_planted_faults.py

lint: $(VENV)/installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/installed-bench
	$(BIN)/python bench/playouts.py
	$(BIN)/python bench/evaluators.py

fmt: $(VENV)/installed-dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

playthroughs: $(VENV)/installed-dev
	PYTHONPATH=src $(BIN)/python tests/playthroughs/playthrough.py
	PYTHONPATH=src $(BIN)/python tests/games/all_in/golden.py

# The client is built once and travels in the package, so that users need no Node.
web: $(WEB)

$(WEB): $(WEB_SOURCES)
	cd web && npm ci --silent && npm run build --silent

# A server must be running: STOLIK_BOT_PAUSE=0.02 make play
screens: $(VENV)/installed-dev
	$(BIN)/python web/scripts/screens.py http://localhost:8000

clean:
	rm -rf $(VENV) build dist src/*.egg-info
	find src -name '*.so' -delete

$(VENV)/ready: constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(PIP) pip setuptools wheel mypy msgspec
	touch $@

# The package is built without isolation, so that the pinned compiler of the rules is used.
$(VENV)/installed: $(VENV)/ready $(SOURCES) $(WEB)
	$(PIP) --no-build-isolation --force-reinstall --no-deps .
	$(PIP) --no-build-isolation .
	rm -rf build
	touch $@

$(VENV)/installed-server: $(VENV)/installed
	$(PIP) --no-build-isolation ".[server]"
	rm -rf build
	touch $@

$(VENV)/installed-dev: $(VENV)/installed
	$(PIP) --no-build-isolation ".[dev]"
	rm -rf build
	touch $@

$(VENV)/installed-bench: $(VENV)/installed
	$(PIP) --no-build-isolation ".[bench]"
	rm -rf build
	touch $@
