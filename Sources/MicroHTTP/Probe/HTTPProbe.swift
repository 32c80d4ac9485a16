public import HTTPMessage
internal import POSIX

/// Requests one resource of a running server and returns the status, which is all that a health check needs.
public enum HTTPProbe {
    /// Gets `path` from the server at `address`.
    ///
    /// - Parameters:
    ///   - path: The path, in the form of the request line.
    ///   - address: The address of the server.
    ///   - timeout: The longest time for each of connecting, writing and reading.
    /// - Returns: The status code of the answer; nil if there was none, or it could not be read.
    public static func statusCode(of path: String, at address: SocketAddress, timeout: Duration) -> Int? {
        let descriptor = makeStreamSocket(family: address.family, isBlocking: true)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        setTimeout(timeout, of: descriptor)
        guard address.withSystemAddress({ connect(descriptor, $0, $1) }) == 0 else { return nil }
        var request = "GET \(path) HTTP/1.1\r\nHost: \(address)\r\nConnection: close\r\n\r\n"
        let isSent = request.withUTF8 { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) == $0.count }
        return isSent ? readStatus(from: descriptor) : nil
    }

    private static func setTimeout(_ timeout: Duration, of descriptor: Int32) {
        let (seconds, attoseconds) = timeout.components
        var time = timeval(tv_sec: Int(seconds), tv_usec: suseconds_t(attoseconds / 1_000_000_000_000))
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(descriptor, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
        }
    }

    /// Reads `HTTP/1.1 200 …`, which may arrive in pieces (RFC 9112, 4).
    private static func readStatus(from descriptor: Int32) -> Int? {
        let length = "HTTP/1.1 200".utf8.count
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { buffer -> Int? in
            var count = 0
            while count < length {
                let received = recv(descriptor, buffer.baseAddress?.advanced(by: count), length - count, 0)
                guard received > 0 else { return nil }
                count += received
            }
            let line = String(decoding: buffer, as: UTF8.self)
            return line.hasPrefix("HTTP/1.") ? Int(line.suffix(3)) : nil
        }
    }
}
