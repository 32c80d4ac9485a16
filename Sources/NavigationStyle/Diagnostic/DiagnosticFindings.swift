/// The findings of the rules so far, in any order; ``close()`` sorts them.
struct DiagnosticFindings {
    /// The diagnostics; after ``close()``, in document order of their causes, then in the order of their codes.
    private(set) var diagnostics: [Diagnostic] = []
    /// A bit for each code that occurs.
    private var codes: UInt64 = 0
    /// The fixes that are proposed for each.
    private(set) var fixes: [[Fix]] = []
    /// The goal of the fix on trial; nil if there is none.
    private let goal: FixGoal?
    /// Whether the texts of diagnostics are needed.
    let hasWords: Bool
    /// The diagnostics for which fixes are proposed.
    private let proposals: WriteLog.Proposals
    /// The index of the transition that they belong to, in the answer.
    private let transition: Int
    /// The facts already stated about a standard appearance.
    private var saidOfStandard: Set<Said> = []
    /// Whether the diagnostics show that the fix on trial fails.
    private(set) var isGoalMissed = false

    init(for purpose: WriteLog.Purpose, ofTransition transition: Int = 0) {
        goal = if case .trial(let goal) = purpose { goal } else { nil }
        proposals = if case .answer(let proposals) = purpose { proposals } else { .none }
        hasWords = purpose.hasWords
        self.transition = transition
    }

    /// Adds a diagnostic of the kind that `page` describes, about `property` of the bar.
    ///
    /// A declared style sets both appearances at once: a fact about one is not repeated for the other.
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
        if property == .scrollEdgeAppearance || property == .standardAppearance {
            let said = Said(code: page.code, screen: screen, pointer: pointer())
            if property == .standardAppearance {
                saidOfStandard.insert(said)
            } else if saidOfStandard.contains(said) {
                return
            }
        }
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

    /// Adds a diagnostic of the kind that `page` describes; of equal ones the first is kept in the end.
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
        var diagnostic = Diagnostic(
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
        // A diagnostic that may be dropped as the consequence of another does not show that the fix fails.
        if let goal, page.bit & DiagnosticPair.consequences == 0,
            goal.rulesOut(Diagnostic.Key(diagnostic), diagnostic.severity, in: transition)
        {
            isGoalMissed = true
        }
        if hasWords { self.fixes.append(propose(fixes(), against: &diagnostic, reason())) }
        diagnostics.append(consume diagnostic)
    }

    /// Returns the fixes that are proposed for `diagnostic`, and records in it the reason why it has no edits until one
    /// of them works.
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

    /// Sorts the diagnostics, and drops duplicates and the consequences of others.
    ///
    /// Those of a fix that fails stay as they are, since nobody reads them; those of a fix that works are not sorted.
    mutating func close() {
        guard !isGoalMissed else { return }
        if goal == nil { sort() } else { dropDuplicates() }
        dropConsequences()
        // All others have been judged as they were added.
        if let goal, codes & DiagnosticPair.consequences != 0 {
            isGoalMissed = goal.isMissed(by: diagnostics, in: transition, amongConsequences: true)
        }
    }

    /// Drops each diagnostic that equals an earlier one.
    private mutating func dropDuplicates() {
        guard codes.nonzeroBitCount < diagnostics.count else { return }
        let kept = distinct
        if kept.count < diagnostics.count { keep(kept) }
    }

    /// Sorts the diagnostics; of equal ones that follow one another, the first stays.
    private mutating func sort() {
        // Rules add diagnostics nearly in order, and there are usually few.
        guard diagnostics.count > 1, !isInOrder else { return }
        var order: [Int] = []
        order.reserveCapacity(diagnostics.count)
        for index in diagnostics.indices.sorted(by: { comesBefore($0, $1) }) {
            if let last = order.last, diagnostics[last] == diagnostics[index] { continue }
            order.append(index)
        }
        diagnostics = order.map { diagnostics[$0] }
        if hasWords { fixes = order.map { fixes[$0] } }
    }

    /// Whether each diagnostic comes after the one before it.
    private var isInOrder: Bool { diagnostics.indices.dropFirst().allSatisfy { order(of: $0 - 1, $0) < 0 } }

    /// Drops the diagnostics whose cause another diagnostic states.
    private mutating func dropConsequences() {
        // Usually no pair is complete.
        let pairs = DiagnosticPair.all.filter { $0.codes & codes == $0.codes }
        guard !pairs.isEmpty else { return }
        let kept = withoutConsequences(by: pairs)
        if kept.count < diagnostics.count { keep(kept) }
    }

