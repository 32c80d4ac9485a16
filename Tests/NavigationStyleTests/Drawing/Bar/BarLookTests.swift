import Testing

@testable import NavigationStyle

/// The bar under the finger of a back swipe (libraries.13.13; uikit.F8 and uikit.I).
struct BarLookTests {
    private func swipe(_ scenario: Scenario, _ progress: Double, velocity: Double = 0) throws -> BarLook {
        let response = try scenario.transition(.interactivePop(.released(progress: progress, velocity: velocity)))
        return try #require(response.bars.during)
    }

    private static func colored(_ id: Screen.ID, _ color: BarColor, tint: BarColor = .white) -> Screen {
        var screen = Screen(
            id,
            bar: BarStyle(background: .color(color), tint: tint, title: TextAttributes(color: tint))
        )
        screen.title = id.rawValue
        return screen
    }

    private let a = colored("a", .black, tint: .black)
    private let b = colored("b", .white)

    @Test func `only a swipe that says how far it went shows the bar under the finger`() throws {
        let scenario = Scenario.on([a, b], policy: "system")
        #expect(try scenario.transition(.interactivePop()).bars.during == nil)
        #expect(try scenario.transition(.interactivePop(.cancelled)).bars.during == nil)
        #expect(try scenario.transition(.pop()).bars.during == nil)
        let atRoot = try Scenario.on([a], policy: "system")
            .transition(.interactivePop(.released(progress: 0.5, velocity: 0)))
        #expect(atRoot.bars.during == nil)
        var hidden = b
        hidden.bar?.hidden = true
        let refused = try Scenario.on([a, hidden], policy: "system")
            .transition(.interactivePop(.released(progress: 0.5, velocity: 0)))
        #expect(refused.reason == .gestureDisabled && refused.bars.during == nil)
    }

    @Test(arguments: PolicyPage.all.map(\.name))
    func `the bar under the finger does not depend on how the swipe ends`(policy: String) throws {
        for os in [10, 12, 17] {
            let system = SystemVersion(os)
            guard try #require(PolicyPage.named(policy)).minimumSystem <= system else { continue }
            let scenario = Scenario.on([a, b], policy: policy, os: system)
            for progress in [0, 0.3, 0.7, 1] {
                let finished = try swipe(scenario, progress, velocity: 100)
                let cancelled = try swipe(scenario, progress, velocity: -100)
                #expect(finished == cancelled, "\(policy) on iOS \(os) at \(progress)")
                #expect(finished.progress == progress)
            }
        }
    }

    @Test(arguments: PolicyPage.all.map(\.name))
    func `there is an edge where the plan says that bars slide, and there alone`(policy: String) throws {
        var hidden = b
        hidden.bar?.hidden = true
        for (below, top) in [(a, b), (a, a), (hidden, b), (a, hidden)] {
            var top = top
            top.id = "top"
            let scenario = Scenario.on([below, top], policy: policy, os: SystemVersion(17))
            let response = try scenario.transition(.interactivePop(.released(progress: 0.25, velocity: 100)))
            guard let during = response.bars.during else { continue }
            let sliding: [Plan.Presentation] = [.slidingBars, .barSlidesIn, .barSlidesOut]
            #expect((during.edge != nil) == sliding.contains(try #require(response.plan?.presentation)))
            #expect((during.edge != nil) == (during.incomingBackground != nil))
        }
    }

    @Test func `what is included does not change the bar under the finger`() throws {
        var scenario = Scenario.on([a, b], policy: "kmNavigationBarTransition")
        let whole = try swipe(scenario, 0.25)
        scenario.include = []
        let response = try scenario.transition(.interactivePop(.released(progress: 0.25, velocity: 0)))
        #expect(response.bars.during == whole)
        #expect(response.plan == nil)
    }

    @Test(arguments: ["kmNavigationBarTransition", "transitionBar", "doubleNavigationController", "hbdNavigationBar"])
    func `a fake bar belongs to its screen, up to the edge under the finger`(policy: String) throws {
        let red = Screen.tinted("a", .red)
        let blue = Screen.tinted("b", .blue)
        let isDeclared = policy == "hbdNavigationBar"
        let stack = isDeclared ? [Self.colored("a", .red), Self.colored("b", .blue)] : [red, blue]
        let during = try swipe(.on(stack, policy: policy), 0.25)
        #expect(during.edge == 98.25)
        #expect(during.background.color == BarColor.blue.light)
        #expect(during.incomingBackground?.color == BarColor.red.light)
    }

