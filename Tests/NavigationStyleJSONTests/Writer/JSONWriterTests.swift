import NavigationStyle
import Testing

@testable import NavigationStyleJSON

/// The bytes of written values.
struct JSONWriterTests {
    private func write(
        _ format: JSONWriter.Format = .compact,
        capacity: Int = 64,
        _ body: (inout JSONWriter) -> Void
    ) -> String {
        String(decoding: JSONWriter.bytes(format, capacity: capacity, body), as: UTF8.self)
    }

    private func sample(_ writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("id")
        writer.string("a")
        writer.key("list")
        writer.beginArray()
        writer.integer(1)
        writer.null()
        writer.boolean(true)
        writer.beginObject()
        writer.endObject()
        writer.beginArray()
        writer.endArray()
        writer.endArray()
        writer.key(escaping: "x/\"y")
        writer.double(-0.5)
        writer.key("kind")
        writer.name("push")
        writer.endObject()
    }

    @Test
    func `the compact form has no white space`() {
        #expect(
            write(.compact, sample) == "{\"id\":\"a\",\"list\":[1,null,true,{},[]],\"x/\\\"y\":-0.5,\"kind\":\"push\"}"
        )
    }

    @Test
    func `the pretty form indents by two spaces`() {
        #expect(
            write(.pretty, sample) == """
                {
                  "id": "a",
                  "list": [
                    1,
                    null,
                    true,
                    {},
                    []
                  ],
                  "x/\\"y": -0.5,
                  "kind": "push"
                }

                """
        )
    }

    @Test(arguments: [
        ("", "\"\""),
        ("plain", "\"plain\""),
        ("/", "\"/\""),
        ("\"\\", "\"\\\"\\\\\""),
        ("\u{8}\u{9}\u{A}\u{C}\u{D}", "\"\\b\\t\\n\\f\\r\""),
        ("\u{0}\u{1}\u{1F}", "\"\\u0000\\u0001\\u001f\""),
        ("\u{7F}\u{2028}é导\u{1F600}", "\"\u{7F}\u{2028}é导\u{1F600}\""),
        ("0123456789\"0123456789", "\"0123456789\\\"0123456789\""),
        ("0123456\n", "\"0123456\\n\""),
    ])
    func `only what must be escaped is`(text: String, json: String) {
        #expect(write { $0.string(text) } == json)
    }

    @Test(arguments: [0, 1, 7, 8, 9, 15, 16, 17, 31])
    func `a quote is escaped wherever it stands`(length: Int) {
        for first in 0...length {
            for second in first...length {
                var parts = [String](repeating: "x", count: length)
                parts.insert("\"", at: second)
                parts.insert("\"", at: first)
                let json = parts.map { $0 == "\"" ? "\\\"" : $0 }.joined()
                #expect(write { $0.string(parts.joined()) } == "\"\(json)\"")
            }
        }
    }

    @Test
    func `every character comes back`() throws {
        for value in UInt32(0)...0x2FFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = "a" + String(scalar) + "bcdefgh" + String(scalar)
            #expect(try Value(json: Value.string(text).json()) == .string(text))
        }
    }

    @Test(arguments: [1, 64, 65, 100, 1000, 100_000])
    func `the guess of the capacity changes nothing`(capacity: Int) {
        let text = String(repeating: "long text with a quote \" in it ", count: 40)
        let expected = write(capacity: 1_000_000) { writer in
            writer.beginArray()
            for number in 0..<200 {
                writer.double(Double(number) * 1.1)
                writer.string(text)
                writer.integer(.min)
            }
            writer.endArray()
        }
        let found = write(capacity: capacity) { writer in
            writer.beginArray()
            for number in 0..<200 {
                writer.double(Double(number) * 1.1)
                writer.string(text)
                writer.integer(.min)
            }
            writer.endArray()
        }
        #expect(found == expected)
    }

    @Test
    func `deep nesting indents as deep`() throws {
        var value = Value.null
        for _ in 0..<60 { value = .array([value]) }
        #expect(try Value(json: value.json(.pretty)) == value)
        #expect(value.json(.pretty, capacity: 1) == value.json(.pretty, capacity: 100_000))
    }
}
