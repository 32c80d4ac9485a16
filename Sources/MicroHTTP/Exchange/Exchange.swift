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

    /// The head of a request that was let through, what has come of its body, and what will answer it.
    private struct Accepted {
        let head: HTTPRequestHead
        let respond: ([UInt8]) -> HTTPAnswer
        var body: [UInt8] = []
    }

    /// Until it is answered or given up.
    private var accepted: Accepted?

    /// What becomes of a request whose answer takes its time.
    var pending: PendingAnswer?

    init(on connection: Connection, target: RequestTarget) {
        self.connection = connection
        self.target = target
    }

    /// Whether the head has been let through.
    ///
    /// Of its own, since to look at the rest would be to copy it.
    private(set) var isAccepted = false

    /// Goes on to the body.
    func accept(_ head: HTTPRequestHead, respond: @escaping ([UInt8]) -> HTTPAnswer) {
        var accepted = Accepted(head: head, respond: respond)
        accepted.body.reserveCapacity(min(head.contentLength ?? 0, Self.largestReservation))
        self.accepted = accepted
        isAccepted = true
    }

    /// Takes a piece of the body.
    ///
    /// - Returns: `false` if the body is longer than it may be.
    func append(_ piece: UnsafeRawBufferPointer, limit: Int) -> Bool {
        guard let size = accepted?.body.count, size + piece.count <= limit else { return false }
        accepted?.body.append(contentsOf: piece)
        return true
    }

    /// Answers the request; `nil` if that has been done.
    func respond() -> HTTPAnswer? {
        takeAccepted().map { $0.respond($0.body) }
    }

    /// Gives the request up; its head is what is left.
    func giveUp() -> HTTPRequestHead? {
        takeAccepted()?.head
    }

    private func takeAccepted() -> Accepted? {
        var taken: Accepted?
        swap(&taken, &accepted)
        return taken
    }
}
