extension RawRequest {
    private static let hidden = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    static let inOrder = [
        RawRequest("a body with its length", lines: "Content-Length: 5", [200], .open),
        RawRequest("a length with leading zeros", lines: "Content-Length: 005", [200], .open),
        RawRequest("GET", "GET / HTTP/1.1\r\nHost: a\r\n\r\n", [200], .open),
        RawRequest("HTTP/1.0 without Host", "GET / HTTP/1.0\r\n\r\n", [200]),
        RawRequest("HTTP/1.0 kept alive", "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n", [200], .open),
        RawRequest("Connection: close", line: "Connection: close", [200]),
        RawRequest("empty lines before the request", "\r\n\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", [200], .open),
        RawRequest("three at once", String(repeating: hidden, count: 3), [200, 200, 200], .open),
        RawRequest(
            "bytes beyond ASCII in a value",
            Array("GET / HTTP/1.1\r\nHost: a\r\nX-A: ".utf8) + [0xE9, 13, 10, 13, 10],
            [200],
            .open
        ),
        RawRequest(
            "a hundred fields",
            line: (1...100).map { "X-\($0): \($0)" }.joined(separator: "\r\n"),
            [200],
            .open
        ),
        RawRequest("an upgrade that is not taken", line: "Connection: Upgrade\r\nUpgrade: h2c", [200], .open),
        RawRequest("a cookie of nothing but a value", line: "Cookie: =x", [200], .open),
        RawRequest("OPTIONS of the whole server", "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", [200], .open),
        RawRequest(
            "a body that GET did not need",
            "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello",
            [200],
            .open
        ),
    ]

