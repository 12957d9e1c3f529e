PREFIX ?= /usr/local
DESTDIR ?=
# Where zsh looks for completions below PREFIX, and what SwiftPM is told besides.
ZSH_FUNCTIONS ?= share/zsh/site-functions
export SWIFT_FLAGS ?=
# The storyboards and xibs that layouts are scored on.
CORPUS ?=
# The screens and documents that test-fleet audits (none: Tests/Corpus).
DOCUMENTS ?=
# The secrets of each kind that make leakage makes (0: as many as its plan says), their seed, and words of the experiments to run (none: all, and the page is written).
TRIALS ?= 0
SEED ?= 7
CASE ?=
# The turns of bench-render.
RUNS ?= 15
# The largest workload of bench-solver; the seeds of fuzz-solver and try-proofs.
N ?= 10000
FIRST ?= 0
COUNT ?= 10000
STRICT ?= 2000
# The sanitizer of make fuzz, address or none; its inputs for each reader, the seconds after which a reader ends all the same (0: none), and the readers (none: all).
SANITIZER ?= address
INPUTS ?= 1000000
SECONDS ?= 0
READERS ?=
BUILD := build
RELEASE := .build/release
# What reads Swift source stands on the toolchain's parser; without that everything else is built all the same. It comes after what it lies beside: the package manager makes the folder, and does so as a link.
READER := Scripts/build-reader --optional $(RELEASE)
# Programs that need no toolchain where they run: the same objects, linked anew.
STATIC := .build/static
SOURCES := Package.swift Sources Tests Benchmarks

.DEFAULT_GOAL := help
.PHONY: help setup build dist deb test-deb demo test test-pages test-fleet lint format measure docs bench bench-source bench-render bench-stories bench-solver bench-proofs bench-report bench-merge leakage fuzz-solver check-reports check-sanitizers fuzz score score-uikit fuzz-documents fuzz-textures install clean

help: ## Say what each target does
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup:
	@Scripts/setup

build: ## Build the command, optimised, as .build/release/afterimage, and beside it what reads Swift source
	@Scripts/setup build
	swift build -c release --product afterimage $(SWIFT_FLAGS)
	@$(READER)

bench-source: setup build ## Measure how long it takes to read this project's own sources: cold, warm, with three files changed, and the memory
	swift build -c release --product source-driver
	@Benchmarks/bench-source $(RELEASE)/source-driver Sources

demo: setup build ## Make one page of all pictures to click through, build/demo/index.html: screens, devices, faults, stories, documents, UIKit
	swift build -c release --product score-uikit
	@Scripts/demo-page $(RELEASE)/afterimage $(RELEASE)/score-uikit $(BUILD)/demo

test: setup ## Build everything and run every test
	swift build -c release --build-tests
	@$(READER)
	swift test -c release --skip-build

test-pages: demo ## Drive the pages of the demo, of reports, reviews and the studio in Chromium: every view and key, 10,000 cases, approving, hostile names
	@Scripts/test-pages $(RELEASE)/afterimage $(BUILD)/demo

test-fleet: setup $(STATIC)/afterimage ## Audit DOCUMENTS by Slurm, GNU parallel and a cache on this machine, with trouble; the same bytes as by one process
	@Scripts/test-fleet $(STATIC)/afterimage $(DOCUMENTS)

check-sanitizers: setup ## Run the tests under the address and undefined behaviour sanitizers, batches under the thread sanitizer
	@Scripts/check-sanitizers

fuzz: setup ## Feed every reader a million inputs that libFuzzer makes, within 2 s and 512 MiB each
	Scripts/build-sanitized $(SANITIZER) --product fuzz-readers
	@Benchmarks/fuzz $(SANITIZER) $(INPUTS) $(SECONDS) $(READERS)

docs: setup build ## Make a site of the Swift API in build/docs
	swift build -c release --target AfterimageTesting
	@Scripts/make-docs $(RELEASE) $(BUILD)/docs

lint: ## Check the format, and the rules that a machine can check
	swift format lint --strict --recursive $(wildcard $(SOURCES))
	@Scripts/lint

format: ## Bring all Swift into the house format
	swift format --in-place --recursive $(wildcard $(SOURCES))

$(STATIC)/afterimage: build
	@Scripts/link $(RELEASE) afterimage AfterimageCommand $@
	@if [ -e $(RELEASE)/afterimage-swift ]; then cp -f $(RELEASE)/afterimage-swift $(STATIC)/afterimage-swift; fi

measure: ## Print how long functions and files are, and fail where one is too long
	@Scripts/measure-code

bench: setup $(STATIC)/afterimage ## Measure the cold command and the price of one more strategy
	@Benchmarks/bench $(STATIC)/afterimage

bench-render: setup $(STATIC)/afterimage ## Measure drawing and pictures against Chromium, resvg, Cairo, libspng, Pillow and others
	swift build -c release --product render-driver
	@Scripts/link $(RELEASE) render-driver render_driver $(STATIC)/render-driver
	@Benchmarks/bench-render $(STATIC)/afterimage $(STATIC)/render-driver $(RUNS)

