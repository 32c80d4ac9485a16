import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

extension NavigationStyleService {
    /// `POST /batch`: what operations do to the bars, each on a stack of its own.
    func batch(_ call: Call) throws(ServiceError) -> HTTPResponse {
        var stopwatch = Stopwatch(now)
        let batch = try stopwatch.decode(
            &call.record.phases,
            try BatchRequest(json: call.body, limits: configuration.limits)
        )
        // All are read first, so that the trials of one request's fixes take no work from the answers to others.
        let items = batch.items.map { BatchItem(json: call.body[$0], of: call, limits: configuration.limits) }
        var budget = call.budget
        defer { call.budget = budget }
        for case .success(let request) in items.map(\.request) { budget.setAside(request.work) }
        stopwatch.lap(&call.record.phases.decode)
        // Each answer is written at once, so that no more than one is in memory beside the text.
        let text = AnswerText(to: call, by: configuration)
        let body = try text.bytes(capacity: batch.items.count * 4096, at: "/requests") { writer in
            writer.beginObject()
            writer.key("results")
            writer.beginArray()
            for (range, item) in zip(batch.items, items) {
                let answer =
                    writer.isClosed
                    ? .failure(Problem(answerLongerThan: text.limit, at: BatchResult.pointer))
                    : item.answer(to: call, within: &budget).mapError {
                        $0.problem(of: call.body[range], limits: configuration.limits)
                    }
                stopwatch.lap(&call.record.phases.engine)
                writer.form(BatchResult(id: item.id, answer: answer))
                stopwatch.lap(&call.record.phases.encode)
            }
            writer.endArray()
            writer.endObject()
        }
        return .json(body)
    }
}

extension BatchItem {
    /// Reads a request of the batch that is the body of `call`, whose query may say what the answers are to have.
    fileprivate init(json: ArraySlice<UInt8>, of call: Call, limits: JSONLimits) {
        self.init(json: json, limits: limits)
        guard case .success(var request) = self.request else { return }
        if let include = call.include { request.scenario.include = include }
        if !call.overlays.isEmpty { request.lay(call.overlays) }
        self.request = .success(request)
    }

    /// What `POST /transition` would answer.
    fileprivate func answer(
        to call: Call,
        within budget: inout WorkBudget
    ) -> Result<TransitionResponse, ItemError> {
        request.mapError { .request($0) }.flatMap { request in
            Result { () throws(ScenarioError) in
                let response = try request.response(within: &budget)
                call.record.note(request.operation, response)
                return response
            }.mapError { .scenario($0) }
        }
    }

    /// Why a request of a batch is not met.
    fileprivate enum ItemError: Error {
        case request(JSONRequestError)
        case scenario(ScenarioError)

        /// The words for it, of a request that is `json`.
        func problem(of json: ArraySlice<UInt8>, limits: JSONLimits) -> Problem {
            switch self {
            case .request(let error): Problem(error)
            case .scenario(let error): Problem(error.inOrder(of: json, limits: limits))
            }
        }
    }
}

/// What comes of a request of a batch.
struct BatchResult: AnswerObject {
    let id: String?
    let answer: Result<TransitionResponse, Problem>

    static var shape: Shape { .named("BatchResult") }

    /// What asks for an answer, in the item.
    static var pointer: String { "/operation" }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.optional("id", id)
        answer.members(&visitor, at: Self.pointer)
    }
}

extension Result where Success: AnswerForm, Failure == Problem {
    /// The members of an answer among others: its status and its body.
    ///
    /// A problem among them names no request, so that the same request gets the same bytes. Where the answer does not fit
    /// among those before it, a problem stands in its place that says so of what is at `pointer`.
    func members<Visitor: AnswerVisitor & ~Copyable>(
        _ visitor: inout Visitor,
        at pointer: @autoclosure () -> String
    ) {
        visitor.fitting({ members(&$0) }) { visitor, limit in
            Self.failure(Problem(answerLongerThan: limit, at: pointer())).members(&visitor)
        }
    }

    private func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        switch self {
        case .success(let response):
            visitor.required("status", HTTPStatus.ok.code)
            visitor.required("body", response)
        case .failure(let problem):
            visitor.required("status", problem.kind.status.code)
            visitor.required("body", Problem.Body(problem: problem, setting: .item))
        }
    }
}
