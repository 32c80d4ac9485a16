"""Findings of axe in each view, in light and dark, narrow and wide; parts wider than the window; parts within reach of
the keyboard."""

from axe_playwright_python.sync_playwright import Axe

from audit import PLAIN, RUNS, link_to
from chromium import example, field, settle, view
from report import check, heading

VIEWS = ["stage", "film", "compare", "steps", "bars"]
axe = Axe()


def violations(page):
    found = axe.run(page).response["violations"]
    return [f'{one["id"]}: {node["html"][:120]} {node["failureSummary"][:200]}' for one in found for node in one["nodes"][:3]]


def axe_finds_something(browser):
    """A control that axe runs, and that it checks the picture too."""
    with browser.page(bypass_csp=True) as page:
        page.evaluate("document.getElementById('undo').textContent = ''")
        page.evaluate("document.getElementById('picture').shadowRoot.append(document.createElement('img'))")
        found = " ".join(violations(page))
        check("button-name" in found and "image-alt" in found, "axe sees a button without a name, and an image without a text", found)


def axe_finds_nothing(browser):
    heading("axe")
    for scheme in ("light", "dark"):
        for width in (360, 1200):
            # The page's policy blocks all other scripts, including axe.
            with browser.page(width=width, scheme=scheme, bypass_csp=True) as page:
                example(page, "A cancelled swipe")
                # Each view is tested in both schemes and both widths, the stage in all combinations of them.
                for name in VIEWS if (scheme == "light") == (width == 360) else VIEWS[:1]:
                    view(page, name)
                    found = violations(page)
                    check(not found, f"axe finds nothing in {name}, {scheme}, {width} px", found)
                view(page, "stage")
                page.locator("#findings button.link").first.click()
                page.get_by_role("button", name="Examples").click()
                page.wait_for_selector("#example-list button")
                found = violations(page)
                check(not found, f"nor with a diagnostic chosen and the examples open, {scheme}, {width} px", found)
                page.keyboard.press("Escape")
                field(page, "/environment/os").fill("99")
                settle(page)
                found = violations(page)
                check(not found, f"nor with a fault, {scheme}, {width} px", found)
                page.focus("#text")
                page.keyboard.press("Control+Home")
                page.keyboard.press("ArrowRight")
                page.keyboard.press("Control+Space")
                page.wait_for_selector("#suggestions:not([hidden])")
                found = violations(page)
                check(not found, f"nor with suggestions, {scheme}, {width} px", found)
            with browser.page(link_to(RUNS), width=width, scheme=scheme, bypass_csp=True) as page:
                page.click("#run1")
                page.evaluate("document.querySelectorAll('main details').forEach((one) => { one.open = true })")
                page.wait_for_timeout(50)
                found = violations(page)
                check(not found, f"axe finds nothing in an audit, {scheme}, {width} px", found)


SIDEWAYS = """[...document.querySelectorAll('main *')].filter((one) => one.scrollWidth > one.clientWidth + 1
    && ['auto', 'scroll'].includes(getComputedStyle(one).overflowX)).map((one) => one.id || one.className)"""
SMALL = """[...document.querySelectorAll('button, select, input, summary, header a, #findings a')]
    .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 80)])
    .filter(([box]) => box.width && (box.height < 24 || box.width < 24) && box.height < 17.5).map(([, html]) => html)"""


def nothing_is_too_wide(browser):
    heading("Widths")
    for width in (320, 360, 768, 2560):
        with browser.page(width=width) as page:
            for name in VIEWS:
                view(page, name)
                seen = page.evaluate("document.documentElement.scrollWidth")
                inner = page.evaluate(SIDEWAYS)
                check(seen <= width and not inner, f"{name} at {width} px goes sideways nowhere", (seen, inner))
            small = page.evaluate(SMALL)
            check(not small, f"targets at {width} px have 24 px, or their line", small)
        with browser.page(link_to(PLAIN), width=width) as page:
            seen, inner = page.evaluate("document.documentElement.scrollWidth"), page.evaluate(SIDEWAYS)
            check(seen <= width and set(inner) <= {"drawing"}, f"an audit at {width} px goes sideways nowhere but in its drawing", (seen, inner))
            small = page.evaluate(SMALL)
            check(not small, f"its targets at {width} px have 24 px, or their line", small)


