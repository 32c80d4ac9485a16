internal import Synchronization

extension HTTPServer {
    /// The counters of a running server, which can be read at any time on any thread.
    public final class Statistics: Sendable {
        /// The step at which a client was too slow.
        public enum Wait: String, CaseIterable, Sendable {
            /// Beginning a request on an open connection.
            case idle
            /// Sending a request in full.
            case request
            /// Reading an answer.
            case response
        }

        let accepted = Atomic(0)
        let closed = Atomic(0)
        let refused = Atomic(0)
        let begunRequests = Atomic(0)
        let endedRequests = Atomic(0)
        let runningComputations = Atomic(0)
        let waitingComputations = Atomic(0)
        let usedMemory = Atomic(0)
        private let idle = Atomic(0)
        private let request = Atomic(0)
        private let response = Atomic(0)

        /// Makes counters at 0.
        public init() {}

        /// The number of accepted connections.
        public var acceptedConnectionCount: Int { accepted.load(ordering: .relaxed) }

        /// The number of open connections.
        public var openConnectionCount: Int {
            // Closed connections are read first, or more of them might seem to be closed than were opened.
            let closed = closed.load(ordering: .acquiring)
            return acceptedConnectionCount - closed
        }

        /// The number of connections that were refused because a limit was reached.
        public var refusedConnectionCount: Int { refused.load(ordering: .relaxed) }

        /// The number of requests in progress, from the request line to the end of the answer.
        public var activeRequestCount: Int {
            let ended = endedRequests.load(ordering: .acquiring)
            return begunRequests.load(ordering: .relaxed) - ended
        }

        /// The number of computations that run on threads that read no sockets.
        public var runningComputationCount: Int { runningComputations.load(ordering: .relaxed) }

        /// The number of computations that wait for such a thread.
        public var waitingComputationCount: Int { waitingComputations.load(ordering: .relaxed) }

        /// The memory reserved by large bodies, computations and answers, in bytes.
        public var reservedMemory: Int { usedMemory.load(ordering: .relaxed) }

        /// Returns the number of connections that were closed because the client took too long.
        ///
        /// - Parameter wait: The step at which it was too slow.
        /// - Returns: The number of connections.
        public func timedOutConnectionCount(_ wait: Wait) -> Int {
            switch wait {
            case .idle: idle.load(ordering: .relaxed)
            case .request: request.load(ordering: .relaxed)
            case .response: response.load(ordering: .relaxed)
            }
        }

        /// Counts a connection that timed out in a phase.
        func timedOut(in phase: Progress.Phase) {
            switch phase {
            case .awaiting: idle.add(1, ordering: .relaxed)
            case .receiving: request.add(1, ordering: .relaxed)
            case .sending: response.add(1, ordering: .relaxed)
            case .answering, .expired: break
            }
        }
    }
}
