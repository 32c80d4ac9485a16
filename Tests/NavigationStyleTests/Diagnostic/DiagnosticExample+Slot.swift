import NavigationStyle

extension DiagnosticExample {
    private static let red = ##"{"background":"opaque","backgroundColor":"#B00000"}"##
    private static let green = ##"{"background":"opaque","backgroundColor":"#006000"}"##
    private static let yellow = ##"{"background":"opaque","backgroundColor":"#FFCC00"}"##
    private static let titled = ##"{"background":"opaque","titleTextAttributes":{"color":"#F00"}}"##
    private static let scrolled = ##","title":"S","view":{"scrollView":{"contentHeight":3000,"contentOffset":400}}"##
    private static let arrow = ##"{"name":"arrow","minimumAlpha":0}"##

    static let slotShown = [
        // The content is scrolled away from the edge, the only state with an appearance.
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
        // The fix uses an appearance that is readable in every state.
        DiagnosticExample(
            code: .appearanceSlotMissing,
            pointer: "/stack/0/navigationItem/scrollEdgeAppearance",
            request: body(
                ##"{"id":"a","bar":{"tint":"#000"},"navigationItem":{"scrollEdgeAppearance":\##(yellow)}\##(scrolled)}"##,
                os: "17.0"
            )
        ),
        // The bar's scroll edge appearance takes precedence over the item's standard appearance.
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
        // The proxy's attributes are dropped as well.
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
        // The content is at the scroll edge.
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
        // A transparent scroll edge has a code of its own, and so has a scroll edge appearance before iOS 15.
        DiagnosticExample(
            code: .appearanceSlotMissing,
            request: body(writing("a", "viewDidLoad", ##""standardAppearance":\##(red)"##), os: "17.0")
        ),
        DiagnosticExample(
            code: .appearanceSlotMissing,
            request: body(writing("a", "viewDidLoad", ##""scrollEdgeAppearance":\##(red)"##), os: "14.0")
        ),
        // The other state looks the same.
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
        // In landscape, the compact state falls back to the standard appearance.
        DiagnosticExample(
            code: .appearanceSlotMissing,
            request: ##"""
                {"policy":"system","environment":{"os":"14.0","device":"iPhone 12","orientation":"landscape"},
                 "stack":[{"id":"a","callbacks":{"viewDidLoad":{"standardAppearance":\##(red)}}}]}
                """##
        ),
        // The new appearance sets the attributes again.
        DiagnosticExample(
            code: .appearanceResets,
            request: body(
                writing("a", "viewWillAppear", ##""standardAppearance":\##(titled)"##),
                push(writing("b", "viewWillAppear", ##""standardAppearance":\##(titled)"##, scrolled)),
                os: "17.0"
            )
        ),
        // The previous appearance had no such attributes.
        DiagnosticExample(
            code: .appearanceResets,
            request: body(
                writing("a", "viewWillAppear", ##""standardAppearance":\##(green)"##),
                push(writing("b", "viewWillAppear", ##""standardAppearance":\##(red)"##, scrolled)),
                os: "17.0"
            )
        ),
        // A returning screen restores its own look.
        DiagnosticExample(
            code: .appearanceResets,
            request: body(
                writing("a", "viewWillAppear", ##""standardAppearance":\##(red)"##, scrolled) + ","
                    + writing("b", "viewWillAppear", ##""standardAppearance":\##(titled)"##),
                pop,
                os: "17.0"
            )
        ),
        // The default color, set explicitly.
        DiagnosticExample(
            code: .appearanceResets,
            request: body(
                writing("a", "viewWillAppear", ##""standardAppearance":{"titleTextAttributes":{"color":"label"}}"##),
                push(writing("b", "viewWillAppear", ##""standardAppearance":\##(red)"##, scrolled)),
                os: "17.0"
            )
        ),
        // The other state draws the attributes.
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
        // Large titles do not exist before iOS 11, in compact height, in a custom container, or without a bar.
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
