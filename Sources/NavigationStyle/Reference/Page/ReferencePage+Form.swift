extension ReferencePage: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("ReferencePage") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        reference = try members.member("id", told?.reference)
        title = try members.member("title", told?.title)
        text = try members.member("text", told?.text)
        sources = try members.member("sources", told?.sources)
        references = try members.member("references", told?.references)
    }
}

extension ReferencePage.Summary: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("ReferenceSummary") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("id", id)
        visitor.required("title", title)
    }
}

extension RulePage: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("RulePage") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        let id = try members.member("id", told?.rule.id)
        policy = try members.optionalMember("policy", told?.policy)
        kind = try members.member("kind", told?.kind)
        let text = try members.member("text", told?.rule.text)
        rule = Rule(id, text, from: try members.member("references", told?.rule.sources))
    }
}

extension RulePage.Kind: AnswerName {}
