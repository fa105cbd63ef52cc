# Short names for the commands of README.md and CONTRIBUTING.md. `make -n NAME` shows what a name does.

python := python3
image_python := python3.13
in_image := docker run --rm --interactive hearts
installed := $(python) -m venv .venv && .venv/bin/pip install --quiet -e

.PHONY: play test test-slow test-thorough check format bench mutants mutants-sample constraints audit sbom migration ci

play:  ## Open the playground, or the real bot where .env has a token
	$(python) -m venv .venv && .venv/bin/pip install -e ".[play]" && .venv/bin/python -m bot

test:  ## The quick tests, on every core
	$(python) -m venv .venv && .venv/bin/pip install -e ".[test]" && .venv/bin/python -m pytest -n auto

test-slow:  ## The slow tests: long games, crashes, the compiled kernel, a browser (Debian's Chromium)
	$(installed) ".[test]" && .venv/bin/python -m pytest -m slow -n auto

test-thorough:  ## The slow tests with twenty times as many cases: hours
	$(installed) ".[test,check]" && THOROUGH=1 .venv/bin/python -m pytest -m slow -n auto -o timeout=7200

check:  ## Lint, format, types, layers
	$(installed) ".[test,check]"
	.venv/bin/ruff check
	.venv/bin/ruff check --select C901 --exit-zero --output-format concise
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/lint-imports

format:  ## Lay the code out and mend what the linter can mend
	$(installed) ".[check]"
	.venv/bin/ruff check --fix
	.venv/bin/ruff format

bench:  ## Measure this machine
	$(installed) ".[test]" && .venv/bin/python -m benchmarks

mutants:  ## Try the tests with small mistakes in the code; hours, and goes on where it was stopped
	$(installed) ".[test,mutants]"
	.venv/bin/mutmut run
	.venv/bin/mutmut export-cicd-stats && cat mutants/mutmut-cicd-stats.json

mutants-sample:  ## Some of them: make mutants-sample of=db count=110 seed=9
	$(installed) ".[test,mutants]"
	.venv/bin/mutmut run 'hearts.ending.x_winners*'  # makes all mutants, and learns which tests reach which code
	.venv/bin/mutmut run $$(.venv/bin/python -m tests.mutants $(of) $(count) $(seed))

constraints:  ## Pin the newest versions that pyproject.toml allows; needs Python 3.11 as $(python), and the image's as $(image_python)
	rm -rf build/pins && $(python) -m venv build/pins
	build/pins/bin/python -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11) and "Say make constraints python=PATH-TO-3.11")'
	build/pins/bin/pip install --quiet --upgrade setuptools
	sed -i "s/setuptools==[0-9.]*/setuptools==$$(build/pins/bin/python -c 'import setuptools; print(setuptools.__version__)')/" pyproject.toml
	build/pins/bin/pip install --quiet -e ".[play,test,check,audit]"
	{ grep -E '^#|;' constraints.txt; build/pins/bin/pip freeze --exclude-editable; } > build/pins/new
	mv build/pins/new constraints.txt
	$(image_python) -m venv build/image && build/image/bin/python .ci/image_requirements.py > build/image/new
	mv build/image/new image-requirements.txt

audit:  ## Look for known weaknesses of the pinned versions
	$(installed) ".[audit]" && .venv/bin/pip-audit --requirement constraints.txt --no-deps --disable-pip

sbom:  ## Write what the container image `hearts` holds as a bill of materials (CycloneDX) to build/sbom.json
	mkdir -p build && $(in_image) python - < .ci/sbom.py > build/sbom.new
	mv build/sbom.new build/sbom.json

migration:  ## Draft a migration: make migration words="Names of seats"
	$(installed) "."
	.venv/bin/python -m tests.db.drafting "$(words)"
	.venv/bin/ruff format db/migrations || true

ci:  ## Everything, as a bare machine does it
	.ci/run
