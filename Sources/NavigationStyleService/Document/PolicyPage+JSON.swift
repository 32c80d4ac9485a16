public import NavigationStyle
import NavigationStyleJSON
import NavigationStylePreview

extension PolicyPage: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("Policy") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("name", name)
        visitor.required("summary", summary)
        visitor.required("family", family)
        visitor.required("source", source)
        visitor.required("editions", editions)
        visitor.required("options", options)
        visitor.required("libraryMembers", libraryMembers)
        visitor.required("copiedProperties", copiedProperties)
        if let schemas { visitor.required("schemas", schemas) }
        visitor.required("knownLimits", knownLimits)
        visitor.required("constants", constants)
        visitor.required("declarations", declarations)
        visitor.required("rules", rules)
        visitor.required("silentRules", silentRules)
        visitor.required("usageRules", usageRules)
        visitor.required("example", example)
        visitor.required("link", Link(PreviewRequest(.transition(example)).playgroundLink))
    }
}

extension PolicyPage.Edition: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("PolicyEdition") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("name", name)
        visitor.required("summary", summary)
        visitor.optional("minimumSystem", minimumSystem?.description)
    }
}

extension PolicyPage.Option: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("PolicyOption") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("name", name)
        visitor.required("type", type)
        visitor.required("summary", summary)
        visitor.optional("since", since?.description)
        visitor.optional("excludes", excludes.isEmpty ? nil : excludes)
    }
}

extension PolicyPage.Schemas: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("PolicySchemas") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("options", LinkingSchema(options))
        visitor.required("library", LinkingSchema(library))
        visitor.required("policyState", LinkingSchema(policyState))
    }
}

extension Rule: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("PolicyRule") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("id", id)
        visitor.required("summary", text)
    }
}

extension Declaration: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("PolicyDeclaration") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.optional("part", part)
        visitor.required("members", members)
        visitor.required("direction", direction)
        visitor.optional("limit", limit)
        visitor.optional("since", since?.description)
        visitor.optional("until", until?.description)
        visitor.optional("loss", loss)
    }
}

/// An entry of the list of policies.
struct PolicyPageSummary: AnswerObject {
    let page: PolicyPage

    static var shape: Shape { .named("PolicySummary") }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("name", page.name)
        visitor.required("summary", page.summary)
        visitor.required("family", page.family)
        visitor.required("editions", page.editions.map(\.name))
    }
}

extension Declaration.Direction: AnswerName {}
extension Declaration.Limit: AnswerName {}
extension PolicyPage.Family: AnswerName {}
