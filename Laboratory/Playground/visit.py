"""A first visit: using only the page, a leak is built, found and fixed, and then opened in the other browser."""

from marionette_driver.keys import Keys
from marionette_driver.marionette import ActionSequence

from chromium import field, request_of, settle, status_of, svg_of, until, view
from report import check, heading


def first_visit(chromium, screenshots):
    """Returns the link and what it shows, for the other browser."""
    heading("A first visit")
    number = 0

    def keep(page, name):
        nonlocal number
        number += 1
        if screenshots:
            page.screenshot(path=screenshots / f"{number}-{name}.png")

    with chromium.page() as page:
        check("style-leak" in page.inner_text("#findings"), "the page opens with a leak", status_of(page))
        keep(page, "arrival")

        # The list is white. The photo is clear, unlike the page's example, and styled only once.
        page.locator("#card0 > summary").click()
        field(page, "/stack/0/title").fill("List")
        field(page, "/stack/0/bar/background").select_option("color")
        field(page, "/stack/0/bar/background*").fill("#FFFFFF")
        field(page, "/stack/0/bar/tint").fill("#007AFF")
        field(page, "/stack/1/bar/background").select_option("transparent")
        field(page, "/stack/1/bar/statusBar").select_option("lightContent")
        field(page, "/stack/1/styledIn").select_option("viewDidLoad")
        settle(page)
        keep(page, "stack")
        field(page, "/operation/type").select_option("interactivePop")
        settle(page)
        keep(page, "swipe")

        # The finger moves to 30 % and is lifted.
        slider = page.locator("#at")
        box = slider.bounding_box()
        middle = box["y"] + box["height"] / 2
        page.mouse.move(box["x"] + 12, middle)
        page.mouse.down()
        for step in range(1, 11):
            page.mouse.move(box["x"] + 8 + (box["width"] - 16) * 0.03 * step, middle)
        keep(page, "finger")
        page.mouse.up()
        settle(page)
        operation = request_of(page)["operation"]
        check(operation == {"type": "interactivePop", "progress": 0.3}, "a finger lets go at 30 %", operation)
        check("cancelled" in status_of(page), "and the server says that the swipe is cancelled", status_of(page))
        leaks = page.locator("#findings li", has_text="style-leak")
        check(leaks.count() > 0, "the photo comes back with the list's bar")
        before = leaks.count()
        leaks.first.locator("button.link").click()
        marked = page.evaluate("document.getElementById('picture').shadowRoot.querySelectorAll('.chosen').length")
        check(marked >= 2, "the leak's ring and number stand out", marked)
        selected = page.evaluate("(({value, selectionStart, selectionEnd}) => value.slice(selectionStart, selectionEnd))(document.getElementById('text'))")
        check('"background"' in selected, "and its cause is selected in the JSON", selected)
        keep(page, "leak")

        fixes = 0
        while (fix := page.locator("#findings li", has_text="style-leak").get_by_role("button", name="Apply the fix")).count() and fixes < 6:
            fix.first.click()
            settle(page)
            fixes += 1
        after = page.locator("#findings li", has_text="style-leak").count()
        check(before > 0 and after == 0, f"{fixes} fixes later the {before} leaks are gone", page.inner_text("#findings"))
        keep(page, "mended")

        view(page, "film")
        keep(page, "film")
        view(page, "compare")
        keep(page, "compare")
        view(page, "steps")
        keep(page, "steps")
        view(page, "bars")
        keep(page, "bars")
        view(page, "stage")
        page.click("#copy-link")
        until(page, "document.getElementById('notice').textContent.includes('opied')")
        link = page.evaluate("navigator.clipboard.readText()")
        seen = svg_of(page), status_of(page), page.input_value("#text"), page.input_value("#at")
        keep(page, "copied")
    return link, seen


def link_in_firefox(firefox, link, seen, screenshots):
    heading("A link of Chromium in Firefox")
    firefox.open(link)
    text, at = firefox.run("return [document.getElementById('text').value, document.getElementById('at').value]")
    check((firefox.status(), text, at) == seen[1:], "in Firefox the link shows the same request at the same moment", (link, firefox.status(), at))
    svg = firefox.svg()
    check(plain(svg) == plain(seen[0]), "and the same picture", (svg[:300], seen[0][:300]))
    if screenshots:
        firefox.screenshot(screenshots / "firefox.png")


def plain(svg):
    """Returns a picture without the page's additions, so that it can be compared; empty classes may remain."""
    return svg.replace(' class=""', "")


def same_in_firefox(firefox):
    """Checks the rest of the page's behavior in the other browser."""
    heading("Firefox")
    firefox.open("/")
    check("Pop from Photo to Feed" in firefox.status(), "the page opens", firefox.status())
    found = firefox.run("""
        const slider = document.getElementById('at');
        slider.value = 50;
        slider.dispatchEvent(new Event('input'));
        const {shadowRoot} = document.getElementById('picture');
        return [document.getElementById('at-text').textContent, shadowRoot.adoptedStyleSheets.length,
            shadowRoot.getAnimations().every((one) => one.playState === 'paused'), document.getElementById('play').textContent];
    """)
    check(found == ["50 %", 2, True, "Play"], "the scrubber moves the picture, and nothing plays by itself", found)
    firefox.run("""
        const text = document.getElementById('text');
        text.value = '{"policy": "sistem", "stack": []}';
        text.dispatchEvent(new Event('input'));
    """)
    firefox.settle()
    check("sistem" in firefox.run("return document.getElementById('findings').textContent"), "a fault is told")
    firefox.find("#findings li button.small").click()
    firefox.settle()
    value = firefox.run("return JSON.parse(document.getElementById('text').value).policy")
    check(value == "system", "and mended by the server's suggestion", value)
    said = firefox.messages()
    check(not said, "nothing is said on the console", said)


