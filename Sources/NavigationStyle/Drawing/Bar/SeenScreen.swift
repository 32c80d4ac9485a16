/// What is seen of the screen on top at rest: its bar, what stands in it beside the title and the back button, and the
/// root view below.
///
/// It is for drawing, and has no form of its own: of what is in it, ``BarState`` and ``Layout`` are published.
public struct SeenScreen: Hashable, Sendable {
    /// The screen.
    public var id: Screen.ID
    /// What its item shows as a title, or the screen's own title; nil where there is neither.
    public var title: String?
    /// The bar.
    public var bar: BarState
    /// The place at which the bar is drawn, in points of the window; as high as at the usual size of text where
    /// ``BarState/frame`` is nil.
    public var barFrame: Rect
    /// How much of the bar's view is drawn, 0…1.
    public var barAlpha: Double
    /// What stands behind the status bar: the bar's background as a rule.
    public var statusBarBackground: BarState.Background
    /// What stands for a view of the app's in the title's place; nil where there is none.
    public var titleViewName: String?
    /// The line above the title, where it is drawn.
    public var prompt: String?
    /// The titles of the bar button items at the edge where lines begin, outermost first.
    public var leftBarButtonItems: [String]
    /// The titles of the bar button items at the edge where lines end, outermost first.
    public var rightBarButtonItems: [String]
    /// The color of the root view, resolved.
    public var backgroundColor: RGBA
    /// Where the root view is.
    public var layout: ScreenLayout
    /// The content of the root view; nil where nobody says.
    public var content: ViewContent?
    /// The y in the window at which that begins before it is scrolled: below the bar, or, of an image that nothing keeps
    /// below it, at the view's upper edge.
    public var contentY: Double
    /// How far its scroll view is scrolled, in points below the resting top.
    public var contentOffset: Double
    /// Device and system, with the orientation as it is.
    public var environment: NavigationEnvironment
    /// Light or dark, as the bar's content has it.
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
    /// What a prompt adds to the bar above the row of buttons, in points; 0 where there is none.
    public var promptHeight: Double
    /// The height that a tab bar takes at the lower edge of the window, in points; 0 where there is none, or nobody knows.
    public var tabBarHeight: Double
    /// Whether it is in a sheet of UIKit's, whose upper edge is the window's here.
    public var isInSheet: Bool
    /// From the upper edge of the screen to that of a sheet which is as wide as it, in points; 0 where it is in none.
    public var sheetTop: Double
    /// Whether a Dynamic Island is seen at the top of the window.
    public var showsDynamicIsland: Bool
    /// From the edge of the safe area to what stands first in the bar, in points.
    public var barMargin: Double
}

extension SeenScreen {
    /// Takes down what `scene` shows, which is the screen's on top, whose bar is `bar`.
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
            for: environment.contentStyle(barStyle: .default)
        )
        layout = scene.layout(on: device)
        content = scene.screen.view.content
        contentY = scene.hasImageAtTop(on: device) ? layout.view.y : layout.contentTop
        contentOffset = scene.contentOffset
        self.environment = environment
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

    /// The same laid out as `other` has it: the content goes along with the view, or with what keeps it below bars.
    func laidOut(as other: BarScene, insteadOf scene: BarScene, on device: Device) -> SeenScreen {
        let jump = LayoutJump(from: scene, to: other, on: device)
        var screen = self
        screen.layout = other.layout(on: device)
        screen.contentY += contentY == layout.view.y ? jump.view : jump.content != 0 ? jump.content : jump.safeArea
        return screen
    }
}

/// The screens that an operation is between, for drawing: each is nil where there is no screen.
public struct SeenScreens: Hashable, Sendable {
    /// The screen on top before.
    public var before: SeenScreen?
    /// The same laid out as while the screens move; nil where nothing jumps as they begin to.
    public var departing: SeenScreen?
    /// The one that comes, laid out as while the screens move; nil where nothing jumps as it arrives.
    public var arriving: SeenScreen?
    /// The one that comes, when it has arrived: of a cancelled swipe, the one that it would have led to.
    public var arrival: SeenScreen?
    /// The screen on top after.
    public var after: SeenScreen?
}
