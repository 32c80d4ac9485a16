"""Each state of the page in each width, in light and dark: findings of axe, parts wider than the window, small targets; and
parts within reach of the keyboard."""

import itertools
import json

from axe_playwright_python.base import AXE_SCRIPT

from audit import PLAIN, RUNS, link_to
from chromium import example, field, follow, resize, settle, tick_environments, view
from report import check, heading

VIEWS = ["stage", "film", "compare", "steps", "bars"]
WIDTHS = (320, 360, 768, 1024, 1440, 2560)
# The widths and schemes in which axe looks at a state, turn about: together the states are seen in all of them.
SCHEMES = itertools.cycle(({360: "light", 1024: "dark"}, {768: "light", 1440: "dark"}, {360: "dark", 1024: "light"}, {768: "dark", 1440: "light"}))
# The findings of axe, as texts; all else that it has looked at would take long to hand over.
FINDINGS = """axe.run(document, {resultTypes: ['violations']}).then(({violations}) => violations.flatMap(({id, nodes}) =>
    nodes.slice(0, 3).map(({html, failureSummary}) => `${id}: ${html.slice(0, 120)} ${failureSummary.slice(0, 200)}`)))"""


def violations(page):
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(AXE_SCRIPT)
    return page.evaluate(FINDINGS)


def violations_in_firefox(browser):
    """Runs axe beside the page's own scripts, which its policy does not hinder."""
    return browser.driver.execute_async_script(
        f"if (!('axe' in window)) {{ {AXE_SCRIPT} }}; const {{axe}} = window; {FINDINGS}.then(arguments[arguments.length - 1], (error) => arguments[arguments.length - 1]([String(error)]))")


def axe_finds_something(browser):
    """A control that axe runs, and that it checks the picture too."""
    with browser.page(bypass_csp=True) as page:
        page.evaluate("document.getElementById('undo').textContent = ''")
        page.evaluate("document.getElementById('picture').shadowRoot.append(document.createElement('img'))")
        found = " ".join(violations(page))
        check("button-name" in found and "image-alt" in found, "axe sees a button without a name, and an image without a text", found)


SIDEWAYS = """[...document.querySelectorAll('main *, dialog, dialog *')].filter((one) => one.scrollWidth > one.clientWidth + 1
    && ['auto', 'scroll'].includes(getComputedStyle(one).overflowX)).map((one) => one.id || one.className)"""
SMALL = """[...document.querySelectorAll('button, select, input, summary, header a, #findings a')]
    .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 80)])
    .filter(([box]) => box.width && (box.height < 24 || box.width < 24) && box.height < 17.5).map(([, html]) => html)"""
# Names of policies that are cut off, which are links before their pictures.
CUT = """[...document.querySelectorAll('.policies > li > p .link')].filter((one) => one.getBoundingClientRect().right > innerWidth
    || one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline').map((one) => one.textContent)"""


def fits(page, name, widths=WIDTHS, pictures=None):
    """Looks at one state of the page in every width, and with axe in two of the four usual ones, one of them dark."""
    wide, small, found = [], [], []
    schemes = next(SCHEMES)
    for width in widths:
        scheme = schemes.get(width)
        resize(page, width, scheme)
        seen, inner, cut = page.evaluate("document.documentElement.scrollWidth"), set(page.evaluate(SIDEWAYS)) - {"drawing"}, page.evaluate(CUT)
        if seen > width or inner or cut:
            wide.append((width, seen, inner, cut))
        small += [(width, one) for one in page.evaluate(SMALL)]
        if scheme:
            found += [(width, scheme, one) for one in violations(page)]
        if scheme and pictures:
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme)
                page.screenshot(path=pictures / f"{name.strip('/').replace(' ', '-').replace('/', '-')}-{width}-{scheme}.png")
    check(not found, f"axe finds nothing in {name}", found[:6])
    check(not wide and not small, "which goes sideways nowhere, nor has small targets", (wide, small[:6]))


def every_state(browser, pictures=None):
    heading("Every state in every width")
    # The page's policy blocks all other scripts, including axe.
    with browser.page(bypass_csp=True) as page:
        fits(page, "a first visit", pictures=pictures)
        example(page, "A cancelled swipe")
        for name in VIEWS:
            view(page, name)
            fits(page, name, pictures=pictures)
        view(page, "compare")
        page.locator("#policy-ticks summary").click()
        tick_environments(page, "iOS 12.0", "iOS 26.0", "dark", "light")
        fits(page, "environments", pictures=pictures)
        example(page, "A whole flow")
        view(page, "stage")
        page.evaluate("document.querySelectorAll('.card').forEach((one) => { one.open = true })")
        fits(page, "operations one by one", pictures=pictures)
        page.fill("#text", json.dumps({
            "policy": {"name": "kmNavigationBarTransition", "edition": "1.0.0"}, "stack": [{"id": "a", "bar": {"background": "#C00000"}}],
            "operation": {"type": "push", "by": "barButtonItem", "animator": {"usesFinalFrame": False}, "screen": {
                "id": "b", "bar": {"background": {"image": {"name": "p", "color": "#808080"}}}}}}))
        settle(page)
        page.evaluate("document.querySelectorAll('.card').forEach((one) => { one.open = true })")
        fits(page, "all fields", pictures=pictures)
        example(page, "A cancelled swipe")
        page.locator("#findings button.link").first.click()
        page.get_by_role("button", name="Examples").click()
        page.wait_for_selector("#example-list button")
        fits(page, "examples and a chosen diagnostic", pictures=pictures)
        page.keyboard.press("Escape")
        field(page, "/environment/os").fill("99")
        settle(page)
        fits(page, "a fault", pictures=pictures)
        page.focus("#text")
        page.keyboard.press("Control+Home")
        page.keyboard.press("ArrowRight")
        # Scrolling to the beginning closes a list.
        page.wait_for_timeout(50)
        page.keyboard.press("Control+Space")
        page.wait_for_selector("#suggestions:not([hidden])")
        found = violations(page)
        check(not found, "nor with suggestions", found)
        page.fill("#text", '{"stack": [}')
        settle(page)
        fits(page, "what is not JSON", widths=(360, 1440), pictures=pictures)
        page.fill("#text", " ")
        settle(page)
        found = violations(page)
        check(not found, "nor with an empty text", found)
    with browser.page(link_to(RUNS), bypass_csp=True) as page:
        page.click("#run1")
        page.evaluate("document.querySelectorAll('main details').forEach((one) => { one.open = true })")
        page.wait_for_timeout(50)
        fits(page, "an audit of several runs", pictures=pictures)
        follow(page, link_to(PLAIN))
        fits(page, "an audit", pictures=pictures)
        page.evaluate("location.hash = '#api'")
        page.wait_for_selector("#reader .operation")
        page.locator("#api-transition > summary").click()
        page.locator("#api-transition summary", has_text="TransitionRequest").click()
        fits(page, "the contract", pictures=pictures)


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
