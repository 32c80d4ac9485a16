import NavigationStyle

// Examples for the policies that render declared styles or modifiers: broken rules of their own, and leaks that remain.
extension DiagnosticExample {
    private static let template = ##"{"navBarTintColor":"#FFD700"}"##

    private static func qmui(_ stack: String, _ rest: String, options: String = "", os: String = "14.0") -> String {
        let options = options.isEmpty ? "" : "," + options
        return
            ##"{"policy":{"name":"qmui"\##(options)},"environment":{"os":"\##(os)"},"stack":[\##(stack)],\##(rest)}"##
    }

    private static func swiftUI(_ stack: String, _ rest: String, options: String = "", os: String = "17.0") -> String {
        let options = options.isEmpty ? "" : "," + options
        return
            ##"{"policy":{"name":"swiftUI"\##(options)},"environment":{"os":"\##(os)"},"stack":[\##(stack)],\##(rest)}"##
    }

    private static func screen(_ id: String, _ library: String, _ rest: String = "") -> String {
        ##"{"id":"\##(id)","library":{\##(library)}\##(rest)}"##
    }

    private static let automatic = ##""automaticCustomNavigationBarTransitionStyle":true"##
    private static let hidden =
        ##""preferredNavigationBarHidden":true,"shouldCustomizeNavigationBarTransitionIfHideable":true"##
    private static let red = screen("a", ##""navigationBarBarTintColor":"#F00""##)
    private static let blue = screen("b", ##""navigationBarBarTintColor":"#00F""##)
    private static let plain = ##"{"id":"b","title":"B"}"##

    private static func repainted(_ callback: String) -> String {
        screen(
            "b",
            ##""navigationBarBarTintColor":"#00F""##,
            ##","callbacks":{"\##(callback)":{"barTintColor":"#0F0"}}"##
        )
    }

    private static func tinted(_ id: String, _ color: String) -> String {
        screen(id, ##""navigationBarTintColor":"\##(color)""##)
    }

    static let kitShown = [
        DiagnosticExample(
            code: .unmanagedByPolicy,
            pointer: "/operation/screen/library/navigationBarTintColor",
            request: qmui(##"{"id":"a"}"##, push(tinted("b", "#00F")), options: automatic)
        ),
        DiagnosticExample(
            code: .ruleBroken,
            pointer: "/operation/screen/callbacks/viewWillAppear/barTintColor",
            words: "does not see values that a screen's code writes",
            request: qmui(red, push(writing("b", "viewWillAppear", ##""barTintColor":"#0F0""##)), options: automatic)
        ),
        DiagnosticExample(
            code: .writeOverridden,
            pointer: "/operation/screen/callbacks/viewDidLoad/barTintColor",
            words: "this is never seen",
            request: qmui(red, push(repainted("viewDidLoad")))
        ),
        // Without a template, the properties that the screen below does not declare are not rendered.
        DiagnosticExample(
            code: .styleLeak,
            pointer: "/stack/1/library/navigationBarBarTintColor",
            request: qmui(##"{"id":"a"},"## + blue, pop)
        ),
        DiagnosticExample(
            code: .inheritedStyle,
            pointer: "/stack/0/library/navigationBarBarTintColor",
            request: qmui(red, push(plain))
        ),
        // The values that a template has rendered for another screen stay on an unmanaged screen.
        DiagnosticExample(
            code: .styleLeak,
            pointer: "/policy/configurationTemplate",
            request: qmui(
                screen("a", ##""isQMUIViewController":false"##) + "," + plain,
                pop,
                options: ##""configurationTemplate":\##(template)"##
            )
        ),
        DiagnosticExample(
            code: .ruleBroken,
            pointer: "/policy/onStack/toolbarBackground",
            words: "does not reach its bar",
            request: swiftUI(plain, pop, options: ##""onStack":{"toolbarBackground":"#F00"}"##)
        ),
        DiagnosticExample(
            code: .ruleBroken,
            pointer: "/stack/0/bar/statusBar",
            words: "has one scheme for both",
            request: swiftUI(
                ##"{"id":"b","title":"B","bar":{"title":{"color":"#FFF"},"statusBar":"darkContent"}}"##,
                ##""origin":"set""##
            )
        ),
        // A write to the bar by introspection.
        DiagnosticExample(
            code: .styleLeak,
            pointer: "/stack/0/callbacks/viewWillAppear/tintColor",
            request: swiftUI(writing("a", "viewWillAppear", ##""tintColor":"#F00""##), push(plain))
        ),
        // Before iOS 16, a screen without the modifier leaves the flag as it is.
        DiagnosticExample(
            code: .styleLeak,
            pointer: "/stack/0/library/navigationBarHidden",
            request: swiftUI(screen("a", ##""navigationBarHidden":true"##), push(plain), os: "15.0")
        ),
    ]

    static let kitClose = [
        // Both screens are rendered when they appear.
        DiagnosticExample(
            code: .unmanagedByPolicy,
            request: qmui(tinted("a", "#F00"), push(tinted("b", "#00F")), options: automatic)
        ),
        DiagnosticExample(
            code: .unmanagedByPolicy,
            request: qmui(tinted("a", "#F00") + "," + tinted("b", "#00F"), pop, options: automatic)
        ),
        // The library compares no styles here.
        DiagnosticExample(
            code: .ruleBroken,
            request: qmui(red, push(writing("b", "viewWillAppear", ##""barTintColor":"#0F0""##)))
        ),
        // The screen's own code runs after the rendering.
        DiagnosticExample(code: .writeOverridden, request: qmui(red, push(repainted("viewWillAppear")))),
        // Both screens hide the bar, so there is no call to make.
        DiagnosticExample(code: .styleLeak, request: qmui(screen("a", hidden) + "," + screen("b", hidden), pop)),
        DiagnosticExample(code: .inheritedStyle, request: qmui(screen("a", hidden), push(screen("b", hidden)))),
        // The value comes from the template, whatever the previous screen declares.
        DiagnosticExample(
            code: .inheritedStyle,
            request: qmui(
                screen("a", ##""navigationBarTintColor":"#FFD700""##),
                push(screen("b", ##""isQMUIViewController":false"##)),
                options: ##""configurationTemplate":\##(template)"##
            )
        ),
        DiagnosticExample(
            code: .styleLeak,
            request: swiftUI(screen("a", ##""navigationBarHidden":true"##), push(plain), os: "16.0")
        ),
        // A bar without content is hidden anyway.
        DiagnosticExample(
            code: .styleLeak,
            request: swiftUI(
                screen("a", ##""toolbarVisibility":"hidden""##),
                push(screen("b", ##""navigationBarBackButtonHidden":true"##))
            )
        ),
        // SwiftUI's bar prefers large titles from the beginning.
        DiagnosticExample(
            code: .styleLeak,
            request: swiftUI(writing("a", "viewDidLoad", ##""prefersLargeTitles":true"##), push(plain))
        ),
        // The container's values reach the bar.
        DiagnosticExample(code: .ruleBroken, request: swiftUI(plain, pop, options: ##""onStack":{"tint":"#F00"}"##)),
    ]
}
