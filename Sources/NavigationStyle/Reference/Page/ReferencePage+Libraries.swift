// The facts from the sources of libraries.
extension ReferencePage {
    static let libraries: [ReferencePage] = [
        ReferencePage(
            "libraries.0",
            "What libraries hook into",
            "Hooks run at the base class's method, and so before a screen's own code in the same callback. The call of a pop is "
                + "public also where a swipe makes it, and comes when the swipe begins. There is a transition coordinator only "
                + "where screens move animated. Two animated pushes in one turn run one after the other; their hooks run at "
                + "the calls.",
            from: ["The sources of the libraries", "Public analyses of UINavigationController"]
        ),
        ReferencePage(
            "libraries.1",
            "KMNavigationBarTransition",
            "Hooks in all navigation controllers put a fake bar onto each of two screens while they move, and hide "
                + "the background of the real bar. The fake bar that stays on a covered screen is its memory: there "
                + "is no table of styles. Nothing needs to be declared.",
            from: [km]
        ),
        ReferencePage(
            "libraries.1.3",
            "What KMNavigationBarTransition copies",
            "To a fake bar: barStyle, isTranslucent, and from iOS 15 on standardAppearance and scrollEdgeAppearance, before "
                + "that barTintColor, backgroundImage and shadowImage. Back come only the latter. Tint, title attributes, "
                + "large titles, compact appearances, back indicators, alpha and hiding are left alone.",
            from: [km]
        ),
        ReferencePage(
            "libraries.1.4",
            "KMNavigationBarTransition's hooks",
            "At the calls of push, pop and set, in viewWillAppear, viewWillLayoutSubviews and viewDidAppear, and on the hiding "
                + "of the bar's background: a fake bar goes onto the screen that is left and stays there as its memory, one "
                + "onto the screen that comes at its layout; the fake bar is written to the real one at a pop's call and at "
                + "viewDidAppear.",
            from: [km]
        ),
        ReferencePage(
            "libraries.1.5",
            "Changes that KMNavigationBarTransition loses",
            "What a returning screen writes of the copied properties in viewWillAppear is overwritten by its kept fake bar at "
                + "viewDidAppear, and so is whatever is written between the layout and viewDidAppear.",
            from: [km]
        ),
        ReferencePage(
            "libraries.1.7",
            "What KMNavigationBarTransition leaves to the app",
            "Hiding the bar, which is for the app to do in viewWillAppear, animated; the gesture; large titles.",
            from: [km]
        ),
        ReferencePage(
            "libraries.1.9",
            "Known problems of KMNavigationBarTransition",
            "A pop hides the real background even where the destination has no fake bar. tintColor, title attributes and "
                + "translucency are not restored. An animated pop to the screen that is on top leaves the background hidden. "
                + "Its README asks for background images in place of barTintColor on old systems and for translucency to be "
                + "left alone.",
            from: [km, "Its issues 31, 62, 83, 163 and pull requests 127, 147, 153"]
        ),
        ReferencePage(
            "libraries.2",
            "DoubleNavigationController",
            "In every transition the whole bar is hidden, and each screen keeps an archive of it as its fake bar; ten "
                + "properties come back from it, the background image and appearance objects not among them. What a screen "
                + "wants stands in dbn_configNavigationController, which is run again when it returns. Whether the bar is "
                + "hidden is one flag of the navigation controller.",
            from: ["DoubleNavigationController c673457", "Its author's article"]
        ),
        ReferencePage(
            "libraries.3",
            "HBDNavigationBar",
            "Each screen declares its style, and what it does not declare comes from the appearance proxy or constants, never "
                + "from another screen. The bar's background is the library's own. Two fake bars are used where the "
                + "backgrounds differ, else the one bar changes animated. What code writes to the bar itself does not last.",
            from: [hbd]
        ),
        ReferencePage(
            "libraries.3.1",
            "How HBDNavigationBar resolves a style",
            "A screen that is hidden has a clear bar of alpha 0. Else the tint of the bar is its own color, unless "
                + "it has an image; what it does not declare comes from the appearance proxy, else from the "
                + "constants of light and dark bars. Tint and title attributes likewise. isTranslucent is always "
                + "true.",
            from: [hbd]
        ),
        ReferencePage(
            "libraries.3.2",
            "When HBDNavigationBar uses fake bars",
            "Where a screen asks for them; else where the backgrounds differ: two images that are not the same, an "
                + "image and a color, or two colors whose descriptions differ. Equal backgrounds of different alphas "
                + "too. Bar style, tint, title and shadow never count.",
            from: [hbd]
        ),
        ReferencePage(
            "libraries.3.3",
            "HBDNavigationBar in sequence",
            "In willShow the bar gets the style of the screen that comes, alongside the transition, by fake bars where the "
                + "backgrounds differ; a cancelled swipe gets the other one's again; every layout of the navigation controller "
                + "writes the top screen's style. Hidden means an alpha of 0 and no title: setNavigationBarHidden is not to be "
                + "called.",
            from: [hbd]
        ),
        ReferencePage(
            "libraries.4",
            "WRNavigationBar",
            "A view in the bar carries the color, and while screens move, color, tint, title color and alpha are mixed between "
                + "what the two screens declare; what they do not declare is a global default. The style is written for good "
                + "at viewDidAppear; images only then.",
            from: ["WRNavigationBar 17893f1 (Objective-C) and e9e9bd7 (Swift)"]
        ),
        ReferencePage(
            "libraries.5",
            "FDFullscreenPopGesture",
            "A swipe anywhere goes back, and each pushed screen hides or shows the bar when it appears, by "
                + "fd_prefersNavigationBarHidden, animated as it appears. One turn after a screen disappears the bar is shown "
                + "unless the new top prefers it hidden. Styles are left alone.",
            from: ["FDFullscreenPopGesture 44ddc10"]
        ),
        ReferencePage(
            "libraries.6",
            "RTRootNavigationController",
            "Every screen is wrapped with a navigation controller and a real bar of its own, so that styles do not meet. What is "
                + "not set is as in a new bar with the appearance proxy, unless the outer bar's attributes are transferred. "
                + "Whether the swipe is disabled is inferred from a hidden bar or a left item where it is not said.",
            from: ["RTRootNavigationController 9d2927c"]
        ),
        ReferencePage(
            "libraries.7",
            "EachNavigationBar",
            "Each screen's view carries a bar of its own; the system's bar stays for the layout, clear and behind. What a screen "
                + "does not set comes from the navigation controller's configuration.",
            from: ["EachNavigationBar f993c18"]
        ),
        ReferencePage(
            "libraries.11",
            "GKNavigationBar",
            "A screen gets a bar of its own once one of its gk_ properties is touched, and the system's bar is then hidden "
                + "without animation when it appears; other screens use the system's bar.",
            from: ["GKNavigationBar 8cde52f"]
        ),
        ReferencePage(
            "libraries.10",
            "QMUI",
            "Every navigation controller of the app is hooked. Screens that conform to its delegate declare styles, "
                + "which are rendered on the real bar at viewWillAppear; fake bars cover the transition between two "
                + "of them that differ. No style is remembered and nothing is written back from a fake.",
            from: [Self.qmui]
        ),
        ReferencePage(
            "libraries.10.3",
            "What screens declare under QMUI",
            "Optional methods of a delegate, by which a screen says its barTintColor, images, barStyle, tint, title color and "
                + "whether it has a bar. A method that is there and answers nil says that there is none; one that is missing leaves "
                + "the property alone, or to the template where one is applied.",
            from: [Self.qmui]
        ),
        ReferencePage(
            "libraries.10.4",
            "When QMUI takes two bars for different",
            "Keys decide where a screen has one. Else, with the automatic switch on, the declared images, colors, bar styles and "
                + "shadows do, those of the appearance proxy where a screen declares none. What the bar really shows, tint and "
                + "whether it is hidden are never looked at.",
            from: [Self.qmui]
        ),
        ReferencePage(
            "libraries.10.5",
            "QMUI's hooks",
            "Fake bars are put onto both screens after the original of push and set and before that of pop, while the background of "
                + "the real bar is masked. In viewWillAppear, before the screen's own code, the declared style is written to the "
                + "real bar, the tint along with the transition. Afterwards the fakes go.",
            from: [Self.qmui]
        ),
        ReferencePage(
            "libraries.10.6",
            "QMUI, operation by operation",
            "A cancelled swipe renders the screen that stays once more, but for what it does not declare. A set compares the screen "
                + "that comes with the last of those that leave. Fakes of operations without animation are gone when the call is "
                + "over.",
            from: [Self.qmui]
        ),
        ReferencePage(
            "libraries.10.7",
            "QMUI and appearance objects",
            "On iOS 13 and 14 only the older properties are written. From iOS 15 on each of their setters also writes the standard "
                + "appearance of the bar, in all code of the app; the scroll edge's only if the template says so.",
            from: [Self.qmui]
        ),
        ReferencePage(
            "libraries.10.8",
            "QMUI's swipe, back button and status bar",
            "A screen can force the swipe, or refuse it and the button. What the way back is called is said on the item below at "
                + "push and set. The status bar's style is asked of the screen, whatever the bar's style.",
            from: [Self.qmui]
        ),
        ReferencePage(
            "libraries.10.9",
            "QMUI: known limits",
            "A style that changes late is not seen by the pop; a shown and a hidden bar mix badly in sets; the fakes of a pop may "
                + "show the template's color.",
            from: [Self.qmui]
        ),
        ReferencePage(
            "libraries.12",
            "Which library takes care of what",
            "Libraries differ in which properties they keep apart and bring back: some colors and images only, some all that is "
                + "declared, some whether the bar is hidden and nothing else. What none of them manages leaks as under stock "
                + "UIKit. /policies says it of each.",
            from: ["The sources of the libraries"]
        ),
        ReferencePage(
            "libraries.13.13",
            "Colors that move with the finger",
            "WRNavigationBar mixes the styles by the share of the way: by each frame of a pop, by percent of a "
                + "swipe, faster up to half of it. HBDNavigationBar mixes the tint of a swipe four times as fast as "
                + "the finger moves.",
            from: ["WRNavigationBar 17893f1", hbd]
        ),
        ReferencePage(
            "libraries.16",
            "react-native-screens",
            "One stock navigation controller a stack; props of each screen are put on its navigation item from iOS "
                + "13 on. Tint, large titles and whether there is a bar stay on what all share. It is what the "
                + "native stack of React Navigation and Expo Router stand on.",
            from: [Self.rns]
        ),
        ReferencePage(
            "libraries.16.3",
            "react-native-screens: what is written when",
            "The work hangs on one delegate callback, willShow, and on changes of props. There the header of the screen that comes "
                + "is put on its navigation item; the one bar gets its tint along with the transition, is told to prefer large "
                + "titles where one is asked for, and is shown or hidden. JavaScript changes a list of screens, of which the "
                + "library makes calls of UIKit's: a push, a pop also where one screen takes the place of another, or a set "
                + "without animation.",
            from: [Self.rns]
        ),
        ReferencePage(
            "libraries.16.4",
            "react-native-screens: the appearance of a header",
            "A background that is not set is the system's, opaque; a clear one keeps the hairline unless hideShadow takes it "
                + "away. Titles with any prop of their own are bold. largeTitleBackgroundColor and largeTitleHideShadow are those "
                + "of the scroll edge, with a large title or without.",
            from: [Self.rns]
        ),
        ReferencePage(
            "libraries.16.5",
            "react-native-screens: what else is written to the bar",
            "What a screen's own code writes before willShow is written over, where a header says it: tint, and whether there is a "
                + "bar. Later it stays until the next screen is announced. Backgrounds, titles and appearances of the bar's own "
                + "are not seen, since the items have theirs.",
            from: [Self.rns]
        ),
        ReferencePage(
            "libraries.16.6",
            "react-native-screens 3.x",
            "Below iOS 13 headers are written to the one bar, along with the transition: the background and translucency always, the "
                + "attributes of titles only where a header says something of them, so that others stay. The bar is shown or "
                + "hidden first, a clear header has no hairline, and a back title makes an item that is never removed.",
            from: ["react-native-screens 3.37.0 (0d3c1b9a)"]
        ),
        ReferencePage(
            "libraries.16.7",
            "react-native-screens: props, options and declared styles",
            "React Navigation's native stack makes props of its options: a header that is transparent, or large, is clear and "
                + "translucent, and colors that are not set are the theme's. An image in the background and a hairline's color "
                + "cannot be said.",
            from: [Self.rns, "React Navigation 7.18.9 (900d2c4)"]
        ),
        ReferencePage(
            "libraries.16.8",
            "react-native-screens: known limits",
            "A back item that the library makes stays on its item, large titles are never taken back from the bar, and what covered "
                + "screens are called is told them late.",
            from: [Self.rns, "react-native-screens #3884, #320, #3618"]
        ),
        ReferencePage(
            "libraries.16.9",
            "react-native-screens: what it tells of UIKit",
            "It is written as if a cancelled swipe gave isNavigationBarHidden back, and as if the stack were whole again before the "
                + "screen that stays is told that it comes.",
            from: [Self.rns, "react-native-screens #3685"]
        ),
        ReferencePage(
            "libraries.17",
            "SwiftUI on UINavigationController",
            "A NavigationStack is a navigation controller, each screen a hosting controller that writes the "
                + "preferences of its views to its own navigation item. Only whether there is a bar, the preference "
                + "of large titles, the tint and the appearance proxy belong to all.",
            from: Self.swiftUI
        ),
        ReferencePage(
            "libraries.17.1",
            "SwiftUI's modifiers",
            "What each modifier sets, and from which iOS on: titles and display modes, backgrounds and their "
                + "visibility, the color scheme, hidden bars and back buttons, items, the role, the tint. One that "
                + "the iOS does not have is refused. No modifier sets the color of a title but through light and "
                + "dark, a shadow, or translucency.",
            from: Self.swiftUI
        ),
        ReferencePage(
            "libraries.17.2",
            "SwiftUI's titles",
            "The bar of a stack always prefers large titles. Where no mode is given a root with a title is large, and a pushed "
                + "screen is as the one before it.",
            from: Self.swiftUI
        ),
        ReferencePage(
            "libraries.17.3",
            "SwiftUI's backgrounds",
            "A style of toolbarBackground is seen where content has scrolled beneath the bar; at the scroll edge only if the "
                + "visibility is visible. Hidden, nothing is seen of it.",
            from: Self.swiftUI
        ),
        ReferencePage(
            "libraries.17.4",
            "SwiftUI's color scheme of a bar",
            "toolbarColorScheme turns title, items and status bar while a background is shown, and does nothing where none is.",
            from: Self.swiftUI
        ),
        ReferencePage(
            "libraries.17.5",
            "SwiftUI: whether there is a bar, and a way back",
            "From iOS 16 on each screen says for itself whether its bar is hidden; before, an unset value stays as it is. Without "
                + "the bar or its back button there is no back swipe.",
            from: Self.swiftUI
        ),
        ReferencePage(
            "libraries.17.6",
            "SwiftUI and the appearance proxy",
            "UINavigationBar.appearance() styles a bar that enters a window later, and not one that stands. What a screen sets by "
                + "modifiers is on its item and goes over it; what introspection writes to the bar leaks as under stock UIKit.",
            from: Self.swiftUI
        ),
        ReferencePage(
            "libraries.17.7",
            "SwiftUI: what is written when",
            "Preferences are put on the navigation item before the push and at each change; whether there is a bar is set in "
                + "viewWillAppear. All that is on items needs no putting back.",
            from: Self.swiftUI
        ),
        ReferencePage(
            "libraries.17.8",
            "SwiftUI on iOS 26",
            "Bars have no background of their own; a style that is visible paints the zone, and covers a large title.",
            from: Self.swiftUI
        ),
        ReferencePage(
            "libraries.17.C",
            "SwiftUI: what is contested",
            "Each is one constant that the answer names: whether a background fades or snaps, the scheme under a "
                + "hidden background, bars without content, what a screen that says nothing keeps up to iOS 15, the "
                + "hairline under a color, how a hidden bar moves, and swipes without a back button on iOS 26.",
            from: Self.swiftUI
        ),
    ]

    private static let qmui = "QMUI_iOS 4.8.0 (4dca234)"
    private static let swiftUI = ["Apple's documentation of SwiftUI", "Reports of several projects"]
    private static let rns = "react-native-screens 4.27.0 (42c1615f)"
    private static let km = "KMNavigationBarTransition 1.1.11 (8bdf3cc)"
    private static let hbd = "HBDNavigationBar 1.9.8"
}
