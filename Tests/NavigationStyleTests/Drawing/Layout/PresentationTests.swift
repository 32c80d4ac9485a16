import Testing

@testable import NavigationStyle

/// Navigation controllers that are presented themselves (around.O1 to O9).
struct PresentationTests {
    typealias Style = NavigationController.ModalPresentationStyle

    private func presented(
        _ style: Style?,
        os: SystemVersion = .iOS(17),
        linkedSDK: SystemVersion? = nil,
        device: String = "iPhone 11 Pro",
        orientation: Orientation = .portrait,
        captures: Bool = false,
        _ change: (inout Screen) -> Void = { _ in }
    ) throws -> ResolveResponse {
        var screen = Screen(id: "A")
        screen.title = "A"
        change(&screen)
        var scenario = Scenario.on([screen], policy: "system", os: os)
        scenario.environment.device = device
        scenario.environment.linkedSDK = linkedSDK
        scenario.environment.orientation = orientation
        scenario.navigationController.modalPresentationStyle = style
        scenario.navigationController.modalPresentationCapturesStatusBarAppearance = captures
        return try ResolveRequest(scenario).response()
    }

    private func isSheet(_ response: ResolveResponse) -> Bool {
        let frame = response.bar?.frame
        return frame?.y == 0 && frame?.height == 56 && response.screens?[0].layout?.contentTop == 56
    }

    private func isUnknown(_ response: ResolveResponse) -> Bool {
        response.bar?.frame == nil && response.screens?[0].layout == nil
            && response.diagnostics?.contains { $0.code == .metricsUnknown } == true
    }

    // MARK: - Levels