    static let requestLines = [
        RawRequest("HTTP/1.2", "GET / HTTP/1.2\r\nHost: a\r\n\r\n", [505]),
        RawRequest("HTTP/2.0, libmicrohttpd", "GET / HTTP/2.0\r\nHost: a\r\n\r\n", [505]),
        RawRequest("the preface of HTTP/2, libmicrohttpd", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", [505]),
        RawRequest("HTTP/1.10, libmicrohttpd", "GET / HTTP/1.10\r\nHost: a\r\n\r\n", [400]),
        RawRequest("a version in small letters, libmicrohttpd", "GET / http/1.1\r\nHost: a\r\n\r\n", [400]),
        RawRequest("no version, libmicrohttpd", "GET /\r\n\r\n", [400]),
        RawRequest("a method in small letters", "get / HTTP/1.1\r\nHost: a\r\n\r\n", [501]),
        RawRequest("an unknown method", "BREW / HTTP/1.1\r\nHost: a\r\n\r\n", [501]),
        RawRequest("a method that is no token", "P(ST / HTTP/1.1\r\nHost: a\r\n\r\n", [400]),
        RawRequest("a known method that the path does not have", "TRACE /echo HTTP/1.1\r\nHost: a\r\n\r\n", [405]),
        RawRequest("CONNECT", "CONNECT a:80 HTTP/1.1\r\nHost: a:80\r\n\r\n", [404]),
        RawRequest("an authority where a path should be", "GET a:80 HTTP/1.1\r\nHost: a:80\r\n\r\n", [400]),
        RawRequest("GET of the whole server", "GET * HTTP/1.1\r\nHost: a\r\n\r\n", [400]),
        RawRequest("the first bytes of TLS", [0x16, 3, 1, 2, 0, 1, 0, 1, 0xFC, 3, 3, 13, 10, 13, 10], []),
        RawRequest("two spaces before the target", "GET  / HTTP/1.1\r\nHost: a\r\n\r\n", [400]),
        RawRequest("a space in the target", "GET /a b HTTP/1.1\r\nHost: a\r\n\r\n", [400]),
        RawRequest("a fragment in the target", "GET /#a HTTP/1.1\r\nHost: a\r\n\r\n", [400]),
        RawRequest("bytes beyond ASCII in the target", "GET /é HTTP/1.1\r\nHost: a\r\n\r\n", [400]),
        RawRequest("NUL in the target", "GET /\0echo HTTP/1.1\r\nHost: a\r\n\r\n", [400]),
        RawRequest("NUL in the query", "GET /?a\0b HTTP/1.1\r\nHost: a\r\n\r\n", [400]),
        RawRequest("escapes that are none", "GET /%zz%2 HTTP/1.1\r\nHost: a\r\n\r\n", [404]),
        RawRequest("a target of 40,000 bytes, libmicrohttpd", "GET /\(String(repeating: "a", count: 40_000))", [414]),
    ]

    static let lines = [
        RawRequest("bare LF", "GET / HTTP/1.1\nHost: a\n\n", [400]),
        RawRequest("bare LF behind the request line", "GET / HTTP/1.1\nHost: a\r\n\r\n", [400]),
        RawRequest("bare LF behind a field", "GET / HTTP/1.1\r\nHost: a\nX-A: b\r\n\r\n", [400]),
        RawRequest("bare LF at the end of the header", "GET / HTTP/1.1\r\nHost: a\r\n\n", [400]),
        RawRequest("bare CR in a value", line: "X-A: b\rc", [400]),
        RawRequest("NUL in a value", line: "X-A: b\0c", [400]),
        RawRequest("NULs that look like a field, in a value", line: "X-A: b\0\0X-B\0c", [400]),
        RawRequest(
            "NULs that look like a field, behind the version",
            "GET / HTTP/1.1\0\0X-A\0b\r\nHost: a\r\n\r\n",
            [400]
        ),
        RawRequest("NUL behind a length", lines: "Content-Length: 5\0junk", [400]),
        RawRequest("NUL in a name, libmicrohttpd", line: "X\0A: b", [400]),
        RawRequest("a control character in a value", line: "X-A: b\u{1}c", [400]),
        RawRequest("a folded line", line: "X-A: b\r\n c", [400]),
        RawRequest("a folded line at the end", line: "X-A: b\r\n\tc", [400]),
        RawRequest(
            "a folded line and a long one",
            line: "X-A: b\r\n c\r\nX-D: \(String(repeating: "e", count: 12_000))",
            [400]
        ),
        RawRequest("a folded length", lines: "Content-Length: 5\r\n 0", [400]),
        RawRequest("a folded transfer coding", lines: "Transfer-Encoding:\r\n chunked", body: "0\r\n\r\n", [400]),
        RawRequest("white space before the first field", "GET / HTTP/1.1\r\n Host: a\r\n\r\n", [400]),
        RawRequest("a line without a colon, libmicrohttpd", line: "junk", [400]),
        RawRequest("an empty name", line: ": b\r\nX-A: c", [400]),
        RawRequest("an empty name before the length", lines: ": b\r\nContent-Length: 5", [400]),
        RawRequest("an empty name and nothing else", line: ":\r\nX-A: c", [400]),
        RawRequest("a space before the colon", lines: "Content-Length : 5", [400]),
        RawRequest("a name that is no token", line: "X(A): b", [400]),
        RawRequest(
            "a field of 40,000 bytes, libmicrohttpd",
            line: "X-A: \(String(repeating: "b", count: 40_000))",
            [431]
        ),
        RawRequest(
            "a thousand fields, libmicrohttpd",
            line: (1...1000).map { "X-\($0): \($0)" }.joined(separator: "\r\n"),
            [431]
        ),
    ]

    static let headers = [
        RawRequest("no Host", "GET / HTTP/1.1\r\n\r\n", [400]),
        RawRequest("two Hosts", line: "Host: a", [400]),
        RawRequest("two Hosts in HTTP/1.0", "GET / HTTP/1.0\r\nHost: a\r\nhost: b\r\n\r\n", [400]),
        RawRequest("a Host with a user", "GET / HTTP/1.1\r\nHost: u@a\r\n\r\n", [400]),
        RawRequest("a Host with a path", "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", [400]),
        RawRequest("a list of Hosts", "GET / HTTP/1.1\r\nHost: a, b\r\n\r\n", [400]),
        RawRequest("an empty Host", "GET / HTTP/1.1\r\nHost:\r\n\r\n", [200], .open),
        RawRequest("an unknown expectation", line: "Expect: a-miracle", [417]),
        RawRequest("a cookie with half a quotation, libmicrohttpd", line: "Cookie: a=\"", [431, 431]),
    ]

    static let framing = [
        RawRequest("POST without a length", "POST /echo HTTP/1.1\r\nHost: a\r\n\r\n", [411]),
        RawRequest("PUT without a length", "PUT / HTTP/1.1\r\nHost: a\r\n\r\n", [411]),
        RawRequest("the same length twice", lines: "Content-Length: 5\r\nContent-Length: 5", [400]),
        RawRequest("two lengths", lines: "Content-Length: 3\r\nContent-Length: 5", [400]),
        RawRequest(
            "a request hidden behind the second length",
            lines: "Content-Length: 5\r\nContent-Length: 60",
            body: "hello" + hidden,
            [400]
        ),
        RawRequest("a list of lengths, libmicrohttpd", lines: "Content-Length: 5, 5", [400, 400]),
        RawRequest("a length with a sign, libmicrohttpd", lines: "Content-Length: +5", [400, 400]),
        RawRequest("a length below zero, libmicrohttpd", lines: "Content-Length: -1", [400, 400]),
        RawRequest("a hexadecimal length, libmicrohttpd", lines: "Content-Length: 0x5", [400, 400]),
        RawRequest("an empty length, libmicrohttpd", lines: "Content-Length:", [400, 400]),
        RawRequest("a length of 2^66, libmicrohttpd", lines: "Content-Length: 99999999999999999999", [413, 413]),
        RawRequest("a length of 2^64 - 1", lines: "Content-Length: 18446744073709551615", [413]),
        RawRequest("a length over the limit", lines: "Content-Length: 1048577", [413]),
        RawRequest(
            "what follows a refused body is not a request",
            lines: "Content-Length: 1048577",
            body: hidden,
            [413]
        ),
        RawRequest(
            "a length and chunks, a request behind the length",
            lines: "Content-Length: 5\r\nTransfer-Encoding: chunked",
            body: "0\r\n\r\n" + hidden,
            [400]
        ),
        RawRequest(
            "chunks and a length, a request behind the chunks",
            lines: "Transfer-Encoding: chunked\r\nContent-Length: 4",
            body: "0\r\n\r\n" + hidden,
            [400]
        ),
        RawRequest("identity and a length", lines: "Transfer-Encoding: identity\r\nContent-Length: 5", [400]),
        RawRequest("an empty coding and a length", lines: "Transfer-Encoding:\r\nContent-Length: 5", [400]),
        RawRequest("an unknown coding", lines: "Transfer-Encoding: xchunked", [501]),
        RawRequest("gzip, chunked", lines: "Transfer-Encoding: gzip, chunked", body: "0\r\n\r\n", [501]),
        RawRequest("chunked, identity", lines: "Transfer-Encoding: chunked, identity", body: "0\r\n\r\n", [501]),
        RawRequest("chunked with a space behind it", lines: "Transfer-Encoding: chunked ", body: "0\r\n\r\n", [501]),
        RawRequest("chunked behind a vertical tab", lines: "Transfer-Encoding: \u{b}chunked", body: "0\r\n\r\n", [400]),
        RawRequest(
            "chunked and identity",
            lines: "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
            body: "0\r\n\r\n",
            [400]
        ),
        RawRequest(
            "chunks in HTTP/1.0",
            "POST /echo HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            [400]
        ),
        RawRequest("chunks that are not allowed", lines: "Transfer-Encoding: chunked", body: "0\r\n\r\n", [411]),
        RawRequest(
            "a space behind a length, libmicrohttpd",
            lines: "Content-Length: 5 ",
            [400, 400]
        ),
        RawRequest(
            "a good request, a bad one, a good one",
            hidden + "GET / HTTP/1.1\r\n\r\n" + hidden,
            [200, 400]
        ),
        RawRequest(
            "bytes behind the body, libmicrohttpd",
            lines: "Content-Length: 5",
            body: "hello, world\r\n\r\n",
            [200, 400]
        ),
        RawRequest("half a body", lines: "Content-Length: 10", [], .closedByClient),
        RawRequest("half a header", "GET / HTTP/1.1\r\nHost:", [], .closedByClient),
        RawRequest("an empty line", "\r\n", [], .closedByClient),
    ]

    static let chunks = [
        RawRequest("chunks", lines: "Transfer-Encoding: chunked", body: "5\r\nhello\r\n0\r\n\r\n", [200], .open),
        RawRequest("Chunked", lines: "Transfer-Encoding: Chunked", body: "5\r\nhello\r\n0\r\n\r\n", [200], .open),
        RawRequest(
            "an extension and a trailer",
            lines: "Transfer-Encoding: chunked",
            body: "5;a=b\r\nhello\r\n0\r\nX-A: b\r\n\r\n",
            [200],
            .open
        ),
        RawRequest("a size that is none", lines: "Transfer-Encoding: chunked", body: "zz\r\nhello\r\n0\r\n\r\n", [400]),
        RawRequest(
            "a size with a prefix",
            lines: "Transfer-Encoding: chunked",
            body: "0x5\r\nhello\r\n0\r\n\r\n",
            [400]
        ),
        RawRequest("a size below zero", lines: "Transfer-Encoding: chunked", body: "-5\r\nhello\r\n0\r\n\r\n", [400]),
        RawRequest(
            "a space behind the size",
            lines: "Transfer-Encoding: chunked",
            body: "5 \r\nhello\r\n0\r\n\r\n",
            [400]
        ),
        RawRequest(
            "a chunk longer than its size",
            lines: "Transfer-Encoding: chunked",
            body: "4\r\nhello\r\n0\r\n\r\n",
            [400]
        ),
        RawRequest(
            "a size of 68 bits",
            lines: "Transfer-Encoding: chunked",
            body: "fffffffffffffffff\r\nhello",
            [413]
        ),
        RawRequest(
            "a trailer of 40,000 bytes",
            lines: "Transfer-Encoding: chunked",
            body: "5\r\nhello\r\n0\r\nX-A: \(String(repeating: "b", count: 40_000))\r\n\r\n",
            [431]
        ),
        RawRequest(
            "a line of 40,000 bytes before a chunk",
            lines: "Transfer-Encoding: chunked",
            body: "5;\(String(repeating: "a", count: 40_000))\r\nhello\r\n0\r\n\r\n",
            [500]
        ),
        RawRequest("chunks and a length", lines: "Transfer-Encoding: chunked\r\nContent-Length: 5", [400]),
        RawRequest("gzip, chunked", lines: "Transfer-Encoding: gzip, chunked", body: "0\r\n\r\n", [501]),
    ]
}
