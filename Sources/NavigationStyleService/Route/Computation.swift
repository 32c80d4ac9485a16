import HTTPMessage
import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON

/// A request that may come as a graph and a path in it.
protocol PathRequest {
    /// The question about a path that stands for the request.
    static var question: GraphQuestion.Kind { get }

    init(json: [UInt8], limits: JSONLimits) throws(JSONRequestError)
}

extension PathRequest {
    /// Reads a request, or a graph and a path, which `body` replaces by the request they stand for.
    static func asked(
        by body: inout [UInt8],
        within limits: JSONLimits,
        _ budget: inout WorkBudget
    ) throws(JSONRequestError) -> Self {
        do throws(JSONRequestError) { return try Self(json: body, limits: limits) } catch {
            // Tried only after a failure, so that other requests do not pay for it.
            let request = try GraphQuestion.body(Self.question, body, limits: limits, within: &budget)
            guard let request else { throw error }
            body = request
            return try Self(json: body, limits: limits)
        }
    }
}

/// The computation of a POST: a request that is read, its answer, and the answer's text.
protocol Computation: PathRequest {
    associatedtype Answer

    /// The scenario of the request: the stack and its surroundings.
    var scenario: Scenario { get set }

    /// Applies overlays to the environment, or to each of several; only requests in several environments accept more
    /// than one.
    mutating func lay(_ overlays: [EnvironmentOverlay])

    /// The memory of answers until they are written, in bytes, without their text.
    var memory: Int { get }

    /// Computes the answer, or the values that its text can be written from.
    func computed(within budget: inout WorkBudget) throws(ScenarioError) -> Answer

    /// Records the performed operations.
    func note(_ answer: Answer, in record: inout RequestRecord)

    /// Writes the body of the answer.
    func json(of answer: Answer, _ text: AnswerText) throws(ServiceError) -> [UInt8]
}

extension NavigationStyleService {
    /// Reads a request, computes the answer, writes it, and measures each phase.
    func compute<Request: Computation>(_: Request.Type, for call: inout Call) throws(ServiceError) -> HTTPResponse {
        let limits = configuration.limits
        var phases = ComputationPhases()
        defer { call.record.phases = phases }
        var stopwatch = Stopwatch(now)
        let request = try stopwatch.decode(&phases, try Request.asked(by: &call.body, within: limits, &call.budget))
        return try answer(request, to: &call, &stopwatch, &phases)
    }

    /// Does the same for a request that may have several environments.
    func compute<Request: EnvironmentsComputation>(
        _: Request.Type,
        for call: inout Call
    ) throws(ServiceError) -> HTTPResponse {
        let limits = configuration.limits
        var phases = ComputationPhases()
        defer { call.record.phases = phases }
        var stopwatch = Stopwatch(now)
        let request = try stopwatch.decode(&phases, try Request.asked(by: &call.body, within: limits, &call.budget))
        guard !request.environments.isEmpty else { return try answer(request, to: &call, &stopwatch, &phases) }
        try call.reserve(request.memory)
        let answer = try stopwatch.answer(&phases, to: call.body, within: &call.budget, limits) {
            budget throws(ScenarioError) in
            try request.responses(within: &budget)
        }
        for case .success(let each) in answer.results.map(\.answer) { request.note(each, in: &call.record) }
        defer { stopwatch.lap(&phases.encode) }
        return .json(try request.json(of: answer, AnswerText(to: call, by: configuration)))
    }

    private func answer<Request: Computation>(
        _ request: Request,
        to call: inout Call,
        _ stopwatch: inout Stopwatch,
        _ phases: inout ComputationPhases
    ) throws(ServiceError) -> HTTPResponse {
        let limits = configuration.limits
        try call.reserve(request.memory)
        let answer = try stopwatch.answer(&phases, to: call.body, within: &call.budget, limits) {
            budget throws(ScenarioError) in
            try request.computed(within: &budget)
        }
        request.note(answer, in: &call.record)
        defer { stopwatch.lap(&phases.encode) }
        return .json(try request.json(of: answer, AnswerText(to: call, by: configuration)))
    }
}

extension RequestWork {
    /// The memory that the results of one unit of work take until they are written, in bytes.
    ///
    /// It was measured for the largest results, in comparisons of deep stacks with many diagnostics.
    private static let memoryOfUnit = 64

    /// The memory of the results if all are kept until they are written, in bytes.
    var memory: Int { total * Self.memoryOfUnit }
}

extension TransitionRequest: Computation {
    static var question: GraphQuestion.Kind { .transition }

    func computed(within budget: inout WorkBudget) throws(ScenarioError) -> TransitionResponse {
        try response(within: &budget)
    }

    func note(_ answer: TransitionResponse, in record: inout RequestRecord) {
        record.policy = answer.policy.name
        record.note(operation, answer)
    }

    func json(of answer: TransitionResponse, _ text: AnswerText) throws(ServiceError) -> [UInt8] {
        try text.bytes(of: answer, capacity: answer.jsonCapacity, at: "/operation")
    }
}

extension ReplayRequest: Computation {
    static var question: GraphQuestion.Kind { .replay }

    mutating func lay(_ overlays: [EnvironmentOverlay]) {
        if let overlay = overlays.first { scenario.environment = overlay.environment(over: scenario.environment) }
    }

    /// No memory: each transition is forgotten once it is written.
    var memory: Int { 0 }

    func computed(within budget: inout WorkBudget) throws(ScenarioError) -> ReviewedReplay {
        try known(within: &budget)
    }

    func note(_ answer: ReviewedReplay, in record: inout RequestRecord) {
        record.policy = scenario.policy.name
        let policy = answer.policy.name
        for (operation, outcome) in zip(operations, answer.outcomes) { record.note(operation, outcome, under: policy) }
    }

    func json(of answer: ReviewedReplay, _ text: AnswerText) throws(ServiceError) -> [UInt8] {
        var index = 0
        var failure: ScenarioError?
        let bytes = try text.bytes(capacity: operations.count * 4096, at: "/operations/\(index - 1)") { writer in
            do throws(ScenarioError) {
                try answer.write(to: &writer) { index += 1 }
            } catch {
                failure = error
            }
        }
        if let failure { throw .scenario(failure) }
        return bytes
    }
}

extension ResolveRequest: Computation {
    static var question: GraphQuestion.Kind { .resolve }

    func computed(within budget: inout WorkBudget) throws(ScenarioError) -> ResolveResponse {
        try response(within: &budget)
    }

    func note(_ answer: ResolveResponse, in record: inout RequestRecord) {
        record.policy = scenario.policy.name
    }

    func json(of answer: ResolveResponse, _ text: AnswerText) throws(ServiceError) -> [UInt8] {
        try text.bytes(of: answer, capacity: answer.jsonCapacity, at: "/stack")
    }
}

extension CompareRequest: Computation {
    static var question: GraphQuestion.Kind { .compare }

    func computed(within budget: inout WorkBudget) throws(ScenarioError) -> CompareResponse {
        try response(within: &budget)
    }

    func note(_ answer: CompareResponse, in record: inout RequestRecord) {
        for entry in answer.results {
            if case .success(let transition) = entry.answer { record.note(operation, transition) }
        }
    }

    func json(of answer: CompareResponse, _ text: AnswerText) throws(ServiceError) -> [UInt8] {
        var answer = answer
        answer.changeErrors { $0.inOrder(of: text.body, limits: text.limits) }
        return try text.bytes(of: answer, capacity: answer.results.count * 8192, at: "/operation")
    }
}
