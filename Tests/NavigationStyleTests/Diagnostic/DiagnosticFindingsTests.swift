import NavigationStyleTestSupport
import Testing

@testable import NavigationStyle

/// The findings of rules for each purpose of a run.
struct DiagnosticFindingsTests {
    /// Returns the findings in a stack without operations, under a policy with rules of use.
    private func findings(
        in scenario: Scenario,
        for purpose: WriteLog.Purpose
    ) throws -> DiagnosticFindings {
        var simulation = try Simulation(of: scenario)
        var log = WriteLog(of: scenario, keepsLooks: false, copyingStyles: false, for: purpose)
        simulation.record = OperationRecord(.writes)
        try simulation.restoreHistory(of: scenario)
        log.add(simulation.takeRecord())
        let snapshot = simulation.currentSnapshot(include: [])
        return simulation.diagnosticContext(after: snapshot, logging: log).findings()
    }

    /// Returns a random stack under a policy with rules of use.
    private func scenario(stackCount: ClosedRange<Int>, _ random: inout RandomModel) -> Scenario {
        var scenario = random.scenario(stackCount: stackCount)
        scenario.policy = PolicySelection("transitionBar")
        scenario.controller = nil
        for index in scenario.stack.indices { scenario.stack[index].library = nil }
        return scenario
    }

    @Test func `a trial finds what an answer tells, without a word`() throws {
        var random = RandomModel(seed: 0xD1AB)
        var count = 0
        for _ in 0..<200 {
            let scenario = scenario(stackCount: 1...4, &random)
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

    /// Returns the scenario with a change on one of its screens, as a fix makes it.
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
            let scenario = scenario(stackCount: 1...4, &random)
            let told = try findings(in: scenario, for: .listing).diagnostics
            let changed = changed(scenario, at: round)
            let all = try findings(in: changed, for: .listing).diagnostics
            let before = ToldDiagnostics([DiagnosticTable(told)])
            let goals = told.map { FixGoal([Diagnostic.Key($0)], of: before) }
            for goal in goals {
                let found = try findings(in: changed, for: .trial(goal)).diagnostics
                #expect(goal.isMissed(by: [found]) == goal.isMissed(by: [all]))
                // A partial result about other diagnostics is correct as well.
                let part = TrialOutcome(of: [found], beside: before, isPart: true)
                for other in goals where other.isMissed(by: part) { #expect(other.isMissed(by: [all])) }
                #expect(goal.isMissed(by: TrialOutcome(of: [all], beside: before)) == goal.isMissed(by: [all]))
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

    @Test func `findings are put in order once, and of equal ones the first stays`() {
        for purpose in [WriteLog.Purpose.listing, .answer(.all)] {
            var findings = DiagnosticFindings(for: purpose)
            // A hundred findings of each kind, added from the last place to the first, twice.
            for index in (0..<200).reversed() {
                let place = RequestPointer(.stack).appending(index / 2).appending(.bar)
                findings.add(StyleLeakRule.leak, screen: "a", property: .tintColor, at: place, "", fix: "")
                findings.add(UsageRule.page, screen: "a", property: .tintColor, at: place, "", fix: "")
            }
            #expect(findings.diagnostics.count == 400, "Nothing is moved meanwhile.")
            findings.close()
            #expect(findings.diagnostics.count == 200)
            #expect(findings.fixes.count == (purpose.hasWords ? 200 : 0))
            let places = findings.diagnostics.compactMap(\.pointer)
            #expect(places == places.sorted())
            let codes: [Diagnostic.Code] = [.styleLeak, .ruleBroken]
            let ordered = codes.sorted { $0.position < $1.position }
            #expect(findings.diagnostics.prefix(2).map(\.code) == ordered)
        }
    }

    @Test(arguments: [3, 60])
    func `of many findings the same are dropped as of few: equal ones, and consequences`(screens: Int) {
        for purpose in [WriteLog.Purpose.listing, .trial(FixGoal())] {
            var findings = DiagnosticFindings(for: purpose)
            for index in 0..<screens {
                let place = RequestPointer(.stack).appending(index).appending(.bar)
                let screen = Screen.ID(rawValue: "screen\(index)")
                // The slot of every third screen is missing alone.
                let pages = [AppearanceSlotRule.page, ScrollEdgeRule.page]
                for page in index % 3 == 2 ? [pages[0]] : pages {
                    for _ in 0..<2 {
                        findings.add(page, screen: screen, property: .standardAppearance, at: place, "", fix: "")
                    }
                }
            }
            findings.close()
            let kept = findings.diagnostics.map { "\($0.code.rawValue) \($0.screen?.rawValue ?? "")" }
            let expected = (0..<screens).map {
                "\($0 % 3 == 2 ? "appearance-slot-missing" : "transparent-at-scroll-edge") screen\($0)"
            }
            #expect(kept.sorted() == expected.sorted())
        }
    }

    @Test func `what names a rule that is not kept begins with the rule`() {
        for rule in PolicyPage.all.flatMap(\.usageRules) {
            #expect(rule.sourcesOfBreach.references == [Reference(rule.id)] + rule.sources)
            #expect(rule.sourcesOfBreach.words == rule.sourcesOfBreach.references.words)
        }
    }
}

/// The facts of a diagnostic, without its texts.
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
