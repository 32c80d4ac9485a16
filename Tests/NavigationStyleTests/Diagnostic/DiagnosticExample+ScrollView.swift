import NavigationStyle

extension DiagnosticExample {
    /// Returns a request for a screen with a large title, or a title of `mode`, over a long scroll view.
    private static func large(
        _ scrollView: String = "",
        os: String = "12.0",
        mode: String = "always",
        view: String = "",
        writes: String = "",
        height: Int = 3000,
        _ rest: String = ""
    ) -> String {
        let device = os.hasPrefix("26") ? "iPhone 17" : "iPhone 8"
        return ##"{"environment":{"os":"\##(os)","device":"\##(device)"\##(rest)},"stack":[{"id":"a","title":"Inbox","##
            + ##""callbacks":{"viewDidLoad":{"prefersLargeTitles":true\##(writes)}},"##
            + ##""navigationItem":{"largeTitleDisplayMode":"\##(mode)"},"##
            + ##""view":{\##(view)"scrollView":{"contentHeight":\##(height)\##(scrollView)}}}]}"##
    }

    /// Returns a request without a large title, with a color that iOS 15 draws only over scrolled content.
    private static func plain(_ scrollView: String, os: String = "17.0", edge: String = "") -> String {
        ##"{"environment":{"os":"\##(os)","device":"iPhone 8"},"stack":[{"id":"a","title":"Inbox","##
            + ##""callbacks":{"viewDidLoad":{"standardAppearance":{"background":"opaque","backgroundColor":"#0C0"}\##(edge)}},"##
            + ##""view":{"scrollView":{"contentHeight":3000\##(scrollView)}}}]}"##
    }

    static let scrollViewShown = [
        // The scroll view is not the first subview (around.M1, around.M3).
        DiagnosticExample(
            code: .scrollViewNotTracked,
            pointer: "/stack/0/view/scrollView/subviewIndexPath",
            severity: .warning,
            words: "its large title never collapses",
            request: large(##","subviewIndexPath":[1]"##)
        ),
        DiagnosticExample(
            code: .scrollViewNotTracked,
            pointer: "/stack/0/view/scrollView/isInsideScrollView",
            words: "inside another scroll view",
            request: large(##","isInsideScrollView":true"##, os: "17.0")
        ),
        DiagnosticExample(
            code: .scrollViewNotTracked,
            pointer: "/stack/0/view/scrollView/addedIn",
            words: "added in viewDidAppear",
            request: large(##","addedIn":"viewDidAppear""##)
        ),
        DiagnosticExample(
            code: .scrollViewNotTracked,
            pointer: "/stack/0/view/contentScrollView",
            words: "returns nil",
            request: large(os: "17.0", view: ##""contentScrollView":"none","##)
        ),
        // Reported instead of transparent-at-scroll-edge.
        DiagnosticExample(
            code: .scrollViewNotTracked,
            pointer: "/stack/0/view/scrollView/subviewIndexPath",
            words: "stays as it is at the scroll edge",
            request: plain(##","subviewIndexPath":[0,2]"##)
        ),
        DiagnosticExample(
            code: .scrollViewNotTracked,
            pointer: "/stack/0/view/scrollView/isContentScrollView",
            words: "isContentScrollView is false",
            request: plain(##","isContentScrollView":false"##)
        ),
        // An offset for the bar without its large title (around.M5).
        DiagnosticExample(
            code: .largeTitleStartsCollapsed,
            pointer: "/stack/0/view/scrollView/contentOffsetWrites/viewWillAppear",
            severity: .warning,
            words: "it is -168",
            request: large(##","contentOffsetWrites":{"viewWillAppear":-116}"##, os: "26.1")
        ),
        DiagnosticExample(
            code: .largeTitleStartsCollapsed,
            pointer: "/stack/0/view/scrollView/contentOffsetWrites/viewDidLoad",
            words: "it is -116",
            request: large(##","contentOffsetWrites":{"viewDidLoad":0}"##)
        ),
        // A scroll view that moves with the bar (around.M6).
        DiagnosticExample(
            code: .largeTitleJerky,
            pointer: "/stack/0/view/scrollView/pinnedTo",
            severity: .warning,
            words: "pinned to the safe area",
            request: large(##","pinnedTo":"safeArea""##)
        ),
        DiagnosticExample(
            code: .largeTitleJerky,
            pointer: "/stack/0/callbacks/viewDidLoad/isTranslucent",
            words: "begins below the bar",
            request: large(##","subviewIndexPath":[0]"##, writes: ##","isTranslucent":false"##)
        ),
    ]

    static let scrollViewClose = [
        DiagnosticExample(code: .scrollViewNotTracked, request: large(##","subviewIndexPath":[0,0]"##)),
        DiagnosticExample(
            code: .scrollViewNotTracked,
            request: large(##","subviewIndexPath":[1]"##, os: "17.0", view: ##""contentScrollView":"set","##)
        ),
        // Content that fits without scrolling, and slots that look the same.
        DiagnosticExample(code: .scrollViewNotTracked, request: large(##","subviewIndexPath":[1]"##, height: 200)),
        DiagnosticExample(
            code: .scrollViewNotTracked,
            request: plain(
                ##","subviewIndexPath":[1]"##,
                edge: ##","scrollEdgeAppearance":{"background":"opaque","backgroundColor":"#0C0"}"##
            )
        ),
        DiagnosticExample(code: .scrollViewNotTracked, request: plain(##","subviewIndexPath":[1]"##, os: "14.0")),
        DiagnosticExample(code: .transparentAtScrollEdge, request: plain(##","subviewIndexPath":[1]"##)),
        // Exactly the resting offset; a scroll by the user or the request; `never`.
        DiagnosticExample(
            code: .largeTitleStartsCollapsed,
            request: large(##","contentOffsetWrites":{"viewWillAppear":-168}"##, os: "26.1")
        ),
        DiagnosticExample(
            code: .largeTitleStartsCollapsed,
            request: large(##","contentOffset":52,"subviewIndexPath":[0]"##, os: "26.1")
        ),
        DiagnosticExample(
            code: .largeTitleStartsCollapsed,
            request: large(
                ##","contentInsetAdjustmentBehavior":"never","contentOffsetWrites":{"viewWillAppear":100}"##,
                os: "26.1"
            )
        ),
        // An untracked scroll view, a small title, compact height.
        DiagnosticExample(code: .largeTitleJerky, request: large(##","pinnedTo":"safeArea","subviewIndexPath":[1]"##)),
        DiagnosticExample(code: .largeTitleJerky, request: large(##","pinnedTo":"safeArea""##, mode: "never")),
        DiagnosticExample(
            code: .largeTitleJerky,
            request: large(##","pinnedTo":"safeArea""##, ##","orientation":"landscape""##)
        ),
        DiagnosticExample(code: .largeTitleJerky, request: large(##","pinnedTo":"superview""##)),
        // Diagnostics of requests without the newer members stay as they were.
        DiagnosticExample(code: .largeTitleJerky, request: large(writes: ##","isTranslucent":false"##)),
    ]
}
