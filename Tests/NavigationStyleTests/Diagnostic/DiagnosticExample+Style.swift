import NavigationStyle

extension DiagnosticExample {
    static let styleShown = [
        // A new screen sets nothing (seed 0, 4.1).
        DiagnosticExample(
            code: .styleLeak,
            pointer: "/stack/0/callbacks/viewDidLoad/barTintColor",
            words: "#FF0000",
            request: body(writing("a", "viewDidLoad", ##""barTintColor":"#F00""##), push(##"{"id":"b"}"##))
        ),
        DiagnosticExample(
            code: .styleLeak,
            pointer: "/stack/0/bar/tint",
            request: body(##"{"id":"a","bar":{"tint":"#F00"}},{"id":"b"}"##)
        ),
        // A returning screen has written its style only once (seed 0, 4.1).
        DiagnosticExample(
            code: .styleLeak,
            pointer: "/stack/1/callbacks/viewWillAppear/tintColor",
            words: "before, it was #00FF00",
            request: body(
                writing("a", "viewDidLoad", ##""tintColor":"#0F0""##) + ","
                    + writing("b", "viewWillAppear", ##""tintColor":"#00F""##),
                pop
            )
        ),
        DiagnosticExample(
            code: .styleLeak,
            pointer: "/stack/1/bar/hidden",
            request: body(##"{"id":"a"},{"id":"b","bar":{"hidden":true}}"##, pop)
        ),
        // The screen that changed the bar is named, not one that has written the same value since.
        DiagnosticExample(
            code: .styleLeak,
            pointer: "/stack/0/callbacks/viewDidLoad/tintColor",
            request: body(
                writing("a", "viewDidLoad", ##""tintColor":"#F00""##) + ##",{"id":"b"},"##
                    + writing("c", "viewWillAppear", ##""tintColor":"#F00""##),
                pop
            )
        ),
        // Without the other screen, the bar would have the value of the navigation controller.
        DiagnosticExample(
            code: .styleLeak,
            pointer: "/stack/0/callbacks/viewDidLoad/tintColor",
            request: body(
                writing("a", "viewDidLoad", ##""tintColor":"#00F""##),
                ##""defaults":{"navigationBar":{"tintColor":"#F00"}},"## + push(##"{"id":"b"}"##)
            )
        ),
        // A cancelled swipe leaves the writes of the screen below (S13).
        DiagnosticExample(
            code: .styleLeak,
            pointer: "/stack/0/callbacks/viewWillAppear/tintColor",
            request: body(
                writing("a", "viewWillAppear", ##""tintColor":"#0F0""##) + ","
                    + writing("b", "viewDidLoad", ##""tintColor":"#00F""##),
                ##""operation":{"type":"interactivePop","outcome":"cancelled"}"##
            )
        ),
        // Under a library too, a property that is not copied leaks onto a returning screen.
        DiagnosticExample(
            code: .styleLeak,
            pointer: "/operations/0/screen/callbacks/viewDidLoad/tintColor",
            request: body(
                writing("a", "viewDidLoad", ##""tintColor":"#0F0""##),
                ##""operations":[{"type":"push","screen":"##
                    + writing("b", "viewDidLoad", ##""tintColor":"#00F""##) + ##"},{"type":"pop"}]"##,
                policy: "kmNavigationBarTransition"
            )
        ),
        DiagnosticExample(
            code: .inheritedStyle,
            pointer: "/stack/0/callbacks/viewDidLoad/barTintColor",
            severity: .info,
            request: body(
                writing("a", "viewDidLoad", ##""barTintColor":"#F00""##),
                push(##"{"id":"b"}"##),
                policy: "doubleNavigationController"
            )
        ),
        DiagnosticExample(
            code: .inheritedStyle,
            pointer: "/stack/0/bar/tint",
            request: body(##"{"id":"a","bar":{"tint":"#F00"}}"##, push(##"{"id":"b"}"##), policy: "transitionBar")
        ),
        // Overwritten by the screen's own code.
        DiagnosticExample(
            code: .declaredStyleNotShown,
            pointer: "/stack/0/bar/tint",
            words: "at /stack/0/callbacks/viewWillAppear/tintColor",
            request: body(
                ##"{"id":"a","bar":{"tint":"#F00"},"callbacks":{"viewWillAppear":{"tintColor":"#00F"}}}"##
            )
        ),
        // Explicit translucency, which makes an opaque image half transparent, or a translucent one opaque.
        DiagnosticExample(
            code: .declaredStyleNotShown,
            pointer: "/stack/0/bar/background",
            words: "isTranslucent is true, as \"a\" sets it at /stack/0/callbacks/viewWillAppear/isTranslucent",
            request: body(
                ##"{"id":"a","bar":{"background":{"color":"#F00"}},"callbacks":{"viewWillAppear":{"isTranslucent":true}}}"##,
                os: "10.0"
            )
        ),
        DiagnosticExample(
            code: .declaredStyleNotShown,
            pointer: "/stack/0/bar/background",
            words: "isTranslucent is false, as \"a\" sets it",
            request: body(
                ##"{"id":"a","bar":{"background":"transparent"},"callbacks":{"viewWillAppear":{"isTranslucent":false}}}"##,
                os: "10.0"
            )
        ),
        DiagnosticExample(
            code: .declaredStyleNotShown,
            pointer: "/stack/0/bar/background",
            words: "alpha is 0.5",
            request: body(
                ##"{"id":"a","bar":{"background":{"color":"#F00"}},"callbacks":{"viewDidLoad":{"alpha":0.5}}}"##
            )
        ),
        DiagnosticExample(
            code: .declaredStyleNotShown,
            pointer: "/stack/0/bar/shadow",
            words: "cuts off the hairline, which lies below the bar",
            request: body(
                ##"{"id":"a","bar":{"background":{"color":"#F00"},"shadow":true},"##
                    + ##""callbacks":{"viewDidLoad":{"clipsToBounds":true}}}"##,
                os: "10.0"
            )
        ),
        DiagnosticExample(
            code: .declaredStyleNotShown,
            pointer: "/stack/0/bar/shadow",
            words: "only with a background image",
            request: body(##"{"id":"a","bar":{"shadow":false}}"##, os: "10.0")
        ),
        DiagnosticExample(
            code: .declaredStyleNotShown,
            pointer: "/stack/0/bar/background",
            words: "the navigation item's own appearance",
            request: body(
                ##"{"id":"a","bar":{"background":{"color":"#F00"}},"##
                    + ##""navigationItem":{"scrollEdgeAppearance":{"background":"transparent"}}}"##,
                os: "17.0"
            )
        ),
        DiagnosticExample(
            code: .declaredStyleNotShown,
            pointer: "/stack/0/bar/background",
            words: "is the one that the bar uses in the state compactScrollEdge",
            request: ##"""
                {"policy":"system","environment":{"os":"17.0","orientation":"landscape"},
                 "stack":[{"id":"a","bar":{"background":{"color":"#F00"}},"callbacks":{"viewDidLoad":{
                   "compactScrollEdgeAppearance":{"background":"opaque","backgroundColor":"#0F0"}}}}]}
                """##
        ),
        // A part that the policy cannot express.
        DiagnosticExample(
            code: .declaredStyleNotShown,
            pointer: "/stack/0/bar/shadow",
            words: "hbdNavigationBar cannot express it",
            request: body(##"{"id":"a","bar":{"shadow":"#F00"}}"##, policy: "hbdNavigationBar", os: "17.0")
        ),
        // All parts together, if another screen hides the bar.
        DiagnosticExample(
            code: .declaredStyleNotShown,
            pointer: "/operation/screen/bar/background",
            words: "background and tint, but they are not seen: the bar is hidden, as \"a\" sets isNavigationBarHidden",
            request: body(
                writing("a", "viewWillAppear", ##""isNavigationBarHidden":true"##),
                push(##"{"id":"b","bar":{"background":{"color":"#FFF"},"tint":"#000"}}"##)
            )
        ),
        // Ignored on this iOS.
        DiagnosticExample(
            code: .declaredStyleNotShown,
            pointer: "/stack/0/bar/largeTitle",
            words: "iOS 10.0",
            request: body(##"{"id":"a","bar":{"largeTitle":true}}"##, os: "10.0")
        ),
        DiagnosticExample(
            code: .declaredStyleNotShown,
            pointer: "/stack/0/bar/statusBar",
            request: ##"""
                {"policy":"system","environment":{"userInterfaceStyle":"dark"},
                 "stack":[{"id":"a","bar":{"statusBar":"darkContent"}}]}
                """##
        ),
        // Not copied by the policy.
        DiagnosticExample(
            code: .declaredStyleNotShown,
            pointer: "/stack/0/bar/tint",
            words: "#0000FF",
            request: body(
                ##"{"id":"a","styledIn":"viewDidLoad","bar":{"tint":"#F00"}},{"id":"b","bar":{"tint":"#00F"}}"##,
                pop,
                policy: "kmNavigationBarTransition"
            )
        ),
    ]

    static let styleClose = [
        // Overwritten by the policy's copy, which change-lost reports.
        DiagnosticExample(
            code: .declaredStyleNotShown,
            request: ##"""
                {"policy":"transitionBar","environment":{"os":"12.0"},
                 "stack":[{"id":"a","bar":{"background":{"color":"#F00"}}},{"id":"b"}],
                 "controller":{"stack":["a","b"],"loaded":["a","b"],
                   "fakeBars":{"a":{"isAttached":true,"properties":{"barTintColor":"#00F","isTranslucent":true}}}},
                 "operation":{"type":"pop"}}
                """##
        ),
        // The new screen sets the color itself.
        DiagnosticExample(
            code: .styleLeak,
            request: body(
                writing("a", "viewDidLoad", ##""barTintColor":"#F00""##),
                push(writing("b", "viewWillAppear", ##""barTintColor":"#00F""##))
            )
        ),
        // The returning screen writes its style each time it appears.
        DiagnosticExample(
            code: .styleLeak,
            request: body(
                writing("a", "viewWillAppear", ##""tintColor":"#0F0""##) + ","
                    + writing("b", "viewWillAppear", ##""tintColor":"#00F""##),
                pop
            )
        ),
        // Each screen restores the bar after its changes.
        DiagnosticExample(
            code: .styleLeak,
            request: body(
                ##"{"id":"a"},"## + writing("b", "viewWillAppear", ##""tintColor":"#00F""##),
                pop,
                policy: "restoring"
            )
        ),
        // Both screens look as before.
        DiagnosticExample(
            code: .styleLeak,
            request: body(
                writing("a", "viewDidLoad", ##""tintColor":"#0F0""##) + ","
                    + writing("b", "viewWillAppear", ##""tintColor":"#0F0""##),
                pop
            )
        ),
        // Another screen writes the value that the navigation controller's bar has from the start.
        DiagnosticExample(
            code: .styleLeak,
            request: body(
                ##"{"id":"a"},"## + writing("b", "viewWillAppear", ##""tintColor":"#F00""##),
                ##""defaults":{"navigationBar":{"tintColor":"#F00"}},"## + pop
            )
        ),
        DiagnosticExample(
            code: .styleLeak,
            request: body(
                writing("a", "viewWillAppear", ##""tintColor":"#F00""##),
                ##""defaults":{"navigationBar":{"tintColor":{"light":"#F00","dark":"#0F0"}}},"##
                    + push(##"{"id":"b"}"##)
            )
        ),
        DiagnosticExample(
            code: .styleLeak,
            request: body(
                writing("a", "viewWillAppear", ##""isNavigationBarHidden":true"##),
                ##""defaults":{"navigationBar":{"isNavigationBarHidden":true}},"## + push(##"{"id":"b"}"##)
            )
        ),
        // The app's default is not a leak.
        DiagnosticExample(
            code: .styleLeak,
            request: body(
                ##"{"id":"a"}"##,
                ##""defaults":{"appearanceProxy":{"tintColor":"#F00"}},"## + push(##"{"id":"b"}"##)
            )
        ),
        DiagnosticExample(
            code: .styleLeak,
            request: body(
                ##"{"id":"a"},"## + writing("b", "viewWillDisappear", ##""isNavigationBarHidden":false"##),
                pop
            )
        ),
        // The item's own appearance does not leak.
        DiagnosticExample(
            code: .styleLeak,
            request: body(
                ##"{"id":"a","navigationItem":{"standardAppearance":{"background":"opaque","backgroundColor":"#F00"}}}"##,
                push(##"{"id":"b"}"##),
                os: "17.0"
            )
        ),
        DiagnosticExample(
            code: .inheritedStyle,
            request: body(
                writing("a", "viewDidLoad", ##""barTintColor":"#F00""##),
                push(writing("b", "viewDidLoad", ##""barTintColor":"#00F""##)),
                policy: "doubleNavigationController"
            )
        ),
        DiagnosticExample(
            code: .declaredStyleNotShown,
            request: body(##"{"id":"a","bar":{"tint":"#F00","largeTitle":true}}"##)
        ),
        DiagnosticExample(
            code: .declaredStyleNotShown,
            request: body(##"{"id":"a","bar":{"hidden":true,"tint":"#F00","background":{"color":"#00F"}}}"##)
        ),
    ]
}
