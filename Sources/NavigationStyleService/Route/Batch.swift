import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

extension NavigationStyleService {
    /// `POST /batch`: the effects of operations on the bars, each on a stack of its own.
    func batch(_ call: Call) throws(ServiceError) -> HTTPResponse {
        var stopwatch = Stopwatch(now)
        let batch = try stopwatch.decode(
            &call.record.phases,
            try BatchRequest(json: call.body, limits: configuration.limits)
        )
        // All are read first, so that trying fixes for one request takes no work from the answers to others.
        let items = batch.items.map { BatchItem(json: call.body[$0], limits: configuration.limits) }
        var budget = call.budget
        defer { call.budget = budget }
        for case .success(let request) in items.map(\.request) { budget.setAside(request.work) }
        stopwatch.lap(&call.record.phases.decode)
        // Each answer is written at once, so that only one is in memory in addition to the text.
        let text = AnswerText(to: call, by: configuration)
        let body = try text.bytes(capacity: batch.items.count * 4096, at: "/requests") { writer in
            writer.beginObject()
            writer.key("results")
            writer.beginArray()
            for (range, item) in zip(batch.items, items) {
                let answer =
                    writer.isClosed
                    ? .failure(Problem(answerLongerThan: text.limit, at: BatchResult.pointer))
                    : item.answer(within: &budget, noting: { call.record.note($0, $1) }).mapError {
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
    /// Returns the answer that `POST /transition` would give.
    func answer(
        within budget: inout WorkBudget,
        noting note: (NavigationOperation, TransitionResponse) -> Void = { _, _ in }
    ) -> Result<TransitionResponse, ItemError> {
        request.mapError { .request($0) }.flatMap { request in
            Result { () throws(ScenarioError) in
                let response = try request.response(within: &budget)
                note(request.operation, response)
                return response
            }.mapError { .scenario($0) }
        }
    }

    /// The reason that a request of a batch has no answer.
    enum ItemError: Error {
        case request(JSONRequestError)
        case scenario(ScenarioError)

        /// Returns the problem of the request with the text `json`.
        func problem(of json: ArraySlice<UInt8>, limits: JSONLimits) -> Problem {
            switch self {
            case .request(let error): Problem(error)
            case .scenario(let error): Problem(error.inOrder(of: json, limits: limits))
            }
        }
    }
}

/// The result of a request of a batch.
struct BatchResult: AnswerObject {
    let id: String?
    let answer: Result<TransitionResponse, Problem>

    static var shape: Shape { .named("BatchResult") }

    /// The pointer to the member that asks for an answer, within the item.
    static var pointer: String { "/operation" }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.optional("id", id)
        answer.members(&visitor, at: Self.pointer)
    }
}

extension Result where Success: AnswerForm, Failure == Problem {
    /// Visits the members of an answer among others: its status and its body.
    ///
    /// A problem among them has no request id, so that equal requests get equal bytes. If the answer does not fit after
    /// those before it, it is replaced by a problem that says so, with the pointer `pointer`.
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
