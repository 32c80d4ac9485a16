"""The behavior of the page."""

import base64
import json
import os
import pathlib
import struct
import subprocess
import sys
import tempfile
import zlib

from chromium import example, field, request_of, resize, settle, status_of, svg_of, tick_environments, until, view
from gestures import Pointer, place_of
from report import check, heading

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "Preview"))

from png import Image  # noqa: E402

# Every option with a field on the page, and one that only the text has.
EVERYTHING = {
    "policy": {"name": "kmNavigationBarTransition", "edition": "1.0.0"},
    "environment": {
        "os": "12.4", "device": "iPhone 8 Plus", "orientation": "landscape", "userInterfaceStyle": "dark",
        "layoutDirection": "rightToLeft", "reduceTransparency": True},
    "stack": [
        {"id": "a", "title": "Erste", "bar": {
            "background": "#123456", "tint": "#ABCDEF", "title": {"color": "#FEDCBA", "fontSize": 16}, "statusBar": "lightContent",
            "hidden": False, "largeTitle": True}, "x-note": "kept"},
        {"id": "b", "title": "Zweite", "styledIn": "viewDidLoad",
         "bar": {"background": {"image": {"name": "p", "color": "#808080", "minimumAlpha": 0.5}}},
         "navigationItem": {"prompt": "No card has this"}}],
    "operation": {"type": "interactivePop", "progress": 0.4, "velocity": 0.5},
    "preview": {"extent": "screen", "guides": True, "content": "colors", "annotations": False, "idPrefix": "abc"},
}


def link_of(page):
    page.wait_for_timeout(300)
    return page.evaluate("location.hash")


def link_restores_everything(browser, executable):
    heading("Links")
    with browser.page() as page:
        page.fill("#text", json.dumps(EVERYTHING))
        settle(page)
        page.click("#slow")
        page.locator("#at").focus()
        for _ in range(3):
            page.keyboard.press("ArrowRight")
        settle(page)
        view(page, "film")
        wanted = request_of(page)
        link = link_of(page)
        svg = svg_of(page)
    with browser.page("/" + link) as page:
        check(request_of(page) == wanted, "a link restores the whole request", request_of(page))
        check(page.get_attribute("#view-film", "aria-pressed") == "true", "and the view")
        check(svg_of(page) == svg, "and the picture")
        view(page, "stage")
        check(page.input_value("#at") == "43", "and the scrubber", page.input_value("#at"))
        check(page.get_attribute("#slow", "aria-pressed") == "true", "and the speed")
        shown = {
            "/policy": "kmNavigationBarTransition", "/policy/edition": "1.0.0", "/environment/os": "12.4",
            "/environment/device": "iPhone 8 Plus", "/environment/orientation": "landscape",
            "/environment/userInterfaceStyle": "dark", "/environment/layoutDirection": "rightToLeft",
            "/stack/0/bar/background": "color", "/stack/0/bar/background*": "#123456", "/stack/0/bar/tint": "#ABCDEF",
            "/stack/0/bar/title/color": "#FEDCBA", "/stack/0/bar/statusBar": "lightContent", "/stack/0/bar/hidden": "false",
            "/stack/0/bar/largeTitle": "true", "/stack/1/bar/background": "image", "/stack/1/styledIn": "viewDidLoad",
            "/stack/1/bar/background/image/color": "#808080", "/stack/1/bar/background/image/minimumAlpha": "0.5",
            "/operation/type": "interactivePop", "/operation/progress": "0.43", "/preview/extent": "screen"}
        until(page, "document.getElementById('/policy/edition') !== null")
        found = {pointer: field(page, pointer).input_value() for pointer in shown}
        check(found == shown, "every field shows its part", {key: found[key] for key in shown if found[key] != shown[key]})
        check(all(field(page, name).is_checked() for name in ("/environment/reduceTransparency", "/preview/guides")), "boxes too")
        # Members that no card shows stay unchanged when a card is edited.
        page.locator("#card0 > summary").click()
        field(page, "/stack/0/title").fill("First")
        settle(page)
        wanted["stack"][0]["title"] = "First"
        check(request_of(page) == wanted, "a card changes its own part and nothing else", request_of(page))
        # The links have one format: the server reads the page's links, and the page those of the server and of the
        # command line.
        status = page.request.get(browser.address + "/preview?" + link.split("&")[0][1:]).status
        check(status == 200, "GET /preview?r= takes what the page writes", status)
    for command in (["preview", "--link", "-"], ["validate", "--link", "-"]):
        if not executable:
            continue
        variables = {**os.environ, "NAVIGATION_STYLE_LISTEN": browser.address.removeprefix("http://")}
        output = subprocess.run([executable, *command], input=json.dumps(wanted).encode(), capture_output=True, env=variables).stdout.decode()
        with browser.page(output.split()[-1].removeprefix(browser.address)) as page:
            left = {**wanted, "stack": [{key: value for key, value in one.items() if key != "x-note"} for one in wanted["stack"]]}
            same = {"stack", "environment", "policy", "preview"} <= request_of(page).keys()
            check(same and request_of(page)["stack"][0]["title"] == "First", f"the link of {command[0]} opens", request_of(page))
            check(left["stack"][1]["navigationItem"] == request_of(page)["stack"][1]["navigationItem"], "with all of its request")
    policy = json.loads(urlopen(browser.address + "/policies/wrNavigationBar"))
    with browser.page(policy["link"]) as page:
        check("wrNavigationBar" in status_of(page), "the link of a policy's page opens", status_of(page))
    with browser.page("/#r=1AAAA%") as page:
        check("cannot be opened" in page.inner_text("#notice"), "a damaged link says so, and the page opens all the same")
    with browser.page("/#r=0eyJzdGFjayI6W3siaWQiOiJhIn1dfQ&view=x%22]&at=9&speed=y") as page:
        check(request_of(page) == {"stack": [{"id": "a"}]}, "a link with odd parts opens")
        check(page.get_attribute("#view-stage", "aria-pressed") == "true", "on the stage")
        long = {"stack": [{"id": "a", "x-noise": __import__("random").Random(1).randbytes(14000).hex()}]}
        page.fill("#text", json.dumps(long))
        settle(page)
        until(page, "document.getElementById('notice').textContent.includes('16 KiB')")
        with page.expect_download() as download:
            page.locator("#notice button").click()
        check(json.loads(pathlib.Path(download.value.path()).read_text()) == long, "what is too long for a link is offered as a file")


