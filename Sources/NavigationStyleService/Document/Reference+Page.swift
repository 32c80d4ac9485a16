package import NavigationStyle
package import NavigationStyleJSON

extension ReferencePage: JSONWritable {
    /// Writes the whole page.
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", reference)
        writer.member("title", title)
        writer.member("text", text)
        writer.key("sources")
        writer.array(sources)
        writer.key("references")
        writer.array(references)
        writer.endObject()
    }

    /// Writes what a list of references tells of each.
    func writeSummary(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", reference)
        writer.member("title", title)
        writer.endObject()
    }

    /// The page for people.
    var html: HTMLPage {
        HTMLPage(
            title: title,
            blocks: [
                .code(reference.id), .text(text), .list("Sources", sources.map { HTMLPage.Link($0) }),
                .references(references),
            ]
        )
    }
}

extension RulePage: JSONWritable {
    /// Writes the whole page.
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", rule.id)
        writer.member("policy", policy)
        writer.member("kind", name: kind)
        writer.member("text", rule.text)
        writer.key("references")
        writer.array(rule.sources)
        writer.endObject()
    }

    /// The page for people.
    var html: HTMLPage {
        let subject =
            switch kind {
            case .uikit: "What UIKit does."
            case .policy: "What the policy does."
            case .usage: "What the policy asks of the code of screens."
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
    /// Links to references.
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
