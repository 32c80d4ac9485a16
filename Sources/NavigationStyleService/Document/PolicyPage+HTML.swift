import NavigationStyle
import NavigationStylePreview

extension PolicyPage {
    /// Returns the page for people.
    ///
    /// - Parameter hasPlayground: Whether the server has a playground, which shows the policy's example.
    /// - Returns: The page.
    func html(hasPlayground: Bool) -> HTMLPage {
        let link = PreviewRequest(.transition(example)).playgroundLink
        return HTMLPage(
            title: "Policy \(name)",
            blocks: [
                .text(summary), .text(source),
                .list("Try it", hasPlayground ? [HTMLPage.Link("A push in the playground", to: link)] : []),
                .list("Editions", editions.map { HTMLPage.Link($0.name, note: $0.summary) }),
                .list("Options", options.map { HTMLPage.Link($0.name, note: "\($0.type). \($0.summary)") }),
                .list(
                    "Members of library",
                    libraryMembers.map { HTMLPage.Link($0.name, note: "\($0.type). \($0.summary)") }
                ),
                .list("Known limits", knownLimits.map { HTMLPage.Link($0) }),
                .list("Rules", (rules + silentRules).map(\.link)),
                .list("Rules for screens", usageRules.map(\.link)),
            ]
        )
    }
}

extension Rule {
    fileprivate var link: HTMLPage.Link { HTMLPage.Link(id, to: "/rules/\(id)", note: text) }
}
