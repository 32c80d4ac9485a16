"""JSON on which readers disagree, and deeply nested JSON."""

import wire
from row import Outcome, Row

# A place for values that are read and discarded: such keys are ignored, but their values are checked.
FRAME = b'{"stack":[],"x-value":%s}'


def valid():
    """Yields every form that RFC 8259 allows, each as a value, and then whole texts."""
    digits = [
        b"0",
        b"-0",
        b"1",
        b"-1",
        b"10",
        b"123456789",
        b"9223372036854775808",
        b"-9223372036854775809",
        b"9" * 290,
    ]
    tails = [
        b"",
        b".0",
        b".5",
        b".000001",
        b"e1",
        b"E1",
        b"e+1",
        b"e-1",
        b"E+10",
        b"E-10",
        b".5e3",
        b".123456789012345678901",
    ]
    values = [digit + tail for digit in digits for tail in tails]
    escapes = [
        b'\\"',
        b"\\\\",
        b"\\/",
        b"\\b",
        b"\\f",
        b"\\n",
        b"\\r",
        b"\\t",
        b"\\u0041",
        b"\\u00e9",
        b"\\uABCD",
        b"\\uD83D\\uDE00",
        b"\\udbff\\udfff",
        b"\\u2028",
        b"\\uFFFF",
        b"\\u0000",
        b"\\u001f",
    ]
    plain = ["", " ", "a", "é", "漢", "😀", "\u2028", "\u007f", "\u0080", "\uffff", "\U0010ffff", "e\u0301", "\ufeff"]
    values += [b'"' + text + b'"' for text in escapes + [text.encode() for text in plain]]
    values += [
        b"true",
        b"false",
        b"null",
        b"[]",
        b"{}",
        b"[[]]",
        b'{"":0}',
        b'{"a":{"a":[]}}',
        b'[null,1,"1",{}]',
        b"[ ]",
        b"{ }",
        b" 1 ",
        b"\t[\n1 ,\r2 ]",
        b'{ "a" : 1 , "b" : 2 }',
        b"[" * 60 + b"]" * 60,
    ]
    texts = [b'{"stack":[]}\n', b' \t\r\n{"stack":[]}', b'\xef\xbb\xbf{"stack":[]}', b'{"\\u0073tack":[]}']
    return [FRAME % value for value in values] + texts


def invalid():
    """Yields invalid JSON of every kind."""
    numbers = [
        b"+1",
        b"01",
        b"-01",
        b"-",
        b"1.",
        b".5",
        b"-.5",
        b"1e",
        b"1e+",
        b"1E-",
        b"1.e1",
        b"0e",
        b"0x1",
        b"1a",
        b"1 2",
        b"1_000",
        b"1,000",
        b"NaN",
        b"-NaN",
        b"Infinity",
        b"-Infinity",
        b"inf",
        b"--1",
        b"- 1",
        b"1e1.5",
        b"0.1.2",
        "１".encode(),
        b"1\0",
        b"1+2",
        b"1eE2",
    ]
    literals = [
        b"True",
        b"FALSE",
        b"nul",
        b"nulll",
        b"truefalse",
        b"undefined",
        b"a",
        b"\xc3\xa9",
        b"*",
        b"&",
        b"//",
        b"/**/1",
        b"#1",
        b"1//a",
    ]
    strings = [
        b'"',
        b'"a',
        b"'a'",
        b'a"',
        b'"\\x41"',
        b'"\\a"',
        b'"\\',
        b'"\\"',
        b'"\\u"',
        b'"\\u12"',
        b'"\\u123g"',
        b'"\\U0041"',
        b'"\\ud800"',
        b'"\\udc00"',
        b'"\\ud800\\ud800"',
        b'"\\ud800a"',
        b'"\\udc00\\ud800"',
        b'"\\ud800\\n"',
        b'"\\ud83d\\u0041"',
        b'"\\0"',
        b'"\\e"',
        b'"a" "b"',
        b'"a"b',
        b'"\\u 041"',
        b'"\\u-041"',
    ]
    strings += [b'"' + bytes([control]) + b'"' for control in range(32)]
    utf8 = [
        b"\x80",
        b"\xbf",
        b"\xc0\x80",
        b"\xc1\xbf",
        b"\xc3",
        b"\xc3(",
        b"\xe0\x80\x80",
        b"\xe2\x82",
        b"\xed\xa0\x80",
        b"\xed\xbf\xbf",
        b"\xf0\x80\x80\x80",
        b"\xf4\x90\x80\x80",
        b"\xf5\x80\x80\x80",
        b"\xff",
        b"\xfe",
        b"\xf0\x9f\x98",
        b"\xed\xa0\xbd\xed\xb8\x80",
    ]
    strings += [b'"' + text + b'"' for text in utf8] + utf8
    arrays = [
        b"[",
        b"]",
        b"[1",
        b"[1,",
        b"[,",
        b"[,1]",
        b"[1,]",
        b"[1,,2]",
        b"[1 2]",
        b"[1:2]",
        b"[1}",
        b"[[1]",
        b"[1]]",
        b"[1;2]",
        b"[a]",
        b'["a"',
        b"[\x0b1]",
        b"[\x0c1]",
        b"[\xa01]",
        b"[...]",
    ]
    objects = [
        b"{",
        b"}",
        b'{"a"',
        b'{"a":',
        b'{"a":1',
        b'{"a":1,',
        b'{"a":1,}',
        b'{,"a":1}',
        b'{"a"}',
        b'{"a" 1}',
        b'{"a"::1}',
        b'{"a":1 "b":2}',
        b'{"a":1,,"b":2}',
        b"{a:1}",
        b"{'a':1}",
        b"{1:1}",
        b"{null:1}",
        b'{"a":1]',
        b'{"a"=1}',
        b"{[]:1}",
        b'{"a":1;"b":2}',
        b'{"a":1,"a":1}',
        b'{"a":1,"\\u0061":2}',
        b'{"a":{"b":1,"b":2}}',
        b'{"\xff":1}',
        b'{"a":}',
    ]
    values = numbers + literals + strings + arrays + objects + [b""]
    good = b'{"stack":[]}'
    texts = [
        b"",
        b" ",
        b"\xef\xbb\xbf",
        good + b"x",
        good + good,
        good + b"\0",
        good + b",",
        good + b"]",
        good + b"}",
        b"\0" + good,
        b"\xef\xbb" + good,
        b"\xef\xbb\xbf" * 2 + good,
        b"\xfe\xff" + good,
        good.decode().encode("utf-16"),
        good.decode().encode("utf-16-le"),
        good.decode().encode("utf-16-be"),
        good.decode().encode("utf-32-le"),
        b"/**/" + good,
        good + b"//",
        b"\xc2\xa0" + good,
        "\u2060".encode() + good,
        b"\x0c" + good,
        *(good[:length] for length in range(1, len(good))),
    ]
    return [FRAME % value for value in values] + texts


