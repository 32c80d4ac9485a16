import NavigationStyle

extension DiagnosticExample {
    private static let red = ##"{"background":"opaque","backgroundColor":"#B00000"}"##
    private static let arrow = ##"{"name":"arrow","minimumAlpha":0}"##
    private static let scrolled = ##","view":{"scrollView":{"contentHeight":3000,"contentOffset":400}}"##

    static let appearanceShown = [
        // At the scroll edge on iOS 15 (seed 0, 4).
        DiagnosticExample(
            code: .ineffectiveProperty,
            pointer: "/stack/0/callbacks/viewDidLoad/barTintColor",
            words: "scroll edge",
            request: body(writing("a", "viewDidLoad", ##""barTintColor":"#0C0""##), os: "17.0")
        ),
        // A sheet does not remove the presenter's view, so its appearance callbacks do not run.
        DiagnosticExample(
            code: .appearanceCallbacksSkipped,
            pointer: "/operation/by",
            severity: .warning,
            words: "would have changed tintColor",
            request: body(
                writing("a", "viewDidDisappear", ##""tintColor":"#F00""##),
                ##""operation":{"type":"reappear","by":"pageSheet"}"##,
                os: "17.0"
            )
        ),
        // UIKit does not call viewIsAppearing before iOS 13.
        DiagnosticExample(
            code: .ineffectiveProperty,
            pointer: "/operation/screen/callbacks/viewIsAppearing/tintColor",
            words: "viewIsAppearing is called from iOS 13 on, and this is iOS 12.4",
            request: body(
                ##"{"id":"a"}"##,
                push(writing("b", "viewIsAppearing", ##""tintColor":"#F00""##)),
                os: "12.4"
            )
        ),
        // Under an opaque background.
        DiagnosticExample(
            code: .ineffectiveProperty,
            pointer: "/stack/0/callbacks/viewDidLoad/backgroundColor",
            words: "opaque",
            request: body(
                writing("a", "viewDidLoad", ##""backgroundColor":"#0C0","isTranslucent":false,"barTintColor":"#00C""##)
            )
        ),
        // A shadow image alone.
        DiagnosticExample(
            code: .ineffectiveProperty,
            pointer: "/stack/0/bar/shadow",
            words: "iOS 10",
            request: body(##"{"id":"a","bar":{"shadow":false}}"##, os: "10.0")
        ),
        // Legacy beside an appearance (uikit.B3).
        DiagnosticExample(
            code: .ineffectiveProperty,
            pointer: "/stack/0/callbacks/viewDidLoad/barTintColor",
            words: "standardAppearance",
            request: body(
                writing("a", "viewDidLoad", ##""barTintColor":"#0C0","standardAppearance":\##(red)"##),
                os: "14.0"
            )
        ),
        DiagnosticExample(
            code: .ineffectiveProperty,
            pointer: "/stack/0/callbacks/viewDidLoad/standardAppearance",
            words: "iOS 13",
            request: body(writing("a", "viewDidLoad", ##""standardAppearance":\##(red)"##))
        ),
        DiagnosticExample(
            code: .ineffectiveProperty,
            pointer: "/stack/0/navigationItem/standardAppearance",
            request: body(##"{"id":"a","navigationItem":{"standardAppearance":\##(red)}}"##)
        ),
        DiagnosticExample(
            code: .ineffectiveProperty,
            pointer: "/defaults/appearanceProxy/prefersLargeTitles",
            request: body(
                ##"{"id":"a"}"##,
                ##""defaults":{"appearanceProxy":{"prefersLargeTitles":true}}"##,
                os: "10.0"
            )
        ),
        DiagnosticExample(
            code: .transparentAtScrollEdge,
            pointer: "/stack/0/callbacks/viewDidLoad/standardAppearance",
            words: "no content scroll view",
            request: body(writing("a", "viewDidLoad", ##""standardAppearance":\##(red)"##), os: "17.0")
        ),
        DiagnosticExample(
            code: .transparentAtScrollEdge,
            pointer: "/stack/0/navigationItem/standardAppearance",
            request: body(##"{"id":"a","navigationItem":{"standardAppearance":\##(red)}}"##, os: "15.0")
        ),
        DiagnosticExample(
            code: .backIndicatorMaskMissing,
            pointer: "/stack/0/callbacks/viewDidLoad/backIndicatorImage",
            request: body(writing("a", "viewDidLoad", ##""backIndicatorImage":\##(arrow)"##) + ##",{"id":"b"}"##)
        ),
        // The bar takes what a proxy was given late when it enters the window again (around.R1).
        DiagnosticExample(
            code: .backIndicatorMaskMissing,
            pointer: "/operations/0/properties/backIndicatorImage",
            request: body(
                ##"{"id":"a"}"##,
                ##""operations":[{"type":"setAppearanceProxy","properties":{"backIndicatorImage":\##(arrow)}},"##
                    + ##"{"type":"reappear","by":"fullScreenModal"}]"##
            )
        ),
        DiagnosticExample(
            code: .backIndicatorMaskMissing,
            pointer: "/stack/0/callbacks/viewDidLoad/standardAppearance",
            request: body(
                writing("a", "viewDidLoad", ##""standardAppearance":{"backIndicatorTransitionMaskImage":\##(arrow)}"##),
                os: "17.0"
            )
        ),
        DiagnosticExample(
            code: .backIndicatorMaskCovers,
            pointer: "/stack/0/callbacks/viewDidLoad/backIndicatorTransitionMaskImage",
            severity: .info,
            request: body(
                writing(
                    "a",
                    "viewDidLoad",
                    ##""backIndicatorImage":\##(arrow),"backIndicatorTransitionMaskImage":{"name":"plate"}"##
                )
            )
        ),
        DiagnosticExample(
            code: .glassInterference,
            pointer: "/stack/0/bar/background",
            severity: .info,
            request: body(
                ##"{"id":"a","bar":{"background":{"color":"#F00"}}}"##,
                os: "26.0",
                device: "iPhone 16"
            )
        ),
        DiagnosticExample(
            code: .glassInterference,
            pointer: "/stack/0/callbacks/viewDidLoad/tintColor",
            request: body(writing("a", "viewDidLoad", ##""tintColor":"#F00""##), os: "26.0", device: "iPhone 16")
        ),
        DiagnosticExample(
            code: .contentUnderBar,
            pointer: "/stack/0/view/scrollView/contentInsetAdjustmentBehavior",
            severity: .info,
            request: body(
                ##"{"id":"a","view":{"scrollView":{"contentInsetAdjustmentBehavior":"never","contentHeight":2000}}}"##
            )
        ),
        DiagnosticExample(
            code: .contentUnderBar,
            pointer: "/stack/0/view/automaticallyAdjustsScrollViewInsets",
            request: body(
                ##"{"id":"a","view":{"automaticallyAdjustsScrollViewInsets":false,"scrollView":{"contentHeight":2000}}}"##,
                os: "10.0"
            )
        ),
        // All four edges, set explicitly.
        DiagnosticExample(
            code: .contentUnderBar,
            pointer: "/stack/0/view/edgesForExtendedLayout",
            severity: .info,
            request: body(##"{"id":"a","view":{"edgesForExtendedLayout":["top","left","bottom","right"]}}"##)
        ),
        // An image with alpha (seed 4).
        DiagnosticExample(
            code: .contentUnderBar,
            pointer: "/stack/0/callbacks/viewDidLoad/backgroundImage",
            severity: .info,
            words: "the image \"veil\" has an alpha below 1, so the bar is translucent",
            request: body(writing("a", "viewDidLoad", ##""backgroundImage":{"name":"veil","minimumAlpha":0.5}"##))
        ),
        DiagnosticExample(
            code: .contentUnderBar,
            pointer: "/stack/0/bar/background",
            request: body(##"{"id":"a","bar":{"background":{"color":"#FF000080"}}}"##)
        ),
        DiagnosticExample(
            code: .previousScreenVisible,
            pointer: "/stack/1/view/edgesForExtendedLayout",
            request: body(
                ##"{"id":"a"},{"id":"b","view":{"edgesForExtendedLayout":[]},"bar":{"background":"transparent"}}"##,
                swipe
            )
        ),
        // Translucency is off, but the scroll edge is still clear (uikit.A3).
        DiagnosticExample(
            code: .previousScreenVisible,
            pointer: "/stack/0/callbacks/viewDidLoad/isTranslucent",
            request: body(
                writing("a", "viewDidLoad", ##""isTranslucent":false,"standardAppearance":\##(red)"##)
                    + ##",{"id":"b"}"##,
                pop,
                os: "17.0"
            )
        ),
    ]

    static let appearanceClose = [
        DiagnosticExample(
            code: .appearanceCallbacksSkipped,
            request: body(
                writing("a", "viewWillAppear", ##""tintColor":"#F00""##),
                ##""operation":{"type":"reappear","by":"pageSheet"}"##,
                os: "17.0"
            )
        ),
        DiagnosticExample(
            code: .appearanceCallbacksSkipped,
            request: body(
                writing("a", "viewDidDisappear", ##""tintColor":"#F00""##),
                ##""operation":{"type":"reappear","by":"pageSheet"}"##,
                os: "12.0"
            )
        ),
        DiagnosticExample(
            code: .ineffectiveProperty,
            request: body(
                ##"{"id":"a"}"##,
                push(writing("b", "viewIsAppearing", ##""tintColor":"#F00""##)),
                os: "13.0"
            )
        ),
        DiagnosticExample(
            code: .ineffectiveProperty,
            request: body(writing("a", "viewDidLoad", ##""barTintColor":"#0C0""##), os: "14.0")
        ),
        DiagnosticExample(
            code: .ineffectiveProperty,
            request: body(writing("a", "viewDidLoad", ##""barTintColor":"#0C0""##, scrolled), os: "17.0")
        ),
        // The color is visible through the blur.
        DiagnosticExample(
            code: .ineffectiveProperty,
            request: body(writing("a", "viewDidLoad", ##""backgroundColor":"#0C0""##))
        ),
        DiagnosticExample(
            code: .ineffectiveProperty,
            request: body(
                writing("a", "viewDidLoad", ##""backgroundImage":"empty","shadowImage":"empty""##),
                os: "10.0"
            )
        ),
        DiagnosticExample(
            code: .ineffectiveProperty,
            request: body(##"{"id":"a","bar":{"background":{"color":"#F00"},"title":{"color":"#FFF"}}}"##, os: "17.0")
        ),
        DiagnosticExample(
            code: .transparentAtScrollEdge,
            request: body(writing("a", "viewDidLoad", ##""standardAppearance":\##(red)"##, scrolled), os: "17.0")
        ),
        DiagnosticExample(
            code: .transparentAtScrollEdge,
            request: body(
                writing("a", "viewDidLoad", ##""standardAppearance":\##(red),"scrollEdgeAppearance":\##(red)"##),
                os: "17.0"
            )
        ),
        DiagnosticExample(
            code: .transparentAtScrollEdge,
            request: body(writing("a", "viewDidLoad", ##""standardAppearance":\##(red)"##), os: "14.0")
        ),
        // The appearance has no background that the scroll edge could hide.
        DiagnosticExample(
            code: .transparentAtScrollEdge,
            request: body(
                writing("a", "viewDidLoad", ##""standardAppearance":{"titleTextAttributes":{"color":"#F00"}}"##),
                os: "17.0"
            )
        ),
        DiagnosticExample(
            code: .backIndicatorMaskMissing,
            request: body(
                writing("a", "viewDidLoad", ##""backIndicatorImage":\##(arrow)"##) + ","
                    + writing("b", "viewDidLoad", ##""backIndicatorTransitionMaskImage":\##(arrow)"##)
            )
        ),
        DiagnosticExample(
            code: .backIndicatorMaskCovers,
            request: body(
                writing(
                    "a",
                    "viewDidLoad",
                    ##""backIndicatorImage":\##(arrow),"backIndicatorTransitionMaskImage":\##(arrow)"##
                )
            )
        ),
        DiagnosticExample(
            code: .glassInterference,
            request: body(##"{"id":"a","bar":{"background":{"color":"#F00"}}}"##, os: "18.0")
        ),
        DiagnosticExample(
            code: .glassInterference,
            request: body(##"{"id":"a","bar":{"background":"default"}}"##, os: "26.0", device: "iPhone 16")
        ),
        DiagnosticExample(
            code: .contentUnderBar,
            request: body(##"{"id":"a","view":{"scrollView":{"contentHeight":2000}}}"##)
        ),
        // The edges are not set.
        DiagnosticExample(code: .contentUnderBar, request: body(##"{"id":"a"}"##)),
        // The scroll view insets its content below the bar.
        DiagnosticExample(
            code: .contentUnderBar,
            request: body(
                ##"{"id":"a","view":{"edgesForExtendedLayout":["top","left","bottom","right"],"scrollView":{}}}"##
            )
        ),
        // Under an opaque bar, the edges have no effect.
        DiagnosticExample(
            code: .contentUnderBar,
            request: body(
                writing(
                    "a",
                    "viewDidLoad",
                    ##""isTranslucent":false"##,
                    ##","view":{"edgesForExtendedLayout":["top","left","bottom","right"]}"##
                )
            )
        ),
        // With an opaque image, the view begins below the bar; with a clear bar, content under the bar is intended.
        DiagnosticExample(
            code: .contentUnderBar,
            request: body(writing("a", "viewDidLoad", ##""backgroundImage":{"name":"plain"}"##))
        ),
        DiagnosticExample(code: .contentUnderBar, request: body(##"{"id":"a","bar":{"background":"transparent"}}"##)),
        DiagnosticExample(
            code: .contentUnderBar,
            request: body(
                ##"{"id":"a","view":{"edgesForExtendedLayout":[],"scrollView":{"contentInsetAdjustmentBehavior":"never"}}}"##
            )
        ),
        DiagnosticExample(
            code: .contentUnderBar,
            request: body(
                ##"{"id":"a","bar":{"hidden":true},"view":{"scrollView":{"contentInsetAdjustmentBehavior":"never"}}}"##
            )
        ),
        DiagnosticExample(
            code: .previousScreenVisible,
            request: body(##"{"id":"a"},{"id":"b","bar":{"background":"transparent"}}"##, swipe)
        ),
        // An opaque bar covers the previous screen.
        DiagnosticExample(
            code: .previousScreenVisible,
            request: body(
                ##"{"id":"a","view":{"edgesForExtendedLayout":[]},"bar":{"background":{"color":"#F00"}}},"##
                    + ##"{"id":"b","view":{"edgesForExtendedLayout":[]},"bar":{"background":{"color":"#F00"}}}"##,
                swipe
            )
        ),
    ]
}
