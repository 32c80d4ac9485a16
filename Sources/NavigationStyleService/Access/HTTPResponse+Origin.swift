import HTTPMessage

extension HTTPResponse {
    /// Lets a page of the origin read the answer, where it may; errors too, or the page would not see them.
    mutating func allowReading(by allowed: AllowedOrigins, from origin: @autoclosure () -> String?) {
        switch allowed {
        case .any:
            fields.append(.accessControlAllowOrigin, "*")
        case .only(let origins):
            fields.append(.vary, HTTPFieldName.origin.spelling)
            guard let origin = origin(), origins.contains(origin) else { return }
            fields.append(.accessControlAllowOrigin, origin)
        }
    }
}
