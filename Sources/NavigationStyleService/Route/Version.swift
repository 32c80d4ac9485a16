import HTTPMessage
import NavigationStyleJSON

extension NavigationStyleService {
    /// `GET /version`: which version of the service this is.
    func version(_ request: HTTPRequest) throws(ServiceError) -> HTTPResponse {
        let isPretty = try Query(request.query).isPretty
        let body = JSONWriter.bytes(isPretty ? .pretty : .compact) { writer in
            writer.beginObject()
            writer.member("name", "navigation-style")
            writer.member("version", configuration.version)
            writer.endObject()
        }
        return .resource(Representation(json: body), for: request)
    }
}
