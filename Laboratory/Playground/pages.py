"""The pages beside the playground: the reference pages and the contract."""

import json

from accessibility import fits, violations
from chromium import request_of, resize, settle, until
from report import check, heading

PATHS = ["/policies", "/policies/system", "/devices", "/devices/iPhone%2015", "/diagnostics", "/diagnostics/style-leak", "/rules",
         "/rules/km.push.2", "/references", "/references/km.usage.2", "/problems", "/problems/not-found"]


def reference_pages(browser, pictures):
    heading("Reference pages")
    with browser.page(PATHS[0], bypass_csp=True, awaits=False) as page:
        for path in PATHS:
            page.goto(browser.address + path)
            fits(page, path, widths=(320, 360, 1440), pictures=pictures)
        for scheme in ("light", "dark"):
            resize(page, 360, scheme)
            back = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
            check((back == "rgb(13, 17, 23)") == (scheme == "dark"), f"they are {scheme}", back)
        page.click("header a")
        settle(page)
        check(page.title() == "navigation-style playground", "a way leads back")


def contract(browser):
    heading("The contract")
    document = json.loads(browser.text("/openapi.json"))
    with browser.page() as page:
        link = page.evaluate("location.hash")
        page.get_by_role("link", name="API").click()
        page.wait_for_selector("#reader .operation")
        wanted = sum(len([one for one in item if one in ("get", "post")]) for item in document["paths"].values())
        check(page.locator("#reader .operation").count() == wanted, "every operation is there", page.locator("#reader .operation").count())
        page.locator("#api-transition > summary").click()
        page.locator("#api-transition summary", has_text="TransitionRequest").click()
        check("stack" in page.inner_text("#api-transition"), "with its schema, as deep as one likes")
        page.locator("#api-transition summary", has_text="fake bars during").click()
        page.get_by_role("button", name="Open in the playground").click()
        settle(page)
        example = document["paths"]["/transition"]["post"]["requestBody"]["content"]["application/json"]["examples"]["push"]["value"]
        check(request_of(page) == example, "an example opens in the playground", request_of(page))
        check(page.locator("#reader[open]").count() == 0 and page.evaluate("location.hash") != link, "where one reads no more")
    with browser.page("/#api", awaits=False) as page:
        page.wait_for_selector("#reader .operation")
        check(True, "a link leads to it")
        page.get_by_role("button", name="Close").click()
        settle(page)
        check("Photo" in page.inner_text("#status"), "and its way back to the playground", page.inner_text("#status"))


def in_place(page):
    """Checks that pages open in place with a token, which a link would not send."""
    page.locator("#findings a").first.click()
    page.wait_for_selector("#reader[open] .read > *")
    check("style-leak" in page.inner_text("#reader h2"), "a reference page is shown in place", page.inner_text("#reader"))
    found = violations(page)
    check(not found, "in which axe finds nothing", found)
    page.locator("#reader .link").first.click()
    until(page, "document.querySelectorAll('#reader header button').length === 2")
    check(True, "from which one reads on")
    page.get_by_role("button", name="Back").click()
    until(page, "document.querySelectorAll('#reader header button').length === 1")
    page.keyboard.press("Escape")
    check(page.locator("#reader[open]").count() == 0, "and back")


def all_of(browser, pictures=None):
    reference_pages(browser, pictures)
    contract(browser)
