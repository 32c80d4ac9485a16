import NavigationStyle

extension DiagnosticExample {
    private static let tintedA = writing("a", "viewDidLoad", ##""tintColor":"#0F0""##)
    private static let tintedB = writing("b", "viewDidLoad", ##""tintColor":"#00F""##)

    /// Returns a screen that makes DoubleNavigationController hide or show the bar.
    private static func hiding(_ id: String, _ isHidden: Bool) -> String {
        ##"{"id":"\##(id)","title":"A","library":{"config":{"isNavigationBarHidden":\##(isHidden)}}}"##
    }

    static let policyShown =
        [
            // DoubleNavigationController has one flag for all screens, with which it hides the bar's view.
            DiagnosticExample(
                code: .styleLeak,
                pointer: "/stack/1/library/config/isNavigationBarHidden",
                severity: .warning,
                words: "has no bar because",
                request: body(##"{"id":"a"},"## + hiding("b", true), pop, policy: "doubleNavigationController")
            ),
            // KM-12: popTo with the screen that is on top.
            DiagnosticExample(
                code: .barLeftBehind,
                pointer: "/operation",
                severity: .error,
                request: body(
                    ##"{"id":"a"},{"id":"b"}"##,
                    ##""operation":{"type":"popTo","screenID":"b"}"##,
                    policy: "kmNavigationBarTransition"
                )
            ),
            DiagnosticExample(
                code: .barLeftBehind,
                pointer: "/controller",
                request: body(
                    ##"{"id":"a"}"##,
                    ##""controller":{"stack":["a"],"loaded":["a"],"isBackgroundHidden":true}"##,
                    policy: "kmNavigationBarTransition"
                )
            ),
            // KM-26: a returning screen changes a copied property.
            DiagnosticExample(
                code: .changeLost,
                pointer: "/stack/0/callbacks/viewWillAppear/barTintColor",
                request: body(
                    writing("a", "viewWillAppear", ##""barTintColor":"#0F0""##) + ##",{"id":"b"}"##,
                    ##""controller":{"stack":["a","b"],"loaded":["a","b"],"fakeBars":{"a":{"isAttached":true,"##
                        + ##""properties":{"barTintColor":"#00F","isTranslucent":true}}}},"## + pop,
                    policy: "kmNavigationBarTransition"
                )
            ),
            // KM-16: after the layout.
            DiagnosticExample(
                code: .changeLost,
                pointer: "/operation/screen/callbacks/duringTransition/barTintColor",
                words: "overwrites it with its fake bar's value",
                request: body(
                    ##"{"id":"a"}"##,
                    push(writing("b", "duringTransition", ##""barTintColor":"#0F0""##)),
                    policy: "kmNavigationBarTransition"
                )
            ),
            DiagnosticExample(
                code: .unmanagedByPolicy,
                pointer: "/operation/screen/callbacks/viewDidLoad/tintColor",
                request: body(tintedA, push(tintedB), policy: "kmNavigationBarTransition")
            ),
            DiagnosticExample(
                code: .unmanagedByPolicy,
                pointer: "/stack/1/callbacks/viewDidLoad/tintColor",
                request: body(tintedA + "," + tintedB, pop, policy: "kmNavigationBarTransition")
            ),
            DiagnosticExample(
                code: .customContainerLimits,
                pointer: "/policy",
                severity: .info,
                words: "large titles",
                request: body(##"{"id":"a"}"##, push(##"{"id":"b"}"##), policy: "customContainer")
            ),
        ]

    static let policyClose = [
        // The screen sets the flag itself.
        DiagnosticExample(
            code: .styleLeak,
            request: body(
                hiding("a", false) + "," + hiding("b", true),
                pop,
                policy: "doubleNavigationController"
            )
        ),
        DiagnosticExample(
            code: .styleLeak,
            request: body(
                hiding("a", true) + "," + hiding("b", true),
                pop,
                policy: "doubleNavigationController"
            )
        ),
        // A fake bar that only stores values: the next push of the turn covers its screen.
        DiagnosticExample(
            code: .barLeftBehind,
            request: ##"""
                {"policy":{"name":"kmNavigationBarTransition","edition":"1.0.0"},"environment":{"os":"10.0"},
                 "stack":[{"id":"a","bar":{"background":{"color":"#F00"}}}],
                 "operations":[{"type":"push","screen":{"id":"b"}},{"type":"push","timing":"sameTurn","screen":{"id":"c"}}]}
                """##
        ),
        // The bar is hidden for the push that is running.
        DiagnosticExample(
            code: .barLeftBehind,
            request: ##"""
                {"policy":"transitionBar","stack":[{"id":"a"}],
                 "operations":[{"type":"push","screen":{"id":"b"}},
                   {"type":"update","timing":"sameTurn","properties":{"tintColor":"#F00"}}]}
                """##
        ),
        DiagnosticExample(
            code: .barLeftBehind,
            request: body(
                ##"{"id":"a"},{"id":"b"}"##,
                ##""operation":{"type":"popTo","screenID":"a"}"##,
                policy: "kmNavigationBarTransition"
            )
        ),
        DiagnosticExample(
            code: .changeLost,
            request: body(
                ##"{"id":"a"}"##,
                push(writing("b", "viewWillAppear", ##""barTintColor":"#0F0""##)),
                policy: "kmNavigationBarTransition"
            )
        ),
        // A property that is not copied is not lost either.
        DiagnosticExample(
            code: .changeLost,
            request: body(
                ##"{"id":"a"}"##,
                push(writing("b", "duringTransition", ##""tintColor":"#0F0""##)),
                policy: "kmNavigationBarTransition"
            )
        ),
        // The screen below writes the property each time it appears.
        DiagnosticExample(
            code: .unmanagedByPolicy,
            request: body(
                writing("a", "viewWillAppear", ##""tintColor":"#0F0""##),
                push(tintedB),
                policy: "kmNavigationBarTransition"
            )
        ),
        DiagnosticExample(
            code: .unmanagedByPolicy,
            request: body(tintedA, push(tintedB), policy: "transitionBar")
        ),
        DiagnosticExample(code: .customContainerLimits, request: body(##"{"id":"a"}"##, push(##"{"id":"b"}"##))),
    ]
}
