import NavigationStyle
import NavigationStyleTestSupport
import Testing

/// Reported differences are visible: without the write at the pointer of a diagnostic about a look, the named screen
/// looks different, or its view has another position, or its transition differs.
struct SeenPropertyTests {
    private static let codesOfLooks: Set<Diagnostic.Code> = [.styleLeak, .inheritedStyle]

    @Test(arguments: RandomRun.policies)
    func `without its cause a leak is not seen`(policy: String) throws {
        var tried = 0
        for answered in try AnsweredTransition.all(under: policy) {
            let (request, response) = (answered.request, answered.response)
            for diagnostic in response.diagnostics ?? []
            where Self.codesOfLooks.contains(diagnostic.code) && !diagnostic.isOfOwnWrite(in: request) {
                tried += 1
                let isSeen = try isSeen(diagnostic, in: response, to: request)
                let place = diagnostic.pointer?.description ?? ""
                #expect(isSeen, "\(diagnostic.message) \(place) in \((try? encoded(request)) ?? "")")
            }
        }
        print("\(policy): \(tried) diagnostics about a look tried without their cause")
    }

    /// Returns whether something looks different without the write at the pointer of `diagnostic`.
    ///
    /// If two screens have written the same value, the diagnostic then names the other one, and if two properties have
    /// one look, the other property, so that writes are removed until none is left.
    private func isSeen(
        _ diagnostic: Diagnostic,
        in response: TransitionResponse,
        to request: TransitionRequest
    ) throws -> Bool {
        var (cause, body) = (diagnostic, try decoded(try encoded(request), as: Value.self))
        for _ in 0..<30 {
            // Code that follows the scroll offset needs its channel, so the whole code is removed.
            let pointer = try #require(cause.pointer).description
            let path = pointer.hasSuffix("/scrollStyling/channel") ? String(pointer.dropLast(8)) : pointer
            body = try body.patched(by: [Edit(.remove, path)])
            let without = try decoded(try encoded(body), as: TransitionRequest.self).response()
            if without.isSeenToDiffer(from: response) { return true }
            guard
                let next = without.diagnostics?.first(where: {
                    $0.code == cause.code && $0.screen == cause.screen && $0.isOfOneLook(with: cause)
                })
            else { return false }
            if next.isOfOwnWrite(in: request) { return true }
            cause = next
        }
        return false
    }
}

extension Diagnostic {
    /// The slots of appearances: without one of them, another one may keep the look.
    private static let slots = ["standardAppearance", "compactAppearance", "scrollEdgeAppearance"]

    /// Whether the diagnostic is about the property of `other`, or about one that may have the same look.
    fileprivate func isOfOneLook(with other: Diagnostic) -> Bool {
        property == other.property
            || [property, other.property].allSatisfy { $0.map(Self.slots.contains) ?? false }
    }

    /// Returns whether the diagnostic reports the loss of the screen's own write.
    fileprivate func isOfOwnWrite(in request: TransitionRequest) -> Bool {
        guard let screen, let pointer = pointer?.description else { return false }
        guard let index = request.scenario.stack.firstIndex(where: { $0.id == screen }) else {
            return pointer.hasPrefix("/operation/screen")
        }
        return pointer.hasPrefix("/stack/\(index)/")
    }
}

extension TransitionResponse {
    fileprivate func isSeenToDiffer(from other: TransitionResponse) -> Bool {
        func seen(_ response: TransitionResponse) -> [ScreenState] {
            (response.screens ?? []).map { state in
                var state = state
                state.bar.provenance = nil
                state.matchesDeclared = true
                return state
            }
        }
        return seen(self) != seen(other) || plan?.presentation != other.plan?.presentation
    }
}
