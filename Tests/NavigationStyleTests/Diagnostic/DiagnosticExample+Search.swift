import NavigationStyle

extension DiagnosticExample {
    /// A replay from a screen with a search controller, whose screen says `rest`.
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
        // At first sight nobody knows; nor in the toolbar of iOS 26, nor while it is active.
        DiagnosticExample(
            code: .metricsUnknown,
            pointer: "/stack/0/navigationItem/searchController",
            severity: .info,
            words: "with one of 44 pt",
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
        // What this iOS does not have, and what goes with nothing.
        DiagnosticExample(
            code: .ineffectiveProperty,
            pointer: "/stack/0/navigationItem/searchController",
            words: "came with iOS 11",
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
            words: "came with iOS 26",
            request: body(
                ##"{"id":"a","navigationItem":{"searchController":{},"preferredSearchBarPlacement":"integrated"}}"##,
                os: "17.0"
            )
        ),
        DiagnosticExample(
            code: .ineffectiveProperty,
            pointer: "/stack/0/view/contentScrollView",
            words: "came with iOS 15",
            request: body(##"{"id":"a","view":{"contentScrollView":"set","scrollView":{"contentHeight":3000}}}"##)
        ),
    ]

    static let searchClose = [
        // Not active; a bar that is to be shown; a policy that hides it again; an iOS that does not.
        DiagnosticExample(code: .searchRevealsHiddenBar, request: replay(pushHidden)),
        DiagnosticExample(code: .searchRevealsHiddenBar, request: replay(search + pushShown)),
        DiagnosticExample(code: .searchRevealsHiddenBar, request: replay(search + pushHidden, policy: "qmui")),
        DiagnosticExample(code: .searchRevealsHiddenBar, request: replay(search + pushHidden, os: "12.0")),
        DiagnosticExample(code: .styleLeak, request: replay(search + pushHidden)),
        DiagnosticExample(code: .searchStaysOverPushedScreen, request: replay(pushShown, "")),
        DiagnosticExample(code: .searchStaysOverPushedScreen, request: replay(search + pushShown)),
        // The root of a set.
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
