import HTTPMessage
import NavigationStyle
import Synchronization
import Testing

/// Three guarantees about diagnostics, checked on the answers to all recorded and reported cases: a reported difference
/// is visible, fixes work, and nothing is reported twice.
@Suite(.enabled(if: VectorFolder.isThere, "there are no vectors beside the checkout"))
struct VectorRuleTests {
    private static let cases = VectorCase.each
    /// The answers so far, by case.
    private static let answers = Mutex<[String: Answer]>([:])

    /// Returns the answer to a case with all its parts, which is computed once.
    private func answer(to each: VectorCase) throws -> Answer {
        let key = each.endpoint + each.request.text
        if let known = Self.answers.withLock({ $0[key] }) { return known }
        let answer = try Answer(to: each.request.replacing(["include"], with: .string("all")), at: each.endpoint)
        Self.answers.withLock { $0[key] = answer }
        return answer
    }

    /// The codes of diagnostics about a look, except those about the background behind the bar.
    private static let codesOfLooks: Set = [
        "style-leak", "inherited-style", "style-snaps", "layout-jump", "hidden-not-animated",
    ]

    // MARK: - Reported differences are visible

    /// The parts of a response that describe a look.
    private static let looks = JSONValue.array(["plan", "screens", "layout", "callbacks"].map(JSONValue.string))

    @Test(arguments: cases)
    func `without its cause a look is another`(_ each: VectorCase) throws {
        let request = each.request.replacing(["include"], with: .string("all"))
        for (index, transition) in try answer(to: each).transitions.enumerated() {
            // One write often causes several diagnostics.
            var answers: [JSONValue: Answer] = [:]
            for diagnostic in transition.diagnostics
            where Self.codesOfLooks.contains(diagnostic.code) && diagnostic.pointer != nil {
                let isSeen = try isSeen(diagnostic, in: transition, index, request, at: each.endpoint, &answers)
                #expect(isSeen, "\(diagnostic.text)")
            }
        }
    }

    /// Returns whether something looks different without the write at the pointer of `diagnostic`.
    ///
    /// If two screens have written the same value, the diagnostic then names the other one, so that writes are removed
    /// until none is left. The looks without the writes that have been removed are kept in `answers`, by the request.
    private func isSeen(
        _ diagnostic: Answer.Diagnostic,
        in transition: Answer.Transition,
        _ index: Int,
        _ request: JSONValue,
        at endpoint: String,
        _ answers: inout [JSONValue: Answer]
    ) throws -> Bool {
        var (cause, body) = (diagnostic, request)
        for _ in 0..<30 {
            guard let pointer = cause.pointer else { return false }
            body = try body.patched(by: [.object(["op": .string("remove"), "path": .string(pointer)])])
            // Diagnostics with tried fixes cost the most time, so they are requested only if the look is the same.
            let without =
                try answers[body] ?? Answer(to: body.replacing(["include"], with: Self.looks), at: endpoint)
            answers[body] = without
            if without.transitions[index].look != transition.look { return true }
            // The screen that jumps as a pop begins is seen only before it.
            if diagnostic.code == "layout-jump" {
                let bars = try Answer(to: body.replacing(["include"], with: .array([.string("bars")])), at: endpoint)
                if bars.transitions[index].before != transition.before { return true }
            }
            let found = try Answer(to: body, at: endpoint).transitions[index]
            guard let next = found.diagnostics.first(where: { $0.key == cause.key }) else { return false }
            cause = next
        }
        return false
    }

    // MARK: - Fixes work

    @Test(arguments: cases)
    func `edits make their diagnostic go, and bring none that matters as much`(_ each: VectorCase) throws {
        var answers: [[JSONValue]: Answer] = [:]
        for (index, transition) in try answer(to: each).transitions.enumerated() {
            let known = Set(transition.diagnostics.map(\.key))
            for diagnostic in transition.diagnostics where !diagnostic.edits.isEmpty {
                let mended =
                    try answers[diagnostic.edits]
                    ?? Answer(to: each.request.patched(by: diagnostic.edits), at: each.endpoint)
                answers[diagnostic.edits] = mended
                for other in mended.transitions[index].diagnostics {
                    #expect(other.key != diagnostic.key, "\(diagnostic.text)")
                    #expect(other.severity < diagnostic.severity || known.contains(other.key), "\(other.text)")
                }
            }
        }
    }

