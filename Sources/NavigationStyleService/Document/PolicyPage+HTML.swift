import NavigationStyle
import NavigationStylePreview

extension PolicyPage: HTMLResource {
    var answered: PolicyPage {
        var page = self
        page.link = PreviewRequest(.transition(example)).playgroundLink
        return page
    }

    var htmlLink: HTMLPage.Link { HTMLPage.Link(name, to: path, note: summary) }

    func html(hasPlayground: Bool) -> HTMLPage {
        HTMLPage(
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
    /// The link to its page.
    var link: HTMLPage.Link { HTMLPage.Link(id, to: "/rules/\(id)", note: text) }
}
