"""The differences of two answers to one request, classified into kinds that may each occur a thousand times."""

import difflib
import gzip
import json
import re

# Fields that differ with every answer, or that follow from the body.
VOLATILE = {"date", "server-timing", "content-length", "etag"}
# The members that identify an element of a list, which is shown as `*(code)`.
NAMES = ("code", "action", "property", "policy")
# The parts of answers that are answers themselves.
WRAPPERS = re.compile(r"^/(results/[^/]*/body|transitions/[^/]*)(?=/)")
# The members that are sentences, or else words and ids: a reason may be `noneWorks`.
SENTENCES = {"message", "fix", "detail", "reference", "description", "because", "rule", "reason", "source", "loss"}
# The number of characters shown of a text, beginning shortly before the first difference.
SHOWN, BEFORE = 80, 30


class Differences:
    """Finds the kinds; `words` are the keys that are not names chosen by a client."""

    def __init__(self, words, parsed, ignores_sentences=False):
        self.words = words
        self.ignores_sentences = ignores_sentences
        # Whether JSON is compared by value instead of by bytes.
        self.parsed = parsed

    def kinds(self, old, new):
        """Returns the kinds of differences of two answers, a line each; empty if they are equal."""
        if old is None or new is None:
            return [] if old is new else ["no answer" if new is None else "an answer where there was none"]
        if old.status != new.status:
            # If only one answer is a refusal, the rest is not compared.
            return [f"status {old.status} → {new.status}{self.cause(old, new)}"]
        found = []
        for name in sorted({*old.fields, *new.fields} - VOLATILE):
            if old.fields.get(name) != new.fields.get(name):
                found.append(f"field {name}: {old.fields.get(name)} → {new.fields.get(name)}")
        if old.body == new.body:
            return found
        try:
            before, after = json.loads(decoded(old)), json.loads(decoded(new))
        except ValueError:
            return [*found, "another text"]
        if "openapi" in after:
            return [*found, "another contract"]
        differences = [WRAPPERS.sub("", kind) for kind in self.values(before, after, "")]
        if any(kind.startswith("/errors/") for kind in differences):
            # It repeats the first of the errors.
            differences = [kind for kind in differences if not kind.startswith("/detail")]
        if not differences and not self.parsed and not self.ignores_sentences:
            differences = ["the same JSON in other bytes"]
        return found + list(dict.fromkeys(differences))

    def cause(self, old, new):
        """Returns the faults of the answer that is a refusal."""
        for answer, sign in ((old, "no longer"), (new, "now")):
            if answer.status == 422:
                errors = json.loads(decoded(answer)).get("errors", [])
                faults = {f"{error['code']} at {self.pattern(error['pointer'])}" for error in errors}
                return f", {sign} {', '.join(sorted(faults)[:3])}"
        return ""

    # Values

    def values(self, old, new, place):
        """Returns the differences of two values at a place."""
        if isinstance(old, dict) and isinstance(new, dict):
            for key in [*old, *(key for key in new if key not in old)]:
                member = f"{place}/{self.token(key)}"
                if key not in old:
                    yield f"{member} added: {self.shown(new[key])}"
                elif key not in new:
                    yield f"{member} gone: {self.shown(old[key])}"
                else:
                    yield from self.values(old[key], new[key], member)
        elif isinstance(old, list) and isinstance(new, list):
            yield from self.lists(old, new, place)
        elif isinstance(old, str) and isinstance(new, str):
            if old != new and not (self.ignores_sentences and are_sentences(place, old, new)):
                yield f"{place}: {self.texts(old, new)}"
        elif type(old) is not type(new) or old != new:
            yield f"{place}: {self.shown(old)} → {self.shown(new)}"

    def lists(self, old, new, place):
        pairs, gone, added = paired(old, new)
        for index in gone:
            yield f"{place}/{name(old[index])} gone"
        for index in added:
            yield f"{place}/{name(new[index])} added"
        for index, other in pairs:
            if name(old[index]) == name(new[other]):
                yield from self.values(old[index], new[other], f"{place}/{name(old[index])}")
            else:
                yield f"{place}/{name(old[index])} → {name(new[other])}"

    # Words

    def token(self, key):
        return key if key in self.words else "*"

    def pattern(self, pointer):
        """Returns a JSON Pointer with * for each index and each name chosen by a client."""
        return "/".join(["", *(self.token(token) for token in pointer.split("/")[1:])])

    def shown(self, value):
        """Returns a value as shown in a kind: a known word itself, otherwise its type."""
        if isinstance(value, (dict, list)):
            return "{…}" if isinstance(value, dict) else "[…]"
        if isinstance(value, bool) or value is None:
            return json.dumps(value)
        return "a number" if isinstance(value, (int, float)) else self.sentence(value)[:SHOWN]

    def sentence(self, text):
        """Returns a text without the parts that come from a client."""
        if text.startswith("/"):
            pointer, colon, rest = text.partition(": ")
            return self.pattern(pointer) + colon + self.sentence(rest)
        text = re.sub(r'"(\\.|[^"])*"', '"…"', text)
        text = re.sub(r"#[0-9A-Fa-f]{3,8}\b", "#…", text)
        return re.sub(r"\d+(\.\d+)?", "N", text)

    def texts(self, old, new):
        old, new = self.sentence(old), self.sentence(new)
        if old == new:
            return f"another value in: {old[:SHOWN]}"
        same = next((at for at, pair in enumerate(zip(old, new)) if pair[0] != pair[1]), min(len(old), len(new)))
        start = max(0, same - BEFORE)
        return " → ".join(("…" if start else "") + text[start : start + SHOWN] for text in (old, new))


def are_sentences(place, *texts):
    """Returns whether texts at a place are messages for people."""
    return place.rpartition("/")[2] in SENTENCES and all(" " in text for text in texts)


def paired(old, new):
    """Returns the pairs of corresponding elements of two lists, and the removed and added ones."""
    if len(old) == len(new):
        return [(index, index) for index in range(len(old))], [], []
    # Equal elements correspond to each other; between them, elements of the same name count as one changed element.
    texts = [[json.dumps(element, sort_keys=True) for element in elements] for elements in (old, new)]
    pairs, gone, added = [], [], []
    for tag, start, end, other_start, other_end in difflib.SequenceMatcher(None, *texts, autojunk=False).get_opcodes():
        if tag == "equal":
            continue
        after = list(range(other_start, other_end))
        for index in range(start, end):
            match = next((other for other in after if name(old[index]) == name(new[other])), None)
            if match is None:
                gone.append(index)
            else:
                pairs.append((index, match))
                after.remove(match)
        added += after
    return pairs, gone, added


def name(element):
    """Returns the name of an element: `*`, with the member that identifies it if it has one."""
    if isinstance(element, dict):
        for key in NAMES:
            if isinstance(element.get(key), str):
                return f"*({element[key]})"
    return "*"


def decoded(answer):
    """Returns the body of an answer with its content coding undone."""
    return gzip.decompress(answer.body) if answer.fields.get("content-encoding") == "gzip" else answer.body