    /// The indices of the diagnostics that equal no earlier one.
    private var distinct: [Int] {
        guard let byScreen else {
            return diagnostics.indices.filter { !repeatsEarlier($0, among: diagnostics.indices) }
        }
        return diagnostics.indices.filter {
            !repeatsEarlier($0, among: byScreen[diagnostics.span[$0].screen] ?? [])
        }
    }

    /// Returns the indices of the diagnostics that are not the consequences of others, by `pairs`.
    private func withoutConsequences(by pairs: [DiagnosticPair]) -> [Int] {
        guard let byScreen else {
            return diagnostics.indices.filter { !isConsequence($0, of: diagnostics.indices, by: pairs) }
        }
        return diagnostics.indices.filter {
            !isConsequence($0, of: byScreen[diagnostics.span[$0].screen] ?? [], by: pairs)
        }
    }

    /// The greatest number of diagnostics that are compared all with all.
    private static var mostCompared: Int { 32 }

    /// The indices of the diagnostics by their screens, in order; nil if there are few.
    ///
    /// Only those of one screen can be equal, or about one thing.
    private var byScreen: [Screen.ID?: [Int]]? {
        guard diagnostics.count > Self.mostCompared else { return nil }
        return Dictionary(grouping: diagnostics.indices) { diagnostics.span[$0].screen }
    }

    /// Whether an earlier one of `others`, which are in order, equals the diagnostic at `index`.
    @inline(__always) private func repeatsEarlier(_ index: Int, among others: some Sequence<Int>) -> Bool {
        // Member by member, as here and below a whole diagnostic would be copied: mostly one of these differs.
        let found = diagnostics.span
        for earlier in others {
            if earlier >= index { return false }
            if found[earlier].code == found[index].code, found[earlier].property == found[index].property,
                found[earlier].pointer == found[index].pointer, isEqual(earlier, index)
            {
                return true
            }
        }
        return false
    }

    @inline(never) private func isEqual(_ left: Int, _ right: Int) -> Bool { diagnostics[left] == diagnostics[right] }

    /// Whether the diagnostic at `index` is the consequence of one of `others`.
    @inline(__always)
    private func isConsequence(_ index: Int, of others: some Sequence<Int>, by pairs: [DiagnosticPair]) -> Bool {
        let found = diagnostics.span
        for pair in pairs where pair.consequence == found[index].code {
            for cause in others where found[cause].code == pair.cause && found[cause].screen == found[index].screen {
                if pair.isOfOneThing(diagnostics[cause], diagnostics[index]) { return true }
            }
        }
        return false
    }

    /// Keeps only the diagnostics at `indices`, which ascend.
    private mutating func keep(_ indices: [Int]) {
        for (place, index) in indices.enumerated() where place < index {
            diagnostics.swapAt(place, index)
            if hasWords { fixes.swapAt(place, index) }
        }
        let dropped = diagnostics.count - indices.count
        diagnostics.removeLast(dropped)
        if hasWords { fixes.removeLast(dropped) }
    }

    /// The identity of a stated fact: everything but the property.
    private struct Said: Hashable {
        let code: Diagnostic.Code
        let screen: Screen.ID?
        let pointer: RequestPointer
    }

    /// Whether the diagnostic at `left` comes before the one at `right`; ties go to the one found first.
    private func comesBefore(_ left: Int, _ right: Int) -> Bool {
        let order = order(of: left, right)
        return order == 0 ? left < right : order < 0
    }

    /// Returns a number below 0 if the diagnostic at `left` precedes the one at `right`, 0 if neither precedes the
    /// other.
    private func order(of left: Int, _ right: Int) -> Int {
        let diagnostics = diagnostics.span
        if let leftPointer = diagnostics[left].pointer, let rightPointer = diagnostics[right].pointer,
            leftPointer != rightPointer
        {
            return leftPointer < rightPointer ? -1 : 1
        }
        let positions = (diagnostics[left].code.position, diagnostics[right].code.position)
        if positions.0 != positions.1 { return positions.0 - positions.1 }
        let keys = (diagnostics[left].property ?? "", diagnostics[right].property ?? "")
        if keys.0 != keys.1 { return keys.0.utf8.lexicographicallyPrecedes(keys.1.utf8) ? -1 : 1 }
        guard hasWords else { return 0 }
        let messages = (diagnostics[left].message, diagnostics[right].message)
        if messages.0 != messages.1 { return messages.0.utf8.lexicographicallyPrecedes(messages.1.utf8) ? -1 : 1 }
        return 0
    }
}
