"""Random requests: valid ones, the same spelled differently, and broken ones."""

import copy
import dataclasses
import gzip
import json
import random
import re

from contract import ODD
from difference import decoded

RESOURCES = ["/policies", "/devices", "/diagnostics", "/view-hierarchy", "/openapi.json", "/openapi.yaml", "/version"]
QUERIES = [
    "",
    "pretty=true",
    "pretty",
    "pretty=1",
    "pretty=no",
    "pretty=false&pretty=true",
    "prety=true",
    "os=9.0&device=iPhone+6",
    "os=8",
    "os=26.1&device=iPad%20%28A16%29&orientation=portrait",
    "os=6",
    "os=17.0.0",
    "device=iPhone",
    "orientation=up",
    "os=%zz",
    "x=1&y",
]
# Header fields, each of which is sent with a few requests.
HEADERS = [
    (b"Accept: text/html",),
    (b"Accept: application/*;q=0.5",),
    (b"Accept: */*;q=0",),
    (b"Accept-Encoding: gzip",),
    (b"Accept-Encoding: identity;q=0",),
    (b"Accept-Encoding: *;q=0",),
    (b"Origin: https://example.com",),
    (b"If-None-Match: *",),
    (b"If-None-Match: \"a\", W/\"b\"",),
    (b"Expect: 100-continue",),
    (b"Expect: more",),
    (b"Cookie: a=b",),
    (b"Authorization: Bearer a",),
]
TYPES = [
    b"application/vnd.api+json",
    b"text/plain; charset=utf-8",
    b"application/json; charset=latin1",
    b"application/x-www-form-urlencoded",
    b"text/html",
    b"nonsense",
    b"",
]


@dataclasses.dataclass
class Request:
    """One request in its wire form, with its kind."""

    kind: str
    method: str
    target: str
    body: bytes = b""
    fields: tuple = ()
    content_type: bytes = b"application/json"

    @property
    def endpoint(self):
        path = self.target.partition("?")[0]
        parameter = re.match(r"/(policies|diagnostics|problems)/.+", path)
        return f"{self.method} " + (f"/{parameter[1]}/*" if parameter else path)

    @property
    def bytes(self):
        lines = [
            f"{self.method} {self.target} HTTP/1.1".encode(),
            b"Host: localhost",
            # A constant id, so that the answers can be compared byte by byte.
            b"X-Request-Id: comparison",
            *self.fields,
        ]
        if self.method == "POST":
            lines += [b"Content-Type: " + self.content_type, b"Content-Length: %d" % len(self.body)]
        return b"\r\n".join(lines) + b"\r\n\r\n" + self.body


