import HTTPMessage

// What is computed beside the threads that read sockets, so that nobody waits for it but its client.
extension NavigationStyleService {
    /// Whether a request may take more than some milliseconds, decoding and compression included.
    ///
    /// It is told by the size of the body, before that is decoded: the work that a byte can ask for depends on the route.
    func mayTakeLong(_ call: Call) -> Bool {
        guard case .route(let route, _) = call.target, let limit = route.longestShortBody else { return false }
        // How much is in a compressed body, only decoding it tells.
        return call.body.count >= limit || call.coding != .identity
    }

    /// The bytes of memory that a request may need at most while it is computed.
    ///
    /// The answer, its compressed copy, and the values that are read from the body.
    func memory(for call: Call) -> Int {
        Self.memoryOfAnswer + Self.memoryOfByte * call.body.count
    }

    private static let memoryOfAnswer = 32 << 20
    private static let memoryOfByte = 32

    /// Computes the answer when it is the client's turn.
    func computation(for call: Call) -> HTTPComputation {
        HTTPComputation(
            .queued(call.client),
            memory: memory(for: call),
            refuse: { self.refuse(call, because: $0) },
            run: { channel in
                // Who has left while the request waited gets no answer.
                guard channel.demand != .gone else { return self.abandon(&call.record) }
                channel.answer(self.response(toBodyOf: call))
            }
        )
    }

    /// Answers a request for which the server has no thread or no memory.
    func refuse(_ call: Call, because violation: HTTPViolation) -> HTTPResponse {
        refuse(with: Problem(violation), fields: violation.fields, of: call.head, &call.record)
    }

    /// Records a request whose client has left.
    func abandon(_ record: inout RequestRecord) {
        record.isAbandoned = true
        note(&record)
    }
}

extension Route {
    /// The size in bytes from which on a body may take more than some milliseconds; nil where nothing is computed, or
    /// always on a thread of its own.
    fileprivate var longestShortBody: Int? {
        switch self {
        case .transition, .resolve: 4 << 10
        // One body asks for many transitions.
        case .replay, .batch: 1 << 10
        // Each is computed for many policies, or drawn.
        case .compare, .preview, .previewImage: 0
        default: nil
        }
    }
}
