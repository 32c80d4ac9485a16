"""Chromium, with the console messages of the page."""

import contextlib
from urllib.request import urlopen

from playwright.sync_api import sync_playwright

from chromium_shell import CHROMIUM_SHELL

# The page asks after 150 ms without a change, or 600 ms in an audit. Only the checks of late answers and of times wait that
# long.
HURRY = """(() => {
    const wait = globalThis.setTimeout;
    globalThis.setTimeout = (run, time, ...rest) => wait(run, [150, 600].includes(time) ? 5 : time, ...rest);
})()"""


class Chromium:
    """A browser; each `page` is a separate visitor."""

    def __init__(self, address):
        self.address = address
        self.driver = sync_playwright().start()
        self.browser = self.driver.chromium.launch(executable_path=CHROMIUM_SHELL, args=["--no-sandbox"])
        # Console messages of any page, and requests to other hosts: both must stay empty.
        self.messages, self.strangers = [], []

    @contextlib.contextmanager
    def page(self, path="/", width=1200, height=900, scheme="light", motion="reduce", awaits=True, hurries=True, **options):
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion=motion, **options)
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        if hurries:
            context.add_init_script(HURRY)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("console", lambda message: self.messages.append(f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: self.messages.append(f"error: {error}"))
        page.on("request", lambda request: self.note(request.url))
        if path:
            page.goto(self.address + path)
        if awaits:
            settle(page)
        yield page
        context.close()

    @contextlib.contextmanager
    def visiting(self, address):
        """Has the pages in between come from another server."""
        own, self.address = self.address, address
        try:
            yield
        finally:
            self.address = own

    def note(self, url):
        if not url.startswith((self.address + "/", "blob:" + self.address)):
            self.strangers.append(url)

    def text(self, path):
        """Returns the server's text at a path, requested outside the page."""
        with urlopen(self.address + path) as answer:
            return answer.read().decode()

    def close(self):
        self.browser.close()
        self.driver.stop()


def settle(page):
    """Waits until the answer is shown."""
    page.wait_for_timeout(10)
    until(page, "(({asked, answered, busy}) => asked && asked === answered && busy === undefined)(document.body.dataset)")


def until(page, condition):
    """Waits for a condition, checked from outside, since the page's policy forbids evaluating text as scripts."""
    for _ in range(2000):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(10)
    raise TimeoutError(condition)


def resize(page, width, scheme=None, height=900):
    """Shows the page in a window of another width and, if given, in another scheme."""
    page.set_viewport_size({"width": width, "height": height})
    if scheme:
        page.emulate_media(color_scheme=scheme)
    # Layout and observers of sizes have run after two frames.
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def follow(page, link):
    """Opens a link in the same page, as if it were pasted into the address."""
    page.evaluate("(link) => { document.body.dataset.asked = 'by the link'; location.hash = link }", link.split("#")[1])
    settle(page)


def request_of(page):
    return page.evaluate("JSON.parse(document.getElementById('text').value)")


def svg_of(page):
    """Returns the visible picture from the page."""
    return page.evaluate("document.getElementById('picture').shadowRoot.firstElementChild.outerHTML")


def status_of(page):
    return page.inner_text("#status")


def view(page, name):
    page.click(f"#view-{name}")
    settle(page)


def example(page, name):
    page.get_by_role("button", name="Examples").click()
    page.locator("#example-list button", has_text=name).click()
    settle(page)


def tick_environments(page, *names):
    """Shows, in Compare, one policy in the environments of these ticks, one after another."""
    page.get_by_role("button", name="UIKit alone").click()
    settle(page)
    page.locator("#environment-ticks summary").click()
    for name in names:
        page.get_by_label(name, exact=True).check()
        settle(page)


def field(page, pointer):
    return page.locator(f'[id="{pointer}"]')
