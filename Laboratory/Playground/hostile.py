"""Hostile links: in every view they stay text, nothing runs, and no other host is asked."""

import json

from chromium import follow, settle, until
from editor import MEBIBYTE, link_to_text
from report import check, heading

ATTACK = '</script><img src=x onerror="alert(1)"><svg onload=alert(2)>\'"&]]>--><script>alert(3)</script>'
NESTED = 60

# What may have grown from a text, in the page and in its pictures.
PLANTED = """(() => {
    const roots = [document, ...[...document.querySelectorAll('*')].map((one) => one.shadowRoot).filter(Boolean)];
    return [roots.flatMap((root) => [...root.querySelectorAll('img, iframe, object, embed, base, svg script, svg foreignObject, [onerror], [onload], body script')])
        .map((one) => one.outerHTML.slice(0, 80)), Object.keys(Object.prototype), ({}).stack, ({}).polluted];
})()"""


def links():
    bar = {"background": "#C00000", "tint": "#FFFFFF"}
    screens = [{"id": ATTACK, "title": ATTACK}, {"id": "__proto__", "title": "constructor", "bar": bar}, {"id": "toString", "title": ATTACK, "bar": bar}]
    request = {"policy": "system", "stack": screens, "operation": {"type": "pop"}}
    yield "texts like markup", json.dumps(request)
    yield "several operations", json.dumps({
        "policy": "system", "stack": screens[:1], "operations": [{"type": "push", "screen": screens[1]}, {"type": "popTo", "screenID": ATTACK}]})
    yield "policies and environments", json.dumps({**request, "policies": [ATTACK, "__proto__", {"name": "constructor"}], "environments": [{"os": ATTACK}, {"device": "__proto__"}, None, 5]})
    yield "the prototype of objects", '{"__proto__": {"polluted": 1, "stack": []}, "constructor": {"prototype": {"polluted": 1}}, "stack": [{"id": "a", "__proto__": {"polluted": 1}}], "operation": {"__proto__": {"type": "pop"}, "type": "__proto__"}}'
    yield "an audit", json.dumps({
        "screens": [{"id": ATTACK, "title": ATTACK, "bar": {"hidden": True}}, {"id": "__proto__"}], "entries": [{"id": ATTACK, "stack": ["__proto__"]}],
        "routes": [{"from": "__proto__", "to": ATTACK, "name": ATTACK}], "policies": ["system"], "fixes": False})
    yield "deep JSON", '{"stack": [{"id": "a"}], "operation": {"type": "pop"}, "x-deep": ' + "[" * NESTED + "]" * NESTED + "}"
    yield "deeper JSON", "[" * 2000 + "]" * 2000
    yield "a mebibyte", json.dumps({**request, "stack": [*screens, {"id": "long", "title": "x" * MEBIBYTE}]})


def all_of(browser):
    heading("Hostile links")
    with browser.page() as page:
        dialogs, opened = [], []
        page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
        page.context.on("page", lambda other: opened.append(other.url))
        address = page.evaluate("location.origin + location.pathname")
        for name, text in links():
            faults = []
            for view in ("stage", "film", "compare", "steps", "bars", "audit"):
                follow(page, link_to_text(text) + f"&view={view}&at=0.5&speed=0.25&__proto__=1&r=2")
                # All that is folded is opened.
                page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")
                page.wait_for_timeout(10)
                planted = page.evaluate(PLANTED)
                is_there = page.evaluate("[location.origin + location.pathname, document.body.dataset.view]") == [address, view]
                if planted != [[], [], None, None] or not is_there:
                    faults.append((view, planted, is_there))
            check(not faults, f"{name}: nothing grows from it in any view", faults)
        for parameter in ("1AAAA%", "0" + "A" * 4001, "1" + "_" * 64, "2e30", "0e30&view=__proto__", "1ywYA&at=NaN&speed=__proto__"):
            page.evaluate("(parameter) => { location.hash = 'r=' + parameter }", parameter)
            page.wait_for_timeout(50)
        settle(page)
        page.evaluate("location.hash = '#api'")
        page.wait_for_selector("#reader .operation")
        until(page, "document.querySelectorAll('#reader[open]').length === 1")
        check(page.evaluate(PLANTED) == [[], [], None, None] and not dialogs and not opened, "nothing ran, and no window was opened", (dialogs, opened))
