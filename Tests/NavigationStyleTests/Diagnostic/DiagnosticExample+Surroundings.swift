import NavigationStyle

extension DiagnosticExample {
    private static let swipeUp = ##""operation":{"type":"barHideOnSwipe","direction":"up"}"##
    private static let hidesOnSwipe = ##""hidesBarsOnSwipe":true"##
    private static let scrolls = ##","view":{"scrollView":{"contentHeight":3000}}"##

    static let surroundingsShown = [
        // The bar hid by itself, and content scrolls under the clock (around.S3).
        DiagnosticExample(
            code: .contentUnderStatusBar,
            pointer: "/stack/0/callbacks/viewDidLoad/hidesBarsOnSwipe",
            severity: .info,
            words: "scrolls under it",
            request: body(writing("a", "viewDidLoad", hidesOnSwipe, scrolls), swipeUp)
        ),
        DiagnosticExample(
            code: .ineffectiveProperty,
            pointer: "/stack/0/callbacks/viewDidLoad/hidesBarsOnSwipe",
            words: "from iOS 8 on",
            request: body(writing("a", "viewDidLoad", hidesOnSwipe), swipeUp, os: "7.1")
        ),
    ]

    static let surroundingsClose = [
        DiagnosticExample(
            code: .contentUnderStatusBar,
            request: body(
                writing("a", "viewDidLoad", hidesOnSwipe, scrolls + ##","prefersStatusBarHidden":true"##),
                swipeUp
            )
        ),
        DiagnosticExample(
            code: .contentUnderStatusBar,
            request: body(writing("a", "viewDidLoad", hidesOnSwipe), swipeUp)
        ),
        DiagnosticExample(
            code: .ineffectiveProperty,
            request: body(writing("a", "viewDidLoad", hidesOnSwipe), swipeUp, os: "8.0")
        ),
    ]
}