def urlopen(address):
    from urllib.request import urlopen
    return urlopen(address).read()


def late_answers_are_dropped(browser):
    heading("Late answers")
    with browser.page(hurries=False) as page:
        held = []

        def hold(route):
            body = route.request.post_data or ""
            if '"Slow"' in body:
                held.append(route)
            else:
                route.continue_()

        page.route("**/*", hold)
        page.locator("#card0 > summary").click()
        title = field(page, "/stack/0/title")
        title.fill("Slow")
        page.wait_for_timeout(400)
        check(len(held) > 0, "a question is on its way")
        title.fill("Quick")
        settle(page)
        for route in held:
            try:
                route.continue_()
            except Exception:
                pass  # The page has let go of it, as it should.
        page.wait_for_timeout(600)
        check("Quick" in svg_of(page) and "Slow" not in svg_of(page), "its answer, that comes late, is not shown")
        check("Quick" in status_of(page), "nor told", status_of(page))


def faults_stand_at_their_fields(browser):
    heading("Faults")
    with browser.page() as page:
        before = svg_of(page)
        page.fill("#text", json.dumps({
            "policy": "sistem", "stack": [{"id": "feed", "title": "Feed", "bar": {"tnt": "#FFFFFF", "background": "#GG0000"}}],
            "operation": {"type": "push", "screen": {"id": "photo"}}}, indent=2))
        settle(page)
        check(svg_of(page) == before and page.locator("#picture.old").count() == 1 and page.is_visible("#old"),
              "the last good picture stays, marked as old")
        policy = field(page, "/policy")
        check(policy.get_attribute("aria-invalid") == "true", "a fault is at its field")
        check("Unknown policy" in page.inner_text('[id="/policy!"]'), "with its words")
        check("Unknown policy" in page.evaluate("document.getElementById(document.getElementById('/policy').getAttribute('aria-describedby')).textContent"),
              "which belong to the field")
        marks = page.locator("#underlay mark").all_inner_texts()
        check(marks == ['"policy": "sistem"', '"tnt": "#FFFFFF"', '"background": "#GG0000"'], "each is marked in the JSON", marks)
        page.locator("#findings button", has_text="/stack/0/bar/tnt").click()
        selected = page.evaluate("(({value, selectionStart, selectionEnd}) => value.slice(selectionStart, selectionEnd))(document.activeElement)")
        check(selected == '"tnt": "#FFFFFF"', "its pointer leads to its place", selected)
        page.locator("#findings button", has_text="Use “tint”").click()
        settle(page)
        check(request_of(page)["stack"][0]["bar"].get("tint") == "#FFFFFF", "a suggested key is put in by a button", request_of(page))
        page.locator('[id="/policy!"] button').click()
        settle(page)
        check(request_of(page)["policy"] == "system", "and a suggested value, at the field")
        field(page, "/stack/0/bar/background*").fill("#00FF00")
        settle(page)
        check(page.locator("#picture.old").count() == 0 and page.is_hidden("#old"), "mended, the picture is new again")
        check(page.locator("[aria-invalid]").count() == 0, "and no field is faulty")
        good = request_of(page)
        for text, words in (('{"stack": [', "line"), ('{"stack": [], "stack": []}', "twice"), ("[1]", "object")):
            page.fill("#text", text)
            settle(page)
            told = page.inner_text("#findings")
            check("Fault" in told, f"{text} is a fault that the server explains", told)
            check(page.evaluate("document.getElementById('request').inert"), "and cards wait until it can be read")
        page.fill("#text", json.dumps(good))
        settle(page)
        check(not page.evaluate("document.getElementById('request').inert"), "then they go on")
        for odd in ('{"stack": 5}', '{"stack": [null, 7]}', '{"operation": {"type": "toString"}}', '{"policy": null, "environment": []}',
                    '{"stack": [{"id": "a", "bar": {"background": null, "tint": {}}}], "operations": {}, "policies": 3}',
                    '{"__proto__": {"stack": []}, "preview": 1}'):
            page.fill("#text", odd)
            settle(page)
            check("Fault" in page.inner_text("#findings"), f"{odd} is a fault and no more")


