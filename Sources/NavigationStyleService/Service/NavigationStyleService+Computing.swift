import HTTPMessage
import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON

// Computations outside the threads that read sockets, so that only their own client waits for them.
extension NavigationStyleService {
    /// The size in bytes from which a body is not decoded on a thread that reads sockets.
    static let longestBodyReadAtOnce = 16 << 10

    /// The work that a thread that reads sockets may do for a request, in units: less than two milliseconds of a processor.
    ///
    /// It is enough for nearly every request that people write, with its fixes; another thread begins a longer one anew.
    static let workAtOnce = 6000

    /// Whether even decoding a request may take more than a millisecond.
    func mayTakeLong(_ call: Call) -> Bool {
        switch call.route?.kind {
        // The request in an address is mostly compressed.
        case .linkedPicture: true
        // The size of a compressed body is only known after decoding it, and a graph is searched while it is decoded.
        case .computation:
            call.body.count >= Self.longestBodyReadAtOnce || call.coding != .identity || GraphQuestion.mayBe(call.body)
        // An audit is started in another way.
        case .audit, .resource, .health, .playground, .metrics, nil: false
        }
    }

    /// Decodes the body and computes the answer, or answers with a problem document.
    ///
    /// - Parameters:
    ///   - call: The request.
    ///   - limit: The work that may be done, in units.
    /// - Returns: The answer; nil if it would differ with the additional work that the service allows.
    func response(toBodyOf call: inout Call, within limit: Int) -> HTTPResponse? {
        let record = call.record
        call.budget = WorkBudget(limit: limit, isProvisional: limit < configuration.maximumWork)
        let answer: Result<HTTPResponse, ServiceError>
        do throws(ServiceError) {
            try call.decode(within: configuration)
            answer = .success(try response(to: &call))
        } catch {
            answer = .failure(error)
        }
        if call.budget.endsEarly {
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

    /// Returns the memory that a request may need before it is read, in bytes.
    ///
    /// It covers the answer, its compressed copy, and the values that are read from the body.
    func memory(for call: Call) -> Int {
        Self.memoryOfAnswer + Self.memoryOfByte * call.body.count
    }

    private static let memoryOfAnswer = 32 << 20
    private static let memoryOfByte = 32

    /// Returns the computation of the answer, which waits for the client's turn.
    func computation(for call: Call) -> HTTPComputation {
        HTTPComputation(
            .queued(call.client),
            memory: memory(for: call),
            refuse: { self.refuse(call, because: $0) },
            run: { channel in
                var call = call
                // A client that left while the request waited gets no answer.
                guard channel.demand != .gone else { return self.abandon(&call.record) }
                call.channel = channel
                let response = self.response(toBodyOf: &call, within: self.configuration.maximumWork)
                if let response { channel.answer(response) }
            }
        )
    }

    /// Answers a request for which the server has no thread or no memory.
    func refuse(_ call: Call, because violation: HTTPViolation) -> HTTPResponse {
        var record = call.record
        return refuse(with: Problem(violation), fields: violation.fields, of: call.head, &record)
    }

    /// Records a request whose client has left.
    func abandon(_ record: inout RequestRecord) {
        record.isAbandoned = true
        note(&record)
    }
}
