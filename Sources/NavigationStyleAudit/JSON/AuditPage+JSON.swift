public import NavigationStyle

extension AuditPage: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("DiagnosticPage") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        code = try members.member("code", told?.code)
        severity = try members.member("severity", told?.severity)
        symptom = try members.member("symptom", told?.symptom)
        cause = try members.member("cause", told?.cause)
        remedy = try members.member("remedy", told?.remedy)
        offersEdits = try members.member("offersEdits", told?.offersEdits)
        noEdits = try members.member("noEdits", told?.noEdits)
        members.derived("reference", told?.references.words)
        references = try members.member("references", told?.references)
    }
}

extension AuditPage.Summary: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("DiagnosticSummary") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("code", code)
        visitor.required("severity", severity)
        visitor.required("symptom", symptom)
        visitor.required("offersEdits", offersEdits)
        visitor.required("noEdits", noEdits)
    }
}
