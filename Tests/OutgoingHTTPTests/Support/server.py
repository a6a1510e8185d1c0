"""A web server whose paths say how it behaves, and which prints every received request as one line of JSON.

python server.py [--certificate FILE --key FILE [--tls VERSION]] [--cut]

/echo answers at once; /redirect leads to /echo; /body?N and /chunks?N have a body of N bytes, /head?N a header of N bytes; /hang never answers,
/drip answers a byte at a time; /cut closes without an answer, /half within the body; /interim answers twice, with a trailer; /pause?N answers
after N milliseconds; /peak says how many requests paused at once at most. Every other path is as /cut.

--tls is the newest version that the server speaks (1.1, 1.2 or 1.3); with --cut it closes every connection before it reads.
"""

import argparse
import json
import socket
import ssl
import threading
import time

lock = threading.Lock()
running = 0
peak = 0


def tell(**what):
    with lock:
        print(json.dumps(what), flush=True)


def request(stream):
    """The method, the path and what was sent; none if the client went away."""
    line = stream.readline().decode("latin-1").split()
    if len(line) != 3 or not line[2].startswith("HTTP/"):
        return None
    headers = []
    while (field := stream.readline().decode("latin-1").rstrip("\r\n")):
        name, _, value = field.partition(":")
        headers.append([name, value.strip()])
    length = next((int(value) for name, value in headers if name.lower() == "content-length"), 0)
    body = stream.read(length)
    if len(body) < length:
        return None
    return {"method": line[0], "path": line[1], "version": line[2], "headers": headers, "body": body.decode("latin-1")}


def answer(connection, what):
    global running, peak
    path, _, number = what["path"].partition("?")
    count = int(number) if number.isdigit() else 0

    def send(status, *fields, body=b""):
        head = [f"HTTP/1.1 {status}", "Connection: close", f"Content-Length: {len(body)}", *fields]
        connection.sendall("\r\n".join(head).encode() + b"\r\n\r\n" + body)

    if path == "/echo":
        send("200 OK", "Content-Type: text/plain", "X-Twice: first", "X-TWICE:   second ", body=b"hello")
    elif path == "/redirect":
        send("302 Found", "Location: /echo")
    elif path == "/missing":
        send("404 Not Found", body=b"no")
    elif path == "/body":
        send("200 OK", body=b"x" * count)
    elif path == "/chunks":
        connection.sendall(b"HTTP/1.1 200 OK\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n")
        for start in range(0, count, 1_000):
            part = b"x" * min(1_000, count - start)
            connection.sendall(b"%x\r\n%s\r\n" % (len(part), part))
        connection.sendall(b"0\r\n\r\n")
    elif path == "/head":
        fields = [f"X-Field-{start}: " + "x" * min(1_000, count - start) for start in range(0, count, 1_000)]
        send("200 OK", *fields)
    elif path == "/hang":
        time.sleep(600)
    elif path == "/drip":
        connection.sendall(b"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 6000\r\n\r\n")
        for _ in range(6_000):
            connection.sendall(b"x")
            time.sleep(0.1)
    elif path == "/half":
        connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf")
    elif path == "/interim":
        connection.sendall(
            b"HTTP/1.1 103 Early Hints\r\nX-Early: yes\r\n\r\nHTTP/1.1 200 OK\r\nX-Late: yes\r\nTransfer-Encoding: chunked\r\n"
            b"Connection: close\r\n\r\n2\r\nok\r\n0\r\nX-Late: no\r\n\r\n")
    elif path == "/pause":
        with lock:
            running += 1
            peak = max(peak, running)
        time.sleep(count / 1_000)
        with lock:
            running -= 1
        send("200 OK")
    elif path == "/peak":
        send("200 OK", body=str(peak).encode())


def serve(connection, options, context):
    try:
        if options.cut:
            return
        if context:
            connection = context.wrap_socket(connection, server_side=True)
        what = request(connection.makefile("rb"))
        if what is None:
            return
        tell(**what)
        answer(connection, what)
    except OSError:
        pass
    finally:
        connection.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--certificate")
    parser.add_argument("--key")
    parser.add_argument("--tls")
    parser.add_argument("--cut", action="store_true")
    options = parser.parse_args()

    context = None
    if options.certificate:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(options.certificate, options.key)
        if options.tls:
            versions = {"1.1": ssl.TLSVersion.TLSv1_1, "1.2": ssl.TLSVersion.TLSv1_2, "1.3": ssl.TLSVersion.TLSv1_3}
            context.minimum_version = ssl.TLSVersion.MINIMUM_SUPPORTED
            context.maximum_version = versions[options.tls]
            context.set_ciphers("DEFAULT@SECLEVEL=0")

    listener = socket.create_server(("127.0.0.1", 0), backlog=128)
    tell(port=listener.getsockname()[1])
    while True:
        connection, _ = listener.accept()
        threading.Thread(target=serve, args=(connection, options, context), daemon=True).start()


main()
