extension Diagnostic: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("Diagnostic") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        members(&visitor, pointer: pointer, edits: edits)
    }

    /// Passes the members of a diagnostic of a request to `visitor`; `item` is a JSON Pointer to the request in a text.
    package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor, of item: String) {
        guard !item.isEmpty else { return members(&visitor) }
        let edits = edits?.map { Edit($0.op, item + $0.path, $0.value) }
        members(&visitor, pointer: item + (pointer?.description ?? ""), edits: edits)
    }

    @inlinable @inline(__always) func members<Visitor: AnswerVisitor & ~Copyable>(
        _ visitor: inout Visitor,
        pointer: (some AnswerForm)?,
        edits: [Edit]?
    ) {
        visitor.required("code", code)
        visitor.required("severity", severity)
        visitor.optional("screen", screen)
        visitor.optional("property", property)
        visitor.optional("pointer", pointer)
        visitor.required("message", messageText)
        visitor.required("fix", fixText)
        visitor.optional("edits", edits)
        visitor.optional("noEdits", noEdits)
        visitor.required("reference", reference)
        visitor.required("references", references)
    }
}

extension Diagnostic.Code: AnswerName {}
extension Diagnostic.Severity: AnswerName {}
extension Edit.Operation: AnswerName {}

extension Edit: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("PatchOperation") }

    @inlinable
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        op = try members.member("op", told?.op)
        path = try members.member("path", told?.path)
        value = try members.optionalMember("value", told?.value)
    }
}

extension Reference: AnswerEncodable {}
