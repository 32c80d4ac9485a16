import Testing

@testable import NavigationStyle

/// The assumed backdrop of a bar, which `contrast` reports and measures against (uikit.A3, uikit.C1, uikit.C2,
/// uikit.L).
struct BarBackdropTests {
    private static let white = RGBA.white
    private static let gray = RGBA(rawValue: 0x8080_80FF)

    /// Returns a screen with a title and a button under a bar with `appearance` for all states; nil for an untouched
    /// bar.
    private func scene(
        _ appearance: Appearance? = nil,
        os: SystemVersion = .iOS(17),
        tint: BarColor? = nil,
        style: UserInterfaceStyle = .light,
        _ screen: (inout Screen) -> Void = { _ in }
    ) -> BarScene {
        BarScene.on(
            os,
            style: style,
            bar: {
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

    private func behind(_ scene: BarScene) -> ContrastBackdrop? { scene.barState().contrast.behind }

    private func scrolling(_ change: @escaping (inout ScreenScrollView) -> Void = { _ in }) -> (inout Screen) -> Void {
        {
            var scrollView = ScreenScrollView()
            change(&scrollView)
            $0.view.scrollView = scrollView
        }
    }

    // MARK: - Backdrops

    @Test func `behind a clear bar is the root view, in the color given or in UIKit's own`() {
        #expect(behind(scene()) == ContrastBackdrop(color: .white, from: .default))
        #expect(behind(scene(style: .dark)) == ContrastBackdrop(color: .black, from: .default))
        let given = scene { $0.view.backgroundColor = BarColor(Self.gray) }
        #expect(behind(given) == ContrastBackdrop(color: Self.gray, from: .view))
    }

    @Test func `an opaque bar covers what is behind`() {
        var opaque = Appearance(.opaque)
        opaque.backgroundColor = BarColor(Self.gray)
        let scene = scene(opaque) { $0.view.backgroundColor = .black }
        #expect(behind(scene) == ContrastBackdrop(color: Self.gray, from: .bar))
    }

    @Test func `through a bar with alpha the root view is seen`() {
        var veil = Appearance(.transparent)
        veil.backgroundColor = BarColor(RGBA(rawValue: 0xFFFF_FF80))
        let dark = scene(veil) { $0.view.backgroundColor = .black }
        #expect(behind(dark) == ContrastBackdrop(color: Self.gray, from: .view))
        #expect(behind(scene(veil)) == ContrastBackdrop(color: .white, from: .default))
    }

    @Test func `through an image with alpha the color below it is seen`() {
        var pictured = Appearance(.opaque)
        pictured.backgroundColor = BarColor.black
        let veil = BarImage.picture(BarImage.Picture(name: "grain", minimumAlpha: 0.5, color: .white))
        pictured.backgroundImage = veil
        #expect(behind(scene(pictured)) == ContrastBackdrop(color: Self.gray, from: .bar))
        var own = scene(os: .iOS(12))
        own.properties.backgroundImage = veil
        own.properties.backgroundColor = BarColor.black
        #expect(behind(own) == ContrastBackdrop(color: Self.gray, from: .bar))
        // It ends below the status bar.
        #expect(own.barState().contrast.statusBar?.verdict == .pass)
    }

    @Test func `through an image with alpha the material below it is seen`() {
        var pictured = Appearance(.default)
        pictured.backgroundImage = .picture(BarImage.Picture(name: "grain", minimumAlpha: 0.5, color: .white))
        func onBlack(_ appearance: Appearance) -> BarScene { scene(appearance) { $0.view.backgroundColor = .black } }
        // The material alone is #CCCCCC.
        let blurred = onBlack(pictured)
        #expect(behind(blurred) == ContrastBackdrop(color: RGBA(rawValue: 0xE6E6_E6FF), from: .view))
        #expect(blurred.barState().contrast.title?.verdict == .pass)
        #expect(blurred.barState().contrast.statusBar?.verdict == .pass)
        pictured.backgroundEffect = .some(nil)
        #expect(behind(onBlack(pictured)) == ContrastBackdrop(color: Self.gray, from: .view))
    }

    @Test func `where the root view begins below the bar, or is clear, the window is seen`() {
        let below = scene { $0.view.edgesForExtendedLayout = Edges.all.subtracting(.top) }
        #expect(behind(below) == ContrastBackdrop(color: .black, from: .container))
        let clear = scene { $0.view.backgroundColor = BarColor(.clear) }
        #expect(behind(clear) == ContrastBackdrop(color: .black, from: .container))
        let veiled = scene { $0.view.backgroundColor = BarColor(RGBA(rawValue: 0xFFFF_FF80)) }
        #expect(behind(veiled) == ContrastBackdrop(color: Self.gray, from: .view))
    }

    @Test func `only content that lies under the bar is unknown`() {
        let unknown = ContrastBackdrop(from: .unknown)
        let known = ContrastBackdrop(color: .white, from: .default)
        let clear = Appearance(.transparent)
        #expect(behind(scene(clear, scrolling())) == known)
        #expect(behind(scene(clear, scrolling { $0.contentInsetAdjustmentBehavior = .never })) == unknown)
        var scrolled = scene(clear, scrolling())
        scrolled.contentOffset = 1
        #expect(behind(scrolled) == unknown)
        scrolled.screen.view.edgesForExtendedLayout = []
        #expect(behind(scrolled) == ContrastBackdrop(color: .black, from: .container))
        // Up to iOS 10, the screen determines the insets, not the scroll view.
        let old = scene(os: .iOS(10), scrolling { $0.contentInsetAdjustmentBehavior = .never })
        #expect(behind(old) == known)
        let unadjusted = scene(os: .iOS(10)) {
            $0.view.scrollView = ScreenScrollView()
            $0.view.automaticallyAdjustsScrollViewInsets = false
        }
        #expect(behind(unadjusted) == unknown)
    }

    @Test func `an image without a color is not known`() {
        var pictured = Appearance(.transparent)
        pictured.backgroundImage = .picture(BarImage.Picture(name: "clouds"))
        #expect(behind(scene(pictured)) == ContrastBackdrop(from: .unknown))
        #expect(scene(pictured).barState().contrast.title?.verdict == .indeterminate)
    }

    @Test func `a material is what it is over the root view`() {
        #expect(behind(scene(os: .iOS(12))) == ContrastBackdrop(color: .white, from: .default))
        let onBlack = scene(os: .iOS(12)) { $0.view.backgroundColor = .black }
        #expect(behind(onBlack) == ContrastBackdrop(color: RGBA(rawValue: 0xCCCC_CCFF), from: .view))
    }

    // MARK: - UIKit's own colors

    private func buttons(_ scene: BarScene) -> Contrast.Verdict? { scene.barState().contrast.buttons?.verdict }

    @Test func `UIKit's blue on UIKit's white is the system's, written out or not`() {
        let expected = Contrast(ratio: 4.01, required: 4.5, verdict: .system)
        #expect(scene().barState().contrast.buttons == expected)
        #expect(scene(os: .iOS(12)).barState().contrast.buttons == expected)
        #expect(buttons(scene(tint: .systemBlue)) == .system)
        #expect(buttons(scene { $0.view.backgroundColor = .systemBackground }) == .system)
        #expect(buttons(scene(Appearance(.opaque))) == .system)
        #expect(buttons(scene(Appearance(.default))) == .system)
        #expect(buttons(scene(Appearance(.transparent))) == .system)
        var named = Appearance(.opaque)
        named.backgroundColor = .systemBackground
        #expect(buttons(scene(named.resolved(for: .light))) == .system)
        var covering = scene(Appearance(.opaque))
        covering.properties.backgroundColor = BarColor(Self.gray)
        #expect(buttons(covering) == .system)
        var overWindow = scene(Appearance(.transparent)) { $0.view.edgesForExtendedLayout = [] }
        overWindow.containerColor = .systemBackground
        #expect(behind(overWindow) == ContrastBackdrop(color: .white, from: .container))
        #expect(buttons(overWindow) == .system)
        overWindow.containerColor = BarColor(Self.gray)
        #expect(buttons(overWindow) == .fail)
    }

    @Test func `a color of the app's makes it a finding`() {
        var white = Appearance(.opaque)
        white.backgroundColor = .white
        #expect(buttons(scene(white)) == .fail)
        #expect(buttons(scene(white.resolved(for: .light))) == .fail)
        // The material of a default bar has no tint.
        var tinted = Appearance(.default)
        tinted.backgroundColor = .systemBackground
        #expect(buttons(scene(tinted.resolved(for: .light))) == .fail)
        #expect(buttons(scene(tint: BarColor(RGBA(rawValue: 0x0A7F_FFFF)))) == .fail)
        #expect(buttons(scene { $0.view.backgroundColor = BarColor(Self.gray) }) == .fail)
        var uncovered = scene(Appearance(.transparent))
        uncovered.properties.backgroundColor = BarColor(Self.gray)
        #expect(buttons(uncovered) == .fail)
        var faint = scene()
        faint.properties.alpha = 0.9
        #expect(buttons(faint) == .fail)
        let legacy = BarScene.on(.iOS(12), bar: { $0.barTintColor = BarColor.white }) {
            $0.navigationItem.rightBarButtonItems = ["Edit"]
        }
        #expect(buttons(legacy) == .fail)
    }

    @Test func `the title of a black bar is not UIKit's own on the white view behind it`() {
        var black = scene()
        black.properties.barStyle = .black
        #expect(black.barState().contrast.title == Contrast(ratio: 1, required: 4.5, verdict: .fail))
        #expect(black.barState().contrast.statusBar == Contrast(ratio: 1, required: 3, verdict: .fail))
        // The blur of a black bar is dark.
        var old = scene(os: .iOS(12))
        old.properties.barStyle = .black
        #expect(old.barState().contrast.title?.verdict == .pass)
    }

    @Test func `UIKit's own blur is the system's over any content`() {
        var scrolled = scene(nil, scrolling())
        scrolled.contentOffset = 100
        #expect(behind(scrolled) == ContrastBackdrop(from: .unknown))
        #expect(scrolled.barState().contrast.title?.verdict == .pass)
        #expect(buttons(scrolled) == .system)
    }
}
