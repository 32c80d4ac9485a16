/// What the rules have found so far, in document order of what causes it, then of the codes.
struct DiagnosticFindings {
    private(set) var diagnostics: [Diagnostic] = []
    /// A bit for each kind of which there are any.
    private var codes: UInt64 = 0
    /// The fixes that are proposed for each.
    private(set) var fixes: [[Fix]] = []
    /// What the fix is to reach that is tried; nil where none is.
    private let goal: FixGoal?
    /// Whether anybody reads what the rules have to say.
    let hasWords: Bool
    /// Of which diagnostics fixes are proposed.
    private let proposals: Trace.Proposals
    /// The number of the transition that they are of, among those of the answer.
    private let transition: Int
    /// Whether something is there with which the fix that is tried does not work, whatever else there may be.
    private(set) var isDecided = false

    init(for purpose: Trace.Purpose, ofTransition transition: Int = 0) {
        goal = if case .trial(let goal) = purpose { goal } else { nil }
        proposals = if case .answer(let proposals) = purpose { proposals } else { .none }
        hasWords = purpose.hasWords
        self.transition = transition
    }

    /// Adds a diagnostic of the kind that `page` describes, about `property` of the bar.
    ///
    /// A declared style comes to both appearances at once: what is said of the one is not said again of the other.
    mutating func add(
        _ page: DiagnosticPage,
        severity: Diagnostic.Severity? = nil,
        screen: Screen.ID?,
        property: BarProperty,
        at pointer: @autoclosure () -> RequestPointer,
        sources: Sources? = nil,
        _ message: @autoclosure () -> DiagnosticText,
        fix: @autoclosure () -> DiagnosticText,
        fixes: @autoclosure () -> [Fix] = [],
        noFix reason: @autoclosure () -> Diagnostic.NoEdits.Reason? = nil
    ) {
        if property == .scrollEdgeAppearance, isSaidOfStandardAppearance(page.code, screen, pointer()) { return }
        add(
            page,
            severity: severity,
            screen: screen,
            key: property.name,
            at: pointer(),
            sources: sources,
            message(),
            fix: fix(),
            fixes: fixes(),
            noFix: reason()
        )
    }

    /// Adds a diagnostic of the kind that `page` describes; one that is there already is not added twice.
    mutating func add(
        _ page: DiagnosticPage,
        severity: Diagnostic.Severity? = nil,
        screen: Screen.ID?,
        key: String? = nil,
        at pointer: @autoclosure () -> RequestPointer,
        sources: Sources? = nil,
        _ message: @autoclosure () -> DiagnosticText,
        fix: @autoclosure () -> DiagnosticText,
        fixes: @autoclosure () -> [Fix] = [],
        noFix reason: @autoclosure () -> Diagnostic.NoEdits.Reason? = nil
    ) {
        if diagnostics.isEmpty { diagnostics.reserveCapacity(8) }
        codes |= page.bit
        let pointer = pointer()
        let message = hasWords ? message() : ""
        let diagnostic = Diagnostic(
            code: page.code,
            severity: severity ?? page.severity,
            screen: screen,
            property: key,
            pointer: pointer,
            messageText: message,
            fixText: hasWords ? fix() : "",
            reference: hasWords ? sources?.words ?? page.reference : "",
            references: hasWords ? sources?.references ?? page.references : []
        )
        // There are few, and rules find them nearly in order.
        var index = diagnostics.count
        while index > 0, let earlier = diagnostics[index - 1].pointer, pointer <= earlier {
            if pointer == earlier {
                let order = order(page.code, key, message, index - 1)
                if order == 0, diagnostics[index - 1] == diagnostic { return }
                if order >= 0 { break }
            }
            index -= 1
        }
        // What may be left out as the consequence of another decides nothing.
        if let goal, page.bit & DiagnosticPair.consequences == 0, goal.rulesOut(diagnostic, in: transition) {
            isDecided = true
        }
        diagnostics.insert(diagnostic, at: index)
        if hasWords { self.fixes.insert(propose(fixes(), against: &diagnostics[index], reason()), at: index) }
    }

    /// The fixes that are proposed against `diagnostic`, which says why it has no edits until one of them works.
    private func propose(
        _ fixes: @autoclosure () -> [Fix],
        against diagnostic: inout Diagnostic,
        _ reason: @autoclosure () -> Diagnostic.NoEdits.Reason?
    ) -> [Fix] {
        switch proposals {
        case .none: return []
        case .allButMeant where diagnostic.code.mayBeMeant:
            diagnostic.noEdits = Diagnostic.NoEdits(.notAsked)
            return []
        case .allButMeant, .all:
            let fixes = fixes()
            diagnostic.noEdits = Diagnostic.NoEdits(
                fixes.isEmpty ? reason() ?? diagnostic.code.usualReason : .noneWorks
            )
            return fixes
        }
    }

    /// Takes out what another diagnostic gives the cause of.
    mutating func dropConsequences() {
        // Mostly no pair is there at all.
        let pairs = DiagnosticPair.all.filter { $0.codes & codes == $0.codes }
        guard !pairs.isEmpty else { return }
        let consequences = diagnostics.indices.filter { index in
            pairs.contains { $0.consequence == diagnostics[index].code && hasCause(of: index, in: $0) }
        }
        for index in consequences.reversed() {
            diagnostics.remove(at: index)
            if hasWords { fixes.remove(at: index) }
        }
    }

    /// Whether the cause of the diagnostic at `consequence`, as `pair` has it, is there.
    private func hasCause(of consequence: Int, in pair: DiagnosticPair) -> Bool {
        diagnostics.indices.contains {
            diagnostics[$0].code == pair.cause && pair.isOfOneThing(diagnostics[$0], diagnostics[consequence])
        }
    }

    private func isSaidOfStandardAppearance(
        _ code: Diagnostic.Code,
        _ screen: Screen.ID?,
        _ pointer: RequestPointer
    ) -> Bool {
        diagnostics.contains {
            $0.pointer == pointer && $0.code == code && $0.screen == screen
                && $0.property == BarProperty.standardAppearance.name
        }
    }

    /// Below 0 where what is about to be said comes before the diagnostic at `index`, which has the same cause.
    private func order(_ code: Diagnostic.Code, _ key: String?, _ message: DiagnosticText, _ index: Int) -> Int {
        let positions = (code.position, diagnostics[index].code.position)
        if positions.0 != positions.1 { return positions.0 - positions.1 }
        let keys = (key ?? "", diagnostics[index].property ?? "")
        if keys.0 != keys.1 { return keys.0.utf8.lexicographicallyPrecedes(keys.1.utf8) ? -1 : 1 }
        let messages = (message.description, diagnostics[index].message)
        if messages.0 != messages.1 { return messages.0.utf8.lexicographicallyPrecedes(messages.1.utf8) ? -1 : 1 }
        return 0
    }
}
