import NavigationStyle

// The diagnostics of single operations, each with a shortest history that ends with such an operation.
extension AuditReporter {
    /// The key by which the findings of a diagnostic are merged.
    struct DiagnosticKey: Hashable {
        var code: Diagnostic.Code
        var kind: Int?
        var property: String?
    }

    /// An operation that shows a diagnostic.
    private struct Occurrence {
        var severity: Diagnostic.Severity
        /// The index of its history.
        var place: Int
    }

    /// Returns a finding for each kind of diagnostic, screen and property, and whether all operations were looked at.
    func diagnostics() -> (drafts: [Draft], areAll: Bool) {
        guard wantsDiagnostics else { return ([], true) }
        let beginnings = graph.entries.indices.map { History(entry: $0, moves: []) }
        let histories = beginnings + survey.operations
        let (found, areAll) = occurrences(in: histories)
        let occurrences: [DiagnosticKey: Occurrence]
        switch detail {
        case .everything: occurrences = found
        case .everythingAbout(let subjects): occurrences = found.filter { subjects.contains(subject(of: $0.key)) }
        case .subjects: return (found.map { Draft(about: subject(of: $0), $1.severity) }, areAll)
        }
        // Some diagnostics are reported even when time has run out.
        let isLate = effort.isOver()
        let all = Set(occurrences.values.map(\.place)).sorted()
        let places = isLate ? Array(all.prefix(Self.mostReplayedAtOnce)) : all
        let wanted = places.map { place in Set(occurrences.filter { $0.value.place == place }.map(\.key)) }
        let told = places.map { histories[$0] }
        let last = isLate ? Effort(threads: effort.threads) : effort
        let drafts = HistoryWalk(graph, in: scenario, withTexts: true, last).map(told, asking: true) { arrival in
            var open = wanted[arrival.place]
            return arrival.diagnostics.compactMap { diagnostic -> (key: DiagnosticKey, draft: Draft)? in
                let key = key(of: diagnostic)
                guard occurrences[key]?.severity == diagnostic.severity, open.remove(key) != nil else { return nil }
                return (key, draft(diagnostic, key, told[arrival.place], arrival.rehearsal))
            }
        }
        func order(_ key: DiagnosticKey) -> (Int, Int, String) {
            (key.kind ?? -1, Diagnostic.Code.allCases.firstIndex(of: key.code) ?? 0, key.property ?? "")
        }
        let ordered = drafts.compactMap(\.self).joined().sorted { order($0.key) < order($1.key) }
        let areTold = places.count == all.count && (drafts.allSatisfy { $0 != nil } || !effort.isOver())
        return (ordered.map(\.draft), areAll && areTold)
    }

    private func subject(of key: DiagnosticKey) -> Subject {
        Subject(code: .diagnostic(key.code), screen: key.kind.map { graph.id(of: $0) }, property: key.property)
    }

    /// Whether any diagnostic would be reported.
    var wantsDiagnostics: Bool { request.find.codes?.contains(where: \.isDiagnostic) ?? true }

    /// Returns for each diagnostic the most severe operation that shows it, with the shortest history among equals, and
    /// whether all operations were looked at in time.
    private func occurrences(in histories: [History]) -> (found: [DiagnosticKey: Occurrence], areAll: Bool) {
        let keys = memory?.keys(of: histories, in: graph, scenario) ?? []
        var found = memory?.occurrences(of: keys) ?? Array(repeating: nil, count: histories.count)
        let open = found.indices.filter { found[$0] == nil }
        let seen = HistoryWalk(graph, in: scenario, effort).map(open.map { histories[$0] }, asking: true) { arrival in
            arrival.diagnostics.map { (key: key(of: $0), severity: $0.severity) }
        }
        for (place, diagnostics) in zip(open, seen) {
            found[place] = diagnostics
            if let memory, let diagnostics { memory.note(diagnostics, of: keys[place]) }
        }
        var occurrences: [DiagnosticKey: Occurrence] = [:]
        for (place, diagnostics) in found.enumerated() {
            for (key, severity) in diagnostics ?? [] {
                let occurrence = Occurrence(severity: severity, place: place)
                if let known = occurrences[key], !precedes(occurrence, known, in: histories) { continue }
                occurrences[key] = occurrence
            }
        }
        return (occurrences, found.allSatisfy { $0 != nil } || !effort.isOver())
    }

    private func precedes(_ left: Occurrence, _ right: Occurrence, in histories: [History]) -> Bool {
        if left.severity != right.severity { return left.severity.rank < right.severity.rank }
        let (first, second) = (histories[left.place], histories[right.place])
        if first.moves.count != second.moves.count { return first.moves.count < second.moves.count }
        if first.entry != second.entry { return first.entry < second.entry }
        let (words, others) = (names(of: first), names(of: second))
        return words == others ? left.place < right.place : words.lexicographicallyPrecedes(others)
    }

