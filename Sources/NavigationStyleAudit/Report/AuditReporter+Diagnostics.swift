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
            property: nil,
            writtenProperty: diagnostic.property,
            isOnlyAfterHistory: needsHistory,
            cause: nil,
            pointer: spot?.pointer ?? own,
            looks: [],
            differences: [],
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

    // MARK: - Causes

    /// A position in the request, with the kind of screen that has the code.
    private struct Spot {
        var pointer: String
        var kind: Int?
        /// The keys from the screen on.
        var keys: [String] = []
    }

    /// Returns the position in the request that corresponds to a pointer into a replay.
    private func spot(of pointer: RequestPointer, in history: History) -> Spot? {
        let tokens = JSONPointer.tokens(of: pointer.description)
        func screen(_ kind: Int, _ keys: some Sequence<String>) -> Spot {
            let keys = Array(keys)
            let path = keys.map { "/" + JSONPointer.escaped($0) }.joined()
            return Spot(pointer: graph.pointer(to: path, of: kind), kind: kind, keys: keys)
        }
        switch tokens.first {
        case "stack":
            let kinds = graph.entries[history.entry].kinds
            guard tokens.count > 1, let index = Int(tokens[1]), kinds.indices.contains(index) else { return nil }
            return screen(kinds[index], tokens.dropFirst(2))
        case "operations":
            guard tokens.count > 1, let number = Int(tokens[1]), history.moves.indices.contains(number) else {
                return nil
            }
            let move = graph.moves[history.moves[number]]
            switch (move.action, tokens.dropFirst(2).first) {
            case (_, "writes"):
                let path = tokens.dropFirst(2).map { "/" + JSONPointer.escaped($0) }.joined()
                return move.route.map { Spot(pointer: "/routes/\($0)\(path)") }
            case (.update(let update), _):
                guard let kind = graph.kind(making: history.moves[number]) else { return nil }
                return screen(kind, ["updates", "\(update)"] + tokens.dropFirst(2))
            case (.push(let kind, _), "screen"), (.popToOrPush(let kind, _), "screen"):
                return screen(kind, tokens.dropFirst(3))
            case (.set, "screens"), (.replaceTop, "screens"):
                guard tokens.count > 3, let position = Int(tokens[3]) else { return nil }
                let operations = graph.replay(history, in: scenario).operations
                guard case .setViewControllers(let references, _) = operations[number].action,
                    references.indices.contains(position), let kind = graph.kind(of: references[position].id)
                else { return nil }
                return screen(kind, tokens.dropFirst(4))
            default: return Spot(pointer: move.route.map { "/routes/\($0)" } ?? "/pops")
            }
        case "policy":
            guard let index = request.policies.firstIndex(of: scenario.policy) else { return nil }
            return Spot(pointer: "/policies/\(index)" + pointer.description.dropFirst("/policy".count))
        case "defaults" where tokens.dropFirst().first == "navigationBar":
            let rest = pointer.description.dropFirst("/defaults/navigationBar".count)
            return Spot(pointer: "/entries/\(graph.entries[history.entry].place)/properties" + rest)
        case "navigationController":
            return Spot(pointer: "/entries/\(graph.entries[history.entry].place)\(pointer)")
        case "defaults": return Spot(pointer: pointer.description)
        default: return nil
        }
    }

    /// Returns the owner of the code of a kind at `pointer`.
    private func owner(of pointer: String, in kind: Int) -> Screen.ID {
        let layer = graph.layers[kind].first { JSONPointer.isWithin($0.pointer, pointer) && !$0.owner.rawValue.isEmpty }
        return layer?.owner ?? graph.id(of: kind)
    }

    private func cause(of diagnostic: Diagnostic, at spot: Spot?) -> CauseKey? {
        guard let spot else { return nil }
        let callback: Step.Event.Name? =
            switch spot.keys.first {
            case "callbacks": spot.keys.dropFirst().first.flatMap { Step.Event.Name(rawValue: $0) }
            case "updates", "scrollStyling": .call
            case "bar": spot.kind.flatMap { Step.Event.Name(rawValue: graph.kinds[$0].screen.styledIn.rawValue) }
            default: nil
            }
        return CauseKey(
            screen: spot.kind.map { owner(of: spot.pointer, in: $0) },
            property: (spot.keys.last.map { [$0] } ?? []).compactMap { BarProperty(name: $0) }.first
                ?? diagnostic.property.flatMap { BarProperty(name: $0) },
            callback: callback,
            pointer: spot.pointer
        )
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
                property: nil,
                writtenProperty: subject.property,
                isOnlyAfterHistory: false,
                cause: nil,
                pointer: "",
                looks: [],
                differences: [],
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
