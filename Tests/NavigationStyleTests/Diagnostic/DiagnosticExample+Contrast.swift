import NavigationStyle

extension DiagnosticExample {
    private static func titled(_ title: String, on background: String, _ rest: String = "") -> String {
        ##"{"id":"a","title":"A","bar":{"background":{"color":"\##(background)"},"title":{"color":"\##(title)"}\##(rest)}}"##
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
        // The system's own title on a background of the app's.
        DiagnosticExample(
            code: .lowContrast,
            pointer: "/stack/0/bar/background",
            request: body(##"{"id":"a","title":"A","bar":{"background":{"color":"#101010"}}}"##, os: "17.0")
        ),
        // What is under a clear bar decides.
        DiagnosticExample(
            code: .lowContrast,
            pointer: "/stack/0/bar/title",
            severity: .info,
            words: "indeterminate: over dark content it can, over white the ratio is 1:1",
            request: body(##"{"id":"a","title":"A","bar":{"background":"transparent","title":{"color":"#FFF"}}}"##)
        ),
        // The title is the system's, the background is not.
        DiagnosticExample(
            code: .lowContrast,
            pointer: "/stack/0/bar/background",
            severity: .info,
            words: "over light content it can, over black",
            request: body(##"{"id":"a","title":"A","bar":{"background":"transparent"}}"##, os: "17.0")
        ),
        // What is scrolled under a blur shines through it.
        DiagnosticExample(
            code: .lowContrast,
            pointer: "/stack/0/callbacks/viewDidLoad/titleTextAttributes",
            severity: .info,
            words: "over black the ratio is 3.91:1",
            request: body(
                writing("a", "viewDidLoad", ##""titleTextAttributes":{"color":"#606060"}"##, ##","title":"A""##)
            )
        ),
        // A light blur is light over anything.
        DiagnosticExample(
            code: .lowContrast,
            pointer: "/stack/0/callbacks/viewDidLoad/titleTextAttributes",
            severity: .warning,
            words: "whatever is behind the bar with 1.6:1",
            request: body(writing("a", "viewDidLoad", ##""titleTextAttributes":{"color":"#FFF"}"##, ##","title":"A""##))
        ),
        // The root view's color is given, and it is what is under the bar.
        DiagnosticExample(
            code: .lowContrast,
            pointer: "/stack/0/bar/title",
            severity: .warning,
            words: "#FFFFFF with 1:1",
            request: body(
                ##"{"id":"a","title":"A","bar":{"background":"transparent","title":{"color":"#FFF"}},"##
                    + ##""view":{"backgroundColor":"#FFFFFF"}}"##
            )
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
            words: "its barStyle, default, makes it darkContent",
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
        // It can be read over white and over black.
        DiagnosticExample(
            code: .lowContrast,
            request: body(##"{"id":"a","title":"A","bar":{"background":"transparent","title":{"color":"#757575"}}}"##)
        ),
        // A dark title on a light blur can be read over anything.
        DiagnosticExample(
            code: .lowContrast,
            request: body(writing("a", "viewDidLoad", ##""titleTextAttributes":{"color":"#222"}"##, ##","title":"A""##))
        ),
        // What is under the bar is said to be dark; under a scroll view it is what it is.
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
            request: body(##"{"id":"a","bar":{"background":"transparent","statusBar":"lightContent"}}"##, os: "17.0")
        ),
        // Without a bar it is asked.
        DiagnosticExample(
            code: .statusBarStyleIgnored,
            request: body(##"{"id":"a","bar":{"hidden":true},"preferredStatusBarStyle":"lightContent"}"##, os: "17.0")
        ),
        // It has what it prefers.
        DiagnosticExample(
            code: .statusBarStyleIgnored,
            request: body(
                ##"{"id":"a","preferredStatusBarStyle":"lightContent","callbacks":{"viewDidLoad":{"barStyle":"black"}}}"##,
                os: "17.0"
            )
        ),
        // The policy passes the question on.
        DiagnosticExample(
            code: .statusBarStyleIgnored,
            request: body(
                ##"{"id":"a","preferredStatusBarStyle":"lightContent"}"##,
                policy: "itemAppearance",
                os: "17.0"
            )
        ),
        // In dark mode it is light by itself.
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
