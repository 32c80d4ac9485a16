internal import Glibc
internal import HTTPMessage

extension HTTPResponse {
    /// The whole answer as it goes over the wire, for those few that libmicrohttpd cannot be given.
    var bytes: [UInt8] {
        var head = "HTTP/1.1 \(status)\r\nDate: \(Self.date)\r\n"
        for field in fields {
            head += "\(field.name.spelling): \(field.value)\r\n"
        }
        head += "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        return Array(head.utf8) + body
    }

    /// The present moment in the only form that RFC 9110 5.6.7 lets us send.
    private static var date: String {
        var now = time(nil)
        var parts = tm()
        gmtime_r(&now, &parts)
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
            let count = strftime(buffer.baseAddress, buffer.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
            return String(decoding: UnsafeRawBufferPointer(buffer).prefix(count), as: UTF8.self)
        }
    }
}
