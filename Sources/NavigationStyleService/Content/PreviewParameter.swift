import Gzip

/// A request of a picture as it stands in an address: `/preview?r=…`, `/#r=…`.
///
/// It is `1` and base64url of the deflated text in JSON, or `0` and base64url of the text alone.
enum PreviewParameter {
    /// Why a parameter cannot be decoded.
    enum Fault: Error, Hashable {
        /// It begins neither with `0` nor with `1`.
        case unknownVersion
        /// What follows is not base64url.
        case malformedBase64
        /// What that stands for is not deflated data.
        case malformedData
        /// The text is longer than a body may be.
        case tooLong(limit: Int)

        /// What is said of the parameter.
        var words: String {
            switch self {
            case .unknownVersion: "must begin with 0 or 1"
            case .malformedBase64:
                "must be base64url without padding, of A to Z, a to z, 0 to 9, - and _, behind its first character"
            case .malformedData:
                "must be deflated data (RFC 1951) in base64url behind its 1: these are damaged or cut off"
            case .tooLong(let limit): "stands for a request of more than \(limit) bytes"
            }
        }
    }

    /// The text of a parameter.
    ///
    /// - Parameters:
    ///   - parameter: Its value.
    ///   - limit: How many bytes the text may have.
    /// - Returns: The text.
    /// - Throws: What is wrong with the parameter.
    static func decode(_ parameter: String, limit: Int) throws(Fault) -> [UInt8] {
        guard let version = parameter.utf8.first, version == UInt8(ascii: "0") || version == UInt8(ascii: "1") else {
            throw .unknownVersion
        }
        guard let bytes = base64URLDecoded(parameter.utf8.dropFirst()) else { throw .malformedBase64 }
        guard version == UInt8(ascii: "1") else {
            guard bytes.count <= limit else { throw .tooLong(limit: limit) }
            return bytes
        }
        do throws(GzipError) {
            return try Deflate.decompress(bytes, limit: limit)
        } catch {
            throw error == .tooLarge(limit: limit) ? .tooLong(limit: limit) : .malformedData
        }
    }

    /// The parameter of a text.
    static func encode(_ text: [UInt8]) -> String {
        guard let data = Deflate.compress(text) else { return "0" + base64URL(text) }
        return "1" + base64URL(data)
    }

    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    private static func base64URL(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count * 4 + 2) / 3)
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
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes of a text in base64url; nil for another, of which a length or bits that no encoder writes are a sign.
    private static func base64URLDecoded(_ text: Substring.UTF8View) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count * 3 / 4)
        var (bits, count): (UInt32, UInt32) = (0, 0)
        for character in text {
            let value: UInt8
            switch character {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = character - UInt8(ascii: "A")
            case UInt8(ascii: "a")...UInt8(ascii: "z"): value = character - UInt8(ascii: "a") + 26
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = character - UInt8(ascii: "0") + 52
            case UInt8(ascii: "-"): value = 62
            case UInt8(ascii: "_"): value = 63
            default: return nil
            }
            bits = bits << 6 | UInt32(value)
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        guard count < 6, bits & (1 << count - 1) == 0 else { return nil }
        return bytes
    }
}
