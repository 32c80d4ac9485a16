internal import Synchronization

extension HTTPServer {
    /// What a server counts while it serves, to be read at any time on any thread.
    public final class Statistics: Sendable {
        /// What a client was too slow at.
        public enum Wait: String, CaseIterable, Sendable {
            /// Beginning a request on an open connection.
            case idle
            /// Sending a request in whole.
            case request
            /// Reading an answer.
            case response
        }

        let accepted = Atomic(0)
        let closed = Atomic(0)
        let refused = Atomic(0)
        let begunRequests = Atomic(0)
        let endedRequests = Atomic(0)
        private let idle = Atomic(0)
        private let request = Atomic(0)
        private let response = Atomic(0)

        /// Begins to count at 0.
        public init() {}

        /// How many connections were let in.
        public var acceptedConnectionCount: Int { accepted.load(ordering: .relaxed) }

        /// How many connections are open.
        public var openConnectionCount: Int {
            // What has ended is read first, or more may seem to have ended than begun.
            let closed = closed.load(ordering: .acquiring)
            return acceptedConnectionCount - closed
        }

        /// How many connections were not let in: there was no room, or too many were of one address.
        public var refusedConnectionCount: Int { refused.load(ordering: .relaxed) }

        /// How many requests are under way, from their request lines to the ends of their answers.
        public var activeRequestCount: Int {
            let ended = endedRequests.load(ordering: .acquiring)
            return begunRequests.load(ordering: .relaxed) - ended
        }

        /// How many connections were ended because the client took too long.
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

        /// Counts a connection that was ended in a phase.
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
