import NavigationStyle

extension DiagnosticExample {
    private static let opaque = ##""backgroundImage":{"name":"plain"}"##
    private static let veil = ##""backgroundImage":{"name":"veil","minimumAlpha":0.99}"##

    static let translucencyShown = [
        DiagnosticExample(
            code: .translucencyChanged,
            pointer: "/operation/screen/callbacks/viewWillAppear/isTranslucent",
            words: "root view of \"a\" jumps 64 pt down",
            request: body(##"{"id":"a"}"##, push(writing("b", "viewWillAppear", ##""isTranslucent":false"##)))
        ),
        DiagnosticExample(
            code: .translucencyChanged,
            pointer: "/operation/screen/bar/background",
            request: body(##"{"id":"a"}"##, push(##"{"id":"b","bar":{"background":{"color":"#F00"}}}"##))
        ),
        DiagnosticExample(
            code: .translucencyInferred,
            pointer: "/stack/0/callbacks/viewDidLoad/backgroundImage",
            severity: .info,
            request: body(writing("a", "viewDidLoad", opaque))
        ),
        DiagnosticExample(
            code: .translucencyInferred,
            pointer: "/operation/screen/bar/background",
            severity: .warning,
            request: body(
                ##"{"id":"a"}"##,
                push(##"{"id":"b","bar":{"background":{"color":"#F00"}}}"##),
                policy: "transitionBar"
            )
        ),
        DiagnosticExample(
            code: .translucencySet,
            pointer: "/stack/0/callbacks/viewDidLoad/isTranslucent",
            request: body(writing("a", "viewDidLoad", ##""isTranslucent":true"##), policy: "transitionBar")
        ),
        DiagnosticExample(
            code: .translucencySet,
            pointer: "/operation/properties/isTranslucent",
            request: body(
                ##"{"id":"a"}"##,
                ##""operation":{"type":"update","properties":{"isTranslucent":false}}"##,
                policy: "kmNavigationBarTransition"
            )
        ),
        // The outgoing view jumps at the beginning.
        DiagnosticExample(
            code: .layoutJump,
            pointer: "/operation/screen/callbacks/viewWillAppear/isTranslucent",
            words: "\"a\" jumps: its root view moves 64 pt down",
            request: body(##"{"id":"a"}"##, push(writing("b", "viewWillAppear", ##""isTranslucent":false"##)))
        ),
        // The incoming view jumps at the end.
        DiagnosticExample(
            code: .layoutJump,
            pointer: "/operation/screen/callbacks/viewDidAppear/isTranslucent",
            words: "\"b\" jumps",
            request: body(##"{"id":"a"}"##, push(writing("b", "viewDidAppear", ##""isTranslucent":false"##)))
        ),
        // The content of a scroll view jumps if the bar is hidden without animation.
        DiagnosticExample(
            code: .layoutJump,
            pointer: "/operation/screen/callbacks/viewWillAppear/isNavigationBarHidden",
            words: "content moves 44 pt up",
            request: body(
                ##"{"id":"a","view":{"scrollView":{"contentHeight":2000}}}"##,
                push(writing("b", "viewWillAppear", ##""isNavigationBarHidden":true"##))
            )
        ),
        // The bar is hidden after the screen has arrived, animated or not.
        DiagnosticExample(
            code: .layoutJump,
            pointer: "/operation/screen/callbacks/viewDidAppear/isNavigationBarHidden",
            words: "As the transition ends, \"b\" jumps: its content moves 44 pt up",
            request: body(
                ##"{"id":"a"}"##,
                push(
                    writing(
                        "b",
                        "viewDidAppear",
                        ##""isNavigationBarHidden":{"hidden":true,"animated":true}"##,
                        ##","view":{"scrollView":{"contentHeight":2000}}"##
                    )
                )
            )
        ),
        DiagnosticExample(
            code: .layoutJump,
            pointer: "/operation/screen/callbacks/viewDidAppear/isNavigationBarHidden",
            words: "its safe area moves 44 pt up",
            request: body(##"{"id":"a"}"##, push(writing("b", "viewDidAppear", ##""isNavigationBarHidden":true"##)))
        ),
        // The policy brings back what the screen has replaced.
        DiagnosticExample(
            code: .layoutJump,
            pointer: "/stack/1/callbacks/viewWillAppear/prefersLargeTitles",
            words: "As the transition begins, \"b\" jumps: its content moves 52 pt up",
            request: body(
                ##"{"id":"a"},"##
                    + writing(
                        "b",
                        "viewWillAppear",
                        ##""prefersLargeTitles":true"##,
                        ##","title":"B","view":{"scrollView":{"contentHeight":2000}}"##
                    ),
                pop,
                policy: "restoring",
                os: "17.0"
            )
        ),
        // An update of the visible screen.
        DiagnosticExample(
            code: .layoutJump,
            pointer: "/operation/properties/isTranslucent",
            words: "With the update, \"a\" jumps: its root view moves 64 pt down",
            request: body(
                ##"{"id":"a"}"##,
                ##""operation":{"type":"update","properties":{"isTranslucent":false}}"##
            )
        ),
        DiagnosticExample(
            code: .layoutJump,
            pointer: "/operation/bar/background",
            request: body(
                ##"{"id":"a"}"##,
                ##""operation":{"type":"update","bar":{"background":{"color":"#F00"}}}"##
            )
        ),
        // Both screens are reported, with a single fix.
        DiagnosticExample(
            code: .translucencyChanged,
            pointer: "/operation/screen/callbacks/viewWillAppear/backgroundImage",
            words: "isTranslucent changes from false to true",
            request: body(writing("a", "viewWillAppear", opaque), push(writing("b", "viewWillAppear", veil)))
        ),
    ]

    static let translucencyClose = [
        // Both root views extend under an opaque bar, so nothing moves.
        DiagnosticExample(
            code: .translucencyChanged,
            request: body(
                ##"{"id":"a","view":{"extendedLayoutIncludesOpaqueBars":true}}"##,
                push(
                    writing(
                        "b",
                        "viewWillAppear",
                        ##""isTranslucent":false"##,
                        ##","view":{"extendedLayoutIncludesOpaqueBars":true}"##
                    )
                )
            )
        ),
        // Only the bar slides away.
        DiagnosticExample(
            code: .layoutJump,
            request: body(
                ##"{"id":"a","view":{"scrollView":{"contentHeight":2000}}}"##,
                ##""operation":{"type":"update","properties":{"isNavigationBarHidden":{"hidden":true,"animated":true}}}"##
            )
        ),
        DiagnosticExample(
            code: .layoutJump,
            request: body(
                ##"{"id":"a","view":{"scrollView":{"contentHeight":2000}}}"##,
                ##""operation":{"type":"update","properties":{"barTintColor":"#F00"}}"##
            )
        ),
        // The bar is hidden already.
        DiagnosticExample(
            code: .layoutJump,
            request: body(
                ##"{"id":"a","bar":{"hidden":true},"view":{"scrollView":{"contentHeight":2000}}}"##,
                push(
                    writing(
                        "b",
                        "viewDidAppear",
                        ##""isNavigationBarHidden":true"##,
                        ##","view":{"scrollView":{"contentHeight":2000}}"##
                    )
                )
            )
        ),
        DiagnosticExample(
            code: .translucencyChanged,
            request: body(##"{"id":"a"}"##, push(writing("b", "viewWillAppear", veil)))
        ),
        DiagnosticExample(
            code: .translucencyChanged,
            request: body(writing("a", "viewDidLoad", opaque), push(writing("b", "viewWillAppear", opaque)))
        ),
        DiagnosticExample(code: .translucencyInferred, request: body(writing("a", "viewDidLoad", veil))),
        // Explicit translucency is not inferred.
        DiagnosticExample(
            code: .translucencyInferred,
            request: body(writing("a", "viewDidLoad", ##""isTranslucent":true,"## + opaque))
        ),
        DiagnosticExample(
            code: .translucencySet,
            request: body(writing("a", "viewDidLoad", ##""isTranslucent":true"##))
        ),
        // The view extends under opaque bars, too.
        DiagnosticExample(
            code: .layoutJump,
            request: body(
                ##"{"id":"a","view":{"extendedLayoutIncludesOpaqueBars":true}}"##,
                push(writing("b", "viewWillAppear", ##""isTranslucent":false"##))
            )
        ),
        // The bar slides along with the transition.
        DiagnosticExample(
            code: .layoutJump,
            request: body(
                ##"{"id":"a","view":{"scrollView":{"contentHeight":2000}}}"##,
                push(writing("b", "viewWillAppear", ##""isNavigationBarHidden":{"hidden":true,"animated":true}"##))
            )
        ),
        DiagnosticExample(
            code: .layoutJump,
            request: body(
                ##"{"id":"a"}"##,
                push(writing("b", "viewWillAppear", ##""isTranslucent":false"##), animated: false)
            )
        ),
    ]
}
