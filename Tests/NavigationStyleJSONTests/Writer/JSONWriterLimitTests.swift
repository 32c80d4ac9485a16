import NavigationStyle
import Testing

@testable import NavigationStyleJSON

/// Long texts, and texts with a limit.
@Suite struct JSONWriterLimitTests {
    private static let count = 100_000
    private static let text = "[" + (0..<count).map { "{\"a\":\($0),\"b\":\"x\"}" }.joined(separator: ",") + "]"

    private func items(_ writer: inout JSONWriter) {
        writer.beginArray()
        for number in 0..<Self.count {
            writer.beginObject()
            writer.key("a")
            writer.integer(number)
            writer.key("b")
            writer.string("x")
            writer.endObject()
        }
        writer.endArray()
    }

    /// Writes the items that fit, and the limit in place of the others.
    private func fittingItems(_ count: Int, _ writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("items")
        writer.beginArray()
        for number in 0..<count {
            writer.fitting({ writer in
                writer.beginArray()
                for _ in 0..<10_000 { writer.integer(number) }
                writer.endArray()
            }) { $0.integer($1) }
        }
        writer.endArray()
        writer.endObject()
    }

    @Test(arguments: [64, 1000, 1 << 18, 1 << 24])
    func `a text of many pieces is that of one`(_ capacity: Int) {
        #expect(String(decoding: JSONWriter.bytes(capacity: capacity, items), as: UTF8.self) == Self.text)
    }

    @Test func `pieces cut strings and brackets anywhere`() {
        for length in (1 << 18) - 40..<(1 << 18) + 5 {
            let filling = String(repeating: "é", count: length / 2)
            let bytes = JSONWriter.bytes(capacity: 64) { writer in
                writer.beginObject()
                writer.key(escaping: filling)
                writer.beginArray()
                writer.string("a\"b")
                writer.beginObject()
                writer.endObject()
                writer.endArray()
                writer.endObject()
            }
            #expect(String(decoding: bytes, as: UTF8.self) == "{\"\(filling)\":[\"a\\\"b\",{}]}")
        }
    }

    @Test(arguments: [JSONWriter.Format.compact, .pretty])
    func `a text has as many bytes as it may, and no more`(_ format: JSONWriter.Format) throws {
        let whole = JSONWriter.bytes(format, items)
        #expect(try JSONWriter.bytes(format, limit: whole.count, items) == whole)
        #expect(throws: JSONWriter.Overflow.self) { try JSONWriter.bytes(format, limit: whole.count - 1, self.items) }
        #expect(throws: JSONWriter.Overflow.self) { try JSONWriter.bytes(format, limit: 10, self.items) }
    }

    @Test(arguments: [JSONWriter.Format.compact, .pretty])
    func `an item that does not fit has another in its place, and so have those after it`(
        _ format: JSONWriter.Format
    ) throws {
        // Some items are longer than one piece of the writer's storage.
        for count in [1, 30] {
            let whole = JSONWriter.bytes(format) { self.fittingItems(count, &$0) }
            let limit = whole.count * 2 / 3
            let cut = try JSONWriter.bytes(format, limit: limit) { self.fittingItems(count, &$0) }
            let text = String(decoding: cut, as: UTF8.self)
            let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
            let kept = count - numbers.count { $0 == limit }
            #expect(numbers.count == kept * 10_000 + count - kept)
            let more = JSONWriter.bytes(format) { self.fittingItems(kept + 1, &$0) }
            #expect(kept < count && more.count > limit)
            // The items that fit are written completely, byte for byte.
            let first = JSONWriter.bytes(format) { self.fittingItems(kept, &$0) }
            #expect(cut.starts(with: first.dropLast(format == .compact ? 2 : 8)))
            #expect(cut.count < limit + 100 * count)
        }
    }

    @Test func `what is around an item that does not fit is refused with it`() throws {
        #expect(throws: JSONWriter.Overflow.self) {
            try JSONWriter.bytes(limit: 100) { writer in
                writer.beginArray()
                for _ in 0..<100 { writer.null() }
                writer.fitting({ $0.null() }) { $0.integer($1) }
                writer.endArray()
            }
        }
    }
}
