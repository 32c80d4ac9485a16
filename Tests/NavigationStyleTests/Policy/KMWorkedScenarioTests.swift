import NavigationStyle
import Testing

/// The worked scenarios KM-1 to KM-9x of KMNavigationBarTransition 1.1.11: the state at the end.
@Suite struct KMWorkedScenarioTests {
    struct Scenario: CustomTestStringConvertible {
        var id: String
        var stack: [Screen]
        var origin = NavigationStyle.Scenario.Origin.pushed
        var operations: [NavigationOperation]
        /// The ids of the stack, the real bar's tint, and the tints of the remaining fake bars.
        var ends: (stack: [Screen.ID], tint: BarColor, fakeBars: [Screen.ID: BarColor])
        var testDescription: String { id }
    }

    private static let a = Screen.tinted("A", .red)
    private static let b = Screen.tinted("B", .blue)
    private static let c = Screen.tinted("C", .green)
    private static let pushB = NavigationOperation(.push(b, animated: true))
    private static let pop = NavigationOperation(.pop())

    private static func set(_ screens: [NavigationOperation.ScreenReference], animated: Bool) -> NavigationOperation {
        NavigationOperation(.setViewControllers(screens, animated: animated))
    }

    private static let scenarios = [
        Scenario(id: "KM-1", stack: [a], operations: [pushB], ends: (["A", "B"], .blue, ["A": .red])),
        Scenario(id: "KM-2", stack: [a], operations: [pushB, pop], ends: (["A"], .red, [:])),
        Scenario(
            id: "KM-3",
            stack: [a],
            operations: [pushB, NavigationOperation(.interactivePop(.cancelled))],
            ends: (["A", "B"], .blue, ["A": .red])
        ),
        Scenario(
            id: "KM-4",
            stack: [a],
            operations: [NavigationOperation(.push(b, animated: false)), pop],
            ends: (["A"], .red, [:])
        ),
        Scenario(
            id: "KM-5",
            stack: [a],
            operations: [set([.existing("A"), .new(b)], animated: false), pop],
            ends: (["A"], .blue, [:])
        ),
        Scenario(id: "KM-5b", stack: [a, b], origin: .set, operations: [pop], ends: (["A"], .red, [:])),
        Scenario(
            id: "KM-5c",
            stack: [Screen(id: "A"), b],
            origin: .set,
            operations: [pop],
            ends: (["A"], .blue, [:])
        ),
        Scenario(
            id: "KM-6",
            stack: [a],
            operations: [pushB, NavigationOperation(.push(c, animated: true), timing: .sameTurn)],
            ends: (["A", "B", "C"], .green, ["A": .red, "B": .blue])
        ),
        Scenario(
            id: "KM-7",
            stack: [a, b, c],
            operations: [set([.existing("A"), .existing("C")], animated: true), pop],
            ends: (["A"], .red, [:])
        ),
        Scenario(
            id: "KM-8",
            stack: [a, b],
            operations: [set([.existing("A"), .new(c)], animated: true)],
            ends: (["A", "C"], .green, ["A": .red])
        ),
        Scenario(
            id: "KM-8b",
            stack: [a, b],
            operations: [set([.existing("B"), .existing("A")], animated: true)],
            ends: (["B", "A"], .red, ["B": .blue])
        ),
        Scenario(
            id: "KM-8c",
            stack: [a, b],
            operations: [set([.existing("B"), .existing("A")], animated: false)],
            ends: (["B", "A"], .red, [:])
        ),
    ]

    @Test(arguments: scenarios)
    func `the scenario ends as it is worked out`(scenario: Scenario) throws {
        let start = NavigationStyle.Scenario.on(
            scenario.stack,
            policy: "kmNavigationBarTransition",
            origin: scenario.origin
        )
        let state = try #require(try start.replay(scenario.operations).controller)
        #expect(state.stack == scenario.ends.stack)
        #expect(state.bar.barTintColor == .some(.some(scenario.ends.tint)))
        #expect(state.fakeBars.compactMapValues { $0.properties.barTintColor ?? nil } == scenario.ends.fakeBars)
        #expect(!state.isBackgroundHidden)
    }

    @Test(arguments: [NavigationOperation.InteractivePop.finished, .cancelled])
    func `KM-9 and KM-9x: a hidden bar's fake is memory only, and the app's own calls decide what is hidden`(
        swipe: NavigationOperation.InteractivePop
    ) throws {
        func screen(_ id: Screen.ID, _ color: BarColor, hidden: Bool) -> Screen {
            var screen = Screen.tinted(id, color)
            screen.callbacks.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: hidden)
            screen.interactivePop.delegate = .replaced
            return screen
        }
        let start = NavigationStyle.Scenario.on(
            [screen("A", .red, hidden: false)],
            policy: "kmNavigationBarTransition"
        )
        let response = try start.replay([
            NavigationOperation(.push(screen("B", .blue, hidden: true), animated: true)),
            NavigationOperation(.interactivePop(swipe)),
        ])
        #expect(response.transitions[1].policySteps.first == "call: add fakeBar:B detached (km.pop.1)")
        let state = try #require(response.controller)
        #expect(state.isNavigationBarHidden == (swipe == .cancelled))
        #expect(state.bar.barTintColor == .some(.some(swipe == .cancelled ? .blue : .red)))
    }
}
