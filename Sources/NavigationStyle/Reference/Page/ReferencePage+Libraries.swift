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
    ]

    private static let qmui = "QMUI_iOS 4.8.0 (4dca234)"
    private static let km = "KMNavigationBarTransition 1.1.11 (8bdf3cc)"
    private static let hbd = "HBDNavigationBar 1.9.8"
}
