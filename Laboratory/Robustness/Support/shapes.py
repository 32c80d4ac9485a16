"""The largest requests of each kind within every limit."""

import gzip
import json

EVERYTHING = ["bars", "plan", "screens", "layout", "diagnostics", "provenance", "controller", "fixes"]
CALLBACKS = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear"]
# The greatest length of a text.
LONG = "n" * 4_090


def gradient(number):
    stops = [{"at": place / 15, "color": f"#{(place * 4099 + number) % 2**24:06X}"} for place in range(16)]
    return {"name": LONG, "gradient": stops}


def screen(number, shape):
    made = {"id": f"s{number}"}
    color = f"#{number * 7919 % 2**24:06X}"
    if shape == "styled":
        made["bar"] = {"background": {"color": color}, "tint": "#FFFFFF", "statusBar": "lightContent"}
    elif shape == "written":
        made["callbacks"] = {
            name: {
                "barTintColor": f"#{(number * 7919 + place) % 2**24:06X}",
                "tintColor": color,
                "isTranslucent": bool((number + place) % 2),
                "backgroundImage": {"name": "a"},
                "standardAppearance": {"background": "opaque", "backgroundColor": color},
            }
            for place, name in enumerate(CALLBACKS)
        }
        made["navigationItem"] = {"rightBarButtonItems": ["a", "b"], "scrollEdgeAppearance": {"background": "transparent"}}
    elif shape == "long":
        made["title"] = LONG
        made["callbacks"] = {
            name: {key: gradient(number + place) for key in ("backgroundImage", "shadowImage")}
            for place, name in enumerate(CALLBACKS)
        }
    return made


SHAPES = ("plain", "styled", "written", "long")
# The largest body has room for only this many with long texts.
SCREENS = {"plain": 999, "styled": 999, "written": 999, "long": 8}


def stack(count, shape):
    return [screen(number, shape) for number in range(count)]


def push(shape, number=10_000):
    return {"type": "push", "screen": screen(number, shape)}


def transitions(policy, shape):
    count = SCREENS[shape]
    for include in (None, [], ["screens"], EVERYTHING):
        yield "/transition", asking(include, policy=policy, stack=stack(count, shape), operation=push(shape))
    yield "/transition", asking(None, policy=policy, stack=stack(count, shape), operation={"type": "popToRoot"})


def resolutions(policy, shape):
    for include in (None, EVERYTHING):
        yield "/resolve", asking(include, policy=policy, stack=stack(SCREENS[shape], shape))


def replays(policy, shape):
    few = min(10, SCREENS[shape])
    yield "/replay", asking(None, policy=policy, stack=stack(1, shape), operations=pushes(shape))
    for include in (None, ["screens"], EVERYTHING):
        again = [{"type": "reappear"}] * 1_000
        yield "/replay", asking(include, policy=policy, stack=stack(few, shape), operations=again)
    two = [push(shape), {"type": "pop"}] * (2 if shape == "long" else 500)
    yield "/replay", asking(None, policy=policy, stack=stack(few, shape), operations=two)


def pushes(shape):
    count = {"plain": 900, "styled": 900, "written": 900, "long": 8}[shape]
    return [push(shape, number) for number in range(1, count + 1)]


def comparisons(policy, shape):
    count = SCREENS[shape]
    for screens in sorted({count, min(count, 50)}):
        same = [policy] * 20
        yield "/compare", asking(None, policies=same, stack=stack(screens, shape), operation=push(shape))
    systems = [{"os": f"{version}.0"} for version in (12, 13, 14, 15, 16, 17, 18, 26)]
    yield "/compare", asking(
        ["screens"], policies=[policy] * 6, environments=systems, stack=stack(min(count, 100), shape), operation=push(shape)
    )
    yield "/transition", asking(None, policy=policy, environments=systems, stack=stack(count, shape), operation=push(shape))


def batches(policy, shape):
    if shape == "long":
        return
    item = asking(None, policy=policy, stack=stack(3, shape), operation=push(shape))
    yield "/batch", {"requests": [item] * (1_000 if shape != "written" else 200)}
    yield "/batch", {"requests": [asking(EVERYTHING, policy=policy, stack=stack(60, "plain"), operation=push("plain"))] * 200}


def pictures(policy, shape):
    # Operations add six more: a picture has at most 50.
    count = min(44, SCREENS[shape])
    for form in ("film", "storyboard", "animation"):
        yield "/preview", {
            "policy": policy,
            "stack": stack(count, shape),
            "operations": [push(shape, 100), {"type": "pop"}] * 6,
            "preview": {"form": form, "annotations": True},
        }
    yield "/preview", {"policies": [policy] * 12, "stack": stack(count, shape), "operation": push(shape, 100)}


KINDS = {
    "transition": transitions,
    "resolve": resolutions,
    "replay": replays,
    "compare": comparisons,
    "batch": batches,
    "preview": pictures,
}


def asking(include, **request):
    return request if include is None else request | {"include": include}


def encoded(request):
    """Returns the body in its wire form, compressed if it is too large otherwise, and its coding."""
    body = json.dumps(request, separators=(",", ":")).encode()
    if len(body) <= 1 << 20:
        return body, ()
    return gzip.compress(body, 9, mtime=0), (b"Content-Encoding: gzip",)
