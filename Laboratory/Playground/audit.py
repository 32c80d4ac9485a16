"""The view of audits."""

import base64
import json
import pathlib
import re

from chromium import request_of, settle, status_of, until, view
from report import check, heading

FOOD = json.loads((pathlib.Path(__file__).resolve().parents[2] / "Examples" / "food.json").read_text())
# Ten screens, without trying fixes, which takes a debug build long.
PLAIN = {**FOOD, "fixes": False}
# A login that hides the bar, and a home on which no code shows it again.
LOGIN = {
    "policies": ["system"], "environments": [{"os": "17.0"}],
    "screens": [{"id": "home", "title": "Home"}, {"id": "login", "title": "Log in", "bar": {"hidden": True}}],
    "entries": [{"id": "root", "stack": ["home"]}], "routes": [{"from": "home", "to": "login"}],
    "pops": {"swipe": False, "cancelledSwipe": False}, "find": {"codes": ["stuck-hidden-bar", "history-dependent-style"]}}
RUNS = {**LOGIN, "fixes": False, "policies": ["system", "itemAppearance"], "environments": [{"os": "12.0"}, {"os": "17.0"}]}


def link_to(graph):
    return "/#r=0" + base64.urlsafe_b64encode(json.dumps(graph).encode()).decode().rstrip("=")


def answer(page, address, graph):
    return page.request.post(address + "/audit", data=graph).json()


def looks_of(graph, run):
    """Returns the number of looks of each screen, from the answer."""
    never = run["coverage"]["screens"]["never"]
    looks = {screen["id"]: 0 if screen["id"] in never else 1 for screen in graph["screens"]}
    for finding in run["findings"]:
        if finding.get("screen") in looks:
            looks[finding["screen"]] = max(looks[finding["screen"]], len(finding["looks"]))
    return looks


DRAWN = """Object.fromEntries([...document.querySelectorAll('#drawing g[class^=looks]')].map((box) =>
    [box.querySelectorAll('text')[0].textContent, [box.getAttribute('class'), box.querySelectorAll('text')[1].textContent]]))"""


def words(looks):
    return ["looks" + str(min(looks, 4)), "never reached" if looks == 0 else "1 look" if looks == 1 else f"{looks} looks"]


def begun_and_cancelled(browser):
    heading("An audit, cancelled")
    with browser.page() as page:
        before = request_of(page)
        page.click("#view-audit")
        page.wait_for_selector("#cancel")
        check(request_of(page) == FOOD, "the view begins with the example of ten screens")
        # A fast server may have searched everything by now.
        far = page.inner_text("#table")
        check("running" in status_of(page) and ("Run 1 of 1" in far or "Trying fixes" in far), "and tells how far it is", far)
        page.focus("#cancel")
        page.keyboard.press("Enter")
        page.wait_for_selector("#again")
        check("cancelled" in status_of(page), "it can be cancelled", status_of(page))
        check(page.evaluate("document.activeElement.id") == "again", "and asked for again, which has the focus")
        metric = 'navigation_style_audits_total{outcome="abandoned"}'
        for _ in range(200):
            lines = [line for line in page.request.get(browser.address + "/metrics").text().splitlines() if line.startswith("navigation_style_audits_total")]
            if any("abandoned" in line and not line.endswith(" 0") for line in lines):
                break
            page.wait_for_timeout(20)
        check(any("abandoned" in line and not line.endswith(" 0") for line in lines), f"the server computes it no more ({metric})", lines)
        view(page, "stage")
        check(request_of(page) == before, "the other views have their request as it was")
        page.click("#view-audit")
        page.wait_for_selector("#cancel")
        check(request_of(page) == FOOD, "and the audit its graph")


