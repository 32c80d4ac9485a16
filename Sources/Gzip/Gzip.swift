/// The content coding `gzip` (RFC 9110 8.4.1.3, RFC 1952).
public enum Gzip {
    /// Encodes bytes.
    ///
    /// The same bytes have the same encoding: it contains neither a time nor a name.
    ///
    /// - Parameters:
    ///   - bytes: Any bytes.
    ///   - effort: The effort of the search for repetitions.
    /// - Returns: One member of gzip; `nil` if memory runs out.
    public static func compress(_ bytes: [UInt8], _ effort: CompressionEffort = .low) -> [UInt8]? {
        guard let deflater = Deflater(.gzip, effort) else { return nil }
        return bytes.withUnsafeBufferPointer { deflater.deflate($0) }
    }

    /// Decodes bytes.
    ///
    /// Several members are concatenated in their order (RFC 1952 2.2). Other data after the last member is an error: a
    /// program that ignored it and one that did not would read different bodies.
    ///
    /// - Parameters:
    ///   - bytes: One member of gzip or more.
    ///   - limit: The greatest length of the result, in bytes. Decoding stops there, so that a small input cannot
    ///     expand without bound.
    /// - Returns: The decoded bytes.
    /// - Throws: The reason why the bytes cannot be decoded.
    public static func decompress(_ bytes: [UInt8], limit: Int) throws(GzipError) -> [UInt8] {
        guard let inflater = Inflater(.gzip) else { throw .outOfMemory }
        return try bytes.withUnsafeBufferPointer { input throws(GzipError) in
            try inflater.inflate(input, limit: limit)
        }
    }
}

/// The reasons why bytes cannot be decoded.
public enum GzipError: Error, Hashable, Sendable {
    /// The bytes do not begin with a gzip header.
    case notGzip

    /// The bytes end within the last member, or are empty.
    case truncated

    /// The bytes before the offset, in bytes, are corrupt: they are inconsistent or do not match their checksum.
    case damaged(offset: Int)

    /// Other data follows the last member from the offset on, in bytes.
    case trailingBytes(offset: Int)

    /// The result is longer than the limit.
    case tooLarge(limit: Int)

    /// There is not enough memory to decode them.
    case outOfMemory
}