    // MARK: - No duplicates or contradictions

    @Test(arguments: cases)
    func `the edits of an answer go together, and no cause stands beside its consequence`(_ each: VectorCase) throws {
        let answer = try answer(to: each)
        var edits: [JSONValue] = []
        for edit in answer.transitions.flatMap(\.diagnostics).flatMap(\.edits) where !edits.contains(edit) {
            edits.append(edit)
        }
        if !edits.isEmpty { _ = try Answer(to: each.request.patched(by: edits), at: each.endpoint) }
        for transition in answer.transitions {
            let keys = Set(transition.diagnostics.map(\.key))
            for diagnostic in transition.diagnostics {
                for pair in DiagnosticPair.all where pair.cause.rawValue == diagnostic.code {
                    var consequence = diagnostic.key
                    consequence.code = pair.consequence.rawValue
                    #expect(!keys.contains(consequence), "\(diagnostic.text)")
                }
            }
        }
    }
}

/// The service's answer to a request, transition by transition; a resolution counts as one transition.
private struct Answer {
    struct Diagnostic {
        let text: String
        let key: Key
        let severity: NavigationStyle.Diagnostic.Severity
        let pointer: String?
        let edits: [JSONValue]

        var code: String { key.code }

        init(_ value: JSONValue) throws {
            text = value.text
            key = Key(
                code: try #require(value["code"]?.string),
                screen: value["screen"]?.string,
                property: value["property"]?.string
            )
            severity = try #require(value["severity"]?.string.flatMap(NavigationStyle.Diagnostic.Severity.init))
            // Code that follows the scroll offset needs its channel, so the whole code is removed.
            pointer = value["pointer"]?.string.map {
                $0.hasSuffix("/scrollStyling/channel") ? String($0.dropLast(8)) : $0
            }
            edits = value["edits"]?.array ?? []
        }
    }

    /// The key that two equal diagnostics share.
    struct Key: Hashable {
        var code: String
        var screen: String?
        var property: String?
    }

    struct Transition {
        let diagnostics: [Diagnostic]
        /// The bars and views at the end and during the transition, without their provenance.
        let look: [JSONValue?]
        /// The bar before the operation, without its provenance.
        let before: JSONValue?

        init(_ value: JSONValue) throws {
            diagnostics = try (value["diagnostics"]?.array ?? []).map(Diagnostic.init)
            let screens = (value["screens"]?.array ?? []).map { screen in
                screen.replacing(["matchesDeclared"], with: nil).replacing(["bar", "provenance"], with: nil)
            }
            before = value.at("/bars/before")?.replacing(["provenance"], with: nil)
            look = [
                .array(screens), value.at("/plan/presentation"), value.at("/plan/components"), value.at("/bars/during"),
            ]
        }
    }

    let transitions: [Transition]

    init(to request: JSONValue, at endpoint: String) throws {
        let response = TestService.respond(.post, endpoint, json: request)
        let body = try response.json()
        // Some cases expect a refusal.
        guard response.status == .ok else {
            transitions = []
            return
        }
        transitions = try (body["transitions"]?.array ?? [body]).map(Transition.init)
    }
}

extension JSONValue {
    /// Returns the value after a JSON Patch (RFC 6902); a missing place fails the test.
    fileprivate func patched(by edits: [JSONValue]) throws -> JSONValue {
        try edits.reduce(self) { document, edit in
            let path = try #require(edit["path"]?.string)
            let isThere = document.at(path) != nil
            #expect(edit["op"]?.string == "add" || isThere, "\(edit.text)")
            return document.replacing(JSONPointer.tokens(of: path), with: edit["value"])
        }
    }
}
