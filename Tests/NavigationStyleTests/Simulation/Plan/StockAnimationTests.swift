import Testing

@testable import NavigationStyle

/// uikit.I, row by row: how stock UIKit animates a change of the bar.
struct StockAnimationTests {
    private static let fadesIn = [Component.Opacity(at: 0, opacity: 0), Component.Opacity(at: 1, opacity: 1)]
    private static let fadesOut = [Component.Opacity(at: 0, opacity: 1), Component.Opacity(at: 1, opacity: 0)]
    private static let seen = [Component.Opacity(at: 0, opacity: 1), Component.Opacity(at: 1, opacity: 1)]
    private static let gone = [Component.Opacity(at: 0, opacity: 0), Component.Opacity(at: 1, opacity: 0)]

    private static let beforeAppearances: [SystemVersion] = [.iOS(7), .iOS(9), .iOS(10), .iOS(11), .iOS(12)]
    private static let withAppearances: [SystemVersion] = [.iOS(13), .iOS(14), .iOS(15), .iOS(18)]

    /// A screen with a title whose content is scrolled under the bar, so that a bar is drawn in any version.
    private static func screen(_ id: Screen.ID, _ change: (inout Screen) -> Void = { _ in }) -> Screen {
        var screen = Screen(id: id)
        screen.title = id.rawValue
        screen.view.scrollView = ScreenScrollView()
        screen.view.scrollView?.contentOffset = 300
        screen.view.scrollView?.contentHeight = 3000
        change(&screen)
        return screen
    }

    /// The same, with writes to the bar in `viewWillAppear`.
    private static func writing(_ id: Screen.ID, _ write: (inout BarProperties) -> Void) -> Screen {
        screen(id) { write(&$0.callbacks.viewWillAppear) }
    }

    private static func pushed(
        _ from: Screen,
        _ to: Screen,
        on os: SystemVersion,
        policy: String = "system"
    ) throws -> Plan {
        let scenario = Scenario.on([from], policy: policy, os: os)
        return try #require(try scenario.transition(.push(to, animated: true)).plan)
    }

    private static func swiped(
        _ from: Screen,
        _ to: Screen,
        by progress: Double,
        on os: SystemVersion,
        policy: String = "system"
    ) throws -> TransitionResponse {
        try Scenario.on([to, from], policy: policy, os: os)
            .transition(.interactivePop(.released(progress: progress, velocity: 0)))
    }

    private static func opacity(_ name: Component.Name, _ side: Component.Side, in plan: Plan) -> [Component.Opacity]? {
        plan.components.first { $0.component == name && $0.of == side }?.opacity
    }

    // MARK: - Row 1

    @Test(arguments: beforeAppearances)
    func `row 1: what is set on the bar in viewWillAppear snaps up to iOS 12, while titles slide and fade`(
        _ os: SystemVersion
    ) throws {
        let writes: [(inout BarProperties) -> Void] = [
            { $0.barTintColor = BarColor.red }, { $0.backgroundImage = BarImage.withAlpha },
        ]
        for write in writes {
            let plan = try Self.pushed(Self.screen("a"), Self.writing("b", write), on: os)
            #expect(plan.presentation == .snap)
            #expect(plan.because.contains("at once"))
            #expect(Self.opacity(.background, .from, in: plan) == Self.gone)
            #expect(Self.opacity(.background, .to, in: plan) == Self.seen)
            #expect(Self.opacity(.title, .from, in: plan) == TitleOpacity.leaving)
            #expect(Self.opacity(.title, .to, in: plan) == Self.fadesIn)
        }
    }

    @Test(arguments: beforeAppearances)
    func `row 1: so it does as soon as the finger moves`(_ os: SystemVersion) throws {
        let response = try Self.swiped(
            Self.writing("b") { $0.barTintColor = BarColor.blue },
            Self.writing("a") { $0.barTintColor = BarColor.red },
            by: 0.01,
            on: os
        )
        #expect(response.bars.during?.background.color == .red)
    }

