import Testing

@testable import Gzip

@Suite struct GzipTests {
    /// The output of `printf hello | gzip -n9`.
    private static let hello: [UInt8] = [
        0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00, 0x86,
        0xA6,
        0x10, 0x36, 0x05, 0x00, 0x00, 0x00,
    ]
    private static let text = Array("hello".utf8)

    private func fault(in bytes: [UInt8], limit: Int = 1000) -> GzipError? {
        do throws(GzipError) {
            _ = try Gzip.decompress(bytes, limit: limit)
            return nil
        } catch {
            return error
        }
    }

    @Test func `what another program encoded is decoded`() throws {
        #expect(try Gzip.decompress(Self.hello, limit: 5) == Self.text)
    }

    @Test(arguments: [0, 1, 1023, 32_768, 32_769, 1_000_000])
    func `what is encoded can be decoded`(_ count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 9) }
        let code = try #require(Gzip.compress(bytes))
        let isSame = try Gzip.decompress(code, limit: count) == bytes
        #expect(isSame)
        #expect(Gzip.compress(bytes) == code)
        #expect(code[4..<8].allSatisfy { $0 == 0 }, "a time stands in it")
    }

    @Test func `several members are one text`() throws {
        #expect(try Gzip.decompress(Self.hello + Self.hello + Self.hello, limit: 15) == Array("hellohellohello".utf8))
        #expect(fault(in: Self.hello + Self.hello, limit: 9) == .tooLarge(limit: 9))
    }

    @Test(arguments: [[0], [0, 0, 0, 0], [0x0A], [0x1F, 0x00], [0x50, 0x4B, 0x03, 0x04]] as [[UInt8]])
    func `what stands behind the last member is a fault`(_ bytes: [UInt8]) {
        #expect(fault(in: Self.hello + bytes) == .trailingBytes(offset: Self.hello.count))
    }

    @Test func `a text that ends early is a fault, wherever it ends`() {
        for count in 0..<Self.hello.count {
            #expect(fault(in: Array(Self.hello[..<count])) == .truncated, "\(count) bytes")
            #expect(fault(in: Self.hello + Self.hello[..<count]) == (count == 0 ? nil : .truncated), "\(count) bytes")
        }
    }

    @Test func `a bit that is wrong is a fault, wherever it is`() {
        // Time, level, system, the flag for text and the rest of the last byte have no effect on the decoded bytes.
        let meaningful = [3: 1..<8, 16: 0..<2]
        for index in Self.hello.indices where !(4...9).contains(index) {
            for bit in meaningful[index] ?? 0..<8 {
                var bytes = Self.hello
                bytes[index] ^= 1 << UInt8(bit)
                #expect(fault(in: bytes) != nil, "bit \(bit) of byte \(index)")
            }
        }
        var bytes = Self.hello
        bytes[18] ^= 1
        #expect(fault(in: bytes) == .damaged(offset: 21))
    }

    @Test(arguments: [Array("{}".utf8), [0x78, 0x9C, 0x03, 0x00], [0x1F, 0x8C], [0x8B, 0x1F]])
    func `what does not begin as gzip is not gzip`(_ bytes: [UInt8]) {
        #expect(fault(in: bytes) == .notGzip)
    }

    @Test func `a text of just the limit is decoded, and no longer one`() {
        #expect(fault(in: Self.hello, limit: 5) == nil)
        #expect(fault(in: Self.hello, limit: 4) == .tooLarge(limit: 4))
        #expect(fault(in: Self.hello, limit: 0) == .tooLarge(limit: 0))
    }

    /// A gigabyte of zeros, compressed to a megabyte; no more is decoded than the limit and one piece.
    @Test func `a bomb is given up at the limit`() throws {
        let megabyte = [UInt8](repeating: 0, count: 1 << 20)
        let code = try #require(Gzip.compress(megabyte))
        var bomb: [UInt8] = []
        for _ in 0..<1024 { bomb += code }
        #expect(bomb.count < 8 << 20)
        #expect(fault(in: bomb, limit: 1 << 20) == .tooLarge(limit: 1 << 20))
    }

    @Test func `random bytes do no harm`() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            var bytes = Self.hello
            for _ in 0..<3 {
                bytes[Int.random(in: bytes.indices, using: &generator)] = .random(in: 0 ... .max, using: &generator)
            }
            _ = fault(in: bytes, limit: 100)
        }
    }
}
