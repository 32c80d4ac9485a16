import HTTPMessage
import NavigationStyle

// What is computed beside the threads that read sockets, so that nobody waits for it but its client.
extension NavigationStyleService {
    /// The size in bytes from which on a body is not decoded on a thread that reads sockets.
    static let longestBodyReadAtOnce = 16 << 10

    /// The work that a thread that reads sockets may do for a request, in units: less than a millisecond of a processor.
    static let workAtOnce = 3000

    /// Whether already decoding a request may take more than a millisecond.
    func mayTakeLong(_ call: Call) -> Bool {
        switch call.target {
        // An audit is begun in another way; the request of a picture in an address is mostly compressed.
        case .route(.audit, _): false
        case .route(.previewImage, _): true
        case .route(let route, _) where route.takesContent:
            // How much is in a compressed body, only decoding it tells.
            call.body.count >= Self.longestBodyReadAtOnce || call.coding != .identity
        default: false
        }
    }

    /// Decodes the body and computes what is asked for, or answers with a problem document.
    ///
    /// - Parameters:
    ///   - call: The request.
    ///   - limit: The work that may be done, in units.
    /// - Returns: The answer; nil where the service allows more work, and the answer would be another one with it.
    func response(toBodyOf call: Call, within limit: Int) -> HTTPResponse? {
        let record = call.record
        call.budget = WorkBudget(limit: limit)
        let answer: Result<HTTPResponse, ServiceError>
        do throws(ServiceError) {
            try call.decode(within: configuration)
            answer = .success(try response(to: call))
        } catch {
            answer = .failure(error)
        }
        if call.budget.isExceeded, limit < configuration.maximumWork {
            call.record = record
            return nil
        }
        call.record.work = call.budget.spent
        switch answer {
        case .success(let response): return finish(response, of: call.head, &call.record)
        case .failure(let error):
            return refuse(with: Problem(error), fields: error.fields, of: call.head, &call.record)
        }
    }

    /// The bytes of memory that a request may need before it is known what it asks for.
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
                call.channel = channel
                let response = self.response(toBodyOf: call, within: self.configuration.maximumWork)
                if let response { channel.answer(response) }
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
