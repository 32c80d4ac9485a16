import NavigationStyle

extension DiagnosticExample {
    private static func titled(_ title: String, on background: String, _ rest: String = "") -> String {
        ##"{"id":"a","title":"A","bar":{"background":{"color":"\##(background)"},"title":{"color":"\##(title)"}\##(rest)}}"##
    }

    /// Returns a screen with a white title in a clear bar, over a scroll view with `members`.
    private static func overContent(_ members: String, title: String = "#FFF") -> String {
        ##"{"id":"a","title":"A","bar":{"background":"transparent","title":{"color":"\##(title)"}},"##
            + ##""view":{"scrollView":{\##(members)}}}"##
    }

    /// Returns a screen whose content is scrolled under a blur, with a title in `color`.
    private static func underBlur(_ color: String) -> String {
        writing(
            "a",
            "viewDidLoad",
            ##""titleTextAttributes":{"color":"\##(color)"}"##,
            ##","title":"A","view":{"scrollView":{"contentOffset":50}}"##
        )
    }

    static let contrastShown = [
        // #777 on white is 4.48:1.
        DiagnosticExample(
            code: .lowContrast,
            pointer: "/stack/0/bar/title",
            severity: .warning,
            words: "4.47:1",
            request: body(titled("#777777", on: "#FFFFFF"), os: "17.0")
        ),
        DiagnosticExample(
            code: .lowContrast,
            pointer: "/stack/0/bar/tint",
            words: "buttons",
            request: body(
                ##"{"id":"a","bar":{"background":{"color":"#FFFFFF"},"tint":"#FFFF00"},"##
                    + ##""navigationItem":{"rightBarButtonItems":["Edit"]}}"##,
                os: "17.0"
            )
        ),
        // The system's own title color on the app's background.
        DiagnosticExample(
            code: .lowContrast,
            pointer: "/stack/0/bar/background",
            request: body(##"{"id":"a","title":"A","bar":{"background":{"color":"#101010"}}}"##, os: "17.0")
        ),
        // The root view is behind a clear bar, and is white unless the app sets its color.
        DiagnosticExample(
            code: .lowContrast,
            pointer: "/stack/0/bar/title",
            severity: .warning,
            words: "the default background of the root view",
            request: body(##"{"id":"a","title":"A","bar":{"background":"transparent","title":{"color":"#FFF"}}}"##)
        ),
        DiagnosticExample(
            code: .lowContrast,
            pointer: "/operation/screen/bar/tint",
            severity: .warning,
            words: "have a contrast of 1:1",
            request: body(
                ##"{"id":"a","title":"A"}"##,
                push(
                    ##"{"id":"d","title":"D","bar":{"background":"transparent","tint":"#FFF","title":{"color":"#FFF"}}}"##
                ),
                policy: "transitionBar",
                os: "17.0"
            )
        ),
        // Unknown content is under the bar.
        DiagnosticExample(
            code: .lowContrast,
            pointer: "/stack/0/bar/title",
            severity: .info,
            words: "it is enough over black, but 1:1 over white",
            request: body(overContent(##""contentInsetAdjustmentBehavior":"never""##))
        ),
        DiagnosticExample(
            code: .lowContrast,
            pointer: "/stack/0/bar/title",
            severity: .info,
            words: "indeterminate",
            request: body(overContent(##""contentOffset":40,"isContentScrollView":false"##), os: "17.0")
        ),
        // The title's color is the system's, but the content under it is the app's.
        DiagnosticExample(
            code: .lowContrast,
            pointer: "/stack/0/view/scrollView",
            severity: .info,
            words: "it is enough over white, but 1:1 over black",
            request: body(
                ##"{"id":"a","title":"A","view":{"scrollView":{"contentInsetAdjustmentBehavior":"never"}}}"##,
                os: "17.0"
            )
        ),
        // A gray title has enough contrast over black and over white, but none over content of the same gray.
        DiagnosticExample(
            code: .lowContrast,
            pointer: "/stack/0/bar/title",
            severity: .info,
            words: "not over content of a similar color",
            request: body(overContent(##""contentInsetAdjustmentBehavior":"never""##, title: "#757575"))
        ),
        // Content under a blur shines through it.
        DiagnosticExample(
            code: .lowContrast,
            pointer: "/stack/0/callbacks/viewDidLoad/titleTextAttributes",
            severity: .info,
            words: "3.91:1 over black",
            request: body(underBlur("#606060"))
        ),
        // A light blur stays light over any content.
        DiagnosticExample(
            code: .lowContrast,
            pointer: "/stack/0/callbacks/viewDidLoad/titleTextAttributes",
            severity: .warning,
            words: "at most 1.6:1, whatever content is under the bar",
            request: body(underBlur("#FFF"))
        ),
        // The root view's color is given, and the root view is under the bar.
        DiagnosticExample(
            code: .lowContrast,
            pointer: "/stack/0/bar/title",
            severity: .warning,
            words: "the root view's background behind the bar",
            request: body(
                ##"{"id":"a","title":"A","bar":{"background":"transparent","title":{"color":"#FFF"}},"##
                    + ##""view":{"backgroundColor":"#FFFFFF"}}"##
            )
        ),
        // UIKit's blue, on a white that the app sets.
        DiagnosticExample(
            code: .lowContrast,
            pointer: "/stack/1/bar/background",
            severity: .warning,
            words: "4.01:1",
            request: body(##"{"id":"z"},{"id":"a","title":"A","bar":{"background":"#FFFFFF"}}"##, os: "17.0")
        ),
        // The black bar of iOS 15: its root view begins below it.
        DiagnosticExample(
            code: .lowContrast,
            pointer: "/stack/0/callbacks/viewDidLoad/isTranslucent",
            severity: .warning,
            words: "the window behind the bar",
            request: body(writing("a", "viewDidLoad", ##""isTranslucent":false"##, ##","title":"A""##), os: "17.0")
        ),
        DiagnosticExample(
            code: .lowContrast,
            pointer: "/stack/0/view/edgesForExtendedLayout",
            request: body(##"{"id":"a","title":"A","view":{"edgesForExtendedLayout":[]}}"##, os: "17.0")
        ),
        // Light text over an empty image, through which the white view is visible.
        DiagnosticExample(
            code: .statusBarUnreadable,
            pointer: "/stack/0/callbacks/viewDidLoad/barStyle",
            severity: .warning,
            words: "light text",
            request: body(writing("a", "viewDidLoad", ##""backgroundImage":"empty","barStyle":"black""##))
        ),
        DiagnosticExample(
            code: .statusBarUnreadable,
            pointer: "/stack/0/bar/statusBar",
            request: body(##"{"id":"a","bar":{"background":"transparent","statusBar":"lightContent"}}"##, os: "17.0")
        ),
        DiagnosticExample(
            code: .statusBarUnreadable,
            pointer: "/stack/0/bar/background",
            words: "dark text",
            request: body(##"{"id":"a","bar":{"background":{"color":"#000000"}}}"##, os: "17.0")
        ),
        DiagnosticExample(
            code: .statusBarStyleIgnored,
            pointer: "/stack/0/preferredStatusBarStyle",
            severity: .warning,
            words: "barStyle, default, makes the status bar darkContent",
            request: body(##"{"id":"a","preferredStatusBarStyle":"lightContent"}"##, os: "17.0")
        ),
        DiagnosticExample(
            code: .statusBarStyleIgnored,
            pointer: "/operation/screen/preferredStatusBarStyle",
            request: body(
                writing("a", "viewDidLoad", ##""barStyle":"black""##),
                push(##"{"id":"b","preferredStatusBarStyle":"darkContent"}"##),
                os: "17.0"
            )
        ),
        DiagnosticExample(
            code: .statusBarUnreadable,
            pointer: "/stack/0/view/backgroundColor",
            request: body(##"{"id":"a","bar":{"hidden":true},"view":{"backgroundColor":"#000"}}"##)
        ),
    ]

    static let contrastClose = [
        // Nothing is set.
        DiagnosticExample(code: .lowContrast, request: body(##"{"id":"a","title":"A"}"##, os: "17.0")),
        // UIKit's own blue on its own white, set explicitly or not.
        DiagnosticExample(code: .lowContrast, request: body(##"{"id":"z"},{"id":"a","title":"A"}"##, os: "17.0")),
        DiagnosticExample(
            code: .lowContrast,
            request: body(
                ##"{"id":"z"},{"id":"a","title":"A","bar":{"tint":"systemBlue","background":"transparent","##
                    + ##""title":{"color":"label"}},"view":{"backgroundColor":"#FFFFFF"}}"##,
                os: "17.0"
            )
        ),
        DiagnosticExample(
            code: .lowContrast,
            request: body(
                ##"{"id":"z"},{"id":"a","title":"A","callbacks":{"viewDidLoad":{"standardAppearance":"##
                    + ##"{"background":"opaque","backgroundColor":"systemBackground"},"scrollEdgeAppearance":"##
                    + ##"{"background":"opaque","backgroundColor":"systemBackground"}}}}"##,
                os: "17.0"
            )
        ),
        DiagnosticExample(
            code: .lowContrast,
            request: body(
                ##"{"id":"z"},{"id":"a","title":"A","navigationItem":{"standardAppearance":"##
                    + ##"{"background":"opaque","backgroundColor":"systemBackground"}}}"##,
                os: "17.0"
            )
        ),
        // Content is scrolled under UIKit's own blur.
        DiagnosticExample(
            code: .lowContrast,
            request: body(
                ##"{"id":"z"},{"id":"a","title":"A","view":{"scrollView":{"contentOffset":90}}}"##,
                os: "17.0"
            )
        ),
        // 4.6:1 on the white view behind.
        DiagnosticExample(
            code: .lowContrast,
            request: body(##"{"id":"a","title":"A","bar":{"background":"transparent","title":{"color":"#757575"}}}"##)
        ),
        // A dark title on a light blur is readable over any content.
        DiagnosticExample(
            code: .lowContrast,
            request: body(writing("a", "viewDidLoad", ##""titleTextAttributes":{"color":"#222"}"##, ##","title":"A""##))
        ),
        // The view under the bar is dark by its declaration; in the other request, a scroll view's content begins below
        // the bar.
        DiagnosticExample(
            code: .lowContrast,
            request: body(
                ##"{"id":"a","title":"A","bar":{"background":"transparent","title":{"color":"#FFF"}},"##
                    + ##""view":{"backgroundColor":"#000000"}}"##
            )
        ),
        DiagnosticExample(
            code: .lowContrast,
            request: body(
                ##"{"id":"a","title":"A","bar":{"background":"transparent","title":{"color":"#FFF"}},"##
                    + ##""view":{"backgroundColor":"#000000","scrollView":{"contentHeight":3000}}}"##
            )
        ),
        // #767676 on white is 4.54:1.
        DiagnosticExample(code: .lowContrast, request: body(titled("#767676", on: "#FFFFFF"), os: "17.0")),
        // A chevron alone needs 3:1; blue has 4.01:1 on white.
        DiagnosticExample(
            code: .lowContrast,
            request: body(
                ##"{"id":"z","navigationItem":{"backButtonDisplayMode":"minimal"}},"##
                    + ##"{"id":"a","bar":{"background":{"color":"#FFFFFF"},"tint":"#007AFF"}}"##,
                os: "17.0"
            )
        ),
        DiagnosticExample(
            code: .statusBarUnreadable,
            request: body(
                ##"{"id":"a","bar":{"background":{"color":"#000000"},"statusBar":"lightContent"}}"##,
                os: "17.0"
            )
        ),
        // Something dark may be under a clear bar.
        DiagnosticExample(
            code: .statusBarUnreadable,
            request: body(
                ##"{"id":"a","bar":{"background":"transparent","statusBar":"lightContent"},"##
                    + ##""view":{"scrollView":{"contentInsetAdjustmentBehavior":"never"}}}"##,
                os: "17.0"
            )
        ),
        // UIKit asks the screen if the bar is hidden.
        DiagnosticExample(
            code: .statusBarStyleIgnored,
            request: body(##"{"id":"a","bar":{"hidden":true},"preferredStatusBarStyle":"lightContent"}"##, os: "17.0")
        ),
        // The status bar has the preferred style.
        DiagnosticExample(
            code: .statusBarStyleIgnored,
            request: body(
                ##"{"id":"a","preferredStatusBarStyle":"lightContent","callbacks":{"viewDidLoad":{"barStyle":"black"}}}"##,
                os: "17.0"
            )
        ),
        // The policy's navigation controller asks the screen.
        DiagnosticExample(
            code: .statusBarStyleIgnored,
            request: body(
                ##"{"id":"a","preferredStatusBarStyle":"lightContent"}"##,
                policy: "itemAppearance",
                os: "17.0"
            )
        ),
        // In dark mode, the status bar's text is light by default.
        DiagnosticExample(
            code: .statusBarUnreadable,
            request: ##"""
                {"policy":"system","environment":{"userInterfaceStyle":"dark"},
                 "stack":[{"id":"a","bar":{"background":{"color":"#000000"}}}]}
                """##
        ),
        DiagnosticExample(code: .statusBarUnreadable, request: body(titled("#FFF", on: "#C00000"), os: "17.0")),
    ]
}
