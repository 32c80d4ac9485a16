internal import HTTPMessage
internal import POSIX

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
        size = bytes.count
        guard bytes.isTarget else {
            (form, path, query) = (.malformed, bytes.escaped, nil)
            return
        }
        let rest = bytes.withoutAuthority
        form =
            switch rest.first {
            case UInt8(ascii: "/"), UInt8(ascii: "?"): .path
            case nil: size > 0 ? .path : .other
            case UInt8(ascii: "*") where size == 1: .asterisk
            default: .other
            }
        let end = rest.firstIndex(of: UInt8(ascii: "?")) ?? rest.count
        path = end == 0 ? "/" : String(decoding: rest[..<end], as: UTF8.self)
        query = end == rest.count ? nil : String(decoding: rest[(end + 1)...], as: UTF8.self)
    }
}

extension UnsafeRawBufferPointer {
    /// What stands behind `http://authority` in a target that begins so; the whole of any other.
    fileprivate var withoutAuthority: UnsafeRawBufferPointer {
        let scheme: StaticString = "http://"
        guard first != UInt8(ascii: "/"), count > scheme.utf8CodeUnitCount,
            UnsafeRawBufferPointer(rebasing: self[..<scheme.utf8CodeUnitCount]).equals(scheme)
        else { return self }
        let rest = self[scheme.utf8CodeUnitCount...]
        let end = rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") } ?? rest.endIndex
        return UnsafeRawBufferPointer(rebasing: rest[end...])
    }
}
