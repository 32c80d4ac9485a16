internal import Synchronization

extension HTTPServer {
    /// What a server counts while it serves, to be read at any time on any thread.
    public final class Statistics: Sendable {
        /// What a client was too slow at.
        public enum Wait: String, CaseIterable, Sendable {
            /// To begin a request on an open connection.
            case idle
            /// To send a request in full.
            case request
            /// To read an answer.
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

        /// How many connections were accepted.
        public var acceptedConnectionCount: Int { accepted.load(ordering: .relaxed) }

        /// How many connections are open.
        public var openConnectionCount: Int {
            // The ends are read first, or more connections may seem to have ended than begun.
            let closed = closed.load(ordering: .acquiring)
            return acceptedConnectionCount - closed
        }

        /// How many connections were refused because a limit was reached.
        public var refusedConnectionCount: Int { refused.load(ordering: .relaxed) }

        /// How many requests are in progress, from the request line to the end of the answer.
        public var activeRequestCount: Int {
            let ended = endedRequests.load(ordering: .acquiring)
            return begunRequests.load(ordering: .relaxed) - ended
        }

        /// How many computations run on threads beside those that read sockets.
        public var runningComputationCount: Int { runningComputations.load(ordering: .relaxed) }

        /// How many computations wait for such a thread.
        public var waitingComputationCount: Int { waitingComputations.load(ordering: .relaxed) }

        /// How much memory large bodies, computations and answers have reserved, in bytes.
        public var reservedMemory: Int { usedMemory.load(ordering: .relaxed) }

        /// How many connections were closed because the client took too long.
        ///
        /// - Parameter wait: What it was too slow at.
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
