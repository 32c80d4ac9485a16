import Foundation
import NavigationStyle
import Testing

/// A request and a code of a diagnostic: an example that has the diagnostic, or a near miss.
///
/// `Example` has a file for each code: lists of examples that are `shown`, and of those that only come `close`. A
/// `request` is a body that the service takes; a `note` says what it shows, and so do those after it.
struct DiagnosticExample: Sendable, CustomTestStringConvertible {
    let code: Diagnostic.Code
    /// The expected pointer to the cause in the request.
    let pointer: String?
    let severity: Diagnostic.Severity?
    /// A part of the expected message.
    let words: String?
    /// The whole of the expected message and fix; the first example of a code has them.
    let message, fix: String?
    /// The body of a request, whose kind follows from its keys.
    let request: Value

    var testDescription: String { "\(code.rawValue) \(pointer ?? "") \((try? encoded(request)) ?? "")" }

    private init(of code: Diagnostic.Code, _ members: [String: Value]) {
        func text(_ key: String) -> String? { if case .string(let text)? = members[key] { text } else { nil } }
        self.code = code
        pointer = text("pointer")
        severity = text("severity").flatMap(Diagnostic.Severity.init)
        words = text("words")
        (message, fix) = (text("message"), text("fix"))
        request = members["request"] ?? .null
        let known: Set = ["note", "pointer", "severity", "words", "message", "fix", "request"]
        precondition(known.isSuperset(of: members.keys), "\(code.rawValue): \(members.keys)")
    }

    /// Returns all diagnostics of the answer with the given parts.
    func diagnostics(including parts: Inclusion? = nil) throws -> [Diagnostic] {
        try NavigationStyleTests.diagnostics(of: try encoded(request), including: parts)
    }

    /// Returns the diagnostics of each transition in the answer, or of the stack at rest.
    func answers() throws -> [[Diagnostic]] { try NavigationStyleTests.answers(to: try encoded(request)) }

    static let shown = all("shown")
    static let close = all("close")

    private static func all(_ kind: String) -> [DiagnosticExample] {
        Diagnostic.Code.allCases.flatMap { code in
            (files[code]?[kind] ?? []).map { DiagnosticExample(of: code, $0) }
        }
    }

    /// The folder of the examples.
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Example")

    private static let files = Dictionary(uniqueKeysWithValues: Diagnostic.Code.allCases.map { ($0, file(of: $0)) })

    private static func file(of code: Diagnostic.Code) -> [String: [[String: Value]]] {
        guard let text = try? String(contentsOf: folder.appending(path: code.rawValue + ".json"), encoding: .utf8)
        else {
            return [:]
        }
        do { return try decoded(text) } catch { fatalError("\(code.rawValue).json: \(error)") }
    }
}

/// Returns all diagnostics of the answer to `request` with the given parts.
func diagnostics(of request: String, including parts: Inclusion? = nil) throws -> [Diagnostic] {
    try answers(to: request, including: parts).flatMap(\.self)
}

/// Returns the diagnostics of each transition in the answer to `request`, or of its stack at rest.
private func answers(to request: String, including parts: Inclusion? = nil) throws -> [[Diagnostic]] {
    if request.contains(##""operations""##) {
        var request = try decoded(request, as: ReplayRequest.self)
        request.scenario.include = parts ?? request.scenario.include
        return try request.response().transitions.map { $0.diagnostics ?? [] }
    }
    if request.contains(##""operation""##) {
        var request = try decoded(request, as: TransitionRequest.self)
        request.scenario.include = parts ?? request.scenario.include
        return [try request.response().diagnostics ?? []]
    }
    var request = try decoded(request, as: ResolveRequest.self)
    request.scenario.include = parts ?? request.scenario.include
    return [try request.response().diagnostics ?? []]
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
