internal import HTTPMessage
internal import POSIX

/// The three words of a request line where they lie in the buffer of libmicrohttpd, each with a NUL behind it.
struct RawRequestLine {
    let method: UnsafePointer<CChar>
    let target: UnsafePointer<CChar>
    let version: UnsafePointer<CChar>
}

extension RawRequestLine {
    /// The version, of those that are spoken here; libmicrohttpd would let `HTTP/1.2` pass for 1.1.
    enum Version {
        case http10
        case http11
    }

    /// The version; `nil` for any other than 1.0 and 1.1.
    var knownVersion: Version? {
        if strcmp(version, "HTTP/1.1") == 0 { return .http11 }
        return strcmp(version, "HTTP/1.0") == 0 ? .http10 : nil
    }

    /// The method; `nil` where it is no token.
    var knownMethod: HTTPMethod? {
        let bytes = UnsafeRawBufferPointer(start: method, count: strlen(method))
        return bytes.isToken ? HTTPMethod(String(decoding: bytes, as: UTF8.self)) : nil
    }
}
