internal import CMicroHTTPD
internal import POSIX

/// The head of a request in the buffer of libmicrohttpd, which has replaced each space of the request line, each colon
/// after a name, and each CR and LF at the end of a line with a NUL, and changed nothing else.
///
/// The buffer reveals what the parsed fields hide: a line that ended in a bare LF has one NUL instead of two, a NUL from the
/// client is one too many, a folded line begins with white space, and an empty name ended the header too early. NULs
/// sent in places that look like the end of a field make for more fields than libmicrohttpd has found. Only NULs sent
/// in the very places of CR and LF stay hidden.
struct RawHead {
    /// Whether the loaded libmicrohttpd is the release whose buffer is known to have this form.
    ///
    /// The library is loaded at run time, so its own version counts and not that of its header.
    static let isReadable = strcmp(MHD_get_version(), "0.9.75") == 0

    private let bytes: UnsafeRawBufferPointer
    private let line: RawRequestLine
    private let targetSize: Int
    private let fieldCount: Int

    init(line: RawRequestLine, targetSize: Int, fieldCount: Int, size: Int) {
        bytes = UnsafeRawBufferPointer(start: line.method, count: size)
        self.line = line
        self.targetSize = targetSize
        self.fieldCount = fieldCount
    }

    /// Whether each line conforms to RFC 9112 2.2, 3 and 5: it ends with CRLF, is not folded, has a name and no NUL.
    var isWellFormed: Bool {
        guard let start = offsetBehindRequestLine else { return false }
        var offset = start
        var count = 0
        while let end = offsetBehindField(at: offset) {
            offset = end
            count += 1
        }
        return isLineEnd(at: offset) && offset + 2 == bytes.count && count == fieldCount
    }

    /// The offset after the request line, if there is one NUL between its words and two after them.
    private var offsetBehindRequestLine: Int? {
        let target = offset(of: line.target)
        let version = offset(of: line.version)
        guard target == strlen(line.method) + 1, version == target + targetSize + 1 else { return nil }
        let end = version + strlen(line.version)
        return isLineEnd(at: end) ? end + 2 : nil
    }

    private func offsetBehindField(at offset: Int) -> Int? {
        guard offset < bytes.count, bytes[offset] != 0, let colon = firstNUL(from: offset),
            let end = firstNUL(from: colon + 1), isLineEnd(at: end)
        else { return nil }
        return end + 2
    }

    private func offset(of pointer: UnsafePointer<CChar>) -> Int {
        UnsafeRawPointer(pointer) - UnsafeRawPointer(line.method)
    }

    private func firstNUL(from offset: Int) -> Int? {
        guard offset < bytes.count, let base = bytes.baseAddress,
            let found = memchr(base + offset, 0, bytes.count - offset)
        else { return nil }
        return UnsafeRawPointer(found) - base
    }

    private func isLineEnd(at offset: Int) -> Bool {
        offset + 1 < bytes.count && bytes[offset] == 0 && bytes[offset + 1] == 0
    }
}
