import Gzip
import NavigationStyle

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
        guard let bytes = Base64.url.bytes(parameter.utf8.dropFirst()) else { throw .malformedBase64 }
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
        guard let data = Deflate.compress(text) else { return "0" + Base64.url.text(text) }
        return "1" + Base64.url.text(data)
    }
}
