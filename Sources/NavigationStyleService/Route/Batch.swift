import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

extension NavigationStyleService {
    /// `POST /batch`: the effects of operations on the bars, each on a stack of its own.
    func batch(_ call: inout Call) throws(ServiceError) -> HTTPResponse {
        var stopwatch = Stopwatch(now)
        let ranges = try stopwatch.decode(
            &call.record.phases,
            try BatchItem.ranges(in: call.body, limits: configuration.limits)
        )
        // All are read first, so that trying fixes for one request takes no work from the answers to others.
        let items = ranges.map { BatchItem(json: call.body[$0], limits: configuration.limits) }
        var budget = call.budget
        defer { call.budget = budget }
        for case .success(let request) in items.map(\.request) { budget.setAside(request.work) }
        stopwatch.lap(&call.record.phases.decode)
        // Each answer is written at once, so that only one is in memory in addition to the text.
        let text = AnswerText(to: call, by: configuration)
        let body = try text.bytes(capacity: ranges.count * 4096, at: "/requests") { writer in
            writer.beginObject()
            writer.key("results")
            writer.beginArray()
            for (range, item) in zip(ranges, items) {
                let answer =
                    writer.isClosed
                    ? .failure(Problem(answerLongerThan: text.limit, at: BatchResponse.Entry.pointer))
                    : item.answer(within: &budget, noting: { call.record.note($0, $1) }).mapError {
                        $0.problem(of: call.body[range], limits: configuration.limits)
                    }
                stopwatch.lap(&call.record.phases.engine)
                writer.form(BatchResponse.Entry(id: item.id, answer: answer))
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
