import Glibc
import HTTPMessage

/// A client that sends one request to a server on this machine.
struct LoopbackClient {
    struct Failure: Error {
        let call: String
        let errno: Int32
    }

    let port: UInt16

    /// Sends a request and waits for the answer; each system call has a timeout of a minute.
    func respond(
        _ method: HTTPMethod,
        _ path: String,
        fields: HTTPFields = [:],
        body: [UInt8] = []
    ) throws -> HTTPResponse {
        var head = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
        for field in fields { head += "\(field.name): \(field.value)\r\n" }
        if method.expectsContent { head += "Content-Length: \(body.count)\r\n" }
        let received = try receive(answering: Array((head + "\r\n").utf8) + body)
        return try Self.response(from: received[...], toHEAD: method == .head).response
    }

    /// Sends bytes and waits for all answers, until the server closes the connection.
    func exchange(_ bytes: [UInt8]) throws -> [HTTPResponse] {
        var rest = try receive(answering: bytes)[...]
        var responses: [HTTPResponse] = []
        // libmicrohttpd may send its own responses with the head twice, the second one in place of the body.
        while rest.starts(with: Array("HTTP/1.1 ".utf8)) {
            let (response, size) = try Self.response(from: rest, toHEAD: false)
            responses.append(response)
            rest = rest.dropFirst(size)
        }
        return responses
    }

    private func receive(answering bytes: [UInt8]) throws -> [UInt8] {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(call: "socket", errno: errno) }
        defer { close(descriptor) }
        var timeout = timeval(tv_sec: 60, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(descriptor, SOL_SOCKET, option, &timeout, socklen_t(MemoryLayout<timeval>.size))
        }
        try connect(descriptor)
        try send(bytes, to: descriptor)
        return try receive(from: descriptor)
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
            // The server may close while the body of a refused request is being sent; the answer arrives nevertheless.
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Returns all bytes until the server closes the connection.
    private func receive(from descriptor: Int32) throws -> [UInt8] {
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count > 0 {
                received += buffer[..<count]
            } else if count == 0 || !received.isEmpty && errno == ECONNRESET {
                return received
            } else {
                throw Failure(call: "recv", errno: errno)
            }
        }
    }

    /// Returns the first answer in the bytes, and its length.
    private static func response(
        from bytes: ArraySlice<UInt8>,
        toHEAD isHead: Bool
    ) throws -> (response: HTTPResponse, size: Int) {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { throw Failure(call: "head", errno: 0) }
        let lines = String(decoding: bytes.prefix(upTo: end.lowerBound), as: UTF8.self).split(separator: "\r\n")
        let words = lines[0].split(separator: " ", maxSplits: 2)
        guard words.count == 3, let code = Int(words[1]) else { throw Failure(call: "status line", errno: 0) }
        var fields = HTTPFields()
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { throw Failure(call: "field", errno: 0) }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            fields.append(HTTPFieldName(String(line[..<colon])), String(value))
        }
        let status = HTTPStatus(code: code, reasonPhrase: String(words[2]))
        let announced = isHead ? 0 : Int(fields[.contentLength] ?? "0") ?? 0
        let body = bytes[end.upperBound...].prefix(announced)
        let response = HTTPResponse(status: status, fields: fields, body: Array(body))
        return (response, size: body.endIndex - bytes.startIndex)
    }
}
