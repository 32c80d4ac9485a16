import Testing

@testable import NavigationStyle

/// uikit.A3: presets, layers and the shadow.
struct AppearanceCompositionTests {
    static func state(
        _ preset: Appearance.Background,
        style: UserInterfaceStyle = .light,
        _ change: (inout Appearance) -> Void = { _ in }
    ) -> BarState {
        var appearance = Appearance(preset)
        change(&appearance)
        return BarScene.on(style: style, contentOffset: 400, bar: { $0.standardAppearance = appearance }).barState()
    }

    @Test func `the default configuration is a blur with a shadow`() {
        let state = Self.state(.default)
        #expect(state.background == BarState.Background(.blur))
        #expect(state.shadow == BarState.Shadow(isVisible: true, color: RGBA(rawValue: 0x0000_004D)))
    }

    @Test func `the opaque configuration is the system background with a shadow`() {
        #expect(Self.state(.opaque).background == BarState.Background(.color, color: .white))
        #expect(Self.state(.opaque, style: .dark).background == BarState.Background(.color, color: .black))
        #expect(Self.state(.opaque).shadow.isVisible)
    }

    @Test func `the transparent configuration is nothing`() {
        #expect(Self.state(.transparent).background == .clear)
        #expect(Self.state(.transparent).shadow == .invisible)
    }

    @Test func `an image lies over a color, and a color over an effect`() {
        #expect(
            Self.state(.default) { $0.backgroundColor = BarColor.red }.background
                == BarState.Background(.color, color: .red)
        )
        let image = Self.state(.default) {
            $0.backgroundColor = BarColor.blue
            $0.backgroundImage = BarImage.withAlpha
        }
        #expect(image.background.kind == .image)
        #expect(image.background.image == "veil")
        #expect(image.background.backing == .blue)
        let opaque = Self.state(.default) {
            $0.backgroundColor = BarColor.blue
            $0.backgroundImage = BarImage.opaque
        }
        #expect(opaque.background.backing == nil)
    }

    @Test func `the bar's own color shows through a color or an image with alpha`() {
        func background(_ own: RGBA, _ change: (inout Appearance) -> Void) -> BarState.Background {
            var appearance = Appearance(.transparent)
            change(&appearance)
            return BarScene.on(
                bar: {
                    $0.scrollEdgeAppearance = appearance
                    $0.backgroundColor = BarColor(own)
                }
            ).barState().background
        }
        #expect(background(.blue) { $0.backgroundImage = BarImage.withAlpha }.backing == .blue)
        #expect(background(.blue) { $0.backgroundImage = BarImage.opaque }.backing == nil)
        #expect(background(.blue) { $0.backgroundColor = BarColor.veil }.backing == .blue)
        #expect(background(.clear) { $0.backgroundColor = BarColor.veil }.backing == nil)
        let layers = background(.blue) {
            $0.backgroundColor = BarColor.veil
            $0.backgroundImage = BarImage.withAlpha
        }
        #expect(layers.backing == RGBA.veil.composited(over: .blue))
        let faint = background(RGBA.blue.withAlpha(0.5)) {
            $0.backgroundColor = BarColor.veil
            $0.backgroundImage = BarImage.withAlpha
        }
        #expect(faint.backing == RGBA(rawValue: 0xAA00_55C0))
        let legacy = BarScene.on(
            .iOS(12),
            bar: {
                $0.backgroundColor = BarColor.blue
                $0.backgroundImage = BarImage.withAlpha
            }
        )
        #expect(legacy.barState().background.backing == .blue)
    }

    @Test func `a color with alpha tints an effect, and stands alone without one`() {
        #expect(
            Self.state(.default) { $0.backgroundColor = BarColor.veil }.background
                == BarState.Background(.blur, color: .veil)
        )
        #expect(
            Self.state(.transparent) { $0.backgroundColor = BarColor.veil }.background
                == BarState.Background(.color, color: .veil)
        )
        #expect(
            Self.state(.default) {
                $0.backgroundColor = BarColor.veil
                $0.backgroundEffect = .some(nil)
            }.background == BarState.Background(.color, color: .veil)
        )
    }

    @Test func `an effect can be given to a transparent configuration`() {
        #expect(
            Self.state(.transparent) { $0.backgroundEffect = .systemThinMaterial }.background
                == BarState.Background(.blur)
        )
    }

    @Test func `an empty image and a clear color draw nothing`() {
        #expect(
            Self.state(.transparent) {
                $0.backgroundImage = .empty
                $0.backgroundColor = BarColor(.clear)
            }.background == .clear
        )
    }

    @Test func `the shadow is the image's, else the color's, else the configuration's`() {
        let none = Self.state(.opaque) { $0.shadowColor = .some(nil) }
        #expect(none.shadow == .invisible)
        let clear = Self.state(.opaque) { $0.shadowColor = BarColor(.clear) }
        #expect(clear.shadow == .invisible)
        let green = Self.state(.transparent) { $0.shadowColor = BarColor.green }
        #expect(green.shadow == BarState.Shadow(isVisible: true, color: .green))
        let image = Self.state(.opaque) {
            $0.shadowColor = .some(nil)
            $0.shadowImage = BarImage.opaque
        }
        #expect(image.shadow == BarState.Shadow(isVisible: true, color: .red))
        #expect(Self.state(.opaque) { $0.shadowImage = .empty }.shadow == .invisible)
    }

    @Test func `clipping the bar cuts its shadow off`() {
        let scene = BarScene.on(bar: {
            $0.scrollEdgeAppearance = .opaque(.red)
            $0.clipsToBounds = true
        })
        #expect(scene.barState().shadow == .invisible)
    }

    @Test func `a policy that hides the background leaves the bar's content and its own color`() {
        var scene = BarScene.on(bar: { $0.scrollEdgeAppearance = .opaque(.red) })
        scene.isBackgroundHidden = true
        #expect(scene.barState().background == .clear)
        #expect(scene.barState().shadow == .invisible)
        #expect(scene.barState().title.color == .red)
        #expect(!scene.barState().isHidden)
    }

    @Test func `seed 0 on iOS 15, the bar's own background color shows under a transparent appearance alone`() {
        func background(_ preset: Appearance.Background) -> BarState.Background {
            BarScene.on(
                .iOS(15),
                contentOffset: 400,
                bar: {
                    $0.standardAppearance = Appearance(preset)
                    $0.backgroundColor = BarColor.green
                }
            ).barState().background
        }
        #expect(background(.transparent) == BarState.Background(.color, color: .green))
        #expect(background(.opaque) == BarState.Background(.color, color: .white))
        #expect(background(.default) == BarState.Background(.blur, color: .green))
    }

    @Test func `with Reduce Transparency a material is a fill whose color Apple does not publish`() {
        let scene = BarScene.on(contentOffset: 400).with { $0.reduceTransparency = true }
        #expect(scene.barState().background == BarState.Background(.color))
        #expect(scene.barState().isTranslucent)
    }

    @Test
    func `with Reduce Transparency the bar's own background color does not show, nor what a tint makes of the fill`() {
        func background(_ tint: BarColor?) -> BarState.Background {
            BarScene.on(
                .iOS(12),
                bar: {
                    $0.backgroundColor = BarColor.green
                    if let tint { $0.barTintColor = tint }
                }
            ).with { $0.reduceTransparency = true }.barState().background
        }
        #expect(background(nil) == BarState.Background(.color))
        #expect(background(.veil) == BarState.Background(.color))
        #expect(background(.red) == BarState.Background(.color, color: .red))
    }
}
