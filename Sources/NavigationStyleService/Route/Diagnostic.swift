import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

extension NavigationStyleService {
    /// `GET /diagnostics/{code}`: what a kind of diagnostic means and how to mend it.
    func diagnostic(_ request: HTTPRequest, code: String) throws(ServiceError) -> HTTPResponse {
        guard let page = DiagnosticPage.named(code) else { throw .unknownDiagnosticPage(code) }
        let isPretty = try Query(request.query).isPretty
        let body = JSONWriter.bytes(isPretty ? .pretty : .compact, capacity: 2048) { page.write(to: &$0) }
        return .resource(Representation(json: body), for: request)
    }
}
