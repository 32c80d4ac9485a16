import NavigationStyle
import NavigationStyleTestSupport
import Testing

@testable import NavigationStyleJSON

/// Truncated, damaged and malicious bodies.
struct JSONReaderRobustnessTests {
    static let document = """
        {"policy": {"name": "kmNavigationBarTransition", "edition": "1.1.11"}, "stack": [
          {"id": "list", "title": "\\u5217\\u8868 \u{1F600}", "bar": {"background": {"color": "#FF000080"}}},
          {"id": "detail", "callbacks": {"viewWillAppear": {"isTranslucent": false, "alpha": 0.5e0, "shadowImage": null}}}
        ], "operation": {"type": "push", "screen": {"id": "é", "view": {"scrollView": null}}, "animated": true}}
        """

    @Test
    func `a document cut at any byte is an error`() {
        let bytes = Array(Self.document.utf8)
        #expect(syntaxError(bytes) == nil)
        for length in 0..<bytes.count {
            #expect(syntaxError(Array(bytes[..<length])) != nil, "cut at \(length)")
        }
    }

    @Test
    func `a cut document is an error in memory that ends with it`() {
        // Each prefix is allocated with its exact size, so that a sanitizer detects reads beyond it.
        let bytes = Array(Self.document.utf8)
        for length in 0..<bytes.count {
            let block = UnsafeMutableRawBufferPointer.allocate(byteCount: length, alignment: 1)
            defer { block.deallocate() }
            block.copyBytes(from: bytes[..<length])
            #expect(throws: JSONRequestError.self) {
                try JSONReader.read(UnsafeRawBufferPointer(block)) { reader throws(JSONMalformed) -> Value? in
                    try Value(from: &reader)
                }
            }
        }
    }

    @Test(arguments: 0..<8)
    func `damaged documents are read or refused, and what is read is written and read alike`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let original = Array(Self.document.utf8)
        let interesting =
            Array("{}[]:,\"\\/0123456789eE+-.truefalsn \n".utf8) + [0x00, 0x1F, 0x7F, 0x80, 0xC3, 0xED, 0xFF]
        for _ in 0..<2500 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch random.next() % 4 {
                case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
                case 1: bytes[place] = interesting.randomElement(using: &random) ?? 0
                case 2: bytes.remove(at: place)
                default: bytes.insert(interesting.randomElement(using: &random) ?? 0, at: place)
                }
            }
            guard let value = try? Value(json: bytes) else { continue }
            #expect(try Value(json: value.json()) == value)
        }
    }

    @Test(arguments: [1, 2, 31, 32, 33, 63, 64, 65, 511, 512, 513, 514, 515, 100_000, 1_000_000])
    func `nesting is taken up to the limit and refused beyond it`(depth: Int) {
        let open = [UInt8](repeating: UInt8(ascii: "["), count: depth)
        let closed = open + [UInt8](repeating: UInt8(ascii: "]"), count: depth)
        #expect(syntaxError(open) != nil)
        #expect(syntaxError(open + [UInt8(ascii: "1")]) != nil)
        #expect(syntaxError(closed)?.reason == (depth > 64 ? .tooDeep : nil))
        #expect(syntaxError(closed, limits: JSONLimits(depth: 100_000))?.reason == (depth > 512 ? .tooDeep : nil))
        let objects = Array(String(repeating: "{\"a\":", count: min(depth, 100_000)).utf8)
        #expect(syntaxError(objects)?.reason == (depth > 64 ? .tooDeep : .unexpectedEnd))
    }

    @Test
    func `a limit of depth stays within what a stack holds`() {
        #expect(JSONLimits(depth: 0).depth == 1)
        #expect(JSONLimits(depth: 10_000).depth == 512)
        var limits = JSONLimits()
        limits.depth = -3
        #expect(limits.depth == 1)
    }

    @Test
    func `an object of a hundred thousand keys is read`() {
        let keys = (0..<100_000).map { "\"key\($0)\":\($0)" }.joined(separator: ",")
        #expect(syntaxError("{" + keys + "}") == nil)
        #expect(syntaxError("{" + keys + ",\"key99999\":0}")?.reason == .duplicateKey)
    }
}