FOCUS = """() => {
    const one = document.activeElement;
    if (!one || one === document.body) return null;
    const style = getComputedStyle(one);
    const around = one.closest('.editor') ? getComputedStyle(one.closest('.editor')) : style;
    const box = one.getBoundingClientRect();
    return {
        name: one.id || one.textContent.slice(0, 30) || one.outerHTML.slice(0, 60),
        isMarked: [style, around].some((each) => each.outlineStyle !== 'none' && parseFloat(each.outlineWidth) >= 2),
        isSeen: box.width > 0 && box.bottom > 0 && box.top < innerHeight,
    };
}"""


def all_by_keyboard(browser):
    heading("Keyboard")
    with browser.page() as page:
        wanted = page.evaluate(
            "[...document.querySelectorAll('a, button, input, select, textarea, summary')]"
            ".filter((one) => one.checkVisibility() && !one.disabled).length")
        reached = []
        page.evaluate("document.activeElement.blur()")
        for _ in range(wanted + 20):
            page.keyboard.press("Tab")
            found = page.evaluate(FOCUS)
            if not found:
                break
            reached.append(found)
        check(len(reached) >= wanted, f"Tab goes through all {wanted} parts and out again", len(reached))
        unmarked = [one["name"] for one in reached if not one["isMarked"]]
        check(not unmarked, "each shows that it has the focus", unmarked)
        unseen = [one["name"] for one in reached if not one["isSeen"]]
        check(not unseen, "and comes into sight", unseen)

        # A visit without a mouse: an example, the scrubber, a view, a diagnostic, its fix, and back.
        page.get_by_role("button", name="Examples").focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("#example-list button")
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        settle(page)
        check("swipe" in page.inner_text("#status"), "an example is opened by Tab and Enter", page.inner_text("#status"))
        slider = page.locator("#at")
        slider.focus()
        steps = [("Home", "0"), ("ArrowRight", "1"), ("PageUp", "11"), ("ArrowLeft", "10"), ("PageDown", "0"), ("End", "100")]
        for key, value in steps:
            page.keyboard.press(key)
            check(slider.input_value() == value, f"{key} moves the finger to {value} %", slider.input_value())
        settle(page)
        check("finished" in page.inner_text("#hint"), "let go at 100 %, the swipe is finished, says the server")
        for _ in range(7):
            page.keyboard.press("PageDown")
        settle(page)
        check("Let go at 30 %, the swipe is cancelled" in page.inner_text("#hint"), "at 30 % it is cancelled", page.inner_text("#hint"))
        page.focus("#view-steps")
        page.keyboard.press("Enter")
        settle(page)
        check(page.locator("#table ol li").count() > 3, "a view is opened by Enter")
        page.focus("#view-stage")
        page.keyboard.press("Space")
        settle(page)
        page.focus("#finding0")
        page.keyboard.press("Enter")
        check(page.get_attribute("#finding0", "aria-pressed") == "true", "a diagnostic is chosen by Enter")
        check(page.evaluate("document.activeElement.id") == "finding0", "and keeps the focus")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        settle(page)
        check(page.evaluate("document.activeElement.id") == "undo", "its fix is applied by Enter, and Undo is next")
        page.keyboard.press("Enter")
        settle(page)
        page.focus("#text")
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")
        check(page.evaluate("document.activeElement.id") == "text", "Tab goes into the JSON and out of it")
        page.focus("#undo") if page.is_enabled("#undo") else page.focus("#slow")
        before = page.evaluate("document.activeElement.id")
        page.focus("#text")
        page.keyboard.press("Escape")
        check(page.evaluate("document.activeElement.id") == before, "Escape leaves the JSON for where one came from")
        page.locator("body").press("p")
        page.locator("body").press("s")
        check(page.inner_text("#play") == "Play", "single letters do nothing")
