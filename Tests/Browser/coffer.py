"""The program under test: its server on a port of its own, and its commands."""

import json
import os
import pathlib
import sqlite3
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("COFFER_PROGRAM", str(ROOT / ".build" / "debug" / "coffer"))
SAMPLES = ROOT / "Samples"

#: The day on which every test takes place.
TODAY = "2026-04-10"


class Server:
    """A server on a port of its own, in a folder of its own; `with` ends both."""

    #: What stands before the address where the server says that it is ready.
    READY = "Coffer is at "

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="coffer-browser-")
        self.address = ""
        self.server = None
        self.printed = None
        #: What its environment has besides.
        self.environment = {}

    def arguments(self):
        raise NotImplementedError

    def __enter__(self):
        self.start()
        return self

    def start(self):
        """Starts it, and waits until it says its address."""
        self.address = ""
        printed = os.path.join(self.folder.name, "server.txt")
        self.printed = open(printed, "wb")
        self.server = subprocess.Popen(
            [PROGRAM, *self.arguments(), "--port", "0", "--today", TODAY], stdout=self.printed, stderr=subprocess.STDOUT,
            env={**os.environ, **self.environment})
        limit = time.monotonic() + 60
        while not self.address:
            text = pathlib.Path(printed).read_text()
            if self.server.poll() is not None or time.monotonic() > limit:
                raise RuntimeError("the server did not start: " + text)
            for line in text.splitlines(keepends=True):
                if line.startswith(self.READY) and line.endswith("\n"):
                    self.address = line[len(self.READY):].split()[0].rstrip(";")
            time.sleep(0.02)

    def kill(self):
        """Ends it without giving it time to do anything."""
        self.server.kill()
        self.server.wait(10)
        self.printed.close()

    def __exit__(self, *_):
        self.server.terminate()
        try:
            self.server.wait(10)
        except subprocess.TimeoutExpired:
            self.server.kill()
            self.server.wait(10)
        self.printed.close()
        self.folder.cleanup()


class Demo(Server):
    """The made-up household, with the gallery of every screen in every state."""

    def __init__(self, language="en"):
        super().__init__()
        self.language = language
        self.READY = {"en": "The demo is at ", "de": "Die Demo ist unter "}[language]

    def arguments(self):
        return ["demo", "--no-open", "--language", self.language]


class Coffer(Server):
    """One database, its server, and its commands."""

    def __init__(self):
        super().__init__()
        self.database = os.path.join(self.folder.name, "coffer.sqlite")

    def arguments(self):
        return ["serve", "--database", self.database]

    def run(self, *arguments, text=None, environment=None):
        """Runs a command on the same database, as another process would, and returns what it prints."""
        done = subprocess.run(
            [PROGRAM, *arguments, "--database", self.database, "--today", TODAY],
            input=text, capture_output=True, text=True, timeout=60, env={**os.environ, **(environment or {})})
        if done.returncode != 0:
            raise RuntimeError(f"coffer {' '.join(arguments)}: {done.returncode}\n{done.stdout}{done.stderr}")
        return done.stdout

    def json(self, *arguments):
        return json.loads(self.run(*arguments, "--output", "json"))

    def account(self, name):
        """The id of the account of that name."""
        return next(account["id"] for account in self.json("accounts") if account["name"] == name)

    def age_confirmations(self):
        """Makes every session one whose passphrase was confirmed long ago."""
        database = sqlite3.connect(self.database, timeout=10)
        with database:
            database.execute("UPDATE member_session SET confirmed_at = 0")
        database.close()

    def add_cards(self):
        """A card of the catalogue that charges the credit card's account, one of the owner's own, and uses of both."""
        self.run(
            "add", "card", "--product", "Platinum Card", "--account", "Credit card", "--number", "1005", "--expiry", "2029-03", "--opened", "2025-03-14")
        self.run("add", "card", "--custom", "Corner shop club", "--issuer", "Corner shop", "--fee", "20")
        benefits = self.json("benefits")
        for benefit in benefits[:3]:
            self.run("benefits", "use", benefit["id"])

    def add_goals(self):
        """A plan for the savings, a goal that comes in time, and one that comes too late."""
        self.run("edit", "account", "Joint savings", "--contribution", "300", "--rate", "2.25")
        self.run("add", "goal", "A new roof", "--target", "18000", "--by", "2027-12-31", "--account", "Joint savings")
        self.run("add", "goal", "Conservatory", "--target", "40000", "--by", "2027-12-31", "--account", "Joint savings")

    def add_people(self):
        """A group with debts in both directions, a person with an IBAN, and a direct debt."""
        for name in ("Anna Brandt", "Ben Okafor"):
            self.run("add", "person", name, "--email", f"{name.split()[0].lower()}@example.com")
        self.run("edit", "person", "Anna Brandt", "--iban", "DE89370400440532013000")
        self.run("add", "group", "Trip", "--member", "me", "--member", "Anna Brandt", "--member", "Ben Okafor", "--currency", "EUR")
        self.run("add", "expense", "Hotel", "--group", "Trip", "--amount", "300", "--paid-by", "Anna Brandt", "--day", "2026-03-10")
        self.run("add", "expense", "Dinner", "--group", "Trip", "--amount", "95", "--paid-by", "me", "--day", "2026-03-11", "--repeat", "month")
        self.run("settle", "--group", "Trip", "--from", "Ben Okafor", "--to", "Anna Brandt", "--amount", "20", "--day", "2026-03-12")
        self.run("add", "expense", "Tickets", "--group", "Ben Okafor", "--amount", "78", "--paid-by", "me", "--day", "2026-03-12")

    def add_subscriptions(self):
        """One that is paid from an account, one that is shared, and one in its trial."""
        self.run("add", "expected", "Rent", "--amount", "-780", "--next", "2027-12-03", "--account", "Haven Bank 0001", "--tolerance", "5")
        self.run("add", "subscription", "Films", "--price", "13.99", "--unit", "month", "--next", "2027-12-07", "--account", "Haven Bank 0001")
        self.run("add", "subscription", "Storage", "--price", "120", "--unit", "year", "--next", "2027-12-01", "--shared-with", "5")
        self.run("add", "subscription", "Paper", "--price", "0", "--unit", "month", "--next", "2027-12-31", "--trial-until", "2027-12-30", "--price-after", "9.90")

    def import_samples(self):
        """What `make run` imports: five accounts, their rules and transactions."""
        for words, category in [("groene mand", "groceries"), ("markthalle", "groceries"), ("verhuur", "housing"), ("energie", "utilities")]:
            self.run("add", "rule", "--contains", words, "--category", category)
        self.run("import", *(str(SAMPLES / name) for name in ["checking.ofx", "savings.xml", "giro.sta"]))
        self.run(
            "add", "account", "Credit card", "--institution", "Kaart Direct", "--kind", "credit", "--currency", "EUR",
            "--opening", "-318.40", "--opening-day", "2025-12-31")
        self.run("import", str(SAMPLES / "card.csv"), "--account", "Credit card")
        self.run("import", str(SAMPLES / "cash.qif"), "--account", "Cash", "--currency", "EUR")
