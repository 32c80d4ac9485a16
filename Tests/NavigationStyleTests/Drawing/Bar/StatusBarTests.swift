import Testing

@testable import NavigationStyle

/// uikit.H; uikit.D2.
struct StatusBarTests {
    static func style(
        _ os: SystemVersion,
        style: UserInterfaceStyle = .light,
        bar: SystemBarStyle = .default,
        isNavigationBarHidden: Bool = false,
        preferred: StatusBarStyle = .default
    ) -> StatusBarStyle? {
        BarScene.on(
            os,
            style: style,
            isNavigationBarHidden: isNavigationBarHidden,
            bar: { if bar != .default { $0.barStyle = bar } },
            screen: { $0.preferredStatusBarStyle = preferred }
        ).barState().statusBar?.style
    }

    @Test func `while the bar is shown its style decides`() {
        #expect(Self.style(.iOS(12), bar: .black) == .lightContent)
        #expect(Self.style(.iOS(12), bar: .blackTranslucent) == .lightContent)
        #expect(Self.style(.iOS(17), preferred: .lightContent) == .darkContent)
        #expect(Self.style(.iOS(17), bar: .black, preferred: .darkContent) == .lightContent)
    }

    @Test func `while it is hidden the screen decides`() {
        #expect(Self.style(.iOS(17), isNavigationBarHidden: true, preferred: .lightContent) == .lightContent)
        #expect(Self.style(.iOS(17), bar: .black, isNavigationBarHidden: true) == .darkContent)
        #expect(
            Self.style(.iOS(17), bar: .black, isNavigationBarHidden: true, preferred: .darkContent) == .darkContent
        )
    }

    @Test func `the view's own flag does not make the navigation controller ask the screen`() {
        let scene = BarScene.on(bar: { $0.isHidden = true }, screen: { $0.preferredStatusBarStyle = .lightContent })
        #expect(scene.barState().isHidden)
        #expect(scene.barState().statusBar?.style == .darkContent)
    }

    @Test func `default is dark content up to iOS 12 and follows dark mode after`() {
        #expect(Self.style(.iOS(12), style: .dark) == .darkContent)
        #expect(Self.style(.iOS(13), style: .dark) == .lightContent)
        #expect(Self.style(.iOS(13), style: .light) == .darkContent)
    }

    @Test func `an appearance object does not touch it`() {
        let scene = BarScene.on(bar: { $0.scrollEdgeAppearance = .opaque(.black) })
        #expect(scene.barState().statusBar?.style == .darkContent)
    }

    @Test(arguments: [
        ("iPhone 8", false, true), ("iPhone 8", true, true),
        ("iPhone 12", false, false), ("iPhone 12", true, true),
        ("iPhone 15", false, false), ("iPhone 15", true, true),
        ("iPad (A16)", false, true),
    ])
    func `a visible bar on a phone without a home button keeps the screen from hiding the status bar`(
        device: String,
        isNavigationBarHidden: Bool,
        isHidden: Bool
    ) {
        let scene = BarScene.on(
            device: device,
            isNavigationBarHidden: isNavigationBarHidden,
            screen: { $0.prefersStatusBarHidden = true }
        )
        #expect(scene.barState().statusBar?.isHidden == isHidden)
    }

    @Test func `from iOS 8 on there is no status bar in compact height`() {
        func isHidden(_ os: SystemVersion, _ device: String) -> Bool {
            BarScene.on(os, device: device, .landscape).barState().statusBar?.isHidden ?? false
        }
        #expect(!isHidden(.iOS(7), "iPhone 5s"))
        #expect(isHidden(.iOS(8), "iPhone 5s"))
        #expect(!isHidden(.iOS(17), "iPad (A16)"))
    }
}
