"""The editor of requests: lines, colors, folds, suggestions, descriptions of places, faults, and undo."""

import base64
import json
import time
import zlib

from marionette_driver.keys import Keys

from chromium import field, follow, request_of, settle, status_of, until
from report import check, heading

REQUEST = {
    "policy": "system", "environment": {"os": "17.0"},
    "stack": [{"id": "feed", "title": "Feed"}, {"id": "photo", "title": "Photo", "bar": {"background": "#C00000", "tint": "#FFFFFF"}}],
    "operation": {"type": "pop"}}
TEXT = json.dumps(REQUEST, indent=2)
MEBIBYTE = (1 << 20) - 64
SHOWN = "document.getElementById('text').value"
LONGEST = "Math.max(0, ...globalThis.tasks)"
WATCH = """globalThis.tasks = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({duration}) => duration))).observe({entryTypes: ['longtask']});"""

# Texts that would be slow in a browser or a naive page; each is within --max-body.
LONG = {
    "2,000 brackets": "[" * 2000 + "]" * 2000, "brackets": "[" * MEBIBYTE, "a number": "1" * MEBIBYTE,
    "new lines": '{"stack": [' + "\n" * MEBIBYTE, "a title": json.dumps({"stack": [{"id": "a", "title": "x" * MEBIBYTE}]}),
    "two scripts": json.dumps({"stack": [{"id": "a", "title": "中 " * (MEBIBYTE // 4)}]}, ensure_ascii=False),
    "numbers": json.dumps({"stack": [{"id": "a"}], "x-values": [0] * 300_000}, separators=(",", ":")),
    "screens": json.dumps({"stack": [{"id": f"s{number}", "x-noise": "z" * 20_000} for number in range(50)]}),
    "keys": json.dumps({f"k{number}": 0 for number in range(20_000)}), "quotation marks": '"' * MEBIBYTE,
    "backslashes": '["' + "\\\\" * (MEBIBYTE // 2) + '"]',
}


def link_to_text(text, damage=None):
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    coded = base64.urlsafe_b64encode(packer.compress(text.encode()) + packer.flush()).decode().rstrip("=")
    return "/#r=1" + (coded[:damage] if damage else coded)


def write(page, text):
    page.fill("#text", text)
    settle(page)


def caret_after(page, words):
    """Puts the caret after some words of the visible text."""
    page.focus("#text")
    page.evaluate("""(words) => {
        const text = document.getElementById('text');
        const at = text.value.indexOf(words) + words.length;
        text.setSelectionRange(at, at);
    }""", words)


def suggestions(page):
    page.wait_for_selector("#suggestions:not([hidden])")
    return page.locator("#suggestions code").all_inner_texts()


def lines_and_colors(browser):
    heading("The editor")
    with browser.page() as page:
        write(page, TEXT)
        check(page.locator("#underlay > div").all_inner_texts() == TEXT.split("\n"), "behind the text stand its lines")
        numbers = page.evaluate("""[...document.querySelectorAll('#underlay > div')]
            .every((one) => getComputedStyle(one, '::before').content === 'counter(line)')""")
        check(numbers, "each with its number")
        kinds = {kind: page.locator(f"#underlay .{kind}").first.inner_text() for kind in ("key", "string")}
        check(kinds == {"key": '"policy"', "string": '"system"'}, "keys and strings differ", kinds)
        sample = page.evaluate("document.querySelector('#underlay i').style.background")
        check(sample == "rgb(192, 0, 0)", "a color is seen", sample)
        same = page.evaluate("""(() => {
            const [text, underlay] = ['text', 'underlay'].map((id) => document.getElementById(id));
            return [text.scrollHeight === underlay.scrollHeight, text.clientWidth === underlay.clientWidth];
        })()""")
        check(same == [True, True], "the layers have one size", same)
        page.evaluate("document.getElementById('text').scrollTop = 1e6")
        page.wait_for_timeout(50)
        check(page.evaluate("document.getElementById('text').scrollTop === document.getElementById('underlay').scrollTop"), "and scroll as one")
        caret_after(page, '"policy": "system",')
        page.keyboard.press("Enter")
        page.keyboard.type('"x-note": 1,')
        check('\n  "x-note": 1,\n' in page.evaluate(SHOWN), "a new line is indented as the one before")


def malformed(browser):
    with browser.page() as page:
        write(page, '{\n  "policy": "système",\n  "stack": [}\n')
        marks = page.locator("#underlay mark").all_inner_texts()
        check(marks == ["}"], "what is not JSON is marked at its place", marks)
        check(page.locator("#findings .link").first.inner_text() == "line 3, column 13", "which the fault names", page.inner_text("#findings"))
        page.locator("#findings .link").first.click()
        until(page, "document.getElementById('text').selectionEnd > document.getElementById('text').selectionStart")
        selected = page.evaluate("(({value, selectionStart, selectionEnd}) => value.slice(selectionStart, selectionEnd))(document.getElementById('text'))")
        check(selected == "}", "and leads to", selected)
        until(page, "document.getElementById('text-hint').textContent.includes('Unexpected')")
        check(True, "and the line below the text says it")
        page.get_by_role("button", name="Keep what can be read").click()
        settle(page)
        check(page.evaluate(SHOWN) == '{ "policy": "système", "stack": [] }', "what can be read is kept by a button", page.evaluate(SHOWN))
        write(page, "  ")
        check("example" in page.inner_text("#findings") and "request is empty" in status_of(page), "an empty text says what to do", page.inner_text("#findings"))
        page.get_by_role("button", name="Begin with an example").click()
        settle(page)
        check("Photo to Feed" in status_of(page), "and has a way to begin")
        field(page, "/environment/os").fill("99")
        settle(page)
        check(field(page, "/environment/os").get_attribute("aria-invalid") == "true", "a field has its fault")
        page.route("**/*", lambda route: route.abort())
        field(page, "/environment/os").fill("17.0")
        check(field(page, "/environment/os").get_attribute("aria-invalid") is None, "and clears it itself when it is changed")
        page.wait_for_timeout(300)
        check("cannot be reached" in status_of(page), "without a server the page says so", status_of(page))
        page.unroute("**/*")
        until(page, "document.getElementById('status').textContent.includes('Photo')")
        check(True, "and asks again by itself")
    with browser.page() as page:
        page.route("**/policies", lambda route: route.abort())
        page.route("**/preview", lambda route: route.abort())
        page.reload()
        until(page, "document.getElementById('status').textContent.includes('cannot be reached')")
        page.unroute("**/policies")
        page.unroute("**/preview")
        page.evaluate("dispatchEvent(new Event('online'))")
        until(page, "document.querySelectorAll('[id=\"/policy\"] option').length > 10")
        check("Photo" in status_of(page), "and at once when the network is back, for the policies too", status_of(page))
    half = len(link_to_text(TEXT)) // 2
    with browser.page(link_to_text(TEXT, half)) as page:
        check("damaged" in page.inner_text("#notice"), "a damaged link says so", page.inner_text("#notice"))
        check(TEXT.startswith(page.evaluate(SHOWN)[:20]) and field(page, "/policy").input_value() == "system", "and fills what it can", page.evaluate(SHOWN))


def folds(browser):
    with browser.page() as page:
        write(page, TEXT)
        caret_after(page, '"stack": ')
        page.keyboard.press("Control+Shift+BracketLeft")
        check('"stack": [⋯],' in page.evaluate(SHOWN), "what a line opens is folded by keys", page.evaluate(SHOWN))
        settle(page)
        check("Photo to Feed" in status_of(page) and page.locator(".card").count() == 2, "and is there all the same")
        numbers = page.evaluate("""[...document.querySelectorAll('#underlay > div')].map((one) => one.style.counterIncrement)""")
        check([one for one in numbers if one] == ["line 14"], "lines keep their numbers", numbers)
        caret_after(page, '"type": "pop')
        page.keyboard.type("ToRoot")
        settle(page)
        page.evaluate("document.getElementById('text').select()")
        page.keyboard.press("Control+c")
        copied = json.loads(page.evaluate("navigator.clipboard.readText()"))
        check(copied == {**REQUEST, "operation": {"type": "popToRoot"}}, "what is copied has what is folded", copied)
        field(page, "/stack/1/title").fill("Picture")
        settle(page)
        check("Picture" in page.evaluate(SHOWN), "a change inside of it opens it", page.evaluate(SHOWN))
        opener = page.locator("#underlay .opens", has_text='"stack"')
        box, left = opener.bounding_box(), page.locator("#text").bounding_box()["x"]
        page.mouse.click(left + 40, box["y"] + 8)
        check('"stack": [⋯]' in page.evaluate(SHOWN), "a press beside the line folds too")
        page.mouse.click(left + 40, box["y"] + 8)
        check("⋯" not in page.evaluate(SHOWN), "and opens")
        page.click("#fold")
        check(page.evaluate(SHOWN).count("⋯") >= 1 and page.inner_text("#fold") == "Unfold", "a button folds all")
        page.locator("#findings button.link").first.click()
        page.wait_for_timeout(100)
        selected = page.evaluate("(({value, selectionStart, selectionEnd}) => value.slice(selectionStart, selectionEnd))(document.getElementById('text'))")
        check('"background"' in selected, "what is chosen is unfolded", selected)


def suggestions_and_words(browser):
    with browser.page() as page:
        write(page, '{\n  \n}')
        caret_after(page, "{\n  ")
        page.keyboard.type('"')
        found = suggestions(page)
        check(found[0] == '"stack"' and len(found) == 9, "a quotation mark brings the keys, first those that must be there", found)
        page.keyboard.type("pol")
        page.wait_for_timeout(100)
        page.keyboard.press("Enter")
        found = suggestions(page)
        check('"system"' in found, "a key brings its values", found)
        page.keyboard.type("HBD")
        page.wait_for_timeout(100)
        page.keyboard.press("Tab")
        check('"policy": "hbdNavigationBar"' in page.evaluate(SHOWN) or "HBD" in page.evaluate(SHOWN), "which letters narrow", page.evaluate(SHOWN))
        write(page, TEXT.replace('"pop"', '"push",\n    ""'))
        caret_after(page, '"push",\n    "')
        page.keyboard.press("Control+Space")
        found = suggestions(page)
        check(set(found) == {'"screen"', '"animated"', '"animator"', '"by"', '"timing"', '"writes"'}, "an operation has the keys of its type", found)
        page.keyboard.press("ArrowDown")
        active = page.get_attribute("#text", "aria-activedescendant")
        check(page.get_attribute(f"#{active}", "aria-selected") == "true", "arrows choose, for screen readers too", active)
        page.keyboard.press("Escape")
        check(page.is_hidden("#suggestions") and page.evaluate("document.activeElement.id") == "text", "Escape closes the list, and stays")
        caret_after(page, '"background": "#C0')
        until(page, "document.getElementById('text-hint').textContent.includes('/stack/1/bar/background')")
        check("background" in page.inner_text("#text-hint"), "below the text stands what the place under the caret is", page.inner_text("#text-hint"))
        box = page.locator("#underlay .key", has_text='"tint"').bounding_box()
        page.mouse.move(box["x"] + 10, box["y"] + 6)
        page.wait_for_selector("#told:not([hidden])")
        check("/stack/1/bar/tint" in page.inner_text("#told"), "and beside the mouse what it is over", page.inner_text("#told"))


def going_back(browser):
    with browser.page() as page:
        write(page, TEXT)
        page.locator("#card0 > summary").click()
        title = field(page, "/stack/0/title")
        title.focus()
        page.keyboard.press("End")
        page.keyboard.type(" me", delay=30)
        settle(page)
        page.keyboard.press("Control+z")
        settle(page)
        check(title.input_value() == "Feed" and request_of(page) == REQUEST, "Ctrl+Z in a field takes an edit back, and not a letter", title.input_value())
        page.keyboard.press("Control+Shift+z")
        settle(page)
        check(request_of(page)["stack"][0]["title"] == "Feed me", "Ctrl+Shift+Z does it again")
        caret_after(page, '"Photo')
        page.keyboard.type("graph", delay=30)
        field(page, "/operation/type").select_option("popToRoot")
        settle(page)
        for wanted in (("Photograph", "pop"), ("Photo", "pop")):
            page.focus("#text")
            page.keyboard.press("Control+z")
            settle(page)
            found = request_of(page)["stack"][1]["title"], request_of(page)["operation"]["type"]
            check(found == wanted, "and across fields and text", found)
        page.click("#redo")
        settle(page)
        check(request_of(page)["stack"][1]["title"] == "Photograph", "a button does it too")


def long_texts(browser):
    """Checks that long texts do not block the page, that the visible part is bounded, and that the whole text is sent.

    The times are printed, not judged."""
    longest = {}
    # A question after each letter would send a mebibyte as often.
    with browser.page(hurries=False) as page:
        page.locator("#text").scroll_into_view_if_needed()
        page.wait_for_selector("#text:not([readonly])")
        page.evaluate(WATCH)
        for name, text in LONG.items():
            page.evaluate("(text) => navigator.clipboard.writeText(text)", text)
            page.focus("#text")
            page.evaluate("document.getElementById('text').select()")
            page.wait_for_timeout(100)
            page.evaluate("globalThis.tasks.length = 0")
            page.keyboard.press("Control+v")
            settle(page)
            shown = page.evaluate(SHOWN)
            check(len(shown) <= 1 << 16 and shown.count("\n") <= 2000 and text.startswith(shown.removesuffix("⋯")),
                  f"of {name} the beginning is shown: {status_of(page)}", len(shown))
            check(len(text) < 1 << 16 or "not shown" in page.inner_text("#text-hint"), "and the rest is told", page.inner_text("#text-hint"))
            longest[name] = page.evaluate(LONGEST)
            if name == "screens":
                page.evaluate("document.getElementById('text').setSelectionRange(1, 1)")
                page.keyboard.type('"policy": "system", ')
                settle(page)
                with page.expect_download() as download:
                    page.locator("#take-away").get_by_role("button", name="JSON", exact=True).click()
                with open(download.value.path()) as file:
                    check(json.load(file) == {"policy": "system", **json.loads(text)}, "a change of it leaves the rest as it is")
    print("      longest task after a paste, ms: " + ", ".join(f"{name} {ms:.0f}" for name, ms in longest.items()))
    with browser.page(link_to_text(LONG["2,000 brackets"])) as page:
        check("nested too deeply" in status_of(page), "a link of 2,000 brackets opens", status_of(page))
        for text in ("1e999", "null", "5", '"a"', "1" * MEBIBYTE):
            follow(page, link_to_text(text))
            check("not valid" in status_of(page) and page.evaluate(SHOWN).startswith(text[:1000]), f"a link of {text[:9]} is a fault and no more", status_of(page))
    hostile = '{"__proto__": {"stack": []}, "stack": [{"id": "__proto__", "title": "</script><img src=x onerror=alert(1)>"}, {"id": "constructor"}]'
    with browser.page(link_to_text(hostile)) as page:
        check(page.evaluate("[document.querySelectorAll('#underlay img, #underlay script').length, ({}).stack === undefined]") == [0, True],
              "a hostile link that is cut off stays text")
        until(page, "document.getElementById('stack').innerText.includes('</script>')")
        check("</script>" in page.inner_text("#stack"), "also in the fields that it fills", page.inner_text("#stack"))


def in_firefox(firefox):
    heading("The editor in Firefox")
    firefox.open("/")
    text = firefox.find("#text")
    firefox.run("document.getElementById('text').scrollIntoView()")
    for _ in range(100):
        if not firefox.run("return document.getElementById('text').readOnly"):
            break
        time.sleep(0.05)
    kinds = firefox.run("return ['key', 'string'].map((kind) => document.querySelector(`#underlay .${kind}`)?.textContent)")
    check(kinds == ['"policy"', '"system"'], "keys and strings differ", kinds)
    before = firefox.run("return document.getElementById('text').value")
    firefox.run("const text = document.getElementById('text'); text.focus(); text.setSelectionRange(text.value.indexOf('Feed'), text.value.indexOf('Feed') + 4)")
    text.send_keys("List")
    firefox.settle()
    check("Photo to List" in firefox.status(), "what is typed is asked", firefox.status())
    text.send_keys(Keys.CONTROL + "z")
    firefox.settle()
    after = firefox.run("return document.getElementById('text').value")
    check(after == before, "Ctrl+Z takes it back at once", after)
    firefox.run("const text = document.getElementById('text'); const at = text.value.indexOf('pop'); text.setSelectionRange(at, at + 3)")
    text.send_keys("p")
    for _ in range(100):
        if firefox.run("return !document.getElementById('suggestions').hidden"):
            break
        time.sleep(0.05)
    found = firefox.run("return [...document.querySelectorAll('#suggestions code')].map((one) => one.textContent)")
    check('"push"' in found, "suggestions are there", found)
    text.send_keys(Keys.ESCAPE)
    check(firefox.run("return document.getElementById('suggestions').hidden"), "and closed by Escape")
    long = json.dumps({"stack": [{"id": "a"}], "x-values": [0] * 200_000}, separators=(",", ":"))
    firefox.run("""
        const text = document.getElementById('text');
        text.select();
        text.dispatchEvent(new InputEvent('beforeinput', {inputType: 'insertFromPaste', data: arguments[0], cancelable: true, bubbles: true}));
    """, long)
    firefox.settle()
    shown = firefox.run("return document.getElementById('text').value")
    check(long.startswith(shown[:-1]) and len(shown) <= 1 << 16, "of a long text the beginning is shown", len(shown))
    check("Bar of a" in firefox.status(), "and all is asked", firefox.status())


def all_of(browser):
    lines_and_colors(browser)
    malformed(browser)
    folds(browser)
    suggestions_and_words(browser)
    going_back(browser)
    long_texts(browser)