def motion(browser):
    heading("Motion")
    moving = "document.getElementById('play').textContent"
    with browser.page(motion="reduce") as page:
        at = page.input_value("#at")
        page.wait_for_timeout(400)
        still = page.evaluate("document.getElementById('picture').shadowRoot.getAnimations().every((one) => one.playState === 'paused')")
        check(still and page.evaluate(moving) == "Play" and page.input_value("#at") == at, "for who wants less motion nothing plays")
        first = page.evaluate("document.getElementById('picture').shadowRoot.getAnimations()[0].currentTime")
        page.wait_for_timeout(300)
        check(page.evaluate("document.getElementById('picture').shadowRoot.getAnimations()[0].currentTime") == first, "nor moves by itself")
        page.click("#play")
        page.wait_for_timeout(150)
        check(page.evaluate(moving) == "Pause", "but on demand")
    with browser.page(motion="no-preference", awaits=False) as page:
        until(page, "document.getElementById('play').textContent === 'Pause'")
        check(True, "for others an example is played once")
        until(page, "document.getElementById('play').textContent === 'Play'")
        check(page.input_value("#at") == "100", "and then rests")
        page.click("#slow")
        page.click("#play")
        began = page.evaluate("performance.now()")
        until(page, "document.getElementById('play').textContent === 'Play'")
        took = page.evaluate("performance.now()") - began
        check(took > 7000, "slowly it takes four times as long", took)


def stage_is_the_servers(browser):
    """The scrubber shows the same as a still of the moment."""
    heading("The moment")
    with browser.page() as page:
        example(page, "A clear photo screen")
        for percent in (0, 25, 50, 75):
            page.locator("#at").fill(str(percent))
            page.wait_for_timeout(50)
            seen = page.evaluate("""() => [...document.getElementById('picture').shadowRoot.querySelectorAll('[transform]')]
                .map((one) => new DOMMatrix(getComputedStyle(one).transform).e)""")
            body = {**request_of(page), "preview": {"form": "still", "at": [percent / 100], "caption": False, "annotations": False}}
            still = page.request.post(browser.address + "/preview", data=body, headers={"Accept": "image/svg+xml"}).text()
            wanted = [float(part.split()[0].strip("(").split(")")[0]) for part in still.split("translate")[1:]]
            moved = [one for one in wanted if abs(one) > 0.5]
            close = all(any(abs(one - other) < 3 for other in seen) for one in moved)
            check(close, f"at {percent} % the screens are where the still has them", (moved, seen))


