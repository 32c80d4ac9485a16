/// The content coding `gzip` (RFC 9110 8.4.1.3, RFC 1952).
public enum Gzip {
    /// Encodes bytes.
    ///
    /// The same bytes have the same encoding: it contains neither a time nor a name.
    ///
    /// - Parameter bytes: Any bytes.
    /// - Returns: One member of gzip; `nil` if memory runs out.
    public static func compress(_ bytes: [UInt8]) -> [UInt8]? {
        guard let deflater = Deflater(.gzip) else { return nil }
        return bytes.withUnsafeBufferPointer { deflater.deflate($0) }
    }

    /// Decodes bytes.
    ///
    /// Several members are one text, in their order (RFC 1952 2.2). Whatever else stands behind the last of them is a fault:
    /// a program that overlooked it and one that did not would read two different bodies.
    ///
    /// - Parameters:
    ///   - bytes: Members of gzip, one at least.
    ///   - limit: How many bytes the result may have. Nothing beyond it is decoded, so that a few bytes that stand for very
    ///     many do no harm.
    /// - Returns: The bytes that were encoded.
    /// - Throws: What is wrong with them.
    public static func decompress(_ bytes: [UInt8], limit: Int) throws(GzipError) -> [UInt8] {
        guard let inflater = Inflater(.gzip) else { throw .outOfMemory }
        return try bytes.withUnsafeBufferPointer { input throws(GzipError) in
            try inflater.inflate(input, limit: limit)
        }
    }
}

/// Why bytes cannot be decoded.
public enum GzipError: Error, Hashable, Sendable {
    /// They do not begin with a gzip header.
    case notGzip

    /// They end before the last member does, as no bytes at all do.
    case truncated

    /// They are corrupt before the offset, in bytes: the data contradict themselves or their checksum.
    case damaged(offset: Int)

    /// Other data follows the last member from the offset on, in bytes.
    case trailingBytes(offset: Int)

    /// They decode to more bytes than the limit.
    case tooLarge(limit: Int)

    /// There is not enough memory to decode them.
    case outOfMemory
}
