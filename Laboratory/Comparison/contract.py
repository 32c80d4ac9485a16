"""Random values for the schemas of `openapi.yaml`, valid and invalid ones, for any place of a request."""

import copy
import math
import random
import re

TEXTS = ["Photo", "Détails", "设置", "a/b~c", 'quo"te\\', "line\nbreak", "", "👩‍👩‍👧", "\u2028", "Inbox (3)", "\x7f"]
# Values for any place: each of them is valid in only a few places.
ODD = [
    None,
    True,
    False,
    0,
    1,
    -1,
    7,
    0.5,
    -0.0,
    1e300,
    -5,
    2**53,
    2**64,
    1e-7,
    "",
    "x",
    "#12",
    "#GGG",
    "#FFF",
    "none",
    "null",
    "a\u0000b",
    "y" * 4097,
    [],
    {},
    [1, "none", 0],
    {"x-note": 1},
    {"colorSpace": "srgb", "components": [1, 0.5, "none"]},
    {"light": "#FFF", "dark": "label"},
]
# A value for each pattern of strings.
SAMPLES = {
    "0-9A-Fa-f": lambda dice: "#" + "".join(dice.choices("0123456789abcdefABCDEF", k=dice.choice([3, 6, 8]))),
    "[7-9]|1[0-8]|26": lambda dice: f"{dice.choice([*range(7, 19), 26])}{dice.choice(['', '.0', '.2', '.10'])}",
    r"^[^\x00": lambda dice: f"{dice.choice(['screen', '详情', 'a/b~c'])}{dice.randrange(1, 9)}",
}


