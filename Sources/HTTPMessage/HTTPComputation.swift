internal import Synchronization

/// The answer to a request whose body has arrived.
public enum HTTPAnswer: Sendable {
    /// The response, which is there.
    case response(HTTPResponse)

    /// A computation that will answer; it would keep a thread that reads sockets for too long.
    case computation(HTTPComputation)
}

/// An answer that takes its time: a thread beside those that read sockets works it out while the connection waits.
public struct HTTPComputation: Sendable {
    /// The moment at which a computation begins.
    public enum Admission: Hashable, Sendable {
        /// At once, on a thread of its own.
        case immediate
        /// At a free place, for which clients take turns.
        case queued(HTTPClient)
    }

    /// The moment at which it begins.
    public let admission: Admission

    /// The bytes of memory that it may need at most, as far as that is known before it begins; they are reserved then.
    public let memory: Int

    /// Makes the answer of a computation that is not begun.
    public let refuse: @Sendable (_ violation: HTTPViolation) -> HTTPResponse

    /// Computes, and gives the answer to the channel; who returns without having done so has answered nothing, and the
    /// connection is closed.
    public let run: @Sendable (_ channel: any HTTPAnswerChannel) -> Void

    /// Makes a computation.
    ///
    /// - Parameters:
    ///   - admission: The moment at which it begins.
    ///   - memory: The bytes of memory that it may need at most.
    ///   - refuse: Makes the answer of a computation that is not begun.
    ///   - run: Computes, and gives the answer to the channel.
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
    /// The client waits, but the server is about to stop: what there is, is to be answered now.
    case hurried
    /// The client is gone; whatever comes is thrown away.
    case gone
}

/// A destination for the answer of a computation, whole or piece by piece.
public protocol HTTPAnswerChannel: Sendable {
    /// The demand for the answer; to be asked from time to time, many times a second.
    var demand: HTTPDemand { get }

    /// Whether a piece that was sent has not been taken yet: the client reads more slowly than it is written to.
    var isBehind: Bool { get }

    /// Reserves bytes of memory beside those that the computation needed to begin, once it is known that it needs more.
    ///
    /// - Returns: `false` if there is not as much: then there is to be no more computed.
    func reserve(_ size: Int) -> Bool

    /// Answers with the whole response.
    func answer(_ response: HTTPResponse)

    /// Begins a response of which nobody knows how long it will be; its content is the first piece.
    func begin(_ response: HTTPResponse)

    /// Sends another piece of the content; waits for memory while the client reads too slowly.
    ///
    /// If it waits for too long, the content ends and the rest is not asked for.
    func send(_ piece: [UInt8])

    /// Ends a response that was begun.
    func end()
}

extension HTTPComputation {
    /// Computes on this thread.
    ///
    /// - Returns: The whole answer.
    public func response() -> HTTPResponse {
        let channel = GatheringChannel()
        run(channel)
        return channel.response
    }
}

/// Keeps an answer until it is there in whole.
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
