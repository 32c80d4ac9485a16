import Testing

@testable import NavigationStyle

/// Seed 4, the four numbered statements of its conclusion, and the reasoning behind them.
struct Seed4ConclusionTests {
    /// Seed 4 is about 'iOS 7 and later' and does not cover devices with a notch.
    static let versions: [SystemVersion] = [.iOS(7), .iOS(9), .iOS(10), .iOS(12)]

    private static func layout(
        _ os: SystemVersion,
        bar: (inout BarProperties) -> Void = { _ in },
        view: (inout ScreenView) -> Void = { _ in }
    ) -> ScreenLayout {
        BarScene.on(os, device: "iPhone 8", bar: bar, screen: { view(&$0.view) }).layout()
    }

    @Test(arguments: versions)
    func
        `1: translucent is true by default, the view begins at (0, 0), edgesForExtendedLayout changes it`(
            _ os: SystemVersion
        )
    {
        #expect(BarScene.on(os).barState().isTranslucent)
        #expect(ScreenView().edgesForExtendedLayout == nil && ScreenView().extendsUnderTopBars)
        #expect(Self.layout(os).view.y == 0)
        #expect(Self.layout(os, view: { $0.edgesForExtendedLayout = [] }).view.y == 64)
    }

    @Test(arguments: versions)
    func `2: with translucent false the root view begins below the bar, and edgesForExtendedLayout cannot change that`(
        _ os: SystemVersion
    ) {
        for edges in [ScreenView().edgesForExtendedLayout, []] {
            let layout = Self.layout(
                os,
                bar: { $0.isTranslucent = false },
                view: { $0.edgesForExtendedLayout = edges }
            )
            #expect(layout.view.y == 64)
        }
    }

    @Test(arguments: versions)
    func `2: extendedLayoutIncludesOpaqueBars has it begin at (0, 0) all the same`(_ os: SystemVersion) {
        let layout = Self.layout(
            os,
            bar: { $0.isTranslucent = false },
            view: { $0.extendedLayoutIncludesOpaqueBars = true }
        )
        #expect(layout.view.y == 0)
    }

    @Test(arguments: versions)
    func `3: automaticallyAdjustsScrollViewInsets is true by default and gives the first scroll view (64, 0, 0, 0)`(
        _ os: SystemVersion
    ) {
        #expect(ScreenView().automaticallyAdjustsScrollViewInsets)
        let adjusted = Self.layout(os, view: { $0.scrollView = ScreenScrollView() }).adjustedContentInset
        #expect(adjusted == Insets(top: 64))
        let other = Self.layout(
            os,
            view: {
                $0.scrollView = ScreenScrollView()
                $0.scrollView?.isContentScrollView = false
            }
        )
        #expect(other.adjustedContentInset == .zero)
    }

    @Test(arguments: versions)
    func `3: where the view begins below the bar there is nothing to correct`(_ os: SystemVersion) {
        let layout = Self.layout(
            os,
            view: {
                $0.edgesForExtendedLayout = []
                $0.scrollView = ScreenScrollView()
            }
        )
        #expect(layout.adjustedContentInset == .zero)
    }

    @Test(arguments: versions)
    func `4: a background image changes the bar's color, and its alpha decides about translucent`(_ os: SystemVersion) {
        let opaque = BarScene.on(os, device: "iPhone 8", bar: { $0.backgroundImage = BarImage.opaque })
        #expect(opaque.barState().background.color == .red)
        #expect(!opaque.barState().isTranslucent)
        #expect(opaque.layout().view.y == 64)
        let veiled = BarScene.on(os, device: "iPhone 8", bar: { $0.backgroundImage = BarImage.withAlpha })
        #expect(veiled.barState().isTranslucent)
        #expect(veiled.layout().view.y == 0)
    }

    @Test(arguments: versions, [true, false])
    func `4: a translucent that was set by hand is not changed by the image`(_ os: SystemVersion, isTranslucent: Bool) {
        for image in [BarImage.opaque, .withAlpha, .empty] {
            let scene = BarScene.on(
                os,
                bar: {
                    $0.isTranslucent = isTranslucent
                    $0.backgroundImage = image
                }
            )
            #expect(scene.barState().isTranslucent == isTranslucent)
            #expect(scene.barState().translucency == .explicit)
        }
    }

    @Test(arguments: versions)
    func `before it: the bar's own backgroundColor comes out paler, through the views that lie over it`(
        _ os: SystemVersion
    ) {
        let background = BarScene.on(os, bar: { $0.backgroundColor = BarColor.green }).barState().background
        #expect(background.kind == .blur)
        #expect(background.color == .green)
    }
}