def found_is_shown(browser):
    heading("An audit")
    with browser.page(link_to(PLAIN)) as page:
        found = answer(page, browser.address, PLAIN)
        run = found["runs"][0]
        check(page.get_attribute("#view-audit", "aria-pressed") == "true", "the link of a graph opens the audit")
        check(f"{len(run['causes'])} causes" in status_of(page), f"{len(run['causes'])} causes are told, as in the answer", status_of(page))
        items = page.locator("#findings > ul").first.locator("> li")
        check(items.count() == len(run["causes"]), "and listed", items.count())
        titles = items.locator("strong").all_inner_texts()
        wanted = [cause["message"] for cause in run["causes"]]
        check(titles == wanted, "in the answer's order, by who writes what and when", titles)
        drawn = page.evaluate(DRAWN)
        looks = {screen: words(count) for screen, count in looks_of(PLAIN, run).items()}
        check(drawn == looks, "each screen has the color and the number of its looks", drawn)
        check(page.locator("#drawing .entry").count() == len(PLAIN["entries"]), "entries are drawn too")
        coverage = page.inner_text("#coverage")
        check("10 of 10 screens reached, 8 of 8 routes taken" in coverage and "reviews, order, help" in coverage, "what was walked is told", coverage)
        page.locator("summary", has_text="in words").click()
        page.wait_for_selector("#table details li")
        check("checkout 1 look → paid replaceTop" in page.inner_text("#table"), "the drawing can be read", page.inner_text("#table"))
        page.locator("#findings summary", has_text="more finding").first.click()
        page.wait_for_selector("#findings details details .finding")
        shown = page.locator("#findings > ul").first.locator("> li").first.locator(".finding").count()
        check(shown == len(run["causes"][0]["findings"]), "each finding of a cause can be opened", shown)
        items.first.locator("button.link").first.click()
        marked = page.evaluate("(({value, selectionStart, selectionEnd}) => value.slice(selectionStart, selectionEnd))(document.activeElement)")
        check(marked == '"hidden": true', "a cause leads to its place in the JSON", marked)
        page.get_by_role("button", name="curl", exact=True).click()
        until(page, "document.getElementById('notice').textContent.includes('opied')")
        line = page.evaluate("navigator.clipboard.readText()")
        check(f"'{browser.address}/audit' -d" in line and page.locator("#take-away button:visible").count() == 4,
              "what there is to take away is the link, the line for curl, a bug report and the JSON", line)
        a_way_leads_to_its_look(browser, page, run)
        items_fold_and_filter(page, run)


def items_fold_and_filter(page, run):
    items = page.locator("#findings > ul").first.locator("> li")
    page.get_by_role("button", name="Fold all").click()
    check(page.locator("#findings > ul > li > details[open]").count() == 0, "causes fold")
    page.locator("#drawing g", has_text="cart").first.click()
    told = {index for index, cause in enumerate(run["causes"]) if any(run["findings"][one].get("screen") == "cart" for one in cause["findings"])}
    check(items.count() == len(told) < len(run["causes"]), "a press on a box leaves the causes seen on its screen", (items.count(), told))
    check(page.input_value("#sought-screen") == "cart" and page.locator("#drawing .sought").count() == 1, "which a field says, and the box shows")
    page.select_option("#sought-screen", "")
    check(items.count() == len(run["causes"]) and page.evaluate("document.activeElement.id") == "sought-screen", "and the field takes back, by keys too")


def named(value):
    """Returns a replay with the ids of the graph, since each screen is visited only once here."""
    return json.loads(re.sub(r'#1"', '"', json.dumps(value)))


def a_way_leads_to_its_look(browser, page, run):
    asked = []
    page.on("request", lambda request: request.url.endswith("/audit") and asked.append(request.url))
    # The last look of each shown finding.
    findings = {(finding.get("screen"), finding.get("property"), finding["code"]): finding for finding in run["findings"]}
    for index in (0, 1, 3):
        shown = page.locator("#findings > ul").first.locator("> li").nth(index).locator("> details > .finding")
        code = shown.locator("a").inner_text()
        parts = shown.locator("> p").first.inner_text().split(" · ")
        finding = findings[(parts[1], parts[2], code)]
        button = shown.locator("td button").last
        way = button.inner_text()
        look = [look for look in finding["looks"] if " → ".join([look["path"]["entry"], *look["path"]["names"]]) == way][-1]
        button.click()
        settle(page)
        check(page.get_attribute("#view-stage", "aria-pressed") == "true" and page.evaluate("document.activeElement.id") == "view-stage",
              f"{way} opens on the stage")
        check(request_of(page) == named(look["path"]["replay"]), "as the body of a replay, screens by their names", request_of(page))
        count = len(request_of(page)["operations"])
        if count > 1:
            check(f"Operation 1 of {count}" in page.inner_text("#hint"), "beginning with its first operation", page.inner_text("#hint"))
            for number in range(2, count + 1):
                page.click("#step-on")
                settle(page)
                check(f"Operation {number} of {count}" in page.inner_text("#hint"), f"operation {number} is next", page.inner_text("#hint"))
            check(page.evaluate("document.activeElement.id") == "step-back", "and the last keeps the focus near")
        replayed = page.request.post(browser.address + "/replay", data={**request_of(page), "include": ["bars"]}).json()
        after = replayed["transitions"][-1]["bars"]["after"]
        check({key: after[key] for key in look["bar"]} == look["bar"], "which ends with the bar that the finding says", after)
        preview = page.request.post(browser.address + "/preview", data={**request_of(page), "preview": {"form": "animation"}},
                                    headers={"Accept": "application/json"}).json()
        check(preview["title"] in status_of(page), f"the last transition is shown: {preview['title']}", status_of(page))
        page.go_back()
        until(page, "document.getElementById('view-audit').getAttribute('aria-pressed') === 'true'")
        settle(page)
        check(page.locator("#drawing").count() == 1 and not asked, "the browser's way back leads to what was found, without a new audit", asked)


