import Testing

@testable import NavigationStyle

/// The contrast of a bar's content at rest (uikit.H, uikit.L).
struct BarContrastTests {
    private static func passing(_ ratio: Double, of required: Double) -> Contrast {
        Contrast(ratio: ratio, required: required, verdict: .pass)
    }

    private static func failing(_ ratio: Double, of required: Double) -> Contrast {
        Contrast(ratio: ratio, required: required, verdict: .fail)
    }

    private static func indeterminate(_ required: Double) -> Contrast {
        Contrast(required: required, verdict: .indeterminate)
    }

    /// Returns the contrast of `scene` without its backdrop.
    private static func parts(of scene: BarScene) -> BarContrast {
        var contrast = scene.barState().contrast
        contrast.behind = nil
        return contrast
    }

    /// Returns a screen with a title and a button, on a bar of one color.
    private func scene(
        _ background: BarColor,
        os: SystemVersion = .iOS(17),
        title: BarColor? = nil,
        tint: BarColor? = nil,
        style: UserInterfaceStyle = .light,
        _ screen: (inout Screen) -> Void = { _ in }
    ) -> BarScene {
        BarScene.on(
            os,
            style: style,
            bar: {
                var appearance = Appearance(.opaque)
                appearance.backgroundColor = background
                appearance.titleTextAttributes = title.map { TextAttributes(color: $0) }
                appearance.largeTitleTextAttributes = appearance.titleTextAttributes
                $0.standardAppearance = appearance
                $0.scrollEdgeAppearance = appearance
                if let tint { $0.tintColor = tint }
            },
            screen: {
                $0.title = "Photo"
                $0.navigationItem.rightBarButtonItems = ["Edit"]
                screen(&$0)
            }
        )
    }

    @Test func `title and buttons are measured on the bar's color, and so is the status bar`() {
        let contrast = scene(.white, tint: .black).barState().contrast
        #expect(contrast.title == Self.passing(21, of: 4.5))
        #expect(contrast.buttons == Self.passing(21, of: 4.5))
        #expect(contrast.statusBar == Self.passing(21, of: 3))
    }

    @Test func `what is too close to the bar's color fails`() {
        let contrast = scene(.black, title: BarColor(RGBA(rawValue: 0x3333_33FF)), tint: .blue).barState().contrast
        #expect(contrast.title == Self.failing(1.66, of: 4.5))
        #expect(contrast.buttons == Self.failing(2.44, of: 4.5))
        #expect(contrast.statusBar == Self.failing(1, of: 3))
    }

    @Test func `in dark mode the system's own colors are light on dark`() {
        let contrast = scene(.systemBackground, style: .dark).barState().contrast
        #expect(contrast.title == Self.passing(21, of: 4.5))
        #expect(contrast.buttons == Self.passing(5.75, of: 4.5))
        #expect(contrast.statusBar == Self.passing(21, of: 3))
        #expect(scene(.white, style: .dark).barState().contrast.title == Self.failing(1, of: 4.5))
    }

    @Test func `UIKit's own blue on a white that the app gives the bar is less than text needs`() {
        #expect(scene(.white).barState().contrast.buttons == Self.failing(4.01, of: 4.5))
    }

    @Test func `with Increase Contrast UIKit's own blue is a darker one from iOS 13 on`() {
        let scene = scene(.white).with { $0.increaseContrast = true }
        #expect(scene.barState().tintColor.hex == "#0040DDFF")
        #expect(scene.barState().contrast.buttons == Self.passing(7.56, of: 4.5))
        #expect(scene.with { $0.userInterfaceStyle = .dark }.barState().tintColor.hex == "#409CFFFF")
        #expect(scene.with { $0.os = .iOS(12) }.barState().tintColor == BarColor.systemBlue.light)
    }

