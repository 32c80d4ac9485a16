"""Compares a client's results with the examples, and prints a line for each fault.

Usage: judge.py ADDRESS EXAMPLES RESULTS LOSES

A request must get the same answer as the original. LOSES is `null` if the client is known to drop explicit nulls (then
the answer must be that to the original without them), or `nothing`. An answer must be the same, except that a member
may be null in one and absent in the other.
"""

import json
import sys

from service import answer

# The greatest number of printed faults.
SHOWN = 10


def without_null(value):
    """Returns a value without the members that are null."""
    if isinstance(value, dict):
        return {key: without_null(member) for key, member in value.items() if member is not None}
    if isinstance(value, list):
        return [without_null(element) for element in value]
    return value


def without_request(value):
    """Returns an answer without the request's id."""
    if isinstance(value, dict):
        return {key: without_request(member) for key, member in value.items() if key != "instance"}
    if isinstance(value, list):
        return [without_request(element) for element in value]
    return value


def difference(expected, found, pointer=""):
    """Returns a description of the first difference of two values; none if they are equal."""
    numbers = [isinstance(value, (int, float)) and not isinstance(value, bool) for value in (expected, found)]
    if not all(numbers) and type(expected) is not type(found):
        return f"{pointer or '/'}: {shown(expected)} became {shown(found)}"
    if isinstance(expected, dict):
        for key in [*expected, *(key for key in found if key not in expected)]:
            place = f"{pointer}/{key}"
            if key not in found:
                return f"{place} is lost"
            if key not in expected:
                return f"{place} = {shown(found[key])} is new"
            if fault := difference(expected[key], found[key], place):
                return fault
    elif isinstance(expected, list):
        if len(expected) != len(found):
            return f"{pointer}: {len(expected)} elements became {len(found)}"
        for index, pair in enumerate(zip(expected, found)):
            if fault := difference(*pair, f"{pointer}/{index}"):
                return fault
    elif expected != found:
        return f"{pointer or '/'}: {shown(expected)} became {shown(found)}"
    return None


def shown(value):
    return json.dumps(value)[:60]


def answered(address, path, request):
    status, body = answer(address, "POST", path, json.dumps(request))
    return [status, without_request(json.loads(body))]


def fault(address, example, result, loses_null):
    if "error" in result:
        return result["error"]
    if example["kind"] == "answer":
        return difference(without_null(example["value"]), without_null(result["value"]))
    original = without_null(example["value"]) if loses_null else example["value"]
    expected, found = (answered(address, example["path"], request) for request in (original, result["value"]))
    return difference(expected, found, "answer")


def main(address, examples, results, loses):
    with open(examples, encoding="utf-8") as file:
        given = json.load(file)
    with open(results, encoding="utf-8") as file:
        written = json.load(file)
    faults = 0
    keeps = True
    for example, result in zip(given, written, strict=True):
        if message := fault(address, example, result, loses == "null"):
            faults += 1
            if faults <= SHOWN:
                print(f"  {example['kind']} {example['name']} ({example['schema']}): {message}")
        elif example["kind"] == "request":
            keeps &= difference(example["value"], result["value"]) is None
    if faults == 0 and keeps == (loses == "null"):
        faults += 1
        print("  nulls of requests are " + ("kept, though they are said to be lost" if keeps else "lost"))
    kinds = [example["kind"] for example in given]
    print(f"  {kinds.count('request')} requests and {kinds.count('answer')} answers, {faults} faults")
    return 1 if faults else 0


sys.exit(main(*sys.argv[1:]))
