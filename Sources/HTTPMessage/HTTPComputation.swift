internal import Synchronization

/// The answer to a request whose body has arrived.
public enum HTTPAnswer: Sendable {
    /// The response is ready.
    case response(HTTPResponse)

    /// A computation will answer, as it would occupy a thread that reads sockets for too long.
    case computation(HTTPComputation)
}

/// A long computation of an answer: a thread that reads no sockets runs it while the connection waits.
public struct HTTPComputation: Sendable {
    /// The moment at which a computation begins.
    public enum Admission: Hashable, Sendable {
        /// At once, on a thread of its own.
        case immediate
        /// At a free place, for which clients take turns.
        case queued(HTTPClient)
    }

    /// The moment at which the computation begins.
    public let admission: Admission

    /// An upper bound of its memory in bytes, as far as it is known beforehand; it is reserved at the beginning.
    public let memory: Int

    /// Makes the answer if the computation is not begun.
    public let refuse: @Sendable (_ violation: HTTPViolation) -> HTTPResponse

    /// Computes the answer and passes it to the channel; if it returns without having done so, the connection is
    /// closed.
    public let run: @Sendable (_ channel: any HTTPAnswerChannel) -> Void

    /// Makes a computation.
    ///
    /// - Parameters:
    ///   - admission: The moment at which it begins.
    ///   - memory: An upper bound of its memory, in bytes.
    ///   - refuse: Makes the answer if the computation is not begun.
    ///   - run: Computes the answer and passes it to the channel.
    public init(
        _ admission: Admission = .immediate,
        memory: Int = 0,
        refuse: @escaping @Sendable (_ violation: HTTPViolation) -> HTTPResponse = { HTTPResponse(status: $0.status) },
        run: @escaping @Sendable (_ channel: any HTTPAnswerChannel) -> Void
    ) {
        self.admission = admission
        self.memory = memory
        self.refuse = refuse
        self.run = run
    }
}

/// The demand for an answer that is being computed.
public enum HTTPDemand: Sendable {
    /// The client waits.
    case wanted
    /// The client waits, but the server is about to stop: the results so far must be sent now.
    case hurried
    /// The client has left, and further output is discarded.
    case gone
}

/// The destination of a computed answer, whole or in pieces.
public protocol HTTPAnswerChannel: Sendable {
    /// The demand for the answer, which a computation should check many times a second.
    var demand: HTTPDemand { get }

    /// Whether a sent piece has not been read yet, because the client reads more slowly than the computation writes.
    var isBehind: Bool { get }

    /// Reserves more memory, in bytes, than the computation reserved at its beginning.
    ///
    /// - Returns: `false` if there is not enough; the computation should then stop.
    func reserve(_ size: Int) -> Bool

    /// Answers with the whole response.
    func answer(_ response: HTTPResponse)

    /// Begins a response of unknown length; its content is the first piece.
    func begin(_ response: HTTPResponse)

    /// Sends another piece of the content; waits for memory while the client reads too slowly.
    ///
    /// If it waits for too long, the content ends and further pieces are discarded.
    func send(_ piece: [UInt8])

    /// Ends a response that was begun.
    func end()
}

extension HTTPComputation {
    /// Computes the answer on this thread.
    ///
    /// - Returns: The whole answer.
    public func response() -> HTTPResponse {
        let channel = GatheringChannel()
        run(channel)
        return channel.response
    }
}

/// Collects an answer until it is complete.
private final class GatheringChannel: HTTPAnswerChannel {
    private let gathered = Mutex(HTTPResponse(status: .serviceUnavailable))

    var response: HTTPResponse { gathered.withLock { $0 } }
    var demand: HTTPDemand { .wanted }
    var isBehind: Bool { false }

    func reserve(_ size: Int) -> Bool { true }
    func answer(_ response: HTTPResponse) { gathered.withLock { $0 = response } }
    func begin(_ response: HTTPResponse) { answer(response) }
    func send(_ piece: [UInt8]) { gathered.withLock { $0.body += piece } }
    func end() {}
}
