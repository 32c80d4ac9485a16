# navigation-style
#
#   make run         installs what is missing, builds a release, serves it on ADDRESS and prints a curl line to paste
#   make test        everything that CI runs: make checks, which must leave the machine as it was (see Scripts/unchanged)
#   make checks      installs what is missing, then lint, build, deploy-test, release-test, steps-test, command-test,
#                    schema-test, client-test, preview-test, playground-test, unchanged-test, the short rows of robustness and
#                    some seconds of fuzzing, beside them bench-instructions and linkage-test, and the tests
#   make test-all    make test, and what takes hours: ten times as many random cases, the oracles of audits, the
#                    sanitizers, the fuzzers, the image and all rows of robustness
#   make check       after an edit: the lint of what changed, an incremental build, and the tests of the engine, the codec and
#                    the service that take a second at most
#   make build       builds everything, tests included, in debug
#   make release     builds the executable as it is delivered
#   make format      formats the Swift files in place
#   make lint        checks the format of the Swift files, the shell scripts where shellcheck is installed, the widths of
#                    texts where the fonts are, and the English of comments (Scripts/english)
#   make linkage-test  proves that the engine links neither Foundation nor libmicrohttpd, and the executable no Foundation
#   make deploy-test  checks the files of deploy/, the action, the hooks and the release's workflow against their schemas, and
#                    Prometheus' alerts by their tests
#   make proxy-test  looks at what comes through nginx and Caddy, as deploy/ configures them, in front of the server
#   make steps-test  runs the scripts of the action, of the workflow, of GitLab's job and of the hooks on an app of their own
#   make release-test  tests what a release goes by: contract-diff on planted breaks, the version and the notes
#   make contract-diff  tells what openapi.yaml breaks beside that of OLD, a file or a tag, and for whom; fails where the
#                    version does not say so
#   make schema-test  holds the running server against openapi.yaml with schemathesis, which comes from PyPI
#   make client-test  generates clients from openapi.yaml by tools from PyPI, and has each carry the contract's examples
#   make preview-test  looks at pictures with Chromium, Firefox, librsvg and resvg, and tries the Figma plugin of Examples;
#                    SKIP_BROWSER_TEST=1 leaves it out
#   make playground-test  looks at the playground with Chromium and Firefox; SKIP_BROWSER_TEST=1 leaves it out
#   make unchanged-test  tests the script that tells what a command has changed outside the clone, and looks at make run
#                    and make install by it
#   make playground-picture  makes Pictures/playground.png, the picture of the playground that the README shows
#   make robustness  measures how a release build stands abuse, faults and load, and prints a table (half an hour)
#   make soak        REQUESTS requests, good and bad, then looks at memory and descriptors (some minutes)
#   make fuzz        fuzzes the codec, the service, the head of a request and pictures, SECONDS_EACH seconds each
#   make audit-oracles  holds the search of an audit against all sequences of operations and against whole stacks, on GRAPHS
#                    apps, and cuts searches short at every step
#   make compare     sends COUNT random requests to the executable OLD and to a release build, and prints how the answers differ
#   make sanitize    runs the tests that open sockets or use pointers under the thread and the address sanitizer
#   make command-test  checks the command line's reports and its man page against their schemas and parsers
#   make man         writes the man page to .build/man/navigation-style.1
#   make install     installs the executable, its man page and its completions under DESTDIR and PREFIX; a release, as for
#                    make run, unless EXECUTABLE names another one
#   make dist        writes dist/: a tarball that needs glibc alone, Debian's packages for 12 and 13, an image as an OCI
#                    layout, an SBOM, provenance and SHA256SUMS; the same bytes for each build of a commit (some minutes)
#   make dist-test   looks at dist/: packages in virtual machines of Debian 12 and 13, the tarball, the image, the SBOM
#   make reproducibility-test  builds HEAD twice in two folders, and fails where dist/ is not the same bytes
#   make reader      builds navigation-style-read, which reads an app's sources into a graph, and tests it; it is a package
#                    of its own in Reader/, whose parser takes some minutes to build once
#   make install-reader  installs it, as make install does navigation-style
#   make image       builds the container image IMAGE by CONTAINER_ENGINE
#   make image-test  builds the image and checks how it runs, without an engine or a registry (see Scripts/image-test);
#                    leaves the machine as it was, as make test does
#   make bench       measures a release build beside what libmicrohttpd alone can do, and prints a table (some minutes)
#   make bench-instructions  counts the instructions and mallocs of decode, engine, encode and audits, and fails where they are
#                    above the baseline in the repository; RECORD=1 makes them the baseline
#   make clean       removes what was built
#
# Variables: ADDRESS=127.0.0.1:8080  IMAGE=navigation-style  CONTAINER_ENGINE=docker  SWIFT=swift
#            SECONDS_EACH=60  REQUESTS=2000000  COUNT=20000  GRAPHS=1000  OLD= (none)  PREFIX=/usr/local  DESTDIR= (none)