def things_to_take_away(browser):
    heading("Take away")
    with browser.page() as page:
        example(page, "Liquid Glass")

        def copied(name):
            page.evaluate("document.getElementById('notice').textContent = ''")
            page.get_by_role("button", name=name, exact=True).click()
            until(page, "document.getElementById('notice').textContent.includes('opied')")
            return page.evaluate("navigator.clipboard.readText()")

        page.fill("#text", json.dumps({**request_of(page), "x-hard": "it's \\ $HOME `id` \"q\" %s\n!"}))
        settle(page)
        line = copied("curl")
        with tempfile.TemporaryDirectory() as folder:
            run = subprocess.run(["sh", "-c", line], cwd=folder, capture_output=True)
            written = pathlib.Path(folder, "picture.svg")
            check(run.returncode == 0 and written.exists() and written.read_bytes().startswith(b"<svg"), "the curl line draws the picture", (line, run.stderr))
        view(page, "bars")
        run = subprocess.run(["sh", "-c", copied("curl")], capture_output=True)
        check(json.loads(run.stdout).get("outcome") == "changed", "in a table's view it asks for the answer", run.stdout[:200])
        view(page, "film")
        markdown, html = copied("Markdown"), copied("<img>")
        address = markdown.split("](")[1][:-1]
        check(markdown.startswith("![Push from Inbox to Message") and b"<svg" in urlopen(address)[:5], "the Markdown line leads to the picture", markdown)
        check(html.startswith(f'<img src="{address}" alt="Push'), "so does the HTML line", html)

        def saved(name):
            with page.expect_download() as download:
                page.get_by_role("button", name=name, exact=True).click()
            return download.value.suggested_filename, pathlib.Path(download.value.path()).read_bytes()

        for name in ("stage", "film", "compare"):
            view(page, name)
            if name == "stage":
                page.locator("#at").fill("40")
            sizes = []
            for scale in ("1", "3") if name != "compare" else ("1",):
                page.select_option("#take-away select", scale)
                file, data = saved("PNG")
                image = Image(data)
                colors = {image.pixel(x, y) for y in range(0, image.height, 7) for x in range(0, image.width, 7)}
                sizes.append(image.width)
                check(file.endswith(".png") and file != ".png" and len(colors) > 4, f"the PNG of {name} at {scale}× is not empty", (file, len(colors)))
            check(len(sizes) < 2 or abs(sizes[1] - 3 * sizes[0]) <= 3, "and as large as was asked for", sizes)
        file, data = saved("SVG")
        check(file.endswith(".svg") and data.startswith(b"<svg"), "the SVG is the server's")
        file, data = saved("JSON")
        check(json.loads(data) == request_of(page), "the JSON is the request")


def attacks_stay_text(browser):
    heading("Attacks")
    attack = '<img src=x onerror="alert(1)"><script>alert(2)</script>\'"&]]>--><svg onload=alert(3)>'
    with browser.page() as page:
        dialogs = []
        page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
        request = {"policy": "system", "stack": [{"id": attack, "title": attack}, {"id": "b", "title": attack, "bar": {
            "background": "#C00000", "tint": "red\"onload=alert(4)"}}], "operation": {"type": "pop"}, attack: attack}
        page.fill("#text", json.dumps(request))
        settle(page)
        check(attack[:28] in page.inner_text("#findings"), "a fault shows it as it is", page.inner_text("#findings"))
        del request[attack], request["stack"][1]["bar"]["tint"]
        page.fill("#text", json.dumps(request))
        settle(page)
        for name in ("stage", "film", "compare", "steps", "bars"):
            view(page, name)
            planted = page.evaluate("""() => [document, document.getElementById('picture').shadowRoot].map((root) => root &&
                root.querySelectorAll('img, svg script, [onerror], [onload], body script').length)""")
            check(not any(planted), f"nothing grows from a title in {name}", planted)
        view(page, "stage")
        texts = page.evaluate("[...document.getElementById('picture').shadowRoot.querySelectorAll('title')].map((one) => one.textContent)")
        check(any("<img src=x" in one for one in texts), "the picture has it as text", texts)
        link = link_of(page)
        check(not dialogs, "nothing ran", dialogs)
    with browser.page("/" + link) as page:
        check(request_of(page) == request, "nor from a link")


def compared(page, browser, policies):
    """Checks the page's comparison of all policies against the server's."""
    request = {**request_of(page), "policies": [one["name"] for one in policies], "include": []}
    request.pop("policy", None)
    return page.request.post(browser.address + "/compare", data=json.dumps(request), headers={"Content-Type": "application/json"}).json()


def moved_frames(page):
    """Returns the offset of the upper screen in each frame with a moving one, as a fraction of its width."""
    return [shift for shift in page.evaluate("""[...document.querySelectorAll('.frame')].map((frame) =>
        Math.max(0, ...[...frame.shadowRoot.querySelectorAll('svg > svg [transform]')].map((one) => new DOMMatrix(getComputedStyle(one).transform).e)) / 3.93)""")
        if shift > 5]


