import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

extension NavigationStyleService {
    /// `POST /transition`: what one operation does to the bars.
    func transition(_ request: HTTPRequest, _ record: inout RequestRecord) throws(ServiceError) -> HTTPResponse {
        let isPretty = try Query(request.query).isPretty
        var stopwatch = Stopwatch(now)
        let transition: TransitionRequest
        do {
            defer { stopwatch.lap(&record.phases.decode) }
            transition = try TransitionRequest(json: request.body, limits: configuration.limits)
        } catch {
            throw .request(error)
        }
        let response: TransitionResponse
        do {
            defer { stopwatch.lap(&record.phases.engine) }
            response = try transition.response()
        } catch {
            throw .scenario(error)
        }
        record.policy = response.policy.name
        record.note(transition.operation, response)
        defer { stopwatch.lap(&record.phases.encode) }
        return .json(response.json(pretty: isPretty))
    }
}
