import NavigationStyle
import Testing

/// SwiftUI's stacks: modifiers on the item of each screen.
@Suite struct SwiftUITests {
    private static let blue: [String: Value] = [
        "navigationTitle": .string("Blue"), "toolbarBackground": .string("#0000FF"),
        "navigationBarTitleDisplayMode": .string("inline"),
    ]

    private func screen(_ id: Screen.ID, _ modifiers: [String: Value] = [:], scrolledTo offset: Double? = nil) -> Screen
    {
        var screen = Screen(id: id).library(
            ["navigationTitle": .string(id.rawValue), "navigationBarTitleDisplayMode": .string("inline")]
                .merging(modifiers) { $1 }
        )
        if let offset {
            var scrollView = ScreenScrollView()
            scrollView.contentOffset = offset
            screen.view.scrollView = scrollView
        }
        return screen
    }

    private func on(_ stack: [Screen], os: SystemVersion = SystemVersion(17), _ options: [Value.Member] = [])
        -> Scenario
    {
        var scenario = Scenario.on(stack, policy: "swiftUI", os: os)
        scenario.policy.options = options
        return scenario
    }

    private func resolve(_ stack: [Screen], os: SystemVersion = SystemVersion(17), _ options: [Value.Member] = [])
        throws
        -> ResolveResponse
    {
        try ResolveRequest(on(stack, os: os, options)).response()
    }

    private func faults(_ stack: [Screen], os: SystemVersion, _ options: [Value.Member] = []) -> [RequestFault] {
        do throws(ScenarioError) {
            _ = try ResolveRequest(on(stack, os: os, options)).response()
            return []
        } catch {
            return error.faults
        }
    }

    // MARK: - Backgrounds

    @Test(
        arguments: [
            ("automatic", nil, 0, .clear), ("automatic", nil, 200, .blur), ("automatic", "#336699", 0, .clear),
            ("automatic", "#336699", 200, .color), ("visible", nil, 0, .blur), ("visible", nil, 200, .blur),
            ("visible", "#336699", 0, .color), ("visible", "#336699", 200, .color), ("hidden", nil, 0, .clear),
            ("hidden", nil, 200, .clear), ("hidden", "#336699", 0, .clear), ("hidden", "#336699", 200, .clear),
        ] as [(String, String?, Double, BarState.Background.Kind)]
    )
    func `visibility, style and the scroll edge decide on the background`(
        _ visibility: String,
        _ style: String?,
        _ offset: Double,
        _ kind: BarState.Background.Kind
    ) throws {
        for os in [SystemVersion(16), SystemVersion(18)] {
            var modifiers = ["toolbarBackgroundVisibility": Value.string(visibility)]
            modifiers["toolbarBackground"] = style.map { .string($0) }
            #expect(try resolve([screen("a", modifiers, scrolledTo: offset)], os: os).bar?.background.kind == kind)
        }
    }

    @Test func `materials blur, and gradients are images`() throws {
        let material = Value.object(members: ["material": .string("thin")])
        let stops = Value.array([
            .object(members: ["at": .number(0), "color": .string("#FF0000")]),
            .object(members: ["at": .number(1), "color": .string("#0000FF")]),
        ])
        for (style, kind) in [
            (material, BarState.Background.Kind.blur), (.object(members: ["gradient": stops]), .image),
        ] {
            let modifiers = ["toolbarBackground": style, "toolbarBackgroundVisibility": .string("visible")]
            #expect(try resolve([screen("a", modifiers)]).bar?.background.kind == kind)
        }
        let plain = Value.object(members: ["name": .string("photo")])
        #expect(!faults([screen("a", ["toolbarBackground": plain])], os: SystemVersion(17)).isEmpty)
    }

    // MARK: - Color schemes

