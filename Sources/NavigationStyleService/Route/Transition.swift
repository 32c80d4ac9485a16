import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

extension NavigationStyleService {
    /// `POST /transition`: what one operation does to the bars.
    func transition(_ request: HTTPRequest) throws(ServiceError) -> HTTPResponse {
        let isPretty = try Query(request.query).isPretty
        let transition: TransitionRequest
        do {
            transition = try TransitionRequest(json: request.body, limits: configuration.limits)
        } catch {
            throw .request(error)
        }
        do {
            return .json(try transition.response().json(pretty: isPretty))
        } catch {
            throw .scenario(error)
        }
    }
}