class Traffic:
    """Makes requests from the output of the generator."""

    def __init__(self, contract, seed):
        self.contract = contract
        self.seed = seed
        # The last answer to a transition, from which later requests continue.
        self.last = None

    def requests(self, lines):
        for index, line in enumerate(lines):
            dice = random.Random(self.seed << 32 | index)
            made = json.loads(line)
            path = made["path"]
            body = self.contract.without_unknown_words(made["body"], self.contract.body(path))
            if body is None:
                continue
            match dice.randrange(100):
                case number if number < 45:
                    yield self.right(path, body, dice)
                case number if number < 52:
                    yield self.going_on(path, body, dice)
                case number if number < 66:
                    yield self.changed("otherwise", path, body, dice, wrong=0)
                case number if number < 84:
                    yield self.changed("faulty", path, body, dice, wrong=dice.choice([1, 1, 1, 2, 5]))
                case number if number < 92:
                    yield self.torn(path, body, dice)
                case number if number < 96:
                    yield self.resource(dice)
                case _:
                    yield self.addressed(path, body, dice)

    def note(self, request, answer):
        """Keeps the answer to a transition, so that a later request can continue from it."""
        if request.kind == "right" and request.target.startswith("/transition") and answer.status == 200:
            self.last = (json.loads(request.body), json.loads(decoded(answer)))

    # Kinds of requests

    def right(self, path, body, dice):
        target = path + dice.choice(["", "", "?pretty=true"])
        fields = dice.choice([(), (), (), (b"Accept-Encoding: gzip",)])
        return Request("right", "POST", target, encoded(body, dice), fields)

    def going_on(self, path, body, dice):
        """Returns a request for the next operation, on the state that the last answer returned."""
        if not self.last or "controller" not in self.last[1] or "operation" not in body:
            return self.right(path, body, dice)
        before, answer = self.last
        operation = before["operation"]
        screens = {screen["id"]: screen for screen in before["stack"]}
        for screen in [operation.get("screen"), *operation.get("screens", [])]:
            if isinstance(screen, dict):
                screens[screen["id"]] = screen
        following = {
            **before,
            "stack": [screens[name] for name in answer["stack"]["after"] if name in screens],
            "controller": answer["controller"],
            "operation": dice.choice([body["operation"], {"type": "pop"}, {"type": "interactivePop", "progress": 0.4}]),
        }
        following.pop("include", None)
        if dice.random() < 0.5:
            return Request("right", "POST", "/transition", encoded(following, dice))
        # The memory of policies has no schema.
        state = following["controller"].get("policyState")
        places = [place for place in leaves(state) if place]
        if places:
            put(state, dice.choice(places), copy.deepcopy(dice.choice(ODD)))
        else:
            following["controller"]["policyState"] = copy.deepcopy(dice.choice(ODD))
        return Request("faulty state", "POST", "/transition", encoded(following, dice))

    def changed(self, name, path, body, dice, wrong):
        """Returns a body with other values in some places, valid ones or usually invalid ones."""
        policy = body.get("policy", "transitionBar") if isinstance(body, dict) else ""
        policy = policy.get("name", "") if isinstance(policy, dict) else policy
        for _ in range(wrong or dice.choice([1, 2, 4, 8])):
            places = list(self.contract.places(self.contract.body(path), body, policy))
            # Most places are deep, so in half of the cases a shallower one is chosen.
            at, schema, value = dice.choice(places)
            if dice.random() < 0.5:
                at, schema, value = min((dice.choice(places) for _ in range(2)), key=lambda place: len(place[0]))
            if not wrong and (not schema or isinstance(value, (dict, list)) and len(at) < 2):
                continue
            other = self.contract.wrong(schema, value, dice) if wrong else self.other(schema, value, dice)
            if not at:
                body = other
                break
            put(body, at, other)
        return Request(name, "POST", path, encoded(body, dice))

    def other(self, schema, value, dice):
        """Returns a valid replacement for a value; an object keeps its members and gets more."""
        other = self.contract.right(schema, dice, depth=2)
        if isinstance(value, dict) and isinstance(other, dict):
            return {**other, **value} if dice.random() < 0.5 else {**value, **other}
        return other

    def torn(self, path, body, dice):
        """Returns a body that is almost never JSON."""
        text = bytearray(encoded(body, dice))
        for _ in range(dice.choice([1, 1, 2, 3])):
            at = dice.randrange(len(text) + 1)
            match dice.randrange(9):
                case 0:
                    del text[at:]
                case 1:
                    text[at : at + 1] = bytes([dice.randrange(256)])
                case 2:
                    del text[at : at + dice.randrange(1, 9)]
                case 3:
                    text[at : at + 1] = dice.choice(b"{}[]:,\"\\/0aeft-. ").to_bytes(1, "big")
                case 4:
                    keys = list(re.finditer(rb'"\w+":', text))
                    if keys:
                        key = dice.choice(keys)
                        text[key.start() : key.start()] = key[0] + dice.choice([b"null,", b"1,", b'"a",'])
                case 5:
                    text[at:at] = dice.choice([b"[" * 70, b'{"a":' * 70, b"\xff", b"\xef\xbb\xbf", b"\x00", b"\\ud800"])
                case 6:
                    text[0:0] = dice.choice([b"\xef\xbb\xbf", b" \n", b"[", b"\xfe\xff"])
                case 7:
                    text += dice.choice([b" \n", b"x", b"{}", b"]", b"\x00"])
                case _:
                    numbers = list(re.finditer(rb"(?<=:)-?\d+(\.\d+)?", text))
                    if numbers:
                        number = dice.choice(numbers)
                        text[number.start() : number.end()] = dice.choice(
                            [b"01", b"1e5", b"1E400", b"-", b"1.", b".5", b"+1", b"1e-400", b"-0", b"1.0", b"NaN"]
                        )
        return Request("torn", "POST", path, bytes(text))

    def resource(self, dice):
        names = [
            *RESOURCES,
            *(f"/policies/{name}" for name in [*self.contract.library, "none"]),
            *(f"/diagnostics/{code}" for code in self.codes()),
            *(f"/problems/{slug}" for slug in ["invalid-request", "not-found", "none", "malformed-json"]),
        ]
        query = dice.choice(QUERIES)
        target = dice.choice(names) + ("?" + query if query else "")
        fields = dice.choice([(), (), *HEADERS])
        method = dice.choice(["GET", "GET", "GET", "HEAD", "OPTIONS"])
        return Request("resource", method, target, fields=fields)

    def codes(self):
        codes = self.contract.resolved(self.contract.schema("DiagnosticCode")).get("enum", [])
        return [code for code in codes if code in self.contract.words] + ["none"]

    def addressed(self, path, body, dice):
        """Returns a valid body with an unusual head."""
        request = Request("head", "POST", path, encoded(body, dice))
        match dice.randrange(6):
            case 0:
                request.target = path + "?" + dice.choice(QUERIES)
            case 1:
                request.content_type = dice.choice(TYPES)
            case 2:
                request.fields = dice.choice(HEADERS)
            case 3:
                coding = dice.choice([b"gzip", b"gzip", b"gzip", b"x-gzip", b"br", b"gzip, gzip", b"identity"])
                packed = gzip.compress(request.body, mtime=0)
                request.body = dice.choice([packed, packed, packed[:-3], packed + b"x", packed * 2, request.body])
                request.fields = (b"Content-Encoding: " + coding,)
            case 4:
                request.method = dice.choice(["GET", "PUT", "DELETE", "BREW", "post", "HEAD", "OPTIONS", "PATCH"])
                request.body = b""
            case _:
                request.target = dice.choice(["/", "/transitions", path + "/", "/Transition", "/policies/", "/%2f", "/livez"])
        return request


def encoded(body, dice):
    """Returns the JSON of a body, with or without spaces, with or without escapes."""
    separators = dice.choice([(",", ":"), (", ", ": ")])
    return json.dumps(body, ensure_ascii=dice.random() < 0.2, separators=separators).encode("utf-8", "surrogatepass")


def leaves(value, path=()):
    """Yields the paths of all parts of a value."""
    yield path
    for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield from leaves(value[key], (*path, key))


def put(value, path, other):
    """Replaces a part of a value."""
    for key in path[:-1]:
        value = value[key]
    value[path[-1]] = other
