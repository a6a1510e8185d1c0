"""Real providers of sign-in on loopback, and what a person does at them."""

import contextlib
import importlib.util
import pathlib
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

PERSON = "anna"
PERSON_PASSPHRASE = "five tall ships at noon"

SERVER = str(pathlib.Path(__file__).with_name("canaille_server.py"))


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


class Canaille:
    """A provider that knows one person; `with` ends it."""

    def __init__(self, port, coffer):
        self.issuer = f"http://localhost:{port}"
        self.arguments = [sys.executable, SERVER, str(port), coffer]
        self.printed = tempfile.TemporaryFile()
        self.server = None

    def __enter__(self):
        self.server = subprocess.Popen(self.arguments, stdout=self.printed, stderr=subprocess.STDOUT)
        limit = time.monotonic() + 60
        while True:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(self.issuer + "/.well-known/openid-configuration", timeout=5).close()
                return self
            if self.server.poll() is not None or time.monotonic() > limit:
                self.printed.seek(0)
                raise RuntimeError("Canaille did not start: " + self.printed.read().decode(errors="replace"))
            time.sleep(0.1)

    def __exit__(self, *_):
        self.server.terminate()
        try:
            self.server.wait(10)
        except subprocess.TimeoutExpired:
            self.server.kill()
            self.server.wait(10)
        self.printed.close()

    def rotate(self):
        """Signs with another key from now on."""
        request = urllib.request.Request(self.issuer + "/test/rotate", method="POST")
        urllib.request.urlopen(request, timeout=10).close()


def sign_in_at_canaille(page):
    """What a person does there who has no session."""
    page.locator("input[name=login]").fill(PERSON)
    page.locator("[type=submit]:visible").first.click()
    authenticate_at_canaille(page)


def authenticate_at_canaille(page):
    """What a person does there who is known, and has to say again that it is them."""
    page.locator("input[name=password]").fill(PERSON_PASSPHRASE)
    page.locator("[type=submit]:visible").first.click()


@contextlib.contextmanager
def mock(claims):
    """A provider that says of people what is given here, by subject; gives its issuer."""
    import oidc_provider_mock

    users = [oidc_provider_mock.User(sub=subject, claims=said) for subject, said in claims.items()]
    with oidc_provider_mock.run_server_in_thread(port=0, user_claims=users) as server:
        yield f"http://localhost:{server.server_port}"


def sign_in_at_mock(page, subject):
    page.locator("input[name=sub]").fill(subject)
    page.get_by_role("button", name="Authorize").click()


def are_installed():
    """Whether the providers are here; without them their tests are skipped."""
    return all(importlib.util.find_spec(name) for name in ["canaille", "joserfc", "oidc_provider_mock"])
