"""Runs the browser tests, all or those whose names hold a word:  scripts/browser-test [WORD…]"""

import pathlib
import sys
import unittest

from browsing import chromium
from case import household


def main(words):
    loader = unittest.TestLoader()
    if words:
        loader.testNamePatterns = [f"*{word}*" for word in words]
    tests = loader.discover(str(pathlib.Path(__file__).parent), pattern="*_test.py")
    with chromium() as browser, household(browser):
        result = unittest.TextTestRunner(verbosity=2).run(tests)
    return 0 if result.wasSuccessful() and result.testsRun > 0 else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
