"""A stranger who has read nothing: drags the phone, lets go, sees the leak, mends it, and sends a link.

The same visit runs in both browsers, in windows of four widths, in light and dark, by mouse, touch and pen."""

import time

from marionette_driver.marionette import ActionSequence

from accessibility import violations, violations_in_firefox
from chromium import resize, settle, until
from gestures import Pointer
from report import check, heading

LOOKS = [
    (1440, "light", "mouse"), (1440, "dark", "pen"), (1024, "light", "touch"), (1024, "dark", "mouse"),
    (768, "light", "pen"), (768, "dark", "touch"), (360, "light", "touch"), (360, "dark", "pen")]

LEAKS = "[...document.querySelectorAll('#findings li')].filter((one) => one.textContent.includes('style-leak'))"
BACK = {"light": "rgb(244, 245, 247)", "dark": "rgb(13, 17, 23)"}

# Whether a ring with its number is seen on the picture, and the picture in the window.
RING = """(() => {
    const root = document.getElementById('picture').shadowRoot;
    const around = document.getElementById('picture').getBoundingClientRect();
    return around.width > 200 && around.left >= 0 && around.right <= innerWidth && [...root.querySelectorAll('g > circle + text')].some((one) => {
        const {left, right, top, bottom} = one.getBoundingClientRect();
        return one.checkVisibility({opacityProperty: true}) && left >= around.left && right <= around.right && top >= around.top && bottom <= around.bottom;
    });
})()"""


class InChromium:
    name = "Chromium"

    def __init__(self, page):
        self.page = page

    def open(self, path):
        self.page.goto("about:blank")
        self.page.goto(path)
        settle(self.page)

    def look(self, width, scheme):
        resize(self.page, width, scheme)

    def run(self, expression):
        return self.page.evaluate(expression)

    def settle(self):
        settle(self.page)

    def press(self, expression):
        self.page.evaluate_handle(expression).as_element().click()
        settle(self.page)

    def until(self, expression):
        until(self.page, expression)

    def drag(self, kind, start, end, y):
        self.pointer = Pointer(self.page, kind)
        self.pointer.drag(start, end, y)

    def lift(self):
        self.pointer.lift()

    def copied(self):
        return self.page.evaluate("navigator.clipboard.readText()")

    def faults(self):
        return violations(self.page)

    def keep(self, path):
        self.page.screenshot(path=path)


class InFirefox:
    name = "Firefox"

    def __init__(self, browser):
        self.browser = browser

    def open(self, path):
        self.browser.open(path)

    def look(self, width, scheme):
        self.browser.look(width, scheme)

    def run(self, expression):
        return self.browser.run("return " + expression)

    def settle(self):
        self.browser.settle()

    def press(self, expression):
        self.run(expression).click()
        self.settle()

    def until(self, expression):
        self.browser.until("return " + expression)

    def drag(self, kind, start, end, y):
        places = [round(start + (end - start) * step / 10) for step in range(11)]
        if kind == "pen":
            self.browser.pen("mousedown", places[0], y)
            for x in places[1:]:
                self.browser.pen("mousemove", x, y)
        else:
            finger = ActionSequence(self.browser.driver, "pointer", kind, {"pointerType": kind})
            finger.pointer_move(places[0], y).pointer_down()
            for x in places[1:]:
                finger.pointer_move(x, y, duration=16)
            finger.perform()
        self.kind, self.end = kind, (places[-1], y)

    def lift(self):
        # At rest, the finger has no velocity.
        time.sleep(0.2)
        if self.kind == "pen":
            self.browser.pen("mouseup", *self.end)
        else:
            ActionSequence(self.browser.driver, "pointer", self.kind, {"pointerType": self.kind}).pointer_up().perform()
        self.settle()

    def copied(self):
        return self.browser.clipboard()

    def faults(self):
        return violations_in_firefox(self.browser)

    def keep(self, path):
        self.browser.screenshot(path)


def visit(visitor, address, width, scheme, kind, pictures):
    who = f"{visitor.name}, {width} px, {scheme}, {kind}"
    wide, faults = [], []

    def look_around(name):
        wide.append(visitor.run("document.documentElement.scrollWidth - innerWidth"))
        if name == "leak":
            faults.extend(visitor.faults())
        if pictures:
            visitor.keep(pictures / f"stranger-{visitor.name}-{width}-{scheme}-{name}.png".lower())

    visitor.open(address + "/")
    arrival = visitor.run("[getComputedStyle(document.documentElement).backgroundColor, document.querySelectorAll('#lessons li').length, document.getElementById('play').textContent]")
    check(arrival == [BACK[scheme], 3, "Play"], f"{who}: three sentences, and nothing plays by itself", arrival)
    look_around("arrival")

    visitor.run("document.getElementById('picture').scrollIntoView({block: 'center'})")
    left, top, across, down = visitor.run("(({x, y, width, height}) => [x, y, width, height])(document.getElementById('picture').getBoundingClientRect())")
    visitor.drag(kind, round(left + 12), round(left + 12 + 0.6 * across), round(top + 0.9 * down))
    held = visitor.run("[document.getElementById('at').value, JSON.parse(document.getElementById('text').value).operation.type]")
    check(abs(int(held[0]) - 60) <= 1 and held[1] == "pop", "the phone follows the finger, and nothing is asked yet", held)
    visitor.lift()
    operation, status = visitor.run("[JSON.parse(document.getElementById('text').value).operation, document.getElementById('status').textContent]")
    check(operation["type"] == "interactivePop" and abs(operation["progress"] - 0.6) <= 0.01 and "velocity" not in operation and "cancelled" not in status,
          "it lets go, and the server says where that ends", (operation, status))
    leaks = visitor.run(LEAKS + ".length")
    check(leaks > 0 and visitor.run(RING), "the leak has a ring on the phone, and its words below", leaks)
    look_around("leak")

    presses = 0
    while presses < 6 and visitor.run(LEAKS + ".length"):
        visitor.press(LEAKS + "[0].querySelector('.buttons button')")
        presses += 1
    check(visitor.run(LEAKS + ".length") == 0, f"mended by {presses} presses", visitor.run("document.getElementById('findings').textContent"))
    look_around("mended")

    visitor.press("document.getElementById('copy-link')")
    visitor.until("document.getElementById('notice').textContent.includes('opied')")
    link = visitor.copied()
    shown = "[document.getElementById('text').value, document.getElementById('status').textContent, document.getElementById('lessons').hidden]"
    seen = visitor.run(shown)
    visitor.open(link)
    check(seen[2] and visitor.run(shown) == seen and link.startswith(address + "/#r=1"), "and the link shows the same to others", (link, seen, visitor.run(shown)))
    look_around("link")
    check(max(wide) <= 0 and not faults, "nothing is wider than the window, and axe finds nothing", (wide, faults))


def in_chromium(browser, pictures=None):
    heading("A stranger in Chromium")
    # Without the page's policy, which blocks axe; touch works on the page of every window.
    with browser.page(bypass_csp=True, has_touch=True, awaits=False) as page:
        visitor = InChromium(page)
        for width, scheme, kind in LOOKS:
            visitor.look(width, scheme)
            visit(visitor, browser.address, width, scheme, kind, pictures)


def in_firefox(browser, pictures=None):
    heading("A stranger in Firefox")
    visitor = InFirefox(browser)
    for width, scheme, kind in LOOKS:
        visitor.look(width, scheme)
        visit(visitor, browser.address, width, scheme, kind, pictures)
    browser.look()
