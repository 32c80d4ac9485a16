import NavigationStyle
import NavigationStyleJSON
import Testing

@Suite struct JSONReplacementTests {
    /// Returns the text with the patch applied; nil if the patch cannot be expressed as changes of the text.
    private func patched(_ text: String, _ edits: Edit..., item: String = "") -> String? {
        let replacements = JSONReplacement.all(for: [(edits, item)], in: Array(text.utf8))[0]
        guard !replacements.isEmpty else { return nil }
        var bytes = Array(text.utf8)
        for replacement in replacements.sorted(by: { $0.start.offset > $1.start.offset }) {
            bytes.replaceSubrange(replacement.start.offset..<replacement.end.offset, with: replacement.text.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `a value is replaced where it stands`() {
        #expect(patched(#"{"a": [1, 2] , "b": 3}"#, Edit(.replace, "/a", .null)) == #"{"a": null , "b": 3}"#)
        #expect(patched(#"{"a": {"b":1}}"#, Edit(.add, "/a/b", .string("\""))) == #"{"a": {"b":"\""}}"#)
    }

    @Test func `a member is added behind the last one`() {
        #expect(patched(#"{"a": {}}"#, Edit(.add, "/a/b", .bool(true))) == #"{"a": {"b": true}}"#)
        #expect(patched("{\"a\": 1\n}", Edit(.add, "/b~1", .number(2))) == "{\"a\": 1, \"b/\": 2\n}")
    }

    @Test func `a member is taken out with one comma`() {
        let text = "{\"a\": 1,\n \"b\": 2 , \"c\": {\"d\": 3 }}"
        #expect(patched(text, Edit(.remove, "/a")) == "{\"b\": 2 , \"c\": {\"d\": 3 }}")
        #expect(patched(text, Edit(.remove, "/b")) == "{\"a\": 1,\n \"c\": {\"d\": 3 }}")
        #expect(patched(text, Edit(.remove, "/c")) == "{\"a\": 1,\n \"b\": 2}")
        #expect(patched(text, Edit(.remove, "/c/d")) == "{\"a\": 1,\n \"b\": 2 , \"c\": { }}")
    }

    @Test func `several operations are carried out at once`() {
        let text = #"{"a": {"x": 1}, "b": {"y": 2}}"#
        #expect(
            patched(text, Edit(.remove, "/a/x"), Edit(.add, "/b/z", .number(3))) == #"{"a": {}, "b": {"y": 2, "z": 3}}"#
        )
    }

    @Test func `paths begin at the item`() {
        let text = #"{"requests":[{"a":1},{"a":2}]}"#
        #expect(
            patched(text, Edit(.replace, "/a", .number(3)), item: "/requests/1") == #"{"requests":[{"a":1},{"a":3}]}"#
        )
    }

    @Test(arguments: [
        [Edit(.remove, "/x")], [Edit(.replace, "/x", .null)], [Edit(.add, "/x/y", .null)], [Edit(.remove, "")],
        [Edit(.remove, "/list/0")], [Edit(.add, "/list/-", .null)],
        [Edit(.add, "/x", .object([])), Edit(.add, "/x/y", .null)],
        [Edit(.remove, "/a"), Edit(.replace, "/a/b", .null)], [Edit(.add, "/a")], [],
    ])
    func `what cannot be told as changes of the text is not told`(_ edits: [Edit]) {
        let text = #"{"a": {"b": 1}, "list": [1]}"#
        #expect(JSONReplacement.all(for: [(edits, "")], in: Array(text.utf8)) == [[]])
    }

    @Test func `each patch has its own replacements`() {
        let patches: [(edits: [Edit], item: String)] = [
            ([Edit(.remove, "/x"), Edit(.remove, "/a")], ""), ([], ""), ([Edit(.replace, "/a", .null)], ""),
        ]
        let replacements = JSONReplacement.all(for: patches, in: Array(#"{"a": 1}"#.utf8))
        #expect(replacements.map(\.count) == [0, 0, 1])
        #expect(replacements[2].map(\.text) == ["null"])
    }

    @Test func `a text that cannot be read has none`() {
        for text in ["", "{", "[1,", "{\"a\" 1}"] {
            #expect(JSONReplacement.all(for: [([Edit(.remove, "/a")], "")], in: Array(text.utf8)) == [[]])
        }
    }
}
