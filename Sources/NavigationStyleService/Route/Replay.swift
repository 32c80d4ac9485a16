import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

extension NavigationStyleService {
    /// `POST /replay`: what operations do to the bars, one after another.
    func replay(_ request: HTTPRequest, _ record: inout RequestRecord) throws(ServiceError) -> HTTPResponse {
        let isPretty = try Query(request.query).isPretty
        var stopwatch = Stopwatch(now)
        let replay = try stopwatch.decode(
            &record.phases,
            try ReplayRequest(json: request.body, limits: configuration.limits)
        )
        let response = try stopwatch.answer(
            &record.phases,
            to: request.body,
            within: configuration.limits,
            try replay.response()
        )
        record.policy = replay.scenario.policy.name
        for (operation, transition) in zip(replay.operations, response.transitions) {
            record.note(operation, transition)
        }
        defer { stopwatch.lap(&record.phases.encode) }
        return .json(response.json(pretty: isPretty))
    }
}
