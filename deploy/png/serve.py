"""Answers /preview.png by asking navigation-style for /preview and drawing the SVG with resvg and Inter.

GET /preview.png?QUERY takes the query of GET /preview, POST /preview.png the body of POST /preview. The parameter `scale` is
the number of pixels of the PNG for each pixel of the picture, 1 to 4 (2 by default). Errors of the server are passed on.

Usage: serve.py [--listen 0.0.0.0:8081] [--from http://127.0.0.1:8080] [--at-once 2]
"""

import argparse
import http.client
import http.server
import json
import re
import resource
import subprocess
import sys
import threading
import urllib.parse

SCALES = (1.0, 4.0)
MOST_PIXELS = 16_000_000
MOST_BODY = 1 << 20
MOST_SVG = 4 << 20
SECONDS = 10
MEMORY = 384 << 20
PASSED_ON = ("Authorization", "X-Request-Id")
PASSED_BACK = ("WWW-Authenticate", "Retry-After", "X-Request-Id")

# A child process draws each picture, so that one that takes too much time or memory does not affect others.
CHILD = """
import sys, resvg_py
svg = sys.stdin.buffer.read().decode()
sys.stdout.buffer.write(bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=float(sys.argv[1]))))
"""


class Refusal(Exception):
    def __init__(self, status, title, detail, retry_after=None):
        super().__init__(detail)
        self.status, self.title, self.detail, self.retry_after = status, title, detail, retry_after


def confine():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


def draw(svg, scale):
    size = re.match(rb'<svg [^>]*?\bwidth="([\d.]+)"[^>]*?\bheight="([\d.]+)"', svg)
    if not size:
        raise Refusal(502, "Not a picture", "The answer of navigation-style is not one of its pictures.")
    width, height = float(size[1]), float(size[2])
    if width * height * scale * scale > MOST_PIXELS:
        fitting = int((MOST_PIXELS / (width * height)) ** 0.5 * 10) / 10
        raise Refusal(422, "The PNG would be too large",
                      f"The picture is {width:g} x {height:g}, and a PNG has at most {MOST_PIXELS} pixels: "
                      f"ask for a scale of at most {fitting:g}, or for a smaller picture.")
    try:
        child = subprocess.run([sys.executable, "-I", "-c", CHILD, str(scale)], input=svg, capture_output=True,
                               timeout=SECONDS, preexec_fn=confine, check=False)
    except subprocess.TimeoutExpired:
        raise Refusal(422, "The picture takes too long to draw", f"It takes more than {SECONDS} seconds.") from None
    if child.returncode != 0:
        raise Refusal(422, "The picture cannot be drawn", "resvg does not draw it within its time and memory.")
    return child.stdout


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    timeout = 30
    server_version, sys_version = "navigation-style-png", ""

    def do_GET(self):
        self.answer("GET", None)

    do_HEAD = do_GET

    def do_POST(self):
        self.answer("POST", self.body)

    def body(self):
        """The body of the request, before it takes one of the places."""
        length = self.headers.get("Content-Length", "")
        if not length.isdecimal():
            raise Refusal(411, "Content-Length is missing", "Send Content-Length.")
        if int(length) > MOST_BODY:
            # A client that is still sending when the connection closes would not see the answer.
            self.rfile.read(min(int(length), 8 * MOST_BODY))
            raise Refusal(413, "The body is too large", f"It has at most {MOST_BODY} bytes.")
        return self.rfile.read(int(length))

    def answer(self, method, body):
        try:
            status, headers, content = self.respond(method, body)
        except Refusal as refusal:
            status = refusal.status
            headers = {"Content-Type": "application/problem+json", "Connection": "close"}
            if refusal.retry_after:
                headers["Retry-After"] = str(refusal.retry_after)
            problem = {"title": refusal.title, "status": status, "detail": refusal.detail}
            content = json.dumps(problem).encode()
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(content)))
        self.send_header("X-Content-Type-Options", "nosniff")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def respond(self, method, body):
        path, _, query = self.path.partition("?")
        if path == "/livez":
            return 200, {"Content-Type": "text/plain"}, b"ok\n"
        if path != "/preview.png":
            raise Refusal(404, "Unknown path", "Ask for /preview.png or /livez.")
        try:
            members = urllib.parse.parse_qsl(query, keep_blank_values=True, strict_parsing=bool(query))
        except ValueError:
            raise Refusal(400, "The query cannot be read", "Write it as name=value, with & between.") from None
        scales = [value for name, value in members if name == "scale"] or ["2"]
        try:
            scale = float(scales[0])
        except ValueError:
            scale = 0
        if len(scales) > 1 or not SCALES[0] <= scale <= SCALES[1]:
            raise Refusal(400, "The scale is out of range", "Give one scale, a number from 1 to 4.")
        content = body and body()
        if not self.server.places.acquire(timeout=SECONDS):
            raise Refusal(503, "Too many pictures are being drawn", "Ask again in a few seconds.", retry_after=SECONDS)
        try:
            rest = urllib.parse.urlencode([member for member in members if member[0] != "scale"])
            status, fields, svg = self.ask(method, "/preview" + (f"?{rest}" if rest else ""), content)
            kind, tag = fields.get("Content-Type", "").partition(";")[0], fields.get("ETag")
            headers = {name: fields[name] for name in PASSED_BACK if name in fields}
            if kind != "image/svg+xml":
                return status, {**headers, "Content-Type": kind}, svg
            headers["Content-Type"] = "image/png"
            if tag:
                # At another scale, the same picture needs another tag.
                headers["ETag"] = tag[:-1] + f'-{scale:g}"'
                headers["Cache-Control"] = "public, max-age=86400"
            return 200, headers, draw(svg, scale)
        finally:
            self.server.places.release()

    def ask(self, method, path, body):
        headers = {name: self.headers[name] for name in PASSED_ON if name in self.headers}
        headers["Accept"] = "image/svg+xml, application/problem+json"
        if body is not None:
            headers["Content-Type"] = self.headers.get("Content-Type", "application/json")
        connection = http.client.HTTPConnection(self.server.origin, timeout=SECONDS)
        try:
            connection.request(method, path, body, headers)
            response = connection.getresponse()
            content = response.read(MOST_SVG + 1)
        except (OSError, http.client.HTTPException) as fault:
            raise Refusal(502, "navigation-style does not answer", f"It was asked at {self.server.origin}: {fault}.") from fault
        finally:
            connection.close()
        if len(content) > MOST_SVG:
            raise Refusal(502, "The picture is too large", f"A picture has at most {MOST_SVG} bytes.")
        return response.status, response.headers, content


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def __init__(self, address, origin, at_once):
        self.origin, self.places = origin, threading.BoundedSemaphore(at_once)
        super().__init__(address, Handler)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--listen", default="127.0.0.1:8081", help="the host and port to listen on; port 0 is any free port")
    parser.add_argument("--from", dest="origin", default="http://127.0.0.1:8080", help="the address of navigation-style")
    parser.add_argument("--at-once", type=int, default=2, help="the most pictures that are drawn at once")
    arguments = parser.parse_args()
    host, _, port = arguments.listen.rpartition(":")
    server = Server((host, int(port)), urllib.parse.urlsplit(arguments.origin).netloc, arguments.at_once)
    # The same form as in navigation-style's own log.
    address = "{}:{}".format(*server.server_address)
    print(json.dumps({"message": "listening", "address": address}, separators=(",", ":")), file=sys.stderr, flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
