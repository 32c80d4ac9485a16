"""Sends requests to a running server."""

import http.client


def answer(address, method, path, body=None, headers={}):
    """Returns the status and the body."""
    connection = http.client.HTTPConnection(address, timeout=300)
    try:
        # Some paths answer differently if any media type is accepted.
        fields = {"Accept": "application/json"}
        if body is not None:
            fields["Content-Type"] = "application/json"
        connection.request(method, path, body.encode() if body is not None else None, {**fields, **headers})
        response = connection.getresponse()
        return response.status, response.read()
    finally:
        connection.close()
