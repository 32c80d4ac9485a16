import NavigationStyle
import Testing

@testable import NavigationStyleJSON

/// Faults: all of them are reported, with their places and the expected values.
struct FaultTests {
    @Test
    func `an object without faults is read`() throws {
        let text = """
            {"id": "a", "title": "T", "isHidden": true, "alpha": 0.5, "count": 3, "style": "lightContent",
             "children": [{"id": "b"}, {"id": "c", "alpha": 1}]}
            """
        let sample = try JSONReader.read(Array(text.utf8)) { reader throws(JSONMalformed) in
            try Sample.read(from: &reader, orNull: false)
        }
        #expect(sample.id == "a")
        #expect(sample.title == "T")
        #expect(sample.isHidden == true)
        #expect(sample.alpha == 0.5)
        #expect(sample.count == 3)
        #expect(sample.style == .lightContent)
        #expect(sample.children.map(\.id) == ["b", "c"])
    }

    @Test
    func `all faults are found, in document order`() {
        let found = sampleFaults(
            """
            {"title": 5, "isHiden": true, "alpha": 1.5, "count": 11, "style": "lightcontent",
             "children": [{"id": "b", "alpha": "0"}, 7, {"id": null, "children": [{}]}], "isHidden": "no"}
            """
        )
        #expect(
            found.map { "\($0.pointer) \($0.code)" } == [
                " missing-key",
                "/title wrong-type",
                "/isHiden unknown-key",
                "/alpha out-of-range",
                "/count out-of-range",
                "/style unknown-value",
                "/children/0/alpha wrong-type",
                "/children/1 wrong-type",
                "/children/2/id wrong-type",
                "/children/2/children/0 missing-key",
                "/isHidden wrong-type",
            ]
        )
    }

    @Test
    func `a fault says what is expected, allowed and most likely meant`() throws {
        let found = sampleFaults("{\"id\": 1, \"titel\": \"\", \"style\": \"LightContent\", \"alpha\": -1}")
        try #require(found.count == 4)
        #expect(found[0].expected == "a string")
        #expect(found[0].detail == "Expected a string, found a number")
        #expect(found[1].allowed?.contains("title") == true)
        #expect(found[1].suggestion == "title")
        #expect(found[2].allowed == ["default", "lightContent", "darkContent"])
        #expect(found[2].suggestion == "lightContent")
        #expect(found[3].expected == "0 to 1")
        #expect(found[3].suggestion == nil)
    }

    @Test
    func `unknown members are skipped whole and read as JSON all the same`() {
        #expect(sampleFaults("{\"id\":\"a\",\"other\":{\"id\":[1,{\"b\":null}]}}").map(\.pointer) == ["/other"])
        #expect(syntaxError("{\"other\":{\"id\":[1,{\"b\":nul}]}}") != nil)
    }

    @Test
    func `members that any object may have are ignored`() {
        let text = """
            {"$schema": "https://example.com", "$extensions": {"a": 1}, "x-note": [1, 2], "x-": null, "id": "a",
             "children": [{"id": "b", "x-figma": {"id": 1}}]}
            """
        #expect(sampleFaults(text).isEmpty)
        #expect(sampleFaults("{\"id\":\"a\",\"$other\":1,\"X-note\":1}").map(\.code) == ["unknown-key", "unknown-key"])
    }

    @Test
    func `a key may be written with escapes`() {
        #expect(sampleFaults("{\"\\u0069d\":\"a\",\"\\u0078-note\":1}").isEmpty)
    }

    @Test
    func `a duplicate of a known key is a syntax error, with escapes too`() {
        for text in ["{\"id\":\"a\",\"id\":\"b\"}", "{\"id\":\"a\",\"\\u0069d\":\"b\"}", "{\"x-a\":1,\"x-a\":2}"] {
            #expect(throws: JSONRequestError.self) {
                try JSONReader.read(Array(text.utf8)) { reader throws(JSONMalformed) in
                    try Sample.read(from: &reader, orNull: false)
                }
            }
            #expect(sampleFaults(text).isEmpty)
        }
    }

    @Test
    func `fifty faults are enough`() {
        let text = "{\"id\":\"a\",\"children\":[" + Array(repeating: "1", count: 80).joined(separator: ",") + "]}"
        #expect(sampleFaults(text).count == 50)
        #expect(sampleFaults(text).last?.pointer == "/children/49")
        #expect(sampleFaults(text, limits: JSONLimits(faults: 3)).count == 3)
    }

    @Test
    func `strings are limited in characters, not bytes`() {
        let limits = JSONLimits(stringLength: 4)
        #expect(sampleFaults("{\"id\":\"导航栏吧\"}", limits: limits).isEmpty)
        #expect(sampleFaults("{\"id\":\"\\u0061\\u0062cd\"}", limits: limits).isEmpty)
        let found = sampleFaults("{\"id\":\"abcde\"}", limits: limits)
        #expect(found.map(\.code) == ["too-long"])
        #expect(found.first?.detail == "The string has more than 4 characters")
        #expect(sampleFaults("{\"id\":\"a\",\"x-note\":\"abcdefgh\"}", limits: limits).isEmpty)
    }

    @Test(arguments: [
        ("{\"id\":\"a\",\"a/b\":1}", "/a~1b"),
        ("{\"id\":\"a\",\"a~b\":1}", "/a~0b"),
        ("{\"id\":\"a\",\"~1/\":1}", "/~01~1"),
        ("{\"id\":\"a\",\"\":1}", "/"),
        ("{\"id\":\"a\",\"a\\u002Fb\":1}", "/a~1b"),
        ("{\"id\":\"a\",\"\\\"\":1}", "/\""),
        ("7", ""),
    ])
    func `pointers escape what RFC 6901 asks for`(text: String, pointer: String) {
        #expect(sampleFaults(text).map(\.pointer) == [pointer])
    }
}
