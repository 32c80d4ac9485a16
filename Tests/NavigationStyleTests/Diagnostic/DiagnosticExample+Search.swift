import NavigationStyle

extension DiagnosticExample {
    /// Returns a replay from a screen with a search controller and the members `rest`.
    private static func replay(
        _ operations: String,
        os: String = "16.4",
        policy: String = "system",
        _ rest: String = ##","definesPresentationContext":true"##
    ) -> String {
        body(
            ##"{"id":"a","navigationItem":{"searchController":{}}\##(rest)}"##,
            ##""operations":[\##(operations)]"##,
            policy: policy,
            os: os
        )
    }

    private static let search = ##"{"type":"search","isActive":true},"##
    private static let pushHidden = ##"{"type":"push","screen":{"id":"b","bar":{"hidden":true}}}"##
    private static let pushShown = ##"{"type":"push","screen":{"id":"b"}}"##
    private static let late = ##""navigationItem":{"searchController":{"setIn":"duringTransition"}}"##

    static let searchShown = [
        DiagnosticExample(
            code: .searchRevealsHiddenBar,
            pointer: "/operations/1/screen/bar/hidden",
            severity: .warning,
            words: "shows it again",
            request: replay(search + pushHidden)
        ),
        DiagnosticExample(
            code: .searchStaysOverPushedScreen,
            pointer: "/stack/0/navigationItem/searchController",
            severity: .warning,
            words: "stays over",
            request: replay(search + pushShown, "")
        ),
        DiagnosticExample(
            code: .searchControllerTooLate,
            pointer: "/operation/screen/navigationItem/searchController/setIn",
            severity: .warning,
            words: "never appears",
            request: body(##"{"id":"a"}"##, push(##"{"id":"b",\##(late)}"##), os: "16.4")
        ),
        // The height is unknown when the screen first appears, in the toolbar of iOS 26, and during a search.
        DiagnosticExample(
            code: .metricsUnknown,
            pointer: "/stack/0/navigationItem/searchController",
            severity: .info,
            words: "with a bar of 44 pt",
            request: body(##"{"id":"a","navigationItem":{"searchController":{}}}"##)
        ),
        DiagnosticExample(
            code: .metricsUnknown,
            pointer: "/stack/0/navigationItem/searchController",
            words: "into the toolbar",
            request: body(##"{"id":"a","navigationItem":{"searchController":{}}}"##, os: "26.1", device: "iPhone 17")
        ),
        DiagnosticExample(
            code: .metricsUnknown,
            pointer: "/stack/0/navigationItem/searchController",
            words: "while the search",
            request: body(
                ##"{"id":"a","navigationItem":{"searchController":{}}}"##,
                ##""operation":{"type":"search","isActive":true}"##
            )
        ),
        // Members that this iOS does not have, and members without effect by themselves.
        DiagnosticExample(
            code: .ineffectiveProperty,
            pointer: "/stack/0/navigationItem/searchController",
            words: "added in iOS 11",
            request: body(##"{"id":"a","navigationItem":{"searchController":{}}}"##, os: "10.0")
        ),
        DiagnosticExample(
            code: .ineffectiveProperty,
            pointer: "/stack/0/navigationItem/hidesSearchBarWhenScrolling",
            words: "no search controller",
            request: body(##"{"id":"a","navigationItem":{"hidesSearchBarWhenScrolling":false}}"##)
        ),
        DiagnosticExample(
            code: .ineffectiveProperty,
            pointer: "/stack/0/navigationItem/preferredSearchBarPlacement",
            words: "added in iOS 26",
            request: body(
                ##"{"id":"a","navigationItem":{"searchController":{},"preferredSearchBarPlacement":"integrated"}}"##,
                os: "17.0"
            )
        ),
        DiagnosticExample(
            code: .ineffectiveProperty,
            pointer: "/stack/0/view/contentScrollView",
            words: "added in iOS 15",
            request: body(##"{"id":"a","view":{"contentScrollView":"set","scrollView":{"contentHeight":3000}}}"##)
        ),
    ]

    static let searchClose = [
        // An inactive search; a bar that should be visible; a policy that hides the bar again; an iOS without this bug.
        DiagnosticExample(code: .searchRevealsHiddenBar, request: replay(pushHidden)),
        DiagnosticExample(code: .searchRevealsHiddenBar, request: replay(search + pushShown)),
        DiagnosticExample(code: .searchRevealsHiddenBar, request: replay(search + pushHidden, policy: "qmui")),
        DiagnosticExample(code: .searchRevealsHiddenBar, request: replay(search + pushHidden, os: "12.0")),
        DiagnosticExample(code: .styleLeak, request: replay(search + pushHidden)),
        DiagnosticExample(code: .searchStaysOverPushedScreen, request: replay(pushShown, "")),
        DiagnosticExample(code: .searchStaysOverPushedScreen, request: replay(search + pushShown)),
        // The root of a newly set stack.
        DiagnosticExample(
            code: .searchControllerTooLate,
            request: body(##"{"id":"a",\##(late)}"##, ##""origin":"set""##, os: "16.4")
        ),
        DiagnosticExample(
            code: .metricsUnknown,
            request: body(
                ##"{"id":"a","navigationItem":{"searchController":{},"hidesSearchBarWhenScrolling":false}}"##
            )
        ),
        DiagnosticExample(
            code: .ineffectiveProperty,
            request: body(
                ##"{"id":"a","navigationItem":{"searchController":{},"preferredSearchBarPlacement":"inline"}}"##,
                os: "16.0"
            )
        ),
        DiagnosticExample(
            code: .ineffectiveProperty,
            request: body(
                ##"{"id":"a","view":{"contentScrollView":"set","scrollView":{"contentHeight":3000}}}"##,
                os: "15.0"
            )
        ),
    ]
}
