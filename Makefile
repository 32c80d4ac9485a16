# navigation-style
#
# Build and run
#   make run         installs missing packages, builds a release, serves it on ADDRESS and prints a curl line to paste
#   make build       builds everything, including tests, in debug
#   make release     builds the executable as it is delivered
#   make man         writes the man page to .build/man/navigation-style.1
#   make install     installs the executable, its man page and its completions under DESTDIR and PREFIX; it builds a
#                    release first, unless EXECUTABLE names an executable
#   make reader      builds navigation-style-read, which reads an app's sources into a graph, and tests it; it is a
#                    separate package in Reader/, whose parser takes some minutes to build once
#   make install-reader  installs it, as make install does navigation-style
#   make image       builds the container image IMAGE with CONTAINER_ENGINE
#   make clean       removes everything that was built
#
# Edit
#   make check       lints the changed files, builds, and runs the short tests of the engine, the codec, the service and
#                    the contract
#   make format      formats the Swift files in place
#   make lint        checks the format of the Swift files and the English of comments (Scripts/english); also the shell
#                    scripts if shellcheck is installed, and the tables of text widths if their fonts are installed
#
# Test
#   make test        runs everything that CI runs: make checks, which must leave the machine unchanged (see
#                    Scripts/unchanged)
#   make checks      installs missing packages and builds, beside it linkage-test, clients, deploy-test, lint and
#                    release-test; then runs proxy-test, steps-test, command-test, schema-test, client-test, preview-test,
#                    playground-test, unchanged-test and the short rows of robustness; beside them swift-test, a few
#                    seconds of fuzzing, bench-instructions, foundation-test and docc
#   make swift-test  runs the tests of the modules. OPTIMIZED=1, which all tests know, runs them with an optimized engine
#   make test-all    runs make test and everything that takes hours: ten times as many random cases, audit-oracles,
#                    sanitize, fuzz, image-test, run-test and robustness
#   make linkage-test  builds and runs the programs of Documentation/swift.md, and checks that they link neither
#                    Foundation nor libmicrohttpd
#   make foundation-test  checks that the executable does not use Foundation
#   make docc        writes the reference of the library to .build/docc; a warning of DocC fails it
#   make deploy-test  checks the files in deploy/, the action, the hooks and the release workflow against their schemas,
#                    and runs the tests of the Prometheus alerts
#   make proxy-test  tests the server behind nginx and Caddy, as configured in deploy/
#   make steps-test  runs the scripts of the action, the workflow, the GitLab job and the hooks on an example app
#   make release-test  tests contract-diff on planted breaks, and checks the version and the release notes
#   make contract-diff  lists the changes of openapi.yaml since OLD (a file or a tag) that break clients, and which
#                    clients; fails if the version does not announce them
#   make schema-test  tests the running server against openapi.yaml with schemathesis, from PyPI
#   make client-test  generates clients from openapi.yaml with tools from PyPI (make clients), and sends the contract's
#                    examples through each
#   make command-test  checks the command line's reports and its man page with schemas and parsers
#   make preview-test  checks pictures in Chromium, Firefox, librsvg and resvg, and tests the Figma plugin in Examples;
#                    SKIP_BROWSER_TEST=1 skips it
#   make playground-test  tests the playground in Chromium and Firefox; SKIP_BROWSER_TEST=1 skips it
#   make unchanged-test  tests Scripts/unchanged, and uses it to check that make run and make install change nothing
#                    else
#   make playground-picture  takes the picture of the playground for the README, Pictures/playground.png
#
# Load and correctness (long)
#   make robustness  measures how a release build behaves under abuse, faults and load, and prints a table (half an
#                    hour)
#   make soak        sends REQUESTS requests, valid and faulty, then checks memory and descriptors (some minutes)
#   make fuzz        fuzzes the codec, the service, the request head, pictures and audits, SECONDS_EACH seconds each
#   make audit-oracles  compares the audit search with a replay of all sequences of operations and with a search over
#                    whole stacks, on GRAPHS apps, with every value in the place of unknown ones, and stops searches at
#                    every step
#   make compare     sends COUNT random requests to the executable OLD and to a release build, and prints how the
#                    answers differ
#   make sanitize    runs the tests that open sockets or use pointers under the thread and address sanitizers
#   make bench       measures a release build beside what libmicrohttpd alone can do, and prints a table (some minutes)
#   make bench-instructions  counts the instructions and allocations of decoding, engine, encoding, audits and the server in the
#                    optimized build of the tests, and fails if they exceed the baseline in the repository; RECORD=1
#                    writes a new baseline
#
# Release
#   make dist        writes dist/: a tarball that needs only glibc, packages for Debian 12 and 13, an OCI image, an
#                    SBOM, provenance and SHA256SUMS; every build of a commit writes the same bytes (some minutes)
#   make dist-test   tests dist/: the packages in virtual machines of Debian 12 and 13, the tarball, the image, the SBOM
#   make reproducibility-test  builds HEAD twice in two folders, and fails if dist/ has different bytes
#   make image-test  builds the image and that of deploy/png and tests them running, without an engine or a registry
#                    (see Scripts/containers); it must leave the machine unchanged, as make test must
#   make run-test    tests make run in a clone in a container that has only Swift's toolchain and make; likewise
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

