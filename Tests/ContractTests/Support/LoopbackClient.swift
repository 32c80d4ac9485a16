import Glibc

/// A client for one request to a server on this machine.
struct LoopbackClient {
    struct Failure: Error {
        let call: String
        let errno: Int32
    }

    let port: UInt16

    /// Sends a body and waits for the answer, ten seconds at most.
    func post(_ path: String, body: [UInt8]) throws -> (status: Int, body: [UInt8]) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(call: "socket", errno: errno) }
        defer { close(descriptor) }
        var timeout = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        try connect(descriptor)
        let head = """
            POST \(path) HTTP/1.1\r
            Host: 127.0.0.1\r
            Content-Type: application/json\r
            Content-Length: \(body.count)\r
            Connection: close\r
            \r

            """
        try send(Array(head.utf8) + body, to: descriptor)
        return try Self.parse(try receive(from: descriptor))
    }

    private func connect(_ descriptor: Int32) throws {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(descriptor, $0, size) }
        }
        guard result == 0 else { throw Failure(call: "connect", errno: errno) }
    }

    private func send(_ bytes: [UInt8], to descriptor: Int32) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { throw Failure(call: "send", errno: errno) }
            rest = rest.dropFirst(count)
        }
    }

    /// Everything until the server closes.
    private func receive(from descriptor: Int32) throws -> [UInt8] {
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count >= 0 else { throw Failure(call: "recv", errno: errno) }
            if count == 0 { return received }
            received += buffer[..<count]
        }
    }

    private static func parse(_ bytes: [UInt8]) throws -> (status: Int, body: [UInt8]) {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)),
            let status = Int(String(decoding: bytes.dropFirst("HTTP/1.1 ".count).prefix(3), as: UTF8.self))
        else { throw Failure(call: "parse", errno: 0) }
        return (status, Array(bytes[end.upperBound...]))
    }
}
