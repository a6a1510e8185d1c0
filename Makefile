# `make run` and `make test` need the Swift toolchain (6.2 or later) and nothing else: what is missing is installed by apt.

PORT ?= 8080

.PHONY: help run sample test release format format-check bench soak install-libraries install-tools install-browser clean

help:
	@echo "make run            build, open the demo household in the browser (PORT=8080)"
	@echo "make sample         build, import the sample statements, show accounts and transactions"
	@echo "make test           run every test"
	@echo "make release        build .build/release/coffer with the Swift runtime inside"
	@echo "make format         format all sources        make format-check   only look"
	@echo "make bench          measure                   make soak           the long runs: kills, a new feature, starts, fuzzing"
	@echo "make install-tools  what the tests compare with: sqlite3, ledger, hledger, beancount, aiosmtpd, icalendar, webauthn, a schema of payment files"
	@echo "make install-browser  what the browser tests need: chromium, playwright, axe, zbarimg, providers of sign-in"
	@echo "make clean          remove what was built"

run: install-libraries
	@swift build --product coffer
	@.build/debug/coffer demo --port $(PORT)

sample: install-libraries
	@scripts/run-sample

test: install-libraries install-tools install-browser
	@scripts/test
	@scripts/browser-test

release: install-libraries
	swift build -c release --static-swift-stdlib --disable-local-rpath --product coffer

format:
	@scripts/format

format-check:
	@scripts/format --check

bench: install-libraries
	@scripts/bench

soak: install-libraries install-tools
	@scripts/soak

install-libraries:
	@scripts/check-toolchain
	@scripts/install-missing libsqlite3-dev libexpat1-dev zlib1g-dev libcurl4-openssl-dev pkg-config

install-tools:
	@scripts/install-missing --optional sqlite3 ledger hledger python3-venv
	@scripts/install-beancount
	@scripts/install-payment-schema
	@scripts/install-webauthn
	@scripts/install-mail-tools

install-browser:
	@scripts/install-browser

clean:
	rm -rf .build .venv
