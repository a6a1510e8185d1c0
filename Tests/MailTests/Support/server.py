"""A mail server with scripted replies, which prints every received message as one line of JSON.

python server.py [--port N] [--answer DO]… [--user NAME --password WORD] [--certificate FILE --key FILE [--wrapped]]

Each --answer is the reply to one message, in order; the last one is used for all further messages: ok, 451 or 550 (to RCPT), data-451,
data-554, cut (close the connection after the message), hang (do not reply to RCPT).
"""

import argparse
import asyncio
import email
import email.policy
import json
import ssl
import warnings

from aiosmtpd.smtp import SMTP, AuthResult

warnings.filterwarnings("ignore")


def tell(**what):
    print(json.dumps(what), flush=True)


class Handler:
    def __init__(self, answers):
        self.answers = answers

    def next(self):
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]

    async def handle_RCPT(self, server, session, envelope, address, options):
        envelope.doing = self.next()
        if envelope.doing == "hang":
            tell(hanging=True)
            await asyncio.sleep(3_600)
        if envelope.doing.isdigit():
            return f"{envelope.doing} not you"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        message = email.message_from_bytes(envelope.content, policy=email.policy.default)
        tell(
            sender=envelope.mail_from, recipients=envelope.rcpt_tos, head={name: str(value) for name, value in message.items()},
            body=message.get_content(), raw=envelope.content.decode("ascii"), defects=len(message.defects),
            encrypted=session.ssl is not None or server.transport.get_extra_info("sslcontext") is not None,
            user=session.auth_data or "")
        if envelope.doing == "cut":
            server.transport.abort()
        if envelope.doing.startswith("data-"):
            return f"{envelope.doing[5:]} not now"
        return "250 taken"


async def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--answer", action="append", default=[])
    parser.add_argument("--user")
    parser.add_argument("--password")
    parser.add_argument("--certificate")
    parser.add_argument("--key")
    parser.add_argument("--wrapped", action="store_true")
    options = parser.parse_args()

    context = None
    if options.certificate:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(options.certificate, options.key)

    def authenticate(server, session, envelope, mechanism, data):
        right = data.login.decode() == options.user and data.password.decode() == options.password
        return AuthResult(success=right, handled=right, auth_data=data.login.decode())

    handler = Handler(options.answer or ["ok"])

    def session():
        return SMTP(
            handler, hostname="localhost", tls_context=None if options.wrapped else context, authenticator=authenticate,
            auth_required=options.user is not None, auth_require_tls=False, loop=asyncio.get_running_loop())

    server = await asyncio.get_running_loop().create_server(
        session, "127.0.0.1", options.port, ssl=context if options.wrapped else None)
    tell(port=server.sockets[0].getsockname()[1])
    await server.serve_forever()


asyncio.run(main())