class Contract:
    """The schemas, and the words that requests may contain."""

    def __init__(self, document, pages, words):
        self.document = document
        # The members of `library`, by the policy that reads them: name and words about its type.
        self.library = {page["name"]: types(page.get("libraryMembers", [])) for page in pages}
        self.words = words

    def schema(self, name):
        return {"$ref": f"#/components/schemas/{name}"}

    def body(self, path):
        """Returns the schema of the body of a POST."""
        content = self.document["paths"][path]["post"]["requestBody"]["content"]
        return content["application/json"]["schema"]

    def resolved(self, schema):
        while "$ref" in schema:
            node = self.document
            for token in schema["$ref"].split("/")[1:]:
                node = node[token]
            schema = node
        return schema

    # Validation

    def takes(self, schema, value, depth=3):
        """Returns whether a value is valid for the schema, down to `depth` levels."""
        if schema is True or depth == 0:
            return True
        if schema is False:
            return False
        schema = self.resolved(schema)
        if "const" in schema and value != schema["const"] or "enum" in schema and value not in schema["enum"]:
            return False
        kinds = schema.get("type", [])
        if kinds and kind(value) not in (kinds if isinstance(kinds, list) else [kinds]):
            if not (kind(value) == "integer" and "number" in kinds):
                return False
        if isinstance(value, str) and "pattern" in schema and not re.search(schema["pattern"], value):
            return False
        if isinstance(value, dict):
            if any(key not in value for key in schema.get("required", [])):
                return False
            properties = schema.get("properties", {})
            for key, member in value.items():
                if key in properties and not self.takes(properties[key], member, depth - 1):
                    return False
                if key not in properties and schema.get("additionalProperties") is False and not key.startswith("x-"):
                    return False
        branches = schema.get("oneOf")
        return not branches or any(self.takes(branch, value, depth) for branch in branches)

    def member_schemas(self, schema, value):
        """Returns the schemas of the members of a value, by their keys; none for unknown members."""
        schema = self.resolved(schema)
        for branch in schema.get("oneOf", []):
            if self.takes(branch, value):
                found = self.member_schemas(branch, value)
                if found:
                    return found | self.own_member_schemas(schema, value)
        return self.own_member_schemas(schema, value)

    def own_member_schemas(self, schema, value):
        if isinstance(value, list) and "items" in schema:
            return {index: schema["items"] for index in range(len(value))}
        if not isinstance(value, dict):
            return {}
        known = {key: member for key, member in schema.get("properties", {}).items() if isinstance(member, dict)}
        others = schema.get("additionalProperties")
        if isinstance(others, dict):
            known |= {key: others for key in value if key not in known}
        return known

    # Places

    def places(self, schema, value, policy, path=()):
        """Yields every place of a value: its path, the schema there and the value."""
        yield path, schema, value
        if not isinstance(value, (dict, list)):
            return
        schemas = self.member_schemas(schema, value)
        for key in value if isinstance(value, dict) else range(len(value)):
            if path and path[-1] == "library" and key in self.library.get(policy, {}):
                member = self.schema_of_type(self.library[policy][key])
            else:
                member = schemas.get(key, {})
            yield from self.places(member, value[key], policy, (*path, key))

    def schema_of_type(self, words):
        """Returns the schema for the description of the type of a policy's own member."""
        first = re.match(r"\w*", words)[0]
        if first in self.document["components"]["schemas"]:
            return self.schema(first)
        if first == "one":
            return {"type": "string", "enum": re.findall(r"\w+", words.partition("one of ")[2])}
        return {"type": {"boolean": "boolean", "points": "number", "number": "number"}.get(first, "string")}

    # Values

    def right(self, schema, dice, depth=4):
        """Returns a random value of the schema."""
        schema = self.resolved(schema)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return dice.choice([word for word in schema["enum"] if word in self.words or word is None] or [None])
        branches = schema.get("oneOf", [])
        if branches:
            return self.right(dice.choice(branches), dice, depth)
        kinds = schema.get("type", "string")
        match dice.choice(kinds) if isinstance(kinds, list) else kinds:
            case "null":
                return None
            case "boolean":
                return dice.random() < 0.5
            case "integer":
                return dice.randint(schema.get("minimum", 0), min(schema.get("maximum", 9), 9))
            case "number":
                return self.number(schema, dice)
            case "string":
                sample = next((make for part, make in SAMPLES.items() if part in schema.get("pattern", "")), None)
                return sample(dice) if sample else dice.choice(TEXTS)
            case "array":
                least = max(schema.get("minItems", 0), 0)
                count = dice.randint(least, max(least, min(schema.get("maxItems", 3), 3) if depth > 0 else 0))
                return [self.right(schema.get("items", {}), dice, depth - 1) for _ in range(count)]
            case _:
                return self.object(schema, dice, depth)

    def number(self, schema, dice):
        low, high = schema.get("minimum", -1000), schema.get("maximum", 1000)
        match dice.randrange(4):
            case 0:
                return dice.choice([low, high, 0 if low <= 0 <= high else low])
            case 1:
                return dice.randint(math.ceil(low), math.floor(high))
            case 2:
                return round(dice.uniform(low, high), 2)
            case _:
                return dice.uniform(low, high)

    def object(self, schema, dice, depth):
        required = schema.get("required", [])
        if "else" in schema:
            required = [*required, *dice.choice([schema["if"], schema["else"]]).get("required", [])]
        members = {}
        for key, member in schema.get("properties", {}).items():
            if key not in self.words or not isinstance(member, dict):
                continue
            if key in required or depth > 0 and dice.random() < 0.3:
                members[key] = self.right(member, dice, depth - 1)
        others = schema.get("additionalProperties")
        if isinstance(others, dict) and depth > 0:
            for _ in range(dice.randrange(3)):
                members[dice.choice(["screen1", "config", "barAlpha", "a/b~c"])] = self.right(others, dice, depth - 1)
        return members

    def wrong(self, schema, value, dice):
        """Returns a replacement for a value, usually an invalid one."""
        schema = self.resolved(schema) if isinstance(schema, dict) else {}
        choices = [lambda: copy.deepcopy(dice.choice(ODD))]
        if isinstance(value, str) and value:
            choices += [lambda: typo(value, dice), lambda: value.upper(), lambda: value + " ", lambda: [value]]
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            ends = [schema[name] + step for name, step in (("minimum", -1), ("maximum", 1)) if name in schema]
            choices += [lambda: dice.choice([*ends, -value, value * 1e9, value + 0.25, str(value)])]
        if isinstance(value, dict):
            choices += [lambda: self.wrong_object(schema, value, dice)] * 4
        if isinstance(value, list):
            choices += [
                lambda: [],
                lambda: value + value,
                lambda: value + [copy.deepcopy(dice.choice(ODD))],
                lambda: value[1:],
            ]
        return dice.choice(choices)()

    def wrong_object(self, schema, value, dice):
        members = dict(value)
        known = list(schema.get("properties", {})) or ["config"]
        match dice.randrange(4):
            case 0:
                members[typo(dice.choice(known), dice)] = copy.deepcopy(dice.choice(ODD))
            case 1:
                members[dice.choice(["x-note", "$schema", "$extensions", "$ref", "X-note", "nonsense", ""])] = 1
            case 2 if members:
                del members[dice.choice(list(members))]
            case _:
                members[dice.choice(known)] = copy.deepcopy(dice.choice(ODD))
        return members

    # Words

    def without_unknown_words(self, value, schema=True):
        """Returns a value without the members and elements whose name or word is not in `words`, or not at this place of
        the schema; None for an object of which nothing is left, or a required member is not."""
        if isinstance(value, dict):
            schemas = self.possible_member_schemas(schema)
            members = {
                key: self.without_unknown_words(member, schemas.get(key, True))
                for key, member in value.items()
                if not self.is_unknown(key) and not self.is_unknown_word(member, schemas.get(key, True))
            }
            members = {key: member for key, member in members.items() if member is not None or value[key] is None}
            lost = value.keys() - members.keys()
            return None if lost and (not members or lost & self.required(schema)) else members
        if isinstance(value, list):
            element = self.resolved(schema).get("items", True) if isinstance(schema, dict) else True
            known = [member for member in value if not self.is_unknown_word(member, element)]
            elements = [(self.without_unknown_words(member, element), member) for member in known]
            return [made for made, member in elements if made is not None or member is None]
        return value

    def required(self, schema):
        """Returns the members that an object must have, in any branch."""
        if not isinstance(schema, dict):
            return set()
        schema = self.resolved(schema)
        branches = [self.required(branch) for branch in schema.get("oneOf", [])]
        return set(schema.get("required", [])).union(*branches)

    def possible_member_schemas(self, schema):
        """Returns the schemas of an object's members, of all branches."""
        if not isinstance(schema, dict):
            return {}
        schema = self.resolved(schema)
        branches = [self.possible_member_schemas(branch) for branch in schema.get("oneOf", [])]
        found = {}
        for members in [*branches, schema.get("properties", {})]:
            for key, member in members.items():
                # A member of several branches may have different words.
                found[key] = member if key not in found or found[key] == member else True
        return found

    def is_unknown_word(self, value, schema):
        if not isinstance(value, str):
            return False
        words = self.resolved(schema).get("enum") if isinstance(schema, dict) else None
        return self.is_unknown(value) or words is not None and value not in words

    def is_unknown(self, word):
        return word in self.words.foreign


