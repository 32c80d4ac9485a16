// The facts about frameworks that own the navigation: React Native and SwiftUI.
extension ReferencePage {
    static let frameworks: [ReferencePage] = [
        ReferencePage(
            "libraries.16",
            "react-native-screens",
            "One stock navigation controller for each stack; props of each screen are set on its navigation "
                + "item from iOS 13 on. Tint, large titles and whether there is a bar remain shared. The native stack "
                + "of React Navigation and Expo Router is built on it.",
            from: [Self.rns]
        ),
        ReferencePage(
            "libraries.16.3",
            "react-native-screens: the order of writes",
            "The work is done in one delegate callback, willShow, and at changes of props. There, the header of "
                + "the incoming screen is set on its navigation item; the one bar gets its tint alongside the "
                + "transition, prefers large titles if one is requested, and is shown or hidden. JavaScript changes a "
                + "list of screens, which the library translates into UIKit's calls: a push, a pop, also if one "
                + "screen replaces another, or a set without animation.",
            from: [Self.rns]
        ),
        ReferencePage(
            "libraries.16.4",
            "react-native-screens: the appearance of a header",
            "An unset background is the system's, opaque; a clear one keeps the hairline unless hideShadow "
                + "removes it. Titles with any prop of their own are bold. largeTitleBackgroundColor and "
                + "largeTitleHideShadow apply at the scroll edge, with or without a large title.",
            from: [Self.rns]
        ),
        ReferencePage(
            "libraries.16.5",
            "react-native-screens: other writes to the bar",
            "Values that a screen's own code writes before willShow are overwritten if a header sets them: "
                + "tint, and whether there is a bar. Later values stay until the next screen is announced. The bar's "
                + "own backgrounds, titles and appearances are not visible, since the items have theirs.",
            from: [Self.rns]
        ),
        ReferencePage(
            "libraries.16.6",
            "react-native-screens 3.x",
            "Below iOS 13, headers are written to the one bar, alongside the transition: the background and "
                + "translucency always, the attributes of titles only if a header sets some, so others stay. The bar "
                + "is shown or hidden first, a clear header has no hairline, and a back title creates an item that is "
                + "never removed.",
            from: ["react-native-screens 3.37.0 (0d3c1b9a)"]
        ),
        ReferencePage(
            "libraries.16.7",
            "react-native-screens: props, options and declared styles",
            "React Navigation's native stack makes props from its options: a transparent or large header is "
                + "clear and translucent, and unset colors are the theme's. An image in the background and a "
                + "hairline's color cannot be expressed.",
            from: [Self.rns, "React Navigation 7.18.9 (900d2c4)"]
        ),
        ReferencePage(
            "libraries.16.8",
            "react-native-screens: known limits",
            "A back item that the library makes stays on its item, the bar never stops preferring large titles, "
                + "and covered screens learn their titles late.",
            from: [Self.rns, "react-native-screens #3884, #320, #3618"]
        ),
        ReferencePage(
            "libraries.16.9",
            "react-native-screens: conclusions about UIKit",
            "It is written as if a cancelled swipe restored isNavigationBarHidden, and as if the stack were "
                + "restored before the screen that stays is told that it appears.",
            from: [Self.rns, "react-native-screens #3685"]
        ),
        ReferencePage(
            "libraries.17",
            "SwiftUI on UINavigationController",
            "A NavigationStack is a navigation controller, each screen a hosting controller that writes the "
                + "preferences of its views to its own navigation item. Only whether there is a bar, the preference "
                + "for large titles, the tint and the appearance proxy are shared.",
            from: Self.swiftUI
        ),
        ReferencePage(
            "libraries.17.1",
            "SwiftUI's modifiers",
            "The effect of each modifier, and its first iOS: titles and display modes, backgrounds and their "
                + "visibility, the color scheme, hidden bars and back buttons, items, the role, the tint. A modifier "
                + "that the iOS does not have is refused. No modifier sets the color of a title other than light and "
                + "dark, a shadow, or translucency.",
            from: Self.swiftUI
        ),
        ReferencePage(
            "libraries.17.2",
            "SwiftUI's titles",
            "The bar of a stack always prefers large titles. Without a mode, a root with a title is large, and "
                + "a pushed screen is like the one before it.",
            from: Self.swiftUI
        ),
        ReferencePage(
            "libraries.17.3",
            "SwiftUI's backgrounds",
            "A style of toolbarBackground is visible if content has scrolled under the bar; at the scroll edge "
                + "only if the visibility is visible. If it is hidden, the style is never visible.",
            from: Self.swiftUI
        ),
        ReferencePage(
            "libraries.17.4",
            "SwiftUI's color scheme of a bar",
            "toolbarColorScheme sets the scheme of title, items and status bar while a background is shown, and "
                + "has no effect otherwise.",
            from: Self.swiftUI
        ),
        ReferencePage(
            "libraries.17.5",
            "SwiftUI: visibility of the bar and the back button",
            "From iOS 16 on, each screen sets whether its bar is hidden; before, an unset value stays as it is. "
                + "Without the bar or its back button there is no back swipe.",
            from: Self.swiftUI
        ),
        ReferencePage(
            "libraries.17.6",
            "SwiftUI and the appearance proxy",
            "UINavigationBar.appearance() styles a bar that enters a window later, but not one that is already "
                + "in a window. Values that a screen sets with modifiers are on its item and take precedence; values "
                + "that introspection writes to the bar leak as under stock UIKit.",
            from: Self.swiftUI
        ),
        ReferencePage(
            "libraries.17.7",
            "SwiftUI: the order of writes",
            "Preferences are set on the navigation item before the push and at each change; the visibility of "
                + "the bar is set in viewWillAppear. Values on items need not be restored.",
            from: Self.swiftUI
        ),
        ReferencePage(
            "libraries.17.8",
            "SwiftUI on iOS 26",
            "Bars have no background of their own; a visible style paints the area, and covers a large title.",
            from: Self.swiftUI
        ),
        ReferencePage(
            "libraries.17.C",
            "SwiftUI: contested facts",
            "Each is one constant that the answer names: whether a background fades or changes at once, the "
                + "scheme under a hidden background, bars without content, the flag of a screen that sets none up to "
                + "iOS 15, the hairline under a color, the movement of a hidden bar, and swipes without a back button "
                + "on iOS 26.",
            from: Self.swiftUI
        ),
    ]

    private static let swiftUI = ["Apple's documentation of SwiftUI", "Reports of several projects"]
    private static let rns = "react-native-screens 4.27.0 (42c1615f)"
}