def diagnostics_and_rows(browser):
    heading("Diagnostics and rows")
    with browser.page() as page:
        example(page, "A cancelled swipe")
        count = page.locator("#findings li").count()
        for index in range(count):
            page.locator(f"#finding{index}").click()
            pointer = page.evaluate("(({value, selectionStart, selectionEnd}) => value.slice(selectionStart, selectionEnd))(document.getElementById('text'))")
            ring = page.evaluate("""() => [...document.getElementById('picture').shadowRoot.querySelectorAll('.chosen')].every((node) => {
                for (; node instanceof SVGElement; node = node.parentNode) if (getComputedStyle(node).opacity < 0.2) return false;
                return true;
            })""")
            check(len(pointer) > 1 and ring, f"diagnostic {index + 1} has its place in the JSON, and its ring is seen", pointer)
        page.locator(f"#finding{count - 1}").click()
        check(page.evaluate("document.getElementById('picture').shadowRoot.querySelectorAll('.chosen, .faint').length") == 0, "a second click lets it go")
        view(page, "compare")
        rows = page.locator(".policies > li > p button")
        names = [row.get_attribute("aria-label") for row in rows.all()]
        policies = json.loads(urlopen(browser.address + "/policies"))["policies"]
        check(names == [f"{policy['name']} on the stage" for policy in policies], "every policy has a row", names)
        verdicts = page.locator(".policies .frames p").all_inner_texts()
        wanted = [one["verdict"]["message"] for one in compared(page, browser, policies)["results"]]
        check(verdicts == wanted, "with its verdict before its picture", verdicts)
        clean = sum(one == "clean" for one in wanted)
        check(f"{clean} of {len(wanted)} are clean" in status_of(page), "and how many are clean", status_of(page))
        page.locator("#at").fill("40")
        page.wait_for_timeout(50)
        check(len(moved_frames(page)) > 3 and max(moved_frames(page)) - min(moved_frames(page)) < 1, "all frames move with the slider", moved_frames(page))
        # The answer brings new frames.
        settle(page)
        box = page.locator(".frame").nth(2).bounding_box()
        page.mouse.move(box["x"] + 10, box["y"] + box["height"] - 5)
        page.mouse.down()
        page.mouse.move(box["x"] + 10 + box["width"] * 0.6, box["y"] + box["height"] - 5, steps=6)
        until(page, "document.getElementById('at').value === '60'")
        page.wait_for_timeout(1500)
        check(len(moved_frames(page)) > 3 and max(moved_frames(page)) - min(moved_frames(page)) < 1, "and under one finger on any of them", moved_frames(page))
        page.mouse.up()
        settle(page)
        check(request_of(page)["operation"].get("progress") == 0.6, "which lets go of a swipe for all", request_of(page)["operation"])
        page.click("#undo")
        settle(page)
        lost = compared(page, browser, policies)["unsayable"]
        told = page.locator("#findings li").all_inner_texts()
        check(len(told) == len(lost) > 0 and lost[0]["loss"] in told[0], "what a policy has no words for is told", told[:2])
        page.locator("#policy-ticks summary").click()
        page.get_by_label("qmui", exact=True).uncheck()
        settle(page)
        check("qmui" not in request_of(page)["policies"] and page.locator(".policies > li").count() == len(policies) - 1, "ticks choose the policies",
              request_of(page).get("policies"))
        check(page.evaluate("document.activeElement.type") == "checkbox" and page.locator("#policy-ticks[open]").count() == 1, "and stay where one is")
        tick_environments(page, "iOS 12.0", "iOS 26.0", "dark", "light")
        environments = request_of(page)["environments"]
        check(len(environments) == 4 and page.locator(".frame").count() == 4, "ticks of environments make a second axis", environments)
        titles = page.locator(".frames button").all_inner_texts()
        check(titles == ["iOS 12.0, light", "iOS 12.0, dark", "iOS 26.0, light", "iOS 26.0, dark"], "each told by what differs", titles)
        page.get_by_label("dark", exact=True).uncheck()
        settle(page)
        for name in ("iPhone 8", "iPad (A16)"):
            page.get_by_label(name, exact=True).check()
            settle(page)
        titles = page.locator(".frames button").all_inner_texts()
        check(titles == [f"iOS {os}, {device}" for os in ("12.0", "26.0") for device in ("iPhone 8", "iPad (A16)")], "devices are ticked too", titles)
        # Frames are drawn after the answer, one after another, all in the same width.
        shapes = """[...document.querySelectorAll('.frame')].map((one) => one.shadowRoot?.firstElementChild?.viewBox.baseVal)
            .map((box) => box && box.width / box.height)"""
        until(page, f"{shapes}.every(Boolean)")
        shapes = page.evaluate(shapes)
        check(all(shapes[at + 1] > 1.5 * shapes[at] for at in (0, 2)), "a tablet's frame is much flatter than a phone's", shapes)
        page.locator(".frames button").nth(3).click()
        settle(page)
        environment = request_of(page)["environment"]
        check((environment["os"], environment["device"]) == ("26.0", "iPad (A16)") and "environments" not in request_of(page),
              "one opens on the stage", request_of(page))
        page.click("#undo")
        settle(page)
        view(page, "compare")
        page.locator("#policy-ticks summary").click()
        page.get_by_role("button", name="All", exact=True).click()
        settle(page)
        check("policies" not in request_of(page), "all is what no list says")
        page.get_by_role("button", name="transitionBar on the stage", exact=True).click()
        settle(page)
        check(request_of(page)["policy"] == "transitionBar" and "transitionBar" in status_of(page), "a row opens its policy on the stage")
        view(page, "steps")
        hrefs = page.evaluate("[...document.querySelectorAll('#table a')].map((one) => new URL(one.href).pathname)")
        groups = page.locator(".timeline > li")
        page.locator("#at").fill("50")
        page.wait_for_timeout(50)
        done = page.locator(".timeline > .done").count()
        check(0 < done < groups.count(), "the finger parts the steps into those that have happened and those to come", (done, groups.count()))
        check("puts a fake bar on Photo" in page.inner_text("#table"), "which are sentences", page.inner_text("#table")[:300])
        check("/policies/transitionBar" in hrefs and any(one.startswith("/rules/") for one in hrefs), "steps lead to the policy and the rules", hrefs[:5])
        statuses = {page.request.get(browser.address + href, headers={"Accept": "text/html"}).status for href in set(hrefs)}
        check(statuses == {200}, "and these are pages", statuses)
        view(page, "bars")
        same, rows = page.locator("#table .same"), page.locator("#table > table tbody tr")
        check(rows.count() > 0 and same.get_attribute("open") is None and f"{same.locator('tr').count() - 1} more stay" in same.inner_text(),
              "what changes in the bars is set off from what does not", page.inner_text("#table")[:200])
        check("Before: " in page.inner_text("#table .told") and "After: " in page.inner_text("#table .told"), "and told in sentences", page.inner_text("#table .told"))
        for at in range(10):
            page.get_by_role("button", name="Examples").click()
            page.locator("#example-list button").nth(at).click()
            settle(page)
            check("Fault" not in page.inner_text("#findings"), f"example {at + 1} is shown: {status_of(page)}")


