"""A first visit: using only the page, a leak is built, found and fixed, and then opened in the other browser."""

from chromium import field, request_of, settle, status_of, svg_of, until, view
from report import check, heading


def first_visit(chromium, firefox, screenshots):
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

    firefox.open(link)
    text, at = firefox.run("return [document.getElementById('text').value, document.getElementById('at').value]")
    check((firefox.status(), text, at) == seen[1:], "in Firefox the link shows the same request at the same moment", (link, firefox.status(), at))
    svg = firefox.svg()
    check(plain(svg) == plain(seen[0]), "and the same picture", (svg[:300], seen[0][:300]))
    if screenshots:
        firefox.screenshot(screenshots / f"{number + 1}-firefox.png")


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
    for view in ("film", "compare", "steps", "bars", "stage"):
        firefox.find(f"#view-{view}").click()
        firefox.settle()
        wide = firefox.run("return document.documentElement.scrollWidth <= innerWidth")
        check(wide, f"{view} is shown")
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
