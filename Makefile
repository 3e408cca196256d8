# SPDX-License-Identifier: Apache-2.0
# Everything runs in .venv, made on first use. A stamp a set of packages: a second call installs nothing.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.stamp
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

ASSAY_ARGS ?=

.PHONY: setup run test lint bench kernels runtime clean
.DELETE_ON_ERROR:

setup: $(STAMP)-base

run: $(STAMP)-base
	$(BIN)/assay run $(ASSAY_ARGS)

test: $(STAMP)-test
	$(BIN)/python -m pytest -n auto --dist=worksteal

lint: $(STAMP)-lint
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(STAMP)-bench
	$(BIN)/python -m harness.app.bench
	$(BIN)/python -m harness.app.bench_cuda || [ $$? -eq 3 ] # 3: no GPU here

kernels: $(STAMP)-test
	$(BIN)/python kernels/build.py

runtime: $(STAMP)-runtime
	$(BIN)/python -m harness.emulator.runtime.build

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Assay needs Python 3.11 or newer: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 3; }
	$(PYTHON) -m venv $(VENV)

$(STAMP)-base: $(BIN)/python pyproject.toml
	$(PIP) install -e .
	@touch $@

$(STAMP)-test: $(STAMP)-base
	$(PIP) install -e '.[build]'
	@touch $@

$(STAMP)-lint: $(STAMP)-base
	$(PIP) install -e '.[lint]'
	@touch $@

$(STAMP)-bench: $(STAMP)-base
	$(PIP) install -e '.[bench]'
	@touch $@

$(STAMP)-runtime: $(STAMP)-base
	$(PIP) install -e '.[runtime]'
	@touch $@

clean:
	rm -rf $(VENV) assay-out build dist
