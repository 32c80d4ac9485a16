import Testing

@testable import NavigationStyle

/// uikit.B3 and uikit.B5: legacy properties beside appearance objects, and on iOS 26.
struct LegacyAppearanceTests {
    @Test(arguments: [SystemVersion.iOS(13), .iOS(14)])
    func `without an appearance object iOS 13 and 14 draw the legacy properties`(os: SystemVersion) {
        let state = BarScene.on(
            os,
            bar: {
                $0.barTintColor = BarColor.red
                $0.titleTextAttributes = TextAttributes(color: .green)
            }
        ).barState()
        #expect(state.background == BarState.Background(.blur, color: .red))
        #expect(state.title.color == .green)
        #expect(state.appearance == .standard)
    }

    @Test func `from iOS 13 on an opaque bar without a color goes by the interface style`() {
        func fill(_ os: SystemVersion, _ style: UserInterfaceStyle, _ barStyle: SystemBarStyle? = nil) -> RGBA? {
            BarScene.on(
                os,
                style: style,
                bar: {
                    $0.isTranslucent = false
                    $0.barStyle = barStyle
                }
            ).barState().background.color
        }
        #expect(fill(.iOS(13), .dark) == .black)
        #expect(fill(.iOS(13), .light) == .white)
        #expect(fill(.iOS(13), .light, .black) == .black)
        #expect(fill(.iOS(12), .dark) == .white)
    }

    @Test(arguments: [SystemVersion.iOS(15), .iOS(17)])
    func `from iOS 15 on legacy colors are seen once content is under the bar`(os: SystemVersion) {
        func background(_ offset: Double) -> BarState.Background {
            BarScene.on(os, contentOffset: offset, bar: { $0.barTintColor = BarColor.red }).barState().background
        }
        #expect(background(0) == .clear)
        #expect(background(400) == BarState.Background(.color, color: .red))
    }

    @Test func `the black bar of iOS 15, an opaque bar that is transparent at the scroll edge`() {
        let scene = BarScene.on(.iOS(15), bar: { $0.isTranslucent = false })
        #expect(scene.barState().background == .clear)
        #expect(scene.layout().view.y > 0)
    }

    @Test(arguments: [SystemVersion.iOS(13), .iOS(17)])
    func `an assigned standard appearance keeps legacy properties from being drawn`(os: SystemVersion) {
        let state = BarScene.on(
            os,
            contentOffset: 400,
            bar: {
                $0.standardAppearance = Appearance(.default)
                $0.barTintColor = BarColor.red
                $0.backgroundImage = BarImage.opaque
                $0.shadowImage = .empty
                $0.titleTextAttributes = TextAttributes(color: .green)
            }
        ).barState()
        #expect(state.background == BarState.Background(.blur))
        #expect(state.shadow.isVisible)
        #expect(state.title.color == .black)
        // The layout still reads the legacy image (uikit.A3).
        #expect(!state.isTranslucent)
        #expect(state.translucency == .inferred)
    }

    @Test func `an edge appearance alone leaves the legacy properties in the standard slot`() {
        let scene = BarScene.on(
            contentOffset: 400,
            bar: {
                $0.scrollEdgeAppearance = .opaque(.blue)
                $0.barTintColor = BarColor.red
            }
        )
        #expect(scene.barState().background.color == .red)
    }

    @Test func `before iOS 13 an appearance object is not drawn`() {
        let scene = BarScene.on(
            .iOS(12),
            bar: { $0.standardAppearance = .opaque(.red) },
            screen: { $0.navigationItem.standardAppearance = .opaque(.red) }
        )
        #expect(scene.barState().background == BarState.Background(.blur))
        #expect(scene.barState().appearance == .legacy)
    }

    @Test func `a shadow image needs a background image up to iOS 10`() {
        func isVisible(_ os: SystemVersion, _ image: BarImage?) -> Bool {
            BarScene.on(
                os,
                bar: {
                    $0.shadowImage = .empty
                    if let image { $0.backgroundImage = image }
                }
            ).barState().shadow.isVisible
        }
        #expect(isVisible(.iOS(10), nil))
        #expect(!isVisible(.iOS(10), .opaque))
        #expect(!isVisible(.iOS(11), nil))
    }

    @Test func `an empty background image alone leaves the shadow`() {
        let state = BarScene.on(.iOS(10), bar: { $0.backgroundImage = .empty }).barState()
        #expect(state.background == .clear)
        #expect(state.shadow.isVisible)
    }

    @Test func `clipping the bar hides the line below it`() {
        #expect(!BarScene.on(.iOS(9), bar: { $0.clipsToBounds = true }).barState().shadow.isVisible)
    }

    // MARK: - iOS 26

    @Test func `on iOS 26 a bar is clear at rest and glass once content is some points under it`() {
        #expect(BarScene.on(.iOS(26)).barState().background == .clear)
        #expect(BarScene.on(.iOS(26), contentOffset: 0).barState().background == .clear)
        #expect(BarScene.on(.iOS(26), contentOffset: 8).barState().background == .clear)
        let scrolled = BarScene.on(.iOS(26), contentOffset: 12).barState()
        #expect(scrolled.background == BarState.Background(.glass))
        #expect(!scrolled.shadow.isVisible)
    }

    @Test func `on iOS 26 an explicit opaque appearance still paints`() {
        let state = BarScene.on(.iOS(26), bar: { $0.scrollEdgeAppearance = .opaque(.red) }).barState()
        #expect(state.background == BarState.Background(.color, color: .red))
        #expect(state.shadow.isVisible)
    }

    @Test func `an app that was built before iOS 26, or asks for it, keeps the blur`() {
        let scene = BarScene.on(.iOS(26), contentOffset: 400)
        #expect(scene.with { $0.linkedSDK = .iOS(18) }.barState().background.kind == .blur)
        #expect(scene.with { $0.designRequiresCompatibility = true }.barState().background.kind == .blur)
    }
}
