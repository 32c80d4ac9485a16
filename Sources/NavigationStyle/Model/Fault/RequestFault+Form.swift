extension RequestFault: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("Fault") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("code", code)
        visitor.optional("pointer", pointer)
        visitor.required("detail", detail)
        visitor.optional("expected", expected)
        visitor.optional("allowed", allowed)
        visitor.optional("suggestion", suggestion)
    }
}

extension RequestFault: Decodable {
    /// Reads a fault by its words.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: ObjectKey.self)
        let told = Told(
            code: try object.value("code"),
            detail: try object.value("detail"),
            expected: try object.valueUnlessAbsent("expected"),
            allowed: try object.valueUnlessAbsent("allowed"),
            suggestion: try object.valueUnlessAbsent("suggestion")
        )
        self.init(.told(told), at: try object.valueUnlessAbsent("pointer") ?? "")
    }
}

extension RequestFault: AnswerEncodable {}
