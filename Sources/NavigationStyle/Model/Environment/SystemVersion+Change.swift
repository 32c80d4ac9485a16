// The versions with which the bar changed.
extension SystemVersion {
    /// iOS 8: the status bar goes in compact height (uikit.C4).
    static let hiddenStatusBarInCompactHeight = SystemVersion(8)
    /// iOS 8: bars that hide on swipe and tap, with the keyboard and in compact height (around.S1).
    static let hidingBars = SystemVersion(8)
    /// iOS 9: San Francisco in the place of Helvetica Neue.
    package static let sanFrancisco = SystemVersion(9)
    /// iOS 11: large titles, safe areas and `backButtonTitle` (uikit.C2, uikit.F2, uikit.G).
    static let largeTitles = SystemVersion(11)
    /// iOS 11: `UINavigationItem.searchController` (around.N1).
    static let searchControllers = SystemVersion(11)
    /// iOS 13: a search controller shows the bar again in a push (around.N6).
    static let searchRevealsBar = SystemVersion(13)
    /// iOS 11: safe areas in the place of layout guides (uikit.C2).
    static let safeArea = SystemVersion(11)
    /// iOS 11: buttons have a new tint at once, also where it is set along with an animation (uikit.F8).
    static let snappingTintColor = SystemVersion(11)
    /// iOS 11 and 12: after a tap on Back, the title keeps the attributes of the outgoing screen (uikit.G).
    static let keepingTitleAttributes = SystemVersion(11)..<SystemVersion(13)
    /// iOS 11.2 to 12, on which a bar button item stays pale after a tap that pushes (around.T1); that iOS 13 is free
    /// of it is contested.
    static let dimmingItems = SystemVersion(11, 2)..<SystemVersion(13)
    /// iOS 12: bars of 50 points on iPads (uikit.C5).
    static let tallPadBars = SystemVersion(12)
    /// iOS 13: `UINavigationBarAppearance`, and dark mode (uikit.A3, uikit.B).
    package static let appearanceObjects = SystemVersion(13)
    /// iOS 13: `viewIsAppearing(_:)` is called (uikit.U1).
    static let viewIsAppearing = SystemVersion(13)
    /// iOS 13: sheets on phones, and sheets where no style of presentation is given (uikit.O2).
    static let automaticSheets = SystemVersion(13)
    /// iOS 14: `backButtonDisplayMode` (uikit.F3).
    static let backButtonDisplayMode = SystemVersion(14)
    /// iOS 14: the chevron of the back button is a symbol, narrower and farther from its label.
    package static let symbolChevron = SystemVersion(14)
    /// iOS 15: a scroll-edge state for every bar (uikit.B2).
    static let scrollEdgeForAllBars = SystemVersion(15)
    /// iOS 15: `setContentScrollView(_:for:)` and `contentScrollView(for:)` (around.M1).
    static let contentScrollViews = SystemVersion(15)
    /// iOS 16: `backAction` and the style of an item (uikit.F1, uikit.F3).
    static let itemStyles = SystemVersion(16)
    /// iOS 16: `preferredSearchBarPlacement` (around.N12).
    static let searchBarPlacements = SystemVersion(16)
    /// iOS 17: `largeTitleDisplayMode` `.inline` (uikit.G).
    static let inlineLargeTitles = SystemVersion(17)
    /// iPadOS 18: tab bars at the top (around.P4).
    static let tabBarsAtTop = SystemVersion(18)
    /// iOS 26: Liquid Glass (uikit.B5).
    package static let liquidGlass = SystemVersion(26)
}
