import Testing

@testable import NavigationStyle

/// uikit.C1, every row; uikit.D2; seed 4, conclusions 1 and 2.
struct RootViewTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String {
            "visible \(isVisible), translucent \(isTranslucent), opaque bars \(includesOpaqueBars), top \(extendsToTop)"
        }
        var isVisible: Bool
        var isTranslucent: Bool
        var includesOpaqueBars: Bool
        var extendsToTop: Bool
        /// Whether the view begins below the bar.
        var isBelow: Bool
    }

    static let rows: [Row] = [
        Row(isVisible: true, isTranslucent: true, includesOpaqueBars: false, extendsToTop: true, isBelow: false),
        Row(isVisible: true, isTranslucent: true, includesOpaqueBars: true, extendsToTop: true, isBelow: false),
        Row(isVisible: true, isTranslucent: false, includesOpaqueBars: true, extendsToTop: true, isBelow: false),
        Row(isVisible: true, isTranslucent: true, includesOpaqueBars: false, extendsToTop: false, isBelow: true),
        Row(isVisible: true, isTranslucent: true, includesOpaqueBars: true, extendsToTop: false, isBelow: true),
        Row(isVisible: true, isTranslucent: false, includesOpaqueBars: true, extendsToTop: false, isBelow: true),
        Row(isVisible: true, isTranslucent: false, includesOpaqueBars: false, extendsToTop: true, isBelow: true),
        Row(isVisible: true, isTranslucent: false, includesOpaqueBars: false, extendsToTop: false, isBelow: true),
        Row(isVisible: false, isTranslucent: true, includesOpaqueBars: false, extendsToTop: true, isBelow: false),
        Row(isVisible: false, isTranslucent: true, includesOpaqueBars: false, extendsToTop: false, isBelow: false),
        Row(isVisible: false, isTranslucent: false, includesOpaqueBars: false, extendsToTop: true, isBelow: false),
        Row(isVisible: false, isTranslucent: false, includesOpaqueBars: true, extendsToTop: false, isBelow: false),
    ]

    static func scene(_ row: Row, on os: SystemVersion) -> BarScene {
        BarScene.on(
            os,
            device: "iPhone 8",
            isNavigationBarHidden: !row.isVisible,
            bar: { $0.isTranslucent = row.isTranslucent },
            screen: {
                $0.view.extendedLayoutIncludesOpaqueBars = row.includesOpaqueBars
                $0.view.edgesForExtendedLayout = row.extendsToTop ? .all : [.left, .bottom, .right]
            }
        )
    }

    @Test(arguments: rows)
    func `the root view from iOS 11 on`(_ row: Row) {
        let layout = Self.scene(row, on: .iOS(12)).layout()
        let top = row.isBelow ? 0.0 : row.isVisible ? 64 : 20
        #expect(layout.view == ScreenLayout.View(y: row.isBelow ? 64 : 0, height: row.isBelow ? 603 : 667, width: 375))
        #expect(layout.obscured == .safeArea(Insets(top: top)))
        #expect(layout.contentTop == (row.isVisible ? 64 : 20))
    }

    @Test(arguments: rows)
    func `the root view up to iOS 10`(_ row: Row) {
        let layout = Self.scene(row, on: .iOS(10)).layout()
        let top = row.isBelow ? 0.0 : row.isVisible ? 64 : 20
        #expect(layout.view == ScreenLayout.View(y: row.isBelow ? 64 : 0, height: row.isBelow ? 603 : 667, width: 375))
        #expect(layout.obscured == .layoutGuides(top: top, bottom: 0))
        #expect(layout.contentTop == (row.isVisible ? 64 : 20))
    }

    @Test func `an alpha of 0, the view's own flag and a policy's hiding take the bar's room away too`() {
        var scenes = [BarScene.on(bar: { $0.alpha = 0 }), BarScene.on(bar: { $0.isHidden = true }), BarScene.on()]
        scenes[2].isBarHidden = true
        for var scene in scenes {
            scene.properties.isTranslucent = false
            #expect(scene.layout().view.y == 0)
            #expect(scene.layout().contentTop == 59)
        }
    }

    @Test func `an opaque image moves the view down without a word, and an image with alpha does not`() {
        #expect(
            BarScene.on(.iOS(12), device: "iPhone 8", bar: { $0.backgroundImage = BarImage.opaque }).layout().view.y
                == 64
        )
        #expect(
            BarScene.on(.iOS(12), device: "iPhone 8", bar: { $0.backgroundImage = BarImage.withAlpha }).layout().view.y
                == 0
        )
    }

    @Test(arguments: rows)
    func `additional safe area is added in every row and never goes below nothing`(_ row: Row) {
        var scene = Self.scene(row, on: .iOS(12))
        let plain = scene.layout().contentTop
        scene = BarScene(
            environment: scene.environment,
            screen: {
                var screen = scene.screen
                screen.view.additionalSafeAreaInsets = Insets(top: 10, left: 5, bottom: 3, right: 1)
                return screen
            }(),
            properties: scene.properties,
            isNavigationBarHidden: scene.isNavigationBarHidden
        )
        #expect(scene.layout().contentTop == plain + 10)
        guard case .safeArea(let insets) = scene.layout().obscured else {
            Issue.record("no safe area")
            return
        }
        #expect(insets.left == 5)
        #expect(insets.bottom == 3)
        #expect(insets.right == 1)
    }

    @Test func `a negative additional safe area takes away what there is and no more`() {
        let layout = BarScene.on(
            device: "iPhone 12",
            screen: { $0.view.additionalSafeAreaInsets = Insets(top: -44, bottom: -100) }
        ).layout()
        #expect(layout.obscured == .safeArea(Insets(top: 47)))
    }

    @Test func `before iOS 11 there is no additional safe area`() {
        let layout = BarScene.on(
            .iOS(10),
            device: "iPhone 8",
            screen: { $0.view.additionalSafeAreaInsets = Insets(top: 10) }
        ).layout()
        #expect(layout.obscured == .layoutGuides(top: 64, bottom: 0))
    }
}
