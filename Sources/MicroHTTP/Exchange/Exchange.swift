internal import HTTPMessage

/// A request on its way in, from its request line to its last byte.
///
/// Only the thread of libmicrohttpd that serves the connection touches it.
final class Exchange {
    /// What a body is given in advance, in bytes.
    ///
    /// Beyond it a body grows as it comes: to ask for memory costs a client nothing, and to be denied it ends the process.
    private static let largestReservation = 4 << 20

    let connection: Connection
    let target: RequestTarget

    /// The request once its head has been let through, and until it is given away.
    private var request: HTTPRequest?

    init(on connection: Connection, target: RequestTarget) {
        self.connection = connection
        self.target = target
    }

    /// Whether the head has been let through.
    ///
    /// Of its own, since to look at the request would be to copy it.
    private(set) var isAccepted = false

    /// Goes on to the body.
    func accept(_ head: consuming HTTPRequestHead) {
        var body: [UInt8] = []
        body.reserveCapacity(min(head.contentLength ?? 0, Self.largestReservation))
        request = HTTPRequest(head: head, body: body)
        isAccepted = true
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
        var taken: HTTPRequest?
        swap(&taken, &request)
        return taken
    }
}
