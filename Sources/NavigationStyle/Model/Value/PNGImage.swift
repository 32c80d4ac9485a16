/// A PNG file (W3C, PNG Third Edition) whose chunks are complete and in order; its pixels are decoded only to be drawn.
public struct PNGImage: Sendable {
    /// A reason that bytes are not a PNG that can be drawn.
    public enum Fault: Error, Hashable, Sendable {
        /// The bytes do not begin with the signature of a PNG.
        case noSignature
        /// The bytes end within a chunk, or before `IEND`.
        case truncated
        /// A chunk does not match its checksum.
        case damagedChunk(String)
        /// A chunk is missing, or not where it has to be.
        case misplacedChunk(String)
        /// A critical chunk that no standard names.
        case unknownChunk(String)
        /// The header names a size, a bit depth, a color type or a method that there is not.
        case invalidHeader
        /// More pixels than an image may have.
        case tooManyPixels(width: Int, height: Int)
        /// There are bytes after `IEND`.
        case trailingBytes
        /// The compressed pixels are damaged, too few or too many.
        case damagedPixels
    }

    /// The file.
    public let bytes: [UInt8]

    /// Checks that `bytes` are a PNG with no more than ``mostPixels``.
    public init(_ bytes: [UInt8]) throws(Fault) {
        self.bytes = bytes
        guard bytes.starts(with: Self.signature) else { throw .noSignature }
        try Self.check(try chunks)
    }

    /// The greatest number of bytes that a request may send.
    public static let mostBytes = 256 << 10
    /// The number of pixels that an image may have: more than any screen of an iPhone has.
    public static let mostPixels = 4_000_000

    /// The width in pixels.
    public var width: Int { bytes.bigEndian(at: 16) }
    /// The height in pixels.
    public var height: Int { bytes.bigEndian(at: 20) }

    fileprivate static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}

// MARK: - Chunks

extension PNGImage {
    /// A chunk by its name.
    package struct Chunk {
        package var name: String
        package var data: ArraySlice<UInt8>

        /// Whether nothing is drawn without it.
        fileprivate var isCritical: Bool { name.utf8.first.map { $0 & 0x20 == 0 } ?? true }
    }

    /// The chunks in order.
    package var chunks: [Chunk] {
        get throws(Fault) {
            var chunks: [Chunk] = []
            var position = Self.signature.count
            while position < bytes.count {
                guard bytes.count - position >= 12 else { throw .truncated }
                let length = bytes.bigEndian(at: position)
                guard length <= bytes.count - position - 12 else { throw .truncated }
                let start = position + 8
                let name = bytes[position + 4..<start]
                guard name.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else { throw .truncated }
                let chunk = Chunk(name: String(decoding: name, as: UTF8.self), data: bytes[start..<start + length])
                guard CRC32.value(of: bytes[position + 4..<start + length]) == bytes.bigEndian(at: start + length)
                else { throw .damagedChunk(chunk.name) }
                chunks.append(chunk)
                position = start + length + 4
                guard chunk.name == "IEND" else { continue }
                guard position == bytes.count else { throw .trailingBytes }
                return chunks
            }
            throw .truncated
        }
    }

    /// Checks the order of chunks, and the header.
    private static func check(_ chunks: [Chunk]) throws(Fault) {
        guard let header = chunks.first, header.name == "IHDR", header.data.count == 13 else {
            throw .misplacedChunk("IHDR")
        }
        let values = Array(header.data)
        let (width, height) = (values.bigEndian(at: 0), values.bigEndian(at: 4))
        guard width > 0, height > 0, depths(ofColorType: values[9]).contains(values[8]), values[10] == 0,
            values[11] == 0,
            values[12] < 2
        else { throw .invalidHeader }
        guard width <= mostPixels, height <= mostPixels, width * height <= mostPixels else {
            throw .tooManyPixels(width: width, height: height)
        }
        for chunk in chunks where chunk.isCritical && !["IHDR", "PLTE", "IDAT", "IEND"].contains(chunk.name) {
            throw .unknownChunk(chunk.name)
        }
        guard chunks.count(where: { $0.name == "IHDR" }) == 1 else { throw .misplacedChunk("IHDR") }
        guard let first = chunks.firstIndex(where: { $0.name == "IDAT" }),
            let last = chunks.lastIndex(where: { $0.name == "IDAT" }),
            chunks[first...last].allSatisfy({ $0.name == "IDAT" })
        else { throw .misplacedChunk("IDAT") }
        let palettes = chunks.indices.filter { chunks[$0].name == "PLTE" }
        let isIndexed = values[9] == 3
        guard palettes.count <= 1, palettes.allSatisfy({ $0 < first }), !isIndexed || palettes.count == 1,
            palettes.allSatisfy({ (3...768).contains(chunks[$0].data.count) && chunks[$0].data.count % 3 == 0 })
        else { throw .misplacedChunk("PLTE") }
    }

    /// Returns the bit depths of a color type: gray, RGB, a palette, gray with alpha, RGB with alpha.
    private static func depths(ofColorType type: UInt8) -> [UInt8] {
        switch type {
        case 0: [1, 2, 4, 8, 16]
        case 3: [1, 2, 4, 8]
        case 2, 4, 6: [8, 16]
        default: []
        }
    }
}

extension PNGImage: Hashable {
    /// Hashes the values in which most images differ: a hash of all bytes would cost more than it saves.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bytes.count)
        hasher.combine(bytes.suffix(64))
    }
}

extension [UInt8] {
    /// Returns the four bytes from `index` on as a number.
    fileprivate func bigEndian(at index: Int) -> Int {
        self[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}

/// The checksum of a PNG's chunks.
package enum CRC32 {
    /// Returns the checksum of `bytes`.
    package static func value(of bytes: some Sequence<UInt8>) -> Int {
        let sum = bytes.reduce(UInt32.max) { sum, byte in table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
        return Int(~sum)
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
}

// MARK: - Form

extension PNGImage: WireForm {
    @usableFromInline package static var shape: Shape { .named("PNGDataURI") }

    private static let prefix = "data:image/png;base64,"
    private static let mostCharacters = prefix.utf8.count + (mostBytes + 2) / 3 * 4

    @usableFromInline package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> PNGImage? {
        let place = reader.place
        guard let text = try reader.string(upTo: mostCharacters, orNull ? .png.orNull : .png) else { return nil }
        guard text.hasPrefix(prefix), let bytes = Base64.standard.bytes(text.utf8.dropFirst(prefix.utf8.count)) else {
            // The fault shows no more of the text than this.
            reader.note(.malformedString(expected: .png, found: String(text.prefix(128))), at: place)
            return nil
        }
        guard bytes.count <= mostBytes else {
            reader.note(.tooLong(limit: mostCharacters), at: place)
            return nil
        }
        do throws(Fault) {
            return try PNGImage(bytes)
        } catch {
            reader.note(.malformedImage(error), at: place)
            return nil
        }
    }

    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.string(Self.prefix + Base64.standard.text(bytes))
    }
}
