import NavigationStyle
import Testing

/// A request and a code of a diagnostic: an example that has the diagnostic, or a near miss.
struct DiagnosticExample: Sendable, CustomTestStringConvertible {
    var code: Diagnostic.Code
    /// The expected pointer to the cause in the request.
    var pointer = ""
    var severity: Diagnostic.Severity?
    /// A part of the expected message.
    var words = ""
    /// The body of a request, whose kind follows from its keys.
    var request: String

    var testDescription: String { "\(code.rawValue) \(pointer) \(request)" }

    /// Returns all diagnostics of the answer with the given parts.
    func diagnostics(including parts: Inclusion? = nil) throws -> [Diagnostic] {
        try NavigationStyleTests.diagnostics(of: request, including: parts)
    }

    static let shown: [DiagnosticExample] =
        styleShown + hiddenShown + translucencyShown + writeShown + gestureShown + appearanceShown + policyShown
        + contrastShown + seenShown + titleShown + snapShown + usageShown + slotShown + kitShown + unknownShown
        + surroundingsShown
        + scrollViewShown + searchShown

    static let close: [DiagnosticExample] =
        styleClose + hiddenClose + translucencyClose + writeClose + gestureClose + appearanceClose + policyClose
        + contrastClose + seenClose + titleClose + snapClose + usageClose + slotClose + kitClose + unknownClose
        + surroundingsClose
        + scrollViewClose + searchClose
}

/// Returns all diagnostics of the answer to `request` with the given parts.
func diagnostics(of request: String, including parts: Inclusion? = nil) throws -> [Diagnostic] {
    if request.contains(##""operations""##) {
        var request = try decoded(request, as: ReplayRequest.self)
        request.scenario.include = parts ?? request.scenario.include
        return try request.response().transitions.flatMap { $0.diagnostics ?? [] }
    }
    if request.contains(##""operation""##) {
        var request = try decoded(request, as: TransitionRequest.self)
        request.scenario.include = parts ?? request.scenario.include
        return try request.response().diagnostics ?? []
    }
    var request = try decoded(request, as: ResolveRequest.self)
    request.scenario.include = parts ?? request.scenario.include
    return try request.response().diagnostics ?? []
}

/// Returns a request under `policy`, with the members `rest` after the stack.
func body(
    _ stack: String,
    _ rest: String = "",
    policy: String = "system",
    os: String = "12.0",
    device: String = "iPhone 8"
) -> String {
    ##"{"policy":"\##(policy)","environment":{"os":"\##(os)","device":"\##(device)"},"stack":[\##(stack)]"##
        + (rest.isEmpty ? "}" : ",\(rest)}")
}

/// Returns the member `operation` of a request that pushes `screen`.
func push(_ screen: String, animated: Bool = true) -> String {
    ##""operation":{"type":"push","animated":\##(animated),"screen":\##(screen)}"##
}

/// The member `operation` of a request that pops.
let pop = ##""operation":{"type":"pop"}"##

/// The member `operation` of a request with a finished swipe.
let swipe = ##""operation":{"type":"interactivePop","outcome":"finished"}"##

/// Returns a screen whose code writes `properties` in `callback`.
func writing(_ id: String, _ callback: String, _ properties: String, _ rest: String = "") -> String {
    ##"{"id":"\##(id)","callbacks":{"\##(callback)":{\##(properties)}}\##(rest)}"##
}
