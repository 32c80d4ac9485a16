"""Collects the examples that a client must be able to carry: those of openapi.yaml and of Tests/Golden, and the running
server's answers to them.

Usage: examples.py ADDRESS EXAMPLES

Each is `{"name", "kind", "schema", "value"}`; a request has its `path` too.
"""

import json
import pathlib
import sys
import urllib.parse

import jsonschema
import yaml

from service import answer

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Members that every object may have and clients may ignore.
EXEMPT = ("x-", "$schema", "$extensions")


def without_exempt(value):
    """Returns a value without the members that are not in the contract."""
    if isinstance(value, dict):
        return {key: without_exempt(member) for key, member in value.items() if not key.startswith(EXEMPT)}
    if isinstance(value, list):
        return [without_exempt(element) for element in value]
    return value


class Collection:
    def __init__(self, address, document):
        self.address = address
        self.document = document
        self.examples = []

    def resolved(self, value):
        while "$ref" in value:
            target = self.document
            for token in value["$ref"].removeprefix("#/").split("/"):
                target = target[token]
            value = target
        return value

    def schema(self, content):
        """Returns the name of the schema of a body; none if it has no name or is not JSON."""
        for type, described in content.items():
            if type.endswith("json"):
                return described["schema"].get("$ref", "").removeprefix("#/components/schemas/") or None
        return None

    def add_answer(self, name, operation, method, path, body=None, headers={}):
        status, given = answer(self.address, method, path, body, headers)
        response = self.resolved(operation["responses"][str(status)])
        schema = self.schema(response.get("content", {}))
        if schema:
            self.examples.append({"name": name, "kind": "answer", "schema": schema, "value": json.loads(given)})

    def add_request(self, name, path, operation, value):
        schema = self.schema(operation["requestBody"]["content"])
        reference = {"$ref": f"#/components/schemas/{schema}", "components": self.document["components"]}
        # A batch may have any values in its list, but a client can only express those of the contract.
        if jsonschema.Draft202012Validator(reference).is_valid(value):
            value = without_exempt(value)
            self.examples.append({"name": name, "kind": "request", "schema": schema, "path": path, "value": value})
        self.add_answer(name, operation, "POST", path, json.dumps(value))
        # The contents of these answers do not depend on `include`.
        if isinstance(value, dict) and path not in ("/audit", "/batch"):
            everything = json.dumps({**value, "include": "all"})
            self.add_answer(name + " (all)", operation, "POST", path, everything)

    def add_operation(self, path, method, operation):
        label = operation["operationId"]
        good = path
        if method == "post":
            content = operation["requestBody"]["content"]["application/json"]
            for name, example in content.get("examples", {}).items():
                self.add_request(f"{label} {name}", path, operation, example["value"])
        else:
            parameters = map(self.resolved, operation.get("parameters", []))
            inside = [each for each in parameters if each["in"] == "path"]
            paths = [path]
            for parameter in inside:
                values = [str(each["value"]) for each in parameter["examples"].values()]
                paths = [
                    known.replace("{%s}" % parameter["name"], urllib.parse.quote(value))
                    for known in paths
                    for value in values
                ]
            for each in paths:
                self.add_answer(f"{label} {each}", operation, "GET", each)
            good = paths[0]
        for status, response in operation["responses"].items():
            for content in self.resolved(response).get("content", {}).values():
                for name, example in content.get("examples", {}).items():
                    if "x-request" in example:
                        self.add_spelled_out(f"{label} {status} {name}", operation, method, good, example["x-request"])

    def add_spelled_out(self, name, operation, method, good, request):
        path = request.get("path", good)
        if "query" in request:
            path += "?" + request["query"]
        body = request.get("body")
        if body is not None and not isinstance(body, str):
            body = json.dumps(body)
        self.add_answer(name, operation, method.upper(), path, body, request.get("headers", {}))

    def add_golden(self, file):
        case = json.loads(file.read_text(encoding="utf-8"))
        method, path = case["endpoint"].split(" ")
        name = f"{file.parent.name}/{file.stem}"
        template = max((each for each in self.document["paths"] if fits(path, each)), key=len)
        operation = self.document["paths"][template][method.lower()]
        status = answer(self.address, method, path, json.dumps(case["request"]) if method == "POST" else None)[0]
        if method == "POST" and status == 200:
            self.add_request(name, path, operation, case["request"])
        elif method == "POST":
            body = case["request"]
            self.add_answer(name, operation, method, path, body if isinstance(body, str) else json.dumps(body))
        else:
            self.add_answer(name, operation, method, path)


def fits(path, template):
    return path == template or template.endswith("}") and path.startswith(template[: template.index("{")])


def main(address, output):
    document = yaml.load((ROOT / "openapi.yaml").read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    collection = Collection(address, document)
    for path, item in document["paths"].items():
        for method, operation in item.items():
            collection.add_operation(path, method, operation)
    for file in sorted((ROOT / "Tests/Golden").glob("*/*.json")):
        collection.add_golden(file)
    with open(output, "w", encoding="utf-8") as file:
        json.dump(collection.examples, file)


main(*sys.argv[1:])
