import NavigationStyle
import NavigationStyleTestSupport
import Testing

@testable import NavigationStyleAudit

/// Properties of the fixes of random apps.
///
/// `NAVIGATION_STYLE_AUDIT_GRAPHS` is the number of apps.
struct FixPropertyTests {
    /// The numbers of checked causes.
    private struct Count {
        var graphs = 0
        var causes = 0
        /// The causes with a candidate for a fix, and those with a fix.
        var proposed = 0, fixed = 0
        /// The causes with a fix that adds no finding, and those of them whose first fix adds one.
        var clean = 0, broken = 0
        var fixes = 0
        /// The causes with a fix that adds no finding, whose first fix would add one if fixes were ordered by their
        /// edits alone.
        var brokenByFault = 0
    }

    private static let graphs = OracleTests.isLong ? OracleTests.graphCount : 40

    private static func request(_ seed: Int) -> AuditRequest {
        var random = RandomGraph(seed: UInt64(seed + 21_000))
        var request = random.request(policy: PolicySelection(seed % 4 == 3 ? "transitionBar" : "system"))
        request.limits.steps = 150
        // What surrounds the bar multiplies the steps, so that fewer searches are complete.
        request.takesGestures = false
        for index in request.entries.indices { request.entries[index].navigationController = NavigationController() }
        for index in request.routes.indices {
            (request.routes[index].isBarButtonItemTap, request.routes[index].animator) = (false, nil)
        }
        return request
    }

    /// Returns the first fix of the answer that removes one of `targets`.
    private func first(_ fixes: [AuditFix], _ targets: Set<String>) -> AuditFix? {
        fixes.first { !$0.isPlan && !targets.isDisjoint(with: $0.removes) }
    }

    @Test func `where any candidate adds nothing the first fix adds nothing, what is shown stays, and words say all`()
        throws
    {
        var count = Count()
        for seed in 1...Self.graphs {
            var request = Self.request(seed)
            let response = try request.response()
            request.fixes = false
            guard case .made(let report) = response.runs[0].outcome, report.isComplete else { continue }
            count.graphs += 1
            for fix in response.fixes { try check(fix, of: request, seed) }
            count.fixes += response.fixes.count
            try checkOrder(of: response, report, request, &count, seed)
        }
        #expect(count.broken == 0)
        #expect(count.causes >= 200)
        #expect(count.fixes > 0)
        // The property would detect an order by edits alone.
        #expect(count.brokenByFault > 0)
        if OracleTests.isLong { print(count) }
    }

    /// Tries every candidate of every cause separately.
    private func checkOrder(
        of response: AuditResponse,
        _ report: AuditRun.Report,
        _ request: AuditRequest,
        _ count: inout Count,
        _ seed: Int
    ) throws {
        let before = FixedApp.findings(of: response)
        let proposals = request.proposals(against: response.runs[0])
        let byEdits = response.fixes.filter { $0.policy == nil }.sorted { $0.edits.count < $1.edits.count }
        var outcomes: [[Edit]: (removes: Set<String>, adds: Set<String>)?] = [:]
        func outcome(_ edits: [Edit]) throws -> (removes: Set<String>, adds: Set<String>)? {
            if let known = outcomes[edits] { return known }
            let changed = try FixedApp.apply(edits, to: request)
            var looks = KeptLooks(request)
            var outcome: (removes: Set<String>, adds: Set<String>)?
            if looks.areKept(on: request.screens.indices, in: changed),
                let response = try? changed.response(), case .made(let report) = response.runs[0].outcome,
                report.isComplete
            {
                let after = FixedApp.findings(of: response)
                outcome = (before.fingerprints(missingIn: after), after.fingerprints(missingIn: before))
            }
            outcomes[edits] = .some(outcome)
            return outcome
        }
        for cause in report.causes {
            let targets = Set(cause.findings.map { report.findings[$0].fingerprint })
            count.causes += 1
            let candidates = proposals.filter { Set($0.targets) == targets }
            if !candidates.isEmpty { count.proposed += 1 }
            let best = first(response.fixes, targets)
            if best != nil { count.fixed += 1 }
            var isClean = best?.adds.isEmpty ?? false
            for candidate in candidates where !isClean {
                guard let outcome = try outcome(candidate.edits) else { continue }
                isClean = outcome.adds.isEmpty && !targets.isDisjoint(with: outcome.removes)
            }
            guard isClean else { continue }
            count.clean += 1
            if !(best?.adds.isEmpty ?? false) {
                count.broken += 1
                Issue.record("\(seed): \(cause.message): first \(best?.message ?? "nothing")")
            }
            if !(first(byEdits, targets)?.adds.isEmpty ?? true) { count.brokenByFault += 1 }
        }
    }

    /// Checks that a screen's declared parts are still shown after a fix, and that the text mentions every change.
    private func check(_ fix: AuditFix, of request: AuditRequest, _ seed: Int) throws {
        let changed = try FixedApp.apply(fix.edits, to: request)
        for edit in fix.edits {
            let path = JSONPointer.tokens(of: edit.path)
            if path[0] == "screens", let place = Int(path[1]) {
                #expect(fix.message.contains("\"\(request.screens[place].id)\""))
            }
            for name in leaves(edit.value ?? .null, path) { #expect(fix.message.contains(name), "\(fix.message)") }
        }
        if fix.policy != nil { return }
        for version in [12, 14, 15, 17] {
            var (was, now) = (request, changed)
            was.environments[0].os = SystemVersion(version)
            was.environments[0].linkedSDK = nil
            now.environments = was.environments
            for (place, screen) in request.screens.enumerated() {
                guard let before = FixedApp.bar(of: place, in: was), let after = FixedApp.bar(of: place, in: now) else {
                    continue
                }
                let declared = screen.screen.bar
                if declared?.hidden == true { #expect(after.isHidden == before.isHidden) }
                guard !before.isHidden else { continue }
                if case .color(let color)? = declared?.background,
                    before.background.color == color.resolved(for: was.environments[0].userInterfaceStyle)
                {
                    #expect(
                        after.background.color == before.background.color,
                        "\(seed), iOS \(version): \(fix.message)"
                    )
                }
                if let tint = declared?.tint,
                    before.tintColor == tint.resolved(for: was.environments[0].userInterfaceStyle)
                {
                    #expect(after.tintColor == before.tintColor, "\(seed), iOS \(version): \(fix.message)")
                }
            }
        }
    }

    /// Returns the names of the members that an edit changes.
    private func leaves(_ value: Value, _ path: [String]) -> [String] {
        let isCallback = path.dropFirst(2).first == "callbacks"
        let depth = path.first == "defaults" ? 3 : isCallback ? 5 : 4
        guard path.count < depth, case .object(let members) = value else {
            // The text mentions the call instead of this member.
            let name = path.last ?? ""
            return [name == BarProperty.isNavigationBarHidden.name && isCallback ? "avigationBarHidden" : name]
        }
        return members.flatMap { leaves($0.value, path + [$0.key]) }
    }
}
