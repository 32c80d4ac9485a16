import NavigationStyle

// Requests as text, for tests that follow the code of a seed.

/// Returns the answer to a request of one operation.
func transition(_ request: String) throws -> TransitionResponse {
    try decoded(request, as: TransitionRequest.self).response()
}

/// Returns the answer to a request without an operation.
func resolved(_ request: String) throws -> ResolveResponse {
    try decoded(request, as: ResolveRequest.self).response()
}

/// Returns the codes of all diagnostics of the answer to a request.
func codes(_ request: String) throws -> Set<Diagnostic.Code> {
    Set(try diagnostics(of: request).map(\.code))
}

extension ResolveResponse {
    /// The y of the top screen's root view, in points.
    var viewY: Double? { screens?.last?.layout?.view.y }

    /// The y of the top screen's content, in points.
    var contentTop: Double? { screens?.last?.layout?.contentTop }

    /// The inset of the top screen's scroll view.
    var inset: Insets? { screens?.last?.layout?.adjustedContentInset }
}
