import NavigationStyle

extension DiagnosticExample {
    private static let fading = ##"""
        {"channel":"barAlpha","from":{"offset":0,"alpha":0},"to":{"offset":100,"alpha":1}}
        """##

    private static func scrolling(_ channel: String, stops: Bool) -> String {
        ##"{"id":"b","scrollStyling":{"channel":"\##(channel)","from":{"offset":0,"alpha":0},"##
            + ##""to":{"offset":100,"alpha":1},"stopsWhenDisappearing":\##(stops)}}"##
    }

    static let writeShown = [
        DiagnosticExample(
            code: .styleInWillDisappear,
            pointer: "/stack/0/callbacks/viewWillDisappear/tintColor",
            request: body(writing("a", "viewWillDisappear", ##""tintColor":"#F00""##), push(##"{"id":"b"}"##))
        ),
        DiagnosticExample(
            code: .styleInWillDisappear,
            pointer: "/stack/1/callbacks/viewDidDisappear/isNavigationBarHidden",
            request: body(
                ##"{"id":"a"},"## + writing("b", "viewDidDisappear", ##""isNavigationBarHidden":false"##),
                pop
            )
        ),
        DiagnosticExample(
            code: .otherScreensBarChanged,
            pointer: "/operation/screenID",
            request: body(
                ##"{"id":"a"},{"id":"b"}"##,
                ##""operation":{"type":"update","screenID":"a","properties":{"tintColor":"#F00"}}"##
            )
        ),
        DiagnosticExample(
            code: .barAlphaChanged,
            pointer: "/stack/0/callbacks/viewWillAppear/alpha",
            request: body(writing("a", "viewWillAppear", ##""alpha":0.5"##))
        ),
        // An alpha that is restored at once is never visible.
        DiagnosticExample(
            code: .barAlphaChanged,
            pointer: "/stack/0/callbacks/viewDidLoad/alpha",
            request: body(
                ##"{"id":"a","callbacks":{"viewDidLoad":{"alpha":0.5},"viewWillAppear":{"alpha":1}}}"##
            )
        ),
        DiagnosticExample(
            code: .barAlphaChanged,
            pointer: "/stack/0/scrollStyling/channel",
            request: body(
                ##"{"id":"a","scrollStyling":\##(fading)}"##,
                ##""operation":{"type":"scroll","contentOffset":50}"##
            )
        ),
        DiagnosticExample(
            code: .scrollStylingNotStopped,
            pointer: "/stack/1/scrollStyling/stopsWhenDisappearing",
            request: body(##"{"id":"a"},"## + scrolling("backgroundImageAlpha", stops: false), pop)
        ),
        DiagnosticExample(
            code: .scrollStylingNotStopped,
            pointer: "/operation/screenID",
            request: body(
                scrolling("backgroundImageAlpha", stops: true) + ##",{"id":"c"}"##,
                ##""operation":{"type":"scroll","screenID":"b","contentOffset":50}"##
            )
        ),
        DiagnosticExample(
            code: .popCountClamped,
            pointer: "/operation/count",
            words: "asks for 5 screens",
            request: body(##"{"id":"a"},{"id":"b"},{"id":"c"}"##, ##""operation":{"type":"pop","count":5}"##)
        ),
    ]

    static let writeClose = [
        DiagnosticExample(
            code: .styleInWillDisappear,
            request: body(writing("a", "viewWillAppear", ##""tintColor":"#F00""##), push(##"{"id":"b"}"##))
        ),
        // Restoring in viewWillDisappear is the rule of this policy.
        DiagnosticExample(
            code: .styleInWillDisappear,
            request: body(
                writing("a", "viewWillDisappear", ##""tintColor":"#F00""##),
                push(##"{"id":"b"}"##),
                policy: "restoring"
            )
        ),
        // The bar's visibility has a code of its own.
        DiagnosticExample(
            code: .styleInWillDisappear,
            request: body(
                ##"{"id":"a"},"## + writing("b", "viewWillDisappear", ##""isNavigationBarHidden":false"##),
                pop
            )
        ),
        DiagnosticExample(
            code: .otherScreensBarChanged,
            request: body(
                ##"{"id":"a"},{"id":"b"}"##,
                ##""operation":{"type":"update","screenID":"b","properties":{"tintColor":"#F00"}}"##
            )
        ),
        DiagnosticExample(
            code: .barAlphaChanged,
            request: body(
                writing("a", "viewWillAppear", ##""backgroundImage":{"name":"veil","minimumAlpha":0.5}"##)
            )
        ),
        DiagnosticExample(
            code: .barAlphaChanged,
            request: body(
                scrolling("backgroundImageAlpha", stops: true),
                ##""operation":{"type":"scroll","contentOffset":50}"##
            )
        ),
        DiagnosticExample(
            code: .scrollStylingNotStopped,
            request: body(##"{"id":"a"},"## + scrolling("backgroundImageAlpha", stops: true), pop)
        ),
        DiagnosticExample(
            code: .scrollStylingNotStopped,
            request: body(
                ##"{"id":"a"},"## + scrolling("backgroundImageAlpha", stops: false),
                ##""operation":{"type":"scroll","contentOffset":50}"##
            )
        ),
        DiagnosticExample(
            code: .popCountClamped,
            request: body(##"{"id":"a"},{"id":"b"},{"id":"c"}"##, ##""operation":{"type":"pop","count":2}"##)
        ),
        DiagnosticExample(code: .popCountClamped, request: body(##"{"id":"a"}"##, pop)),
    ]
}
