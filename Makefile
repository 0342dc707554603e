# The two doors: `make run` and `make test`. They set up everything they need.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

PYTHON ?= $(shell command -v python3.11 || command -v python3)
PORT ?= 8765
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
PURE := PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1
STATIC := src/getaway/server/static

hash = $(shell cat $(1) 2>/dev/null | sha256sum | cut -c1-16)
WEB_FILES := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null | LC_ALL=C sort)
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*' -not -path '$(STATIC)/*' -not -path 'src/getaway/server/manual/*' | LC_ALL=C sort)
RUN_STAMP := $(VENV)/run-$(call hash,requirements/run.txt)
DEV_STAMP := $(VENV)/dev-$(call hash,requirements/run.txt requirements/dev.txt)
# A tool that was missing at the first setup is used as soon as it is installed.
NODE := $(if $(shell command -v npm),-node)
COMPILER := $(if $(filter 1,$(GETAWAY_PURE)),-pure,$(if $(shell command -v gcc cc),-compiled))
WEB_STAMP := $(VENV)/web-$(call hash,$(WEB_FILES))$(NODE)
# The tools of the manual have an environment of their own: the server and the tests do not depend on them.
DOCS_VENV := $(VENV)/docs
DOCS_TOOLS_STAMP := $(VENV)/docs-tools-$(call hash,requirements/docs.txt)
MANUAL_FILES := $(shell find docs src/getaway/*.py src/getaway/bots src/getaway/kernel src/getaway/lab -type f -not -path '*/__pycache__/*' | LC_ALL=C sort)
MANUAL_STAMP := $(VENV)/manual-$(call hash,mkdocs.yml requirements/docs.txt tools/build-docs tools/manual_hooks.py CHANGELOG.md CONTRIBUTING.md $(MANUAL_FILES))
PACKAGE_STAMP := $(VENV)/package-$(call hash,setup.py pyproject.toml $(SOURCES) $(WEB_FILES))$(NODE)$(COMPILER)

.PHONY: help
help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*##/\t/' | expand -t 20

.PHONY: setup
setup: $(PACKAGE_STAMP)  ## only set up .venv with the getaway command

.PHONY: run
run: setup  ## serve the games on http://127.0.0.1:8765 (LAN=1: on the local network, for phones)
	@$(MAKE) --no-print-directory docs || echo "The manual could not be built. The server runs without it." >&2
	exec $(BIN)/getaway serve --port $(PORT) $(if $(LAN),--lan)

.PHONY: test
test: dev  ## set up everything and run every test
	$(MAKE) --no-print-directory -j2 -O lint-python lint-web docs
	$(MAKE) --no-print-directory test-pure test-compiled test-server test-browser

$(RUN_STAMP): requirements/run.txt
	test -x $(BIN)/python || "$(PYTHON)" -m venv $(VENV)
	$(PIP) --no-deps --require-hashes -r requirements/run.txt
	rm -f $(VENV)/run-* && touch $@

$(DEV_STAMP): $(RUN_STAMP) requirements/dev.txt
	$(PIP) --no-deps --require-hashes -r requirements/run.txt -r requirements/dev.txt
	rm -f $(VENV)/dev-* && touch $@

$(WEB_STAMP): $(RUN_STAMP)
	tools/build-web
	rm -f $(VENV)/web-* && touch $@

$(PACKAGE_STAMP): $(RUN_STAMP) $(WEB_STAMP)
	rm -rf build
	$(if $(NODE),,GETAWAY_WITHOUT_PAGE=1) $(PIP) --no-build-isolation --no-deps --force-reinstall .
	rm -rf build
	rm -f $(VENV)/package-* && touch $@

$(DOCS_TOOLS_STAMP): requirements/docs.txt
	rm -rf $(DOCS_VENV) && "$(PYTHON)" -m venv $(DOCS_VENV)
	$(DOCS_VENV)/bin/python -m pip --disable-pip-version-check install --quiet --no-deps --require-hashes -r requirements/docs.txt
	rm -f $(VENV)/docs-tools-* && touch $@

$(MANUAL_STAMP): $(DOCS_TOOLS_STAMP)
	tools/build-docs
	rm -f $(VENV)/manual-* && touch $@

.PHONY: docs
docs: $(MANUAL_STAMP)  ## build the manual, which the server serves under /docs

.PHONY: tutorials
tutorials: dev  ## run every command of the manual again and write what it prints
	$(PURE) $(BIN)/python -m tools.tutorials --write

.PHONY: wheel
wheel: $(WEB_STAMP) $(MANUAL_STAMP)  ## build a wheel and a source archive with page and manual, in dist/
	rm -rf build dist
	$(BIN)/python -m pip --disable-pip-version-check wheel --quiet --no-build-isolation --no-deps --wheel-dir dist .
	$(BIN)/python -c "from setuptools.build_meta import build_sdist; build_sdist('dist')"
	rm -rf build
	ls -l dist

.PHONY: test-wheel
test-wheel: dev wheel  ## install both in clean environments and serve the page from them (5 minutes)
	$(BIN)/pytest tests/packaging

.PHONY: hashes
hashes:  ## update the hashes in requirements/*.txt after a change of versions
	"$(PYTHON)" tools/hash_requirements.py

.PHONY: dev
dev: $(DEV_STAMP) setup  ## set up the development tools too

.PHONY: lint
lint: dev  ## check style and types, and run the page's own tests
	$(MAKE) --no-print-directory -j2 -O lint-python lint-web

.PHONY: lint-python
lint-python: dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(PURE) $(BIN)/lint-imports --no-logo

.PHONY: lint-web
lint-web: dev
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test

.PHONY: test-pure
test-pure: dev  ## test rules, bots, tables and stores, interpreted, with coverage
	$(PURE) $(BIN)/pytest tests --pyargs getaway.testing -n 2 --dist worksteal -m "not many" --ignore tests/compiled --ignore tests/counts \
	  --ignore tests/server --ignore tests/browser --ignore tests/packaging --ignore tests/examples --cov-report= \
	  --cov getaway.kernel --cov getaway.games --cov getaway.bots --cov getaway.table --cov getaway.store
	$(PURE) $(BIN)/python tools/check_coverage.py kernel=100 "games/*/cli=97" "games/*policy*.py=97" "games/*odds.py=97" \
	  "games/*reasons.py=96" "games/*render*.py=97" games=100 bots=99 table=95 store=91

# The rules of Score are not compiled: on the compiled kernel, the contract suite is enough for them.
.PHONY: test-compiled
test-compiled: dev  ## test rules and bots as installed, compiled where there is a compiler
	$(BIN)/pytest -n 2 --dist worksteal --pyargs getaway.testing tests/compiled tests/contract tests/counts tests/examples tests/games tests/bots \
	  --ignore tests/games/score

.PHONY: test-server
test-server: dev
	$(BIN)/pytest -n 2 --dist worksteal tests/server --cov getaway.server --cov-report=
	$(BIN)/python tools/check_coverage.py server=95

.PHONY: test-browser
test-browser: dev docs
	tools/ensure-browser
	$(BIN)/pytest -n 2 --dist worksteal tests/browser

.PHONY: wire
wire: dev  ## update the page's types after a change of messages
	$(PURE) $(BIN)/python tools/wire_types.py

.PHONY: gallery
gallery: dev  ## take the pictures of every screen in docs/gallery again
	tools/ensure-browser
	$(BIN)/python -m tools.gallery

.PHONY: bench
bench: dev  ## measure speeds, compiled and pure, in one run
	$(BIN)/python bench/bench.py
	tools/ensure-browser
	$(BIN)/python -m bench.page

.PHONY: bench-against
bench-against: dev  ## compare the speed of COMMIT with the working tree (8 minutes)
	$(BIN)/python -m bench.against $(COMMIT)

.PHONY: load
load: dev  ## measure the server under load, next to boardgame.io; updates docs/performance.md (15 minutes)
	$(BIN)/python -m bench.load.main --write docs/performance.md

.PHONY: scaling
scaling: dev  ## measure one and two servers on PostgreSQL, and SQLite; updates docs/scaling.md (5 minutes)
	$(BIN)/python -m bench.load.scaling --write docs/scaling.md

.PHONY: balance
balance: dev  ## simulate the games; updates docs/balance
	grep -ho 'getaway sim [^`]*' docs/balance/*.md | while read -r command; do $(BIN)/$$command; done

.PHONY: ladder
ladder: dev  ## play the bots' ladder again; updates docs/ladder.md (at most 2 hours on two cores)
	$(BIN)/python -m tools.ladder docs/ladder.md --minutes 115 $(if $(RESUME),--resume $(RESUME))

.PHONY: playthroughs
playthroughs: dev  ## update the golden playthroughs after a change of rules
	$(PURE) $(BIN)/python -m tests.playthroughs.regenerate

.PHONY: compare-playthrough
compare-playthrough: dev  ## show what changed in playthrough CASE since commit AGAINST (HEAD), with full views
	$(PURE) $(BIN)/python -m tests.playthroughs.compare '$(CASE)' $(or $(AGAINST),HEAD)

.PHONY: clean
clean:  ## remove everything that was set up
	rm -rf $(VENV) build dist web/node_modules $(STATIC) src/getaway/server/manual

GAMES ?= 1000000
.PHONY: soak
soak: dev  ## run the long tests: millions of random games, hundreds of kills, attacks
	$(BIN)/python -m tests.soak.random_games $(GAMES)
	$(BIN)/python -m tests.server.killing 500 50000
	$(BIN)/python -m tests.server.racing 200000 50
	$(BIN)/python -m tests.soak.attacks 30
	GETAWAY_FUZZ=1000000 $(BIN)/pytest tests/server/test_fuzz.py
	tools/ensure-browser
	GETAWAY_SOAK=1 $(BIN)/pytest -n 2 --dist worksteal tests/browser
