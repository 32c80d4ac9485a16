internal import Glibc
internal import HTTPMessage

/// The second word of a request line (RFC 9112 3.2), as it was sent.
struct RequestTarget {
    enum Form {
        /// `/path?query`, or the same behind `http://authority`, which names the host once more.
        case path
        /// `*`: the server as a whole, for OPTIONS.
        case asterisk
        /// Anything else of visible ASCII; CONNECT has an authority there.
        case other
        /// A byte that stands in no target.
        case malformed
    }

    let form: Form
    let path: String
    let query: String?

    /// How many bytes the target has.
    let size: Int

    /// Reads the target before libmicrohttpd cuts it into pieces.
    init(_ target: UnsafePointer<CChar>?) {
        let bytes = UnsafeRawBufferPointer(start: target, count: target.map { strlen($0) } ?? 0)
        guard bytes.allSatisfy(Self.isAllowed) else {
            self.init(form: .malformed, path: LogLine.escaping(bytes), query: nil, size: bytes.count)
            return
        }
        self.init(text: String(decoding: bytes, as: UTF8.self))
    }

    private init(form: Form, path: String, query: String?, size: Int) {
        self.form = form
        self.path = path
        self.query = query
        self.size = size
    }

    private init(text: String) {
        size = text.utf8.count
        let rest = Self.withoutAuthority(text)
        form =
            switch text.utf8.first {
            case UInt8(ascii: "/"): .path
            case UInt8(ascii: "*") where size == 1: .asterisk
            default: rest == nil ? .other : .path
            }
        let text = rest ?? text
        if let mark = text.utf8.firstIndex(of: UInt8(ascii: "?")) {
            path = String(text[..<mark])
            query = String(text[text.utf8.index(after: mark)...])
        } else {
            path = text
            query = nil
        }
    }

    /// Visible ASCII; a fragment is not sent (RFC 9112 3.2.1).
    private static func isAllowed(_ byte: UInt8) -> Bool {
        (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "#")
    }

    /// What stands behind `http://authority`, `/` at least; `nil` for a target that does not begin so.
    private static func withoutAuthority(_ text: String) -> String? {
        let scheme = "http://"
        guard text.utf8.count > scheme.utf8.count, text.utf8.first != UInt8(ascii: "/"),
            text.prefix(scheme.count).lowercased() == scheme
        else { return nil }
        let rest = text.dropFirst(scheme.count)
        guard let end = rest.firstIndex(where: { $0 == "/" || $0 == "?" }) else { return "/" }
        return rest[end] == "/" ? String(rest[end...]) : "/" + rest[end...]
    }
}
