public import NavigationStyle

extension ReferencePage: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("ReferencePage") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("id", reference)
        visitor.required("title", title)
        visitor.required("text", text)
        visitor.required("sources", sources)
        visitor.required("references", references)
    }
}

extension ReferencePage: ResourcePage {
    static let words: (one: String, all: StaticString) = ("reference", "references")

    var name: String { reference.id }
    var entry: ReferencePageSummary { ReferencePageSummary(page: self) }
    var link: HTMLPage.Link { HTMLPage.Link(name, to: path, note: title) }

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

extension RulePage: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("RulePage") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("id", rule.id)
        visitor.optional("policy", policy)
        visitor.required("kind", kind)
        visitor.required("text", rule.text)
        visitor.required("references", rule.sources)
    }
}

extension RulePage: ResourcePage {
    static let words: (one: String, all: StaticString) = ("rule", "rules")

    var name: String { rule.id }
    var link: HTMLPage.Link { rule.link }

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

/// An entry of the list of references.
struct ReferencePageSummary: AnswerObject {
    let page: ReferencePage

    static var shape: Shape { .named("ReferenceSummary") }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("id", page.reference)
        visitor.required("title", page.title)
    }
}

extension RulePage.Kind: AnswerName {}