    // MARK: - Row 2

    @Test(arguments: withAppearances)
    func `row 2: from iOS 13 on an appearance that is set on the bar fades in with the push`(_ os: SystemVersion) throws
    {
        let plan = try Self.pushed(
            Self.writing("a") { $0.standardAppearance = .opaque(.red) },
            Self.writing("b") { $0.standardAppearance = .opaque(.blue) },
            on: os
        )
        #expect(plan.presentation == .crossfade)
        #expect(plan.because.contains("fades from one appearance to the next"))
        #expect(Self.opacity(.background, .from, in: plan) == Self.fadesOut)
        #expect(Self.opacity(.background, .to, in: plan) == Self.fadesIn)
    }

    @Test(arguments: withAppearances)
    func `row 2: a legacy color is tweened too (seed 0, 5.1.3: later systems do)`(_ os: SystemVersion) throws {
        let plan = try Self.pushed(
            Self.writing("a") { $0.barTintColor = BarColor.red },
            Self.writing("b") { $0.barTintColor = BarColor.blue },
            on: os
        )
        #expect(plan.presentation == .crossfade)
    }

    @Test(arguments: withAppearances)
    func `row 2: legacy images still snap`(_ os: SystemVersion) throws {
        let plan = try Self.pushed(
            Self.writing("a") { $0.barTintColor = BarColor.blue },
            Self.writing("b") { $0.backgroundImage = BarImage.withAlpha },
            on: os
        )
        #expect(plan.presentation == .snap)
        #expect(plan.because.contains("background image"))
        #expect(Self.opacity(.background, .from, in: plan) == Self.gone)
        #expect(Self.opacity(.background, .to, in: plan) == Self.seen)
        let during = try Self.swiped(
            Self.writing("b") { $0.backgroundImage = .some(nil) },
            Self.writing("a") { $0.backgroundImage = BarImage.withAlpha },
            by: 0.1,
            on: os
        ).bars.during
        #expect(during?.background.image == "veil")
    }

    // MARK: - Row 3

    private static func item(_ id: Screen.ID, _ color: BarColor) -> Screen {
        screen(id) { $0.navigationItem.standardAppearance = .opaque(color) }
    }

    @Test(arguments: withAppearances)
    func `row 3: appearances of items are interpolated and follow the finger`(_ os: SystemVersion) throws {
        let plan = try Self.pushed(Self.item("a", .white), Self.item("b", .black), on: os)
        #expect(plan.presentation == .crossfade)
        #expect(plan.because.contains("appearances of the items"))
        for (progress, color) in [(0.25, "#404040FF"), (0.75, "#BFBFBFFF")] {
            let response = try Self.swiped(Self.item("b", .black), Self.item("a", .white), by: progress, on: os)
            #expect(response.bars.during?.background.color?.hex == color)
        }
    }

    @Test(arguments: withAppearances)
    func `row 3: a cancelled swipe restores them by itself, whichever callback the code is in`(_ os: SystemVersion)
        throws
    {
        let response = try Scenario.on([Self.item("a", .white), Self.item("b", .black)], policy: "system", os: os)
            .transition(.interactivePop(.cancelled))
        #expect(response.bars.after == response.bars.before)
        #expect(response.bars.after?.background.color == .black)
    }

    // MARK: - Row 4

    /// The policies that change the bar in `animateAlongsideTransition`.
    @Test(arguments: ["customContainer", "wrNavigationBar"], [SystemVersion.iOS(7), .iOS(10), .iOS(12), .iOS(17)])
    func `row 4: a color that is set alongside is interpolated, follows the finger and has to be put back`(
        policy: String,
        os: SystemVersion
    ) throws {
        let white = Self.screen("a") { $0.bar = BarStyle(background: "#FFFFFF") }
        let black = Self.screen("b") { $0.bar = BarStyle(background: "#000000") }
        let plan = try Self.pushed(white, black, on: os, policy: policy)
        #expect(plan.presentation == .animateAlongside)
        #expect(Self.opacity(.background, .from, in: plan) == Self.fadesOut)
        let response = try Self.swiped(black, white, by: 0.25, on: os, policy: policy)
        #expect(response.outcome == .cancelled)
        #expect(response.bars.during?.background.color?.hex == "#404040FF")
        #expect(response.bars.after?.background.color == .black)
    }

