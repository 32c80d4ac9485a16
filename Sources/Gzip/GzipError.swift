/// Why bytes cannot be decoded.
public enum GzipError: Error, Hashable, Sendable {
    /// They do not begin as gzip does.
    case notGzip

    /// They end before the last member does; no bytes at all do too.
    case truncated

    /// What stands before the offset, in bytes, contradicts itself or its checksum.
    case damaged(offset: Int)

    /// From the offset on, in bytes, there is something behind the last member that is none.
    case trailingBytes(offset: Int)

    /// They stand for more bytes than the limit.
    case tooLarge(limit: Int)

    /// There is no memory to decode them.
    case outOfMemory
}
