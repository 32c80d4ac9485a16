internal import HTTPMessage
internal import POSIX

/// The three words of a request line in the buffer of libmicrohttpd, each followed by a NUL.
struct RawRequestLine {
    let method: UnsafePointer<CChar>
    let target: UnsafePointer<CChar>
    let version: UnsafePointer<CChar>
}

extension RawRequestLine {
    /// The supported versions; libmicrohttpd would accept `HTTP/1.2` as 1.1.
    enum Version {
        case http10
        case http11
    }

    /// The version; `nil` if it is neither 1.0 nor 1.1.
    var knownVersion: Version? {
        if strcmp(version, "HTTP/1.1") == 0 { return .http11 }
        return strcmp(version, "HTTP/1.0") == 0 ? .http10 : nil
    }

    /// The method; `nil` if it is not a token.
    var knownMethod: HTTPMethod? {
        let bytes = UnsafeRawBufferPointer(start: method, count: strlen(method))
        return bytes.isToken ? HTTPMethod(String(decoding: bytes, as: UTF8.self)) : nil
    }
}
