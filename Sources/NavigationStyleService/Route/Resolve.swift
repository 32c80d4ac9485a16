import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

extension NavigationStyleService {
    /// `POST /resolve`: what bars a stack shows as it stands.
    func resolve(_ request: HTTPRequest, _ record: inout RequestRecord) throws(ServiceError) -> HTTPResponse {
        let isPretty = try Query(request.query).isPretty
        var stopwatch = Stopwatch(now)
        let resolve: ResolveRequest
        do {
            defer { stopwatch.lap(&record.phases.decode) }
            resolve = try ResolveRequest(json: request.body, limits: configuration.limits)
        } catch {
            throw .request(error)
        }
        let response: ResolveResponse
        do {
            defer { stopwatch.lap(&record.phases.engine) }
            response = try resolve.response()
        } catch {
            throw .scenario(error)
        }
        record.policy = resolve.scenario.policy.name
        defer { stopwatch.lap(&record.phases.encode) }
        return .json(response.json(pretty: isPretty))
    }
}
