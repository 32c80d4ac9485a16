import NavigationStyle
import NavigationStyleTestSupport
import Testing

/// The listed rules are implemented: each rule of a page has an effect in some answer.
struct RuleTests {
    @Test(arguments: PolicyPage.all.map(\.name))
    func `every rule of a page is named by a step of some plan`(name: String) throws {
        let page = try #require(PolicyPage.named(name))
        let named = try Self.rulesNamed(under: [page], untilThereAre: Set(page.rules.map(\.id)))
        #expect(page.rules.map(\.id).filter { !named.contains($0) } == [])
        let silent = page.silentRules + page.usageRules
        #expect(silent.map(\.id).filter(named.contains) == [], "a step names them")
    }

    @Test func `the rules of UIKit's script are named by steps, but for those that say when there are none`() throws {
        let unnamed: Set = ["S6", "S8", "S9", "S10", "S11", "S12", "S13", "S16"].reduce(into: Set()) {
            $0.insert("uikit.\($1)")
        }
        let expected = Rule.all.map(\.id).filter { $0.hasPrefix("uikit.") && !unnamed.contains($0) }
        let pages = try ["system", "itemAppearance"].map { try #require(PolicyPage.named($0)) }
        let named = try Self.rulesNamed(under: pages, untilThereAre: Set(expected))
        #expect(expected.filter { !named.contains($0) } == [])
        #expect(named.allSatisfy { Rule.named($0) != nil } && named.isDisjoint(with: unnamed))
    }

    @Test(arguments: SilentRule.all)
    func `a rule that leaves no step shows in what comes of it`(rule: SilentRule) throws {
        #expect(try rule.isAtWork(), "\(rule.id)")
    }

    @Test func `every rule that leaves no step has its proof`() {
        let proven = Set(SilentRule.all.map(\.id)).union(SilentRule.repeated)
        let silent = Set(PolicyPage.all.flatMap(\.silentRules).map(\.id))
        #expect(silent.sorted().differences(from: proven.sorted()) == [])
    }

    @Test func `an id is not a sentence`() {
        #expect(Rule.all.map(\.id).filter { $0.contains(/[^A-Za-z0-9.]/) } == [])
    }

    @Test func `a rule is found by its id, of which there is one`() {
        #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
        for rule in Rule.all { #expect(Rule.named(rule.id) == rule) }
        #expect(Rule.named("km.push.1") == nil && Rule.named("") == nil)
    }

    @Test(arguments: Rule.all)
    func `a rule says what it does and where that is known from`(rule: Rule) {
        #expect(rule.text.hasSuffix(".") && !rule.sources.isEmpty)
        // Each text must be understandable without the previous rule.
        #expect(!["The same", "Later", "Otherwise"].contains { rule.text.hasPrefix($0) })
    }

    /// Returns the rules named by steps of random replays under each of `pages` in turn, until all of `expected` are found,
    /// for 3,000 replays at most.
    private static func rulesNamed(under pages: [PolicyPage], untilThereAre expected: Set<String>) throws -> Set<String>
    {
        var random = RandomModel(seed: 0x5EED)
        var named: Set<String> = []
        for number in 0..<3_000 where !expected.isSubset(of: named) {
            var request = random.replayRequest(policy: random.policy(of: pages[number % pages.count]))
            request.scenario.include = [.plan, .callbacks]
            for response in try request.response().transitions {
                named.formUnion(response.plan?.steps.map(\.rule) ?? [])
            }
        }
        return named
    }
}

/// A rule that leaves no step, with a check of its effect.
struct SilentRule: Sendable, CustomTestStringConvertible {
    let id: String
    let isAtWork: @Sendable () throws -> Bool

    var testDescription: String { id }

    init(_ id: String, isAtWork: @escaping @Sendable () throws -> Bool) {
        self.id = id
        self.isAtWork = isAtWork
    }

    /// Rules whose effect another rule of the library repeats before it becomes visible.
    static let repeated: Set = [
        "rt.viewDidLoad.4", "rt.willShow.1", "rt.didShow.1", "qmui.viewWillLayoutSubviews.1",
    ]

    static let all = ofOthers + ofQMUI + reactNativeScreens

    private static let ofOthers: [SilentRule] = [
        SilentRule("km.viewDidAppear.3") {
            try state(after: push("C"), "kmNavigationBarTransition")["transitionContextToViewController"] == nil
        },
        SilentRule("dbn.performBatchUpdates.2") {
            try state(after: update("B"), "doubleNavigationController")["decorations"]?["B"] != nil
        },
        SilentRule("dbn.performBatchUpdates.3") {
            try state(after: update("A"), "doubleNavigationController")["decorations"]?["B"] != nil
        },
        SilentRule("wr.push.1") {
            let state = try Scenario.on([], policy: "wrNavigationBar").transition(push("A")).controller?.policyState
            return state?["pushedIn"] == .array([.string("A")])
        },
        SilentRule("wr.viewWillDisappear.1") {
            try state(after: push("C"), "wrNavigationBar")["pushedAway"] == .array([.string("A"), .string("B")])
        },
        SilentRule("wr.viewDidAppear.1") {
            let set = NavigationOperation.Action.setViewControllers(
                [.existing("A"), .new(Screen(id: "C"))],
                animated: true
            )
            return try state(after: set, "wrNavigationBar")["pushedIn"] == .array([.string("A"), .string("C")])
        },
        SilentRule("fd.push.1") {
            try state(after: push("C"), "fdFullscreenPopGesture")["hasFullscreenGesture"] == .bool(true)
        },
        SilentRule("fd.push.2") {
            let blocks = try state(after: push("C"), "fdFullscreenPopGesture")["willAppearBlocks"]
            return blocks == .array([.string("A"), .string("B"), .string("C")])
        },
        SilentRule("fd.gesture.1") {
            try swipeBegins(under: "fdFullscreenPopGesture", ["prefersNavigationBarHidden": .bool(true)])
        },
        SilentRule("hbd.viewDidLoad.1") {
            try Scenario.on([Screen(id: "A")], policy: "hbdNavigationBar").state()?.bar.isTranslucent == true
        },
        SilentRule("hbd.willShow.1") {
            try state(after: push("C"), "hbdNavigationBar")["layouts"]?["C"] != nil
        },
        SilentRule("rt.viewDidLoad.1") {
            try Scenario.on([Screen(id: "A")], policy: rt).state()?.isNavigationBarHidden == true
        },
        SilentRule("rt.setNavigationBarHidden.1") {
            let hiding = Screen.writing("C") { $0.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: true) }
            return try state(after: .push(hiding), rt)["disableInteractivePop"]?["C"] == .bool(true)
        },
        SilentRule("rt.push.1") { try state(after: push("C"), rt, placeholder)["placeholders"]?["C"] != nil },
        SilentRule("rt.setViewControllers.1") {
            let set = NavigationOperation.Action.setViewControllers(
                [.existing("A"), .new(Screen(id: "C"))],
                animated: true
            )
            return try state(after: set, rt, placeholder)["placeholders"]?["C"] != nil
        },
        SilentRule("rt.willShow.2") {
            var screen = Screen(id: "C")
            screen.navigationItem.leftBarButtonItems = ["Close"]
            return try state(after: .push(screen), rt)["disableInteractivePop"]?["C"] == .bool(true)
        },
        SilentRule("rt.viewDidLayoutSubviews.1") {
            var root = Screen(id: "A")
            root.navigationItem.standardAppearance = Appearance(.opaque)
            let response = try Scenario.on([root], policy: rt, os: SystemVersion(15)).transition(push("B"))
            return response.controller?.policyState?["itemAppearances"]?["B"] != nil
        },
        SilentRule("rt.viewDidLayoutSubviews.2") {
            let state = try Scenario.on([Screen(id: "A")], policy: rt).state()
            return state?.policyState?["disableInteractivePop"]?["A"] == .bool(false)
        },
        SilentRule("rt.viewDidLayoutSubviews.3") {
            try state(after: push("C"), rt)["backItems"] == .array([.string("B"), .string("C")])
        },
        SilentRule("rt.didShow.2") {
            let isEnabled = try state(after: push("C"), rt)["isInteractivePopEnabled"]
            let root = try Scenario.on([Screen(id: "A")], policy: rt).state()?.policyState?["isInteractivePopEnabled"]
            return isEnabled != .bool(false) && root == .bool(false)
        },
        SilentRule("swiftui.create") {
            var scenario = Scenario.on([Screen(id: "A")], policy: "swiftUI", os: SystemVersion(17))
            scenario.policy.options = [Value.Member("tint", .string("#FF0000"))]
            let bar = try scenario.state()?.bar
            return bar?.prefersLargeTitles == true && bar?.tintColor == .some(.red)
        },
        SilentRule("swiftui.preferences.title") {
            try modified(["navigationTitle": .string("Feed")]).title.isLarge
                && !modified(["navigationTitle": .string("")]).title.isLarge
        },
        SilentRule("swiftui.preferences.backButton") {
            let hiding = Screen(id: "B").library(["navigationBarBackButtonHidden": .bool(true)])
            let scenario = Scenario.on([Screen(id: "A")], policy: "swiftUI", os: SystemVersion(17))
            return try scenario.transition(.push(hiding)).bars.after?.backButton.isShown == false
        },
        SilentRule("swiftui.preferences.background") {
            try modified(blue).background.color == BarColor.blue.light
        },
        SilentRule("swiftui.colorScheme") {
            let scheme = ["toolbarColorScheme": Value.string("dark")]
            return try modified(blue.merging(scheme) { $1 }).title.color == .white
                && modified(scheme.merging(["navigationTitle": .string("Feed")]) { $1 }).title.color == .black
        },
        SilentRule("swiftui.noLeak") {
            let screens = [Screen(id: "A").library(blue), Screen(id: "B").library(["navigationTitle": .string("B")])]
            let scenario = Scenario.on(screens, policy: "swiftUI", os: SystemVersion(17))
            let response = try scenario.transition(.interactivePop(.cancelled))
            return response.bars.after == response.bars.before && response.bars.after?.background.kind == .clear
        },
        SilentRule("swiftui.glass") {
            func button(_ os: Int) throws -> RGBA? {
                let screens = [Screen(id: "A").library(blue), Screen(id: "B").library(blue)]
                var scenario = Scenario.on(screens, policy: "swiftUI", os: SystemVersion(os))
                scenario.policy.options = [Value.Member("tint", .string("#FF0000"))]
                return try ResolveRequest(scenario).response().bar?.backButton.color
            }
            return try button(18) == BarColor.red.light && button(26) == .black
        },
        SilentRule("rt.gesture.1") {
            try swipeBegins(under: rt, ["disableInteractivePop": .bool(false)]) {
                $0.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: true)
            }
        },
    ]

