import NavigationStyle

// Diagnostics about a look report only visible differences (seed 0, 4.1; uikit.A, uikit.B3).
extension DiagnosticExample {
    private static let image = ##"{"name":"x","color":"#0000FF"}"##

    static let seenShown = [
        // Under this library, the config is the place for styles.
        DiagnosticExample(
            code: .inheritedStyle,
            pointer: "/stack/0/library/config/barTintColor",
            severity: .info,
            request: body(
                ##"{"id":"a","library":{"config":{"barTintColor":"#F00"}}}"##,
                push(##"{"id":"b"}"##),
                policy: "doubleNavigationController"
            )
        ),
        // A cancelled swipe leaves an unmanaged screen with the background of the other screen.
        DiagnosticExample(
            code: .styleLeak,
            pointer: "/stack/1/library",
            words: "cancelled swipe",
            request: body(
                ##"{"id":"a","library":{}},{"id":"b","library":{"barBackgroundImage":{"name":"z"}}},"##
                    + ##"{"id":"c","library":{"isManaged":false}}"##,
                ##""operation":{"type":"interactivePop","outcome":"cancelled"}"##,
                policy: "wrNavigationBar"
            )
        ),
        // A value that was written only once is removed when the other screen restores the bar.
        DiagnosticExample(
            code: .styleLeak,
            pointer: "/stack/0/bar/tint",
            words: "before, it was #FF0000",
            request: body(
                ##"{"id":"a","styledIn":"viewDidLoad","bar":{"tint":"#F00"}}"##,
                ##""operations":[{"type":"push","screen":{"id":"b"}},{"type":"pop"}]"##,
                policy: "restoring"
            )
        ),
        DiagnosticExample(
            code: .ineffectiveProperty,
            pointer: "/stack/0/callbacks/viewWillAppear/backgroundColor",
            words: "barTintColor covers it",
            request: body(
                writing("a", "viewWillAppear", ##""barTintColor":"#F00","backgroundColor":"#0F0""##),
                os: "14.0"
            )
        ),
        DiagnosticExample(
            code: .styleLeak,
            pointer: "/stack/0/bar/largeTitle",
            request: body(##"{"id":"a","bar":{"largeTitle":true}}"##, push(##"{"id":"b"}"##))
        ),
    ]

    private static let titles =
        ##"{"id":"a","callbacks":{"viewWillAppear":{"titleTextAttributes":{"color":"#F00"}}}},"##
        + writing("b", "viewWillAppear", ##""titleTextAttributes":{"color":"#00F"}"##)

    static let titleShown = [
        // After a tap on Back, the title keeps the attributes of the outgoing screen (uikit.G).
        DiagnosticExample(
            code: .titleAttributesStay,
            pointer: "/stack/0/callbacks/viewWillAppear/titleTextAttributes",
            words: "after a tap on Back",
            request: body(titles, ##""operation":{"type":"pop","by":"backButton"}"##)
        )
    ]

    static let titleClose = [
        DiagnosticExample(code: .titleAttributesStay, request: body(titles, pop)),
        DiagnosticExample(
            code: .titleAttributesStay,
            request: body(titles, ##""operation":{"type":"pop","by":"backButton"}"##, os: "13.0")
        ),
    ]

    static let seenClose = [
        // The color is covered by the next screen's image, and is visible on the screen that sets it.
        DiagnosticExample(
            code: .styleLeak,
            request: body(
                writing("a", "viewWillAppear", ##""barTintColor":"#F00""##),
                push(writing("b", "viewWillAppear", ##""backgroundImage":\##(image)"##))
            )
        ),
        DiagnosticExample(
            code: .ineffectiveProperty,
            request: body(
                writing("a", "viewWillAppear", ##""barTintColor":"#F00""##),
                push(writing("b", "viewWillAppear", ##""backgroundImage":\##(image)"##))
            )
        ),
        DiagnosticExample(
            code: .styleLeak,
            request: body(
                writing("a", "viewWillAppear", ##""backgroundColor":"#F00""##),
                push(writing("b", "viewWillAppear", ##""backgroundImage":\##(image)"##))
            )
        ),
        // With an appearance object, legacy colors are not drawn.
        DiagnosticExample(
            code: .styleLeak,
            request: body(
                writing("a", "viewWillAppear", ##""barTintColor":"#F00""##),
                push(##"{"id":"b","bar":{"background":{"color":"#00F"}}}"##),
                os: "15.0"
            )
        ),
        DiagnosticExample(
            code: .inheritedStyle,
            request: body(
                ##"{"id":"a","library":{"config":{"barTintColor":"#F00"}}}"##,
                push(##"{"id":"b","library":{"config":{"backgroundImage":\##(image)}}}"##),
                policy: "doubleNavigationController"
            )
        ),
        // The item never shows a large title, so that the flag has no visible effect.
        DiagnosticExample(
            code: .styleLeak,
            request: body(
                ##"{"id":"a","bar":{"largeTitle":true}}"##,
                push(##"{"id":"b","navigationItem":{"largeTitleDisplayMode":"never"}}"##)
            )
        ),
        // The library's own writes are not reported.
        DiagnosticExample(
            code: .ineffectiveProperty,
            request: body(
                ##"{"id":"a","bar":{"background":{"color":"#F00"},"shadow":false}}"##,
                push(##"{"id":"b","bar":{"background":{"color":"#00F"}}}"##),
                policy: "hbdNavigationBar",
                os: "15.0"
            )
        ),
        DiagnosticExample(
            code: .styleLeak,
            request: body(
                ##"{"id":"a","bar":{"background":{"color":"#F00"}}},{"id":"b","bar":{"background":{"color":"#00F"}}}"##,
                ##""operation":{"type":"interactivePop","outcome":"cancelled"}"##,
                policy: "wrNavigationBar"
            )
        ),
        DiagnosticExample(
            code: .styleLeak,
            request: body(
                ##"{"id":"a","bar":{"tint":"#F00"}}"##,
                ##""operations":[{"type":"push","screen":{"id":"b"}},{"type":"pop"}]"##,
                policy: "restoring"
            )
        ),
        // A write of 1 restores the default.
        DiagnosticExample(code: .barAlphaChanged, request: body(writing("a", "viewWillAppear", ##""alpha":1"##))),
    ]
}