    private func key(of diagnostic: Diagnostic) -> DiagnosticKey {
        DiagnosticKey(
            code: diagnostic.code,
            kind: diagnostic.screen.flatMap { graph.kind(of: $0) },
            property: diagnostic.property
        )
    }

    private func draft(
        _ diagnostic: Diagnostic,
        _ key: DiagnosticKey,
        _ history: History,
        _ rehearsal: Rehearsal
    ) -> Draft {
        let place = key.kind.map { graph.places[$0] }
        let spot = diagnostic.pointer.flatMap { self.spot(of: $0, in: history) }
        let cause = self.cause(of: diagnostic, at: spot)
        let screen = key.kind.map { graph.id(of: $0) }
        let own = place.map { "/screens/\($0)" } ?? ""
        let needsHistory = isOnlyAfterHistory(diagnostic, key.kind, rehearsal.tops)
        var finding = AuditFinding(
            fingerprint: fingerprint(.diagnostic(diagnostic.code), screen, diagnostic.property, cause),
            code: .diagnostic(diagnostic.code),
            severity: diagnostic.severity,
            screen: screen,
            writtenProperty: diagnostic.property,
            isOnlyAfterHistory: needsHistory,
            pointer: spot?.pointer ?? own,
            message: diagnostic.message.namingKinds,
            fix: diagnostic.fix.namingKinds,
            references: diagnostic.references
        )
        if let seen = rehearsal.look(expecting: nil) {
            let path = path(of: history, graph.replay(history, in: scenario))
            finding.looks = [
                AuditLook(value: nil, bar: seen.state.bar, layout: seen.state.layout, path: path, isBaseline: false)
            ]
        }
        return Draft(finding: finding, cause: cause, place: place ?? .max)
    }

    /// Whether the screen came on top, for the visit in which `diagnostic` was found, by more moves than necessary.
    private func isOnlyAfterHistory(_ diagnostic: Diagnostic, _ kind: Int?, _ tops: [Screen.ID?]) -> Bool {
        guard let kind, var arrival = tops.lastIndex(of: diagnostic.screen),
            let first = looksOfKind[kind].map({ looks.reached[$0].length }).min()
        else { return false }
        while arrival > 0, tops[arrival - 1] == diagnostic.screen { arrival -= 1 }
        return arrival > first
    }
}

extension AuditReporter.Draft {
    /// Makes a draft of a diagnostic with nothing but its subject and its severity.
    fileprivate init(about subject: AuditReporter.Subject, _ severity: Diagnostic.Severity) {
        self.init(
            finding: AuditFinding(
                fingerprint: "",
                code: subject.code,
                severity: severity,
                screen: subject.screen,
                writtenProperty: subject.property,
                isOnlyAfterHistory: false,
                pointer: "",
                message: "",
                fix: "",
                references: []
            ),
            cause: nil,
            place: .max
        )
    }
}

extension AuditFinding {
    /// Records whether any path to the diagnostic could be shorter.
    ///
    /// If the search does not tell apart who wrote what, another way to the same state may show the diagnostic and be
    /// shorter. The stacks of the entries are all looked at, so nothing after them is shorter than one move.
    ///
    /// - Parameters:
    ///   - areAll: Whether all histories that the search has found were looked at.
    ///   - tellsWriters: Whether the search is exhaustive and tells apart who wrote what.
    mutating func noteIsShortest(amongAll areAll: Bool, inSearch tellsWriters: Bool) {
        let length = looks.first?.path.length ?? .max
        isShortest = length == 0 || areAll && (length == 1 || tellsWriters)
    }

    /// Whether the diagnostic is about `property`, or about a property whose value makes a bar look so.
    func isAbout(_ property: VisibleProperty) -> Bool {
        guard let written = writtenProperty else { return self.property == property }
        if written == property.rawValue { return true }
        guard let written = BarProperty(name: written) else { return false }
        return BarState.AppearanceSlot.allCases.contains { property.writtenBy(slot: $0).contains(written) }
    }
}

extension String {
    /// The text with kinds in place of instances, "feed" for "feed#2", unless it mentions two instances of one kind.
    var namingKinds: String {
        guard contains("#") else { return self }
        var parts = split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        var instances: [String: Set<String>] = [:]
        for part in parts { if let kind = part.kind { instances[kind, default: []].insert(part) } }
        for index in parts.indices {
            if let kind = parts[index].kind, instances[kind]?.count == 1 { parts[index] = kind }
        }
        return parts.joined(separator: "\"")
    }

    /// The kind of an instance; nil for any other text.
    private var kind: String? {
        guard let sign = lastIndex(of: "#"), sign != startIndex, Int(self[index(after: sign)...]) != nil else {
            return nil
        }
        return String(self[..<sign])
    }
}
