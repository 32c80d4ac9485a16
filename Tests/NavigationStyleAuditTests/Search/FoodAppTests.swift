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

    /// The figures of a large app; `NAVIGATION_STYLE_AUDIT_FIGURES` names its size and policy: `60 system`.
    @Test(.enabled(if: figures != nil, "no figures are asked for"))
    func `the figures of a large app`() throws {
        let words = try #require(Self.figures).split(separator: " ")
        let size = try #require(Int(words[0]))
        for isHeavy in [true, false] {
            let request = FoodApp(count: size, isHeavy: isHeavy).request(policy: String(words[1]))
            let graph = Graph(request)
            let engine = try request.engine(policy: request.policies[0], environment: request.environments[0])
            let clock = ContinuousClock()
            var found: (Search, Looks)?
            let time = clock.measure {
                let search = Search(graph, on: engine)
                found = (search, Looks(search))
            }
            let (search, looks) = try #require(found)
            print(
                "\(size) \(words[1]) \(isHeavy ? "heavy" : "light"): \(search.stepCount) steps, "
                    + "\(search.controlCount) control states, \(search.headCount) heads, \(looks.reached.count) looks, "
                    + "\(search.combinationCount) combinations, \(search.factCount) facts, "
                    + "longest \(looks.reached.map(\.length).max() ?? 0), \(search.memory >> 20) MiB, \(time)"
            )
        }
    }

    private static let figures = ProcessInfo.processInfo.environment["NAVIGATION_STYLE_AUDIT_FIGURES"]
}
