internal import HTTPMessage
internal import POSIX

/// The second word of a request line (RFC 9112 3.2), as it was sent.
struct RequestTarget {
    enum Form {
        /// `/path?query`, perhaps after `http://authority`, which repeats the host.
        case path
        /// `*`, the server as a whole, for OPTIONS.
        case asterisk
        /// Any other visible ASCII, such as the authority of CONNECT.
        case other
        /// The target contains a byte that no target may have.
        case malformed
    }

    let form: Form
    let path: String
    let query: String?

    /// The length of the target in bytes.
    let size: Int

    /// Reads the target before libmicrohttpd splits it.
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
    /// The part after `http://authority`; the whole target if it does not begin so.
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