swift_sources := Package.swift Sources Tests Laboratory Reader/Package.swift Reader/Sources Reader/Tests
shell_scripts = $(shell grep --files-with-matches --directories=skip '^#!/usr/bin/env bash' Scripts/* Laboratory/*)
build_flags := --explicit-target-dependency-import-check error
# Compiles each module at once, without debug information: less work than file by file, but each change compiles all of it.
whole_modules := -debug-info-format none -Xswiftc -wmo -Xswiftc -no-emit-module-separately-wmo -Xswiftc -num-threads -Xswiftc 2
# Optimized modules keep their assertions.
optimized_build := NAVIGATION_STYLE_OPTIMIZED=1 $(SWIFT) build $(build_flags) --scratch-path .build/optimized \
    -Xswiftc -assert-config -Xswiftc Debug $(whole_modules)

# The build of the tests, and its folder.
ifdef OPTIMIZED
scratch := .build/optimized
test_build := $(optimized_build)
else
scratch := .build
test_build := $(SWIFT) build $(build_flags)
endif
products := $(scratch)/debug

# Swift Testing looks up the stack of every error that is thrown, caught or not: nearly half of the tests' time.
export SWT_SWIFT_ERROR_BACKTRACING_ENABLED := 0

.NOTPARALLEL:
.PHONY: run test test-all checks check build compile optimized release format lint linkage-test foundation-test docc deploy-test clients \
    proxy-test command-test schema-test client-test preview-test playground-test swift-test unchanged-test playground-picture man install \
    quick-robustness \
    robustness soak robustness-tools fuzz quick-fuzz \
    audit-oracles compare sanitize image image-test run-test bench bench-instructions clean dependencies \
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
	@Scripts/unchanged $(MAKE) --no-print-directory OPTIMIZED=1 checks

# For minutes the build needs one processor only, since the engine is one module; the other one checks what needs no build. Then
# browsers and servers leave a processor idle for half of their time, which the tests of the modules use: they take what the others
# leave, and their summary stands last, where a reader of the log looks for it.
checks: dependencies
	Scripts/beside compile -- linkage-test clients deploy-test lint release-test
	Scripts/beside playground-test preview-test steps-test command-test proxy-test unchanged-test -- \
	    schema-test client-test quick-robustness -- quick-fuzz bench-instructions docc foundation-test -- swift-test

# --quiet prints the failures and the summary, so that both stand at the end of a log.
swift-test: build
	$(products)/navigation-stylePackageTests.xctest --testing-library swift-testing --quiet

test-all: test
	NAVIGATION_STYLE_TIMES=10 .build/optimized/debug/navigation-stylePackageTests.xctest --testing-library swift-testing \
	    --filter 'Property|Pair|Share'
	NAVIGATION_STYLE_TIMES=10 $(MAKE) --no-print-directory reader
	BROKEN="^POST " EXAMPLES=100 $(MAKE) --no-print-directory OPTIMIZED=1 schema-test
	$(MAKE) --no-print-directory audit-oracles sanitize fuzz image-test run-test robustness

# Lints the files that are not committed, since a build takes longer. The properties are tried on a tenth of the random cases;
# the skipped tests try thousands of values. `make test` runs all.
check:
	@git ls-files --modified --others --exclude-standard '*.swift' | xargs --no-run-if-empty $(SWIFT) format lint --strict --parallel
	@$(MAKE) --no-print-directory build
	NAVIGATION_STYLE_TIMES=0.1 $(products)/navigation-stylePackageTests.xctest --testing-library swift-testing --quiet \
	    --filter '^NavigationStyle(JSON|Service)?Tests\.|^ContractTests\.(OpenAPIDocument|RouteContract)Tests' \
	    --skip 'FixPropertyTests|Random|Codable|SameEverywhere|DiagnosticPairTests|RoundTripTests'

# BUILT=1 says that the caller has just built everything.
ifndef BUILT
build: dependencies compile
endif

compile:
	$(test_build) --build-tests

# The build whose instructions are counted.
optimized:
	$(optimized_build) --product navigation-style

# The toolchain does not empty its temporary folder, so it gets one that is removed afterwards.
release: dependencies
	folder=$$(mktemp --directory) && trap 'rm -rf "$$folder"' EXIT && \
	    TMPDIR=$$folder Scripts/release-build $(build_flags)

format:
	$(SWIFT) format format --in-place --parallel --recursive $(swift_sources)

lint:
	$(SWIFT) format lint --strict --parallel --recursive $(swift_sources)
	@if command -v shellcheck >/dev/null; then shellcheck .ci/run $(shell_scripts); fi
	@if [ -x /usr/bin/python3 ]; then Scripts/text-widths --check && Scripts/english; fi

linkage-test:
	Scripts/linkage-test $(whole_modules)

foundation-test: build
	Scripts/foundation-test $(products)/navigation-style

docc: build
	Scripts/docc $(products) .build/docc

deploy-test:
	Scripts/deploy-test

proxy-test: build
	Scripts/proxy-test $(products)/navigation-style

release-test:
	Scripts/release-test

contract-diff:
	@Scripts/python-environment deploy/requirements.txt
	@.build/python/bin/python Scripts/contract-diff $(OLD)

steps-test: build
	Scripts/python-environment deploy/requirements.txt
	.build/python/bin/python -B Scripts/steps-test $(products)/navigation-style

command-test: build
	Laboratory/command-test $(products)/navigation-style

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
	Laboratory/schema-test $(products)/navigation-style

clients:
	Laboratory/client-test

client-test: build $(if $(BUILT),,clients)
	Laboratory/client-test $(products)/navigation-style

preview-test: build
	Laboratory/preview-test $(products)/navigation-style

playground-test: build
	Laboratory/playground-test $(products)/navigation-style

unchanged-test: build
	Scripts/unchanged-test $(products)/navigation-style

playground-picture: release
	Laboratory/playground-picture .build/release/navigation-style

quick-robustness: build
	Laboratory/Robustness/run --quick $(products)/navigation-style

robustness: release robustness-tools
	Laboratory/Robustness/run .build/release/navigation-style

soak: release robustness-tools
	Laboratory/Robustness/run --only A2 .build/release/navigation-style

robustness-tools:
	@Scripts/install apache2-utils curl iproute2 iptables python3 slowhttptest stress-ng wrk

fuzz:
	Laboratory/fuzz

quick-fuzz: build
	TARGETS="codec service head picture" CONFIGURATION=debug PRODUCTS=$(products) SECONDS_EACH=5 RUNS=1000 SEED=1 Laboratory/fuzz

audit-oracles:
	NAVIGATION_STYLE_AUDIT_GRAPHS=$(GRAPHS) NAVIGATION_STYLE_AUDIT_SEQUENCES=1500 \
	    $(SWIFT) test $(build_flags) --disable-xctest \
	    --filter 'OracleTests|WindowTests|DiagnosticFindingTests|PrecisionTests|SearchTests|RandomReportTests|FixTests' \
	    --filter 'UnknownValueTests|WholeGraphTests|WholeStackTests|SplitTests'

compare: release
	Laboratory/compare-builds $(OLD) .build/release/navigation-style $(COUNT)

# Links the same objects twice: with static libraries and with shared ones.
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
	Laboratory/sanitize

image:
	$(CONTAINER_ENGINE) build --tag $(IMAGE) .

image-test run-test:
	Scripts/unchanged Scripts/containers Scripts/$@

bench:
	Benchmarks/run

bench-instructions: dependencies $(if $(BUILT),,optimized)
	RECORD=$(RECORD) Benchmarks/instructions

clean:
	rm -rf .build Reader/.build

ifndef BUILT
dependencies:
	@Scripts/install binutils curl gcc git libc6-dev libmicrohttpd-dev pkg-config python3 valgrind zlib1g-dev
	@Scripts/patch-dependencies $(scratch)
endif
