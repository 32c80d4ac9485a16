import Testing

@testable import NavigationStyle

/// uikit.D4: the conditions under which the back swipe begins and finishes.
struct InteractivePopRuleTests {
    private static func begins(isNavigationBarHidden: Bool = false, _ change: (inout Screen) -> Void = { _ in }) -> Bool
    {
        var screen = Screen(id: "top")
        change(&screen)
        return InteractivePopRule.begins(on: screen, isNavigationBarHidden: isNavigationBarHidden)
    }

    @Test func `it begins under a visible bar with a back button`() {
        #expect(Self.begins())
        #expect(Self.begins { $0.navigationItem.rightBarButtonItems = ["Edit"] })
    }

    @Test func `it does not begin with fewer than two screens`() throws {
        let response = try Scenario.on([Screen(id: "root")], policy: "system").transition(.interactivePop())
        #expect(response.outcome == .unchanged)
        #expect(response.reason == .alreadyAtRoot)
    }

    @Test func `a hidden bar, a hidden back button and left items in its place keep it from beginning`() {
        #expect(!Self.begins(isNavigationBarHidden: true))
        #expect(!Self.begins { $0.navigationItem.hidesBackButton = true })
        #expect(!Self.begins { $0.navigationItem.leftBarButtonItems = ["Close"] })
        #expect(
            Self.begins {
                $0.navigationItem.leftBarButtonItems = ["Close"]
                $0.navigationItem.leftItemsSupplementBackButton = true
            }
        )
    }

    @Test func `a replaced delegate does not ask for any of that, and a recognizer that is off never begins`() {
        for delegate in [Screen.InteractivePopGesture.Delegate.replaced, .guarded] {
            #expect(Self.begins(isNavigationBarHidden: true) { $0.interactivePop.delegate = delegate })
            #expect(
                !Self.begins {
                    $0.interactivePop.delegate = delegate
                    $0.interactivePop.enabled = false
                }
            )
        }
    }

    @Test func `a replaced delegate at the root freezes the app at the next push`() throws {
        let root = ##"{"id":"root","interactivePop":{"delegateReplaced":true}}"##
        #expect(try codes(body(root, swipe)).contains(.rootSwipeFreeze))
        let guarded = ##"{"id":"root","interactivePop":{"delegateReplaced":"guarded"}}"##
        #expect(try !codes(body(guarded, swipe)).contains(.rootSwipeFreeze))
    }

    @Test func `it calls the pop as it begins, also where it is cancelled later`() throws {
        let stack = [Screen(id: "a"), Screen(id: "b")]
        for ending in [NavigationOperation.InteractivePop.finished, .cancelled] {
            let steps = try Scenario.on(stack, policy: "system").transition(.interactivePop(ending)).script
            #expect(steps.first == "stack [a, b] → [a]")
        }
    }

    @Test(arguments: [
        (0.1, 0.5, true), (0.9, -0.5, false), (0.51, 0, true), (0.5, 0, false), (0, 0, false),
    ])
    func `up to iOS 17 the velocity decides, and half the width where the finger rests`(
        progress: Double,
        velocity: Double,
        commits: Bool
    ) {
        for os in [SystemVersion.iOS(7), .iOS(12), .iOS(17)] {
            #expect(InteractivePopRule.commits(progress: progress, velocity: velocity, os: os, width: 393) == commits)
        }
    }

    @Test(arguments: [
        (0.3, 0.0, 393.0, false), (0.3, 1.0, 393, true), (0.9, -2.0, 393, false),
        // Half of a narrow window, 187.5 points of a wide one.
        (0.49, 0, 320, false), (0.51, 0, 320, true), (0.2, 0, 1024, true), (0.18, 0, 1024, false),
    ])
    func `from iOS 18 on it is where the finger would come to`(
        progress: Double,
        velocity: Double,
        width: Double,
        commits: Bool
    ) {
        for os in [SystemVersion.iOS(18), .iOS(26)] {
            #expect(InteractivePopRule.commits(progress: progress, velocity: velocity, os: os, width: width) == commits)
        }
    }
}