def cards_of_what_surrounds_the_bar(browser):
    heading("Cards of what surrounds the bar")
    with browser.page() as page:
        field(page, "/operation/type").select_option("push")
        settle(page)
        by = field(page, "/operation/by")
        by.select_option("barButtonItem")
        field(page, "/operation/animator").select_option("false")
        settle(page)
        operation = request_of(page)["operation"]
        check(operation["by"] == "barButtonItem" and operation["animator"] == {"usesFinalFrame": False}, "a push by a bar button item, with an animator of its own", operation)
        check("Fault" not in page.inner_text("#findings"), "is asked", page.inner_text("#findings"))
        answer = page.request.post(browser.address + "/transition", data={**request_of(page), "include": ["diagnostics"]}).json()
        told = page.locator("#findings li .link").all_inner_texts()
        check(told == [one["code"] for one in answer["diagnostics"]], "and its diagnostics are the server's", told)
        field(page, "/operation/animator").select_option("true")
        by.select_option("–")
        settle(page)
        operation = request_of(page)["operation"]
        check("by" not in operation and operation["animator"] == {"usesFinalFrame": True}, "to its final frame, and by code", operation)
        for kind in ("pop", "popTo", "popToRoot", "setViewControllers", "interactivePop"):
            field(page, "/operation/type").select_option(kind)
            settle(page)
            field(page, "/operation/animator").select_option("false")
            settle(page)
            check(request_of(page)["operation"].get("animator") == {"usesFinalFrame": False}, f"{kind} has an animator too", request_of(page)["operation"])
        check("gesture disabled" in page.inner_text("#hint"), "which stands in the way of a back swipe", page.inner_text("#hint"))
        left, y, width = place_of(page)
        pointer = Pointer(page, "mouse")
        pointer.drag(left + 12, left + 12 + 0.5 * width, y)
        pointer.lift()
        check(request_of(page)["operation"] == {"animator": {"usesFinalFrame": False}, "type": "interactivePop", "progress": 0.5}
              and "gesture disabled" in page.inner_text("#hint"), "of the finger on the phone too", (request_of(page)["operation"], page.inner_text("#hint")))
        field(page, "/operation/outcome").select_option("finished")
        settle(page)
        check(request_of(page)["operation"] == {"type": "interactivePop", "animator": {"usesFinalFrame": False}, "outcome": "finished"},
              "a card keeps what another has written", request_of(page)["operation"])
        field(page, "/operation/animator").select_option("–")
        settle(page)
        check("animator" not in request_of(page)["operation"], "and UIKit's own is what no animator says", request_of(page)["operation"])
        loaded = page.evaluate("performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)")
        check("/playground/operations.js" not in loaded, "so far no field of other operations was loaded", loaded)
        for kind in ("update", "scroll", "rotate", "reappear", "barHideOnSwipe", "barHideOnTap", "keyboard", "search", "setAppearanceProxy", "traitChange"):
            field(page, "/operation/type").select_option(kind)
            until(page, f"JSON.parse(document.getElementById('text').value).operation.type === '{kind}'")
            settle(page)
            fields = page.locator("#operation .field").count()
            check("Fault" not in page.inner_text("#findings") and fields > (kind != "barHideOnTap"), f"{kind} begins without a fault, with its fields", (page.inner_text("#findings"), fields))
    with browser.page("/#r=0eyJzdGFjayI6W3siaWQiOiJhIn1dLCJvcGVyYXRpb24iOnsidHlwZSI6ImtleWJvYXJkIiwiaXNTaG93biI6dHJ1ZX19") as page:
        until(page, "document.getElementById('/operation/isShown') !== null")
        check(field(page, "/operation/isShown").is_checked(), "a link of such an operation has its fields too")