    @Test func `a color scheme is respected only while a background is shown`() throws {
        let dark = ["toolbarColorScheme": Value.string("dark")]
        let shown = dark.merging(["toolbarBackgroundVisibility": .string("visible")]) { $1 }
        let bar = try #require(try resolve([screen("a", shown)]).bar)
        #expect(bar.title.color == .white && bar.statusBar?.style == .lightContent)
        let edge = try resolve([screen("a", dark, scrolledTo: 0)])
        #expect(edge.bar?.title.color == .black && edge.bar?.statusBar?.style == .darkContent)
        let finding = try #require(edge.diagnostics?.first { $0.code == .ineffectiveProperty })
        #expect(finding.property == "toolbarColorScheme" && finding.fix.contains("toolbarBackgroundVisibility"))
        #expect(finding.edits == [Edit(.add, "/stack/0/library/toolbarBackgroundVisibility", .string("visible"))])
        let scrolled = try resolve([screen("a", dark, scrolledTo: 200)])
        #expect(scrolled.bar?.title.color == .white)
        #expect(scrolled.diagnostics?.contains { $0.code == .ineffectiveProperty } == false)
    }

    @Test func `a dynamic background has the scheme of the bar`() throws {
        let pair = Value.object(members: ["light": .string("#FFFFFF"), "dark": .string("#000080")])
        for (style, color) in [(Value.string("systemBackground"), RGBA.black), (pair, RGBA(rawValue: 0x0000_80FF))] {
            let modifiers = [
                "toolbarBackground": style, "toolbarBackgroundVisibility": .string("visible"),
                "toolbarColorScheme": .string("dark"),
            ]
            let answer = try resolve([screen("a", modifiers)])
            #expect(answer.bar?.background.color == color && answer.diagnostics == [])
        }
    }

    @Test func `a declared style that asks for two schemes breaks a rule`() throws {
        var both = Screen(
            "a",
            bar: BarStyle(background: .color(.blue), title: TextAttributes(color: .white), statusBar: .darkContent)
        )
        #expect(try resolve([both]).diagnostics?.contains { $0.code == .ruleBroken } == true)
        #expect(try resolve([both]).diagnostics?.contains { $0.code == .declaredStyleNotShown } == false)
        var title = both
        title.bar?.statusBar = nil
        var update = BarStyle(statusBar: .darkContent)
        let shown: [String: Value] = [
            "toolbarBackground": .string("#0000FF"), "toolbarBackgroundVisibility": .string("visible"),
        ]
        for (declared, place) in [(title, "/stack/0/bar/title"), (screen("a", shown), "/operation/bar/statusBar")] {
            let told = try on([declared]).transition(.update(.style(update))).diagnostics ?? []
            #expect(told.filter { $0.code == .ruleBroken }.map { $0.pointer?.description } == [place])
            #expect(!told.contains { $0.code == .declaredStyleNotShown })
            update.title = TextAttributes(color: .white)
        }
        both.bar?.statusBar = .lightContent
        let bar = try resolve([both])
        #expect(bar.diagnostics?.contains { $0.code == .ruleBroken } == false)
        #expect(bar.bar?.title.color == .white && bar.bar?.background.color == BarColor.blue.light)
    }

    @Test func `the preferred color scheme is that of everything in the presentation, whatever the system's`() throws {
        let pair = BarColor(light: .white, dark: BarColor.blue.light)
        var appearance = Appearance(.opaque)
        appearance.backgroundColor = pair
        let options = [
            Value.Member("preferredColorScheme", .string("dark")),
            Value.Member(
                "tint",
                .object([Value.Member("light", .string("#FFFFFF")), Value.Member("dark", .string("#0000FF"))])
            ),
        ]
        var declared = Screen("a", bar: BarStyle(background: .color(pair), title: TextAttributes(color: .label)))
        declared.title = "A"
        var plain = on([screen("a")], options)
        plain.defaults.appearanceProxy.standardAppearance = .some(appearance)
        plain.defaults.appearanceProxy.scrollEdgeAppearance = .some(appearance)
        for scenario in [on([declared], options), plain] {
            let dark = try ResolveRequest(scenario).response()
            #expect(dark.bar?.background.color == BarColor.blue.light && dark.bar?.tintColor == BarColor.blue.light)
            #expect(dark.bar?.title.color == .white && dark.bar?.statusBar?.style == .lightContent)
            var hand = Hand(scenario)
            let step = try hand.perform(NavigationOperation(.traitChange(.dark)))
            #expect(step.outcome == .unchanged && step.controller?.userInterfaceStyle == nil)
            #expect(try hand.perform(NavigationOperation(.reappear(after: .tab))).bars.after == dark.bar)
        }
        // A screen's preference applies in the same way.
        plain.stack = [screen("a", ["preferredColorScheme": .string("dark")])]
        plain.policy.options = []
        #expect(try ResolveRequest(plain).response().bar?.background.color == BarColor.blue.light)
    }