class Words:
    """The words that both builds know; `foreign` has those that only one of them knows."""

    def __init__(self, old, new):
        self.shared = old & new
        self.foreign = old ^ new

    def __contains__(self, word):
        return word in self.shared


def words(document, pages):
    """Returns every key and every word of the schemas and of the policies' own members."""

    def walk(node):
        if isinstance(node, dict):
            if isinstance(node.get("properties"), dict):
                yield from node["properties"]
            yield from (word for word in node.get("enum", []) if isinstance(word, str))
            if isinstance(node.get("const"), str):
                yield node["const"]
            yield from (part for value in node.values() for part in walk(value))
        elif isinstance(node, list):
            yield from (part for value in node for part in walk(value))

    found = set(walk(document["components"]["schemas"]))
    for page in pages:
        found |= {page["name"], *(edition["name"] for edition in page["editions"])}
        found |= {*types(page.get("options", [])), *types(page.get("libraryMembers", []))}
    return found


def types(members):
    """Returns the types of the members that a policy's page lists, as text; none if it has schemas for them."""
    if isinstance(members, dict):
        return {name: "" for name in members.get("properties", members)}
    return {member["name"]: member["type"] if isinstance(member.get("type"), str) else "" for member in members}


def kind(value):
    """Returns the type of a JSON value, as named in schemas."""
    match value:
        case None:
            return "null"
        case bool():
            return "boolean"
        case int():
            return "integer"
        case float():
            return "integer" if value.is_integer() else "number"
        case str():
            return "string"
        case list():
            return "array"
        case _:
            return "object"


def typo(word, dice):
    """Returns a word with a letter changed, removed, doubled or moved."""
    at = dice.randrange(len(word)) if word else 0
    return dice.choice(
        [
            word[:at] + word[at + 1 :],
            word[:at] + word[at : at + 1] * 2 + word[at + 1 :],
            word[:at] + word[at : at + 2][::-1] + word[at + 2 :],
            word[:at] + random.Random(at).choice("abcxyz") + word[at + 1 :],
            word[:at] + word[at:].swapcase(),
        ]
    )
