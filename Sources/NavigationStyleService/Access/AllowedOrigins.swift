import HTTPMessage

/// The origins whose pages may read the answers (Fetch 3.3).
public enum AllowedOrigins: Hashable, Sendable {
    /// Every origin: nothing here is secret.
    case any

    /// These origins, in the form that browsers send; `null` is that of pages without one, such as the frames of
    /// plugins.
    case only(Set<String>)

    /// Reads a list: `*`, or origins separated by commas.
    ///
    /// An origin is a scheme, a host and an optional port, in lower case and without a slash at the end, as browsers
    /// send it; or it is `null`.
    ///
    /// - Parameter list: The list.
    public init?(_ list: String) {
        let origins = list.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
        if origins == ["*"] {
            self = .any
            return
        }
        guard origins.allSatisfy(Self.isOrigin) else { return nil }
        self = .only(Set(origins.map(String.init)))
    }

    private static func isOrigin(_ text: Substring) -> Bool {
        if text == "null" { return true }
        let scheme = text.prefix { $0 != ":" }
        let rest = text.dropFirst(scheme.count)
        guard rest.hasPrefix("://") else { return false }
        return scheme.isMade(ofLettersDigitsAnd: "+-.") && rest.dropFirst(3).isMade(ofLettersDigitsAnd: "-._:[]")
    }
}

extension HTTPResponse {
    /// Lets a page of the origin read the answer if it is one of these; errors too, or the page would not see them.
    mutating func allowReading(by origins: Set<String>, from origin: String?) {
        fields.append(.vary, HTTPFieldName.origin.spelling)
        guard let origin, origins.contains(origin) else { return }
        fields.append(.accessControlAllowOrigin, origin)
    }
}
