import NavigationStyle

extension DiagnosticExample {
    private static func tinted(_ id: String, _ color: String, in callback: String = "viewWillAppear") -> String {
        writing(id, callback, ##""barTintColor":"\##(color)""##)
    }

    private static func opaque(_ id: String, _ color: String, in callback: String = "viewWillAppear") -> String {
        let appearance = ##"{"background":"opaque","backgroundColor":"\##(color)"}"##
        return writing(id, callback, ##""standardAppearance":\##(appearance),"scrollEdgeAppearance":\##(appearance)"##)
    }

    private static let cancelled = ##""operation":{"type":"interactivePop","outcome":"cancelled"}"##

    static let snapShown = [
        // Up to iOS 12, stock UIKit does not fade backgrounds (seed 0, 5.1.3).
        DiagnosticExample(
            code: .styleSnaps,
            pointer: "/operation/screen/callbacks/viewWillAppear/barTintColor",
            severity: .warning,
            words: "from #FF0000 to #0000FF as the push begins, while the screens still move",
            request: body(tinted("a", "#F00"), push(tinted("b", "#00F")))
        ),
        DiagnosticExample(
            code: .styleSnaps,
            pointer: "/stack/0/callbacks/viewWillAppear/barTintColor",
            words: "as the swipe begins",
            request: body(tinted("a", "#F00") + "," + tinted("b", "#00F"), swipe)
        ),
        DiagnosticExample(
            code: .styleSnaps,
            pointer: "/stack/0/callbacks/viewWillAppear/barTintColor",
            words: "as the swipe begins",
            request: body(tinted("a", "#F00") + "," + tinted("b", "#00F"), cancelled)
        ),
        // One image never fades into another.
        DiagnosticExample(
            code: .styleSnaps,
            pointer: "/operation/screen/callbacks/viewWillAppear/backgroundImage",
            request: body(
                writing("a", "viewWillAppear", ##""backgroundImage":{"name":"sky"}"##),
                push(writing("b", "viewWillAppear", ##""backgroundImage":{"name":"sea"}"##))
            )
        ),
        // From iOS 11 on, a tint does not fade either.
        DiagnosticExample(
            code: .styleSnaps,
            pointer: "/operation/screen/callbacks/viewWillAppear/tintColor",
            request: body(
                writing("a", "viewWillAppear", ##""tintColor":"#F00""##),
                push(writing("b", "viewWillAppear", ##""tintColor":"#00F""##)),
                os: "17.0"
            )
        ),
        // Every write in viewDidAppear is too late.
        DiagnosticExample(
            code: .styleSnaps,
            pointer: "/operation/screen/callbacks/viewDidAppear/barTintColor",
            words: "when the push is over",
            request: body(##"{"id":"a"}"##, push(tinted("b", "#00F", in: "viewDidAppear")))
        ),
        DiagnosticExample(
            code: .styleSnaps,
            pointer: "/operation/screen/callbacks/viewDidAppear/scrollEdgeAppearance",
            words: "when the push is over",
            request: body(##"{"id":"a"}"##, push(opaque("b", "#00F", in: "viewDidAppear")), os: "17.0")
        ),
        DiagnosticExample(
            code: .styleSnaps,
            pointer: "/operation/screen/callbacks/viewDidAppear/barTintColor",
            request: body(
                ##"{"id":"a"}"##,
                push(tinted("b", "#00F", in: "viewDidAppear")),
                policy: "rtRootNavigationController"
            )
        ),
        // KM copies neither tint nor title, so those of the real bar change at once.
        DiagnosticExample(
            code: .styleSnaps,
            pointer: "/operation/screen/callbacks/viewWillAppear/tintColor",
            words: "as the push begins",
            request: body(
                writing("a", "viewWillAppear", ##""tintColor":"#F00""##),
                push(writing("b", "viewWillAppear", ##""tintColor":"#00F""##)),
                policy: "kmNavigationBarTransition"
            )
        ),
        // In the listing of KM 1.0.0, a returning screen without a fake bar gets none.
        DiagnosticExample(
            code: .styleSnaps,
            pointer: "/stack/0/bar/background",
            words: "has no background until the pop is over",
            request: ##"""
                {"policy":{"name":"kmNavigationBarTransition","edition":"1.0.0"},"environment":{"os":"10.0"},
                 "stack":[{"id":"a","bar":{"background":{"color":"#F00"}}},{"id":"b","bar":{"background":{"color":"#00F"}}}],
                 "origin":"set","operation":{"type":"pop"}}
                """##
        ),
        // WR mixes only colors, not images.
        DiagnosticExample(
            code: .styleSnaps,
            pointer: "/operation/screen/bar/background",
            words: "this is an image",
            request: body(
                ##"{"id":"a","bar":{"background":{"color":"#F00"}}}"##,
                push(##"{"id":"b","bar":{"background":{"image":{"name":"sea","color":"#00F"}}}}"##),
                policy: "wrNavigationBar"
            )
        ),
        DiagnosticExample(
            code: .styleSnaps,
            pointer: "/stack/0/library",
            words: "jumps from the image \"sea\" to #FF0000 as the push begins",
            request: body(
                ##"{"id":"a","library":{"barTintColor":"#F00","barBackgroundImage":{"name":"sea","color":"#00F"}}}"##,
                push(##"{"id":"b","library":{"barTintColor":"#0F0"}}"##),
                policy: "wrNavigationBar"
            )
        ),
        // It blends from its default for a screen that it does not manage, although the bar has kept another color.
        DiagnosticExample(
            code: .styleSnaps,
            pointer: "/stack/1/library",
            words: "not from what is seen",
            request: body(
                ##"{"id":"a","library":{"barTintColor":"#F00"}},{"id":"b","library":{"isManaged":false}}"##,
                push(##"{"id":"c","library":{"barTintColor":"#0F0"}}"##),
                policy: "wrNavigationBar"
            )
        ),
        // From iOS 13 on, HBD gives the appearances the color of the one bar for the time of the transition.
        DiagnosticExample(
            code: .styleSnaps,
            pointer: "/stack/0/library",
            words: "gets its alpha back at once when the swipe is over",
            request: body(
                ##"{"id":"a","library":{"barAlpha":0.5}},{"id":"b","library":{"barAlpha":0.5}}"##,
                swipe,
                policy: "hbdNavigationBar",
                os: "17.0"
            )
        ),
        // The fake bar that the screen leaves with lacks what the policy does not copy.
        DiagnosticExample(
            code: .styleSnaps,
            pointer: "/stack/0/callbacks/viewWillAppear/titleTextAttributes",
            words: "as the push begins",
            request: ##"""
                {"policy":{"name":"transitionBar","copiedProperties":["tintColor"]},"environment":{"os":"10.0"},
                 "stack":[{"id":"a","callbacks":{"viewWillAppear":{"titleTextAttributes":{"color":"#F00"}}}}],
                 "operation":{"type":"push","screen":{"id":"b"}}}
                """##
        ),
        // HBD's fake bars have neither titles nor buttons; from iOS 11 on, those of the real bar change at once.
        DiagnosticExample(
            code: .styleSnaps,
            pointer: "/operation/screen/bar/tint",
            words: "from #FFFFFF to #000000 as the push begins",
            request: body(
                ##"{"id":"a","bar":{"background":{"color":"#F00"},"tint":"#FFF"}}"##,
                push(##"{"id":"b","bar":{"background":{"color":"#00F"},"tint":"#000"}}"##),
                policy: "hbdNavigationBar",
                os: "17.0"
            )
        ),
        // DBN's fake bar has the image, but the real bar has not got it back.
        DiagnosticExample(
            code: .styleSnaps,
            pointer: "/stack/1/library/config/backgroundImage",
            words: "when the pop is over",
            request: body(
                ##"{"id":"a"},{"id":"b","library":{"config":{"backgroundImage":{"name":"sea","minimumAlpha":0.5}}}}"##,
                pop,
                policy: "doubleNavigationController"
            )
        ),
    ]

    static let snapClose = [
        // UIKit fades appearances from iOS 13 on.
        DiagnosticExample(
            code: .styleSnaps,
            request: body(opaque("a", "#F00"), push(opaque("b", "#00F")), os: "17.0")
        ),
        // Each screen has a bar of its own.
        DiagnosticExample(
            code: .styleSnaps,
            request: body(
                writing(
                    "a",
                    "viewWillAppear",
                    ##""backgroundImage":{"name":"sky","minimumAlpha":0.9},"tintColor":"#F00""##
                ),
                push(
                    writing(
                        "b",
                        "viewWillAppear",
                        ##""backgroundImage":{"name":"sea","minimumAlpha":0.9},"tintColor":"#00F""##
                    )
                ),
                policy: "transitionBar"
            )
        ),
        DiagnosticExample(
            code: .styleSnaps,
            request: body(tinted("a", "#F00"), push(tinted("b", "#00F")), policy: "kmNavigationBarTransition")
        ),
        DiagnosticExample(
            code: .styleSnaps,
            request: body(tinted("a", "#F00"), push(tinted("b", "#00F")), policy: "rtRootNavigationController")
        ),
        DiagnosticExample(
            code: .styleSnaps,
            request: body(
                ##"{"id":"a","bar":{"background":{"color":"#F00"},"tint":"#FFF","title":{"color":"#FFF"}}}"##,
                push(##"{"id":"b","bar":{"background":{"color":"#00F"},"tint":"#000","title":{"color":"#000"}}}"##),
                policy: "wrNavigationBar"
            )
        ),
        DiagnosticExample(
            code: .styleSnaps,
            request: body(
                ##"{"id":"a","bar":{"background":{"color":"#F00"},"tint":"#FFF"}}"##,
                push(##"{"id":"b","bar":{"background":{"color":"#00F"},"tint":"#000"}}"##),
                policy: "itemAppearance",
                os: "17.0"
            )
        ),
        // Without motion, WR blends nothing, and an image of the screen that stays below is not seen.
        DiagnosticExample(
            code: .styleSnaps,
            request: body(
                ##"{"id":"a","bar":{"background":{"image":{"name":"sea","color":"#00F"}}}}"##,
                push(##"{"id":"b","bar":{"background":{"color":"#F00"}}}"##, animated: false),
                policy: "wrNavigationBar"
            )
        ),
        DiagnosticExample(
            code: .styleSnaps,
            request: body(
                ##"{"id":"a","bar":{"background":{"image":{"name":"sea","color":"#00F"}}}}"##
                    + ##",{"id":"b","bar":{"background":{"color":"#F00"}}}"##,
                push(##"{"id":"c","bar":{"background":{"color":"#0F0"}}}"##),
                policy: "wrNavigationBar"
            )
        ),
        DiagnosticExample(
            code: .styleSnaps,
            request: body(
                ##"{"id":"a","library":{"barAlpha":0.5}},{"id":"b","library":{"barAlpha":0.5}}"##,
                swipe,
                policy: "hbdNavigationBar"
            )
        ),
        DiagnosticExample(
            code: .styleSnaps,
            request: body(
                ##"{"id":"a","library":{"barTintColor":"#FF000080"}},{"id":"b","library":{"barTintColor":"#FF000080"}}"##,
                swipe,
                policy: "hbdNavigationBar",
                os: "17.0"
            )
        ),
        // Under the finger, HBD blends the tint.
        DiagnosticExample(
            code: .styleSnaps,
            request: body(
                ##"{"id":"a","bar":{"background":{"color":"#F00"},"tint":"#FFF"}}"##
                    + ##",{"id":"b","bar":{"background":{"color":"#00F"},"tint":"#000"}}"##,
                swipe,
                policy: "hbdNavigationBar",
                os: "17.0"
            )
        ),
        // The push is not animated.
        DiagnosticExample(
            code: .styleSnaps,
            request: body(tinted("a", "#F00"), push(tinted("b", "#00F"), animated: false))
        ),
        // The second screen writes the same look again.
        DiagnosticExample(code: .styleSnaps, request: body(tinted("a", "#F00"), push(tinted("b", "#F00")))),
        DiagnosticExample(
            code: .styleSnaps,
            request: body(tinted("a", "#F00"), push(tinted("b", "#F00", in: "viewDidAppear")))
        ),
        // The bar leaves together with its screen.
        DiagnosticExample(
            code: .styleSnaps,
            request: body(
                tinted("a", "#F00"),
                push(##"{"id":"b","bar":{"hidden":true},"callbacks":{"viewWillAppear":{"barTintColor":"#00F"}}}"##)
            )
        ),
        // The color is set alongside the transition.
        DiagnosticExample(
            code: .styleSnaps,
            request: body(tinted("a", "#F00"), push(tinted("b", "#00F", in: "duringTransition")))
        ),
        // The color is not visible under an image.
        DiagnosticExample(
            code: .styleSnaps,
            request: body(
                writing("a", "viewDidLoad", ##""backgroundImage":{"name":"sky","minimumAlpha":0.5}"##),
                push(tinted("b", "#00F"))
            )
        ),
        // A write in viewWillDisappear has codes of its own.
        DiagnosticExample(
            code: .styleSnaps,
            request: body(tinted("a", "#F00", in: "viewWillDisappear"), push(##"{"id":"b"}"##))
        ),
        DiagnosticExample(
            code: .styleSnaps,
            request: body(##"{"id":"a"}"##, push(tinted("b", "#00F", in: "viewDidAppear")), policy: "transitionBar")
        ),
        DiagnosticExample(
            code: .styleSnaps,
            request: body(##"{"id":"a"}"##, push(writing("b", "viewWillAppear", ##""isTranslucent":false"##)))
        ),
    ]
}
