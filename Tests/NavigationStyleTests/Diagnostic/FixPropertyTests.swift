import NavigationStyle
import NavigationStyleTestSupport
import Testing

/// A fix that is told works: carried out on the body as it is sent, the diagnostic is gone and none has come that matters
/// as much.
struct FixPropertyTests {
    /// What two diagnostics have in common that say the same of the same.
    private struct Key: Hashable {
        var code: Diagnostic.Code
        var screen: Screen.ID?
        var property: String?

        init(_ diagnostic: Diagnostic) {
            code = diagnostic.code
            screen = diagnostic.screen
            property = diagnostic.property
        }
    }

    @Test(arguments: RandomRun.policies)
    func `edits make their diagnostic go, and bring none that matters as much`(policy: String) throws {
        let page = try #require(PolicyPage.named(policy))
        var random = RandomModel(seed: 0xF1C5)
        var tried = 0
        for _ in 0..<RandomRun.fixedRequests {
            let request = random.replayRequest(count: 3, policy: random.policy(of: page))
            guard let response = try? request.response() else { continue }
            let body = try decoded(try encoded(request), as: Value.self)
            for (index, transition) in response.transitions.enumerated() {
                for diagnostic in transition.diagnostics ?? [] {
                    guard let edits = diagnostic.edits else { continue }
                    tried += 1
                    let mended = try decoded(try encoded(try body.patched(by: edits)), as: ReplayRequest.self)
                    let new = try mended.response().transitions
                    try expect(diagnostic, of: transition, toBeGoneFrom: new[index])
                }
            }
        }
        print("\(policy): \(tried) fixes tried")
        #expect(tried > RandomRun.fixedRequests / 4)
    }

    private func expect(
        _ diagnostic: Diagnostic,
        of old: TransitionResponse,
        toBeGoneFrom new: TransitionResponse
    ) throws {
        let known = Dictionary((old.diagnostics ?? []).map { (Key($0), $0.severity) }, uniquingKeysWith: max)
        for other in new.diagnostics ?? [] {
            #expect(Key(other) != Key(diagnostic), "\(diagnostic)")
            #expect(
                other.severity < diagnostic.severity || known[Key(other)].map { $0 >= other.severity } ?? false,
                "\(diagnostic.code) \(diagnostic.edits ?? []): \(other)"
            )
        }
    }

    @Test(arguments: RandomRun.policies)
    func `all edits of an answer can be carried out one after another`(policy: String) throws {
        let page = try #require(PolicyPage.named(policy))
        var random = RandomModel(seed: 0xF1C6)
        for _ in 0..<RandomRun.fixedRequests {
            let request = random.transitionRequest(policy: random.policy(of: page))
            guard let response = try? request.response() else { continue }
            let fixed = (response.diagnostics ?? []).filter { $0.edits != nil }
            guard !fixed.isEmpty else { continue }
            var edits: [Edit] = []
            for edit in fixed.flatMap({ $0.edits ?? [] }) where !edits.contains(edit) { edits.append(edit) }
            let body = try decoded(try encoded(request), as: Value.self)
            let mended = try decoded(try encoded(try body.patched(by: edits)), as: TransitionRequest.self)
            let left = Set((try mended.response().diagnostics ?? []).map(Key.init))
            for diagnostic in fixed { #expect(!left.contains(Key(diagnostic)), "\(diagnostic)") }
        }
    }
}

extension Value {
    /// The value after a JSON Patch.
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
