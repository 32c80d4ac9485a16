import Gzip
import NavigationStyle

/// A request for a picture as part of an address: `/preview?r=…`, `/#r=…`.
///
/// It is `1` followed by base64url of the deflated JSON text, or `0` followed by base64url of the text itself.
enum PreviewParameter {
    /// The reason that a parameter cannot be decoded.
    enum Fault: Error, Hashable {
        /// The text is empty.
        case empty
        /// The text begins neither with `0` nor with `1`.
        case unknownVersion
        /// The rest is not base64url.
        case malformedBase64
        /// The decoded rest is not deflated data.
        case malformedData
        /// The text is longer than the limit for a body, in bytes.
        case tooLong(limit: Int)

        /// The fault in words, to follow the name of the parameter.
        var words: String {
            switch self {
            case .empty: "is empty"
            case .unknownVersion: "must begin with 0 or 1"
            case .malformedBase64:
                "must be base64url without padding (A to Z, a to z, 0 to 9, - and _) after its first character"
            case .malformedData:
                "must be 1 and deflated data (RFC 1951) in base64url; the data is damaged or truncated"
            case .tooLong(let limit): "contains a request of more than \(limit) bytes"
            }
        }
    }

    /// Returns the text of a parameter.
    ///
    /// - Parameters:
    ///   - parameter: Its value.
    ///   - limit: The largest text, in bytes.
    /// - Returns: The text.
    /// - Throws: The fault of the parameter.
    static func decode(_ parameter: String, limit: Int) throws(Fault) -> [UInt8] {
        guard let version = parameter.utf8.first, version == UInt8(ascii: "0") || version == UInt8(ascii: "1") else {
            throw .unknownVersion
        }
        guard let bytes = Base64.url.bytes(parameter.utf8.dropFirst()) else { throw .malformedBase64 }
        guard !bytes.isEmpty else { throw .empty }
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

    /// Returns the parameter for a text.
    static func encode(_ text: [UInt8]) -> String {
        guard let data = Deflate.compress(text) else { return "0" + Base64.url.text(text) }
        return "1" + Base64.url.text(data)
    }
}
