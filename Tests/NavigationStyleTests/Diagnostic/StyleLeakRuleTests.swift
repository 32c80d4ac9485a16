import NavigationStyle
import Testing

/// Values that a screen does not set, but another has set (seed0.4.1; seed3).
struct StyleLeakRuleTests {
    /// Returns the number of times that `property` leaks in `operations`, on a stack of a red screen "a" with white buttons.
    private func leaks(of property: String, _ operations: String..., policy: String) throws -> Int {
        let stack = ##"{"id":"a","bar":{"background":"#F00","tint":"#FFF"}}"##
        let request = body(
            stack,
            ##""operations":[\##(operations.joined(separator: ","))]"##,
            policy: policy,
            os: "17.0"
        )
        return try diagnostics(of: request).filter { $0.code == .styleLeak && $0.property == property }.count
    }

    private static let plain = ##"{"type":"push","screen":{"id":"b"}}"##

    @Test(arguments: [("tab", 2), ("pageSheet", 1)])
    func `nothing leaks again under a cover that leaves the screen in place`(cover: String, times: Int) throws {
        let reappear = ##"{"type":"reappear","by":"\##(cover)"}"##
        #expect(try leaks(of: "tintColor", Self.plain, reappear, policy: "system") == times)
    }

    @Test(arguments: [
        ("swiftUI", "Write isHidden in viewWillAppear of \"b\"."),
        ("reactNativeScreens", "Write isHidden in viewWillAppear of \"b\"."),
    ])
    func `what the policy has no member for is to be written by the screen's code`(policy: String, fix: String) throws {
        let stack = writing("a", "viewWillAppear", ##""isHidden":true"##, ##","title":"A""##)
        let leaks = try diagnostics(of: body(stack, push(##"{"id":"b","title":"B"}"##), policy: policy, os: "17.0"))
            .filter { $0.code == .styleLeak }
        #expect(leaks.map(\.fix) == [fix])
    }
}