    private static let rt = "rtRootNavigationController"
    private static let placeholder = [Value.Member("useSystemBackBarButtonItem", .bool(true))]

    private static let blue: [String: Value] = [
        "navigationTitle": .string("Blue"), "toolbarBackground": .string("#0000FF"),
        "toolbarBackgroundVisibility": .string("visible"),
    ]

    /// Returns the bar of a root with SwiftUI's `modifiers`.
    private static func modified(_ modifiers: [String: Value]) throws -> BarState {
        let screen = Screen(id: "A").library(modifiers)
        let scenario = Scenario.on([screen], policy: "swiftUI", os: SystemVersion(17))
        return try #require(try ResolveRequest(scenario).response().bar)
    }

    private static func push(_ id: Screen.ID) -> NavigationOperation.Action { .push(Screen(id: id)) }

    private static func update(_ id: Screen.ID) -> NavigationOperation.Action {
        var properties = BarProperties()
        properties.tintColor = .some(.red)
        return .update(.properties(properties), screenID: id)
    }

    /// Returns the memory of `policy` after `action`, on a stack of A and B.
    private static func state(
        after action: NavigationOperation.Action,
        _ policy: String,
        _ options: [Value.Member] = []
    ) throws -> Value {
        var scenario = Scenario.on([Screen(id: "A"), Screen(id: "B")], policy: policy)
        scenario.policy.options = options
        return try scenario.transition(action).controller?.policyState ?? .null
    }

    /// Returns whether the back swipe begins on a pushed screen with a hidden bar, where stock UIKit's does not.
    private static func swipeBegins(
        under policy: String,
        _ library: [String: Value],
        _ writes: (inout Callbacks) -> Void = { $0.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: true) }
    ) throws -> Bool {
        let hiding = Screen.writing("B", writes).library(library)
        let operations = [NavigationOperation(.push(hiding)), NavigationOperation(.interactivePop())]
        let scenario = Scenario.on([Screen(id: "A")], policy: policy)
        var stock = scenario
        stock.policy = PolicySelection("system")
        var plain = hiding
        plain.library = nil
        let unmanaged = [NavigationOperation(.push(plain)), NavigationOperation(.interactivePop())]
        return try scenario.replay(operations).transitions[1].outcome == .changed
            && stock.replay(unmanaged).transitions[1].outcome != .changed
    }
}
