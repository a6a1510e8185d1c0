"""Canaille, a provider of OpenID Connect, for one person and one client:  canaille_server.py PORT ADDRESS-OF-COFFER

Listens on loopback, and keeps nothing. `POST /test/rotate` lets it sign with another key.
"""

import datetime
import sys
import warnings

warnings.filterwarnings("ignore")

from canaille import create_app
from joserfc.jwk import RSAKey


def key():
    return RSAKey.generate_key(2048, auto_kid=True).as_dict(private=True)


def main(port, coffer):
    app = create_app({
        "SECRET_KEY": "a key of the tests that is long enough", "SERVER_NAME": f"localhost:{port}", "PREFERRED_URL_SCHEME": "http",
        "TESTING": True, "WTF_CSRF_ENABLED": False,
        "CANAILLE": {"DATABASE": "memory", "LOGGING": {"version": 1, "disable_existing_loggers": False}, "HTMX": False, "JAVASCRIPT": False},
        "CANAILLE_OIDC": {"ACTIVE_JWKS": [key()]},
    })

    @app.post("/test/rotate")
    def rotate():
        app.config["CANAILLE_OIDC"]["ACTIVE_JWKS"] = [key()]
        return "rotated"

    from canaille.app import models
    from canaille.backends import Backend

    with app.app_context(), Backend.instance.session():
        person = models.User(
            user_name="anna", formatted_name="Anna Wit", family_name="Wit", given_name="Anna", emails=["anna@example.org"],
            password="five tall ships at noon")
        Backend.instance.save(person)
        client = models.Client(
            client_id="coffer", client_secret="secret", client_name="Coffer", contacts=["nobody@example.org"], client_uri=coffer,
            redirect_uris=[coffer + "/auth/callback"], post_logout_redirect_uris=[coffer + "/auth/login"],
            grant_types=["authorization_code"], response_types=["code"], scope=["openid", "email", "profile"],
            token_endpoint_auth_method="client_secret_basic", client_id_issued_at=datetime.datetime.now(datetime.timezone.utc))
        Backend.instance.save(client)
        client.audience = [client]
        Backend.instance.save(client)
    app.run("127.0.0.1", port)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
