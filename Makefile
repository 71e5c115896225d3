# Dragonhall: everything one does with a checkout. `make help` lists it.
#
# The state of .venv is kept in stamps (.venv/.*), so that a second run starts at once: packages are installed
# again only when a lock or pyproject.toml changed, the core is compiled again only when its source changed.

PYTHON ?= python3
ARGS ?=

BIN := .venv/bin
PAGE := $(shell find web -name node_modules -prune -o -type f -print)
CORE := $(shell find src/dragonhall/core src/dragonhall/games src/dragonhall/bots src/dragonhall/envs/stepping.py -name "*.py")
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
STEPS := 4
# All extras that can be tested anywhere; torch is too large for everybody (see `train` in pyproject.toml).
EXTRAS := cluster lab many notebook openspiel rl terminal

say = @printf '[%s/%s] %s …\n' $(1) '$(STEPS)' $(2)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play page test check lint format bench bench-peers load soak lock clean

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/.compiled .venv/.page  ## open the hall on this machine and print its link (ARGS="--port 9000")
	@DRAGONHALL_LOG_LEVEL=$${DRAGONHALL_LOG_LEVEL:-warning} exec $(BIN)/dragonhall serve --log text $(ARGS)

page: .venv/.page  ## build the page that the hall serves (node is fetched if there is none)

test check: STEPS := 5
test: .venv/.compiled .venv/.page .venv/.dev  ## prove everything: lint, rules coverage, tests compiled and uncompiled
	@$(BIN)/python tools/run_checks.py test

check: .venv/.compiled .venv/.page .venv/.dev  ## the daily loop: lint and the quick tests, compiled
	@$(BIN)/python tools/run_checks.py check

lint: .venv/.dev  ## ruff, mypy --strict, import-linter, faults of the compiler
	@$(BIN)/python tools/run_checks.py lint

format: .venv/.dev  ## let ruff lay out the code and mend what it can
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format --quiet .

bench: .venv/.compiled .venv/.dev  ## measure the core, compiled and uncompiled
	@$(BIN)/python -m bench $(ARGS)

load: .venv/.compiled .venv/.dev  ## let bots by the hundred play in a hall on this machine, and measure it
	@$(BIN)/python -m bench.load $(ARGS)

soak: .venv/.compiled .venv/.dev  ## faults, races, bad input and long load (ARGS="--help" lists the parts)
	@$(BIN)/python -m bench.soak $(ARGS)

bench-peers: .venv/.compiled  ## step other environments too, in a scratch environment under build/
	@$(BIN)/python -m bench.peers $(ARGS)

lock: .venv/.dev  ## choose the newest packages anew and write both locks
	@$(PIP) install -qq uv
	@for lock in 'dev requirements-dev.lock $(EXTRAS:%=--extra %)' 'build requirements.lock -c requirements-dev.lock'; do \
		set -- $$lock; group=$$1; file=$$2; shift 2; \
		echo "locking $$file …"; \
		UV_PYTHON_DOWNLOADS=never $(BIN)/uv pip compile --quiet --upgrade --universal --generate-hashes \
			--no-header --no-annotate --no-emit-index-url --no-emit-find-links \
			pyproject.toml --group $$group -o $$file "$$@" || exit 1; \
	done

clean:  ## remove all that was made here: .venv, compiled core, caches
	rm -rf .venv build dist src/*.egg-info src/dragonhall/page web/node_modules .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	find src \( -name '*.so' -o -name '*.pyd' \) -delete

.venv/.made:
	$(call say,1,'creating .venv')
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Dragonhall needs Python 3.11 or newer, \
	this is " + sys.version.split()[0] + "; try: make PYTHON=python3.11 …")'
	@# Some systems ship Python without ensurepip: then the pip that is there fills the new .venv.
	@$(PYTHON) -m venv --clear .venv >/dev/null 2>&1 || { \
		$(PYTHON) -m venv --clear --without-pip .venv && \
		$(PYTHON) -m pip --python .venv/bin/python install -qq pip; }
	@touch $@

.venv/.packages: .venv/.made requirements.lock pyproject.toml
	$(call say,2,'installing the packages of requirements.lock')
	@$(PIP) install -qq --require-hashes -r requirements.lock
	@# The link to src/ only. The core is compiled by the next step, which shows what it does; pip would hide it.
	@DRAGONHALL_PURE=1 $(PIP) install -qq --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.compiled: .venv/.packages setup.py $(CORE)
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