    @Test func `in a sheet the background of the system is that of an elevated level`() throws {
        func background(_ style: Style?, os: Int = 17, isDark: Bool = true, _ named: BarColor? = nil) throws -> RGBA? {
            var screen = Screen(id: "A")
            var appearance = Appearance(.opaque)
            appearance.backgroundColor = named
            screen.callbacks.viewDidLoad.standardAppearance = .some(appearance)
            screen.callbacks.viewDidLoad.scrollEdgeAppearance = .some(appearance)
            var scenario = Scenario.on([screen], policy: "system", os: SystemVersion(os))
            scenario.environment.device = "iPhone 11 Pro"
            scenario.environment.userInterfaceStyle = isDark ? .dark : .light
            scenario.navigationController.modalPresentationStyle = style
            return try ResolveRequest(scenario).response().bar?.background.color
        }
        let elevated = RGBA(rawValue: 0x1C1C_1EFF)
        for style in [Style.automatic, .pageSheet, .formSheet] {
            #expect(try background(style) == elevated)
            #expect(try background(style, .systemBackground) == elevated)
            #expect(try background(style, isDark: false) == .white)
            // What nobody has measured is no matter of colors.
            #expect(try background(style, os: 26) == elevated)
        }
        for style in [nil, Style.fullScreen, .overFullScreen] { #expect(try background(style) == .black) }
        #expect(try background(.pageSheet, BarColor(.black)) == .black)
    }

    @Test func `in a sheet every color of the system is elevated, and the window's is not`() throws {
        func response(
            _ os: SystemVersion,
            policy: String = "system",
            container: BarColor? = nil,
            window: BarColor? = nil,
            _ change: (inout Screen) -> Void
        ) throws -> ResolveResponse {
            var screen = Screen(id: "A")
            change(&screen)
            var scenario = Scenario.on([screen], policy: policy, os: os)
            scenario.environment.device = "iPhone 11 Pro"
            scenario.environment.userInterfaceStyle = .dark
            scenario.navigationController.modalPresentationStyle = .pageSheet
            scenario.navigationController.view.backgroundColor = container
            scenario.navigationController.window.backgroundColor = .some(window)
            return try ResolveRequest(scenario).response()
        }
        let elevated = RGBA(rawValue: 0x1C1C_1EFF)
        for policy in ["system", "hbdNavigationBar", "wrNavigationBar"] {
            let declared = try response(.iOS(14), policy: policy) {
                $0.bar = BarStyle()
                $0.bar?.background = .color(.systemBackground)
            }
            #expect(declared.bar?.background.color == elevated, "\(policy)")
            #expect(declared.screens?.first?.matchesDeclared == true, "\(policy)")
            #expect(declared.diagnostics?.contains { $0.code == .declaredStyleNotShown } == false, "\(policy)")
        }
        let tinted = try response(.iOS(14)) {
            $0.callbacks.viewWillAppear.isTranslucent = false
            $0.callbacks.viewWillAppear.barTintColor = .some(.systemBackground)
        }
        #expect(tinted.bar?.background.color == elevated)
        let opaque = try response(.iOS(14)) { $0.callbacks.viewWillAppear.isTranslucent = false }
        #expect(opaque.bar?.background.color == elevated)
        let own = try response(.iOS(17)) { $0.callbacks.viewWillAppear.backgroundColor = .some(.systemBackground) }
        #expect(own.bar?.background.color == elevated)
        let clear: (inout Screen) -> Void = { $0.view.backgroundColor = BarColor(.clear) }
        let container = try response(.iOS(17), container: .systemBackground, clear)
        #expect(container.bar?.contrast.behind?.color == elevated)
        #expect(try response(.iOS(17), window: .systemBackground, clear).bar?.contrast.behind?.color == .black)
    }

    @Test func `on an iPad the style that is left open is a page sheet, and from iPadOS 18 on a form sheet`() throws {
        func width(_ style: Style, _ os: Int) throws -> Double? {
            try presented(style, os: SystemVersion(os), device: "iPad (10th generation)").bar?.frame?.width
        }
        #expect(try width(.automatic, 17) == width(.pageSheet, 17))
        #expect(try width(.automatic, 18) == width(.formSheet, 18))
        #expect(try width(.formSheet, 18) != width(.pageSheet, 18))
    }

    // MARK: - Resulting presentation

    @Test(arguments: [Style.automatic, .pageSheet, .formSheet], ["iPhone 11 Pro", "iPad Air 2"])
    func `from iOS 13 to 18 a sheet has a bar of 56 points at its top`(_ style: Style, _ device: String) throws {
        for os in [13, 15, 18] {
            let response = try presented(style, os: SystemVersion(os), device: device)
            #expect(isSheet(response), "\(os)")
            #expect(response.bar?.statusBar == nil)
            #expect(response.bar?.contrast.statusBar == nil)
            // A sheet that captures the status bar does not reach under it.
            let capturing = try presented(style, os: SystemVersion(os), device: device, captures: true)
            #expect(capturing.bar?.contrast.statusBar == nil)
        }
    }

    @Test func `what covers the screen is as any`() throws {
        let plain = try presented(nil)
        #expect(try presented(.fullScreen).bar == plain.bar)
        #expect(try presented(.overFullScreen).bar?.frame == plain.bar?.frame)
        #expect(try presented(.automatic, linkedSDK: .iOS(12)).bar == presented(nil, linkedSDK: .iOS(12)).bar)
        // Up to iOS 12, an iPhone shows sheets full screen.
        let old = try presented(nil, os: .iOS(12))
        for style in [Style.automatic, .pageSheet, .formSheet] {
            #expect(try presented(style, os: .iOS(12)).bar == old.bar)
        }
    }

    @Test func `an iPhone on its side shows a sheet full screen`() throws {
        let plain = try presented(nil, orientation: .landscape)
        #expect(try presented(.pageSheet, orientation: .landscape).bar == plain.bar)
        #expect(isSheet(try presented(.pageSheet, device: "iPad Air 2", orientation: .landscape)))
    }

    @Test func `what nobody has measured is not answered`() throws {
        #expect(isUnknown(try presented(.pageSheet, os: .iOS(26), device: "iPhone 17")))
        #expect(isUnknown(try presented(.custom)))
        #expect(isUnknown(try presented(.formSheet, os: .iOS(12), device: "iPad Air 2")))
        #expect(!isUnknown(try presented(.fullScreen, os: .iOS(26), device: "iPhone 17")))
        // The uncontested parts are answered.
        #expect(try presented(.custom).bar?.title.text == "A")
    }

    @Test func `a large title adds 52 points to the bar of a sheet`() throws {
        let response = try presented(.pageSheet) {
            $0.callbacks.viewDidLoad.prefersLargeTitles = true
            $0.navigationItem.largeTitleDisplayMode = .always
        }
        #expect(response.bar?.frame?.height == 108)
    }

    @Test func `without a bar the content of a sheet begins at its top`() throws {
        let response = try presented(.pageSheet) {
            $0.callbacks.viewDidLoad.isNavigationBarHidden = BarVisibility(hidden: true)
        }
        #expect(response.screens?[0].layout?.contentTop == 0)
    }

    // MARK: - The status bar

    private func ignored(_ response: ResolveResponse) -> [Diagnostic] {
        (response.diagnostics ?? []).filter { $0.code == .statusBarStyleIgnored }
    }

    @Test(arguments: [Style.pageSheet, .overFullScreen, .custom])
    func `what does not cover the screen has no say in the status bar, unless it captures it`(_ style: Style) throws {
        #expect(try presented(style).bar?.statusBar == nil)
        #expect(try presented(style, captures: true).bar?.statusBar?.style == .darkContent)
        #expect(try presented(.fullScreen).bar?.statusBar != nil)
    }

    @Test func `wishes of a screen that has no say are told, with the property that gives it one`() throws {
        let hiding = try presented(.pageSheet) { $0.prefersStatusBarHidden = true }
        let found = try #require(ignored(hiding).first)
        #expect(found.pointer?.description == "/stack/0/prefersStatusBarHidden")
        let path = "/navigationController/modalPresentationCapturesStatusBarAppearance"
        #expect(found.edits == [Edit(.add, path, .bool(true))])
        #expect(ignored(try presented(.pageSheet) { $0.preferredStatusBarStyle = .lightContent }).count == 1)
        #expect(ignored(try presented(.pageSheet)) == [])
        #expect(ignored(try presented(.pageSheet, captures: true) { $0.prefersStatusBarHidden = true }) == [])
        #expect(ignored(try presented(.fullScreen) { $0.prefersStatusBarHidden = true }) == [])
    }

    @Test func `content under a status bar that is not its own is not told`() throws {
        var scenario = Scenario.on([.writing("A") { $0.viewDidLoad.hidesBarsOnSwipe = true }], policy: "system")
        scenario.stack[0].view.scrollView = ScreenScrollView()
        scenario.navigationController.modalPresentationStyle = .overFullScreen
        let response = try scenario.transition(.barHideOnSwipe(.up))
        #expect(response.diagnostics?.contains { $0.code == .contentUnderStatusBar } == false)
    }
}
