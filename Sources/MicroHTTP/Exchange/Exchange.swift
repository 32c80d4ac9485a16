internal import HTTPMessage

/// A request while it arrives, from its request line to its last byte.
///
/// It is only used on libmicrohttpd's thread for the connection.
final class Exchange {
    /// The largest capacity reserved for a body in advance, in bytes.
    ///
    /// Beyond that a body grows as it arrives: announcing a length costs a client nothing, and running out of memory
    /// would end the process.
    private static let largestReservation = 4 << 20

    let connection: Connection
    let target: RequestTarget

    /// The head of an accepted request, until it is answered or given up.
    private var head: HTTPRequestHead?

    /// The handler of its body.
    private var respond: (([UInt8]) -> HTTPAnswer)?

    /// The part of the body that has arrived.
    private var body: [UInt8] = []

    /// The pending answer, if it takes a long computation.
    var pending: PendingAnswer?

    /// The memory of a large body, until the request is answered.
    var reservation: MemoryReservation?

    init(on connection: Connection, target: RequestTarget) {
        self.connection = connection
        self.target = target
    }

    /// Whether the head was accepted.
    private(set) var isAccepted = false

    /// Whether its body is collected: after the head was accepted, and until the request is answered or given up.
    private var takesBody: Bool {
        // A pattern match, as a comparison would copy the head.
        if case .some = head { true } else { false }
    }

    /// Accepts the head and begins to collect the body.
    func accept(_ head: HTTPRequestHead, respond: @escaping ([UInt8]) -> HTTPAnswer) {
        self.head = head
        self.respond = respond
        isAccepted = true
        guard let length = head.contentLength, length > 0 else { return }
        body = connection.takeRoom()
        body.reserveCapacity(min(length, Self.largestReservation))
    }

    /// Whether the body is large and has no reserved memory, because its length was not announced.
    var isUnannouncedAndLarge: Bool { reservation == nil && body.count >= MemoryBudget.smallestShare }

    /// Appends a piece of the body.
    ///
    /// - Returns: `false` if the body exceeds the limit.
    func append(_ piece: UnsafeRawBufferPointer, limit: Int) -> Bool {
        guard takesBody, body.count + piece.count <= limit else { return false }
        body.append(contentsOf: piece)
        return true
    }

    /// Answers the request; `nil` if it was answered before.
    func answer() -> HTTPAnswer? {
        head = nil
        var body: [UInt8] = []
        swap(&body, &self.body)
        guard let answer = respond.take()?(body) else { return nil }
        if case .response = answer, !body.isEmpty { connection.leaveRoom(of: body) }
        return answer
    }

    /// Gives the request up and returns its head.
    func giveUp() -> HTTPRequestHead? {
        respond = nil
        body = []
        return head.take()
    }
}
