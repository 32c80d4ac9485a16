import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

extension NavigationStyleService {
    /// `GET /policies/{name}`: what people read about a policy.
    func policy(_ request: HTTPRequest, named name: String) throws(ServiceError) -> HTTPResponse {
        guard let page = PolicyPage.named(name) else { throw .unknownPolicyPage(name) }
        let isPretty = try Query(request.query).isPretty
        let body = JSONWriter.bytes(isPretty ? .pretty : .compact, capacity: 4096) { page.write(to: &$0) }
        return .resource(Representation(json: body), for: request)
    }
}
