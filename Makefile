# Commands for a checkout; `make help` lists them.
#
# Stamps in .venv/.* record what is up to date: packages are reinstalled only when a lock file or pyproject.toml
# changed, the core is recompiled only when its source changed.

PYTHON ?= python3
ARGS ?=

BIN := .venv/bin
PAGE := $(shell find web -name node_modules -prune -o -type f -print)
CORE := $(shell find src/dragonhall/core src/dragonhall/games src/dragonhall/bots src/dragonhall/envs/stepping.py -name "*.py")
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
STEPS := 4
# All extras except `train`: torch is too large to install for every test run.
EXTRAS := cluster lab many notebook openspiel rl server terminal

say = @printf '[%s/%s] %s …\n' $(1) '$(STEPS)' $(2)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play page test check lint format bench bench-peers load soak lock clean

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/.compiled .venv/.page  ## start a server on this machine and print its URL (ARGS="--port 9000")
	@DRAGONHALL_LOG_LEVEL=$${DRAGONHALL_LOG_LEVEL:-warning} exec $(BIN)/dragonhall serve --log text $(ARGS)

page: .venv/.page  ## build the web page (installs node if there is none)

test check: STEPS := 5
test: .venv/.compiled .venv/.page .venv/.dev  ## run the full test suite: lint, rules coverage, tests compiled and uncompiled
	@$(BIN)/python tools/run_checks.py test

check: .venv/.compiled .venv/.page .venv/.dev  ## lint and quick tests, compiled
	@$(BIN)/python tools/run_checks.py check

lint: .venv/.dev  ## ruff, mypy --strict, import-linter, checks of compiled modules
	@$(BIN)/python tools/run_checks.py lint

format: .venv/.dev  ## format the code with ruff and apply safe fixes
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format --quiet .

bench: .venv/.compiled .venv/.dev  ## benchmark the core, compiled and uncompiled
	@$(BIN)/python -m bench $(ARGS)

load: .venv/.compiled .venv/.dev  ## load test a server on this machine with hundreds of clients
	@$(BIN)/python -m bench.load $(ARGS)

soak: .venv/.compiled .venv/.dev  ## fault injection, races, bad input, attacks and long load (ARGS="--help" lists the parts)
	@$(BIN)/python -m bench.soak $(ARGS)

bench-peers: .venv/.compiled  ## benchmark other environments, installed under build/
	@$(BIN)/python -m bench.peers $(ARGS)

lock: .venv/.dev  ## update both lock files to the newest packages
	@$(PIP) install -qq uv
	@for lock in 'dev requirements-dev.lock $(EXTRAS:%=--extra %)' 'build requirements.lock --extra server -c requirements-dev.lock'; do \
		set -- $$lock; group=$$1; file=$$2; shift 2; \
		echo "locking $$file …"; \
		UV_PYTHON_DOWNLOADS=never $(BIN)/uv pip compile --quiet --upgrade --universal --generate-hashes \
			--no-header --no-annotate --no-emit-index-url --no-emit-find-links \
			pyproject.toml --group $$group -o $$file "$$@" || exit 1; \
	done

clean:  ## remove .venv, the compiled core and caches
	rm -rf .venv build dist src/*.egg-info src/dragonhall/page web/node_modules .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	find src \( -name '*.so' -o -name '*.pyd' \) -delete

.venv/.made:
	$(call say,1,'creating .venv')
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Dragonhall needs Python 3.11 or newer, \
	this is " + sys.version.split()[0] + "; try: make PYTHON=python3.11 …")'
	@# Some systems ship Python without ensurepip: use the system's pip to install pip into .venv.
	@$(PYTHON) -m venv --clear .venv >/dev/null 2>&1 || { \
		$(PYTHON) -m venv --clear --without-pip .venv && \
		$(PYTHON) -m pip --python .venv/bin/python install -qq pip; }
	@touch $@

.venv/.packages: .venv/.made requirements.lock pyproject.toml
	$(call say,2,'installing the packages of requirements.lock')
	@$(PIP) install -qq --require-hashes -r requirements.lock
	@# Only links to src/. The next step compiles the core and shows its progress, which pip would hide.
	@DRAGONHALL_PURE=1 $(PIP) install -qq --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.compiled: .venv/.packages setup.py tools/declared_numbers.py $(CORE)
	$(call say,3,'compiling the core (takes a while the first time)')
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

.venv/.page: .venv/.packages requirements-node.lock tools/build_page.py $(PAGE)
	$(call say,4,'building the page (fetches its packages the first time)')
	@$(BIN)/python tools/build_page.py --fetch-node
	@touch $@

.venv/.dev: .venv/.packages requirements-dev.lock
	$(call say,$(STEPS),'installing the tools of requirements-dev.lock')
	@$(PIP) install -qq --require-hashes -r requirements-dev.lock
	@touch $@
