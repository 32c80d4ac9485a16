public import NavigationStyle
public import NavigationStyleJSON

/// The answer to a request that does not come over HTTP, before it is written.
public indirect enum ComputedAnswer: Hashable, Sendable {
    /// The answer to one operation.
    case transition(TransitionResponse)
    /// The answer to a sequence of operations.
    case replay(ReplayResponse)
    /// The bars of a stack at rest.
    case resolve(ResolveResponse)
    /// The results of an operation under several policies.
    case compare(CompareResponse)
    /// The answers to the requests of a batch, each with its id.
    case batch(BatchResponse)
    /// The answers in several environments, with the names that tell these apart.
    case environments(EnvironmentsResponse<ComputedAnswer>, names: [String])
}

extension ComputedAnswer: AnswerObject {
    @usableFromInline package static var shape: Shape { .open }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        switch self {
        case .transition(let answer): answer.members(&visitor)
        case .replay(let answer): answer.members(&visitor)
        case .resolve(let answer): answer.members(&visitor)
        case .compare(let answer): answer.members(&visitor)
        case .batch(let answer): answer.members(&visitor)
        case .environments(let answer, _): answer.members(&visitor)
        }
    }

    /// Returns the answer as the body of the server's answer.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        JSONWriter.bytes(of: self, pretty ? .pretty : .compact, capacity: 65_536)
    }
}

extension NavigationStyleService {
    /// Computes the answer to a request that does not come over HTTP.
    ///
    /// - Parameters:
    ///   - body: The request, or a graph and a path in it.
    ///   - kind: The kind of request.
    ///   - include: The parts of the answer, which override those of the request; nil uses the request's.
    ///   - overlays: The environments to answer in, as differences from the request's.
    /// - Returns: The answer.
    /// - Throws: The problem with the request.
    public func computedAnswer(
        to body: [UInt8],
        of kind: RequestKind,
        including include: Inclusion? = nil,
        in overlays: [EnvironmentOverlay] = []
    ) throws(Problem) -> ComputedAnswer {
        do throws(ServiceError) {
            return try answer(to: body, of: kind, including: include, in: overlays, allowsQuestions: true)
        } catch {
            throw Problem(error)
        }
    }

    /// Computes the answer to a request, or if `allowsQuestions` to a graph and a path.
    func answer(
        to body: [UInt8],
        of kind: RequestKind,
        including include: Inclusion?,
        in overlays: [EnvironmentOverlay],
        allowsQuestions: Bool
    ) throws(ServiceError) -> ComputedAnswer {
        let reading = Reading(body: body, include: include, overlays: overlays, allowsQuestions: allowsQuestions)
        return switch kind {
        case .transition: try answer(TransitionRequest.self, reading) { answer, _ in .transition(answer) }
        case .resolve: try answer(ResolveRequest.self, reading) { answer, _ in .resolve(answer) }
        case .compare:
            try answer(CompareRequest.self, reading) { answer, inOrder in
                var answer = answer
                answer.changeErrors(inOrder)
                return .compare(answer)
            }
        case .replay:
            try computed(ReplayRequest.self, reading) { request, budget, _ throws(ScenarioError) in
                .replay(try request.response(within: &budget))
            }
        case .batch: try batch(reading)
        }
    }

    /// A request that is to be read.
    private struct Reading {
        let body: [UInt8]
        let include: Inclusion?
        let overlays: [EnvironmentOverlay]
        let allowsQuestions: Bool

        /// Returns a request with the parts and the environments that replace its own.
        func changing<Request: Computation>(_ request: Request) -> Request {
            var request = request
            if let include { request.scenario.include = include }
            if !overlays.isEmpty { request.lay(overlays) }
            return request
        }
    }

    /// Returns an error with its faults in the order of the request's text.
    private typealias Ordering = (ScenarioError) -> ScenarioError

    private func answer<Request: EnvironmentsComputation>(
        _: Request.Type,
        _ reading: Reading,
        _ answer: (Request.Answer, @escaping Ordering) -> ComputedAnswer
    ) throws(ServiceError) -> ComputedAnswer {
        try computed(Request.self, reading) { request, budget, inOrder throws(ScenarioError) in
            guard !request.environments.isEmpty else { return answer(try request.computed(within: &budget), inOrder) }
            let whole = try request.responses(within: &budget)
            let names = EnvironmentNames(request.environments)
            let results = whole.results.map { entry in
                EnvironmentsResponse.Entry(
                    environment: entry.environment,
                    answer: entry.answer.map { answer($0, inOrder) }.mapError(inOrder)
                )
            }
            return .environments(
                EnvironmentsResponse(differences: whole.differences, results: results),
                names: results.indices.map { names.name(of: $0) }
            )
        }
    }

    /// Reads a request and computes its answer; the body of a question about a path becomes that of its request.
    private func computed<Request: Computation>(
        _: Request.Type,
        _ reading: Reading,
        _ compute: (Request, inout WorkBudget, @escaping Ordering) throws(ScenarioError) -> ComputedAnswer
    ) throws(ServiceError) -> ComputedAnswer {
        let limits = configuration.limits
        var body = reading.body
        var budget = configuration.workBudget
        let request: Request
        do throws(JSONRequestError) {
            request = reading.changing(
                reading.allowsQuestions
                    ? try Request.asked(by: &body, within: limits, &budget) : try Request(json: body, limits: limits)
            )
        } catch { throw .request(error) }
        let text = body
        let inOrder: Ordering = { $0.inOrder(of: text, limits: limits) }
        do throws(ScenarioError) { return try compute(request, &budget, inOrder) } catch {
            throw .scenario(inOrder(error))
        }
    }

    private func batch(_ reading: Reading) throws(ServiceError) -> ComputedAnswer {
        let limits = configuration.limits
        let ranges: [Range<Int>]
        do throws(JSONRequestError) { ranges = try BatchItem.ranges(in: reading.body, limits: limits) } catch {
            throw .request(error)
        }
        let items = ranges.map { range in
            var item = BatchItem(json: reading.body[range], limits: limits)
            item.request = item.request.map(reading.changing)
            return item
        }
        var budget = configuration.workBudget
        for case .success(let request) in items.map(\.request) { budget.setAside(request.work) }
        let results = zip(ranges, items).map { range, item in
            let answer = item.answer(within: &budget).mapError { $0.problem(of: reading.body[range], limits: limits) }
            return BatchResponse.Entry(id: item.id, answer: answer)
        }
        return .batch(BatchResponse(results: results))
    }
}
