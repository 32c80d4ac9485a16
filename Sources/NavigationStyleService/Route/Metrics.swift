import HTTPMessage

extension HTTPResponse {
    /// `GET /metrics`: what was counted and measured, in Prometheus' text format.
    static func metrics(_ text: [UInt8]) -> HTTPResponse {
        HTTPResponse(
            status: .ok,
            fields: [.contentType: "text/plain; version=0.0.4; charset=utf-8", .cacheControl: "no-store"],
            body: text
        )
    }
}
