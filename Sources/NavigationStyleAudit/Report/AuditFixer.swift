import NavigationStyle

/// Looks for changes after which findings are gone, and tries each out by searching the changed graph in whole.
struct AuditFixer {
    /// How many changes are tried out at most.
    private static let mostTrials = 60
    /// How many steps of the engine the trials take at most.
    private static let mostSteps = 200_000
    /// How many edits the plan at the end has at most.
    private static let mostEdits = 10

    private let request: AuditRequest
    private let tree: Value
    private let response: AuditResponse
    private let budget: Budget
    private let threads: Int
    private let before: FoundSeverities
    /// What might help, where that is known from elsewhere.
    private let proposals: [FixProposal]?
    private var trials = 0

    init(_ request: AuditRequest, _ response: AuditResponse, within budget: Budget, threads: Int = 1) {
        var request = request
        request.fixes = false
        self.request = request
        self.response = response
        self.budget = budget
        self.threads = threads
        tree = request.tree
        before = FoundSeverities(response)
        proposals = nil
    }

    /// Makes one for runs that were made elsewhere.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - before: What they found.
    ///   - proposals: What might help against it.
    ///   - budget: How far each trial may go.
    ///   - threads: On how many threads.
    init(
        _ request: AuditRequest,
        _ before: FoundSeverities,
        _ proposals: [FixProposal],
        within budget: Budget,
        threads: Int
    ) {
        var request = request
        request.fixes = false
        self.request = request
        self.threads = threads
        response = AuditResponse(runs: [], matrix: [])
        self.budget = budget
        tree = request.tree
        self.before = before
        self.proposals = proposals
    }

    /// The fixes that were found, and last the plan that takes away most.
    mutating func fixes() -> [AuditFix] {
        guard before.isComplete, !before.severities.isEmpty else { return [] }
        var found: [(fix: AuditFix, candidate: FixProposal)] = []
        var tried: Set<[Edit]> = []
        for candidate in candidates where tried.insert(candidate.edits).inserted {
            guard let after = trial(candidate.edits, of: tree) else { continue }
            let fix = fix(candidate.edits, candidate.message, after)
            if !after.isWorse(than: before), !fix.removes.isEmpty { found.append((fix, candidate)) }
        }
        let single = found.map(\.fix)
        guard let plan = plan(of: found.map(\.candidate), single) else { return single }
        return single + [plan]
    }

    /// What is found after `edits`; nil where they cannot be made, or enough has been tried.
    private mutating func trial(_ edits: [Edit], of tree: Value) -> FoundSeverities? {
        guard trials < Self.mostTrials, trials * before.steps <= min(Self.mostSteps, budget.steps), !budget.isOver()
        else { return nil }
        trials += 1
        var changed = tree
        for edit in edits {
            guard let next = changed.applying(edit) else { return nil }
            changed = next
        }
        var reader = ValueReader(at: changed, checksText: false)
        guard let request = AuditRequest.read(from: &reader, orNull: false), reader.faults.isEmpty,
            let response = try? request.response(within: budget, threads: threads)
        else { return nil }
        let after = FoundSeverities(response)
        return after.isComplete ? after : nil
    }

    private func fix(_ edits: [Edit], _ message: String, _ after: FoundSeverities) -> AuditFix {
        AuditFix(
            edits: edits,
            policy: nil,
            removes: before.severities.keys.filter { after.severities[$0] == nil }.sorted(),
            adds: after.severities.keys.filter { before.severities[$0] == nil }.sorted(),
            left: after.severities.count,
            message: message
        )
    }

    /// The fixes together, those first that take away most for each of their edits.
    private mutating func plan(of candidates: [FixProposal], _ fixes: [AuditFix]) -> AuditFix? {
        guard fixes.count > 1 else { return nil }
        var left = Set(before.severities.keys)
        var open = Array(fixes.indices)
        var edits: [Edit] = []
        var best: AuditFix?
        while !left.isEmpty {
            func worth(_ index: Int) -> Double {
                Double(left.intersection(fixes[index].removes).count) / Double(fixes[index].edits.count)
            }
            guard let next = open.max(by: { worth($0) < worth($1) }), worth(next) > 0 else { break }
            open.removeAll { $0 == next }
            let together = edits + fixes[next].edits.filter { !edits.contains($0) }
            guard together.count <= Self.mostEdits, !conflicts(together), let after = trial(together, of: tree),
                !after.isWorse(than: before), after.severities.count < best?.left ?? .max
            else { continue }
            edits = together
            best = fix(together, "All of these together", after)
            left = Set(after.severities.keys).intersection(left)
        }
        guard let best, best.edits.count > fixes.map(\.edits.count).min() ?? 0 else { return nil }
        return fixes.contains { $0.edits == best.edits } ? nil : best
    }

    /// Whether one edit puts something where another has put something else, or taken something away.
    private func conflicts(_ edits: [Edit]) -> Bool {
        edits.indices.contains { first in
            edits[(first + 1)...].contains {
                JSONPointer.isWithin(edits[first].path, $0.path) || JSONPointer.isWithin($0.path, edits[first].path)
            }
        }
    }

    // MARK: - What might help

