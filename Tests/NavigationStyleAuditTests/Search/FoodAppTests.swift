import Foundation
import NavigationStyle
import NavigationStyleAudit
import Testing

struct FoodAppTests {
    @Test(arguments: ["system", "transitionBar", "kmNavigationBarTransition"])
    func `an app of twelve screens is searched in whole`(policy: String) throws {
        let request = FoodApp(count: 12).request(policy: policy)
        #expect(request.faults.isEmpty)
        let report = try request.report()
        #expect(report.isComplete)
        #expect(report.coverage.never.isEmpty)
    }

    /// Prints the figures of a large app; `NAVIGATION_STYLE_AUDIT_FIGURES` gives its size and policy, as in `60
    /// system`.
    @Test(.enabled(if: figures != nil, "no figures are asked for"))
    func `the figures of a large app`() throws {
        let words = try #require(Self.figures).split(separator: " ")
        let size = try #require(Int(words[0]))
        for isHeavy in [true, false] {
            var request = FoodApp(count: size, isHeavy: isHeavy).request(policy: String(words[1]))
            let scenario = request.scenario(policy: request.policies[0], environment: request.environments[0])
            let clock = ContinuousClock()
            for (word, codes) in [("looks", [AuditCode.historyDependentStyle]), ("all", nil)] {
                request.find.codes = codes
                var found: AuditRun?
                let time = clock.measure {
                    found = request.run(under: scenario.policy, in: scenario.environment)
                }
                guard case .made(let report)? = found?.outcome else { continue }
                let figures = report.statistics
                print(
                    "\(size) \(words[1]) \(isHeavy ? "heavy" : "light") \(word): \(report.precision) "
                        + "\(report.isComplete ? "complete" : "cut"), \(figures.engineSteps) steps, "
                        + "\(figures.controlStates) control states, \(figures.heads) heads, \(figures.looks) looks, "
                        + "\(figures.summaryEdges) edges, \(report.findings.count) findings, "
                        + "longest \(figures.longestShortestPath), \(time)"
                )
            }
        }
    }

    private static let figures = ProcessInfo.processInfo.environment["NAVIGATION_STYLE_AUDIT_FIGURES"]
}