# The boxes of what must not cover each other, and how large the phone is.
BOXES = """['view', 'picture', 'scrubber'].map((id) => (({left, right, top, bottom}) => [left, right, top, bottom])(document.getElementById(id).getBoundingClientRect()))"""


def stage_fits(browser):
    heading("The stage")
    request = {"policy": "system", "stack": [{"id": "a", "title": "A", "bar": {"background": "#0A84FF"}}, {"id": "b", "title": "B"}], "operation": {"type": "pop"}}
    with browser.page() as page:
        for device in ("iPhone SE (2nd generation)", "iPhone 15", "iPad (A16)"):
            for orientation in ("portrait", "landscape"):
                faults = []
                for extent in ("bar", "screen"):
                    page.fill("#text", json.dumps({**request, "environment": {"device": device, "orientation": orientation}, "preview": {"extent": extent}}))
                    settle(page)
                    for width, height in ((1440, 900), (768, 1024), (844, 390), (360, 740)):
                        resize(page, width, height=height)
                        (left, right, top, bottom), (x, x2, y, y2), (_, _, below, _) = page.evaluate(BOXES)
                        is_large = x2 - x >= min(right - left - 40, 380) or y2 - y >= 0.6 * height
                        if x < left or x2 > right or y < top or y2 > min(bottom, below) + 1 or not is_large:
                            faults.append((extent, width, height, page.evaluate(BOXES)))
                check(not faults, f"{device}, {orientation}: bar and screen are in the stage and as large as it allows, at four sizes", faults)
        check("Fault" not in page.inner_text("#findings"), "all of them are pictures", page.inner_text("#findings"))
        resize(page, 1200, "dark")
        # The Dynamic Island is black, and the stage around the phone dark.
        around = page.evaluate("getComputedStyle(document.getElementById('view')).backgroundColor")
        check(around == "rgb(13, 17, 23)", "in dark mode the stage is dark", around)


def large_texts(browser):
    heading("Large texts")
    with browser.page() as page:
        deep = "[" * 2000 + "]" * 2000
        page.fill("#text", deep)
        settle(page)
        check("Nested deeper than 64 levels" in page.inner_text("#findings"), "what is too deep, the server refuses", status_of(page))
        check(page.input_value("#text") == deep, "and it stays as it is")
        many = json.dumps({"policy": "system", "stack": [{"id": "a"}], "x-values": [0] * 20_000}, separators=(",", ":"))
        page.fill("#text", many)
        settle(page)
        check(page.input_value("#text") == many, "what has too many values stays as it came")
        check("edit them in the JSON" in page.inner_text("#stack") and page.locator("#world input").count() == 0, "without fields")
        tall = {"policy": "system", "stack": [{"id": f"s{number}"} for number in range(60)]}
        page.fill("#text", json.dumps(tall))
        settle(page)
        check(page.locator(".card").count() == 0 and page.locator("#world input").count() > 0, "many screens have no cards")
        page.fill("#text", json.dumps({**tall, "stack": tall["stack"][:3]}))
        settle(page)
        check(page.locator(".card").count() == 3, "few have them again")


