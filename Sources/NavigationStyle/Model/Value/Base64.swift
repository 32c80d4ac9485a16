/// Base64 (RFC 4648): bytes as printable text.
package struct Base64: Sendable {
    private let digits: [UInt8]
    /// The value of each digit; 255 for characters that are not digits.
    private let values: [UInt8]
    private let isPadded: Bool

    /// The alphabet of data URIs: `+` and `/`, padded to whole groups.
    package static let standard = Base64(last: "+/", isPadded: true)
    /// The alphabet of addresses: `-` and `_`, without padding.
    package static let url = Base64(last: "-_", isPadded: false)

    private init(last: String, isPadded: Bool) {
        digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\(last)".utf8)
        var values = [UInt8](repeating: .max, count: 256)
        for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
        self.values = values
        self.isPadded = isPadded
    }

    /// Encodes `bytes`.
    package func text(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        var (bits, count): (UInt32, UInt32) = (0, 0)
        for byte in bytes {
            bits = bits << 8 | UInt32(byte)
            count += 8
            while count >= 6 {
                count -= 6
                text.append(digits[Int(bits >> count & 0x3F)])
            }
        }
        if count > 0 { text.append(digits[Int(bits << (6 - count) & 0x3F)]) }
        while isPadded, text.count % 4 != 0 { text.append(Self.padding) }
        return String(decoding: text, as: UTF8.self)
    }

    /// Decodes `text`; nil where no encoder writes it: for another character, length, padding or bit left over.
    package func bytes(_ text: some Collection<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count * 3 / 4)
        var (bits, count): (UInt32, UInt32) = (0, 0)
        var paddingCount = 0
        for character in text {
            if isPadded, character == Self.padding {
                paddingCount += 1
                continue
            }
            let value = values[Int(character)]
            guard value != .max, paddingCount == 0 else { return nil }
            bits = bits << 6 | UInt32(value)
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        guard count < 6, bits & (1 << count - 1) == 0 else { return nil }
        guard !isPadded || paddingCount == (3 - bytes.count % 3) % 3 else { return nil }
        return bytes
    }

    private static let padding = UInt8(ascii: "=")
}