def json_kinds(start, quick):
    wrong = []
    good, bad = valid(), invalid()
    with start() as server:
        for texts, status in ((good, 200), (bad, 400)):
            for text in texts:
                answer = wire.exchange(server, wire.post("/resolve", text))
                if answer is None or answer.status != status:
                    wrong.append((text[:60], answer and answer.status))
        is_alive = server.is_alive
    shown = "".join(f"; {text!r}: {status}" for text, status in wrong[:3])
    return Outcome(f"{len(good)} valid, {len(bad)} broken, {len(wrong)} wrong{shown}", is_alive and not wrong)


def depth(start, quick):
    """Sends nested JSON around each limit of known readers, open and closed, alone and with other text around."""
    depths = [
        31,
        32,
        33,
        62,
        63,
        64,
        65,
        66,
        127,
        128,
        129,
        255,
        256,
        257,
        *range(510, 517),
        1023,
        1024,
        1025,
        100_000,
        174_000,
    ]
    wrong = requests = 0
    with start() as server:
        pid = server.pid
        for opening, closing in (
            (b"[", b"]"),
            (b'{"a":', b"}"),
            (b"[1,", b"]"),
            (b'{"stack":', b"}"),
            (b'[{"a":', b"}]"),
        ):
            for number in depths:
                whole = opening * number + b"1" + closing * number
                for text in (
                    opening * number,
                    whole,
                    b" " + opening * number,
                    opening * number + b"x",
                    whole + b"x",
                    b"\xef\xbb\xbf" + opening * number,
                ):
                    answer = wire.exchange(server, wire.post("/resolve", text[: (1 << 20)]))
                    requests += 1
                    kind = answer and answer.fields.get("content-type")
                    is_right = answer is not None and answer.status in (400, 422) and kind == "application/problem+json"
                    # A deeply nested body is refused for its depth before any other reason.
                    wrong += not (is_right and (number < 66 or answer.status == 400))
        is_alive = server.is_alive and server.pid == pid
    return Outcome(f"{requests} bodies, {wrong} wrong, {'alive' if is_alive else 'dead'}", is_alive and wrong == 0)


ROWS = [
    Row("S5", "JSON of every kind", "valid 200, broken 400", json_kinds, "", in_quick=True),
    Row("S6", "JSON 31 to 174,000 levels deep", "400 each, alive", depth, "", in_quick=True),
]
