import Testing

@testable import NavigationStyle

/// The moving components of a transition (uikit.F, uikit.G, uikit.I).
struct ComponentTests {
    private static let fadesIn = [Component.Opacity(at: 0, opacity: 0), Component.Opacity(at: 1, opacity: 1)]
    private static let fadesOut = [Component.Opacity(at: 0, opacity: 1), Component.Opacity(at: 1, opacity: 0)]
    private static let seen = [Component.Opacity(at: 0, opacity: 1), Component.Opacity(at: 1, opacity: 1)]
    private static let gone = [Component.Opacity(at: 0, opacity: 0), Component.Opacity(at: 1, opacity: 0)]

    private static func titled(_ id: Screen.ID, _ color: BarColor) -> Screen {
        var screen = Screen(id, bar: BarStyle(background: .color(color)))
        screen.title = id.rawValue
        screen.navigationItem.rightBarButtonItems = ["Edit"]
        return screen
    }

    private let list = titled("List", .red)
    private let photo = titled("Photo", .blue)

    private func components(_ response: TransitionResponse) throws -> [Component] {
        try #require(response.plan).components
    }

    private func component(_ name: Component.Name, _ side: Component.Side, in components: [Component]) -> Component? {
        components.first { $0.component == name && $0.of == side }
    }

    private func ends(_ name: Component.Name, _ side: Component.Side, in components: [Component]) -> [Component.Place]?
    {
        component(name, side, in: components).map { [$0.origin, $0.destination] }
    }

    @Test func `in a push the title that goes becomes the back button's label, and the new one enters at the far edge`()
        throws
    {
        let scenario = Scenario.on([list], policy: "system", os: SystemVersion(17))
        let all = try components(scenario.transition(.push(photo, animated: true)))
        #expect(ends(.title, .from, in: all) == [.place, .backButton])
        #expect(component(.title, .from, in: all)?.opacity == TitleOpacity.leaving)
        #expect(ends(.title, .to, in: all) == [.trailingEdge, .place])
        #expect(component(.title, .to, in: all)?.opacity == Self.fadesIn)
        #expect(component(.backButton, .from, in: all) == nil)
        #expect(ends(.backButton, .to, in: all) == [.title, .place])
        #expect(component(.backButton, .to, in: all)?.opacity == TitleOpacity.arriving)
        #expect(component(.rightItems, .from, in: all)?.opacity == Self.fadesOut)
        #expect(component(.leftItems, .from, in: all) == nil)
    }

    @Test func `in a pop the back button's label becomes the title that comes`() throws {
        let scenario = Scenario.on([list, photo], policy: "system", os: SystemVersion(17))
        for action in [NavigationOperation.Action.pop(), .interactivePop()] {
            let all = try components(scenario.transition(action))
            #expect(ends(.backButton, .from, in: all) == [.place, .title])
            #expect(component(.backButton, .from, in: all)?.opacity == TitleOpacity.leaving)
            #expect(ends(.title, .from, in: all) == [.place, .trailingEdge])
            #expect(component(.title, .from, in: all)?.opacity == TitleOpacity.leaving)
            #expect(ends(.title, .to, in: all) == [.backButton, .place])
            #expect(component(.title, .to, in: all)?.opacity == TitleOpacity.arriving)
        }
    }

    @Test func `the label of a back button that is no title of the two goes and comes at the near edge`() throws {
        let more = Self.titled("More", .green)
        let pushed = try components(
            Scenario.on([list, photo], policy: "system", os: SystemVersion(17)).transition(.push(more, animated: true))
        )
        #expect(ends(.backButton, .from, in: pushed) == [.place, .leadingEdge])
        let popped = try components(
            Scenario.on([list, photo, more], policy: "system", os: SystemVersion(17))
                .transition(.pop())
        )
        #expect(ends(.backButton, .to, in: popped) == [.leadingEdge, .place])
    }

    @Test func `titles of a set move as those of the push or the pop that it looks like`() throws {
        let scenario = Scenario.on([list], policy: "system", os: SystemVersion(17))
        let all = try components(
            scenario.transition(.setViewControllers([.existing(list.id), .new(photo)], animated: true))
        )
        #expect(ends(.title, .from, in: all) == [.place, .backButton])
        #expect(ends(.title, .to, in: all) == [.trailingEdge, .place])
    }

