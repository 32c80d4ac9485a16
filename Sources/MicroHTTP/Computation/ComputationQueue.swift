internal import HTTPMessage
internal import Synchronization

/// A computation that waits for a place, or has one.
struct QueuedComputation: Sendable {
    let client: HTTPClient
    let computation: HTTPComputation
    let pending: PendingAnswer
    /// The memory reserved for it, once it has begun.
    var reservation: MemoryReservation?
}

/// The computations that wait for a place, taken in turn by client.
///
/// A client alone may have all places; while others wait, each gets one place in its turn. If the queue is full, the
/// client with the most waiting computations loses one to a client with fewer.
///
/// Each place is a thread that lives as long as there is work.
final class ComputationQueue: Sendable {
    /// The work that results from adding a computation, left to the caller.
    struct Addition {
        /// The computation that needs a new thread, if any.
        var begins: QueuedComputation?
        /// The computation to refuse, with the reason, if any.
        var refused: (computation: QueuedComputation, because: HTTPViolation)?
    }

    /// The next work of a place.
    enum Next {
        case begin(QueuedComputation)
        case refuse(QueuedComputation)
        case end
    }

    fileprivate struct State {
        var runningCount = 0
        var waitingCount = 0
        /// The waiting clients, in order.
        var turns: [HTTPClient] = []
        var waiting: [HTTPClient: [QueuedComputation]] = [:]
    }

    private let state = Mutex(State())
    private let placeCount: Int
    private let capacity: Int
    private let memory: MemoryBudget
    private let statistics: HTTPServer.Statistics

    /// Makes an empty queue.
    ///
    /// - Parameters:
    ///   - placeCount: The most computations that run at once.
    ///   - capacity: The most computations that may wait.
    ///   - memory: The memory budget of the computations.
    ///   - statistics: The statistics that get the numbers of running and waiting computations.
    init(placeCount: Int, capacity: Int, memory: MemoryBudget, statistics: HTTPServer.Statistics) {
        self.placeCount = placeCount
        self.capacity = capacity
        self.memory = memory
        self.statistics = statistics
    }

    /// Takes a computation, which begins at once if there is a free place and enough memory.
    func add(_ computation: QueuedComputation) -> Addition {
        state.withLock { state in
            defer { tell(of: state) }
            var addition = Addition()
            if state.waitingCount >= capacity {
                guard let crowded = state.mostWaiting(besides: computation.client) else {
                    addition.refused = (computation, .tooManyComputations)
                    return addition
                }
                addition.refused = state.removeLast(of: crowded).map { ($0, .tooManyComputations) }
            }
            state.append(computation)
            guard state.runningCount < placeCount else { return addition }
            state.runningCount += 1
            switch next(&state) {
            case .begin(let first): addition.begins = first
            case .refuse(let first):
                // No other computation is running that could free memory for this one at its end.
                addition.refused = (first, .notEnoughMemory)
                state.runningCount -= 1
            case .end: break
            }
            return addition
        }
    }

    /// Takes the computation whose turn it is, for a place that has finished another.
    ///
    /// - Returns: The computation; or the news that the place is given up, because nothing waits, or memory only
    ///   becomes free when another place finishes.
    func next() -> Next {
        state.withLock { state in
            defer { tell(of: state) }
            return next(&state)
        }
    }

    private func tell(of state: borrowing State) {
        statistics.runningComputations.store(state.runningCount, ordering: .relaxed)
        statistics.waitingComputations.store(state.waitingCount, ordering: .relaxed)
    }

    private func next(_ state: inout State) -> Next {
        guard let first = state.first else {
            state.runningCount -= 1
            return .end
        }
        if let reservation = memory.reserve(first.computation.memory) {
            var begun = state.removeFirst() ?? first
            begun.reservation = reservation
            return .begin(begun)
        }
        guard state.runningCount == 1 else {
            state.runningCount -= 1
            return .end
        }
        return .refuse(state.removeFirst() ?? first)
    }
}

extension ComputationQueue.State {
    /// The computation whose turn it is.
    fileprivate var first: QueuedComputation? { turns.first.flatMap { waiting[$0]?.first } }

    fileprivate mutating func append(_ computation: QueuedComputation) {
        if waiting[computation.client] == nil { turns.append(computation.client) }
        waiting[computation.client, default: []].append(computation)
        waitingCount += 1
    }

    /// Takes the computation whose turn it is; its client's next turn comes after those of all others.
    fileprivate mutating func removeFirst() -> QueuedComputation? {
        guard !turns.isEmpty else { return nil }
        let client = turns.removeFirst()
        guard let first = waiting[client]?.removeFirst() else { return nil }
        waitingCount -= 1
        if waiting[client]?.isEmpty == true { waiting[client] = nil } else { turns.append(client) }
        return first
    }

    /// Returns the client with the most waiting computations, if they are more than `client` will have with one more.
    fileprivate func mostWaiting(besides client: HTTPClient) -> HTTPClient? {
        let most = turns.max { waiting[$0, default: []].count < waiting[$1, default: []].count }
        return most.flatMap { waiting[$0, default: []].count > waiting[client, default: []].count + 1 ? $0 : nil }
    }

    /// Takes the last computation of a client.
    fileprivate mutating func removeLast(of client: HTTPClient) -> QueuedComputation? {
        guard let last = waiting[client]?.popLast() else { return nil }
        waitingCount -= 1
        if waiting[client]?.isEmpty == true {
            waiting[client] = nil
            turns.removeAll { $0 == client }
        }
        return last
    }
}
