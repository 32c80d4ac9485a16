import NavigationStyle

extension DiagnosticExample {
    private static let red = ##""barTintColor":"#F00""##
    private static let veil = ##""backgroundImage":{"name":"veil","minimumAlpha":0.9}"##
    private static let hide = ##""isNavigationBarHidden":{"hidden":true,"animated":"asTransition"}"##
    private static let edge = ##"{"background":"opaque","backgroundColor":"#F00"}"##

    private static func pushed(_ screen: String, _ policy: String, os: String = "12.0") -> String {
        body(##"{"id":"a"}"##, push(screen), policy: policy, os: os)
    }

    static let usageShown = [
        // The article's first and second rules (seed 0, 5.2).
        DiagnosticExample(
            code: .ruleBroken,
            pointer: "/operation/screen/callbacks/viewDidAppear/backgroundImage",
            severity: .warning,
            words: "after the transition, against a rule of",
            request: pushed(writing("b", "viewDidAppear", veil), "transitionBar")
        ),
        DiagnosticExample(
            code: .ruleBroken,
            pointer: "/stack/0/callbacks/viewDidLoad/barTintColor",
            words: "Style the background with backgroundImage and shadowImage",
            request: body(writing("a", "viewDidLoad", red), policy: "transitionBar")
        ),
        DiagnosticExample(
            code: .ruleBroken,
            pointer: "/operation/properties/backgroundColor",
            request: body(
                ##"{"id":"a"}"##,
                ##""operation":{"type":"update","properties":{"backgroundColor":"#F00"}}"##,
                policy: "transitionBar"
            )
        ),
        DiagnosticExample(
            code: .ruleBroken,
            pointer: "/operation/screen/callbacks/viewWillAppear/barTintColor",
            words: "flashes when a swipe is cancelled",
            request: pushed(writing("b", "viewWillAppear", red), "kmNavigationBarTransition", os: "8.2")
        ),
        DiagnosticExample(
            code: .ruleBroken,
            pointer: "/operation/screen/callbacks/viewDidLoad/isNavigationBarHidden",
            request: pushed(writing("b", "viewDidLoad", hide), "kmNavigationBarTransition")
        ),
        DiagnosticExample(
            code: .ruleBroken,
            pointer: "/operation/screen/callbacks/viewDidLoad/barTintColor",
            words: "in config",
            request: pushed(writing("b", "viewDidLoad", red), "doubleNavigationController")
        ),
        DiagnosticExample(
            code: .ruleBroken,
            pointer: "/operation/screen/callbacks/viewDidAppear/isNavigationBarHidden",
            words: "prefersNavigationBarHidden",
            request: pushed(writing("b", "viewDidAppear", hide), "fdFullscreenPopGesture")
        ),
        DiagnosticExample(
            code: .ruleBroken,
            pointer: "/operation/screen/callbacks/viewWillAppear/isNavigationBarHidden",
            words: "barHidden",
            request: pushed(writing("b", "viewWillAppear", hide), "hbdNavigationBar")
        ),
        // FD's block in viewWillAppear, and its correction a turn later.
        DiagnosticExample(
            code: .writeOverridden,
            pointer: "/operation/screen/callbacks/viewDidLoad/isNavigationBarHidden",
            severity: .warning,
            words: "the bar is shown",
            request: pushed(writing("b", "viewDidLoad", hide), "fdFullscreenPopGesture")
        ),
        DiagnosticExample(
            code: .writeOverridden,
            pointer: "/operation/screen/callbacks/viewWillAppear/isNavigationBarHidden",
            request: pushed(writing("b", "viewWillAppear", hide), "fdFullscreenPopGesture")
        ),
        // HBD applies the declared style, and its bar is always translucent.
        DiagnosticExample(
            code: .writeOverridden,
            pointer: "/operation/screen/callbacks/viewWillAppear/barTintColor",
            words: "it is #F7F7F7CC",
            request: pushed(writing("b", "viewWillAppear", red), "hbdNavigationBar")
        ),
        DiagnosticExample(
            code: .writeOverridden,
            pointer: "/operation/screen/callbacks/viewDidAppear/tintColor",
            request: pushed(writing("b", "viewDidAppear", ##""tintColor":"#0F0""##), "hbdNavigationBar")
        ),
        DiagnosticExample(
            code: .writeOverridden,
            pointer: "/operation/screen/callbacks/viewWillAppear/isTranslucent",
            request: pushed(writing("b", "viewWillAppear", ##""isTranslucent":false"##), "hbdNavigationBar")
        ),
        // WR writes in viewDidAppear, and its view covers barTintColor.
        DiagnosticExample(
            code: .writeOverridden,
            pointer: "/operation/screen/callbacks/viewWillAppear/tintColor",
            words: "#007AFF",
            request: pushed(writing("b", "viewWillAppear", ##""tintColor":"#0F0""##), "wrNavigationBar")
        ),
        DiagnosticExample(
            code: .writeOverridden,
            pointer: "/operation/screen/callbacks/viewWillAppear/barTintColor",
            request: pushed(writing("b", "viewWillAppear", red), "wrNavigationBar")
        ),
        // RT overwrites the items' appearances.
        DiagnosticExample(
            code: .writeOverridden,
            pointer: "/operation/screen/navigationItem/scrollEdgeAppearance",
            request: pushed(
                ##"{"id":"b","navigationItem":{"scrollEdgeAppearance":\##(edge)}}"##,
                "rtRootNavigationController",
                os: "17.0"
            )
        ),
        // react-native-screens writes in willShow, after viewWillAppear, and its items' appearances override the bar's.
        DiagnosticExample(
            code: .writeOverridden,
            pointer: "/operation/screen/callbacks/viewWillAppear/tintColor",
            words: "under reactNativeScreens it is unset",
            request: pushed(
                writing("b", "viewWillAppear", ##""tintColor":"#F00""##),
                "reactNativeScreens",
                os: "17.0"
            )
        ),
        DiagnosticExample(
            code: .ruleBroken,
            pointer: "/operation/screen/callbacks/viewWillAppear/standardAppearance",
            words: "Style headers with props",
            request: pushed(
                writing("b", "viewWillAppear", ##""standardAppearance":\##(edge)"##),
                "reactNativeScreens",
                os: "17.0"
            )
        ),
        // The bar behind the screens' own bars, and the bar of a custom container.
        DiagnosticExample(
            code: .writeOverridden,
            pointer: "/operation/screen/callbacks/viewWillAppear/barTintColor",
            request: pushed(writing("b", "viewWillAppear", red), "perScreenBar")
        ),
        DiagnosticExample(
            code: .writeOverridden,
            pointer: "/operation/screen/callbacks/viewWillAppear/barTintColor",
            request: pushed(writing("b", "viewWillAppear", red), "customContainer")
        ),
    ]

    static let usageClose = [
        DiagnosticExample(
            code: .ruleBroken,
            request: pushed(writing("b", "viewWillAppear", veil), "transitionBar")
        ),
        DiagnosticExample(
            code: .ruleBroken,
            request: pushed(
                ##"{"id":"b","bar":{"background":{"color":"#F00"},"shadow":false}}"##,
                "transitionBar",
                os: "17.0"
            )
        ),
        // An update of the visible screen with an image.
        DiagnosticExample(
            code: .ruleBroken,
            request: body(
                ##"{"id":"a"}"##,
                ##""operation":{"type":"update","properties":{\##(veil),"tintColor":"#F00"}}"##,
                policy: "transitionBar"
            )
        ),
        // Removing a color is not styling.
        DiagnosticExample(
            code: .ruleBroken,
            request: pushed(writing("b", "viewWillAppear", ##""barTintColor":null"##), "transitionBar")
        ),
        // The third and the fourth rule have diagnostics of their own.
        DiagnosticExample(
            code: .ruleBroken,
            request: body(writing("a", "viewWillDisappear", veil), push(##"{"id":"b"}"##), policy: "transitionBar")
        ),
        DiagnosticExample(
            code: .ruleBroken,
            request: pushed(writing("b", "viewDidAppear", ##""isTranslucent":true"##), "transitionBar")
        ),
        // A lost change is reported only as lost.
        DiagnosticExample(
            code: .ruleBroken,
            request: pushed(writing("b", "duringTransition", veil), "transitionBar")
        ),
        DiagnosticExample(
            code: .ruleBroken,
            request: pushed(
                writing("b", "viewDidLoad", ##""isNavigationBarHidden":true"##),
                "kmNavigationBarTransition"
            )
        ),
        DiagnosticExample(
            code: .ruleBroken,
            request: pushed(writing("b", "viewWillAppear", red), "kmNavigationBarTransition", os: "8.3")
        ),
        DiagnosticExample(
            code: .ruleBroken,
            request: pushed(writing("b", "viewWillAppear", hide), "kmNavigationBarTransition")
        ),
        DiagnosticExample(
            code: .ruleBroken,
            request: pushed(##"{"id":"b","library":{"config":{\##(red)}}}"##, "doubleNavigationController")
        ),
        DiagnosticExample(
            code: .ruleBroken,
            request: body(
                ##"{"id":"a"}"##,
                ##""operation":{"type":"update","properties":{\##(red)}}"##,
                policy: "doubleNavigationController"
            )
        ),
        // The screen also sets its preference.
        DiagnosticExample(
            code: .ruleBroken,
            request: pushed(
                ##"{"id":"b","library":{"prefersNavigationBarHidden":true},"callbacks":{"viewDidAppear":{\##(hide)}}}"##,
                "fdFullscreenPopGesture"
            )
        ),
        DiagnosticExample(
            code: .ruleBroken,
            request: pushed(##"{"id":"b","library":{"barHidden":true}}"##, "hbdNavigationBar")
        ),
        // Stock UIKit has no such rules.
        DiagnosticExample(code: .ruleBroken, request: pushed(writing("b", "viewDidAppear", red), "system")),
        DiagnosticExample(
            code: .writeOverridden,
            request: pushed(##"{"id":"b","library":{"prefersNavigationBarHidden":true}}"##, "fdFullscreenPopGesture")
        ),
        DiagnosticExample(
            code: .writeOverridden,
            request: pushed(
                ##"{"id":"b","library":{"prefersNavigationBarHidden":true},"callbacks":{"viewWillAppear":{\##(hide)}}}"##,
                "fdFullscreenPopGesture"
            )
        ),
        DiagnosticExample(
            code: .writeOverridden,
            request: pushed(##"{"id":"b","library":{\##(red),"tintColor":"#0F0"}}"##, "hbdNavigationBar")
        ),
        // The library writes the same value as the code.
        DiagnosticExample(
            code: .writeOverridden,
            request: pushed(
                ##"{"id":"b","library":{\##(red)},"callbacks":{"viewWillAppear":{\##(red)}}}"##,
                "hbdNavigationBar"
            )
        ),
        // WR does not change the font, or anything that is written after its viewDidAppear.
        DiagnosticExample(
            code: .writeOverridden,
            request: pushed(
                writing("b", "viewWillAppear", ##""titleTextAttributes":{"fontSize":20}"##),
                "wrNavigationBar"
            )
        ),
        DiagnosticExample(
            code: .writeOverridden,
            request: pushed(writing("b", "viewDidAppear", ##""tintColor":"#0F0""##), "wrNavigationBar")
        ),
        DiagnosticExample(
            code: .writeOverridden,
            request: body(
                ##"{"id":"a","navigationItem":{"scrollEdgeAppearance":\##(edge)}}"##,
                push(##"{"id":"b","navigationItem":{"scrollEdgeAppearance":\##(edge)}}"##),
                policy: "rtRootNavigationController",
                os: "17.0"
            )
        ),
        DiagnosticExample(
            code: .writeOverridden,
            request: pushed(writing("b", "viewWillAppear", red), "rtRootNavigationController")
        ),
        DiagnosticExample(
            code: .writeOverridden,
            request: pushed(##"{"id":"b","bar":{"background":{"color":"#F00"}}}"##, "perScreenBar")
        ),
        // A write after willShow stays until the next screen's willShow.
        DiagnosticExample(
            code: .writeOverridden,
            request: pushed(
                writing("b", "viewDidAppear", ##""tintColor":"#F00""##),
                "reactNativeScreens",
                os: "17.0"
            )
        ),
        // The library's items have no appearance for the scroll edge of a compact bar.
        DiagnosticExample(
            code: .ruleBroken,
            request: pushed(
                writing("b", "viewWillAppear", ##""compactScrollEdgeAppearance":\##(edge)"##),
                "reactNativeScreens",
                os: "17.0"
            )
        ),
        // Copies have a diagnostic of their own.
        DiagnosticExample(
            code: .writeOverridden,
            request: pushed(writing("b", "duringTransition", red), "kmNavigationBarTransition")
        ),
    ]
}
