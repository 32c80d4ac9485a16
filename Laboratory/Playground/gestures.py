"""Gestures on the phone with a mouse, by touch and with a pen."""

import time

from chromium import example, request_of, settle, status_of
from report import check, heading

SHIFT = """[...document.getElementById('picture').shadowRoot.querySelectorAll('svg > svg [transform]')]
    .map((one) => new DOMMatrix(getComputedStyle(one).transform).e).reduce((most, one) => Math.max(most, one), 0)"""
WIDTH = "document.getElementById('picture').getBoundingClientRect().width"


def place_of(page):
    """Returns the phone's left edge, a y without content, and the phone's width."""
    box = page.locator("#picture").bounding_box()
    return box["x"], box["y"] + box["height"] * 0.9, box["width"]


class Pointer:
    """Input of one kind, through the browser's own events, at times that do not depend on the machine."""

    def __init__(self, page, kind):
        self.page, self.kind = page, kind
        self.session = page.context.new_cdp_session(page)
        self.time = 0

    def send(self, what, x, y, seconds=0.016):
        self.time = time.time() if what == "down" else self.time + seconds
        if self.kind == "touch":
            name = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}[what]
            points = [] if what == "up" else [{"x": x, "y": y}]
            self.session.send("Input.dispatchTouchEvent", {"type": name, "touchPoints": points, "timestamp": self.time})
        else:
            name = {"down": "mousePressed", "move": "mouseMoved", "up": "mouseReleased"}[what]
            self.session.send("Input.dispatchMouseEvent", {
                "type": name, "x": x, "y": y, "button": "left", "buttons": int(what != "up"), "clickCount": 1,
                "pointerType": self.kind, "timestamp": self.time})

    def drag(self, start, end, y):
        """Presses and moves to the end in ten steps; `lift` releases."""
        self.send("down", start, y)
        for step in range(1, 11):
            self.send("move", start + (end - start) * step / 10, y)
        self.end = end, y
        self.page.wait_for_timeout(200)

    def lift(self, rests=True):
        self.send("up", *self.end, seconds=1 if rests else 0.016)
        settle(self.page)


def sweeps(browser, kind):
    with browser.page(has_touch=kind == "touch") as page:
        example(page, "A color that leaks")
        left, y, width = place_of(page)
        pointer = Pointer(page, kind)
        pointer.drag(left + 12, left + 12 + 0.4 * width, y)
        shift = page.evaluate(SHIFT)
        check(abs(shift / 393 - 0.4) < 0.03, f"{kind}: the upper screen is under the finger", shift)
        check(page.input_value("#at") == "40", "and the slider goes along", page.input_value("#at"))
        check(request_of(page)["operation"] == {"type": "pop"}, "nothing is changed before it lets go", request_of(page)["operation"])
        pointer.lift()
        check(request_of(page)["operation"] == {"type": "interactivePop", "progress": 0.4},
              "at rest it lets go of a swipe without velocity", request_of(page)["operation"])
        check("cancelled" in status_of(page), "and the server says that it is cancelled", status_of(page))
        pointer.drag(left + 12, left + 12 + 0.4 * width, y)
        pointer.lift(rests=False)
        operation = request_of(page)["operation"]
        check(operation.get("velocity", 0) > 0.2 and "cancelled" not in status_of(page), "a quick one is finished", (operation, status_of(page)))
        page.click("#undo")
        settle(page)
        check("velocity" not in request_of(page)["operation"], "one Undo takes a gesture back")
        # Undo scrolls to the text: scrolls back to the picture.
        page.evaluate("document.getElementById('result').scrollTop = 0")
        left, y, width = place_of(page)
        before = request_of(page)
        pointer.drag(left + 0.6 * width, left + 0.8 * width, y)
        pointer.lift()
        is_same = request_of(page) == before
        action = page.evaluate("getComputedStyle(document.getElementById('picture')).touchAction")
        check(action == "pan-y pinch-zoom", "the browser keeps scrolling and zooming", action)
        check(is_same == (kind == "touch"), "in the middle a touch does nothing" if is_same else "it may press anywhere", request_of(page))


def taps(browser):
    with browser.page() as page:
        example(page, "A clear photo screen")
        page.locator("#at").fill("100")
        back = page.evaluate("""() => {
            const {left, top, width, height} = document.getElementById('picture').shadowRoot
                .querySelector('[data-part=backButton]').getBoundingClientRect();
            return [left + width / 2, top + height / 2];
        }""")
        page.mouse.click(*back)
        settle(page)
        request = request_of(page)
        check(request["operation"] == {"type": "pop", "by": "backButton"} and [one["id"] for one in request["stack"]] == ["feed", "photo"],
              "the drawn back button pops what a push has brought", request)
        page.get_by_role("button", name="Push screen 2").click()
        settle(page)
        request = request_of(page)
        check(request["operation"]["type"] == "push" and request["operation"]["screen"]["id"] == "photo" and len(request["stack"]) == 1,
              "the last card is pushed onto those before it", request)
        left, y, width = place_of(page)
        pointer = Pointer(page, "mouse")
        pointer.drag(left + 12, left + 12 + 0.7 * width, y)
        pointer.lift()
        request = request_of(page)
        check(len(request["stack"]) == 2 and request["operation"]["type"] == "interactivePop", "a finger sweeps it off again", request)
        page.locator("#card0 > summary").click()
        page.get_by_role("button", name="Pop to screen 1").click()
        settle(page)
        check(request_of(page)["operation"] == {"type": "popTo", "screenID": "feed"}, "to a lower card the stack is popped", request_of(page))
        page.fill("#text", '{"stack": [{"id": "only"}]}')
        settle(page)
        before = request_of(page)
        pointer.drag(left + 12, left + 0.5 * width, y)
        check("no screen to go back to" in page.inner_text("#hint"), "a stack of one says why nothing moves", page.inner_text("#hint"))
        pointer.lift()
        check(request_of(page) == before, "and stays as it is")


def all_of(browser):
    heading("Gestures")
    for kind in ("mouse", "touch", "pen"):
        sweeps(browser, kind)
    taps(browser)
