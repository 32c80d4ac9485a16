import Testing

@testable import NavigationStyle

/// uikit.A1 and uikit.A2; seed 0, 4.3.2; seed 4.
struct TranslucencyTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var properties: BarProperties
        var isTranslucent: Bool
        var source: BarState.Translucency
        var background: BarState.Background

        init(
            _ description: String,
            _ write: (inout BarProperties) -> Void,
            _ isTranslucent: Bool,
            _ source: BarState.Translucency,
            _ background: BarState.Background
        ) {
            testDescription = description
            properties = BarProperties()
            write(&properties)
            self.isTranslucent = isTranslucent
            self.source = source
            self.background = background
        }
    }

    static func image(
        _ name: String,
        _ alpha: BarState.Background.Alpha,
        backing: RGBA? = nil
    ) -> BarState.Background {
        BarState.Background(kind: .image, color: .red, image: name, alpha: alpha, backing: backing)
    }

    static func color(_ color: RGBA, backing: RGBA? = nil) -> BarState.Background {
        BarState.Background(kind: .color, color: color, image: nil, alpha: .value(1), backing: backing)
    }

    static let rows: [Row] = [
        Row("nothing set", { _ in }, true, .default, BarState.Background(.blur)),
        Row("a tint", { $0.barTintColor = BarColor.blue }, true, .default, BarState.Background(.blur, color: .blue)),
        Row("a black style", { $0.barStyle = .black }, true, .default, BarState.Background(.blur)),
        Row(
            "an image with alpha",
            { $0.backgroundImage = BarImage.withAlpha },
            true,
            .inferred,
            image("veil", .value(0.5))
        ),
        Row("an opaque image", { $0.backgroundImage = BarImage.opaque }, false, .inferred, image("plain", .value(1))),
        Row("an empty image", { $0.backgroundImage = .empty }, true, .inferred, .clear),
        Row(
            "YES with an opaque image",
            {
                $0.isTranslucent = true
                $0.backgroundImage = BarImage.opaque
            },
            true,
            .explicit,
            image("plain", .system)
        ),
        Row(
            "YES with an image with alpha",
            {
                $0.isTranslucent = true
                $0.backgroundImage = BarImage.withAlpha
            },
            true,
            .explicit,
            image("veil", .value(0.5))
        ),
        Row(
            "YES with an empty image",
            {
                $0.isTranslucent = true
                $0.backgroundImage = .empty
            },
            true,
            .explicit,
            .clear
        ),
        Row("NO with nothing", { $0.isTranslucent = false }, false, .explicit, color(.white)),
        Row(
            "NO with a black style",
            {
                $0.isTranslucent = false
                $0.barStyle = .black
            },
            false,
            .explicit,
            color(.black)
        ),
        Row(
            "NO with a tint",
            {
                $0.isTranslucent = false
                $0.barTintColor = BarColor.blue
            },
            false,
            .explicit,
            color(.blue)
        ),
        Row(
            "NO with an opaque image",
            {
                $0.isTranslucent = false
                $0.backgroundImage = BarImage.opaque
            },
            false,
            .explicit,
            image("plain", .value(1))
        ),
        Row(
            "NO with an image with alpha",
            {
                $0.isTranslucent = false
                $0.backgroundImage = BarImage.withAlpha
            },
            false,
            .explicit,
            image("veil", .value(0.5), backing: .white)
        ),
        Row(
            "NO with an image with alpha and a black style",
            {
                $0.isTranslucent = false
                $0.backgroundImage = BarImage.withAlpha
                $0.barStyle = .black
            },
            false,
            .explicit,
            image("veil", .value(0.5), backing: .black)
        ),
        Row(
            "NO with an image with alpha and a tint",
            {
                $0.isTranslucent = false
                $0.backgroundImage = BarImage.withAlpha
                $0.barTintColor = BarColor.blue
            },
            false,
            .explicit,
            image("veil", .value(0.5), backing: .blue)
        ),
        Row(
            "NO with an empty image, of which only what is behind is seen",
            {
                $0.isTranslucent = false
                $0.backgroundImage = .empty
            },
            false,
            .explicit,
            color(.white, backing: .white)
        ),
        Row(
            "blackTranslucent with NO",
            {
                $0.isTranslucent = false
                $0.barStyle = .blackTranslucent
            },
            true,
            .default,
            BarState.Background(.blur)
        ),
        Row(
            "blackTranslucent with an opaque image",
            {
                $0.backgroundImage = BarImage.opaque
                $0.barStyle = .blackTranslucent
            },
            true,
            .default,
            image("plain", .system)
        ),
        Row(
            "an opaque image for compact height alone",
            { $0.compactBackgroundImage = BarImage.opaque },
            true,
            .default,
            BarState.Background(.blur)
        ),
    ]

    @Test(arguments: rows, [SystemVersion.iOS(7), .iOS(10), .iOS(12), .iOS(14)])
    func `the table of translucency and of what is drawn`(_ row: Row, os: SystemVersion) {
        let state = BarScene.on(os, device: "iPhone 8", bar: { $0 = row.properties }).barState()
        #expect(state.isTranslucent == row.isTranslucent)
        #expect(state.translucency == row.source)
        #expect(state.background == row.background)
    }

    @Test func `which image is drawn goes by the metrics, but translucency by the default ones alone`() {
        let wide = BarImage.picture(BarImage.Picture(name: "wide"))
        let state = BarScene.on(
            .iOS(12),
            device: "iPhone 8",
            .landscape,
            bar: {
                $0.backgroundImage = BarImage.withAlpha
                $0.compactBackgroundImage = wide
            }
        ).barState()
        #expect(state.background.image == "wide")
        #expect(state.background.alpha == .value(1))
        #expect(state.isTranslucent)
        #expect(state.translucency == .inferred)
    }

    @Test func `an appearance object feeds neither isTranslucent nor the layout`() {
        let scene = BarScene.on(bar: {
            $0.standardAppearance = .opaque(.red)
            $0.scrollEdgeAppearance = .opaque(.red)
        })
        #expect(scene.barState().isTranslucent)
        #expect(scene.barState().translucency == .default)
        #expect(scene.layout().view.y == 0)
    }

    @Test func `the bar's own background color is seen through a blur and behind a clear bar, not behind a color`() {
        func seen(_ write: @escaping (inout BarProperties) -> Void) -> BarState.Background {
            BarScene.on(
                .iOS(12),
                bar: {
                    $0.backgroundColor = BarColor.green
                    write(&$0)
                }
            ).barState().background
        }
        #expect(seen { _ in } == BarState.Background(.blur, color: .green))
        #expect(seen { $0.backgroundImage = .empty } == BarState.Background(.color, color: .green))
        #expect(seen { $0.isTranslucent = false } == BarState.Background(.color, color: .white))
        #expect(seen { $0.backgroundImage = BarImage.opaque }.color == .red)
    }

    @Test func `the alpha of the bar's view takes from the background, but not from an alpha that nobody knows`() {
        let half = BarScene.on(.iOS(12), bar: { $0.alpha = 0.5 }).barState()
        #expect(half.background.alpha == .value(0.5))
        #expect(!half.isHidden)
        let unknown = BarScene.on(
            .iOS(12),
            bar: {
                $0.alpha = 0.5
                $0.isTranslucent = true
                $0.backgroundImage = BarImage.opaque
            }
        ).barState()
        #expect(unknown.background.alpha == .system)
    }
}
