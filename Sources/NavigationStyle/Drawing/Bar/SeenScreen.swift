/// The visible parts of the screen on top at rest: its bar, the bar's items beside the title and the back button, and
/// the root view below.
///
/// It is made for drawing and has no wire form; ``BarState`` and ``ScreenLayout`` are its published parts.
public struct SeenScreen: Hashable, Sendable {
    /// The screen.
    public var id: Screen.ID
    /// The title of its item, or the screen's own title; nil if there is neither.
    public var title: String?
    /// The bar.
    public var bar: BarState
    /// The place at which the bar is drawn, in points of the window; as high as at the usual size of text where
    /// ``BarState/frame`` is nil.
    public var barFrame: Rect
    /// The opacity of the bar's view, 0…1.
    public var barAlpha: Double
    /// The background behind the status bar: usually that of the bar.
    public var statusBarBackground: BarState.Background
    /// The label that stands in for a title view of the app; nil if there is none.
    public var titleViewName: String?
    /// The line above the title, where it is drawn.
    public var prompt: String?
    /// The titles of the bar button items at the edge where lines begin, outermost first.
    public var leftBarButtonItems: [String]
    /// The titles of the bar button items at the edge where lines end, outermost first.
    public var rightBarButtonItems: [String]
    /// The color of the root view, resolved.
    public var backgroundColor: RGBA
    /// The layout of the root view.
    public var layout: ScreenLayout
    /// The content of the root view; nil if unknown.
    public var content: ViewContent?
    /// The y in the window at which that begins before it is scrolled: below the bar, or, of an image that nothing keeps
    /// below it, at the view's upper edge.
    public var contentY: Double
    /// The distance by which its scroll view is scrolled, in points below its resting top.
    public var contentOffset: Double
    /// Device and system, with the orientation as it is.
    public var environment: NavigationEnvironment
    /// The style of the bar's content: light or dark.
    public var contentStyle: UserInterfaceStyle
    /// The window's safe area, without the bar.
    public var windowInsets: Insets
    /// The width and the height of the window in points.
    public var windowWidth, windowHeight: Double
    /// Pixels to a point.
    public var scale: Double
    /// The height of the bar's row of buttons, in points.
    public var rowHeight: Double
    /// The height that a search bar adds to the bar below the row and the large title, in points.
    public var searchBarHeight: Double
    /// The height that a prompt adds to the bar above the row of buttons, in points; 0 without a prompt.
    public var promptHeight: Double
    /// The height that a tab bar takes at the lower edge of the window, in points; 0 where there is none, or nobody knows.
    public var tabBarHeight: Double
    /// Whether it is in a sheet of UIKit's, whose upper edge is the window's here.
    public var isInSheet: Bool
    /// From the upper edge of the screen to that of a sheet which is as wide as it, in points; 0 where it is in none.
    public var sheetTop: Double
    /// Whether a Dynamic Island is visible at the top of the window.
    public var showsDynamicIsland: Bool
    /// The distance from the edge of the safe area to the first item in the bar, in points.
    public var barMargin: Double
}

extension SeenScreen {
    /// Makes the visible parts of the screen on top in `scene`, whose bar is `bar`.
    init(_ bar: BarState, in scene: BarScene, on device: Device) {
        let environment = scene.environment
        let surroundings = scene.surroundings(of: bar, on: device)
        let item = scene.screen.navigationItem
        let promptHeight = scene.promptHeight(on: device)
        id = scene.screen.id
        title = scene.screen.itemTitle
        self.bar = bar
        barFrame = bar.frame ?? scene.frame(on: device)
        barAlpha = surroundings.barAlpha
        statusBarBackground = surroundings.statusBarBackground
        titleViewName = item.hasTitleView ? title.map { "titleView · \($0)" } ?? "titleView" : nil
        prompt = promptHeight > 0 ? item.prompt : nil
        leftBarButtonItems = item.leftBarButtonItems
        rightBarButtonItems = item.rightBarButtonItems
        backgroundColor = scene.resolved(
            scene.screen.view.backgroundColor ?? .systemBackground,
            for: scene.styleBehindBar
        )
        layout = scene.layout(on: device)
        content = scene.screen.view.content
        contentY = scene.hasImageAtTop(on: device) ? layout.view.y : layout.contentTop
        contentOffset = scene.contentOffset
        self.environment = environment
        if let style = scene.interfaceStyleBehindBar { self.environment.userInterfaceStyle = style }
        contentStyle = scene.resolvedContentStyle
        windowInsets = scene.windowInsets(on: device)
        (windowWidth, windowHeight) = scene.containerSize(on: device)
        tabBarHeight = scene.isTabBarUnknown(on: device) ? 0 : scene.tabBarHeight(on: device)
        isInSheet = scene.isInSheet(on: device)
        sheetTop = isInSheet && device.isPhone ? device.height(in: environment.orientation) - windowHeight : 0
        scale = Double(device.scale)
        rowHeight = device.barHeight(
            for: environment.designVersion,
            isCompact: device.hasCompactHeight(in: environment.orientation)
        )
        searchBarHeight = scene.searchBarHeight(on: device)
        self.promptHeight = promptHeight
        showsDynamicIsland = device.hasDynamicIsland && environment.orientation == .portrait && !isInSheet
        barMargin = device.barMargin
    }

    init(_ snapshot: BarSnapshot) {
        self.init(snapshot.bar, in: snapshot.scene, on: snapshot.device)
    }

    /// Returns the screen laid out as in `other`: the content moves with the view, or with the inset that keeps it
    /// below bars.
    func laidOut(as other: BarScene, insteadOf scene: BarScene, on device: Device) -> SeenScreen {
        let jump = LayoutJump(from: scene, to: other, on: device)
        var screen = self
        screen.layout = other.layout(on: device)
        screen.contentY += contentY == layout.view.y ? jump.view : jump.content != 0 ? jump.content : jump.safeArea
        return screen
    }
}

/// The screens at the stages of an operation, for drawing; each is nil if that stage has none.
public struct SeenScreens: Hashable, Sendable {
    /// The screen on top before.
    @Boxed public var before: SeenScreen?
    /// The same screen as it is laid out while the screens move; nil if nothing jumps as they begin to move.
    @Boxed public var departing: SeenScreen?
    /// The incoming screen as it is while the screens move; nil if nothing jumps as it arrives.
    @Boxed public var arriving: SeenScreen?
    /// The incoming screen after its arrival; for a cancelled swipe, the screen to which it would have led.
    @Boxed public var arrival: SeenScreen?
    /// The screen on top after.
    @Boxed public var after: SeenScreen?
}
