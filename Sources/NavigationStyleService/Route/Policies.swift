import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

extension NavigationStyleService {
    /// `GET /policies`: what policies there are.
    func policies(_ request: HTTPRequest) throws(ServiceError) -> HTTPResponse {
        let isPretty = try Query(request.query).isPretty
        let body = JSONWriter.bytes(isPretty ? .pretty : .compact) { writer in
            writer.beginObject()
            writer.key("policies")
            writer.beginArray()
            for page in PolicyPage.all { page.writeSummary(to: &writer) }
            writer.endArray()
            writer.endObject()
        }
        return .resource(Representation(json: body), for: request)
    }
}
