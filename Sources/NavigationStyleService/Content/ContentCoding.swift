import Gzip
import HTTPMessage

/// The content codings of bodies (RFC 9110 8.4.1).
enum ContentCoding: Hashable {
    case identity
    case gzip

    /// The supported codings, as the value of `Accept-Encoding`.
    static let accepted = "gzip, identity"

    /// Reads the value of `Content-Encoding`, if there is one.
    ///
    /// - Parameter value: The codings of a body, in the order in which they were applied.
    /// - Throws: An error for an unsupported coding, or gzip twice.
    init(of value: String?) throws(ServiceError) {
        guard let value else {
            self = .identity
            return
        }
        let codings = value.lowercased().split(separator: ",").map(\.trimmed).filter { !$0.isEmpty && $0 != "identity" }
        switch codings {
        case []: self = .identity
        // An equivalent name (RFC 9110 8.4.1.3).
        case ["gzip"], ["x-gzip"]: self = .gzip
        default: throw .unsupportedContentCoding(value)
        }
    }
}

// MARK: - Undoing

extension ContentCoding {
    /// Decodes a body.
    ///
    /// - Parameters:
    ///   - body: The body as it was sent.
    ///   - limit: The largest size, in bytes, before and after.
    /// - Returns: The body before it was encoded.
    /// - Throws: An error if it cannot be decoded, or is too long.
    func decode(_ body: [UInt8], limit: Int) throws(ServiceError) -> [UInt8] {
        guard body.count <= limit else { throw .contentTooLarge(limit: limit) }
        guard self == .gzip else { return body }
        do throws(GzipError) {
            return try Gzip.decompress(body, limit: limit)
        } catch {
            throw ServiceError(error)
        }
    }
}

extension ServiceError {
    /// Makes the error of a gzip body that cannot be decoded.
    init(_ error: GzipError) {
        switch error {
        case .tooLarge(let limit): self = .contentTooLarge(limit: limit)
        case .outOfMemory: self = .notEnoughMemory
        case .notGzip, .truncated, .damaged, .trailingBytes: self = .malformedGzip(error)
        }
    }
}

// MARK: - Choosing

extension ContentCoding {
    /// The largest body, in bytes, that is not compressed for a client that accepts it as it is.
    private static let longestUncompressed = 1024

    /// Whether the coding of a body of this size depends on the client.
    static func isChosen(forBodyOf size: Int) -> Bool { size > longestUncompressed }

    /// Returns the tag of a representation in this coding: other bytes need another tag (RFC 9110 8.8.3.3).
    ///
    /// - Parameter tag: Its tag without a coding.
    /// - Returns: Its tag in this coding.
    func entityTag(_ tag: String) -> String {
        switch self {
        case .identity: tag
        case .gzip: tag.dropLast() + "-gzip\""
        }
    }
}

extension HTTPResponse {
    /// Encodes the body in the coding that the client prefers of those that it accepts.
    mutating func encode(for codings: AcceptedCodings) {
        guard !body.isEmpty else { return }
        let coding = codings.coding(forBodyOf: body.count)
        noteChoice(of: coding, forBodyOf: body.count)
        // A picture repeats itself, and caches keep it.
        let effort: CompressionEffort = self.fields[.contentType] == PictureFormat.svg.rawValue ? .medium : .low
        // If memory runs out, the body is sent as it is.
        guard coding == .gzip, let compressed = Gzip.compress(body, effort) else { return }
        body = compressed
        self.fields.append(.contentEncoding, "gzip")
        if let tag = self.fields[.eTag] {
            self.fields[.eTag] = ContentCoding.gzip.entityTag(tag)
        }
    }

    /// Tells caches that other clients may get another coding.
    mutating func noteChoice(of coding: ContentCoding?, forBodyOf size: Int) {
        guard coding == .gzip || ContentCoding.isChosen(forBodyOf: size) else { return }
        fields.append(.vary, HTTPFieldName.acceptEncoding.spelling)
    }
}
