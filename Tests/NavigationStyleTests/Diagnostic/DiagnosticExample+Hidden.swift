import NavigationStyle

extension DiagnosticExample {
    private static let hide = ##""isNavigationBarHidden":{"hidden":true,"animated":"asTransition"}"##
    private static let hideAtOnce = ##""isNavigationBarHidden":true"##
    private static let hideAnimated = ##""isNavigationBarHidden":{"hidden":true,"animated":true}"##
    private static let show = ##""isNavigationBarHidden":{"hidden":false,"animated":true}"##

    static let hiddenShown = [
        // B hides without animation: the swipe from C shows a black block (seed 0, 4.3.1).
        DiagnosticExample(
            code: .hiddenNotAnimated,
            pointer: "/stack/1/callbacks/viewWillAppear/isNavigationBarHidden",
            words: "black block",
            request: body(
                ##"{"id":"a"},"## + writing("b", "viewWillAppear", hideAtOnce) + ","
                    + writing("c", "viewWillAppear", show),
                swipe
            )
        ),
        // B shows the bar without animation in viewWillDisappear: the bar flashes in (seed 0, 4.3.1).
        DiagnosticExample(
            code: .hiddenNotAnimated,
            pointer: "/stack/1/callbacks/viewWillDisappear/isNavigationBarHidden",
            words: "flashes in",
            request: body(
                ##"{"id":"a"},{"id":"b","interactivePop":{"delegateReplaced":true},"callbacks":{"viewWillAppear":{"##
                    + hide
                    + ##"},"viewWillDisappear":{"isNavigationBarHidden":false}}}"##,
                swipe
            )
        ),
        DiagnosticExample(
            code: .hiddenNotAnimated,
            pointer: "/operation/screen/callbacks/viewWillAppear/isNavigationBarHidden",
            request: body(##"{"id":"a"}"##, push(writing("b", "viewWillAppear", hideAtOnce)))
        ),
        DiagnosticExample(
            code: .hiddenAnimationMismatch,
            pointer: "/operation/screen/callbacks/viewWillAppear/isNavigationBarHidden",
            request: body(##"{"id":"a"}"##, push(writing("b", "viewWillAppear", hideAnimated), animated: false))
        ),
        // Both hide: the bar appears and animates away (seed 0, 4.3.1).
        DiagnosticExample(
            code: .hiddenRestoredInWillDisappear,
            pointer: "/stack/1/callbacks/viewWillDisappear/isNavigationBarHidden",
            words: "appears and animates away",
            request: body(
                writing("a", "viewWillAppear", hide)
                    + ##",{"id":"b","callbacks":{"viewWillAppear":{"## + hide + ##"},"viewWillDisappear":{"## + show
                    + "}}}",
                pop
            )
        ),
        // The screen below does not set the bar's visibility.
        DiagnosticExample(
            code: .hiddenRestoredInWillDisappear,
            pointer: "/stack/1/callbacks/viewWillDisappear/isNavigationBarHidden",
            words: "\"a\" does not set whether",
            request: body(##"{"id":"a"},"## + restoring, pop)
        ),
        // Nothing hides the bar again when the swipe is cancelled.
        DiagnosticExample(
            code: .hiddenRestoredInWillDisappear,
            pointer: "/stack/1/callbacks/viewWillDisappear/isNavigationBarHidden",
            words: "nothing reverts it",
            request: body(
                ##"{"id":"a"},{"id":"b","interactivePop":{"delegateReplaced":true},"callbacks":{"viewDidLoad":{"##
                    + hide + ##"},"viewWillDisappear":{"## + show + "}}}",
                ##""operation":{"type":"interactivePop","outcome":"cancelled"}"##
            )
        ),
        // In viewDidAppear, the transition is over.
        DiagnosticExample(
            code: .hiddenNotAnimated,
            pointer: "/operation/screen/callbacks/viewDidAppear/isNavigationBarHidden",
            words: "when the push is over, the bar disappears at once",
            request: body(##"{"id":"a"}"##, push(writing("b", "viewDidAppear", hideAtOnce)))
        ),
        DiagnosticExample(
            code: .hiddenNotAnimated,
            pointer: "/operation/screen/callbacks/viewWillAppear/isNavigationBarHidden",
            words: "and returns at the end",
            request: body(
                ##"{"id":"a"}"##,
                push(
                    ##"{"id":"b","callbacks":{"viewWillAppear":{"## + hideAtOnce + ##"},"viewDidAppear":{"## + show
                        + "}}}"
                )
            )
        ),
    ]

    /// A screen that hides the bar and shows it again when it disappears.
    private static let restoring =
        ##"{"id":"b","interactivePop":{"delegateReplaced":true},"callbacks":{"viewWillAppear":{"## + hide
        + ##"},"viewWillDisappear":{"## + show + "}}}"

    static let hiddenClose = [
        DiagnosticExample(
            code: .hiddenNotAnimated,
            request: body(##"{"id":"a"}"##, push(writing("b", "viewWillAppear", hide)))
        ),
        // The push is not animated.
        DiagnosticExample(
            code: .hiddenNotAnimated,
            request: body(##"{"id":"a"}"##, push(writing("b", "viewWillAppear", hideAtOnce), animated: false))
        ),
        // The bar is hidden already.
        DiagnosticExample(
            code: .hiddenNotAnimated,
            request: body(
                writing("a", "viewWillAppear", hide),
                push(writing("b", "viewWillAppear", hideAtOnce))
            )
        ),
        // The first screen appears without a transition.
        DiagnosticExample(
            code: .hiddenNotAnimated,
            request: body("", push(writing("a", "viewWillAppear", hideAtOnce)))
        ),
        DiagnosticExample(
            code: .hiddenAnimationMismatch,
            request: body(##"{"id":"a"}"##, push(writing("b", "viewWillAppear", hide), animated: false))
        ),
        // In an animated transition, `hidden-not-animated` alone reports the bar.
        DiagnosticExample(
            code: .hiddenAnimationMismatch,
            request: body(##"{"id":"a"}"##, push(writing("b", "viewWillAppear", hideAtOnce)))
        ),
        DiagnosticExample(
            code: .hiddenAnimationMismatch,
            request: body(##"{"id":"a"}"##, push(writing("b", "viewWillAppear", hideAnimated)))
        ),
        // The change is reverted before anything is drawn.
        DiagnosticExample(
            code: .hiddenNotAnimated,
            request: body(
                writing("a", "viewWillDisappear", hideAtOnce),
                push(writing("b", "viewWillAppear", show))
            )
        ),
        // Only one of the two bars is hidden, and every change is animated (seed 0, 4.3.1.2).
        DiagnosticExample(
            code: .hiddenRestoredInWillDisappear,
            request: body(##"{"id":"a"},"## + restoring, swipe)
        ),
        DiagnosticExample(
            code: .hiddenRestoredInWillDisappear,
            request: body(writing("a", "viewWillAppear", show) + "," + restoring, pop)
        ),
        DiagnosticExample(
            code: .hiddenRestoredInWillDisappear,
            request: body(
                ##"{"id":"a"},"## + restoring,
                ##""operation":{"type":"interactivePop","outcome":"cancelled"}"##
            )
        ),
        // The bar is visible already.
        DiagnosticExample(
            code: .hiddenRestoredInWillDisappear,
            request: body(##"{"id":"a"},"## + writing("b", "viewWillDisappear", show), pop)
        ),
        DiagnosticExample(
            code: .hiddenRestoredInWillDisappear,
            request: body(writing("a", "viewWillAppear", show) + "," + writing("b", "viewWillAppear", hide), pop)
        ),
    ]
}
