/// Everything that decides how the bar looks while one screen is on top, at rest.
///
/// The simulation, which says what was written, hands it to the rules of appearance and layout, which say how that
/// looks. Colors are resolved; properties that were never written are absent.
struct BarScene: Sendable {
    /// Device and system, with the orientation as it is now, and with the interface style of the bar.
    var environment: NavigationEnvironment
    /// The interface style of the views behind the bar, if the bar overrides it with another; nil if they share one.
    var interfaceStyleBehindBar: UserInterfaceStyle?
    /// The screen on top.
    var place: ScreenPlace
    /// The distance by which the screen's scroll view is scrolled now, in points below its resting top.
    var contentOffset: Double
    /// The screen below it, whose item gives the back button; nil at the root.
    var previousPlace: ScreenPlace?
    /// Whether the items below ask for a large title, which `automatic` inherits (uikit.G); true at the root.
    var inheritsLargeTitle: Bool
    /// The properties of the bar that differ from UIKit's defaults; `isTranslucent` only if it was set.
    var properties: BarProperties
    /// The navigation controller's flag.
    var isNavigationBarHidden: Bool
    /// Whether a policy hides the bar's view as a whole.
    var isBarHidden: Bool
    /// Whether a policy hides the bar's background.
    var isBackgroundHidden: Bool
    /// Whether a policy leaves a declared default background to the system, which draws none at a scroll edge.
    var leavesDefaultBackground = false
    /// The bar that this is.
    var drawnBy = BarReference.navigationBar
    /// The background that a policy has added to the bar.
    var backgroundView: BackgroundView?
    /// The hairline that a policy draws in place of UIKit's.
    var shadow: BarState.Shadow?
    /// The status bar style that the navigation controller answers if a policy makes it decide; nil if the bar decides.
    var statusBarStyle: StatusBarStyle?
    /// Whether the navigation controller passes every question about the status bar on to the screen on top, even while
    /// it shows the bar.
    var asksScreenAboutStatusBar = false
    /// The properties that a policy gives the screen alone, whatever the bar that all share has.
    var ownProperties: BarPropertySet = []
    /// The properties of the bar that takes up room, if that is not the bar that draws.
    var layoutProperties: BarProperties?
    /// Whether a navigation controller manages the bar that draws; others are never at a scroll edge (uikit.B2).
    var isManaged = true
    /// Whether a policy makes the bar invisible, although it still takes its room.
    var isEmptied = false
    /// The style, light or dark, in which a policy has the bar's content drawn; nil if the bar and the environment
    /// decide.
    var contentStyle: UserInterfaceStyle?
    /// Whether the bar's tint colors its buttons.
    var tintsButtons = true
    /// The style in which the navigation controller itself is presented; nil if it is not presented.
    var modalPresentationStyle: NavigationController.ModalPresentationStyle?
    /// Whether the navigation controller decides about the status bar even if it does not cover the screen.
    var capturesStatusBarAppearance = false
    /// The tab bar under the screen; nil without one.
    var tabBar: NavigationController.TabBar?
    /// The color behind root views; nil where that is black, or not known.
    var containerColor: BarColor?
    /// Whether UIKit has looked for the scroll view again since it was added late (around.M2).
    var hasFoundScrollView = false
    /// Whether its scroll view has been scrolled, which decides whether the search bar is visible (around.N4).
    var hasBeenScrolled = false
    /// Whether the search of the screen is active.
    var isSearchActive = false
    /// Whether an active search of the screen below lies over this one (around.N7).
    var isUnderSearch = false
    /// Whether one of UIKit's own navigation controllers puts search bars into the bar.
    var takesSearchControllers = true
    /// Whether a scroll view draws Liquid Glass where its content goes under the bar.
    var hasScrollEdgeEffect = true
}

extension BarScene {
    /// The screen on top.
    var screen: Screen {
        get { place.screen }
        set { place = ScreenPlace(screens: [newValue], index: 0) }
    }

    /// Makes a scene of copies of screens that are not in an array yet.
    init(
        environment: NavigationEnvironment,
        screen: Screen,
        contentOffset: Double = 0,
        previous: Screen? = nil,
        inheritsLargeTitle: Bool = true,
        properties: BarProperties,
        isNavigationBarHidden: Bool = false,
        isBarHidden: Bool = false,
        isBackgroundHidden: Bool = false
    ) {
        self.init(
            environment: environment,
            place: ScreenPlace(screens: [screen], index: 0),
            contentOffset: contentOffset,
            previousPlace: previous.map { ScreenPlace(screens: [$0], index: 0) },
            inheritsLargeTitle: inheritsLargeTitle,
            properties: properties,
            isNavigationBarHidden: isNavigationBarHidden,
            isBarHidden: isBarHidden,
            isBackgroundHidden: isBackgroundHidden
        )
    }
}