    @Test func `a chevron alone is no text`() {
        func buttons(_ mode: NavigationItem.BackButtonDisplayMode, _ items: [String]) -> Contrast? {
            var previous = Screen(id: "below")
            previous.navigationItem.backButtonDisplayMode = mode
            var scene = scene(.white) { $0.navigationItem.rightBarButtonItems = items }
            scene.previousPlace = ScreenPlace(screens: [previous], index: 0)
            return scene.barState().contrast.buttons
        }
        #expect(buttons(.minimal, []) == Self.passing(4.01, of: 3))
        #expect(buttons(.default, []) == Self.failing(4.01, of: 4.5))
        #expect(buttons(.minimal, ["Edit"]) == Self.failing(4.01, of: 4.5))
    }

    @Test func `the large title needs less`() {
        var large = scene(.white, title: BarColor(RGBA(rawValue: 0x8080_80FF)))
        #expect(large.barState().contrast.title == Self.failing(3.94, of: 4.5))
        large.properties.prefersLargeTitles = true
        #expect(large.barState().contrast.title == Self.passing(3.94, of: 3))
    }

    @Test func `a bar without a title and buttons has the status bar alone`() {
        let bare = scene(.white) {
            $0.title = nil
            $0.navigationItem.rightBarButtonItems = []
        }
        #expect(Self.parts(of: bare) == BarContrast(statusBar: Self.passing(21, of: 3)))
        let colored = scene(.white, title: .white) { $0.title = nil }
        #expect(colored.barState().contrast.title == Self.failing(1, of: 4.5))
    }

    @Test func `of a hidden bar the status bar is left, on the root view`() {
        var hidden = scene(.white) { $0.view.backgroundColor = .black }
        hidden.isNavigationBarHidden = true
        #expect(Self.parts(of: hidden) == BarContrast(statusBar: Self.failing(1, of: 3)))
        hidden.screen.preferredStatusBarStyle = StatusBarStyle.lightContent
        #expect(Self.parts(of: hidden) == BarContrast(statusBar: Self.passing(21, of: 3)))
        hidden.screen.prefersStatusBarHidden = true
        #expect(Self.parts(of: hidden) == BarContrast())
    }

    @Test func `the color of the bar's own view does not reach the status bar`() {
        let scene = BarScene.on(
            .iOS(15),
            bar: {
                $0.scrollEdgeAppearance = Appearance(.transparent)
                $0.backgroundColor = BarColor.black
            },
            screen: { $0.title = "Photo" }
        )
        #expect(scene.barState().contrast.title == Self.failing(1, of: 4.5))
        #expect(scene.barState().contrast.statusBar == Self.passing(21, of: 3))
    }

    @Test func `a bar of which little is seen has little contrast`() {
        var faint = scene(.white, tint: .black)
        faint.properties.alpha = 0.2
        let contrast = faint.barState().contrast
        #expect(contrast.title == Self.failing(1.6, of: 4.5))
        #expect(contrast.buttons == Self.failing(1.6, of: 4.5))
        #expect(contrast.statusBar == Self.passing(21, of: 3))
    }

    @Test func `from iOS 26 on buttons stand on glass of their own`() {
        let glass = scene(.white, os: .iOS(26), tint: .black)
        #expect(glass.barState().contrast.title == Self.passing(21, of: 4.5))
        #expect(glass.barState().contrast.buttons == Self.indeterminate(4.5))
        let compatible = glass.with { $0.designRequiresCompatibility = true }
        #expect(compatible.barState().contrast.buttons == Self.passing(21, of: 4.5))
    }

    @Test func `with Reduce Transparency it is a fill of no published color that decides, or an opaque tint`() {
        func contrast(_ tint: BarColor?) -> Contrast? {
            let scene = BarScene.on(.iOS(12), bar: { if let tint { $0.barTintColor = tint } }) { $0.title = "Photo" }
            return scene.with { $0.reduceTransparency = true }.barState().contrast.title
        }
        #expect(contrast(nil) == Self.indeterminate(4.5))
        #expect(contrast(BarColor(RGBA(rawValue: 0xFFFF_FF80))) == Self.indeterminate(4.5))
        #expect(contrast(.white) == Self.passing(21, of: 4.5))
    }
}