ADDRESS ?= 127.0.0.1:8080
IMAGE ?= navigation-style
CONTAINER_ENGINE ?= docker
SWIFT ?= swift
COUNT ?= 20000
GRAPHS ?= 1000
PREFIX ?= /usr/local

swift_sources := Package.swift Sources Tests Reader/Package.swift Reader/Sources Reader/Tests
shell_scripts = $(shell grep --files-with-matches '^#!/usr/bin/env bash' Scripts/*)
build_flags := --explicit-target-dependency-import-check error

.NOTPARALLEL:
.PHONY: run test test-all checks check build release format lint linkage-test deploy-test proxy-test command-test \
    schema-test client-test preview-test playground-test unchanged-test playground-picture man install quick-robustness \
    robustness soak robustness-tools fuzz quick-fuzz \
    audit-oracles compare sanitize image image-test bench bench-instructions clean dependencies \
    dist dist-test reproducibility-test release-test contract-diff steps-test reader install-reader

ifdef EXECUTABLE
executable := $(EXECUTABLE)
else
executable := .build/release/navigation-style
run man: release
endif

run:
	@Scripts/serve $(ADDRESS) $(executable)

test:
	@Scripts/unchanged $(MAKE) --no-print-directory checks

# The gate builds an engine of its own, a release, which takes minutes of one core. The test runner comes last: its summary
# is what a reader of the log looks for.
checks: dependencies lint build
	Scripts/beside unchanged-test deploy-test release-test steps-test command-test schema-test client-test preview-test playground-test \
	    quick-robustness -- bench-instructions linkage-test quick-fuzz
	$(SWIFT) test $(build_flags) --disable-xctest --skip-build

test-all: test
	NAVIGATION_STYLE_TIMES=10 $(SWIFT) test $(build_flags) --disable-xctest --skip-build --filter 'Property|Pair|Share'
	$(MAKE) --no-print-directory reader audit-oracles sanitize fuzz image-test robustness

# The lint is of files that are not committed. What is left out of the tests goes through thousands of random or recorded
# values and is part of `make test`.
check: build
	@git ls-files --modified --others --exclude-standard '*.swift' | xargs --no-run-if-empty $(SWIFT) format lint --strict --parallel
	$(SWIFT) test $(build_flags) --disable-xctest --skip-build --filter '^NavigationStyle(JSON|Service)?Tests\.' \
	    --skip 'PropertyTests|Random|Codable|SameEverywhere|DiagnosticPairTests|RoundTripTests'

# With BUILT=1 somebody has just seen to it.
ifndef BUILT
build: dependencies
	$(SWIFT) build $(build_flags) --build-tests
endif

# In a temporary folder that goes afterwards: the toolchain does not empty it.
release: dependencies
	folder=$$(mktemp --directory) && trap 'rm -rf "$$folder"' EXIT && \
	    TMPDIR=$$folder Scripts/release-build $(build_flags)

format:
	$(SWIFT) format format --in-place --parallel --recursive $(swift_sources)

lint:
	$(SWIFT) format lint --strict --parallel --recursive $(swift_sources)
	@if command -v shellcheck >/dev/null; then shellcheck .ci/run $(shell_scripts); fi
	@if [ -x /usr/bin/python3 ]; then Scripts/text-widths --check && Scripts/english; fi

linkage-test: build
	Scripts/linkage-test .build/debug/navigation-style

deploy-test:
	Scripts/deploy-test

proxy-test: build
	Scripts/proxy-test .build/debug/navigation-style

release-test:
	Scripts/release-test

contract-diff:
	@Scripts/python-environment deploy/requirements.txt
	@.build/python/bin/python Scripts/contract-diff $(OLD)

steps-test: build
	Scripts/python-environment deploy/requirements.txt
	.build/python/bin/python -B Scripts/steps-test .build/debug/navigation-style

command-test: build
	Scripts/command-test .build/debug/navigation-style

man:
	@mkdir -p .build/man
	Scripts/manual $(executable) >.build/man/navigation-style.1

install: man
	install -D $(executable) $(DESTDIR)$(PREFIX)/bin/navigation-style
	install -D --mode=644 .build/man/navigation-style.1 $(DESTDIR)$(PREFIX)/share/man/man1/navigation-style.1
	Scripts/install-completions $(executable) $(DESTDIR)$(PREFIX)/share

reader:
	$(SWIFT) build --package-path Reader --build-tests
	$(SWIFT) test --package-path Reader --disable-xctest --skip-build

install-reader:
	$(SWIFT) build --package-path Reader --configuration release --static-swift-stdlib --product navigation-style-read
	install -D Reader/.build/release/navigation-style-read $(DESTDIR)$(PREFIX)/bin/navigation-style-read

schema-test: build
	Scripts/schema-test .build/debug/navigation-style

client-test: build
	Scripts/client-test .build/debug/navigation-style

preview-test: build
	Scripts/preview-test .build/debug/navigation-style

playground-test: build
	Scripts/playground-test .build/debug/navigation-style

unchanged-test: build
	Scripts/unchanged-test .build/debug/navigation-style

playground-picture: release
	Scripts/playground-picture .build/release/navigation-style

quick-robustness: build
	Tests/Robustness/run --quick .build/debug/navigation-style

robustness: release robustness-tools
	Tests/Robustness/run .build/release/navigation-style

soak: release robustness-tools
	Tests/Robustness/run --only A2 .build/release/navigation-style

robustness-tools:
	@Scripts/install apache2-utils curl iproute2 iptables python3 slowhttptest stress-ng wrk

fuzz:
	Scripts/fuzz

quick-fuzz: build
	TARGETS="codec service head picture" CONFIGURATION=debug SECONDS_EACH=8 RUNS=1500 SEED=1 Scripts/fuzz

audit-oracles:
	NAVIGATION_STYLE_AUDIT_GRAPHS=$(GRAPHS) NAVIGATION_STYLE_AUDIT_SEQUENCES=1500 \
	    $(SWIFT) test $(build_flags) --disable-xctest \
	    --filter 'OracleTests|WindowTests|DiagnosticFindingTests|PrecisionTests|SearchTests|RandomReportTests|FixTests'

compare: release
	Scripts/compare-builds $(OLD) .build/release/navigation-style $(COUNT)

# The same objects, linked twice.
dist: dependencies
	Scripts/static-libraries .build/static
	PKG_CONFIG_PATH=$(CURDIR)/.build/static Scripts/release-build $(build_flags)
	mkdir -p .build/linked && cp .build/release/navigation-style .build/linked/static
	Scripts/release-build $(build_flags)
	cp .build/release/navigation-style .build/linked/dynamic
	Scripts/dist .build/linked/static .build/linked/dynamic

dist-test:
	Scripts/dist-test

reproducibility-test:
	Scripts/reproducibility-test

sanitize:
	Scripts/sanitize

image:
	$(CONTAINER_ENGINE) build --tag $(IMAGE) .

image-test:
	Scripts/unchanged Scripts/image-test

bench:
	Benchmarks/run

bench-instructions: dependencies
	RECORD=$(RECORD) Benchmarks/instructions

clean:
	rm -rf .build Reader/.build

ifndef BUILT
dependencies:
	@Scripts/install binutils curl gcc git libc6-dev libmicrohttpd-dev pkg-config python3 valgrind zlib1g-dev
	@Scripts/patch-dependencies
endif
