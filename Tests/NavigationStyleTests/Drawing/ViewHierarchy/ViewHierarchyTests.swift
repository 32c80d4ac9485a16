import Testing

@testable import NavigationStyle

/// uikit.J; seed 1, 2.
struct ViewHierarchyTests {
    private static func hierarchy(
        _ os: SystemVersion,
        device: String = "iPhone 6",
        _ orientation: Orientation = .portrait
    ) -> ViewHierarchy {
        var environment = NavigationEnvironment()
        environment.os = os
        environment.device = device
        environment.orientation = orientation
        return ViewHierarchy(in: environment)
    }

    /// Returns the tree in the format of seed 1: one class per line, indented by its depth.
    private static func listing(_ node: ViewNode, depth: Int = 0) -> [String] {
        let name = node.className ?? node.variable ?? node.role.rawValue
        return [String(repeating: "  ", count: depth) + name]
            + node.subviews.flatMap { listing($0, depth: depth + 1) }
    }

    private static func all(_ node: ViewNode) -> [ViewNode] { [node] + node.subviews.flatMap(all) }

    private static func frame(_ className: String, in hierarchy: ViewHierarchy) -> Rect? {
        all(hierarchy.navigationBar).first { $0.className == className }?.frame
    }

    @Test(arguments: [SystemVersion.iOS(7), .iOS(8), .iOS(9)])
    func `iOS 7 to 9, a backdrop in an image view, with the items' views beside it`(_ os: SystemVersion) {
        let hierarchy = Self.hierarchy(os)
        #expect(
            Self.listing(hierarchy.navigationBar) == [
                "UINavigationBar",
                "  _UINavigationBarBackground",
                "    _UIBackdropView",
                "    _UIBackdropEffectView",
                "    UIImageView",
                "  UINavigationItemView",
                "  UINavigationButton",
                "  _UINavigationBarBackIndicatorView",
            ]
        )
        #expect(hierarchy.confidence == .observed)
    }

    @Test func `seed 1's frames on an iPhone 6 with iOS 9`() {
        let hierarchy = Self.hierarchy(.iOS(9))
        let bar = hierarchy.navigationBar
        #expect(bar.frame == Rect(x: 0, y: 20, width: 375, height: 44))
        #expect(bar.subviews[0].frame == Rect(x: 0, y: -20, width: 375, height: 64))
        #expect(bar.subviews[0].superclasses == ["_UIBarBackgroundImageView", "UIImageView"])
        let content = Rect(x: 0, y: 0, width: 375, height: 64)
        #expect(Self.frame("_UIBackdropView", in: hierarchy) == content)
        #expect(Self.frame("_UIBackdropEffectView", in: hierarchy) == content)
        #expect(Self.frame("UIImageView", in: hierarchy) == Rect(x: 0, y: 64, width: 375, height: 0.5))
        #expect(
            Self.frame("_UINavigationBarBackIndicatorView", in: hierarchy)
                == Rect(x: 8, y: 11.5, width: 13, height: 21)
        )
        // The frames of labels depend on their text and are not given.
        #expect(Self.frame("UINavigationItemView", in: hierarchy) == nil)
        #expect(Self.frame("UINavigationButton", in: hierarchy) == nil)
    }

    @Test func `iOS 10, the public blur in the place of the backdrop`() {
        let hierarchy = Self.hierarchy(.iOS(10))
        #expect(
            Self.listing(hierarchy.navigationBar) == [
                "UINavigationBar",
                "  _UIBarBackground",
                "    UIImageView",
                "    UIVisualEffectView",
                "    _UIVisualEffectBackdropView",
                "    _UIVisualEffectFilterView",
                "  UINavigationItemView",
                "  UINavigationButton",
                "  _UINavigationBarBackIndicatorView",
            ]
        )
        let content = Rect(x: 0, y: 0, width: 375, height: 64)
        for name in ["UIVisualEffectView", "_UIVisualEffectBackdropView", "_UIVisualEffectFilterView"] {
            #expect(Self.frame(name, in: hierarchy) == content)
        }
        #expect(Self.frame("UIImageView", in: hierarchy) == Rect(x: 0, y: 64, width: 375, height: 0.5))
    }

    private static let contentViews = [
        "  _UINavigationBarLargeTitleView",
        "    UILabel",
        "  _UINavigationBarContentView",
        "    _UIButtonBarButton",
        "    UILabel",
        "    _UITAMICAdaptorView",
        "      titleView",
        "    _UIButtonBarStackView",
        "      _UIButtonBarButton",
        "  _UINavigationBarModernPromptView",
        "  UISearchBar",
        "  palette",
    ]

    @Test(arguments: [SystemVersion.iOS(11), .iOS(12)])
    func `iOS 11 and 12, a content view that lays itself out`(_ os: SystemVersion) {
        let hierarchy = Self.hierarchy(os)
        let background = ["UINavigationBar", "  _UIBarBackground", "    UIImageView", "    UIVisualEffectView"]
        #expect(Self.listing(hierarchy.navigationBar) == background + Self.contentViews)
        #expect(hierarchy.confidence == .contested)
    }

    @Test(arguments: [SystemVersion.iOS(13), .iOS(14)])
    func `iOS 13 and 14, a view of its own for the shadow`(_ os: SystemVersion) {
        let background = [
            "UINavigationBar", "  _UIBarBackground", "    UIImageView", "    UIVisualEffectView",
            "    _UIBarBackgroundShadowView", "      _UIBarBackgroundShadowContentImageView",
        ]
        #expect(Self.listing(Self.hierarchy(os).navigationBar) == background + Self.contentViews)
    }

    @Test(arguments: [SystemVersion.iOS(15), .iOS(18)])
    func `iOS 15 to 18, two sets of layers at once`(_ os: SystemVersion) {
        let hierarchy = Self.hierarchy(os, device: "iPhone 15")
        let background = hierarchy.navigationBar.subviews[0]
        #expect(background.className == "_UIBarBackground")
        #expect(
            background.subviews.map(\.variable) == [
                "_effectView1", "_colorAndImageView1", "_shadowView1",
                "_effectView2", "_colorAndImageView2", "_shadowView2",
            ]
        )
        #expect(Self.listing(hierarchy.navigationBar).suffix(Self.contentViews.count) == Self.contentViews[...])
        // The bar under a Dynamic Island, and a hairline of a pixel.
        #expect(background.frame == Rect(x: 0, y: -53.667, width: 393, height: 97.667))
        #expect(background.subviews[2].frame == Rect(x: 0, y: 97.667, width: 393, height: 0.333))
    }

    @Test func `iOS 26, views of Swift, and the edge's painter in the scroll view`() {
        let hierarchy = Self.hierarchy(.iOS(26, 1), device: "iPhone 16")
        #expect(hierarchy.navigationBar.frame == Rect(x: 0, y: 59, width: 393, height: 54))
        #expect(
            Self.listing(hierarchy.navigationBar) == [
                "UINavigationBar", "  background", "  UIKit.NavigationBarContentView", "    UIKit.NavigationButtonBar",
                "    HostedViewWrapper",
            ]
        )
        #expect(hierarchy.navigationBar.subviews[0].frame == Rect(x: 0, y: -59, width: 393, height: 113))
        #expect(
            Self.listing(hierarchy.container).suffix(4).map { $0.drop { $0 == " " } } == [
                "UIScrollView", "_UITouchPassthroughView", "ScrollEdgeEffectView", "NavigationBarLargeTitleView",
            ]
        )
        #expect(!Self.all(hierarchy.navigationBar).contains { $0.className == "_UINavigationBarContentView" })
    }

    @Test(arguments: SystemVersion.majors)
    func `in every era the screen's view lies in the same containers`(_ os: SystemVersion) {
        let containers = Self.all(Self.hierarchy(os).container).prefix(4)
        #expect(
            containers.map(\.className)
                == ["UILayoutContainerView", "UINavigationTransitionView", "UIViewControllerWrapperView", nil]
        )
        #expect(containers.last?.role == .rootView)
        #expect(containers.allSatisfy { $0.frame == Rect(x: 0, y: 0, width: 375, height: 667) })
    }

    @Test func `in landscape the bar is lower, begins at the top, and nobody has printed the arrow`() {
        let hierarchy = Self.hierarchy(.iOS(9), .landscape)
        #expect(hierarchy.navigationBar.frame == Rect(x: 0, y: 0, width: 667, height: 32))
        #expect(hierarchy.navigationBar.subviews[0].frame == Rect(x: 0, y: 0, width: 667, height: 32))
        #expect(Self.frame("UIImageView", in: hierarchy) == Rect(x: 0, y: 32, width: 667, height: 0.5))
        #expect(Self.frame("_UINavigationBarBackIndicatorView", in: hierarchy) == nil)
    }

    @Test(arguments: SystemVersion.majors, Orientation.allCases)
    func `on every device the bar is where it is in an answer, and its background reaches the top`(
        _ os: SystemVersion,
        _ orientation: Orientation
    ) throws {
        for device in Device.all {
            let hierarchy = Self.hierarchy(os, device: device.name, orientation)
            let metrics = DeviceMetrics(of: device, on: os)
            let bar = try #require(hierarchy.navigationBar.frame)
            #expect(bar == (orientation == .portrait ? metrics.portrait : metrics.landscape).navigationBar)
            let background = try #require(hierarchy.navigationBar.subviews.first { $0.role == .background }?.frame)
            #expect(background.y == -bar.y && background.height == bar.maxY && background.width == bar.width)
        }
    }
}
