"""Pages of other sites: they may send requests whose answers they can read, and cannot make the server draw pictures
otherwise."""

import base64
import contextlib
import http.server
import json
import threading

from report import check, heading

REQUEST = json.dumps({"stack": [{"id": "a"}], "operation": {"type": "push", "screen": {"id": "b"}}}).encode()
PICTURE = "/preview?r=0" + base64.urlsafe_b64encode(REQUEST).decode().rstrip("=")

# Whether the picture is shown, and the status that a script on the page gets for it.
PROBE = """
const shown = await new Promise((done) => {
    const image = new Image();
    image.onload = () => done(true);
    image.onerror = () => done(false);
    image.src = url;
});
const read = await fetch(url).then((response) => response.status, () => 0);
return [shown, read];
"""


class Page(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Another site</title>")

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def another_site():
    """Returns the address of a page of another site: browsers treat `localhost` and `127.0.0.1` as two sites."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://localhost:{server.server_address[1]}/"
    finally:
        server.shutdown()


def in_chromium(browser, page, picture):
    context = browser.browser.new_context()
    try:
        tab = context.new_page()
        tab.goto(page)
        return tab.evaluate("async (url) => {" + PROBE + "}", picture)
    finally:
        context.close()


def in_firefox(browser, page, picture):
    browser.driver.navigate(page)
    script = "const [url, done] = arguments; (async () => {" + PROBE + "})().then(done);"
    return browser.driver.execute_async_script(script, script_args=[picture])


def all_of(name, probe, own, free):
    """Checks one browser against a server at `own`, and one at `free` that allows embedding."""
    heading(f"Pages of other sites in {name}")
    with another_site() as site:
        found = probe(site, own + PICTURE)
        check(found == [False, 200], f"{name} shows no picture on a page of another site, and fetch() gets it", found)
        found = probe(own + "/", own + PICTURE)
        check(found == [True, 200], f"{name} shows it on a page of the server itself", found)
        found = probe(site, free + PICTURE)
        check(found == [True, 200], f"{name} shows it anywhere with --allow-embedding", found)
