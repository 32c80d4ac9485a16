import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

extension NavigationStyleService {
    /// `POST /resolve`: what bars a stack shows as it stands.
    func resolve(_ request: HTTPRequest, _ record: inout RequestRecord) throws(ServiceError) -> HTTPResponse {
        let isPretty = try Query(request.query).isPretty
        var stopwatch = Stopwatch(now)
        let resolve = try stopwatch.decode(
            &record.phases,
            try ResolveRequest(json: request.body, limits: configuration.limits)
        )
        let response = try stopwatch.answer(
            &record.phases,
            to: request.body,
            within: configuration.limits,
            try resolve.response()
        )
        record.policy = resolve.scenario.policy.name
        defer { stopwatch.lap(&record.phases.encode) }
        return .json(response.json(pretty: isPretty))
    }
}
