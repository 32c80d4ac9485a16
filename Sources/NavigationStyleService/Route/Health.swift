import HTTPMessage
import NavigationStyleJSON

extension NavigationStyleService {
    /// `GET /livez`: whether the service runs.
    func livez(_ request: HTTPRequest) throws(ServiceError) -> HTTPResponse {
        try health(request)
    }

    /// `GET /readyz`: whether the service takes requests.
    func readyz(_ request: HTTPRequest, isReady: Bool) throws(ServiceError) -> HTTPResponse {
        guard isReady else { throw .notReady }
        return try health(request)
    }

    private func health(_ request: HTTPRequest) throws(ServiceError) -> HTTPResponse {
        let isPretty = try Query(request.query).isPretty
        var response = HTTPResponse.json(
            JSONWriter.bytes(isPretty ? .pretty : .compact) { writer in
                writer.beginObject()
                writer.key("status")
                writer.string("ok")
                writer.endObject()
            }
        )
        response.fields.append(.cacheControl, "no-store")
        return response
    }
}
