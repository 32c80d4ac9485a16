import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

extension NavigationStyleService {
    /// `POST /replay`: what operations do to the bars, one after another.
    func replay(_ request: HTTPRequest) throws(ServiceError) -> HTTPResponse {
        let isPretty = try Query(request.query).isPretty
        let replay: ReplayRequest
        do {
            replay = try ReplayRequest(json: request.body, limits: configuration.limits)
        } catch {
            throw .request(error)
        }
        do {
            return .json(try replay.response().json(pretty: isPretty))
        } catch {
            throw .scenario(error)
        }
    }
}
