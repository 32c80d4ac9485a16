import Foundation
import NavigationStyle

/// The sizes of the property tests with random requests under every policy.
///
/// The counts are for a run of all tests: each property is tried on 200 cases at least. `NAVIGATION_STYLE_TIMES=10` multiplies them by ten,
/// as `make test-all` does, and 0.1 divides them, as `make check` does. `NAVIGATION_STYLE_POLICIES=qmui,swiftUI` restricts the tests to
/// these policies.
package enum RandomRun {
    /// The number of requests under each policy: 210 under all of them.
    package static let perPolicy = times(14)
    /// The number of single operations under each policy that are answered with all parts.
    package static let operationsPerPolicy = times(20)
    /// The number of scenarios under each policy with cancelled swipes, taps on Back and reappearing screens.
    package static let returningPerPolicy = times(60)
    /// The number of requests under each policy that have no faults once they are answered.
    package static let checkedPerPolicy = times(60)
    /// The number of operations under each policy whose bars are checked during the transition, if screens move.
    package static let movingPerPolicy = times(100)
    /// The number of requests under each policy whose fixes are all applied, on four versions of iOS each.
    package static let fixedPerPolicy = times(4)
    /// The number of requests under any policy of which those diagnostics are counted that are about the surroundings.
    package static let surroundedRequests = times(400)

    /// The tested policies.
    package static let policies: [String] = {
        let names = PolicyPage.all.map(\.name)
        guard let asked = variable("POLICIES")?.split(separator: ",") else { return names }
        return names.filter { name in asked.contains { $0 == name } }
    }()

    /// Whether the cases are so few that some kinds of them may be absent.
    package static let isShort = times < 1
    /// The factor for the counts.
    package static let times = variable("TIMES").flatMap(Double.init) ?? 1

    private static func times(_ count: Int) -> Int { Int((Double(count) * times).rounded(.up)) }

    private static func variable(_ name: String) -> String? {
        ProcessInfo.processInfo.environment["NAVIGATION_STYLE_" + name]
    }
}
