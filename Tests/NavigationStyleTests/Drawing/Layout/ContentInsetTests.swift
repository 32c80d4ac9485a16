import Testing

@testable import NavigationStyle

/// uikit.C2; seed 0, 3.2 and 3.3; seed 4, conclusion 3.
struct ContentInsetTests {
    /// Returns the inset of a scroll view with `behavior`, in a view changed by `change`.
    static func inset(
        _ behavior: ScreenScrollView.ContentInsetAdjustmentBehavior,
        on os: SystemVersion = .iOS(17),
        device: String = "iPhone 15",
        _ orientation: Orientation = .landscape,
        isNavigationBarHidden: Bool = false,
        _ change: (inout ScreenView) -> Void = { _ in }
    ) -> Insets? {
        BarScene.on(
            os,
            device: device,
            orientation,
            isNavigationBarHidden: isNavigationBarHidden,
            screen: {
                var scrollView = ScreenScrollView()
                scrollView.contentInsetAdjustmentBehavior = behavior
                $0.view.scrollView = scrollView
                change(&$0.view)
            }
        ).layout().adjustedContentInset
    }

    static let all = Insets(top: 32, left: 59, bottom: 21, right: 59)
    static let vertical = Insets(top: 32, bottom: 21)
    static let horizontal = Insets(left: 59, right: 59)

    @Test func `without a scroll view there is nothing to adjust`() {
        #expect(BarScene.on().layout().adjustedContentInset == nil)
    }

    @Test func `never adjusts nothing, always adjusts all four edges`() {
        #expect(Self.inset(.never) == .zero)
        #expect(Self.inset(.always) == Self.all)
    }

    @Test func `scrollableAxes adjusts the edges of the axes that scroll or bounce`() {
        #expect(Self.inset(.scrollableAxes) == .zero)
        #expect(Self.inset(.scrollableAxes) { $0.scrollView?.contentHeight = 394 } == Self.vertical)
        #expect(Self.inset(.scrollableAxes) { $0.scrollView?.contentHeight = 393 } == .zero)
        #expect(Self.inset(.scrollableAxes) { $0.scrollView?.alwaysBounceVertical = true } == Self.vertical)
        #expect(Self.inset(.scrollableAxes) { $0.scrollView?.contentWidth = 853 } == Self.horizontal)
        #expect(Self.inset(.scrollableAxes) { $0.scrollView?.alwaysBounceHorizontal = true } == Self.horizontal)
    }

    @Test func `automatic adjusts top and bottom too where the screen owns the scroll view`() {
        #expect(Self.inset(.automatic) == Self.vertical)
        #expect(Self.inset(.automatic) { $0.scrollView?.contentWidth = 2000 } == Self.all)
        #expect(Self.inset(.automatic) { $0.scrollView?.isContentScrollView = false } == .zero)
        #expect(Self.inset(.automatic) { $0.automaticallyAdjustsScrollViewInsets = false } == .zero)
    }

    @Test func `the axes are those of the view, which is lower below an opaque bar`() {
        func inset(_ height: Double) -> Insets? {
            Self.inset(.scrollableAxes, on: .iOS(12), device: "iPhone X", .portrait) {
                $0.edgesForExtendedLayout = [.bottom]
                $0.scrollView?.contentHeight = height
            }
        }
        #expect(inset(724) == .zero)
        #expect(inset(725) == Insets(bottom: 34))
    }

    @Test func `up to iOS 10 UIKit writes the inset of the first scroll view`() {
        func inset(isNavigationBarHidden: Bool = false, _ change: (inout ScreenView) -> Void = { _ in }) -> Insets? {
            Self.inset(
                .never,
                on: .iOS(10),
                device: "iPhone 8",
                .portrait,
                isNavigationBarHidden: isNavigationBarHidden,
                change
            )
        }
        #expect(inset() == Insets(top: 64))
        #expect(inset(isNavigationBarHidden: true) == Insets(top: 20))
        #expect(inset { $0.edgesForExtendedLayout = [] } == .zero)
        #expect(inset { $0.automaticallyAdjustsScrollViewInsets = false } == .zero)
        #expect(inset { $0.scrollView?.isContentScrollView = false } == .zero)
    }
}
