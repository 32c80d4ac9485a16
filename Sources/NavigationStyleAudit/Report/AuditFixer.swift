import NavigationStyle

/// Finds changes that remove findings, and verifies each by a complete search of the changed graph.
struct AuditFixer {
    /// The largest number of changes that are tried.
    private static let mostTrials = 60
    /// The largest number of steps of the engine that the trials take.
    private static let mostSteps = 200_000
    /// The largest number of edits of the plan.
    private static let mostEdits = 10
    /// The number of times a fix is extended by the findings it brings to light.
    private static let mostExtensions = 2

    private let request: AuditRequest
    private let tree: Value
    private let before: FoundFindings
    private let causes: [CauseProposals]
    private let budget: Budget
    private let threads: Int
    private let observer: AuditObserver
    private var keptLooks: KeptLooks
    private var trials = 0
    private var tried: Set<Attempt> = []
    private var found: [Found] = []

    /// The proposals against one cause.
    private struct CauseProposals {
        let targets: [String]
        let proposals: [AuditEdit]
    }

    /// The key of a change, which is tried only once.
    private struct Attempt: Hashable {
        var edits: [Edit]
        var policy: PolicySelection?
    }

    /// A fix that works.
    private struct Found {
        var fix: AuditFix
        var remedy: AuditEdit.Remedy
        /// The index of the cause that it was first proposed for.
        var cause: Int
    }

    /// The results of searching the changed request.
    private struct Trial {
        var request: AuditRequest
        var patch: Patch
        var runs: [AuditRun]
        var after: FoundFindings
    }

    /// Makes a fixer for a request whose runs are done.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - before: The findings of its runs.
    ///   - proposals: The changes to try, in the order of the causes.
    ///   - budget: The limits of each trial.
    ///   - threads: The number of threads.
    ///   - observer: Called with the progress.
    init(
        _ request: AuditRequest,
        _ before: FoundFindings,
        _ proposals: [AuditEdit],
        within budget: Budget,
        threads: Int,
        telling observer: AuditObserver
    ) {
        var request = request
        request.fixes = false
        // Trials are not reported, so they need no positions in the code.
        request.sources = AuditRequest.Sources()
        self.request = request
        tree = request.tree
        self.before = before
        var causes: [CauseProposals] = []
        for proposal in proposals {
            if let last = causes.last, last.targets == proposal.targets {
                causes[causes.count - 1] = CauseProposals(targets: last.targets, proposals: last.proposals + [proposal])
            } else {
                causes.append(CauseProposals(targets: proposal.targets, proposals: [proposal]))
            }
        }
        self.causes = causes
        var budget = budget
        budget.tellsRemnants = false
        self.budget = budget
        self.threads = threads
        self.observer = observer
        keptLooks = KeptLooks(request)
    }

    /// Returns the fixes that work: first the one to make, among those that remove a finding, and last the plan that
    /// removes the most.
    mutating func fixes() -> [AuditFix] {
        guard before.isComplete, before.count > 0 else { return [] }
        for remedy in AuditEdit.Remedy.allCases {
            for (number, cause) in causes.enumerated() where !isSettled(cause) {
                for proposal in cause.proposals where proposal.remedy == remedy && !isSettled(cause) {
                    attempt(proposal, against: number)
                }
                if remedy == .oneScreen { combine(against: number) }
            }
            guard remedy == .policy, let first = causes.firstIndex(where: { !isSettled($0) }) else { continue }
            for policy in FixCandidates.policies(for: request) {
                if let trial = trial([], policy) { note(trial, .policy, [], policy, against: first) }
            }
        }
        func rank(_ found: Found) -> (adds: Int, remedy: Int, cause: Int, edits: Int) {
            let remedy = AuditEdit.Remedy.allCases.firstIndex(of: found.remedy) ?? 0
            return (found.fix.adds.count, remedy, found.cause, found.fix.edits.count)
        }
        let order = found.indices.sorted { left, right in
            let (first, second) = (rank(found[left]), rank(found[right]))
            return first == second ? left < right : first < second
        }
        let fixes = order.map { found[$0].fix }
        return fixes + [plan(of: fixes)].compactMap(\.self)
    }

    /// Whether some fix adds nothing and removes at least half of a cause's findings, so that later proposals need not
    /// be tried.
    private func isSettled(_ cause: CauseProposals) -> Bool {
        found.contains { found in
            found.fix.adds.isEmpty && cause.targets.count { found.fix.removes.contains($0) } * 2 >= cause.targets.count
        }
    }

    // MARK: - Trials

    private mutating func attempt(_ proposal: AuditEdit, against cause: Int) {
        var edits = proposal.edits
        guard var trial = trial(edits) else { return }
        note(trial, proposal.remedy, edits, against: cause)
        // Showing a hidden bar reveals differences that it covered; a developer would style the screen at the same
        // time.
        for _ in 0..<Self.mostExtensions where proposal.remedy == .everyScreen {
            let added = trial.after.subtracting(before)
            guard !added.isEmpty, let extended = extended(trial, by: added), extended != edits,
                let next = self.trial(extended)
            else { return }
            (edits, trial) = (extended, next)
            note(trial, proposal.remedy, edits, against: cause)
        }
    }

    /// Returns the edits of a trial, extended so that the same screens also declare the values that the trial reveals
    /// on them.
    private func extended(_ trial: Trial, by added: [String]) -> [Edit]? {
        var patch = trial.patch
        let places = Set(places(of: trial.patch.edits))
        for run in trial.runs {
            guard let candidates = FixCandidates(trial.request, patch.tree, run) else { continue }
            guard candidates.declare(Set(added), onScreensAt: places, in: &patch) else { return nil }
        }
        return patch.edits
    }

