internal import HTTPMessage

/// A request on its way in, from its request line to its last byte.
///
/// Only the thread of libmicrohttpd that serves the connection touches it.
final class Exchange {
    let connection: Connection
    let target: RequestTarget

    /// The head once it has been let through; `nil` before.
    private(set) var head: HTTPRequestHead?

    private var body: [UInt8] = []

    init(on connection: Connection, target: RequestTarget) {
        self.connection = connection
        self.target = target
    }

    /// Goes on to the body.
    func accept(_ head: HTTPRequestHead) {
        self.head = head
        body.reserveCapacity(head.contentLength ?? 0)
    }

    /// Takes a piece of the body.
    ///
    /// - Returns: `false` if the body is longer than it may be.
    func append(_ piece: UnsafeRawBufferPointer, limit: Int) -> Bool {
        guard body.count + piece.count <= limit else { return false }
        body.append(contentsOf: piece)
        return true
    }

    /// Gives the request away, body and all, without a copy of it staying here.
    func takeRequest(_ head: HTTPRequestHead) -> HTTPRequest {
        self.head = nil
        defer { body = [] }
        return HTTPRequest(head: head, body: body)
    }
}
