import Testing

@testable import NavigationStyle

/// Seed 0, 3.2: the effect of translucency on the layout, and 3.3: the bar and scroll views.
struct Seed0LayoutTests {
    private static func layout(
        _ os: SystemVersion,
        _ orientation: Orientation = .portrait,
        device: String = "iPhone 8",
        isNavigationBarHidden: Bool = false,
        bar: (inout BarProperties) -> Void = { _ in },
        view: (inout ScreenView) -> Void = { _ in }
    ) -> ScreenLayout {
        BarScene.on(
            os,
            device: device,
            orientation,
            isNavigationBarHidden: isNavigationBarHidden,
            bar: bar,
            screen: { view(&$0.view) }
        ).layout()
    }

    private static func inset(
        _ os: SystemVersion,
        isNavigationBarHidden: Bool = false,
        bar: (inout BarProperties) -> Void = { _ in },
        view: (inout ScreenView) -> Void = { _ in }
    ) -> Insets? {
        layout(
            os,
            isNavigationBarHidden: isNavigationBarHidden,
            bar: bar,
            view: {
                $0.scrollView = ScreenScrollView()
                view(&$0)
            }
        ).adjustedContentInset
    }

    // MARK: - 3.2.1, before iOS 11

    @Test(arguments: [SystemVersion.iOS(7), .iOS(10)])
    func `3.2.1: edgesForExtendedLayout decides how large the view is; with all it takes the whole screen`(
        _ os: SystemVersion
    ) {
        #expect(Self.layout(os).view == ScreenLayout.View(y: 0, height: 667, width: 375))
        #expect(
            Self.layout(os, view: { $0.edgesForExtendedLayout = [] }).view
                == ScreenLayout.View(y: 64, height: 603, width: 375)
        )
    }

    @Test(arguments: [SystemVersion.iOS(7), .iOS(10)])
    func `3.2.1: automaticallyAdjustsScrollViewInsets adjusts the scroll view and never the size of the view`(
        _ os: SystemVersion
    ) {
        #expect(Self.inset(os) == Insets(top: 64))
        #expect(Self.inset(os, view: { $0.automaticallyAdjustsScrollViewInsets = false }) == .zero)
        let views = [true, false].map { adjusts in
            Self.layout(os, view: { $0.automaticallyAdjustsScrollViewInsets = adjusts }).view
        }
        #expect(views[0] == views[1])
    }

    @Test(arguments: [SystemVersion.iOS(7), .iOS(10)])
    func `3.2.1: under an opaque bar edgesForExtendedLayout does nothing, extendedLayoutIncludesOpaqueBars does`(
        _ os: SystemVersion
    ) {
        func y(edges: Edges, includesOpaqueBars: Bool) -> Double {
            Self.layout(
                os,
                bar: { $0.isTranslucent = false },
                view: {
                    $0.edgesForExtendedLayout = edges
                    $0.extendedLayoutIncludesOpaqueBars = includesOpaqueBars
                }
            ).view.y
        }
        #expect(y(edges: .all, includesOpaqueBars: false) == 64)
        #expect(y(edges: [], includesOpaqueBars: false) == 64)
        #expect(y(edges: .all, includesOpaqueBars: true) == 0)
    }

    @Test(arguments: [SystemVersion.iOS(7), .iOS(10)])
    func `3.2.1: it is false by default, so that with an own background image the view begins below the bar`(
        _ os: SystemVersion
    ) {
        #expect(!ScreenView().extendedLayoutIncludesOpaqueBars)
        #expect(Self.layout(os, bar: { $0.backgroundImage = BarImage.opaque }).view.y == 64)
    }

    // MARK: - 3.2.2, from iOS 11 on

    @Test func `3.2.2: contentInsetAdjustmentBehavior never is what automaticallyAdjustsScrollViewInsets NO was`() {
        let now = Self.inset(.iOS(11), view: { $0.scrollView?.contentInsetAdjustmentBehavior = .never })
        let then = Self.inset(.iOS(10), view: { $0.automaticallyAdjustsScrollViewInsets = false })
        #expect(now == .zero && then == .zero)
        // The new property takes precedence over the old one.
        let always = Self.inset(
            .iOS(11),
            view: {
                $0.scrollView?.contentInsetAdjustmentBehavior = .always
                $0.automaticallyAdjustsScrollViewInsets = false
            }
        )
        #expect(always == Insets(top: 64))
    }

    /// The four conditions under which `automatic` equals `always`, and the result if one of them does not hold.
    @Test(arguments: [
        (scrollsSideways: true, isFirst: true, adjusts: true, isAsAlways: true),
        (true, false, true, false), (true, true, false, false),
    ])
    func `3.2.2: automatic goes beyond scrollableAxes only for the first scroll view of a screen that adjusts insets`(
        scrollsSideways: Bool,
        isFirst: Bool,
        adjusts: Bool,
        isAsAlways: Bool
    ) {
        func inset(_ behavior: ScreenScrollView.ContentInsetAdjustmentBehavior) -> Insets? {
            Self.inset(
                .iOS(11),
                view: {
                    $0.automaticallyAdjustsScrollViewInsets = adjusts
                    $0.scrollView?.contentInsetAdjustmentBehavior = behavior
                    $0.scrollView?.isContentScrollView = isFirst
                    $0.scrollView?.contentWidth = scrollsSideways ? 2000 : nil
                }
            )
        }
        #expect((inset(.automatic) == inset(.always)) == isAsAlways)
        #expect((inset(.automatic) == inset(.scrollableAxes)) == !isAsAlways)
    }

    @Test func `3.2.2: what contentInset was before iOS 11, adjustedContentInset is after`() {
        #expect(Self.inset(.iOS(10)) == Self.inset(.iOS(11)))
    }

    @Test func `3.2.2: additionalSafeAreaInsets move the content further`() {
        let layout = Self.layout(.iOS(11), view: { $0.additionalSafeAreaInsets = Insets(top: 10) })
        #expect(layout.contentTop == 74)
        #expect(layout.view.y == 0)
    }

    // MARK: - 3.3

    @Test(arguments: [SystemVersion.iOS(10), .iOS(12)])
    func `3.3: what is in the first scroll view moves down by 64 under a bar that would cover it`(_ os: SystemVersion) {
        #expect(Self.inset(os)?.top == 64)
    }

    @Test(arguments: [SystemVersion.iOS(10), .iOS(12)])
    func `3.3: only the first view is moved, and only where it is covered`(_ os: SystemVersion) {
        #expect(Self.inset(os, view: { $0.scrollView?.isContentScrollView = false })?.top == 0)
        #expect(Self.inset(os, view: { $0.edgesForExtendedLayout = [] })?.top == 0)
        // Without a bar, the status bar covers the view.
        #expect(Self.inset(os, isNavigationBarHidden: true)?.top == 20)
    }

    @Test(arguments: [SystemVersion.iOS(10), .iOS(12)])
    func `3.3: with translucent NO the view begins below the bar, and nothing is moved`(_ os: SystemVersion) {
        #expect(Self.inset(os, bar: { $0.isTranslucent = false })?.top == 0)
    }

    @Test func `3.3: a view in front of it, or switching the adjustment off, keeps it where it is`() {
        #expect(Self.inset(.iOS(10), view: { $0.scrollView?.isContentScrollView = false }) == .zero)
        #expect(Self.inset(.iOS(10), view: { $0.automaticallyAdjustsScrollViewInsets = false }) == .zero)
        #expect(Self.inset(.iOS(11), view: { $0.scrollView?.contentInsetAdjustmentBehavior = .never }) == .zero)
    }
}
