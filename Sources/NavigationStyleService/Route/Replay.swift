import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

extension NavigationStyleService {
    /// `POST /replay`: what operations do to the bars, one after another.
    func replay(_ request: HTTPRequest, _ record: inout RequestRecord) throws(ServiceError) -> HTTPResponse {
        let isPretty = try Query(request.query).isPretty
        var stopwatch = Stopwatch(now)
        let replay: ReplayRequest
        do {
            defer { stopwatch.lap(&record.phases.decode) }
            replay = try ReplayRequest(json: request.body, limits: configuration.limits)
        } catch {
            throw .request(error)
        }
        let response: ReplayResponse
        do {
            defer { stopwatch.lap(&record.phases.engine) }
            response = try replay.response()
        } catch {
            throw .scenario(error)
        }
        record.policy = replay.scenario.policy.name
        for (operation, transition) in zip(replay.operations, response.transitions) {
            record.note(operation, transition)
        }
        defer { stopwatch.lap(&record.phases.encode) }
        return .json(response.json(pretty: isPretty))
    }
}
