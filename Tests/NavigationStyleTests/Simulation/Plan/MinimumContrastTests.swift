import Testing

@testable import NavigationStyle

/// The least contrast while the bar's colors move (uikit.I, uikit.L).
struct MinimumContrastTests {
    private static func screen(_ id: Screen.ID, _ background: BarColor, _ ink: BarColor, _ status: StatusBarStyle)
        -> Screen
    {
        var screen = Screen(
            id,
            bar: BarStyle(
                background: .color(background),
                tint: ink,
                title: TextAttributes(color: ink),
                statusBar: status
            )
        )
        screen.title = id.rawValue
        screen.navigationItem.rightBarButtonItems = ["Edit"]
        return screen
    }

    private let light = screen("light", .white, .black, .darkContent)
    private let dark = screen("dark", .black, .white, .lightContent)

    private func plan(
        _ policy: String,
        os: Int = 17,
        _ stack: [Screen]? = nil,
        _ action: NavigationOperation.Action = .pop()
    ) throws -> Plan {
        let scenario = Scenario.on(stack ?? [light, dark], policy: policy, os: SystemVersion(os))
        return try #require(try scenario.transition(action).plan)
    }

    @Test func `items of their own keep their colors while the background fades between them`() throws {
        let least = try #require(try plan("itemAppearance").minimumContrast)
        // The minimum is white on black mixed with 45 % white; from the middle on, the title is black on a lighter
        // gray.
        let expected = Contrast(ratio: 4.74, required: 4.5, verdict: .pass, at: 0.45)
        #expect(least.title == expected)
        #expect(least.buttons == expected)
        #expect(least.statusBar == Contrast(ratio: 4.74, required: 3, verdict: .pass, at: 0.45))
    }

    @Test func `a title that is mixed as its background is goes through the same gray`() throws {
        let least = try #require(try plan("wrNavigationBar").minimumContrast)
        // A pop mixes only up to 7/7.2, so that title and background are not equal at any of the moments.
        #expect(least.title == Contrast(ratio: 1.1, required: 4.5, verdict: .fail, at: 0.5))
        #expect(least.buttons == Contrast(ratio: 1.1, required: 4.5, verdict: .fail, at: 0.5))
        let push = try #require(try plan("wrNavigationBar", [light], .push(dark, animated: true)).minimumContrast)
        #expect(push.title == Contrast(ratio: 1, required: 4.5, verdict: .fail, at: 0.5))
        #expect(push.buttons == push.title)
    }

    @Test func `both ends can be good and the way between them not`() throws {
        let scenario = Scenario.on([light, dark], policy: "wrNavigationBar", os: SystemVersion(17))
        let response = try scenario.transition(.pop())
        #expect(response.bars.before?.contrast.title?.verdict == .pass)
        #expect(response.bars.after?.contrast.title?.verdict == .pass)
        #expect(response.plan?.minimumContrast?.title?.verdict == .fail)
    }

    @Test func `under HBDNavigationBar the title is the new one at once, on a background that is the same`() throws {
        let other = Self.screen("other", .white, BarColor(RGBA(rawValue: 0x7676_76FF)), .darkContent)
        for os in [10, 12, 17] {
            let least = try #require(try plan("hbdNavigationBar", os: os, [light, other]).minimumContrast)
            // The minimum is at the beginning, before anything changes.
            #expect(least.title == Contrast(ratio: 4.54, required: 4.5, verdict: .pass, at: 0))
            #expect(least.buttons == least.title)
        }
    }

    @Test func `a finger takes the buttons of HBDNavigationBar along on any iOS`() throws {
        let other = Self.screen("other", .white, BarColor(RGBA(rawValue: 0x7676_76FF)), .darkContent)
        let least = try plan("hbdNavigationBar", [light, other], .interactivePop()).minimumContrast
        #expect(least?.buttons == Contrast(ratio: 4.54, required: 4.5, verdict: .pass, at: 0))
    }

    @Test func `where one side is indeterminate the whole is`() throws {
        var plain = Screen(id: "plain")
        plain.title = "Plain"
        plain.bar = BarStyle()
        plain.bar?.background = .transparent
        plain.view.scrollView = ScreenScrollView()
        plain.view.scrollView?.contentInsetAdjustmentBehavior = .never
        let least = try #require(try plan("itemAppearance", [plain, dark]).minimumContrast)
        #expect(least.title == Contrast(required: 4.5, verdict: .indeterminate))
        #expect(least.statusBar == Contrast(required: 3, verdict: .indeterminate))
    }

    @Test func `UIKit's own colors stay its own while nothing of them moves`() throws {
        func least(_ ink: BarColor?) throws -> Contrast? {
            var (dark, plain) = (Self.screen("dark", .black, .black, .default), Screen(id: "plain"))
            dark.bar?.background = nil
            plain.navigationItem.rightBarButtonItems = ["Edit"]
            plain.bar = BarStyle()
            plain.bar?.tint = ink
            let contrast = try plan("wrNavigationBar", [dark, plain]).minimumContrast
            #expect(contrast?.behind == nil)
            return contrast?.buttons
        }
        #expect(try least(nil) == Contrast(ratio: 4.01, required: 4.5, verdict: .system, at: 0))
        #expect(try least(BarColor(RGBA(rawValue: 0x0A7F_FFFF)))?.verdict == .fail)
    }

    @Test func `from iOS 26 on the buttons are on glass all the way`() throws {
        let least = try #require(try plan("itemAppearance", os: 26).minimumContrast)
        #expect(least.title?.verdict == .pass)
        #expect(least.buttons == Contrast(required: 4.5, verdict: .indeterminate))
    }

    @Test func `a push is looked at as a pop is`() throws {
        let push = try plan("itemAppearance", [light], .push(dark, animated: true)).minimumContrast
        // From the middle on, the title is white on a background that is still half white.
        #expect(push?.title == Contrast(ratio: 3.94, required: 4.5, verdict: .fail, at: 0.5))
        #expect(push?.buttons == push?.title)
    }

    @Test func `a swipe that is cancelled has that of the pop under the finger`() throws {
        let cancelled = try plan("itemAppearance", nil, .interactivePop(.cancelled)).minimumContrast
        #expect(cancelled != nil)
        #expect(try cancelled == plan("itemAppearance", nil, .interactivePop()).minimumContrast)
    }

    @Test func `where nothing moves between two looks there is no least`() throws {
        for policy in ["transitionBar", "kmNavigationBarTransition", "rtRootNavigationController"] {
            #expect(try plan(policy).minimumContrast == nil, "\(policy)")
        }
        #expect(try plan("system", os: 12).minimumContrast == nil)
        #expect(try plan("itemAppearance", nil, .pop(count: 1, animated: false)).minimumContrast == nil)
        #expect(try plan("itemAppearance", nil, .popTo("dark", animated: true)).minimumContrast == nil)
        var hidden = dark
        hidden.bar?.hidden = true
        #expect(try plan("itemAppearance", [light, hidden]).minimumContrast == nil)
    }
}
