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
        // What is scrolled under a blur decides.
        DiagnosticExample(
            code: .lowContrast,
            pointer: "/stack/0/callbacks/viewDidLoad/titleTextAttributes",
            severity: .info,
            words: "indeterminate",
            request: body(writing("a", "viewDidLoad", ##""titleTextAttributes":{"color":"#FFF"}"##, ##","title":"A""##))
        ),
        DiagnosticExample(
            code: .statusBarUnreadable,
            pointer: "/stack/0/bar/background",
            words: "dark text",
            request: body(##"{"id":"a","bar":{"background":{"color":"#000000"}}}"##, os: "17.0")
        ),
        DiagnosticExample(
            code: .statusBarUnreadable,
            pointer: "/stack/0/view/backgroundColor",
            request: body(##"{"id":"a","bar":{"hidden":true},"view":{"backgroundColor":"#000"}}"##)
        ),
    ]

    static let contrastClose = [
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
