import NavigationStyle

extension DiagnosticExample {
    private static let hidden = ##""callbacks":{"viewWillAppear":{"isNavigationBarHidden":true}}"##
    private static let replaced = ##""interactivePop":{"delegateReplaced":true}"##
    private static let guarded = ##""interactivePop":{"delegateReplaced":"guarded"}"##
    private static let nested = ##""nested":true,"##
    private static let afterCancel =
        ##"{"type":"interactivePop","outcome":"cancelled"},{"type":"push","screen":{"id":"c"}}]"##

    static let gestureShown =
        [
            DiagnosticExample(
                code: .bothHiddenCancelledPop,
                pointer: "/operations/1",
                severity: .error,
                request: body(
                    ##"{"id":"a",\##(hidden)},{"id":"b",\##(hidden),\##(replaced)}"##,
                    ##""operations":["## + afterCancel
                )
            ),
            // The handed-back state contains the risk.
            DiagnosticExample(
                code: .bothHiddenCancelledPop,
                pointer: "/operation",
                request: body(
                    ##"{"id":"a"}"##,
                    ##""controller":{"stack":["a"],"loaded":["a"],"isItemStackAtRisk":true},"## + push(##"{"id":"b"}"##)
                )
            ),
            DiagnosticExample(
                code: .interactivePopDisabled,
                pointer: "/stack/1/navigationItem/leftBarButtonItems",
                severity: .info,
                words: "left item",
                request: body(##"{"id":"a"},{"id":"b","navigationItem":{"leftBarButtonItems":["Close"]}}"##, swipe)
            ),
            DiagnosticExample(
                code: .interactivePopDisabled,
                pointer: "/operation/screen/bar/hidden",
                severity: .warning,
                words: "the bar has no back button: the bar is hidden",
                request: body(##"{"id":"a"}"##, push(##"{"id":"b","bar":{"hidden":true}}"##))
            ),
            DiagnosticExample(
                code: .interactivePopDisabled,
                pointer: "/stack/1/navigationItem/hidesBackButton",
                severity: .warning,
                request: body(##"{"id":"a"},{"id":"b","navigationItem":{"hidesBackButton":true}}"##)
            ),
            // A left item may serve as a way back.
            DiagnosticExample(
                code: .interactivePopDisabled,
                pointer: "/stack/1/navigationItem/hidesBackButton",
                severity: .info,
                request: body(
                    ##"{"id":"a"},{"id":"b","navigationItem":{"hidesBackButton":true,"leftBarButtonItems":["Close"]}}"##
                )
            ),
            // In a hidden bar, the left item is not visible.
            DiagnosticExample(
                code: .interactivePopDisabled,
                pointer: "/stack/1/bar/hidden",
                severity: .warning,
                request: body(
                    ##"{"id":"a"},{"id":"b","bar":{"hidden":true},"navigationItem":{"leftBarButtonItems":["Close"]}}"##
                )
            ),
            DiagnosticExample(
                code: .interactivePopDisabled,
                pointer: "/stack/1/interactivePop/enabled",
                severity: .info,
                request: body(##"{"id":"a"},{"id":"b","interactivePop":{"enabled":false}}"##, swipe)
            ),
            DiagnosticExample(
                code: .rootSwipeFreeze,
                pointer: "/stack/0/interactivePop/delegateReplaced",
                severity: .error,
                request: body(##"{"id":"a",\##(replaced)}"##, swipe)
            ),
            DiagnosticExample(
                code: .nestedNavigationPop,
                pointer: "/stack/1/interactivePop/delegateReplaced",
                severity: .error,
                request: body(##"{"id":"a"},{"id":"b",\##(replaced)}"##, swipe, policy: "rtRootNavigationController")
            ),
            DiagnosticExample(
                code: .nestedNavigationPop,
                pointer: "/nested",
                severity: .error,
                words: "a nested navigation controller",
                request: body(##"{"id":"a"},{"id":"b"}"##, nested + swipe)
            ),
            // The whole stack is nested in another one, in addition to the policy's own nesting.
            DiagnosticExample(
                code: .nestedNavigationPop,
                pointer: "/nested",
                request: body(
                    ##"{"id":"a"},{"id":"b",\##(replaced)}"##,
                    nested + swipe,
                    policy: "rtRootNavigationController"
                )
            ),
            DiagnosticExample(
                code: .nestedNavigationPop,
                pointer: "/policy/useSystemBackBarButtonItem",
                request: ##"""
                    {"policy":{"name":"rtRootNavigationController","useSystemBackBarButtonItem":true},
                     "stack":[{"id":"a"},{"id":"b"}],"operation":{"type":"interactivePop","outcome":"cancelled"}}
                    """##
            ),
        ]

    static let gestureClose = [
        DiagnosticExample(
            code: .bothHiddenCancelledPop,
            request: body(
                ##"{"id":"a",\##(hidden)},{"id":"b","bar":{"hidden":false}}"##,
                ##""operations":["## + afterCancel
            )
        ),
        DiagnosticExample(
            code: .bothHiddenCancelledPop,
            request: body(
                ##"{"id":"a",\##(hidden)},{"id":"b",\##(hidden),\##(replaced)}"##,
                ##""operations":[{"type":"interactivePop","outcome":"finished"},{"type":"push","screen":{"id":"c"}}]"##
            )
        ),
        DiagnosticExample(
            code: .interactivePopDisabled,
            request: body(
                ##"{"id":"a"},{"id":"b","navigationItem":{"leftBarButtonItems":["Close"]},\##(replaced)}"##,
                swipe
            )
        ),
        DiagnosticExample(
            code: .interactivePopDisabled,
            request: body(
                ##"{"id":"a"},{"id":"b","navigationItem":{"leftBarButtonItems":["X"],"leftItemsSupplementBackButton":true}}"##
            )
        ),
        // At the root there is nothing to go back to.
        DiagnosticExample(code: .interactivePopDisabled, request: body(##"{"id":"a",\##(hidden)}"##)),
        // The library's own gesture begins under a hidden bar.
        DiagnosticExample(
            code: .interactivePopDisabled,
            request: body(
                ##"{"id":"a"},{"id":"b","bar":{"hidden":true}}"##,
                swipe,
                policy: "fdFullscreenPopGesture"
            )
        ),
        DiagnosticExample(code: .rootSwipeFreeze, request: body(##"{"id":"a"},{"id":"b",\##(replaced)}"##)),
        DiagnosticExample(code: .rootSwipeFreeze, request: body(##"{"id":"a"}"##, swipe)),
        DiagnosticExample(code: .rootSwipeFreeze, request: body(##"{"id":"a",\##(guarded)}"##, swipe)),
        DiagnosticExample(
            code: .interactivePopDisabled,
            request: body(##"{"id":"a"},{"id":"b","navigationItem":{"hidesBackButton":true},\##(guarded)}"##, swipe)
        ),
        // No swipe, a swipe that does not begin, and one at the root.
        DiagnosticExample(code: .nestedNavigationPop, request: body(##"{"id":"a"},{"id":"b"}"##, nested + pop)),
        DiagnosticExample(
            code: .nestedNavigationPop,
            request: body(##"{"id":"a"},{"id":"b","interactivePop":{"enabled":false}}"##, nested + swipe)
        ),
        DiagnosticExample(code: .nestedNavigationPop, request: body(##"{"id":"a"}"##, nested + swipe)),
        // The inner recognizer's delegate refuses, since the inner controller has a single screen.
        DiagnosticExample(
            code: .nestedNavigationPop,
            request: body(##"{"id":"a"},{"id":"b",\##(guarded)}"##, swipe, policy: "rtRootNavigationController")
        ),
        // The outer recognizer handles the swipe.
        DiagnosticExample(
            code: .nestedNavigationPop,
            request: body(##"{"id":"a"},{"id":"b"}"##, swipe, policy: "rtRootNavigationController")
        ),
        DiagnosticExample(code: .nestedNavigationPop, request: body(##"{"id":"a"},{"id":"b",\##(replaced)}"##, swipe)),
    ]
}
