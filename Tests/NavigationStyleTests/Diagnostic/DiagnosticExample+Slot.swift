import NavigationStyle

extension DiagnosticExample {
    private static let red = ##"{"background":"opaque","backgroundColor":"#B00000"}"##
    private static let green = ##"{"background":"opaque","backgroundColor":"#006000"}"##
    private static let yellow = ##"{"background":"opaque","backgroundColor":"#FFCC00"}"##
    private static let titled = ##"{"background":"opaque","titleTextAttributes":{"color":"#F00"}}"##
    private static let scrolled = ##","title":"S","view":{"scrollView":{"contentHeight":3000,"contentOffset":400}}"##
    private static let arrow = ##"{"name":"arrow","minimumAlpha":0}"##

    static let slotShown = [
        // Scrolled away from the edge that alone has a look.
        DiagnosticExample(
            code: .appearanceSlotMissing,
            pointer: "/stack/0/callbacks/viewDidLoad/scrollEdgeAppearance",
            severity: .warning,
            words: "in the state standard and draws with UIKit's own look",
            request: body(writing("a", "viewDidLoad", ##""scrollEdgeAppearance":\##(red)"##, scrolled), os: "17.0")
        ),
        DiagnosticExample(
            code: .appearanceSlotMissing,
            pointer: "/stack/0/navigationItem/scrollEdgeAppearance",
            words: "The item of \"a\"",
            request: body(##"{"id":"a","navigationItem":{"scrollEdgeAppearance":\##(red)}\##(scrolled)}"##, os: "17.0")
        ),
        // One that can be read in any state.
        DiagnosticExample(
            code: .appearanceSlotMissing,
            pointer: "/stack/0/navigationItem/scrollEdgeAppearance",
            request: body(
                ##"{"id":"a","bar":{"tint":"#000"},"navigationItem":{"scrollEdgeAppearance":\##(yellow)}\##(scrolled)}"##,
                os: "17.0"
            )
        ),
        // An edge of the bar's goes before the item's standard appearance.
        DiagnosticExample(
            code: .appearanceSlotMissing,
            pointer: "/stack/0/navigationItem/standardAppearance",
            words: "the bar's scrollEdgeAppearance",
            request: body(
                writing(
                    "a",
                    "viewDidLoad",
                    ##""scrollEdgeAppearance":\##(green)"##,
                    ##","navigationItem":{"standardAppearance":\##(red)}"##
                ),
                os: "17.0"
            )
        ),
        DiagnosticExample(
            code: .appearanceSlotMissing,
            pointer: "/stack/0/callbacks/viewDidLoad/compactAppearance",
            request: body(
                writing("a", "viewDidLoad", ##""compactAppearance":\##(red)"##),
                os: "14.0",
                device: "iPhone 12"
            )
        ),
        DiagnosticExample(
            code: .appearanceResets,
            pointer: "/operation/screen/callbacks/viewWillAppear/standardAppearance",
            severity: .info,
            words: "the title color (#FF0000)",
            request: body(
                writing("a", "viewWillAppear", ##""standardAppearance":\##(titled)"##),
                push(writing("b", "viewWillAppear", ##""standardAppearance":\##(red)"##, scrolled)),
                os: "17.0"
            )
        ),
        DiagnosticExample(
            code: .appearanceResets,
            pointer: "/stack/1/bar/background",
            words: "the back indicator",
            request: body(
                writing(
                    "a",
                    "viewWillAppear",
                    ##""scrollEdgeAppearance":{"backIndicatorImage":\##(arrow),"backIndicatorTransitionMaskImage":\##(arrow)}"##
                ) + ##",{"id":"b","bar":{"background":{"color":"#FFF"}}}"##,
                os: "17.0"
            )
        ),
        // The proxy's are dropped as well.
        DiagnosticExample(
            code: .appearanceResets,
            pointer: "/stack/0/callbacks/viewDidLoad/standardAppearance",
            request: body(
                writing("a", "viewDidLoad", ##""standardAppearance":\##(red)"##, scrolled),
                ##""defaults":{"appearanceProxy":{"standardAppearance":\##(titled)}}"##,
                os: "17.0"
            )
        ),
        DiagnosticExample(
            code: .largeTitleWithoutPreference,
            pointer: "/stack/0/navigationItem/largeTitleDisplayMode",
            severity: .warning,
            request: body(##"{"id":"a","title":"A","navigationItem":{"largeTitleDisplayMode":"always"}}"##, os: "17.0")
        ),
    ]

    static let slotClose = [
        // It is at the edge.
        DiagnosticExample(
            code: .appearanceSlotMissing,
            request: body(
                writing(
                    "a",
                    "viewDidLoad",
                    ##""scrollEdgeAppearance":\##(red)"##,
                    ##","view":{"scrollView":{"contentHeight":3000}}"##
                ),
                os: "17.0"
            )
        ),
        // That has a code of its own, and so has an edge before iOS 15.
        DiagnosticExample(
            code: .appearanceSlotMissing,
            request: body(writing("a", "viewDidLoad", ##""standardAppearance":\##(red)"##), os: "17.0")
        ),
        DiagnosticExample(
            code: .appearanceSlotMissing,
            request: body(writing("a", "viewDidLoad", ##""scrollEdgeAppearance":\##(red)"##), os: "14.0")
        ),
        // The other one looks the same.
        DiagnosticExample(
            code: .appearanceSlotMissing,
            request: body(
                writing("a", "viewDidLoad", ##""scrollEdgeAppearance":{"background":"default"}"##, scrolled),
                os: "17.0"
            )
        ),
        DiagnosticExample(
            code: .appearanceSlotMissing,
            request: body(
                ##"{"id":"a","navigationItem":{"scrollEdgeAppearance":\##(red),"standardAppearance":\##(red)}\##(scrolled)}"##,
                os: "17.0"
            )
        ),
        // In landscape the compact state falls back.
        DiagnosticExample(
            code: .appearanceSlotMissing,
            request: ##"""
                {"policy":"system","environment":{"os":"14.0","device":"iPhone 12","orientation":"landscape"},
                 "stack":[{"id":"a","callbacks":{"viewDidLoad":{"standardAppearance":\##(red)}}}]}
                """##
        ),
        // The new one says it again.
        DiagnosticExample(
            code: .appearanceResets,
            request: body(
                writing("a", "viewWillAppear", ##""standardAppearance":\##(titled)"##),
                push(writing("b", "viewWillAppear", ##""standardAppearance":\##(titled)"##, scrolled)),
                os: "17.0"
            )
        ),
        // The one before had nothing of the kind.
        DiagnosticExample(
            code: .appearanceResets,
            request: body(
                writing("a", "viewWillAppear", ##""standardAppearance":\##(green)"##),
                push(writing("b", "viewWillAppear", ##""standardAppearance":\##(red)"##, scrolled)),
                os: "17.0"
            )
        ),
        // A screen that returns has what it had.
        DiagnosticExample(
            code: .appearanceResets,
            request: body(
                writing("a", "viewWillAppear", ##""standardAppearance":\##(red)"##, scrolled) + ","
                    + writing("b", "viewWillAppear", ##""standardAppearance":\##(titled)"##),
                pop,
                os: "17.0"
            )
        ),
        // The color that it is by itself.
        DiagnosticExample(
            code: .appearanceResets,
            request: body(
                writing("a", "viewWillAppear", ##""standardAppearance":{"titleTextAttributes":{"color":"label"}}"##),
                push(writing("b", "viewWillAppear", ##""standardAppearance":\##(red)"##, scrolled)),
                os: "17.0"
            )
        ),
        // Drawn by the other state.
        DiagnosticExample(
            code: .appearanceResets,
            request: body(
                writing("a", "viewWillAppear", ##""standardAppearance":\##(titled)"##),
                push(
                    writing("b", "viewWillAppear", ##""standardAppearance":\##(red),"scrollEdgeAppearance":\##(red)"##)
                ),
                os: "17.0"
            )
        ),
        DiagnosticExample(
            code: .largeTitleWithoutPreference,
            request: body(
                ##"{"id":"a","bar":{"largeTitle":true},"navigationItem":{"largeTitleDisplayMode":"always"}}"##,
                os: "17.0"
            )
        ),
        DiagnosticExample(code: .largeTitleWithoutPreference, request: body(##"{"id":"a","title":"A"}"##, os: "17.0")),
        DiagnosticExample(
            code: .largeTitleWithoutPreference,
            request: body(##"{"id":"a","navigationItem":{"largeTitleDisplayMode":"never"}}"##, os: "17.0")
        ),
        // There are none before iOS 11, in compact height, in an own container, or without a bar.
        DiagnosticExample(
            code: .largeTitleWithoutPreference,
            request: body(##"{"id":"a","navigationItem":{"largeTitleDisplayMode":"always"}}"##, os: "10.0")
        ),
        DiagnosticExample(
            code: .largeTitleWithoutPreference,
            request: ##"""
                {"policy":"system","environment":{"os":"17.0","orientation":"landscape"},
                 "stack":[{"id":"a","navigationItem":{"largeTitleDisplayMode":"always"}}]}
                """##
        ),
        DiagnosticExample(
            code: .largeTitleWithoutPreference,
            request: body(
                ##"{"id":"a","navigationItem":{"largeTitleDisplayMode":"always"}}"##,
                policy: "customContainer",
                os: "17.0"
            )
        ),
        DiagnosticExample(
            code: .largeTitleWithoutPreference,
            request: body(
                ##"{"id":"a","bar":{"hidden":true},"navigationItem":{"largeTitleDisplayMode":"always"}}"##,
                os: "17.0"
            )
        ),
    ]
}
