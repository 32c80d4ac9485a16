import NavigationStyle
import Testing

/// A request as a tree, so that edits can be applied to it.
struct PatchedRequest {
    var body: Value

    init(_ body: Value) {
        self.body = body
    }

    init(_ request: some Encodable) throws {
        body = try decoded(try encoded(request), as: Value.self)
    }

    func patched(by edits: [Edit]) throws -> PatchedRequest { PatchedRequest(try body.patched(by: edits)) }

    /// The look and the diagnostics at the end of a transition.
    struct Ending {
        var diagnostics: [Diagnostic]
        var top: Screen.ID?
        var bar: BarState?
    }

    /// Returns the end of each transition on `os`, by default the request's own; nil if the request is invalid.
    func endings(on os: SystemVersion? = nil, telling: Bool = false) throws -> [Ending]? {
        var form = try form()
        form.scenario.include = telling ? [.diagnostics, .fixes] : []
        if let os { form.scenario.environment.os = os }
        return try? form.endings()
    }

    private func form() throws -> any AnsweredRequest {
        let text = try encoded(body)
        if body["operations"] != nil { return try decoded(text, as: ReplayRequest.self) }
        if body["operation"] != nil { return try decoded(text, as: TransitionRequest.self) }
        return try decoded(text, as: ResolveRequest.self)
    }

    /// Every screen of the request, with its place.
    var screens: [(path: String, screen: Value)] {
        var screens: [(String, Value)] = []
        func add(_ value: Value?, at path: String) {
            if let value, value["id"] != nil { screens.append((path, value)) }
        }
        func addAll(_ value: Value?, at path: String) {
            guard case .array(let elements) = value else { return }
            for (index, element) in elements.enumerated() { add(element, at: "\(path)/\(index)") }
        }
        func addOperation(_ operation: Value?, at path: String) {
            add(operation?["screen"], at: path + "/screen")
            addAll(operation?["screens"], at: path + "/screens")
        }
        addAll(body["stack"], at: "/stack")
        addOperation(body["operation"], at: "/operation")
        if case .array(let operations) = body["operations"] {
            for (index, operation) in operations.enumerated() { addOperation(operation, at: "/operations/\(index)") }
        }
        return screens
    }
}

/// A request of a kind whose answers have edits.
private protocol AnsweredRequest {
    var scenario: Scenario { get set }
    func endings() throws -> [PatchedRequest.Ending]
}

extension TransitionRequest: AnsweredRequest {
    fileprivate func endings() throws -> [PatchedRequest.Ending] { [PatchedRequest.Ending(try response())] }
}

extension ReplayRequest: AnsweredRequest {
    fileprivate func endings() throws -> [PatchedRequest.Ending] {
        try response().transitions.map { PatchedRequest.Ending($0) }
    }
}

extension ResolveRequest: AnsweredRequest {
    fileprivate func endings() throws -> [PatchedRequest.Ending] {
        let response = try response()
        return [
            PatchedRequest.Ending(
                diagnostics: response.diagnostics ?? [],
                top: scenario.stack.last?.id,
                bar: response.bar
            )
        ]
    }
}

extension PatchedRequest.Ending {
    fileprivate init(_ response: TransitionResponse) {
        self.init(
            diagnostics: response.diagnostics ?? [],
            top: response.stack.after.last,
            bar: response.bars.after
        )
    }
}

extension Value {
    /// Returns the value after a JSON Patch.
    func patched(by edits: [Edit]) throws -> Value {
        var result = self
        for edit in edits {
            result = try result.patched(edit, at: ArraySlice(JSONPointer.tokens(of: edit.path)))
        }
        return result
    }

    private func patched(_ edit: Edit, at tokens: ArraySlice<String>) throws -> Value {
        let token = try #require(tokens.first, "\(edit)")
        let rest = tokens.dropFirst()
        var result = self
        switch self {
        case .object:
            if rest.isEmpty {
                if edit.op != .add { #expect(result[token] != nil, "\(edit)") }
                result[token] = edit.value
            } else {
                result[token] = try #require(result[token], "\(edit)").patched(edit, at: rest)
            }
        case .array(var elements):
            let index = try #require(Int(token))
            elements[index] = try elements[index].patched(edit, at: rest)
            result = .array(elements)
        default: Issue.record("\(edit) leads into \(self)")
        }
        return result
    }
}
