"""Decodes and re-encodes examples with a Python client, as roundtrip.js and roundtrip.swift do in their languages.

Usage: roundtrip.py TOOL FOLDER EXAMPLES RESULTS

FOLDER has the output of TOOL. EXAMPLES is a list of `{"schema", "value"}`, RESULTS of `{"value"}` or `{"error"}`, in
the same order.
"""

import importlib
import json
import sys
import traceback


def openapi_python_client(schema):
    model = getattr(importlib.import_module("client.models"), schema)
    return lambda value: model.from_dict(value).to_dict()


def datamodel_code_generator(schema):
    model = getattr(importlib.import_module("models"), schema)
    return lambda value: model.model_validate(value).model_dump(mode="json", by_alias=True, exclude_unset=True)


def openapi_generator(schema):
    model = getattr(importlib.import_module("openapi_client"), schema)
    return lambda value: model.from_dict(value).to_dict()


CLIENTS = {
    "openapi-python-client": openapi_python_client,
    "datamodel-code-generator": datamodel_code_generator,
    "python": openapi_generator,
}


def main(tool, folder, examples, results):
    sys.path.insert(0, folder)
    with open(examples, encoding="utf-8") as file:
        given = json.load(file)
    written = []
    for example in given:
        try:
            written.append({"value": json.loads(json.dumps(CLIENTS[tool](example["schema"])(example["value"])))})
        except Exception:  # Whatever a generated client raises is what is to be told.
            written.append({"error": traceback.format_exc(limit=-3)})
    with open(results, "w", encoding="utf-8") as file:
        json.dump(written, file)


main(*sys.argv[1:])
