import NavigationStyleTestSupport
import Testing

@testable import NavigationStyle

/// What rules find, and for what.
struct DiagnosticFindingsTests {
    /// What the rules find in a stack that stands, under a policy with rules of use.
    private func findings(
        in scenario: Scenario,
        for purpose: Trace.Purpose
    ) throws -> DiagnosticFindings {
        var simulation = try Simulation(policy: TransitionBar.selected(by: scenario).policy, scenario: scenario)
        var trace = Trace(of: scenario, keepsLooks: false, for: purpose)
        var history = OperationRecord(.writes)
        try simulation.restoreHistory(of: scenario, &history)
        trace.add(history)
        let snapshot = simulation.currentSnapshot(include: [])
        return simulation.diagnosticContext(after: snapshot, tracing: trace).findings()
    }

    @Test func `a trial finds what an answer tells, without a word`() throws {
        var random = RandomModel(seed: 0xD1AB)
        var count = 0
        for _ in 0..<200 {
            var scenario = random.scenario(stackCount: 1...4)
            scenario.policy = PolicySelection("transitionBar")
            scenario.controller = nil
            for index in scenario.stack.indices { scenario.stack[index].library = nil }
            let told = try findings(in: scenario, for: .answer(.all))
            let found = try findings(in: scenario, for: .listing)
            #expect(Set(found.diagnostics.map(Fact.init)) == Set(told.diagnostics.map(Fact.init)))
            #expect(found.diagnostics.allSatisfy { $0.message.isEmpty && $0.fix.isEmpty })
            #expect(found.fixes.isEmpty)
            #expect(told.fixes.count == told.diagnostics.count)
            count += told.diagnostics.count
        }
        #expect(count > 100)
    }

    /// The scenario with something else on one of its screens, as a fix would have it.
    private func changed(_ scenario: Scenario, at round: Int) -> Scenario {
        var changed = scenario
        let screen = round / 3 % scenario.stack.count
        switch round % 3 {
        case 0: changed.stack[screen].callbacks = Callbacks()
        case 1: changed.stack[screen].bar = nil
        default: changed.stack[screen].callbacks.viewWillAppear[.isTranslucent] = .flag(round % 2 == 0)
        }
        return changed
    }

    @Test func `a trial misses its goal just where all that is wrong misses it`() throws {
        var random = RandomModel(seed: 0x60A1)
        var outcomes: [Bool: Int] = [:]
        for round in 0..<120 {
            var scenario = random.scenario(stackCount: 1...4)
            scenario.policy = PolicySelection("transitionBar")
            scenario.controller = nil
            for index in scenario.stack.indices { scenario.stack[index].library = nil }
            let told = try findings(in: scenario, for: .listing).diagnostics
            let changed = changed(scenario, at: round)
            let all = try findings(in: changed, for: .listing).diagnostics
            let goals = told.map { FixGoal([Diagnostic.Key($0)], of: [DiagnosticTable(told)]) }
            for goal in goals {
                let found = try findings(in: changed, for: .trial(goal)).diagnostics
                #expect(goal.isMissed(by: [found]) == goal.isMissed(by: [all]))
                // What it has found of others is true as well.
                for other in goals where other.isMissed(bySome: [found]) { #expect(other.isMissed(by: [all])) }
                outcomes[goal.isMissed(by: [all]), default: 0] += 1
            }
        }
        #expect(outcomes.values.allSatisfy { $0 > 20 } && outcomes.count == 2, "\(outcomes)")
    }

    @Test func `a listing puts no text together`() {
        var findings = DiagnosticFindings(for: .listing)
        var texts = 0
        func text() -> DiagnosticText {
            texts += 1
            return ""
        }
        findings.add(UsageRule.page, screen: "a", at: RequestPointer(.stack), text(), fix: text(), fixes: [])
        #expect(findings.diagnostics.count == 1)
        #expect(texts == 0)
    }

    @Test func `what names a rule that is not kept begins with the rule`() {
        for rule in PolicyPage.all.flatMap(\.usageRules) {
            #expect(rule.sourcesOfBreach.references == [Reference(rule.id)] + rule.sources)
            #expect(rule.sourcesOfBreach.words == rule.sourcesOfBreach.references.words)
        }
    }
}

/// What a diagnostic is about, without its texts.
private struct Fact: Hashable {
    let code: Diagnostic.Code
    let severity: Diagnostic.Severity
    let screen: Screen.ID?
    let property: String?
    let pointer: RequestPointer?

    init(_ diagnostic: Diagnostic) {
        code = diagnostic.code
        severity = diagnostic.severity
        screen = diagnostic.screen
        property = diagnostic.property
        pointer = diagnostic.pointer
    }
}
