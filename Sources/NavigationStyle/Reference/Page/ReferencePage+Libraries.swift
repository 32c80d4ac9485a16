// The facts from the sources of libraries.
extension ReferencePage {
    static let libraries: [ReferencePage] = [
        ReferencePage(
            "libraries.0",
            "The hooks of libraries",
            "Hooks run in the base class's method, and so before a screen's own code in the same callback. The "
                + "call of a pop is public even if a swipe makes it, when the swipe begins. There is a transition "
                + "coordinator only if screens move with animation. Two animated pushes in one turn run one after the "
                + "other; their hooks run at the calls.",
            from: ["The sources of the libraries", "Public analyses of UINavigationController"]
        ),
        ReferencePage(
            "libraries.1",
            "KMNavigationBarTransition",
            "Hooks in all navigation controllers add a fake bar to both screens while they move, and hide the "
                + "background of the real bar. The fake bar that stays on a covered screen is its memory: there is no "
                + "table of styles. Nothing needs to be declared.",
            from: [km]
        ),
        ReferencePage(
            "libraries.1.3",
            "The properties that KMNavigationBarTransition copies",
            "To a fake bar: barStyle, isTranslucent, and from iOS 15 on standardAppearance and "
                + "scrollEdgeAppearance, before that barTintColor, backgroundImage and shadowImage. Only the latter "
                + "are copied back. Tint, title attributes, large titles, compact appearances, back indicators, alpha "
                + "and hiding are left alone.",
            from: [km]
        ),
        ReferencePage(
            "libraries.1.4",
            "KMNavigationBarTransition's hooks",
            "At the calls of push, pop and set, in viewWillAppear, viewWillLayoutSubviews and viewDidAppear, "
                + "and when the bar's background is hidden: a fake bar is added to the covered screen and stays there "
                + "as its memory, one to the incoming screen at its layout; the fake bar is written to the real one "
                + "at a pop's call and at viewDidAppear.",
            from: [km]
        ),
        ReferencePage(
            "libraries.1.5",
            "Changes that KMNavigationBarTransition loses",
            "Copied properties that a returning screen writes in viewWillAppear are overwritten by its kept "
                + "fake bar at viewDidAppear, and so is everything that is written between the layout and "
                + "viewDidAppear.",
            from: [km]
        ),
        ReferencePage(
            "libraries.1.7",
            "The tasks that KMNavigationBarTransition leaves to the app",
            "Hiding the bar, in viewWillAppear and animated; the gesture; large titles.",
            from: [km]
        ),
        ReferencePage(
            "libraries.1.9",
            "Known problems of KMNavigationBarTransition",
            "A pop hides the real background even if the destination has no fake bar. tintColor, title "
                + "attributes and translucency are not restored. An animated pop to the screen that is on top leaves "
                + "the background hidden. Its README recommends background images instead of barTintColor on old "
                + "systems, and not to change translucency.",
            from: [km, "Its issues 31, 62, 83, 163 and pull requests 127, 147, 153"]
        ),
        ReferencePage(
            "libraries.2",
            "DoubleNavigationController",
            "In every transition the whole bar is hidden, and each screen keeps an archive of it as its fake "
                + "bar; ten properties are copied back from it, but not the background image and appearance objects. "
                + "A screen's style is in dbn_configNavigationController, which runs again when it returns. Whether "
                + "the bar is hidden is one flag of the navigation controller.",
            from: ["DoubleNavigationController c673457", "Its author's article"]
        ),
        ReferencePage(
            "libraries.3",
            "HBDNavigationBar",
            "Each screen declares its style; undeclared values come from the appearance proxy or constants, "
                + "never from another screen. The bar's background is the library's own. Two fake bars are used if "
                + "the backgrounds differ; otherwise the one bar changes with animation. Values that code writes to "
                + "the bar itself do not last.",
            from: [hbd]
        ),
        ReferencePage(
            "libraries.3.1",
            "How HBDNavigationBar resolves a style",
            "A screen with a hidden bar has a clear bar of alpha 0. Otherwise the tint of the bar is its own "
                + "color, unless it has an image; undeclared values come from the appearance proxy, else from the "
                + "constants of light and dark bars. Tint and title attributes likewise. isTranslucent is always "
                + "true.",
            from: [hbd]
        ),
        ReferencePage(
            "libraries.3.2",
            "When HBDNavigationBar uses fake bars",
            "If a screen requests them; otherwise if the backgrounds differ: two different images, an image and "
                + "a color, or two colors whose descriptions differ. Equal backgrounds of different alphas too. Bar "
                + "style, tint, title and shadow never count.",
            from: [hbd]
        ),
        ReferencePage(
            "libraries.3.3",
            "HBDNavigationBar in sequence",
            "In willShow, the bar gets the style of the incoming screen, alongside the transition, with fake "
                + "bars if the backgrounds differ; after a cancelled swipe it gets the other one's again; every "
                + "layout of the navigation controller writes the top screen's style. Hidden means an alpha of 0 and "
                + "no title: setNavigationBarHidden must not be called.",
            from: [hbd]
        ),
        ReferencePage(
            "libraries.4",
            "WRNavigationBar",
            "A view in the bar has the color, and while screens move, color, tint, title color and alpha are "
                + "blended between the values that the two screens declare; undeclared values are a global default. "
                + "The style becomes permanent at viewDidAppear; images are set only then.",
            from: ["WRNavigationBar 17893f1 (Objective-C) and e9e9bd7 (Swift)"]
        ),
        ReferencePage(
            "libraries.5",
            "FDFullscreenPopGesture",
            "A swipe anywhere goes back, and each pushed screen hides or shows the bar when it appears, "
                + "according to fd_prefersNavigationBarHidden, animated if its appearance is. One turn after a screen "
                + "disappears, the bar is shown unless the new top prefers it hidden. Styles are left alone.",
            from: ["FDFullscreenPopGesture 44ddc10"]
        ),
        ReferencePage(
            "libraries.6",
            "RTRootNavigationController",
            "Every screen is wrapped in its own navigation controller with its own real bar, so styles do not "
                + "affect each other. Unset values are those of a new bar with the appearance proxy, unless the outer "
                + "bar's attributes are transferred. Whether the swipe is disabled is inferred from a hidden bar or a "
                + "left item unless it is set.",
            from: ["RTRootNavigationController 9d2927c"]
        ),
        ReferencePage(
            "libraries.7",
            "EachNavigationBar",
            "Each screen's view has its own bar; the system's bar stays for the layout, clear and behind it. "
                + "Values that a screen does not set come from the navigation controller's configuration.",
            from: ["EachNavigationBar f993c18"]
        ),
        ReferencePage(
            "libraries.11",
            "GKNavigationBar",
            "A screen gets its own bar once one of its gk_ properties is accessed, and the system's bar is then "
                + "hidden without animation when the screen appears; other screens use the system's bar.",
            from: ["GKNavigationBar 8cde52f"]
        ),
        ReferencePage(
            "libraries.10",
            "QMUI",
            "All navigation controllers of the app are hooked. Screens that conform to its delegate declare "
                + "styles, which are set on the real bar at viewWillAppear; fake bars cover the transition between "
                + "two of them that differ. No style is stored, and nothing is written back from a fake bar.",
            from: [Self.qmui]
        ),
        ReferencePage(
            "libraries.10.3",
            "Declarations of screens under QMUI",
            "Optional methods of a delegate, with which a screen returns its barTintColor, images, barStyle, "
                + "tint, title color and whether it has a bar. A method that returns nil means none; a missing one "
                + "leaves the property alone, or to the template if one is applied.",
            from: [Self.qmui]
        ),
        ReferencePage(
            "libraries.10.4",
            "When QMUI treats two bars as different",
            "Keys decide if a screen has one. Otherwise, with the automatic switch on, the declared images, "
                + "colors, bar styles and shadows do, or those of the appearance proxy if a screen declares none. The "
                + "visible state of the bar, its tint and whether it is hidden are never compared.",
            from: [Self.qmui]
        ),
        ReferencePage(
            "libraries.10.5",
            "QMUI's hooks",
            "Fake bars are added to both screens after the original call of push and set and before that of "
                + "pop, while the background of the real bar is masked. In viewWillAppear, before the screen's own "
                + "code, the declared style is written to the real bar, the tint alongside the transition. Afterwards "
                + "the fake bars are removed.",
            from: [Self.qmui]
        ),
        ReferencePage(
            "libraries.10.6",
            "QMUI, operation by operation",
            "A cancelled swipe sets the style of the screen that stays once more, except undeclared values. A "
                + "set compares the incoming screen with the last of the removed ones. The fake bars of operations "
                + "without animation are removed when the call returns.",
            from: [Self.qmui]
        ),
        ReferencePage(
            "libraries.10.7",
            "QMUI and appearance objects",
            "On iOS 13 and 14, only the legacy properties are written. From iOS 15 on, each of their setters "
                + "also writes the standard appearance of the bar, in all code of the app; that of the scroll edge "
                + "only if the template says so.",
            from: [Self.qmui]
        ),
        ReferencePage(
            "libraries.10.8",
            "QMUI's swipe, back button and status bar",
            "A screen can force the swipe, or refuse it and the button. The title of the back button is set on "
                + "the item below at push and set. The screen decides the status bar's style, whatever the bar's "
                + "style.",
            from: [Self.qmui]
        ),
        ReferencePage(
            "libraries.10.9",
            "QMUI: known limits",
            "A pop does not notice a style that changed later; a shown and a hidden bar do not combine well in "
                + "sets; the fake bars of a pop may show the template's color.",
            from: [Self.qmui]
        ),
        ReferencePage(
            "libraries.12",
            "The features of each library",
            "Libraries differ in the properties that they separate and restore: some only colors and images, "
                + "some everything that is declared, some only whether the bar is hidden. Properties that none of "
                + "them manages leak as under stock UIKit. /policies describes each.",
            from: ["The sources of the libraries"]
        ),
        ReferencePage(
            "libraries.13.13",
            "Colors that follow the finger",
            "WRNavigationBar blends the styles by the progress: by each frame of a pop, by the percentage of a "
                + "swipe, faster up to half of it. HBDNavigationBar blends the tint of a swipe four times as fast as "
                + "the finger moves.",
            from: ["WRNavigationBar 17893f1", hbd]
        ),
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

    private static let qmui = "QMUI_iOS 4.8.0 (4dca234)"
    private static let swiftUI = ["Apple's documentation of SwiftUI", "Reports of several projects"]
    private static let rns = "react-native-screens 4.27.0 (42c1615f)"
    private static let km = "KMNavigationBarTransition 1.1.11 (8bdf3cc)"
    private static let hbd = "HBDNavigationBar 1.9.8"
}