bench-stories: setup ## Play every scenario of Screens with nothing drawn, and name the slowest: shortest and median milliseconds
	swift build -c release --product render-driver
	@for story in Screens/*.scenario.json Screens/protections/*.scenario.json; do \
	  $(RELEASE)/render-driver play $$story 50 | head -n 1; \
	done | sort -k 3 -n -r | head -n 10

bench-report: setup $(STATIC)/afterimage ## Measure the page of 10,000 goldens of which 500 differ for 40 causes
	@Benchmarks/bench-report $(STATIC)/afterimage

bench-merge: setup $(STATIC)/afterimage ## Measure the merge of a million results in the records of 8 shares
	@Benchmarks/bench-merge $(STATIC)/afterimage

bench-solver: ## Measure the constraint solver against kiwi, up to N=10000 or as given
	swift build -c release --product solver-driver
	@Benchmarks/bench-solver $(RELEASE)/solver-driver $(N)

fuzz-solver: ## Compare the constraint solver with kiwi and linear programs on random systems
	swift build -c release --product solver-driver
	@Benchmarks/fuzz-solver $(RELEASE)/solver-driver $(FIRST) $(COUNT) $(STRICT)

fuzz-documents: setup ## Flip every byte of ten storyboards and xibs in turn, and cut them off at every one
	swift build -c release --product mutate-documents
	@Benchmarks/fuzz-documents $(RELEASE)/mutate-documents

fuzz-textures: setup build ## Compare LZFSE with Apple's own code on 200 random buffers, and change 10,000 textures
	@Benchmarks/fuzz-textures $(RELEASE)/afterimage

try-proofs: setup ## Hold what is proved on COUNT random screens to fifty other secrets each
	swift build -c release --product try-proofs
	@$(RELEASE)/try-proofs $(FIRST) $(COUNT)

bench-proofs: setup ## Measure what proofs on COUNT random screens take beside a layout
	swift build -c release --product try-proofs
	@$(RELEASE)/try-proofs $(FIRST) $(COUNT) --time

check-reports: setup build ## Hold reports of an audit of Screens against the schemas of SARIF and JUnit, and GitHub's limits
	@mkdir -p $(BUILD)/reports
	-@$(RELEASE)/afterimage audit Screens --strategy all --format sarif=$(BUILD)/reports/audit.sarif --format junit=$(BUILD)/reports/audit.xml > $(BUILD)/reports/audit.txt
	@Scripts/check-reports $(BUILD)/reports/audit.sarif $(BUILD)/reports/audit.xml

leakage: setup ## Read secrets out of masked pictures, TRIALS of each kind, and write Documentation/leakage.md
	swift build -c release --product leakage-driver
	@$(RELEASE)/leakage-driver . $(TRIALS) $(SEED) Documentation $(CASE)

score-uikit: setup ## Compare screens with pictures of UIKit, piece by piece, into build/score-uikit
	swift build -c release --product score-uikit
	@$(RELEASE)/score-uikit Benchmarks/UIKit $(BUILD)/score-uikit

score: setup ## Compare layouts of the storyboards and xibs below CORPUS with the frames stored in them
	@test -n "$(CORPUS)" || { echo 'make score: name the folder of projects, as in make score CORPUS=DIR' >&2; exit 64; }
	swift build -c release --product layout-corpus
	@Benchmarks/score-layout $(RELEASE)/layout-corpus "$(CORPUS)"

install: $(STATIC)/afterimage ## Install the command below PREFIX, with its manual and completions for bash, zsh and fish
	@Scripts/install $(STATIC)/afterimage "$(DESTDIR)$(PREFIX)" $(ZSH_FUNCTIONS)

dist: $(STATIC)/afterimage ## Pack the command with its manual and completions as build/afterimage-VERSION-SYSTEM-ARCHITECTURE.tar.gz, the same bytes for the same commit
	@Scripts/make-dist $(STATIC)/afterimage $(BUILD)

deb: ## Build a Debian package, build/afterimage_VERSION_ARCHITECTURE.deb, and look through it with lintian
	@Scripts/setup packaging
	@Scripts/make-deb $(BUILD)

test-deb: deb ## Install the package in a bare Debian 12, draw a picture, read the manual, complete command lines; as root. Read the formula as Ruby does
	@ruby -c Packaging/homebrew/afterimage.rb
	@Scripts/test-deb $(BUILD)/afterimage_*.deb $(BUILD)

clean: ## Remove everything that was built
	rm -rf .build .build-* Tools/SwiftReader/.build $(BUILD)

# What the project hands to others, and what it takes from them.
.PHONY: check-darwin licences picture-changes sbom test-arm64 test-integrations
# The plugin for SwiftPM is in the house format, too.
SOURCES += Packaging

licences: ## Hold every file against the licence that REUSE.toml gives it
	@Scripts/check-licences

test-arm64: ## Run the kernels of Sources/CPixels for arm64 under qemu, and hold their bytes against those for x86-64
	@Scripts/test-arm64

test-integrations: build ## Try the action for GitHub, the jobs for GitLab, the hooks for pre-commit and the plugin for SwiftPM on a sample project
	@Scripts/test-integrations $(RELEASE)/afterimage

check-darwin: setup ## Compile the C, and type-check the Swift, that macOS takes against its own C headers; list what that leaves open
	@Scripts/check-darwin

sbom: $(STATIC)/afterimage ## Write what the command is made of and stands on as CycloneDX and SPDX into build/sbom, both checked
	@Scripts/make-sbom $(STATIC)/afterimage $(BUILD)/sbom

# The program, or the commit, whose pictures make picture-changes takes for the former ones.
OLD ?=
picture-changes: build ## Say what pictures of Screens differ from those of OLD, a commit or a program, by view and system, for CHANGELOG.md
	@test -n "$(OLD)" || { echo 'make picture-changes: name the former version, as in make picture-changes OLD=v0.1.0' >&2; exit 64; }
	@Scripts/picture-changes "$(OLD)" $(RELEASE)/afterimage
