public import NavigationStyle

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
        visitor.required("rules", rules)
        visitor.required("silentRules", silentRules)
        visitor.required("usageRules", usageRules)
        visitor.required("example", example)
    }
}

extension PolicyPage.Edition: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("PolicyEdition") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("name", name)
        visitor.required("summary", summary)
    }
}

extension PolicyPage.Option: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("PolicyOption") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("name", name)
        visitor.required("type", type)
        visitor.required("summary", summary)
    }
}

extension PolicyPage.Schemas: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("PolicySchemas") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("options", options)
        visitor.required("library", library)
        visitor.required("policyState", policyState)
    }
}

extension Rule: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("PolicyRule") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("id", id)
        visitor.required("summary", text)
    }
}

/// What a list of policies tells of each.
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

extension PolicyPage.Family: AnswerName {}