    // MARK: - Titles

    @Test func `a root with a title is large, one without inline, and a pushed screen as the one below`() throws {
        let titled = Screen(id: "a").library(["navigationTitle": .string("A")])
        let empty = Screen(id: "a")
        let pushed = Screen(id: "b").library(["navigationTitle": .string("B")])
        #expect(try resolve([titled]).bar?.title.isLarge == true)
        #expect(try resolve([titled, pushed]).bar?.title.isLarge == true)
        #expect(try resolve([empty]).bar?.title.isLarge == false)
        #expect(try resolve([empty, pushed]).bar?.title.isLarge == false)
        #expect(try resolve([empty], os: SystemVersion(15)).bar?.title.isLarge == true)
        #expect(try resolve([titled, screen("b")]).bar?.title.isLarge == false)
        #expect(try resolve([titled, screen("c"), pushed]).bar?.title.isLarge == false)
    }

    @Test func `a title is said once, and its mode too`() {
        var screen = Screen(id: "a").library(["navigationTitle": .string("A")])
        screen.title = "A"
        #expect(faults([screen], os: SystemVersion(17)) == [])
        screen.title = "B"
        #expect(faults([screen], os: SystemVersion(17)).map(\.pointer) == ["/stack/0/library/navigationTitle"])
        let modes = [
            "navigationBarTitleDisplayMode": Value.string("inline"), "toolbarTitleDisplayMode": .string("inline"),
        ]
        #expect(faults([Screen(id: "a").library(modes)], os: SystemVersion(17)).count == 1)
    }

    // MARK: - Systems