    @Test func `from right to left the outgoing screen leaves to the left`() throws {
        var scenario = Scenario.on([.tinted("a", .red), .tinted("b", .blue)], policy: "kmNavigationBarTransition")
        scenario.environment.layoutDirection = .rightToLeft
        #expect(try swipe(scenario, 0.25).edge == 294.75)
    }

    @Test func `stock UIKit has the legacy style of the screen below at once`() throws {
        let below = Screen.writing("a") {
            $0.viewWillAppear.barTintColor = .some(.red)
            $0.viewWillAppear.tintColor = .some(.green)
        }
        let during = try swipe(.on([below, .tinted("b", .blue)], policy: "system"), 0.1)
        #expect(during.background.color == BarColor.red.light)
        #expect(during.tintColor == BarColor.green.light)
        #expect(during.edge == nil)
    }

    @Test func `stock UIKit from iOS 13 on fades from one color to the other, and snaps to the tint`() throws {
        let scenario = Scenario.on([a, b], policy: "system", os: SystemVersion(17))
        let during = try swipe(scenario, 0.25)
        #expect(during.background.color?.hex == "#BFBFBFFF")
        #expect(during.background.kind == .color)
        #expect(during.tintColor == .black)
        #expect(during.title.text == "b" && during.title.color == .white)
        let late = try swipe(scenario, 0.75)
        #expect(late.background.color?.hex == "#404040FF")
        #expect(late.title.text == "a" && late.title.color == .black)
    }

    @Test func `WRNavigationBar mixes background, tint and title with the finger`() throws {
        let during = try swipe(.on([a, b], policy: "wrNavigationBar"), 0.5)
        #expect(during.background.color?.hex == "#808080FF")
        #expect(during.tintColor.hex == "#808080FF")
        #expect(during.title.color.hex == "#808080FF")
        #expect(during.edge == nil)
    }

    @Test func `WRNavigationBar leaves the bar as it stands for a screen that it does not manage`() throws {
        let unmanaged = Screen(id: "a").library(["isManaged": .bool(false)])
        let during = try swipe(.on([unmanaged, b], policy: "wrNavigationBar"), 0.5)
        #expect(during.background.color == .white)
        // Except for the tint that the screen found when it first appeared: wr.viewWillAppear.1.
        #expect(during.tintColor.hex == "#007AFFFF")
    }

    @Test func `HBDNavigationBar has the target's tint after a quarter of the way`() throws {
        let scenario = Scenario.on([a, b], policy: "hbdNavigationBar")
        #expect(try swipe(scenario, 0.125).tintColor.hex == "#808080FF")
        #expect(try swipe(scenario, 0.25).tintColor == .black)
        #expect(try swipe(scenario, 0.9).tintColor == .black)
    }

    @Test func `a custom container fades buttons along below iOS 11 only`() throws {
        #expect(
            try swipe(.on([a, b], policy: "customContainer", os: SystemVersion(10)), 0.5).tintColor.hex == "#808080FF"
        )
        #expect(try swipe(.on([a, b], policy: "customContainer", os: SystemVersion(11)), 0.5).tintColor == .black)
    }

    @Test func `a bar that only the screen below has comes with it`() throws {
        var hidden = b
        hidden.bar?.hidden = true
        let during = try swipe(.on([a, hidden], policy: "fdFullscreenPopGesture"), 0.5)
        #expect(during.background.kind == .clear)
        #expect(during.incomingBackground?.color == .black)
        #expect(during.title.text == "a")
    }

    @Test func `a background fades from nothing by its alpha, and over an effect by its color`() {
        let red = BarState.Background(.color, color: BarColor.red.light)
        let quarter = BarState.Background.clear.mixed(with: red, by: 0.25)
        #expect(quarter.kind == .color && quarter.color == BarColor.red.light && quarter.alpha == .value(0.25))
        let away = red.mixed(with: .clear, by: 0.75)
        #expect(away == quarter)
        let overBlur = BarState.Background(.blur).mixed(with: red, by: 0.75)
        #expect(overBlur.kind == .blur && overBlur.color?.hex == "#FF0000BF" && overBlur.alpha == .value(1))
        #expect(red.mixed(with: .clear, by: 0) == red)
        #expect(red.mixed(with: .clear, by: 1) == .clear)
    }
}