    /// Tries a combination of the fixes of single screens that add nothing.
    private mutating func combine(against cause: Int) {
        let singles = found.filter { $0.cause == cause && $0.remedy == .oneScreen && $0.fix.adds.isEmpty }
        guard singles.count > 1 else { return }
        var patch = Patch(of: tree)
        guard singles.allSatisfy({ patch.add($0.fix.edits) }), let trial = trial(patch.edits) else { return }
        note(trial, .oneScreen, patch.edits, against: cause)
    }

    /// Keeps a fix that works.
    private mutating func note(
        _ trial: Trial,
        _ remedy: AuditEdit.Remedy,
        _ edits: [Edit],
        _ policy: PolicySelection? = nil,
        against cause: Int
    ) {
        let fix = fix(edits, policy, trial.after)
        guard !trial.after.isWorse(than: before), !fix.removes.isEmpty else { return }
        found.append(Found(fix: fix, remedy: remedy, cause: cause))
    }

    /// Searches the changed request.
    ///
    /// The result is nil if the change cannot be made, removes what a screen means to show, or was tried before, or if
    /// enough changes have been tried.
    private mutating func trial(_ edits: [Edit], _ policy: PolicySelection? = nil) -> Trial? {
        guard trials < mostTrials, !budget.isOver(), tried.insert(Attempt(edits: edits, policy: policy)).inserted else {
            return nil
        }
        var patch = Patch(of: tree)
        guard patch.add(edits) else { return nil }
        var reader = ValueReader(at: patch.tree, checksText: false)
        guard var changed = AuditRequest.read(from: &reader, orNull: false), reader.faults.isEmpty else { return nil }
        changed.unknowns = request.unknowns(after: edits)
        let own = changed
        if let policy { changed.policies = [policy] }
        let isEverywhere = policy != nil || edits.contains { $0.path.hasPrefix("/defaults") }
        let places = isEverywhere ? Array(request.screens.indices) : places(of: edits)
        guard changed.faults.isEmpty, keptLooks.areKept(on: places, in: changed) else { return nil }
        trials += 1
        observer.trying(FixProgress(tried: trials, of: expectedTrials))
        var runs: [AuditRun] = []
        if let policy {
            // Findings keep the name of the policy under which they were found.
            let name = own.policies[0].name
            for environment in own.environments {
                runs.append(own.run(under: policy, in: environment, knownAs: name, within: budget, threads: threads))
            }
            guard runs.allSatisfy({ $0.report != nil }) else { return nil }
        } else {
            guard let response = try? changed.response(within: budget, threads: threads) else { return nil }
            runs = response.runs
        }
        let after = FoundFindings(runs, knownBy: policy.map { _ in own.policies[0].name })
        return after.isComplete ? Trial(request: own, patch: patch, runs: runs, after: after) : nil
    }

    /// The number of changes that may be tried.
    private var mostTrials: Int { min(Self.mostTrials, min(Self.mostSteps, budget.steps) / max(before.steps, 1) + 1) }

    /// An estimate of how many trials there will be at most.
    private var expectedTrials: Int {
        max(trials, min(mostTrials, causes.reduce(0) { $0 + (isSettled($1) ? 0 : $1.proposals.count) } + trials))
    }

    private func places(of edits: [Edit]) -> [Int] {
        edits.compactMap { edit in
            let path = JSONPointer.tokens(of: edit.path)
            return path.first == "screens" && path.count > 1 ? Int(path[1]) : nil
        }
    }

    private func fix(_ edits: [Edit], _ policy: PolicySelection?, _ after: FoundFindings) -> AuditFix {
        let words = FixWords.words(of: edits, policy: policy, in: request)
        return AuditFix(
            edits: edits,
            policy: policy,
            removes: before.subtracting(after),
            adds: after.subtracting(before),
            left: after.count,
            message: after.areOfLayout ? words + "; all findings left are about the layout" : words,
            certainty: before.isCertain(anyOf: before.subtracting(after)) ? .certain : .possible
        )
    }

    // MARK: - The plan

    /// Combines the fixes, starting with those that add nothing and remove the most for each of their edits.
    private mutating func plan(of fixes: [AuditFix]) -> AuditFix? {
        let edited = fixes.filter { $0.policy == nil }
        let pool = edited.contains { $0.adds.isEmpty } ? edited.filter { $0.adds.isEmpty } : edited
        var left = Set(pool.flatMap(\.removes))
        var open = Array(pool.indices)
        var patch = Patch(of: tree)
        var best: AuditFix?
        while !left.isEmpty {
            func worth(_ index: Int) -> Double {
                Double(left.intersection(pool[index].removes).count) / Double(pool[index].edits.count)
            }
            guard let next = open.max(by: { worth($0) < worth($1) }), worth(next) > 0 else { break }
            open.removeAll { $0 == next }
            var together = patch
            guard together.add(pool[next].edits), together.edits.count <= Self.mostEdits else { continue }
            // The first fix has been verified on its own.
            if patch.edits.isEmpty {
                (patch, best) = (together, pool[next])
            } else {
                guard let trial = trial(together.edits), !trial.after.isWorse(than: before) else { continue }
                let fix = fix(together.edits, nil, trial.after)
                guard fix.left < best?.left ?? .max, fix.adds.isEmpty || !pool[next].adds.isEmpty else { continue }
                (patch, best) = (together, fix)
            }
            left.subtract(best?.removes ?? [])
        }
        guard var best, !fixes.contains(where: { $0.edits == best.edits }) else { return nil }
        best.isPlan = true
        return best
    }
}
