import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

extension NavigationStyleService {
    /// `POST /transition`: what one operation does to the bars.
    func transition(_ request: HTTPRequest, _ record: inout RequestRecord) throws(ServiceError) -> HTTPResponse {
        let isPretty = try Query(request.query).isPretty
        var stopwatch = Stopwatch(now)
        let transition = try stopwatch.decode(
            &record.phases,
            try TransitionRequest(json: request.body, limits: configuration.limits)
        )
        let response = try stopwatch.answer(
            &record.phases,
            to: request.body,
            within: configuration.limits,
            try transition.response()
        )
        record.policy = response.policy.name
        record.note(transition.operation, response)
        defer { stopwatch.lap(&record.phases.encode) }
        return .json(response.json(pretty: isPretty))
    }
}
