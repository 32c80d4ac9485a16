import Testing

@testable import NavigationStyleJSON

/// The kind and the place of a syntax error.
struct JSONSyntaxErrorTests {
    @Test(arguments: [
        ("", JSONSyntaxError.Reason.empty, 0),
        ("  ", .empty, 2),
        ("[1,", .unexpectedEnd, 3),
        ("{\"a\"", .unexpectedEnd, 4),
        ("tru", .unexpectedEnd, 3),
        ("[1.", .unexpectedEnd, 3),
        ("[1 2]", .unexpectedCharacter, 3),
        ("[1,]", .unexpectedCharacter, 3),
        ("{\"a\":1,}", .unexpectedCharacter, 7),
        ("{a:1}", .unexpectedCharacter, 1),
        ("truth", .unexpectedCharacter, 3),
        ("[1.]", .malformedNumber, 3),
        ("[012]", .malformedNumber, 2),
        ("[-]", .malformedNumber, 2),
        ("[1e400]", .numberOutOfRange, 1),
        ("[] []", .trailingCharacters, 3),
        ("[\"abc", .unterminatedString, 1),
        ("[\"a\tb\"]", .controlCharacter, 3),
        ("[\"a\\qb\"]", .malformedEscape, 3),
        ("[\"a\\u12\"]", .malformedEscape, 3),
        ("[\"a\\uDC00b\"]", .loneSurrogate, 3),
        ("[\"a\\uD800\\u0041\"]", .loneSurrogate, 3),
        ("{\"a\":1,\"a\":2}", .duplicateKey, 7),
        ("[[[1]]]", .tooDeep, 2),
    ])
    func `an error says what is wrong and where`(text: String, reason: JSONSyntaxError.Reason, offset: Int) throws {
        let limits = JSONLimits(depth: text.hasPrefix("[[[") ? 2 : 64)
        let error = try #require(syntaxError(text, limits: limits))
        #expect(error.reason == reason)
        #expect(error.offset == offset)
    }

    @Test
    func `bytes that are not UTF-8 are named as such within strings and without`() throws {
        let inside = try #require(syntaxError(Array("[\"a".utf8) + [0xC3, 0x28] + Array("\"]".utf8)))
        #expect(inside.reason == .invalidUTF8)
        #expect(inside.offset == 3)
        let outside = try #require(syntaxError(Array("[1,".utf8) + [0xFF] + Array("]".utf8)))
        #expect(outside.reason == .invalidUTF8)
        #expect(outside.offset == 3)
        #expect(syntaxError("[é]")?.reason == .unexpectedCharacter)
    }

    @Test(arguments: [
        ("[1,\n  2,\n  x]", 3, 3),
        ("[1,\r\n  2,\r\n  x]", 3, 3),
        ("[1,\r  x]", 2, 3),
        ("[\"导航\", x]", 1, 8),
        ("\u{FEFF}[x]", 1, 2),
        ("x", 1, 1),
    ])
    func `lines and columns count from 1, columns in characters`(text: String, line: Int, column: Int) throws {
        let error = try #require(syntaxError(text))
        #expect(error.line == line)
        #expect(error.column == column)
    }

    @Test
    func `an offset counts the byte order mark`() {
        #expect(syntaxError("\u{FEFF}[x]")?.offset == 4)
    }

    @Test
    func `a duplicate key is named`() {
        #expect(syntaxError("{\"a\\/b\":1,\"a/b\":2}")?.key == "a/b")
        #expect(syntaxError("[")?.key == nil)
    }

    @Test
    func `a duplicate is found among many keys`() throws {
        let keys = (0..<2000).map { "\"k\($0)\":0" }
        let text = "{" + (keys + ["\"k\\u0037\":0"]).joined(separator: ",") + "}"
        let error = try #require(syntaxError(text))
        #expect(error.reason == .duplicateKey)
        #expect(error.offset == text.utf8.count - 12)
        #expect(error.key == "k7")
        #expect(syntaxError("{" + keys.joined(separator: ",") + "}") == nil)
    }

    @Test
    func `keys that only look alike are two keys`() {
        // A precomposed character, and a letter with a combining accent: equal as Swift strings, different as bytes.
        #expect(syntaxError("{\"\u{E9}\":1,\"e\u{301}\":2}") == nil)
    }

    @Test
    func `equal keys of different objects are no duplicates`() {
        #expect(syntaxError("{\"a\":{\"a\":[{\"a\":1},{\"a\":2}]},\"b\":{\"a\":1}}") == nil)
    }

    @Test
    func `a syntax error goes before the faults in front of it`() {
        #expect(throws: JSONRequestError.self) {
            try JSONReader.read(Array("{\"b\":1,".utf8)) { reader throws(JSONMalformed) in try reader.integer() }
        }
        #expect(syntaxError("{\"b\":1,")?.reason == .unexpectedEnd)
    }

    @Test
    func `the description has the place in it`() {
        #expect(
            syntaxError("[1,\n]")?.description
                == "Unexpected `]` after a comma at line 2, column 1 (byte offset 4)"
        )
    }

    @Test(arguments: [
        ("]", "Unexpected `]`"), ("{'a':1}", "Unexpected `'` after `{`"), ("{“a”:1}", "Unexpected `“` after `{`"),
        ("{\"a\" 1}", "Unexpected `1` after a string"), ("{\"a\":,}", "Unexpected `,` after a colon"),
        ("[1 2]", "Unexpected `2` after a number"), ("[[] {}]", "Unexpected `{` after an array"),
        ("[{} []]", "Unexpected `[` after an object"), ("[1,\u{7F}]", "Unexpected U+007F after a comma"),
        ("{} x", "Unexpected `x` after the JSON value"),
    ])
    func `an unexpected character is told with what it follows`(_ json: String, _ words: String) {
        #expect(syntaxError(json)?.sentence == words)
    }

    @Test(arguments: JSONSyntaxError.Reason.allCases)
    func `every reason has words`(reason: JSONSyntaxError.Reason) {
        let error = JSONSyntaxError(
            reason: reason,
            offset: 0,
            line: 1,
            column: 1,
            key: "a",
            limit: 64,
            character: "a",
            precedingCharacter: nil
        )
        #expect(error.description.hasSuffix(" at line 1, column 1 (byte offset 0)"))
    }
}