    @Test func `titles are nearly gone in the middle`() {
        func opacity(_ track: [Component.Opacity]) -> Double? { track.first { $0.at == 0.5 }?.opacity }
        #expect(opacity(TitleOpacity.leaving) == 0.125)
        #expect(opacity(TitleOpacity.arriving) == 0.088)
        for track in [TitleOpacity.leaving, TitleOpacity.arriving] {
            #expect(track.map(\.at) == track.map(\.at).sorted())
            #expect(Set(track.map(\.at)).isSuperset(of: [0, 1]))
        }
        #expect(TitleOpacity.leaving.map(\.opacity) == [1, 0.67, 0.422, 0.244, 0.125, 0.016, 0])
        #expect(TitleOpacity.arriving.map(\.opacity) == [0, 0.008, 0.088, 0.193, 0.365, 0.627, 1])
    }

    @Test func `a back button without a label has no title to become`() throws {
        var minimal = list
        minimal.navigationItem.backButtonDisplayMode = .minimal
        let pushed = try components(
            Scenario.on([minimal], policy: "system", os: SystemVersion(17)).transition(.push(photo, animated: true))
        )
        #expect(component(.title, .from, in: pushed)?.destination == .leadingEdge)
        let popped = try components(
            Scenario.on([minimal, photo], policy: "system", os: SystemVersion(17))
                .transition(.pop())
        )
        #expect(component(.backButton, .from, in: popped)?.destination == .leadingEdge)
        #expect(component(.title, .to, in: popped)?.origin == .leadingEdge)
    }

    @Test func `of a bar that only is not seen the background moves with its screen, and titles do not`() throws {
        var hidden = list
        hidden.bar?.hidden = true
        let scenario = Scenario.on([hidden, photo], policy: "hbdNavigationBar", os: SystemVersion(13))
        let popped = try scenario.transition(.pop())
        #expect(popped.plan?.presentation == .barSlidesOut)
        let all = try components(popped)
        #expect(ends(.background, .from, in: all) == [.screen, .screen])
        #expect(ends(.title, .from, in: all) == [.place, .trailingEdge])
        #expect(ends(.backButton, .from, in: all) == [.place, .title])
        let coming = try components(
            Scenario.on([photo], policy: "hbdNavigationBar", os: SystemVersion(13))
                .transition(.push(hidden, animated: true))
        )
        #expect(ends(.title, .from, in: coming) == [.place, .backButton])
        // If the navigation controller hides the bar, UIKit slides it as a whole.
        let stock = try components(
            Scenario.on([hidden, photo], policy: "fdFullscreenPopGesture").transition(.pop())
        )
        #expect(ends(.title, .from, in: stock) == [.screen, .screen])
    }

    @Test func `backgrounds fade from iOS 13 on, and snap before`() throws {
        let fading = try components(
            Scenario.on([list], policy: "system", os: SystemVersion(17)).transition(.push(photo, animated: true))
        )
        #expect(component(.background, .from, in: fading)?.opacity == Self.fadesOut)
        #expect(component(.background, .to, in: fading)?.opacity == Self.fadesIn)
        let snapping = try components(
            Scenario.on([list], policy: "system", os: SystemVersion(12)).transition(.push(photo, animated: true))
        )
        #expect(component(.background, .from, in: snapping)?.opacity == Self.gone)
        #expect(component(.background, .to, in: snapping)?.opacity == Self.seen)
    }

    @Test func `a bar that slides keeps its opacity`() throws {
        let fake = try components(
            Scenario.on([list], policy: "kmNavigationBarTransition").transition(.push(photo, animated: true))
        )
        for side in Component.Side.allCases {
            #expect(component(.background, side, in: fake)?.destination == .screen)
            #expect(component(.background, side, in: fake)?.opacity == Self.seen)
        }
        // The titles are in the shared real bar.
        #expect(component(.title, .from, in: fake)?.destination == .backButton)
        let own = try components(
            Scenario.on([list, photo], policy: "rtRootNavigationController").transition(.pop())
        )
        #expect(!own.isEmpty)
        #expect(own.allSatisfy { $0.destination == .screen && $0.opacity == Self.seen })
    }

    @Test func `a large title is one of its own`() throws {
        var large = list
        large.bar?.largeTitle = true
        let all = try components(
            Scenario.on([large], policy: "system", os: SystemVersion(17)).transition(.push(photo, animated: true))
        )
        #expect(component(.largeTitle, .from, in: all)?.destination == .backButton)
        #expect(component(.title, .from, in: all) == nil)
    }

    @Test func `on iOS 26 titles and buttons move with their screens`() throws {
        let all = try components(
            Scenario.on([list], policy: "system", os: SystemVersion(26)).transition(.push(photo, animated: true))
        )
        #expect(component(.title, .from, in: all)?.destination == .screen)
        #expect(component(.rightItems, .to, in: all)?.opacity == Self.seen)
    }

