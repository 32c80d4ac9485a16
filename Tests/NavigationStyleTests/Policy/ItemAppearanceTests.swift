import NavigationStyle
import Testing

/// Apple's approach from iOS 13 on: styles on the navigation item.
@Suite struct ItemAppearanceTests {
    private let red = Screen.styled("A") {
        $0.background = .color(.red)
        $0.tint = .white
        $0.title = TextAttributes(color: .white)
    }
    private let blue = Screen.styled("B") { $0.background = .color(.blue) }

    private func on(
        _ stack: [Screen],
        os: SystemVersion = SystemVersion(17),
        origin: Scenario.Origin = .pushed
    ) -> Scenario {
        Scenario.on(stack, policy: "itemAppearance", os: os, origin: origin)
    }

    @Test func `below iOS 13 there are no such appearances, and the error says what is needed`() throws {
        do throws(ScenarioError) {
            _ = try ResolveRequest(on([red], os: SystemVersion(12, 4))).response()
            Issue.record("iOS 12 was answered")
        } catch {
            let fault = RequestFault(.unsupportedSystem(minimum: SystemVersion(13)), at: "/environment/os")
            #expect(error.faults == [fault])
        }
        #expect(
            try ResolveRequest(on([red], os: SystemVersion(13))).response().bar?.background.color == BarColor.red.light
        )
    }

    @Test func `a declared style is on the item: nothing is written to the shared bar`() throws {
        let response = try on([red]).transition(.push(blue, animated: true))
        #expect(response.bars.after?.background.color == BarColor.blue.light)
        #expect(response.controller?.bar.isEmpty == true)
        #expect(!response.script.contains { $0.contains("write") })
        #expect(response.plan?.presentation == .crossfade)
        #expect(response.screens?.allSatisfy(\.matchesDeclared) == true)
    }

    @Test(arguments: [true, false])
    func `no style leaks, neither up nor down`(animated: Bool) throws {
        let responses = try on([red]).replay([
            NavigationOperation(.push(Screen(id: "B"), animated: animated)),
            NavigationOperation(.pop(count: 1, animated: animated)),
        ])
        let plain = try #require(responses.transitions[0].bars.after)
        let stock = try #require(try ResolveRequest(on([Screen(id: "B")])).response().bar)
        #expect(plain.background == stock.background)
        #expect(plain.tintColor == stock.tintColor)
        #expect(plain.title.color == stock.title.color)
        let back = try #require(responses.transitions[1].bars.after)
        #expect(back.background.color == BarColor.red.light)
        #expect(back.tintColor == .white)
    }

    @Test func `a cancelled swipe leaves the bar as it was`() throws {
        let response = try on([red, blue]).transition(.interactivePop(.cancelled))
        #expect(response.bars.after == response.bars.before)
    }

    @Test func `whether the bar is hidden is the controller's, and stays where nobody says otherwise`() throws {
        let hiding = Screen.styled("B") { $0.hidden = true }
        let responses = try on([red]).replay([
            NavigationOperation(.push(hiding, animated: true)), NavigationOperation(.pop()),
        ])
        #expect(responses.transitions[1].bars.after?.isHidden == true)
        let showing = Screen.styled("A") { $0.hidden = false }
        let response = try on([showing, hiding]).transition(.interactivePop())
        #expect(response.reason == .gestureDisabled)
        #expect(try on([showing, hiding]).transition(.popToRoot()).bars.after?.isHidden == false)
    }

    @Test func `what callbacks write is on the shared bar, and leaks where no item covers it`() throws {
        let writing = Screen.writing("B") {
            $0.viewWillAppear.standardAppearance = .some(Appearance(.opaque))
            $0.viewWillAppear.scrollEdgeAppearance = .some(Appearance(.opaque))
        }
        let leaking = try on([Screen(id: "A"), writing]).transition(.pop())
        #expect(leaking.bars.after?.background.kind == .color)
        let covered = try on([red, writing]).transition(.pop())
        #expect(covered.bars.after?.background.color == BarColor.red.light)
    }

    @Test func `what the code puts on the item goes before the declared style`() throws {
        var screen = red
        var own = Appearance(.opaque)
        own.backgroundColor = .green
        screen.navigationItem.scrollEdgeAppearance = own
        #expect(try ResolveRequest(on([screen])).response().bar?.background.color == BarColor.green.light)
    }

    @Test func `large titles are the item's, and are not inherited by it`() throws {
        let large = Screen.styled("A") { $0.largeTitle = true }
        let responses = try on([large]).replay([
            NavigationOperation(.push(Screen(id: "B"), animated: true)),
            NavigationOperation(.pop()),
        ])
        #expect(responses.transitions[0].bars.before?.title.isLarge == true)
        #expect(responses.transitions[0].bars.after?.title.isLarge == false)
        #expect(responses.transitions[1].bars.after?.title.isLarge == true)
        #expect(responses.transitions[1].screens?.last?.matchesDeclared == true)
    }

    @Test func `the status bar is the screen's preferredStatusBarStyle`() throws {
        let light = Screen.styled("A") { $0.statusBar = .lightContent }
        let response = try on([light]).transition(.push(Screen(id: "B"), animated: true))
        #expect(response.bars.before?.statusBar?.style == .lightContent)
        #expect(response.bars.before?.barStyle == .default)
        #expect(response.bars.after?.statusBar?.style == .darkContent)
    }

    @Test func `an update restyles the item of its screen, and the state carries it`() throws {
        var style = BarStyle()
        style.background = .color(.green)
        style.statusBar = .lightContent
        var scenario = on([red, blue])
        let updated = try scenario.transition(.update(.style(style), screenID: "A"))
        #expect(updated.outcome == .changed)
        #expect(updated.bars.after?.background.color == BarColor.blue.light)
        scenario.controller = updated.controller
        let popped = try scenario.transition(.pop())
        #expect(popped.bars.after?.background.color == BarColor.green.light)
        #expect(popped.bars.after?.statusBar?.style == .lightContent)
        #expect(popped.bars.after?.tintColor == .white)
    }

    @Test func `a set and a pop over several show each screen's own style`() throws {
        let green = Screen.styled("C") { $0.background = .color(.green) }
        let scenario = on([red, blue, green], origin: .set)
        #expect(
            try scenario.transition(.popTo("A", animated: false)).bars.after?.background.color == BarColor.red.light
        )
        let swapped = try scenario.transition(
            .setViewControllers([.existing("C"), .existing("B")], animated: true)
        )
        #expect(swapped.bars.after?.background.color == BarColor.blue.light)
    }

    @Test func `the item's own appearance is the reason that a declared background is not seen`() throws {
        var screen = Screen.styled("A") { $0.background = .color(.blue) }
        screen.navigationItem.scrollEdgeAppearance = Appearance(.opaque)
        let found = try ResolveRequest(on([screen])).response().diagnostics ?? []
        let unseen = try #require(found.first { $0.code == .declaredStyleNotShown })
        #expect(unseen.message.contains("the navigation item's own appearance takes precedence"))
    }

    @Test func `buttons keep the tint of their item, and fade with it (uikit.F8, uikit.I)`() throws {
        let stack = [Screen.styled("A") { $0.tint = .red }, Screen.styled("B") { $0.tint = .blue }]
        let pop = try on(stack).transition(.interactivePop(.released(progress: 0.4, velocity: -1)))
        #expect(pop.plan?.presentation == .crossfade && pop.bars.during?.tintColor == BarColor.blue.light)
        // A tint that code writes to the shared bar is that of both, and changes at once.
        let shared = [
            Screen.writing("A") { $0.viewWillAppear.tintColor = .some(.red) },
            Screen.writing("B") { $0.viewWillAppear.tintColor = .some(.blue) },
        ]
        let snap = try on(shared).transition(.interactivePop(.released(progress: 0.4, velocity: -1)))
        #expect(snap.plan?.presentation == .snap && snap.bars.during?.tintColor == BarColor.red.light)
    }

    @Test func `who wrote what is seen is the screen itself`() throws {
        let provenance = try #require(try ResolveRequest(on([blue, red])).response().bar?.provenance)
        #expect(provenance[.standardAppearance] == Provenance(setBy: .screen, screen: "A"))
        #expect(provenance[.barTintColor] == .system)
    }
}

extension Screen {
    fileprivate static func styled(_ id: Screen.ID, _ declare: (inout BarStyle) -> Void) -> Screen {
        var style = BarStyle()
        declare(&style)
        var screen = Screen(id: id)
        screen.bar = style
        return screen
    }
}
