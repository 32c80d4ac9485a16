import NavigationStyle

extension DiagnosticExample {
    private static let swipeUp = ##""operation":{"type":"barHideOnSwipe","direction":"up"}"##
    private static let hidesOnSwipe = ##""hidesBarsOnSwipe":true"##
    private static let scrolls = ##","view":{"scrollView":{"contentHeight":3000}}"##

    private static let red = ##""isTranslucent":false,"barTintColor":"#F00""##
    private static let proxy = ##""operation":{"type":"setAppearanceProxy","properties":{"## + red + "}}"
    private static let contained =
        ##""defaults":{"containedAppearanceProxies":[{"whenContainedInInstancesOf":["Checkout"],"properties":{"## + red
        + "}}]}"

    private static let opaque = writing("a", "viewDidLoad", ##""isTranslucent":false"##)
    private static let leftAtTop =
        ##""operation":{"type":"push","screen":{"id":"b"},"animator":{"usesFinalFrame":false}}"##

    /// Returns a push by a bar button item or by code, and the pop.
    private static func thereAndBack(by trigger: String) -> String {
        ##""operations":[{"type":"push","screen":{"id":"b"},"by":"\##(trigger)"},{"type":"pop"}]"##
    }

    private static let hidingTabBar = push(##"{"id":"b","hidesBottomBarWhenPushed":true}"##)

    /// Returns the members for a tab's navigation controller in a window of `color`.
    private static func tab(windowColor color: String) -> String {
        ##""navigationController":{"tabBar":{},"window":{"backgroundColor":\##(color)}},"##
    }

    private static let sheet = ##""navigationController":{"modalPresentationStyle":"pageSheet"}"##

    static let surroundingsShown = [
        // A sheet does not control the status bar (around.O8).
        DiagnosticExample(
            code: .statusBarStyleIgnored,
            pointer: "/stack/0/prefersStatusBarHidden",
            words: "does not control",
            request: body(##"{"id":"a","prefersStatusBarHidden":true}"##, sheet, os: "17.0")
        ),
        // The tab bar is hidden, and the window behind the bar is black (around.P1).
        DiagnosticExample(
            code: .darkBarInTransition,
            pointer: "/navigationController/window/backgroundColor",
            severity: .warning,
            words: "the tab bar disappears",
            request: body(##"{"id":"a"}"##, tab(windowColor: "null") + hidingTabBar)
        ),
        // A root view that begins below the bar, and one that is clear.
        DiagnosticExample(
            code: .darkBarInTransition,
            pointer: "/navigationController/window/backgroundColor",
            words: "begins below the bar",
            request: body(
                ##"{"id":"a"}"##,
                ##""navigationController":{"window":{"backgroundColor":null}},"##
                    + push(##"{"id":"b","view":{"edgesForExtendedLayout":[]}}"##)
            )
        ),
        DiagnosticExample(
            code: .darkBarInTransition,
            pointer: "/navigationController/window/backgroundColor",
            words: "is clear",
            request: body(
                ##"{"id":"a","view":{"backgroundColor":"clear"}}"##,
                ##""navigationController":{"window":{"backgroundColor":null}},"## + push(##"{"id":"b"}"##)
            )
        ),
        // Policies with fake bars, where both screens have one bar.
        DiagnosticExample(
            code: .darkBarInTransition,
            pointer: "/navigationController/window/backgroundColor",
            request: body(##"{"id":"a"}"##, tab(windowColor: "null") + hidingTabBar, policy: "hbdNavigationBar")
        ),
        DiagnosticExample(
            code: .darkBarInTransition,
            pointer: "/navigationController/window/backgroundColor",
            request: body(##"{"id":"a"}"##, tab(windowColor: "null") + hidingTabBar, policy: "qmui")
        ),
        // Nobody has measured a sheet of iOS 26, nor its tab bar (around.O5, around.P4).
        DiagnosticExample(
            code: .metricsUnknown,
            pointer: "/navigationController/modalPresentationStyle",
            words: "The bar of this presentation",
            request: body(##"{"id":"a"}"##, sheet, os: "26.1", device: "iPhone 17")
        ),
        DiagnosticExample(
            code: .metricsUnknown,
            pointer: "/navigationController/tabBar",
            words: "The tab bar of this device",
            request: body(
                ##"{"id":"a"}"##,
                ##""navigationController":{"tabBar":{}}"##,
                os: "26.1",
                device: "iPhone 17"
            )
        ),
        // The view should begin below the bar (around.Q1).
        DiagnosticExample(
            code: .finalFrameIgnored,
            pointer: "/operation/animator/usesFinalFrame",
            severity: .warning,
            words: "64",
            request: body(opaque, leftAtTop)
        ),
        // The tapped item is still pale when the screen returns (around.T1).
        DiagnosticExample(
            code: .barItemStaysDimmed,
            pointer: "/operations/0/by",
            severity: .info,
            words: "stays pale",
            request: body(##"{"id":"a"}"##, thereAndBack(by: "barButtonItem"))
        ),
        // A bar that is in a window does not apply the proxy (around.R1).
        DiagnosticExample(
            code: .appearanceProxyTooLate,
            pointer: "/operation/properties",
            severity: .warning,
            words: "isTranslucent and barTintColor",
            request: body(##"{"id":"a"}"##, proxy)
        ),
        // If written to the bar itself, a color alone moves no layout.
        DiagnosticExample(
            code: .appearanceProxyTooLate,
            pointer: "/operation/properties",
            severity: .warning,
            words: "does not read barTintColor",
            request: body(
                ##"{"id":"a"}"##,
                ##""operation":{"type":"setAppearanceProxy","properties":{"barTintColor":"#F00"}}"##
            )
        ),
        DiagnosticExample(
            code: .appearanceProxyNotContained,
            pointer: "/defaults/containedAppearanceProxies/0/whenContainedInInstancesOf",
            severity: .info,
            words: "Checkout",
            request: body(##"{"id":"a"}"##, contained)
        ),
        // The system has hidden the bar, and content scrolls under the status bar (around.S3).
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
            code: .statusBarStyleIgnored,
            request: body(##"{"id":"a","prefersStatusBarHidden":true}"##, sheet, os: "12.0")
        ),
        DiagnosticExample(
            code: .darkBarInTransition,
            request: body(##"{"id":"a"}"##, tab(windowColor: ##""#FFF""##) + hidingTabBar)
        ),
        DiagnosticExample(
            code: .darkBarInTransition,
            request: body(##"{"id":"a"}"##, tab(windowColor: "null") + push(##"{"id":"b"}"##))
        ),
        // A window of which nobody says anything; a bar that nothing shows through; no animation.
        DiagnosticExample(
            code: .darkBarInTransition,
            request: body(##"{"id":"a"}"##, ##""navigationController":{"tabBar":{}},"## + hidingTabBar)
        ),
        DiagnosticExample(code: .darkBarInTransition, request: body(opaque, tab(windowColor: "null") + hidingTabBar)),
        // A policy that paints what is behind the bar, and one whose fake bars are in front of the screens' own views.
        DiagnosticExample(
            code: .darkBarInTransition,
            request: body(
                ##"{"id":"a"}"##,
                tab(windowColor: "null") + hidingTabBar,
                policy: "kmNavigationBarTransition"
            )
        ),
        DiagnosticExample(
            code: .darkBarInTransition,
            request: body(
                ##"{"id":"a","library":{"barTintColor":"#FF000080"}}"##,
                tab(windowColor: "null") + hidingTabBar,
                policy: "hbdNavigationBar"
            )
        ),
        DiagnosticExample(
            code: .darkBarInTransition,
            request: body(
                ##"{"id":"a"}"##,
                tab(windowColor: "null") + push(##"{"id":"b","hidesBottomBarWhenPushed":true}"##, animated: false)
            )
        ),
        DiagnosticExample(code: .finalFrameIgnored, request: body(##"{"id":"a"}"##, leftAtTop)),
        // A hidden bar, and a view that goes under an opaque one.
        DiagnosticExample(
            code: .finalFrameIgnored,
            request: body(opaque, leftAtTop.replacing(##""id":"b""##, with: ##""id":"b","bar":{"hidden":true}"##))
        ),
        DiagnosticExample(
            code: .finalFrameIgnored,
            request: body(
                opaque,
                leftAtTop.replacing(
                    ##""id":"b""##,
                    with: ##""id":"b","view":{"extendedLayoutIncludesOpaqueBars":true}"##
                )
            )
        ),
        // It has a say, and full screen it has one.
        DiagnosticExample(
            code: .statusBarStyleIgnored,
            request: body(
                ##"{"id":"a","prefersStatusBarHidden":true}"##,
                sheet.replacing("}", with: ##","modalPresentationCapturesStatusBarAppearance":true}"##),
                os: "17.0"
            )
        ),
        DiagnosticExample(
            code: .statusBarStyleIgnored,
            request: body(
                ##"{"id":"a","prefersStatusBarHidden":true}"##,
                sheet.replacing("pageSheet", with: "fullScreen"),
                os: "17.0"
            )
        ),
        // A bar at its known place, full screen on iOS 26, and a tab bar that is gone.
        DiagnosticExample(
            code: .metricsUnknown,
            request: body(
                ##"{"id":"a"}"##,
                sheet.replacing("pageSheet", with: "fullScreen"),
                os: "26.1",
                device: "iPhone 17"
            )
        ),
        DiagnosticExample(
            code: .metricsUnknown,
            request: body(
                ##"{"id":"a","hidesBottomBarWhenPushed":true}"##,
                ##""navigationController":{"tabBar":{}}"##,
                os: "26.1",
                device: "iPhone 17"
            )
        ),
        DiagnosticExample(
            code: .barItemStaysDimmed,
            request: body(##"{"id":"a"}"##, thereAndBack(by: "barButtonItem"), os: "13.0")
        ),
        DiagnosticExample(code: .barItemStaysDimmed, request: body(##"{"id":"a"}"##, thereAndBack(by: "code"))),
        // Writes to the bar itself take precedence over the proxy.
        DiagnosticExample(
            code: .appearanceProxyTooLate,
            request: body(writing("a", "viewDidLoad", ##""isTranslucent":false,"barTintColor":"#00F""##), proxy)
        ),
        DiagnosticExample(code: .appearanceProxyTooLate, request: body("", proxy)),
        DiagnosticExample(
            code: .appearanceProxyNotContained,
            request: body(
                ##"{"id":"a"}"##,
                contained + ##","navigationController":{"containerClasses":["Checkout","UINavigationController"]}"##
            )
        ),
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
