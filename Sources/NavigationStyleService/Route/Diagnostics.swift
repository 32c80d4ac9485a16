import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

extension NavigationStyleService {
    /// `GET /diagnostics`: what kinds of diagnostics there are.
    func diagnostics(_ request: HTTPRequest) throws(ServiceError) -> HTTPResponse {
        let isPretty = try Query(request.query).isPretty
        let body = JSONWriter.bytes(isPretty ? .pretty : .compact, capacity: 8192) { writer in
            writer.beginObject()
            writer.key("diagnostics")
            writer.beginArray()
            for page in DiagnosticPage.all { page.writeSummary(to: &writer) }
            writer.endArray()
            writer.endObject()
        }
        return .resource(Representation(json: body), for: request)
    }
}
