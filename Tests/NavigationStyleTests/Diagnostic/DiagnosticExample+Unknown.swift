import NavigationStyle

extension DiagnosticExample {
    /// Returns a request for a large title at the text size `category`, scrolled by `offset`.
    private static func large(_ category: String, os: String, offset: Int = 0, _ item: String = "") -> String {
        ##"{"environment":{"os":"\##(os)","device":"iPhone 17","contentSizeCategory":"\##(category)"},"stack":["##
            + ##"{"id":"a","title":"Inbox","callbacks":{"viewDidLoad":{"prefersLargeTitles":true}},"##
            + ##""navigationItem":{"largeTitleDisplayMode":"always"\##(item)},"##
            + ##""view":{"scrollView":{"contentHeight":3000,"contentOffset":\##(offset)}}}]}"##
    }

    static let unknownShown = [
        // A large title of unmeasured height (around.W2, around.W3).
        DiagnosticExample(
            code: .metricsUnknown,
            pointer: "/environment/contentSizeCategory",
            severity: .info,
            words: "at the text size accessibilityLarge on iOS 26.1",
            request: large("accessibilityLarge", os: "26.1")
        ),
        DiagnosticExample(
            code: .metricsUnknown,
            pointer: "/environment/contentSizeCategory",
            words: "at the text size accessibilityMedium on iOS 17.0",
            request: large("accessibilityMedium", os: "17.0")
        ),
    ]

    static let unknownClose = [
        // The height is known.
        DiagnosticExample(code: .metricsUnknown, request: large("accessibilityMedium", os: "26.1")),
        DiagnosticExample(code: .metricsUnknown, request: large("large", os: "17.0")),
        // The large title is scrolled away.
        DiagnosticExample(code: .metricsUnknown, request: large("accessibilityLarge", os: "26.1", offset: 300)),
        DiagnosticExample(
            code: .metricsUnknown,
            request: large("accessibilityLarge", os: "26.1").replacing("always", with: "never")
        ),
    ]
}

extension String {
    fileprivate func replacing(_ word: String, with other: String) -> String {
        split(separator: word, omittingEmptySubsequences: false).joined(separator: other)
    }
}
