"""A push service on this machine, and browsers that receive from it: messages are decrypted by http_ece, and tokens are verified by py_vapid."""

import base64
import hashlib
import http.server
import json
import os
import threading
import time

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


def encoded(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Device:
    """A browser's keys, and what it has received."""

    def __init__(self, endpoint):
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        #: The messages, in JSON.
        self.messages = []
        #: The statuses of the next answers, and of those after them.
        self.answers = []

    @property
    def public(self):
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def fingerprint(self):
        return hashlib.sha256(self.endpoint.encode()).digest()

    def form(self):
        """The fields that the script fills in."""
        return {"endpoint": self.endpoint, "key": encoded(self.public), "secret": encoded(self.secret)}

    def titled(self, title):
        """The messages of a title."""
        return [message for message in self.messages if message["title"] == title]


class PushService:
    """Takes messages for devices; `with` ends it."""

    def __init__(self, pause=0.0):
        self.devices = {}
        #: What was wrong with requests.
        self.problems = []
        #: Requests of each device, answered or not.
        self.asked = {}
        self.pause = pause
        self.lock = threading.Lock()
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                status, headers = service.take(self.path, self.headers, body)
                time.sleep(service.pause)
                try:
                    self.send_response(status)
                    for name, value in headers.items():
                        self.send_header(name, value)
                    self.send_header("Content-Length", "0")
                    self.end_headers()
                except OSError:
                    # The server that asked was ended.
                    pass

            def log_message(self, *_):
                pass

        class Server(http.server.ThreadingHTTPServer):
            daemon_threads = True

            def handle_error(self, *_):
                pass

        self.server = Server(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

    def device(self):
        """A new browser."""
        device = Device(f"{self.origin}/send/{len(self.devices)}-{encoded(os.urandom(12))}")
        self.devices[device.endpoint[len(self.origin):]] = device
        return device

    def take(self, path, headers, body):
        device = self.devices.get(path)
        if device is None:
            return 404, {}
        try:
            message = self.read(device, headers, body)
        except Exception as error:  # Whatever is wrong with a request is a failure of the test.
            with self.lock:
                self.problems.append(f"{path}: {type(error).__name__} {error}")
            return 400, {}
        with self.lock:
            self.asked[path] = self.asked.get(path, 0) + 1
            status = device.answers.pop(0) if device.answers else 201
            if status == 201:
                device.messages.append(message)
        return status, {"Retry-After": "3600"} if status == 429 else {}

    def read(self, device, headers, body):
        """The message, after everything that the standards demand of its request was verified."""
        scheme, fields = headers["Authorization"].split(" ", 1)
        parts = dict(part.strip().split("=", 1) for part in fields.split(","))
        assert scheme == "vapid" and headers["Content-Encoding"] == "aes128gcm", "no Web Push"
        assert Vapid02.from_raw_public(parts["k"].encode()).verify_token(*self.token(parts["t"])), "the signature is wrong"
        claims = json.loads(decoded(parts["t"].split(".")[1]))
        assert claims["aud"] == self.origin and time.time() < claims["exp"] <= time.time() + 24 * 3600, claims
        assert claims["sub"].startswith(("https://", "mailto:")), claims
        assert int(headers["TTL"]) > 0 and len(headers["Topic"]) <= 32 and len(body) <= 4096
        return json.loads(http_ece.decrypt(body, private_key=device.key, auth_secret=device.secret, version="aes128gcm"))

    @staticmethod
    def token(text):
        signed, signature = text.rsplit(".", 1)
        return signed.encode(), signature
