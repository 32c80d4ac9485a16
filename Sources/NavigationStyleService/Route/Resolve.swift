import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

extension NavigationStyleService {
    /// `POST /resolve`: what bars a stack shows as it stands.
    func resolve(_ request: HTTPRequest) throws(ServiceError) -> HTTPResponse {
        let isPretty = try Query(request.query).isPretty
        let resolve: ResolveRequest
        do {
            resolve = try ResolveRequest(json: request.body, limits: configuration.limits)
        } catch {
            throw .request(error)
        }
        do {
            return .json(try resolve.response().json(pretty: isPretty))
        } catch {
            throw .scenario(error)
        }
    }
}
