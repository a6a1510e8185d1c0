"""Makes ceremonies.json: ceremonies of WebAuthn, good ones and bad ones, each with what it is refused for.

    python make_ceremonies.py > ceremonies.json        needs cryptography from PyPI

Keys, challenges and signatures are new each time. Binary values are base64url without padding.
"""

import base64
import hashlib
import json
import os
import struct

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa

RP, ORIGIN = "localhost", "http://localhost:8080"
UP, UV, BE, BS, AT, ED = 1, 4, 8, 16, 64, 128
HANDLE = struct.pack(">qq", 12345, 67890)


def text(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


# CBOR (RFC 8949)

def head(major, value):
    if value < 24:
        return bytes([major << 5 | value])
    for information, size in ((24, 1), (25, 2), (26, 4), (27, 8)):
        if value < 1 << (8 * size):
            return bytes([major << 5 | information]) + value.to_bytes(size, "big")
    raise ValueError(value)


def cbor(value):
    if isinstance(value, bool):
        return b"\xf5" if value else b"\xf4"
    if isinstance(value, int):
        return head(0, value) if value >= 0 else head(1, -1 - value)
    if isinstance(value, bytes):
        return head(2, len(value)) + value
    if isinstance(value, str):
        return head(3, len(value.encode())) + value.encode()
    if isinstance(value, list):
        return head(4, len(value)) + b"".join(cbor(item) for item in value)
    return head(5, len(value)) + b"".join(cbor(key) + cbor(item) for key, item in value.items())


# Keys (RFC 9053)

def number(value):
    return value.to_bytes((value.bit_length() + 7) // 8, "big")


class Key:
    def __init__(self, algorithm):
        self.algorithm = algorithm
        if algorithm == -7:
            self.key = ec.generate_private_key(ec.SECP256R1())
            point = self.key.public_key().public_numbers()
            self.cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        elif algorithm == -8:
            self.key = ed25519.Ed25519PrivateKey.generate()
            self.cose = {1: 1, 3: -8, -1: 6, -2: self.key.public_key().public_bytes_raw()}
        else:
            self.key = rsa.generate_private_key(65537, 2048)
            public = self.key.public_key().public_numbers()
            self.cose = {1: 3, 3: -257, -1: number(public.n), -2: number(public.e)}

    def sign(self, data):
        if self.algorithm == -7:
            return self.key.sign(data, ec.ECDSA(hashes.SHA256()))
        if self.algorithm == -8:
            return self.key.sign(data)
        return self.key.sign(data, padding.PKCS1v15(), hashes.SHA256())


# Ceremonies

def client_data(kind, sent, **other):
    members = {"type": kind, "challenge": text(sent), "origin": ORIGIN, "crossOrigin": False, **other}
    return json.dumps({name: value for name, value in members.items() if value is not None}, separators=(",", ":")).encode()


def authenticator_data(flags, counter, credential=b"", rp=RP, extensions=b""):
    return hashlib.sha256(rp.encode()).digest() + bytes([flags]) + struct.pack(">I", counter) + credential + extensions


def attested(identifier, key, aaguid=bytes(16)):
    return aaguid + struct.pack(">H", len(identifier)) + identifier + key


def attestation(data, form="none", statement=None, **other):
    return cbor({"fmt": form, "attStmt": {} if statement is None else statement, "authData": data, **other})


class Registration:
    """A good registration, of which a bad one changes a part."""

    def __init__(self, algorithm=-7):
        self.key = Key(algorithm)
        self.identifier = os.urandom(32)
        self.challenge = os.urandom(56)
        self.flags = UP | UV | BE | BS | AT
        self.counter = 0

    def data(self, **other):
        values = {"flags": self.flags, "counter": self.counter, "credential": attested(self.identifier, cbor(self.key.cose)), **other}
        return authenticator_data(**values)

    def row(self, name, expected, **other):
        values = {"client": client_data("webauthn.create", self.challenge), "attestation": attestation(self.data()), **other}
        return {
            "name": name, "kind": "registration", "relyingParty": RP, "origin": ORIGIN, "challenge": text(self.challenge),
            "clientData": text(values["client"]), "attestation": text(values["attestation"]), "credentialID": text(self.identifier),
            "expected": expected,
        }


class Use:
    """A good assertion, of which a bad one changes a part."""

    def __init__(self, algorithm=-7):
        self.key = Key(algorithm)
        self.identifier = os.urandom(32)
        self.challenge = os.urandom(56)

    def row(self, name, expected, **other):
        values = {
            "client": client_data("webauthn.get", self.challenge), "data": authenticator_data(UP | UV, 8), "stored": 7, "user": HANDLE,
            "identifier": self.identifier, "signer": self.key, **other,
        }
        signed = values.get("signed", values["data"] + hashlib.sha256(values["client"]).digest())
        signature = values.get("signature", values["signer"].sign(signed))
        return {
            "name": name, "kind": "assertion", "relyingParty": RP, "origin": ORIGIN, "challenge": text(self.challenge),
            "clientData": text(values["client"]), "authenticatorData": text(values["data"]), "signature": text(signature),
            "credentialID": text(values["identifier"]), "userHandle": None if values["user"] is None else text(values["user"]),
            "storedID": text(self.identifier), "storedKey": text(cbor(self.key.cose)), "storedCounter": values["stored"],
            "storedUser": text(HANDLE), "expected": expected,
        }


def registrations():
    for algorithm, name in ((-7, "ES256"), (-8, "EdDSA"), (-257, "RS256")):
        yield Registration(algorithm).row(f"registration {name}", "accepted")
    it = Registration()
    yield it.row("registration that counts", "accepted", attestation=attestation(it.data(counter=5)))
    yield it.row("registration on one device", "accepted", attestation=attestation(it.data(flags=UP | UV | AT)))
    yield it.row("registration with extensions", "accepted", attestation=attestation(
        it.data(flags=it.flags | ED, extensions=cbor({"credProtect": 3}))))
    yield it.row("registration with members of later levels", "accepted", client=client_data(
        "webauthn.create", it.challenge, tokenBinding={"status": "supported"}, other_keys_can_be_added_here="do not compare"))
    yield it.row("registration without crossOrigin", "accepted", client=client_data("webauthn.create", it.challenge, crossOrigin=None))
    yield it.row("longest credential id", "accepted", attestation=attestation(
        it.data(credential=attested(it.identifier + bytes(991), cbor(it.key.cose)))))

    def bad(name, expected, **other):
        return it.row(name, expected, **other)

    create = "webauthn.create"
    yield bad("registration of type get", "wrongType", client=client_data("webauthn.get", it.challenge))
    yield bad("registration of another challenge", "wrongChallenge", client=client_data(create, os.urandom(56)))
    yield bad("registration of a longer challenge", "wrongChallenge", client=client_data(create, it.challenge + b"\0"))
    yield bad("registration at another origin", "wrongOrigin", client=client_data(create, it.challenge, origin="http://localhost:8081"))
    yield bad("registration at another scheme", "wrongOrigin", client=client_data(create, it.challenge, origin="https://localhost:8080"))
    yield bad("registration at an origin with a slash", "wrongOrigin", client=client_data(create, it.challenge, origin=ORIGIN + "/"))
    yield bad("registration in a frame", "crossOrigin", client=client_data(create, it.challenge, crossOrigin=True))
    yield bad("registration below a top origin", "crossOrigin", client=client_data(create, it.challenge, topOrigin="https://evil.example"))
    yield bad("client data that is no JSON", "malformedClientData", client=client_data(create, it.challenge)[:-1])
    yield bad("client data without origin", "malformedClientData", client=client_data(create, it.challenge, origin=None))
    yield bad("client data with padded challenge", "malformedClientData", client=client_data(create, it.challenge, challenge=text(it.challenge) + "="))
    yield bad("client data that is too long", "malformedClientData", client=client_data(create, it.challenge, other="x" * 9000))
    yield bad("registration of another relying party", "wrongRelyingParty", attestation=attestation(it.data(rp="evil.example")))
    yield bad("registration of a subdomain", "wrongRelyingParty", attestation=attestation(it.data(rp="a.localhost")))
    yield bad("registration without presence", "userNotPresent", attestation=attestation(it.data(flags=UV | AT)))
    yield bad("registration without verification", "userNotVerified", attestation=attestation(it.data(flags=UP | AT)))
    yield bad("registration backed up without eligibility", "backupWithoutEligibility", attestation=attestation(it.data(flags=UP | UV | BS | AT)))
    yield bad("registration without credential", "missingCredential", attestation=attestation(it.data(flags=UP | UV, credential=b"")))
    yield bad("flag without credential", "malformedAuthenticatorData", attestation=attestation(it.data(credential=b"")))
    yield bad("credential without flag", "malformedAuthenticatorData", attestation=attestation(it.data(flags=UP | UV)))
    yield bad("bytes behind the credential", "malformedAuthenticatorData", attestation=attestation(it.data() + b"\0"))
    yield bad("extensions that are no map", "malformedAuthenticatorData", attestation=attestation(
        it.data(flags=it.flags | ED, extensions=cbor([1]))))
    yield bad("extensions that are missing", "malformedAuthenticatorData", attestation=attestation(it.data(flags=it.flags | ED)))
    yield bad("empty credential id", "invalidCredentialID", attestation=attestation(it.data(credential=attested(b"", cbor(it.key.cose)))))
    yield bad("credential id that is too long", "invalidCredentialID", attestation=attestation(
        it.data(credential=attested(bytes(1024), cbor(it.key.cose)))))
    yield bad("credential id that is cut", "malformedAuthenticatorData", attestation=attestation(
        it.data(credential=bytes(16) + struct.pack(">H", 500) + bytes(40))))
    yield bad("format none with a statement", "malformedAttestation", attestation=attestation(it.data(), statement={"alg": -7}))
    yield bad("attestation without format", "malformedAttestation", attestation=cbor({"attStmt": {}, "authData": it.data()}))
    yield bad("attestation whose data is a text", "malformedAttestation", attestation=attestation("data"))
    yield bad("attestation that is cut", "malformedAttestation", attestation=attestation(it.data())[:-1])
    yield bad("bytes behind the attestation", "malformedAttestation", attestation=attestation(it.data()) + b"\0")
    yield bad("attestation of indefinite length", "malformedAttestation", attestation=b"\xbf" + attestation(it.data())[1:] + b"\xff")
    yield bad("attestation with a key twice", "malformedAttestation", attestation=b"\xa4" + attestation(it.data())[1:] + cbor("fmt") + cbor("none"))
    nested = {}
    for _ in range(9):
        nested = {"a": nested}
    yield bad("attestation that is nested too deep", "malformedAttestation", attestation=attestation(it.data(), "packed", nested))

    def of_key(name, expected, changed=None, removed=()):
        cose = {label: value for label, value in {**it.key.cose, **(changed or {})}.items() if label not in removed}
        return bad(name, expected, attestation=attestation(it.data(credential=attested(it.identifier, cbor(cose)))))

    yield of_key("key of ES384", "algorithmNotOffered", {3: -35})
    yield of_key("key of RS1", "algorithmNotOffered", {3: -65535})
    yield of_key("key without algorithm", "malformedKey", removed=(3,))
    yield of_key("key of another kind", "malformedKey", {1: 3})
    yield of_key("key on another curve", "malformedKey", {-1: 2})
    yield of_key("key that is no point of its curve", "malformedKey", {-2: bytes(32), -3: bytes(31) + b"\x01"})
    yield of_key("key with a short coordinate", "malformedKey", {-2: bytes(31)})
    yield of_key("compressed key", "malformedKey", {-3: True})
    yield of_key("key with a number where bytes stand", "malformedKey", {-2: 7})


def uses():
    for algorithm, name in ((-7, "ES256"), (-8, "EdDSA"), (-257, "RS256")):
        it = Use(algorithm)
        yield it.row(f"assertion {name}", "accepted")
        yield it.row(f"assertion {name} with another signature", "wrongSignature", signature=it.key.sign(b"something else"))
        yield it.row(f"assertion {name} by another key", "wrongSignature", signer=Key(algorithm))
        yield it.row(f"assertion {name} with an empty signature", "wrongSignature", signature=b"")
    it = Use()
    get = "webauthn.get"
    yield it.row("assertion that never counts", "accepted", stored=0, data=authenticator_data(UP | UV, 0))
    yield it.row("assertion whose counter jumps", "accepted", data=authenticator_data(UP | UV, 4_000_000_000))
    yield it.row("assertion without user", "accepted", user=None)
    yield it.row("assertion with extensions", "accepted", data=authenticator_data(UP | UV | ED, 8, extensions=cbor({"appid": True})))
    yield it.row("assertion of a synced key", "accepted", data=authenticator_data(UP | UV | BE | BS, 8))
    yield it.row("counter that stays", "counterWentBack", data=authenticator_data(UP | UV, 7))
    yield it.row("counter that goes back", "counterWentBack", data=authenticator_data(UP | UV, 6))
    yield it.row("counter that ends", "counterWentBack", data=authenticator_data(UP | UV, 0))
    yield it.row("assertion of type create", "wrongType", client=client_data("webauthn.create", it.challenge))
    yield it.row("assertion of another challenge", "wrongChallenge", client=client_data(get, os.urandom(56)))
    yield it.row("assertion at another origin", "wrongOrigin", client=client_data(get, it.challenge, origin="http://evil.example"))
    yield it.row("assertion in a frame", "crossOrigin", client=client_data(get, it.challenge, crossOrigin=True))
    yield it.row("assertion of another relying party", "wrongRelyingParty", data=authenticator_data(UP | UV, 8, rp="evil.example"))
    yield it.row("assertion without presence", "userNotPresent", data=authenticator_data(UV, 8))
    yield it.row("assertion without verification", "userNotVerified", data=authenticator_data(UP, 8))
    yield it.row("assertion backed up without eligibility", "backupWithoutEligibility", data=authenticator_data(UP | UV | BS, 8))
    yield it.row("assertion of a foreign credential", "wrongCredential", identifier=os.urandom(32))
    yield it.row("assertion of another user", "wrongUser", user=struct.pack(">qq", 12345, 67891))
    yield it.row("data changed after signing", "wrongSignature", signed=authenticator_data(UP | UV, 9) + hashlib.sha256(
        client_data(get, it.challenge)).digest())
    yield it.row("client data changed after signing", "wrongSignature", signed=authenticator_data(UP | UV, 8) + hashlib.sha256(b"{}").digest())
    yield it.row("data that are too short", "malformedAuthenticatorData", data=authenticator_data(UP | UV, 8)[:-1])
    yield it.row("data that are too long", "malformedAuthenticatorData", data=authenticator_data(UP | UV, 8) + b"\0")
    yield it.row("client data of an assertion that are no JSON", "malformedClientData", client=b"[]")


if __name__ == "__main__":
    print(json.dumps([*registrations(), *uses()], indent=0))