    @Test func `nothing is followed in a hidden bar`() throws {
        var hidden = photo
        hidden.bar?.hidden = true
        let all = try components(
            Scenario.on([list], policy: "fdFullscreenPopGesture").transition(.push(hidden, animated: true))
        )
        #expect(!all.isEmpty && all.allSatisfy { $0.of == .from && $0.destination == .screen })
    }

    @Test(arguments: PolicyPage.all.map(\.name))
    func `nothing is followed where nothing moves`(policy: String) throws {
        let scenario = Scenario.on([list, photo], policy: policy, os: SystemVersion(17))
        var actions = [NavigationOperation.Action.rotate(.landscape), .popTo("Photo", animated: true)]
        // Under react-native-screens, every pop is animated (libraries.16.5).
        if policy != "reactNativeScreens" { actions.append(.pop(count: 1, animated: false)) }
        for action in actions {
            #expect(try components(scenario.transition(action)).isEmpty)
        }
        #expect(try !components(scenario.transition(.pop())).isEmpty)
    }

    @Test(arguments: PolicyPage.all.map(\.name))
    func `in a swipe that is cancelled the eye follows the pop under the finger`(policy: String) throws {
        // On iOS 15, both of QMUI's bars are clear at the scroll edge.
        let scenario = Scenario.on([list, photo], policy: policy, os: SystemVersion(policy == "qmui" ? 14 : 17))
        let finished = try #require(try scenario.transition(.interactivePop()).plan)
        let cancelled = try #require(try scenario.transition(.interactivePop(.cancelled)).plan)
        #expect(!cancelled.components.isEmpty)
        #expect(cancelled.components == finished.components)
        #expect(cancelled.presentation == finished.presentation && cancelled.because == finished.because)
        #expect(cancelled.presentation != .none)
    }

    @Test func `a background that changes when the screen has appeared is the old one up to then`() throws {
        let late = Screen.writing("late") {
            $0.viewWillAppear.barTintColor = .some(.red)
            $0.viewDidAppear.barTintColor = .some(.blue)
        }
        let red = Screen.writing("red") { $0.viewWillAppear.barTintColor = .some(.red) }
        for os in [12, 14] {
            let response = try Scenario.on([red], policy: "system", os: SystemVersion(os))
                .transition(.push(late, animated: true))
            let plan = try #require(response.plan)
            #expect(plan.presentation == .snap)
            #expect(plan.because.contains("after the screen has appeared"))
            #expect(component(.background, .from, in: plan.components)?.opacity == Self.seen)
            #expect(component(.background, .to, in: plan.components)?.opacity == Self.gone)
        }
    }

    @Test func `an item that the policy puts into the bar moves with its screen`() throws {
        let scenario = Scenario.on([Screen("A")], policy: "rtRootNavigationController", os: SystemVersion(17))
        let all = try components(scenario.transition(.push(Screen("B"), animated: true)))
        #expect(ends(.leftItems, .to, in: all) == [.screen, .screen])
        #expect(component(.leftItems, .from, in: all) == nil)
    }

    @Test func `only the fake bar slides out if the real one is hidden at once`() throws {
        var screen = Screen("B")
        screen.callbacks.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: true)
        let scenario = Scenario.on([list], policy: "kmNavigationBarTransition", os: SystemVersion(14))
        let all = try components(scenario.transition(.push(screen, animated: true)))
        #expect(ends(.background, .from, in: all) == [.screen, .screen])
        #expect(ends(.title, .from, in: all) == [.place, .place])
        #expect(component(.title, .from, in: all)?.opacity == Self.gone)
        screen.callbacks.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: true, animation: .animated)
        let sliding = try components(scenario.transition(.push(screen, animated: true)))
        #expect(ends(.title, .from, in: sliding) == [.screen, .screen])
    }

    @Test func `between two screens without a bar of their own, UIKit's changes in place`() throws {
        var (from, to) = (Screen("A", title: "A"), Screen("B"))
        from.callbacks.viewWillAppear.barTintColor = .some(.red)
        to.callbacks.viewWillAppear.barTintColor = .some(.blue)
        let scenario = Scenario.on([from], policy: "perScreenBar", edition: "GKNavigationBar", os: SystemVersion(12))
        let response = try scenario.transition(.push(to, animated: true))
        #expect(response.plan?.presentation == .snap)
        #expect(ends(.background, .to, in: try components(response)) == [.place, .place])
        #expect(response.diagnostics?.contains { $0.code == .styleSnaps } ?? false)
    }
}
