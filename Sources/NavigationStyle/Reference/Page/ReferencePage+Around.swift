extension ReferencePage {
    /// The facts about the bar's surroundings.
    static let aroundTheBar = largeTitles + searchControllers + textSizes

    private static let largeTitles = [
        ReferencePage(
            "around.M1",
            "The scroll view that the bar follows",
            "From the root view down, UIKit examines the first subview of each level, until it finds a scroll "
                + "view. From iOS 15 on, setContentScrollView(_:for:) replaces the search, and a "
                + "contentScrollView(for:) that returns nil disables it.",
            from: [
                "Apple, setContentScrollView(_:for:) and contentScrollView(for:)", "react-native-screens#202 and #1825",
                "hotwire-native-ios#169 and #199",
            ]
        ),
        ReferencePage(
            "around.M2",
            "When the bar looks for it",
            "At the layout for the appearance of the screen's view. A scroll view that is added later is not "
                + "found until the next layout of the bar: when the device is rotated, or a screen that was pushed "
                + "over it is popped.",
            from: ["react-native-screens#2871", "openradar 34611901"]
        ),
        ReferencePage(
            "around.M3",
            "A scroll view that is not found",
            "The title always stays large, with a bar 52 points higher, and from iOS 15 on the bar stays as at "
                + "the scroll edge. UIKit finds the scroll view of a page view controller, but not the list on a "
                + "page.",
            from: ["Tabman#198", "Pageboy#122", "Parchment#210"]
        ),
        ReferencePage(
            "around.M4",
            "The height of a large title",
            "It is 52 points minus the distance by which the content is scrolled from its rest, at least 0. The "
                + "rest is at minus the lower edge of the collapsed bar minus 52: -168, with -116, on an iPhone 17 "
                + "with iOS 26.1.",
            from: ["hotwire-native-ios#199 and #257", "OpenUIKit on iOS 26.1"]
        ),
        ReferencePage(
            "around.M5",
            "Large titles that begin small",
            "The size follows from the content offset, compared with the inset of the incoming bar with an "
                + "expanded title. If the offset is above it before or during the push, the title begins small, until "
                + "it is pulled: for example, an offset for the smaller inset, -116 instead of -168.",
            from: ["hotwire-native-ios#256, #257 and #259"]
        ),
        ReferencePage(
            "around.M6",
            "Large titles that jerk",
            "If collapsing moves the scroll view, because it is pinned to the safe area or in a root view below "
                + "an opaque bar, title and offset affect each other. The remedy is to pin it to the top of the "
                + "superview, and to let the root view begin under the bar.",
            from: ["Stack Overflow 46570313", "react-native-screens#320"]
        ),
    ]

    private static let searchControllers = [
        ReferencePage(
            "around.N1",
            "Search bars in the bar",
            "From iOS 11 on, the searchController of an item adds its search bar to the bar. Before, it is a "
                + "view of the app.",
            from: ["Apple, UINavigationItem.searchController"]
        ),
        ReferencePage(
            "around.N2",
            "The height of a search bar",
            "Below the row, and below a large title, it adds 52 points up to iOS 18. That is the only place "
                + "before iOS 16, and the usual one on phones later. On iOS 26.1 it adds 60.",
            from: ["Layouts of many apps", "OpenUIKit on iOS 26.1"]
        ),
        ReferencePage(
            "around.N3",
            "Search bars that hide when scrolling",
            "With hidesSearchBarWhenScrolling, which is true by default, the search bar is visible only if the "
                + "scroll position is the top. Whether it disappears before the large title is contested.",
            from: ["Apple, UINavigationItem.hidesSearchBarWhenScrolling"]
        ),
        ReferencePage(
            "around.N4",
            "The first sight of a search bar",
            "With hidesSearchBarWhenScrolling and before any scrolling, it is visible according to the "
                + "documentation; observers saw it hidden, or visible beside a large title. Many apps set it to false "
                + "in viewWillAppear and to true in viewDidAppear.",
            from: ["firefox-ios#6703", "react-native-screens#4381", "hotwire-native-ios#259", "Contested"]
        ),
        ReferencePage(
            "around.N5",
            "Bars while a search is active",
            "The height of the bar is not published for iOS 18 and before; on iOS 26.1 it was measured only on "
                + "an iPhone SE. The service leaves it out.",
            from: ["Unknown"]
        ),
        ReferencePage(
            "around.N6",
            "A hidden bar that a search shows",
            "From iOS 13 on, a pushed screen that hides the bar shows it if the search below is active: "
                + "UISearchController shows it. The remedy is to hide it again one turn later, or to set isActive to "
                + "false before the push.",
            from: ["QMUI_iOS#479", "react-native-screens#996", "NavigationBackport#35"]
        ),
        ReferencePage(
            "around.N7",
            "The context of a search",
            "Without definesPresentationContext on the searching screen, a view controller further up presents "
                + "the search, which stays over a screen that is pushed from it.",
            from: ["Apple, definesPresentationContext", "xamarin/ios-samples 06e065e"]
        ),
        ReferencePage(
            "around.N9",
            "A search controller that is set too late",
            "A search controller that is set while its screen is being pushed never appears.",
            from: ["grahammendick/navigation#246", "Stack Overflow 56392638"]
        ),
        ReferencePage(
            "around.N12",
            "The place of a search bar",
            "On iOS 16 to 18, inline is in the bar's own row. On iOS 26, automatic is in the toolbar at the "
                + "lower edge of a phone, and the bar is as without it; stacked puts it below the row again. inline "
                + "is deprecated there in favor of integrated.",
            from: [
                "Apple, UINavigationItem.SearchBarPlacement", "UINavigationItem.h of iOS 26", "OpenUIKit on iOS 26.1",
            ]
        ),
    ]

    private static let textSizes = [
        ReferencePage(
            "around.W1",
            "The bar's row at other text sizes",
            "Standard bars do not scale with the accessibility sizes: a long press shows an item large instead. "
                + "Up to iOS 12, an inline title is 17 points high at every size. On iOS 26.1 it grows to at most 21, "
                + "measured at accessibilityMedium, and the row does not change. The sizes of titles in between are "
                + "contested.",
            from: [
                "WWDC19, Large Content Viewer", "woocommerce-ios#904", "kickstarter ios-oss#605",
                "OpenUIKit on iOS 26.1",
            ]
        ),
        ReferencePage(
            "around.W2",
            "Large titles at other text sizes, iOS 26",
            "The zone below the row is 52 points high at large, 54 at extraExtraExtraLarge and 61.5 at "
                + "accessibilityMedium. The nine other sizes are unknown. A collapsed bar is as high as its row.",
            from: ["OpenUIKit on iOS 26.1"]
        ),
        ReferencePage(
            "around.W3",
            "Large titles at other text sizes, up to iOS 18",
            "A large title grows with the text style largeTitle: 31 to 40 points, and 44 to 60 at the "
                + "accessibility sizes. The corresponding growth of the bar is not published. At large it is 52.",
            from: ["Apple, Human Interface Guidelines, Typography"]
        ),
    ]
}
