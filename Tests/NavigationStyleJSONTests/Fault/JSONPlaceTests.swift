import NavigationStyleJSON
import Testing

@Suite struct JSONPlaceTests {
    private func places(_ pointers: [String], in text: String, prefersKey: Bool = false) -> [String] {
        let keys = pointers.map { _ in prefersKey }
        return JSONPlace.places(of: pointers, prefersKeys: keys, in: Array(text.utf8)).map { "\($0.line):\($0.column)" }
    }

    @Test func `a pointer leads to the line and the column of its value`() {
        let text = "{\n  \"a\": [1, {\"b\": true}],\n  \"c\": null\n}"
        #expect(places(["", "/a", "/a/0", "/a/1/b", "/c"], in: text) == ["1:1", "2:8", "2:9", "2:18", "3:8"])
    }

    @Test func `or to those of its key, where it has one`() {
        #expect(places(["/a/0/b", "/a/0", ""], in: #"{"a":[{"b":1}]}"#, prefersKey: true) == ["1:8", "1:7", "1:1"])
    }

    @Test func `the order of pointers and one twice make no difference`() {
        #expect(places(["/b", "/a", "/b"], in: "{\"a\":1,\n\"b\":2}") == ["2:5", "1:6", "2:5"])
    }

    @Test func `what is not there has the place of what it would be in`() {
        let text = "{\"a\":\n{\"b\":[1]}}"
        #expect(
            places(["/x", "/a/x/y", "/a/b/1", "/a/b/0/c", "/a/b/-"], in: text) == ["1:1", "2:1", "2:6", "2:7", "2:6"]
        )
    }

    @Test func `columns count Unicode scalars, and lines end as they do in texts of any origin`() {
        #expect(places(["/é", "/b"], in: "{\"é\":\"😀\",\"b\":1}") == ["1:6", "1:14"])
        #expect(places(["/a", "/b", "/c"], in: "{\r\n\"a\":1,\r\"b\":2,\n\"c\":3}") == ["2:5", "3:5", "4:5"])
        #expect(places(["/a"], in: "\u{FEFF}{\"a\":1}") == ["1:6"])
    }

    @Test func `tokens are compared unescaped`() {
        #expect(places(["/a~1b~0", "/c"], in: #"{"a\/b~":1,"\u0063":2}"#) == ["1:10", "1:21"])
    }

    @Test func `a text that cannot be read has places all the same`() {
        for text in ["", " ", "{", "[1,", "{\"a\":1,\"a\":2}", "{\"a\" 1}"] {
            #expect(places(["/a", "/0"], in: text).count == 2)
        }
    }

    @Test func `values are found whole`() {
        let text = Array(#"{"a": [1, {"b": 2}] , "c": "x"}"#.utf8)
        let ranges = JSONPlace.ranges(of: ["/a", "/a/1", "/c"], in: text)
        #expect(ranges.map { String(decoding: text[$0], as: UTF8.self) } == [#"[1, {"b": 2}]"#, #"{"b": 2}"#, #""x""#])
    }
}
