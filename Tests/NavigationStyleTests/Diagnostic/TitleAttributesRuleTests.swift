import Testing

@testable import NavigationStyle

/// Title attributes that stay after a tap on Back (uikit.G).
struct TitleAttributesRuleTests {
    private static let red = TextAttributes(color: .red)
    private static let blue = TextAttributes(color: .blue)

    /// Returns the diagnostics of a pop from a screen with a blue title to one that writes a red title in `callback`,
    /// with the blue one kept by the bar or not.
    private func diagnostics(
        os: Int = 12,
        in callback: Callback = .viewWillAppear,
        isBackButtonTap: Bool = true,
        keeps: Bool = true
    ) throws -> [Diagnostic] {
        var below = Screen(id: "a")
        below.callbacks[callback].titleTextAttributes = Self.red
        var above = Screen(id: "b")
        above.callbacks.viewWillAppear.titleTextAttributes = Self.blue
        let scenario = Scenario.on([below, above], policy: "system", os: SystemVersion(os))
        var simulation = try Simulation(of: scenario)
        var log = WriteLog(of: scenario, keepsLooks: true, copyingStyles: false, for: .answer(.all))
        simulation.record = OperationRecord(.writes)
        try simulation.restoreHistory(of: scenario)
        log.add(simulation.takeRecord())
        let index = log.addOperation(
            NavigationOperation(.pop(count: 1, animated: true, by: .backButton)),
            at: RequestPointer(.operation)
        )
        simulation.record = OperationRecord(of: index, [.writes, .looks])
        simulation.perform(NavigationCall(verb: .pop(count: 1), animated: true))
        let record = simulation.takeRecord()
        log.add(record)
        if keeps {
            var kept = BarProperties()
            kept.titleTextAttributes = Self.blue
            simulation.writeToBar(kept, by: .system)
        }
        let snapshot = simulation.currentSnapshot(include: [])
        var transition = Transition(from: 1, to: 0, kind: .pop, isAnimated: true)
        transition.isBackButtonTap = isBackButtonTap
        let operation = DiagnosticContext.OperationFacts(
            action: .pop(count: 1),
            index: index,
            pointer: RequestPointer(.operation),
            record: record,
            outcome: .changed,
            transition: transition,
            innerPopGesture: nil,
            alongside: [],
            isAtRest: true,
            before: nil,
            wasItemStackAtRisk: false,
            stackCountBefore: 2,
            unrun: nil,
            untaken: nil,
            animator: nil
        )
        let context = simulation.diagnosticContext(after: snapshot, operation, logging: log)
        var findings = DiagnosticFindings(for: .answer(.all))
        TitleAttributesRule.check(context, &findings)
        return findings.diagnostics
    }

    @Test(arguments: [11, 12])
    func `after a tap on Back the attributes of the screen that went are told`(os: Int) throws {
        let found = try #require(try diagnostics(os: os).first)
        #expect(found.code == .titleAttributesStay && found.severity == .warning && found.screen == "a")
        #expect(found.pointer?.description == "/stack/0/callbacks/viewWillAppear/titleTextAttributes")
        #expect(found.message.contains("the titleTextAttributes of \"b\""))
        #expect(found.fix.contains("viewDidAppear"))
    }

    @Test func `what only comes close is not`() throws {
        #expect(try diagnostics(isBackButtonTap: false).isEmpty)
        #expect(try diagnostics(os: 10).isEmpty)
        #expect(try diagnostics(os: 13).isEmpty)
        #expect(try diagnostics(in: .viewDidAppear).isEmpty)
        #expect(try diagnostics(keeps: false).isEmpty)
        // A title that is written only once is an ordinary leak.
        #expect(try diagnostics(in: .viewDidLoad).isEmpty)
    }
}