def png_of(red, green, blue):
    """Returns a picture of one color, two by two pixels, in the form for `view.content`."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    rows = zlib.compress((b"\0" + bytes([red, green, blue]) * 2) * 2)
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 2, 2, 8, 2, 0, 0, 0)) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
    return "data:image/png;base64," + base64.b64encode(data).decode()


def images_are_seen(browser):
    heading("Images")
    request = {"stack": [{"id": "a", "title": "A", "view": {"content": {"png": png_of(10, 200, 30)}}}]}
    with browser.page() as page:
        page.fill("#text", json.dumps(request))
        settle(page)
        page.locator("#picture").scroll_into_view_if_needed()
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "stage.png"
            page.locator("#picture").screenshot(path=path)
            image = Image(path.read_bytes())
            seen = image.pixel(image.width // 2, image.height - 12)
            with page.expect_download() as download:
                page.get_by_role("button", name="PNG", exact=True).click()
            saved = Image(pathlib.Path(download.value.path()).read_bytes())
            kept = saved.pixel(saved.width // 2, saved.height // 2)
        check(all(abs(one - other) < 12 for one, other in zip(seen[:3], (10, 200, 30))), "an image of a view is seen on the stage", seen)
        check(all(abs(one - other) < 12 for one, other in zip(kept[:3], (10, 200, 30))), "and is in the PNG", kept)


def dark_films(browser):
    heading("Dark films")
    for scheme in ("light", "dark"):
        with browser.page(scheme=scheme) as page:
            view(page, "film")
            fill = page.evaluate("getComputedStyle(document.getElementById('picture').shadowRoot.querySelector('svg > rect')).fill")
            check((fill == "rgb(22, 27, 34)") == (scheme == "dark"), f"around a film it is {scheme}", fill)
            inner = page.evaluate("getComputedStyle(document.getElementById('picture').shadowRoot.querySelector('svg > svg > rect')).fill")
            check(inner == "rgb(255, 255, 255)", "its frames are the server's", inner)


def first_steps(browser):
    heading("First steps")
    with browser.page() as page:
        lessons = page.locator("#lessons li")
        check(lessons.count() == 3 and page.is_visible("#lessons"), "a first visit has three sentences")
        example(page, "A cancelled swipe")
        badges = page.evaluate("""[...document.getElementById('picture').shadowRoot.querySelectorAll('g > circle + text')]
            .filter((one) => one.checkVisibility()).map((one) => one.textContent)""")
        count = page.locator("#findings li").count()
        told = sum(int(one[1:]) if one.startswith("×") else 1 for one in badges)
        check(any(one.startswith("×") for one in badges) and told <= count, "rings of one place have one badge with their count", badges)
        page.locator("#finding7").click()
        front = page.evaluate("[...document.getElementById('picture').shadowRoot.querySelectorAll('text.chosen')].filter((one) => one.checkVisibility()).map((one) => one.textContent)")
        check(front == ["8"], "which shows the one that is chosen", front)
        page.locator("#at").focus()
        page.keyboard.press("ArrowRight")
        settle(page)
        check(lessons.count() == 2, "each sentence goes when it is followed", lessons.all_inner_texts())
        page.get_by_role("button", name="Apply the fix").first.click()
        settle(page)
        page.click("#copy-link")
        until(page, "document.getElementById('notice').textContent.includes('opied')")
        check(page.is_hidden("#lessons"), "and all with the last")
        page.get_by_role("button", name="Bug report").click()
        until(page, "navigator.clipboard.readText().then((text) => text.includes('Version:'))")
        report = page.evaluate("navigator.clipboard.readText()")
        parts = ["/#r=1", "/preview?r=1", "Version: navigation-style 0.", '"operation"']
        check(all(part in report for part in parts), "a bug report has the link, the picture, the version and the request", report)
        check("sesame" not in report, "and no token")
        with page.expect_download() as download:
            page.locator("#take-away").get_by_role("button", name="JSON", exact=True).click()
        check(download.value.suggested_filename == "a-cancelled-swipe.json", "files are named after the example", download.value.suggested_filename)
    with browser.page("/#r=0eyJzdGFjayI6W3siaWQiOiJhIn1dfQ") as page:
        check(page.is_hidden("#lessons"), "who comes by a link is not taught")


def all_of(browser, executable=None):
    first_steps(browser)
    cards_of_what_surrounds_the_bar(browser)
    stage_fits(browser)
    images_are_seen(browser)
    dark_films(browser)
    link_restores_everything(browser, executable)
    late_answers_are_dropped(browser)
    faults_stand_at_their_fields(browser)
    motion(browser)
    stage_is_the_servers(browser)
    things_to_take_away(browser)
    attacks_stay_text(browser)
    diagnostics_and_rows(browser)
    large_texts(browser)
