"""Says what py_webauthn makes of the ceremonies of a file, one line each: accepted or refused, and the name.

    python reference.py ceremonies.json                needs webauthn from PyPI
"""

import base64
import json
import sys

from webauthn import verify_authentication_response, verify_registration_response


def data(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def response(row, parts):
    return {
        "id": row["credentialID"], "rawId": row["credentialID"], "type": "public-key",
        "response": {"clientDataJSON": row["clientData"], **{name: row[key] for name, key in parts.items() if row[key] is not None}},
    }


def verify(row):
    common = {
        "expected_challenge": data(row["challenge"]), "expected_rp_id": row["relyingParty"], "expected_origin": row["origin"],
        "require_user_verification": True,
    }
    if row["kind"] == "registration":
        verify_registration_response(credential=response(row, {"attestationObject": "attestation"}), **common)
    else:
        parts = {"authenticatorData": "authenticatorData", "signature": "signature", "userHandle": "userHandle"}
        verify_authentication_response(
            credential=response(row, parts), credential_public_key=data(row["storedKey"]),
            credential_current_sign_count=row["storedCounter"], **common)


for row in json.load(open(sys.argv[1], encoding="utf-8")):
    try:
        verify(row)
        print("accepted", row["name"])
    except Exception:  # whatever it is refused with
        print("refused", row["name"])
