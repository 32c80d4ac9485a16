internal import HTTPMessage

/// A request on its way in, from its request line to its last byte.
///
/// Only the thread of libmicrohttpd that serves the connection touches it.
final class Exchange {
    let connection: Connection
    let target: RequestTarget

    /// The request once its head has been let through, and until it is given away.
    private var request: HTTPRequest?

    init(on connection: Connection, target: RequestTarget) {
        self.connection = connection
        self.target = target
    }

    /// Whether the head has been let through.
    var isAccepted: Bool { request != nil }

    /// Goes on to the body.
    func accept(_ head: HTTPRequestHead) {
        var request = HTTPRequest(head: head)
        request.body.reserveCapacity(head.contentLength ?? 0)
        self.request = request
    }

    /// Takes a piece of the body.
    ///
    /// - Returns: `false` if the body is longer than it may be.
    func append(_ piece: UnsafeRawBufferPointer, limit: Int) -> Bool {
        guard let size = request?.body.count, size + piece.count <= limit else { return false }
        request?.body.append(contentsOf: piece)
        return true
    }

    /// Gives the request away.
    func takeRequest() -> HTTPRequest? {
        request.take()
    }
}