def a_fix_takes_away(browser):
    heading("A fix of an audit")
    with browser.page(link_to(LOGIN)) as page:
        before = answer(page, browser.address, LOGIN)
        codes = page.locator("#findings .finding a").all_inner_texts()
        check(codes == ["history-dependent-style"], "a home is left without a bar", codes)
        fix = page.locator("#findings > ul > li").first.get_by_role("button", name="Apply to the graph")
        told = page.locator("#findings > ul > li").first.inner_text()
        best = max(before["fixes"], key=lambda fix: len(fix["removes"]))
        check(f"verified: {len(best['removes'])} of" in told, "its fix says what it takes away", told)
        fix.click()
        check(page.evaluate("document.activeElement.id") == "undo", "put into the graph, Undo is next")
        settle(page)
        after = answer(page, browser.address, request_of(page))
        left = {finding["fingerprint"] for finding in after["runs"][0]["findings"]}
        gone = {finding["fingerprint"] for finding in before["runs"][0]["findings"]} - left
        check(gone and f"{len(after['runs'][0]['causes'])} cause" in status_of(page), f"{len(gone)} findings are gone", status_of(page))
        page.keyboard.press("Enter")
        settle(page)
        check(request_of(page) == LOGIN, "Undo takes it back")


def faults_and_runs(browser):
    heading("Graphs and runs")
    with browser.page(link_to({**LOGIN, "routes": [{"from": "home", "to": "lgin"}], "entries": [{"id": "root", "stack": []}]})) as page:
        faults = page.locator("#findings li button.link").all_inner_texts()
        check(set(faults) == {"/entries/0/stack", "/routes/0/to"}, "each fault of a graph has its place", faults)
        marks = page.locator("#underlay mark").all_inner_texts()
        check('"to": "lgin"' in marks, "which is marked in the JSON", marks)
        page.get_by_role("button", name="Use “login”").click()
        settle(page)
        check(request_of(page)["routes"][0]["to"] == "login", "a suggestion is put in by a button")
        page.fill("#text", '{"screens": [')
        settle(page)
        check("Fault" in page.inner_text("#findings"), "what is no JSON is a fault", page.inner_text("#findings"))
        page.fill("#text", json.dumps({**PLAIN, "limits": {"steps": 20}}))
        settle(page)
        check("Not complete" in page.inner_text("#incomplete") and "not complete" in status_of(page), "what was not searched in whole says so", status_of(page))
        page.fill("#text", json.dumps(RUNS))
        settle(page)
        found = answer(page, browser.address, RUNS)
        rows = page.locator(".matrix tbody tr")
        check(rows.count() == len(found["runs"]) == 4, "each run has a row", rows.count())
        figures = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows.all() if "–" not in row.inner_text()]
        wanted = [[row["errors"], row["warnings"], row["screensWithTwoLooks"]] for row in found["matrix"]]
        check(figures == wanted, "with its figures", (figures, wanted))
        for index, run in enumerate(found["runs"]):
            page.click(f"#run{index}")
            if run["status"] == 200:
                told = f"{len(run['causes'])} cause" in status_of(page) and page.locator("#drawing").count() == 1
            else:
                told = "cannot be made" in status_of(page) and run["errors"][0]["detail"] in page.inner_text("#findings")
            check(told and page.get_attribute(f"#run{index}", "aria-pressed") == "true", f"run {index + 1} is chosen", status_of(page))
        check(page.evaluate("document.activeElement.id") == "run3", "and keeps the focus")


def others_are_waited_for(browser):
    heading("Other audits")
    with browser.page() as page:
        asked = []

        def refuse(route):
            asked.append(route)
            problem = {"type": "/problems/too-many-audits", "title": "There are too many audits", "status": 503, "detail": "Busy"}
            route.fulfill(status=503, headers={"Content-Type": "application/problem+json", "Retry-After": "1" if len(asked) > 1 else "500"},
                          body=json.dumps(problem))

        page.route("**/audit", refuse)
        page.evaluate("(link) => { location.href = link }", link_to(LOGIN)[1:])
        page.wait_for_selector("#again")
        check("too many audits" in status_of(page) and "in 500 seconds" in page.inner_text("#table"), "a server at work for others says so", status_of(page))
        page.click("#again")
        until(page, "document.getElementById('table').textContent.includes('in 1 second.')")
        page.unroute("**/audit")
        page.wait_for_selector("#drawing")
        settle(page)
        check(len(asked) == 2 and "cause" in status_of(page), "it is asked again, at once or when it says", status_of(page))


