import NavigationStyle

// Requests as text, for tests that follow a seed's own code.

/// The answer to a request of one operation.
func transition(_ request: String) throws -> TransitionResponse {
    try decoded(request, as: TransitionRequest.self).response()
}

/// The answer to a request without an operation.
func resolved(_ request: String) throws -> ResolveResponse {
    try decoded(request, as: ResolveRequest.self).response()
}

/// The codes of all diagnostics of the answer to a request.
func codes(_ request: String) throws -> Set<Diagnostic.Code> {
    Set(try diagnostics(of: request).map(\.code))
}

extension ResolveResponse {
    /// Where the root view of the screen on top begins, in points.
    var viewY: Double? { screens?.last?.layout?.view.y }

    /// Where its content begins, in points.
    var contentTop: Double? { screens?.last?.layout?.contentTop }

    /// The inset of its scroll view.
    var inset: Insets? { screens?.last?.layout?.adjustedContentInset }
}
