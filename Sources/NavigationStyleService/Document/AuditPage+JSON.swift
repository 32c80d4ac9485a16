public import NavigationStyle
public import NavigationStyleAudit

extension AuditPage: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("DiagnosticPage") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("code", code)
        visitor.required("severity", severity)
        visitor.required("symptom", symptom)
        visitor.required("cause", cause)
        visitor.required("remedy", remedy)
        visitor.required("offersEdits", offersEdits)
        visitor.required("noEdits", noEdits)
        visitor.required("reference", references.words)
        visitor.required("references", references)
    }
}

/// An entry of the list of diagnostics.
struct DiagnosticPageSummary: AnswerObject {
    let page: AuditPage

    static var shape: Shape { .named("DiagnosticSummary") }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("code", page.code)
        visitor.required("severity", page.severity)
        visitor.required("symptom", page.symptom)
        visitor.required("offersEdits", page.offersEdits)
        visitor.required("noEdits", page.noEdits)
    }
}
