import Testing

/// Bytes to send, and the expected answers.
struct RawRequest: CustomTestStringConvertible, Sendable {
    enum End {
        /// The server closes the connection after its answers.
        case closed
        /// The connection accepts another request.
        case open
        /// The request is incomplete, and the client closes its sending side.
        case closedByClient
    }

    let name: String
    let bytes: [UInt8]
    let statuses: [Int]
    let end: End

    init(_ name: String, _ text: String, _ statuses: [Int], _ end: End = .closed) {
        self.init(name, Array(text.utf8), statuses, end)
    }

    init(_ name: String, _ bytes: [UInt8], _ statuses: [Int], _ end: End = .closed) {
        self.name = name
        self.bytes = bytes
        self.statuses = statuses
        self.end = end
    }

    /// Makes a POST to `/echo` with a body, and with lines between `Host` and the body.
    init(_ name: String, lines: String, body: String = "hello", _ statuses: [Int], _ end: End = .closed) {
        self.init(name, "POST /echo HTTP/1.1\r\nHost: a\r\n\(lines)\r\n\r\n\(body)", statuses, end)
    }

    /// Makes a GET of `/` with one more line.
    init(_ name: String, line: String, _ statuses: [Int], _ end: End = .closed) {
        self.init(name, "GET / HTTP/1.1\r\nHost: a\r\n\(line)\r\n\r\n", statuses, end)
    }

    var testDescription: String { name }
}
