extension RequestFault: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("Fault") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        let code = try members.member("code", told?.code)
        pointer = try members.optionalMember("pointer", told?.pointer) ?? ""
        let words = Told(
            code: code,
            detail: try members.member("detail", told?.detail),
            expected: try members.optionalMember("expected", told?.expected),
            allowed: try members.optionalMember("allowed", told?.allowed),
            suggestion: try members.optionalMember("suggestion", told?.suggestion)
        )
        reason = told?.reason ?? .told(words)
    }
}

extension RequestFault {
    /// Makes a fault that was read from an answer.
    package init(code: String, _ detail: String, at pointer: String) {
        self.init(.told(Told(code: code, detail: detail)), at: pointer)
    }
}
