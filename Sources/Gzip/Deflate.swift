/// Deflated data without header and checksum (RFC 1951): the shortest form, for what stands in an address.
public enum Deflate {
    /// Encodes bytes.
    ///
    /// - Parameter bytes: Any bytes.
    /// - Returns: The data; `nil` if memory runs out.
    public static func compress(_ bytes: [UInt8]) -> [UInt8]? {
        guard let deflater = Deflater(.none) else { return nil }
        return bytes.withUnsafeBufferPointer { deflater.deflate($0) }
    }

    /// Decodes bytes.
    ///
    /// - Parameters:
    ///   - bytes: The data, and nothing behind them.
    ///   - limit: How many bytes the result may have. Nothing beyond it is decoded, so that a few bytes that stand for very
    ///     many do no harm.
    /// - Returns: The bytes that were encoded.
    /// - Throws: What is wrong with them.
    public static func decompress(_ bytes: [UInt8], limit: Int) throws(GzipError) -> [UInt8] {
        guard let inflater = Inflater(.none) else { throw .outOfMemory }
        return try bytes.withUnsafeBufferPointer { input throws(GzipError) in
            try inflater.inflateRaw(input, limit: limit)
        }
    }
}
