/// Deflated data without header and checksum (RFC 1951), which is the shortest form for text in URLs.
public enum Deflate {
    /// Encodes bytes.
    ///
    /// - Parameter bytes: Any bytes.
    /// - Returns: The data; `nil` if memory runs out.
    public static func compress(_ bytes: [UInt8]) -> [UInt8]? {
        guard let deflater = Deflater(.none, .high) else { return nil }
        return bytes.withUnsafeBufferPointer { deflater.deflate($0) }
    }

    /// Decodes bytes.
    ///
    /// - Parameters:
    ///   - bytes: The data, with nothing after it.
    ///   - limit: The greatest length of the result, in bytes. Decoding stops there, so that a small input cannot
    ///     expand without bound.
    /// - Returns: The bytes that were encoded.
    /// - Throws: The reason why the bytes cannot be decoded.
    public static func decompress(_ bytes: [UInt8], limit: Int) throws(GzipError) -> [UInt8] {
        guard let inflater = Inflater(.none) else { throw .outOfMemory }
        return try bytes.withUnsafeBufferPointer { input throws(GzipError) in
            try inflater.inflateRaw(input, limit: limit)
        }
    }
}
