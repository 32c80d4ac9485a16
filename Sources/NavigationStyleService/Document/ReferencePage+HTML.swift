import NavigationStyle

extension ReferencePage: HTMLResource {
    var htmlLink: HTMLPage.Link { HTMLPage.Link(name, to: path, note: title) }

    func html(hasPlayground: Bool) -> HTMLPage {
        HTMLPage(
            title: title,
            blocks: [
                .code(reference.id), .text(text), .list("Sources", sources.map { HTMLPage.Link($0) }),
                .references(references),
            ]
        )
    }
}

extension RulePage: HTMLResource {
    var htmlLink: HTMLPage.Link { rule.link }

    func html(hasPlayground: Bool) -> HTMLPage {
        let subject =
            switch kind {
            case .uikit: "The behavior of UIKit."
            case .policy: "The behavior of the policy."
            case .usage: "A rule of the policy for the code of screens."
            }
        return HTMLPage(
            title: "Rule \(rule.id)",
            blocks: [
                .text(subject), .text(rule.text),
                .list("Policy", policy.map { [HTMLPage.Link($0, to: "/policies/\($0)")] } ?? []),
                .references(rule.sources),
            ]
        )
    }
}

extension HTMLPage.Block {
    /// Returns a list of links to references.
    static func references(_ references: [Reference]) -> HTMLPage.Block {
        .list(
            "References",
            references.map { reference in
                HTMLPage.Link(
                    reference.id,
                    to: "/references/\(reference.id)",
                    note: ReferencePage.named(reference.id)?.title
                )
            }
        )
    }
}