    @Test func `a modifier below its iOS is refused, and what there is before is told`() throws {
        let fault = try #require(
            faults([screen("a", ["toolbarBackground": .string("#336699")])], os: SystemVersion(15)).first
        )
        #expect(fault.pointer == "/stack/0/library/toolbarBackground")
        #expect(
            fault.detail
                == "toolbarBackground needs iOS 16.0 or later; on earlier versions, use defaults.appearanceProxy"
        )
        #expect(faults([screen("a")], os: SystemVersion(12)).map(\.pointer) == ["/environment/os"])
        let stack = [Value.Member("container", .string("NavigationStack"))]
        #expect(faults([screen("a")], os: SystemVersion(15), stack).map(\.pointer) == ["/environment/os"])
        #expect(faults([screen("a")], os: SystemVersion(16), stack) == [])
        let outside = [Value.Member("onStack", .object(members: ["toolbarRole": .string("editor")]))]
        #expect(faults([screen("a")], os: SystemVersion(15), outside).map(\.pointer) == ["/policy/onStack/toolbarRole"])
    }

    // MARK: - Hiding

    @Test func `from iOS 16 on a hidden bar is its screen's alone, before it stays hidden`() throws {
        for (os, isHidden) in [(SystemVersion(15), true), (SystemVersion(16), false)] {
            let stack = [screen("a", ["navigationBarHidden": .bool(true)])]
            let pushed = try on(stack, os: os).transition(.push(screen("b"), animated: true))
            #expect(pushed.bars.after?.isHidden == isHidden)
            #expect(pushed.diagnostics?.contains { $0.code == .styleLeak } == isHidden)
            #expect((pushed.contested ?? []).contains("swiftUIHiddenFlagLeaks") == isHidden)
        }
    }

    @Test func `a bar with nothing in it is hidden, and the answer says that this is contested`() throws {
        let response = try on([screen("a")]).transition(
            .setViewControllers([.new(Screen(id: "b"))], animated: false)
        )
        #expect(response.bars.after?.isHidden == true && response.contested == ["swiftUIHidesEmptyBar"])
        #expect(response.plan?.steps.contains { $0.rule == "swiftui.emptyBar" } == true)
        let visible = Screen(id: "b").library(["toolbarBackgroundVisibility": .string("visible")])
        #expect(try resolve([visible]).bar?.isHidden == false)
    }

    @Test func `a swipe that is taken back leaves the bar of the screen that stays`() throws {
        let shown = screen("a")
        var hiding = screen("b", ["toolbarVisibility": .string("hidden")])
        hiding.interactivePop.delegate = .guarded
        let response = try on([shown, hiding]).transition(.interactivePop(.cancelled))
        #expect(response.outcome == .cancelled && response.bars.after?.isHidden == true)
    }

    @Test func `a hidden back button or a hidden bar takes the swipe away, in SwiftUI's words`() throws {
        for (member, value) in [
            ("navigationBarBackButtonHidden", Value.bool(true)), ("toolbarVisibility", .string("hidden")),
        ] {
            let response = try on([screen("a"), screen("b", [member: value])]).transition(.interactivePop())
            #expect(response.reason == .gestureDisabled)
            let finding = try #require(response.diagnostics?.first { $0.code == .interactivePopDisabled })
            #expect(finding.pointer?.description == "/stack/1/library/\(member)")
            #expect(finding.fix.contains("interactivePopGestureRecognizer"))
            #expect(finding.edits?.isEmpty == false)
        }
        // The bar is already hidden by the empty screen below, so that nothing hides it again.
        let above = Screen(id: "b").library(["toolbarVisibility": .string("hidden")])
        let response = try on([Screen(id: "a"), above]).transition(.interactivePop(.finished))
        let finding = try #require(response.diagnostics?.first { $0.code == .interactivePopDisabled })
        #expect(finding.pointer?.description == "/stack/1/library/toolbarVisibility")
        #expect(finding.severity == .warning)
        let items = Value.object(members: ["leading": .array([.string("Close")])])
        let beside = try on([screen("a"), screen("b", ["toolbarItems": items])]).transition(.interactivePop())
        #expect(beside.outcome == .changed)
    }

    // MARK: - The wrong place, or too late

    @Test func `a modifier on the container itself does nothing and breaks a rule`() throws {
        let options = [
            Value.Member(
                "onStack",
                .object(members: ["toolbarBackground": .string("#336699"), "tint": .string("#FF0000")])
            )
        ]
        let response = try resolve([screen("a", scrolledTo: 200)], options)
        #expect(response.bar?.background.kind == .blur && response.bar?.tintColor == BarColor.red.light)
        let broken = (response.diagnostics ?? []).filter { $0.code == .ruleBroken }
        #expect(broken.map { $0.pointer?.description } == ["/policy/onStack/toolbarBackground"])
    }

    @Test func `the proxy in onAppear comes too late, until the bar enters a window again`() throws {
        var appearance = Appearance(.opaque)
        appearance.backgroundColor = .red
        var proxy = BarProperties()
        proxy.standardAppearance = .some(appearance)
        proxy.scrollEdgeAppearance = .some(appearance)
        let late = screen("b", ["appearanceProxy": proxy.value])
        let replay = try on([screen("a")]).replay([
            NavigationOperation(.push(late, animated: true)), NavigationOperation(.reappear(after: .tab)),
        ])
        let pushed = replay.transitions[0]
        #expect(pushed.bars.after?.background.kind == .clear)
        let finding = try #require(pushed.diagnostics?.first { $0.code == .ineffectiveProperty })
        #expect(finding.property == "appearanceProxy" && finding.fix.contains("init() of the App"))
        #expect(replay.transitions[1].bars.after?.background.color == BarColor.red.light)
        // The write is a call in onAppear, not a modifier.
        var environment = BarProperties()
        environment.barTintColor = .some(.red)
        let idle = screen("b", ["appearanceProxy": environment.value])
        let answer = try on([screen("a")]).transition(.push(idle, animated: true))
        let other = try #require(answer.diagnostics?.first { $0.property == "appearanceProxy" })
        #expect(other.edits == [Edit(.remove, "/operation/screen/library/appearanceProxy")])
        #expect(other.fix == "Remove appearanceProxy from onAppear of \"b\".")
    }

    @Test func `a style without visibility is told of, and mended by visibility`() throws {
        let response = try resolve([screen("a", ["toolbarBackground": .string("#99CCFF")])])
        let finding = try #require(response.diagnostics?.first { $0.code == .transparentAtScrollEdge })
        #expect(finding.pointer?.description == "/stack/0/library/toolbarBackground")
        #expect(finding.edits == [Edit(.add, "/stack/0/library/toolbarBackgroundVisibility", .string("visible"))])
        let scrolled = try resolve([screen("a", ["toolbarBackground": .string("#99CCFF")], scrolledTo: 200)])
        #expect(scrolled.diagnostics?.contains { $0.code == .transparentAtScrollEdge } == false)
    }

    // MARK: - The proxy, tint, and iOS 26

    @Test func `a screen's background goes before the proxy's, whose titles stay`() throws {
        var appearance = Appearance(.opaque)
        appearance.backgroundColor = .red
        appearance.titleTextAttributes = TextAttributes(color: .white)
        var scenario = on([
            screen("a"),
            screen(
                "b",
                ["toolbarBackground": .string("#0000FF"), "toolbarBackgroundVisibility": .string("visible")]
            ),
        ])
        scenario.defaults.appearanceProxy.standardAppearance = .some(appearance)
        scenario.defaults.appearanceProxy.scrollEdgeAppearance = .some(appearance)
        let response = try ResolveRequest(scenario).response()
        #expect(response.screens?.map(\.bar.background.color) == [BarColor.red.light, BarColor.blue.light])
        #expect(response.bar?.title.color == .white && response.contested?.contains("swiftUIStartsFromBar") == true)
    }

    @Test func `the tint of the container colors the back button up to iOS 18`() throws {
        let tint = [Value.Member("tint", .string("#FF0000"))]
        #expect(
            try resolve([screen("a"), screen("b")], os: SystemVersion(18), tint).bar?.backButton.color
                == BarColor.red.light
        )
        #expect(try resolve([screen("a"), screen("b")], os: SystemVersion(26), tint).bar?.backButton.color == .black)
        let own = screen("b", ["tint": .string("#00FF00")])
        let response = try resolve([screen("a"), own], tint)
        #expect(response.bar?.backButton.color == BarColor.red.light)
        #expect(response.diagnostics?.contains { $0.code == .declaredStyleNotShown && $0.property == "tint" } == true)
    }

    @Test func `two backgrounds fade up to iOS 18, and snap on iOS 26 by one report`() throws {
        let painted = ["toolbarBackgroundVisibility": Value.string("visible")]
        let red = screen("a", painted.merging(["toolbarBackground": .string("#FF0000")]) { $1 })
        let blue = screen("b", painted.merging(["toolbarBackground": .string("#0000FF")]) { $1 })
        let before = try on([red], os: SystemVersion(18)).transition(.push(blue, animated: true))
        #expect(before.plan?.presentation == .crossfade)
        let glass = try on([red], os: SystemVersion(26)).transition(.push(blue, animated: true))
        #expect(glass.plan?.presentation == .snap && glass.plan?.because.contains("contested") == true)
        #expect(glass.contested?.contains("swiftUIBackgroundsFadeOnGlass") == true)
        #expect(glass.diagnostics?.first { $0.code == .styleSnaps }?.severity == .info)
    }

    @Test func `an update of the declared style is on the item at once, and can be handed back`() throws {
        var style = BarStyle()
        style.background = .color(.red)
        let scenario = on([screen("a"), screen("b")])
        let response = try scenario.transition(.update(.style(style)))
        #expect(response.bars.after?.background.color == BarColor.red.light)
        var next = scenario
        next.controller = response.controller
        #expect(try ResolveRequest(next).response().bar == response.bars.after)
    }

    @Test func `on iOS 26 a color scheme needs a background of the app's`() throws {
        let dark = ["toolbarColorScheme": Value.string("dark"), "toolbarBackgroundVisibility": .string("visible")]
        let bare = try resolve([screen("a", dark, scrolledTo: 0)], os: SystemVersion(26))
        #expect(bare.bar?.title.color == .black && bare.bar?.statusBar?.style == .darkContent)
        let finding = try #require(bare.diagnostics?.first { $0.code == .ineffectiveProperty })
        #expect(finding.property == "toolbarColorScheme" && finding.fix.contains("toolbarBackground of the app"))
        #expect(bare.diagnostics?.contains { $0.code == .lowContrast } == false)
        let painted = dark.merging(["toolbarBackground": .string("#000080")]) { $1 }
        #expect(try resolve([screen("a", painted)], os: SystemVersion(26)).bar?.title.color == .white)
    }

    // MARK: - Fixes

    /// Returns the diagnostic with `code` in the answer to `request`, having made sure that its edits remove it.
    private func mended(_ code: Diagnostic.Code, in request: some Encodable) throws -> Diagnostic {
        let request = try PatchedRequest(request)
        let found = try #require(try request.endings(telling: true)?.last?.diagnostics.first { $0.code == code })
        let left = try request.patched(by: #require(found.edits, "\(found)")).endings()?.last
        #expect(left?.bar != nil)
        let told = try request.patched(by: #require(found.edits)).endings(telling: true)?.last?.diagnostics
        #expect(told?.contains { $0.code == code && $0.property == found.property } == false)
        return found
    }

    private func pushing(_ pushed: Screen, above below: Screen, os: SystemVersion = SystemVersion(17))
        -> TransitionRequest
    {
        TransitionRequest(on([below], os: os), operation: NavigationOperation(.push(pushed, animated: true)))
    }

    @Test func `before iOS 16 a bar that would stay hidden is shown by navigationBarHidden`() throws {
        let below = screen("a", ["navigationBarHidden": .bool(true)])
        let leak = try mended(.styleLeak, in: pushing(screen("b"), above: below, os: SystemVersion(15)))
        #expect(leak.edits == [Edit(.add, "/operation/screen/library/navigationBarHidden", .bool(false))])
        #expect(leak.fix == "Set navigationBarHidden to false in the modifiers of \"b\".")
    }

    @Test func `buttons get their color by the tint of the container`() throws {
        let blue = [
            "toolbarBackground": Value.string("#007AFF"), "toolbarBackgroundVisibility": .string("visible"),
        ]
        var request = pushing(screen("b", blue), above: screen("a"))
        let contrast = try mended(.lowContrast, in: request)
        let policy = Value.object(members: ["name": .string("swiftUI"), "tint": .string("#000000FF")])
        #expect(contrast.edits == [Edit(.replace, "/policy", policy)])
        #expect(contrast.fix == "Set the policy's option tint to #000000, for all screens.")
        request.scenario.policy.options = [Value.Member("container", .string("NavigationStack"))]
        #expect(try mended(.lowContrast, in: request).edits?.map(\.path) == ["/policy/tint"])
        let own = pushing(screen("b", ["tint": .string("#800000")]), above: screen("a"))
        #expect(try mended(.declaredStyleNotShown, in: own).property == "tint")
    }

    @Test func `a default background is the system's, and a color scheme needs another`() throws {
        var declared = Screen("a", bar: BarStyle(background: .default))
        declared.title = "A"
        #expect(try resolve([declared]).diagnostics == [])
        declared.bar?.statusBar = .lightContent
        let scheme = try mended(.declaredStyleNotShown, in: ResolveRequest(on([declared])))
        #expect(scheme.property == "statusBar" && scheme.message.contains("only while the bar shows a background"))
        #expect(scheme.edits?.first?.value == .object(members: ["toolbarBackgroundVisibility": .string("visible")]))
        let hidden = declared.library(["toolbarBackgroundVisibility": .string("hidden")])
        #expect(try resolve([hidden]).diagnostics?.contains { $0.property == "background" } == true)
    }

    @Test func `a background too dark for the app's text is shown in the dark scheme`() throws {
        let dark = screen("a", ["toolbarBackground": .string("#336699")])
        for os in [SystemVersion(17), SystemVersion(26)] {
            let found = try mended(.transparentAtScrollEdge, in: ResolveRequest(on([dark], os: os)))
            #expect(
                found.edits == [
                    Edit(.add, "/stack/0/library/toolbarBackgroundVisibility", .string("visible")),
                    Edit(.add, "/stack/0/library/toolbarColorScheme", .string("dark")),
                ]
            )
        }
    }

    @Test func `from iOS 26 on the tint of the container mends no declared tint`() throws {
        let tinted = Screen("b", bar: BarStyle(tint: BarColor(RGBA(rawValue: 0xAA33_22FF))))
        for (os, hasEdits) in [(SystemVersion(18), true), (SystemVersion(26), false)] {
            let told = try resolve([screen("a"), tinted], os: os).diagnostics
            let found = try #require(told?.first { $0.code == .declaredStyleNotShown })
            #expect((found.edits != nil) == hasEdits)
        }
    }

    @Test(arguments: [Diagnostic.Code.glassInterference: "visible", .transparentAtScrollEdge: "automatic"])
    func `on iOS 26 what would cover a large title is moved behind the bar`(
        code: Diagnostic.Code,
        visibility: String
    ) throws {
        let painted = Screen(id: "a").library([
            "navigationTitle": .string("A"), "toolbarBackground": .string("#99CCFFFF"),
            "toolbarBackgroundVisibility": .string(visibility),
        ])
        let found = try mended(code, in: ResolveRequest(on([painted], os: SystemVersion(26))))
        #expect(
            found.edits == [
                Edit(.add, "/stack/0/library/containerBackground", .string("#99CCFFFF")),
                Edit(.remove, "/stack/0/library/toolbarBackground"),
                Edit(.remove, "/stack/0/library/toolbarBackgroundVisibility"),
            ]
        )
        #expect(found.fix.contains("containerBackground to #99CCFF in"))
    }

    @Test func `a bar that an update hides is animated by the update`() throws {
        var style = BarStyle()
        style.hidden = true
        let told = try on([screen("a")]).transition(.update(.style(style))).diagnostics
        #expect(told?.first { $0.code == .layoutJump }?.fix.contains("withAnimation") == true)
        var properties = BarProperties()
        properties.isNavigationBarHidden = BarVisibility(hidden: true)
        let update = NavigationOperation(.update(.properties(properties)))
        let jump = try mended(.layoutJump, in: TransitionRequest(on([screen("a")]), operation: update))
        #expect(jump.fix == "Call setNavigationBarHidden(true, animated: true) in the update at /operation.")
    }

    @Test func `an update without modifiers changes nothing, and is told of`() throws {
        func update(os: Int = 17, _ change: (inout BarStyle) -> Void) throws -> TransitionResponse {
            var style = BarStyle()
            change(&style)
            return try on([screen("a")], os: SystemVersion(os)).transition(.update(.style(style)))
        }
        func pointers(_ response: TransitionResponse) -> [String?]? {
            response.diagnostics?.filter { $0.code == .declaredStyleNotShown }.map { $0.pointer?.description }
        }
        let tinted = try update { $0.tint = .red }
        #expect(tinted.reason == .sameValue && pointers(tinted) == ["/operation/bar/tint"])
        let old = try update(os: 15) { $0.background = .color(.red) }
        #expect(old.reason == .sameValue && pointers(old) == ["/operation/bar/background"])
        // The color scheme is kept, and applies as soon as the bar shows a background.
        let scheme = try update { $0.statusBar = .lightContent }
        #expect(scheme.outcome == .changed && pointers(scheme) == ["/operation/bar/statusBar"])
        #expect(pointers(try update { $0.background = .color(.red) }) == [])
    }

    @Test func `what is hard to read on a container's background has that for its cause`() throws {
        let dark = screen("a", ["containerBackground": .string("#000000")])
        let told = try resolve([dark], os: SystemVersion(18)).diagnostics
        let contrasts = told?.filter { $0.code == .lowContrast || $0.code == .statusBarUnreadable }
        let place = "/stack/0/library/containerBackground"
        #expect(contrasts?.map { $0.pointer?.description } == [place, place])
    }
}