    private static func alongside(_ id: Screen.ID, _ write: (inout BarProperties) -> Void) -> Screen {
        screen(id) { write(&$0.callbacks.duringTransition) }
    }

    @Test(arguments: [SystemVersion.iOS(7), .iOS(10), .iOS(12), .iOS(17)])
    func `row 4: so is one that the app sets in the transition itself, which stays where nobody puts it back`(
        _ os: SystemVersion
    ) throws {
        let white = Self.alongside("a") { $0.barTintColor = BarColor.white }
        let black = Self.screen("b") { $0.callbacks.viewDidLoad.barTintColor = BarColor.black }
        let plan = try Self.pushed(black, white, on: os)
        #expect(plan.presentation == .animateAlongside)
        let response = try Self.swiped(black, white, by: 0.25, on: os)
        #expect(response.bars.during?.background.color?.hex == "#404040FF")
        #expect(response.outcome == .cancelled)
        #expect(response.bars.after?.background.color == .white)
    }

    @Test(arguments: [
        (SystemVersion.iOS(10), Plan.Presentation.animateAlongside), (.iOS(11), .snap), (.iOS(17), .snap),
    ])
    func `row 4: a tint that is set alongside fades up to iOS 10 (uikit.F8)`(
        _ os: SystemVersion,
        _ presentation: Plan.Presentation
    ) throws {
        let plan = try Self.pushed(Self.screen("a"), Self.alongside("b") { $0.tintColor = BarColor.red }, on: os)
        #expect(plan.presentation == presentation)
    }

    @Test(arguments: beforeAppearances + withAppearances)
    func `row 4: what is discrete snaps there too`(_ os: SystemVersion) throws {
        let write: (inout BarProperties) -> Void = {
            $0.barTintColor = BarColor.red
            $0.isTranslucent = false
        }
        #expect(try Self.pushed(Self.screen("a"), Self.alongside("b", write), on: os).presentation == .snap)
    }

    // MARK: - Row 5

    @Test(arguments: beforeAppearances + withAppearances)
    func `row 5: a change of isTranslucent is never interpolated`(_ os: SystemVersion) throws {
        let plan = try Self.pushed(Self.screen("a"), Self.writing("b") { $0.isTranslucent = false }, on: os)
        #expect(plan.presentation == .snap)
    }

    @Test(arguments: beforeAppearances + withAppearances)
    func `row 5: neither is a background image that takes another's place`(_ os: SystemVersion) throws {
        let plan = try Self.pushed(
            Self.writing("a") { $0.backgroundImage = BarImage.withAlpha },
            Self.writing("b") { $0.backgroundImage = BarImage.opaque },
            on: os
        )
        #expect(plan.presentation == .snap)
    }

    @Test(arguments: beforeAppearances + withAppearances)
    func `row 5: neither is barStyle, which changes the status bar with it`(_ os: SystemVersion) throws {
        let appearance: (inout BarProperties) -> Void = {
            $0.standardAppearance = .opaque(.red)
            $0.barTintColor = BarColor.red
        }
        let response = try Scenario.on([Self.writing("a", appearance)], policy: "system", os: os).transition(
            .push(
                Self.writing("b") {
                    appearance(&$0)
                    $0.barStyle = .black
                },
                animated: true
            )
        )
        #expect(response.plan?.presentation == .snap)
        #expect(response.bars.before?.statusBar?.style == .darkContent)
        #expect(response.bars.after?.statusBar?.style == .lightContent)
    }

