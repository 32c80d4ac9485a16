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