ZOOMED = """return [Math.max(0, document.documentElement.scrollWidth - innerWidth), [...document.querySelectorAll('main *, dialog *')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(one).overflowX) && one.id !== 'drawing').map((one) => one.id || one.className),
    [...document.querySelectorAll('button, summary, .field label')].filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && one.clientWidth).map((one) => one.textContent.slice(0, 40))]"""


def zoomed_in(firefox, screenshots):
    """Zooms in to 200 %, as the browser's menu does; on a phone, where pages are not zoomed so, the text is twice as large."""
    heading("At 200 %")
    for width, zoom, text_zoom in ((1440, 2, 1), (1024, 2, 1), (768, 2, 1), (1440, 1, 2), (360, 1, 2)):
        firefox.open("/")
        firefox.look(width, zoom=zoom, text_zoom=text_zoom)
        faults = []
        for name in ("film", "compare", "steps", "bars", "stage"):
            firefox.run(f"document.getElementById('view-{name}').click()")
            firefox.settle()
            if (found := firefox.run(ZOOMED)) != [0, [], []]:
                faults.append((name, found))
            if screenshots:
                firefox.screenshot(screenshots / f"zoom-{width}-{zoom}-{text_zoom}-{name}.png")
        words = f"{width} px, {'all' if zoom == 2 else 'the text'} at 200 %"
        check(not faults, f"{words}: nothing is cut off, nor goes sideways", faults)
        firefox.run("document.getElementById('picture').scrollIntoView({block: 'center'})")
        left, top, across, down = firefox.run("const {x, y, width, height} = document.getElementById('picture').getBoundingClientRect(); return [x, y, width, height]")
        finger = ActionSequence(firefox.driver, "pointer", "mouse", {"pointerType": "mouse"})
        finger.pointer_move(round(left + 12), round(top + down - 8)).pointer_down()
        for step in range(1, 6):
            finger.pointer_move(round(left + 12 + 0.08 * step * across), round(top + down - 8), duration=16)
        finger.pause(200).pointer_up().perform()
        firefox.settle()
        operation = firefox.run("return JSON.parse(document.getElementById('text').value).operation")
        check(operation["type"] == "interactivePop" and abs(operation["progress"] - 0.4) < 0.02 and "cancelled" in firefox.status(),
              "and the phone is dragged, not far enough", (operation, firefox.status()))
    for path in ("/devices/iPhone%2015", "/rules"):
        firefox.driver.navigate(firefox.address + path)
        found = firefox.run(ZOOMED)
        check(found == [0, [], []], f"so is {path}", found)
    firefox.look()


def by_keys_in_firefox(firefox):
    heading("Keys in Firefox")
    firefox.open("/")
    # A new page may leave the focus in the browser's own window.
    with firefox.driver.using_context("chrome"):
        firefox.run("gBrowser.selectedBrowser.focus()")

    def press(*names, held=()):
        keys = ActionSequence(firefox.driver, "key", "keys")
        for one in held:
            keys.key_down(one)
        for one in names:
            keys.key_down(one).key_up(one)
        for one in held:
            keys.key_up(one)
        keys.perform()

    def tab_to(condition, held=()):
        """Returns whether the part shows that it has the focus."""
        for _ in range(90):
            press(Keys.TAB, held=held)
            if firefox.run(f"const one = document.activeElement; return {condition}"):
                return firefox.run("""
                    const one = document.activeElement, {outlineStyle} = getComputedStyle(one), {top, bottom} = one.getBoundingClientRect();
                    return document.hasFocus() && outlineStyle !== 'none' && top >= 0 && bottom <= innerHeight""")
        raise TimeoutError(condition)

    marked = tab_to("one.id === 'at'")
    press(Keys.HOME, *[Keys.PAGE_UP] * 6)
    firefox.settle()
    at = firefox.run("return document.getElementById('at').value")
    check(marked and at == "60", "Tab leads to the slider, and keys move it", at)
    marked = tab_to("one.textContent === 'Apply the fix'")
    press(Keys.ENTER)
    firefox.until("return document.activeElement.id === 'undo'")
    firefox.settle()
    check(marked and "style-leak" not in firefox.run("return document.getElementById('findings').textContent"), "to a fix, which Enter applies")
    marked = tab_to("one.id === 'copy-link'", held=[Keys.SHIFT])
    press(Keys.ENTER)
    firefox.until("return document.getElementById('notice').textContent.includes('opied')")
    check(marked and firefox.clipboard().startswith(firefox.address + "/#r=1"), "and back to the link, which it copies")
