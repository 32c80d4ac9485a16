import Testing

@testable import NavigationStyle

/// Animators that the delegate has for a transition (around.Q1, around.Q3).
struct AnimatorTests {
    typealias Action = NavigationOperation.Action

    private static let push = Action.push(Screen(id: "B"), animated: true)

    private func response(
        _ action: Action = push,
        usesFinalFrame: Bool = false,
        policy: String = "system",
        stack: [Screen] = [.writing("A") { $0.viewDidLoad.isTranslucent = false }]
    ) throws -> TransitionResponse {
        let animator = NavigationOperation.Animator(usesFinalFrame: usesFinalFrame)
        let operation = NavigationOperation(action, animator: animator)
        var scenario = Scenario.on(stack, policy: policy)
        scenario.environment.device = "iPhone 8"
        return try TransitionRequest(scenario, operation: operation).response()
    }

    private func ignored(_ response: TransitionResponse) -> [Diagnostic] {
        (response.diagnostics ?? []).filter { $0.code == .finalFrameIgnored }
    }

    @Test func `a view below the bar that is left at the top is told, by how many points`() throws {
        let response = try response()
        let found = try #require(ignored(response).first)
        #expect(found.severity == .warning && found.screen == "B")
        #expect(found.pointer?.description == "/operation/animator/usesFinalFrame")
        #expect(found.message.contains("covers 64"))
        #expect(found.edits == [Edit(.replace, "/operation/animator/usesFinalFrame", .bool(true))])
        // The final position of the view is the same as without the animator.
        #expect(response.screens?.last?.layout?.view.y == 64)
    }

    @Test func `under a translucent bar, a hidden one or with an extended view nothing is left`() throws {
        #expect(ignored(try response(usesFinalFrame: true)) == [])
        #expect(ignored(try response(stack: [Screen(id: "A")])) == [])
        let hiding = Screen.writing("A") {
            $0.viewDidLoad.isTranslucent = false
            $0.viewDidLoad.isNavigationBarHidden = BarVisibility(hidden: true)
        }
        #expect(ignored(try response(stack: [hiding])) == [])
        var extended = Screen(id: "B")
        extended.view.extendedLayoutIncludesOpaqueBars = true
        #expect(ignored(try response(.push(extended, animated: true))) == [])
        #expect(ignored(try response(.push(Screen(id: "B"), animated: false))) == [])
    }

    @Test func `a pop is animated too`() throws {
        let stack = [Screen.writing("A") { $0.viewDidLoad.isTranslucent = false }, Screen(id: "B")]
        #expect(ignored(try response(.popToRoot(), stack: stack)).map(\.screen) == ["A"])
    }

    @Test func `with an animator for the pop the back swipe does not begin`() throws {
        let stack = [Screen(id: "A"), Screen(id: "B")]
        let swipe = try response(.interactivePop(), usesFinalFrame: true, stack: stack)
        #expect(swipe.outcome == .unchanged && swipe.reason == .gestureDisabled)
        #expect(try response(.interactivePop(), stack: [Screen(id: "A")]).reason == .alreadyAtRoot)
    }

    @Test func `an own container asks no delegate`() throws {
        let response = try response(policy: "customContainer")
        #expect(ignored(response) == [])
        let limits = response.diagnostics?.first { $0.code == .customContainerLimits }
        #expect(limits?.message.hasSuffix("do nothing: animator.") == true, "\(limits?.message ?? "")")
        // What comes later is told when it comes.
        let plain = NavigationOperation(Self.push)
        let animated = NavigationOperation(.pop(), animator: NavigationOperation.Animator())
        let replay = try Scenario.on([Screen(id: "A")], policy: "customContainer").replay([plain, animated, plain])
        let told = replay.transitions.map { $0.diagnostics?.map(\.message).filter { $0.contains("animator") }.count }
        #expect(told == [0, 1, 0])
        let stack = [Screen(id: "A"), Screen(id: "B")]
        let swipe = try self.response(.interactivePop(), policy: "customContainer", stack: stack)
        #expect(swipe.outcome == .changed)
    }
}
