import HTTPMessage
import NavigationStyleService

/// The service, with a constant request id.
enum TestService {
    static let requestID = "0af7651916cd43dd8448eb211c80319c"

    static let service = NavigationStyleService(
        // Tests run several audits at once, in a slow debug build.
        configuration: NavigationStyleService.Configuration(
            version: "0.2.0",
            audits: AuditLimits(milliseconds: 600_000, audits: 64)
        ),
        makeRequestID: { requestID }
    )

    static func respond(
        _ method: HTTPMethod,
        _ path: String,
        fields: HTTPFields = [.contentType: "application/json"],
        body: [UInt8] = []
    ) -> HTTPResponse {
        let parts = path.split(separator: "?", maxSplits: 1)
        let head = HTTPRequestHead(
            method: method,
            path: String(parts[0]),
            query: parts.count == 2 ? String(parts[1]) : nil,
            fields: fields,
            contentLength: body.count
        )
        return service.respond(to: HTTPRequest(head: head, body: body))
    }

    static func respond(_ method: HTTPMethod, _ path: String, json: JSONValue) -> HTTPResponse {
        respond(method, path, body: Array(json.text.utf8))
    }
}

extension HTTPResponse {
    func json() throws -> JSONValue { try JSONValue(json: body) }
}