    @Test(arguments: withAppearances)
    func `uikit.F8: nor is tintColor, from iOS 11 on`(_ os: SystemVersion) throws {
        let plan = try Self.pushed(Self.screen("a"), Self.writing("b") { $0.tintColor = BarColor.red }, on: os)
        #expect(plan.presentation == .snap)
        #expect(plan.because.contains("tintColor"))
    }

    @Test(arguments: beforeAppearances + withAppearances)
    func `uikit.D2: nor is the bar's own alpha, which a clear bar shows in its buttons`(_ os: SystemVersion) throws {
        for offset in [0.0, 300] {
            let from = Self.screen("a") { $0.view.scrollView?.contentOffset = offset }
            let to = Self.screen("b") {
                $0.view.scrollView?.contentOffset = offset
                $0.callbacks.viewWillAppear.alpha = 0.5
            }
            let plan = try Self.pushed(from, to, on: os)
            #expect(plan.presentation == .snap)
            #expect(!plan.steps.contains { if case .animate = $0.action { true } else { false } })
            let scenario = Scenario.on([from], policy: "system", os: os)
            #expect(try scenario.transition(.push(to, animated: false)).plan?.presentation == .snap)
        }
    }

    // MARK: - Row 6

    @Test func `row 6: on iOS 26 there is no background, and each side's title and buttons move with their screen`()
        throws
    {
        for offset in [0.0, 300] {
            let from = Self.screen("a") { $0.view.scrollView?.contentOffset = offset }
            let plan = try Self.pushed(from, Self.screen("b"), on: .iOS(26))
            #expect(plan.presentation == .slidingBars)
            #expect(plan.because.contains("iOS 26"))
            #expect(!plan.components.isEmpty)
            #expect(plan.components.allSatisfy { $0.destination == .screen && $0.opacity == Self.seen })
        }
        let during = try Self.swiped(Self.screen("b"), Self.screen("a"), by: 0.25, on: .iOS(26)).bars.during
        #expect(during?.edge == 98.25)
    }

    @Test func `row 6: a background that is painted on iOS 26 stays where it is and fades`() throws {
        let plan = try Self.pushed(Self.item("a", .red), Self.item("b", .blue), on: .iOS(26))
        #expect(plan.presentation == .crossfade)
        #expect(Self.opacity(.title, .to, in: plan) == Self.seen)
    }

    @Test func `row 6: an app that asks for the design before has the bar of iOS 18`() throws {
        var scenario = Scenario.on([Self.screen("a")], policy: "system", os: .iOS(26))
        scenario.environment.designRequiresCompatibility = true
        let plan = try scenario.transition(.push(Self.screen("b"), animated: true)).plan
        #expect(plan?.presentation == Plan.Presentation.none)
    }

    // MARK: - Below the table

    @Test func `cancellation: what the screen below wrote stays, unless the one on top writes again`() throws {
        let below = Self.writing("a") { $0.barTintColor = BarColor.red }
        let once = Self.screen("b") { $0.callbacks.viewDidLoad.barTintColor = BarColor.blue }
        let again = Self.writing("b") { $0.barTintColor = BarColor.blue }
        for (top, color) in [(once, RGBA.red), (again, .blue)] {
            let response = try Scenario.on([below, top], policy: "system").transition(.interactivePop(.cancelled))
            #expect(response.bars.after?.background.color == color)
        }
    }

    @Test func `what is on the bar leaks to later screens, what is on an item does not`() throws {
        let onBar = Self.writing("a") { $0.standardAppearance = .opaque(.red) }
        for (first, color) in [(onBar, RGBA.red as RGBA?), (Self.item("a", .red), nil)] {
            let response = try Scenario.on([first], policy: "system", os: .iOS(17))
                .transition(.push(Self.screen("b"), animated: true))
            #expect(response.bars.after?.background.color == color)
        }
    }
}
