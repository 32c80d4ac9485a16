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

    /// The head of a request that was let through, until it is answered or given up.
    private var head: HTTPRequestHead?

    /// What will answer it.
    private var respond: (([UInt8]) -> HTTPAnswer)?

    /// What has come of its body.
    private var body: [UInt8] = []

    /// What becomes of a request whose answer takes its time.
    var pending: PendingAnswer?

    /// The memory of a large body, until the request is answered.
    var reservation: MemoryReservation?

    init(on connection: Connection, target: RequestTarget) {
        self.connection = connection
        self.target = target
    }

    /// Whether the head has been let through.
    private(set) var isAccepted = false

    /// Whether its body is taken: once it has been let through, and until it is answered or given up.
    private var takesBody: Bool {
        // A pattern, since to compare would copy the head.
        if case .some = head { true } else { false }
    }

    /// Goes on to the body.
    func accept(_ head: HTTPRequestHead, respond: @escaping ([UInt8]) -> HTTPAnswer) {
        self.head = head
        self.respond = respond
        isAccepted = true
        guard let length = head.contentLength, length > 0 else { return }
        body = connection.takeRoom()
        body.reserveCapacity(min(length, Self.largestReservation))
    }

    /// Whether the body is large, and no memory is reserved for it, since nobody has announced its length.
    var isUnannouncedAndLarge: Bool { reservation == nil && body.count >= MemoryBudget.smallestShare }

    /// Takes a piece of the body.
    ///
    /// - Returns: `false` if the body is longer than it may be.
    func append(_ piece: UnsafeRawBufferPointer, limit: Int) -> Bool {
        guard takesBody, body.count + piece.count <= limit else { return false }
        body.append(contentsOf: piece)
        return true
    }

    /// Answers the request; `nil` if that has been done.
    func answer() -> HTTPAnswer? {
        head = nil
        var body: [UInt8] = []
        swap(&body, &self.body)
        guard let answer = respond.take()?(body) else { return nil }
        if case .response = answer, !body.isEmpty { connection.leaveRoom(of: body) }
        return answer
    }

    /// Gives the request up; its head is what is left.
    func giveUp() -> HTTPRequestHead? {
        respond = nil
        body = []
        return head.take()
    }
}