def graphs_of_strangers(browser):
    heading("A graph of a stranger")
    attack = '<img src=x onerror="alert(1)">\'"&]]></script><svg onload=alert(2)>'
    ids = [f"{attack}{index}" for index in range(300)]
    graph = {
        "policies": ["system"], "fixes": False, "limits": {"steps": 900},
        "screens": [{"id": one, "title": attack, "source": {"uri": attack}, "bar": {"hidden": index % 3 == 0}} for index, one in enumerate(ids)],
        "entries": [{"id": attack, "stack": ids[:2]}], "flags": [attack],
        "routes": [{"from": one, "to": [ids[(index * 7 + 1) % 300], ids[(index + 1) % 300]], "name": attack} for index, one in enumerate(ids)]
        + [{"from": "*", "by": "set", "stack": ids[:1], "name": attack, "sets": [attack]}, {"from": ids[0], "to": ids[1], "needs": [attack]}]}
    with browser.page() as page:
        dialogs = []
        page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
        page.evaluate("(link) => { location.href = link }", link_to(LOGIN)[1:])
        settle(page)
        page.fill("#text", json.dumps(graph))
        settle(page)
        check("cause" in status_of(page), "300 screens are audited", status_of(page))
        for summary in page.locator("summary:visible").all()[:8]:
            summary.click()
        planted = page.evaluate("document.querySelectorAll('img, svg script, [onerror], [onload], body script').length")
        check(planted == 0 and not dialogs, "nothing grows from their names", (planted, dialogs))
        count = page.evaluate("document.querySelectorAll('#drawing rect, #drawing path').length")
        check(count <= 601 and "left out" in page.inner_text("#left"), "what is too much to be read is left out of the drawing, and said so", count)
        check(attack[:20] in page.evaluate("document.querySelector('#drawing title').textContent"), "names are there as texts")


def by_keyboard(browser):
    heading("An audit by keyboard")
    with browser.page(link_to(LOGIN)) as page:
        page.focus("#view-bars")
        page.keyboard.press("Tab")
        check(page.evaluate("document.activeElement.id") == "view-audit", "the view's tab comes after the others")
        page.keyboard.press("Tab")
        check(page.evaluate("document.activeElement.id") == "drawing", "then the drawing, which arrows scroll")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_selector("#table details li")
        check("home" in page.inner_text("#table details[open]"), "then its words, opened by Enter")
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.textContent.includes('→')"):
                break
        page.keyboard.press("Enter")
        settle(page)
        check(page.get_attribute("#view-stage", "aria-pressed") == "true", "a way is opened on the stage by Enter")


def audit_in_firefox(firefox):
    firefox.open(link_to(PLAIN))
    check("causes" in firefox.status(), "a graph is audited", firefox.status())
    drawn = firefox.run("return " + DRAWN.replace("\n", " "))
    check(drawn.get("cart") == ["looks3", "3 looks"], "and drawn, screens by their looks", drawn)
    firefox.find("#findings td button").click()
    firefox.settle()
    check("No picture" not in firefox.status() and firefox.run("return document.body.dataset.view") == "stage", "a way opens on the stage", firefox.status())
    said = firefox.messages()
    check(not said, "nothing is said on the console", said)


def path_on_the_stage(browser):
    heading("A path in a graph")
    with browser.page() as page:
        page.fill("#text", json.dumps({"graph": LOGIN, "path": ["root", "push login"]}))
        settle(page)
        check(status_of(page).startswith("Push from Home to Log in"), "its last move is the operation on the stage", status_of(page))
        view(page, "steps")
        check("viewWillAppear" in page.inner_text("#table"), "and has steps", page.inner_text("#table")[:200])
        page.fill("#text", json.dumps({"graph": LOGIN, "path": ["root", "push cart"]}))
        settle(page)
        check("push login" in page.inner_text("#findings"), "a move that is impossible there is told with those that are", page.inner_text("#findings"))


def all_of(browser):
    begun_and_cancelled(browser)
    found_is_shown(browser)
    a_fix_takes_away(browser)
    faults_and_runs(browser)
    path_on_the_stage(browser)
    others_are_waited_for(browser)
    graphs_of_strangers(browser)
    by_keyboard(browser)
