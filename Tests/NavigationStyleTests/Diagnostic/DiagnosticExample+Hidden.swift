import NavigationStyle

extension DiagnosticExample {
    private static let hide = ##""isNavigationBarHidden":{"hidden":true,"animated":"asTransition"}"##
    private static let hideAtOnce = ##""isNavigationBarHidden":true"##
    private static let hideAnimated = ##""isNavigationBarHidden":{"hidden":true,"animated":true}"##
    private static let show = ##""isNavigationBarHidden":{"hidden":false,"animated":true}"##

    static let hiddenShown = [
        // B hides without animation: in the swipe from C a black block (seed 0, 4.3.1).
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
        // B shows without animation as it goes: the bar flashes in (seed 0, 4.3.1).
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
        // The screen below says nothing of itself.
        DiagnosticExample(
            code: .hiddenRestoredInWillDisappear,
            pointer: "/stack/1/callbacks/viewWillDisappear/isNavigationBarHidden",
            words: "\"a\" does not say itself",
            request: body(##"{"id":"a"},"## + restoring, pop)
        ),
        // Nothing hides it again when the swipe is taken back.
        DiagnosticExample(
            code: .hiddenRestoredInWillDisappear,
            pointer: "/stack/1/callbacks/viewWillDisappear/isNavigationBarHidden",
            words: "nothing takes it back",
            request: body(
                ##"{"id":"a"},{"id":"b","interactivePop":{"delegateReplaced":true},"callbacks":{"viewDidLoad":{"##
                    + hide + ##"},"viewWillDisappear":{"## + show + "}}}",
                ##""operation":{"type":"interactivePop","outcome":"cancelled"}"##
            )
        ),
        // In viewDidAppear nothing moves any more.
        DiagnosticExample(
            code: .hiddenNotAnimated,
            pointer: "/operation/screen/callbacks/viewDidAppear/isNavigationBarHidden",
            words: "when the push is over the bar is gone at once",
            request: body(##"{"id":"a"}"##, push(writing("b", "viewDidAppear", hideAtOnce)))
        ),
        DiagnosticExample(
            code: .hiddenNotAnimated,
            pointer: "/operation/screen/callbacks/viewWillAppear/isNavigationBarHidden",
            words: "and comes back at the end",
            request: body(
                ##"{"id":"a"}"##,
                push(
                    ##"{"id":"b","callbacks":{"viewWillAppear":{"## + hideAtOnce + ##"},"viewDidAppear":{"## + show
                        + "}}}"
                )
            )
        ),
    ]

    /// A screen that hides the bar and shows it again as it goes.
    private static let restoring =
        ##"{"id":"b","interactivePop":{"delegateReplaced":true},"callbacks":{"viewWillAppear":{"## + hide
        + ##"},"viewWillDisappear":{"## + show + "}}}"

    static let hiddenClose = [
        DiagnosticExample(
            code: .hiddenNotAnimated,
            request: body(##"{"id":"a"}"##, push(writing("b", "viewWillAppear", hide)))
        ),
        // Nothing moves at all.
        DiagnosticExample(
            code: .hiddenNotAnimated,
            request: body(##"{"id":"a"}"##, push(writing("b", "viewWillAppear", hideAtOnce), animated: false))
        ),
        // It is hidden already.
        DiagnosticExample(
            code: .hiddenNotAnimated,
            request: body(
                writing("a", "viewWillAppear", hide),
                push(writing("b", "viewWillAppear", hideAtOnce))
            )
        ),
        // The first screen comes without a transition.
        DiagnosticExample(
            code: .hiddenNotAnimated,
            request: body("", push(writing("a", "viewWillAppear", hideAtOnce)))
        ),
        DiagnosticExample(
            code: .hiddenAnimationMismatch,
            request: body(##"{"id":"a"}"##, push(writing("b", "viewWillAppear", hide), animated: false))
        ),
        // The screens move, and that the bar does not is said once.
        DiagnosticExample(
            code: .hiddenAnimationMismatch,
            request: body(##"{"id":"a"}"##, push(writing("b", "viewWillAppear", hideAtOnce)))
        ),
        DiagnosticExample(
            code: .hiddenAnimationMismatch,
            request: body(##"{"id":"a"}"##, push(writing("b", "viewWillAppear", hideAnimated)))
        ),
        // Taken back before anything is drawn.
        DiagnosticExample(
            code: .hiddenNotAnimated,
            request: body(
                writing("a", "viewWillDisappear", hideAtOnce),
                push(writing("b", "viewWillAppear", show))
            )
        ),
        // One of the two is hidden, and all is animated (seed 0, 4.3.1.2).
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
        // It is shown already.
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