    /// For each cause the smallest changes first: who wrote puts it back, or declares it on its item; who shows it writes
    /// its own.
    var candidates: [FixProposal] {
        if let proposals { return proposals }
        return response.runs.flatMap { run -> [FixProposal] in
            guard case .made(let report) = run.outcome else { return [] }
            return report.causes.flatMap { candidates(against: $0, of: report, in: run) }
        }
    }

    private func candidates(against cause: AuditCause, of report: AuditRun.Report, in run: AuditRun) -> [FixProposal] {
        guard let property = cause.property else { return [] }
        var candidates: [FixProposal] = []
        let findings = cause.findings.map { report.findings[$0] }
        if let writer = cause.screen, let place = place(of: writer) {
            let usual = findings.compactMap { $0.looks.first { $0.isBaseline } }.first
            let back = usual.map { value(of: property, at: $0) } ?? property.unwritten
            candidates.append(write([property: back], in: .viewWillDisappear, at: place, of: writer, "puts back"))
            if run.environment.os >= SystemVersion(13) { candidates += onItem(of: place, writer, run) }
        }
        for finding in findings {
            // Who wrote it means it so on its own screen.
            guard let screen = finding.screen, screen != cause.screen, let place = place(of: screen) else { continue }
            let baseline = finding.looks.first { $0.isBaseline }
            let own = baseline.map { value(of: property, at: $0) } ?? property.unwritten
            candidates.append(write([property: own], in: .viewWillAppear, at: place, of: screen, "writes"))
            if finding.property == .title, case .title(let title)? = baseline?.value {
                candidates.append(largeTitle(title.isLarge, at: place, of: screen))
            }
        }
        return candidates
    }

    private func place(of screen: Screen.ID) -> Int? { request.screens.firstIndex { $0.id == screen } }

    /// What is on the bar after the path of a look.
    private func value(of property: BarProperty, at look: AuditLook) -> BarValue {
        let replay = look.path.replay
        let state =
            if replay.operations.isEmpty {
                Self.state(of: replay.scenario)
            } else {
                try? replay.response().controller
            }
        if property == .isNavigationBarHidden {
            let visibility = BarVisibility(hidden: state?.isNavigationBarHidden ?? false, animation: .asTransition)
            return .visibility(visibility)
        }
        return state?.bar[property] ?? property.unwritten
    }

    private static func state(of scenario: Scenario) -> ControllerState? {
        var scenario = scenario
        scenario.include = .controller
        return try? ResolveRequest(scenario).response().controller
    }

    private func write(
        _ values: [BarProperty: BarValue],
        in callback: Callback,
        at place: Int,
        of screen: Screen.ID,
        _ verb: String
    ) -> FixProposal {
        var edits: [Edit] = []
        var names: [String] = []
        for property in BarProperty.allCases {
            guard let value = values[property] else { continue }
            names.append(property.name)
            let path = ["screens", "\(place)", "callbacks", callback.rawValue, property.name]
            edits += tree.edits(toPut: value.tree(of: property), at: path)
        }
        let what = names.joined(separator: " and ")
        return FixProposal(edits: edits, message: "\"\(screen)\" \(verb) \(what) in \(callback.rawValue)")
    }

    private func largeTitle(_ isLarge: Bool, at place: Int, of screen: Screen.ID) -> FixProposal {
        let path = ["screens", "\(place)", "navigationItem", "largeTitleDisplayMode"]
        let mode = isLarge ? "always" : "never"
        let message = "\"\(screen)\" says itself whether its title is large"
        return FixProposal(edits: tree.edits(toPut: .string(mode), at: path), message: message)
    }

    /// What the screen declares of the bar's appearance goes onto its navigation item.
    private func onItem(of place: Int, _ screen: Screen.ID, _ run: AuditRun) -> [FixProposal] {
        guard let bar = request.screens[place].screen.bar,
            case .appearance(let appearance)? = bar.properties(for: run.environment.os)[.standardAppearance]
        else { return [] }
        let pointer = "/screens/\(place)/bar/"
        var edits: [Edit] = []
        if bar.background != nil { edits.append(Edit(.remove, pointer + "background")) }
        if bar.shadow != nil { edits.append(Edit(.remove, pointer + "shadow")) }
        if bar.title != nil { edits.append(Edit(.remove, pointer + "title")) }
        var changed = tree
        for slot in ["standardAppearance", "scrollEdgeAppearance"] {
            let put = changed.edits(toPut: appearance.tree, at: ["screens", "\(place)", "navigationItem", slot])
            edits += put
            for edit in put { changed = changed.applying(edit) ?? changed }
        }
        return [FixProposal(edits: edits, message: "\"\(screen)\" declares its appearance on its navigationItem")]
    }
}

extension BarValue {
    /// The value as it stands in a write of `property`.
    fileprivate func tree(of property: BarProperty) -> Value {
        var write = BarProperties()
        write[property] = self
        return write.tree[property.name] ?? .null
    }
}

extension BarProperty {
    /// What a bar has that nobody wrote to, as a write; an explicit translucency cannot be taken back (uikit.md A2).
    fileprivate var unwritten: BarValue {
        switch kind {
        case .barStyle: .barStyle(.default)
        case .flag: .flag(self == .isTranslucent)
        case .number: .number(1)
        case .visibility: .visibility(BarVisibility(hidden: false, animation: .asTransition))
        case .color, .image, .textAttributes, .appearance: .null
        }
    }
}
