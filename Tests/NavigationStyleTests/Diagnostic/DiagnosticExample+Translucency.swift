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
        // The outgoing view at the beginning.
        DiagnosticExample(
            code: .layoutJump,
            pointer: "/operation/screen/callbacks/viewWillAppear/isTranslucent",
            words: "\"a\" jumps: its root view moves 64 pt down",
            request: body(##"{"id":"a"}"##, push(writing("b", "viewWillAppear", ##""isTranslucent":false"##)))
        ),
        // The incoming view at the end.
        DiagnosticExample(
            code: .layoutJump,
            pointer: "/operation/screen/callbacks/viewDidAppear/isTranslucent",
            words: "\"b\" jumps",
            request: body(##"{"id":"a"}"##, push(writing("b", "viewDidAppear", ##""isTranslucent":false"##)))
        ),
        // The content of a scroll view, where the bar goes at once.
        DiagnosticExample(
            code: .layoutJump,
            pointer: "/operation/screen/callbacks/viewWillAppear/isNavigationBarHidden",
            words: "content moves 44 pt up",
            request: body(
                ##"{"id":"a","view":{"scrollView":{"contentHeight":2000}}}"##,
                push(writing("b", "viewWillAppear", ##""isNavigationBarHidden":true"##))
            )
        ),
        // A bar that goes when the screen has arrived, animated or not.
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
        // An update of the screen that is seen.
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
        // Both sides are told, and one way to mend it.
        DiagnosticExample(
            code: .translucencyChanged,
            pointer: "/operation/screen/callbacks/viewWillAppear/backgroundImage",
            words: "isTranslucent changes from false to true",
            request: body(writing("a", "viewWillAppear", opaque), push(writing("b", "viewWillAppear", veil)))
        ),
    ]

    static let translucencyClose = [
        // Both root views go under an opaque bar: nothing moves.
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
        // The bar alone slides away.
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
        // It is hidden already.
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
        // Set by hand, nothing is inferred.
        DiagnosticExample(
            code: .translucencyInferred,
            request: body(writing("a", "viewDidLoad", ##""isTranslucent":true,"## + opaque))
        ),
        DiagnosticExample(
            code: .translucencySet,
            request: body(writing("a", "viewDidLoad", ##""isTranslucent":true"##))
        ),
        // It goes under opaque bars, too.
        DiagnosticExample(
            code: .layoutJump,
            request: body(
                ##"{"id":"a","view":{"extendedLayoutIncludesOpaqueBars":true}}"##,
                push(writing("b", "viewWillAppear", ##""isTranslucent":false"##))
            )
        ),
        // The bar slides along.
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
