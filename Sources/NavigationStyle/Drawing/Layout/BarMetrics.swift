/// The heights and places of bars, in points (uikit.C5), each number once.
package enum BarMetrics {
    /// The height of the row of buttons on phones up to iOS 18, and on iPads up to iOS 11.
    package static let height = 44.0
    /// The height on iPads from iOS 12 on.
    static let padHeight = 50.0
    /// The height on phones in landscape up to iOS 18.
    static let compactHeight = 32.0
    /// The height on phones in landscape that are as wide as a Plus.
    ///
    /// Contested: QMUI and GKNavigationBar have 44, React Navigation has 32 on all.
    static let widePhoneCompactHeight = 44.0
    /// The height on every device and in every orientation from iOS 26 on: 44 with 10 below (measured on iOS 26.1).
    static let glassHeight = 54.0
    /// The height that a large title adds at the usual size of text.
    static let largeTitleHeight = 52.0
    /// The height that a large title adds from iOS 26 on at `extraExtraExtraLarge` (around.W2, measured on iOS 26.1).
    static let extraLargeTitleHeight = 54.0
    /// The height that a large title adds from iOS 26 on at `accessibilityMedium` (around.W2, measured on iOS 26.1).
    static let accessibilityLargeTitleHeight = 61.5
    /// The greatest height of a large title at any size of text: content scrolled by it has passed the title.
    ///
    /// Contested: at the largest size the text itself is 60 points to the usual 34, and this twice the usual height.
    static let mostLargeTitleHeight = 104.0
    /// The height that a search bar below the row adds up to iOS 18 (around.N2).
    static let searchBarHeight = 52.0
    /// The height that a search bar below the row adds from iOS 26 on (measured on iOS 26.1).
    static let glassSearchBarHeight = 60.0
    /// The height that a prompt adds up to iOS 18.
    ///
    /// Contested: a number without a source.
    static let promptHeight = 30.0
    /// The height that a prompt adds from iOS 26 on (measured on iOS 26.1).
    static let glassPromptHeight = 32.0
    /// Whether a prompt is drawn in compact height.
    ///
    /// Contested: it is hidden 'in some compact layouts' (uikit.G).
    static let showsPromptInCompactHeight = false
    /// The distance by which a bar begins above the safe area under a Dynamic Island up to iOS 18, before pixels are
    /// added.
    ///
    /// With one pixel it is React Navigation's formula, and 53.667 where the safe area begins at 59.
    static let dynamicIslandOverlap = 5.0
    /// The pixels added to ``dynamicIslandOverlap``.
    static let dynamicIslandPixels = 1
    /// The pixels added to it on phones with a thin bezel, where the safe area begins at 62.
    ///
    /// Two independent recordings have 56.333 on the iPhone 16 Pro and Pro Max; one pixel would give 56.667.
    static let thinBezelPixels = 2
    /// The least y of a bar from iOS 26 on (measured on iOS 26.1).
    static let leastGlassY = 10.0
    /// The y of a bar in compact height from iOS 26 on: measured on an iPhone SE, contested for all others.
    static let glassCompactHeightY = 24.0

    /// The height of the row of buttons in a sheet of UIKit's, from iOS 13 to 18.
    static let sheetHeight = 56.0
    /// The distance from the status bar to the upper edge of a sheet.
    ///
    /// Contested: no measurement is published.
    static let sheetGap = 10.0
    /// The width of a page sheet on an iPad.
    ///
    /// Contested: no measurement is published for every iPad.
    static let pageSheetWidth = 712.0
    /// The width of a form sheet on an iPad.
    ///
    /// Contested: it is the size of the first iPads.
    static let formSheetWidth = 540.0
    /// The height of a form sheet on an iPad.
    ///
    /// Contested: it is the size of the first iPads.
    static let formSheetHeight = 620.0
    /// The height of a tab bar up to iOS 18, without the safe area below it.
    static let tabBarHeight = 49.0
    /// The height of a tab bar in compact height from iOS 11 on.
    static let compactTabBarHeight = 32.0
    /// The height of a tab bar on iPads in apps that are linked against SDK 12 or later.
    static let padTabBarHeight = 50.0

    /// Returns the height that a large title adds at `category`, in points; nil if it has not been measured (around.W2,
    /// around.W3).
    static func largeTitleHeight(at category: ContentSizeCategory, on version: SystemVersion) -> Double? {
        switch category {
        case .large: largeTitleHeight
        case .extraExtraExtraLarge: version >= .liquidGlass ? extraLargeTitleHeight : nil
        case .accessibilityMedium: version >= .liquidGlass ? accessibilityLargeTitleHeight : nil
        default: nil
        }
    }

    /// Returns the height that a search bar below the row adds, in points.
    static func searchBarHeight(on version: SystemVersion) -> Double {
        version >= .liquidGlass ? glassSearchBarHeight : searchBarHeight
    }

    // MARK: - Content of the row

    /// The least width, in portrait, of a device with wide margins: that of a Plus.
    static let wideDeviceWidth = 414.0
    /// The distance from the edge of the safe area to the first item.
    static let margin = 16.0
    /// The distance from the edge of the safe area to the first item, on wide devices.
    static let wideMargin = 20.0
    /// The distance from the margin to the label of the back button, up to iOS 13.
    package static let backTitleInset = 11.0
    /// The distance from the margin to the label of the back button, if the chevron is a symbol.
    package static let symbolBackTitleInset = 14.33
    /// The distance from the label of the back button to a title that it pushes aside, up to iOS 15.
    static let titleGap = 9.5
    /// The distance from the label of the back button to a title that it pushes aside, in later versions.
    static let narrowTitleGap = 6.8
    /// The first version with the narrow gap.
    ///
    /// Contested: 9.5 was measured on iOS 13.7 and 15.5, 6.8 on iOS 18; none was taken in between.
    static let narrowTitleGapVersion = SystemVersion(16)

    /// Returns the distance from the label of the back button to a title that it pushes aside, on `os`.
    package static func titleGap(on os: SystemVersion) -> Double {
        os < narrowTitleGapVersion ? titleGap : narrowTitleGap
    }

    /// The gap between items.
    ///
    /// Contested.
    package static let itemGap = 8.0
    /// The width of an item that shows a symbol.
    ///
    /// Contested: the symbols differ in width, and nobody has measured them.
    package static let symbolItemWidth = 22.0
    /// The distance by which the label of the back button may push the title off center from iOS 11 on; before, only
    /// the room limits it.
    ///
    /// Contested: Apple publishes no rule. The tests that react-native-screens runs on an iPhone 15 Pro see
    /// `Back` give way where it would take 15, and a title of 33 points where it would take 11.
    static let largestTitleShift = 10.0
    /// The first version in which the title of a `backBarButtonItem` is never shortened, whatever it does to the bar's
    /// title.
    static let unabbreviatedBackBarButtonItem = SystemVersion(11)
}
