"""Runs the browser tests, all or those whose names hold a word:  scripts/browser-test [WORD…]

Two processes share the tests, each with a browser and a household of its own; COFFER_BROWSER_PROCESSES says another number.
"""

import multiprocessing
import os
import pathlib
import queue
import sys
import time
import unittest

from browsing import chromium
from case import household

FOLDER = str(pathlib.Path(__file__).parent)

#: What takes minutes begins first, so that no process is left with it at the end.
LONG = ("DemoTest", "GalleryTest", "test_no_screen_violates_wcag", "SharingTest", "test_a_thousand_devices")


class Lines(unittest.TestResult):
    """Prints each test as one line when it has ended, since other processes print as well."""

    def __init__(self, ended):
        super().__init__()
        self.ended = ended
        self.outcome = "ok"

    def startTest(self, test):
        super().startTest(test)
        self.outcome = "ok"

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self.outcome = f"skipped: {reason}"

    def addError(self, test, err):
        super().addError(test, err)
        self.outcome = "ERROR"
        self.ended.put(("ERROR", str(test), self._exc_info_to_string(err, test)))

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self.outcome = "FAIL"
        self.ended.put(("FAIL", str(test), self._exc_info_to_string(err, test)))

    def addSubTest(self, test, subtest, err):
        super().addSubTest(test, subtest, err)
        if err is not None:
            self.outcome = "FAIL"
            self.ended.put(("FAIL", str(subtest), self._exc_info_to_string(err, test)))

    def stopTest(self, test):
        super().stopTest(test)
        self.ended.put(("ended", str(test), self.outcome))


def wanted(words):
    """The names of the tests, the long ones first."""
    loader = unittest.TestLoader()
    if words:
        loader.testNamePatterns = [f"*{word}*" for word in words]

    def names(suite):
        for test in suite:
            if isinstance(test, unittest.TestSuite):
                yield from names(test)
            else:
                yield test.id()

    return sorted(names(loader.discover(FOLDER, pattern="*_test.py")), key=lambda name: not any(word in name for word in LONG))


def work(names, ended):
    """Runs tests as long as there are any."""
    with chromium() as browser, household(browser):
        for name in iter(names.get, None):
            # A result of its own: one that has seen the class does not set it up again.
            unittest.defaultTestLoader.loadTestsFromName(name).run(Lines(ended))


def main(words):
    tests = wanted(words)
    if not tests:
        print("No test has such a name", flush=True)
        return 1
    count = min(int(os.environ.get("COFFER_BROWSER_PROCESSES", "2")), len(tests))
    spawned = multiprocessing.get_context("spawn")
    names, ended = spawned.Queue(), spawned.Queue()
    for name in tests + [None] * count:
        names.put(name)
    begun = time.monotonic()
    workers = [spawned.Process(target=work, args=(names, ended)) for _ in range(count)]
    for worker in workers:
        worker.start()
    done, problems = 0, []
    while done < len(tests):
        try:
            kind, test, text = ended.get(timeout=1)
        except queue.Empty:
            # A process that ended early leaves its test without an outcome.
            if any(worker.is_alive() for worker in workers):
                continue
            break
        if kind == "ended":
            done += 1
            print(f"{test} ... {text}", flush=True)
        else:
            # At once as well, since a run that is ended from outside has no end.
            problems.append((kind, test, text))
            print(f"{kind}: {test}\n{text}", flush=True)
    for worker in workers:
        worker.join()
    for kind, test, text in problems:
        print(f"{'=' * 70}\n{kind}: {test}\n{'-' * 70}\n{text}", flush=True)
    print(f"Ran {done} of {len(tests)} tests in {time.monotonic() - begun:.0f} s", flush=True)
    is_whole = not problems and done == len(tests) and all(worker.exitcode == 0 for worker in workers)
    print("OK" if is_whole else f"FAILED ({len(problems)} problems, {len(tests) - done} tests without an outcome)", flush=True)
    return 0 if is_whole else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
