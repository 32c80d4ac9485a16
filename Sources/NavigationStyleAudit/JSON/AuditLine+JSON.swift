public import NavigationStyle
import NavigationStyleJSON

extension AuditLine {
    /// The line as it is sent, with its line feed: JSON without other line feeds, UTF-8.
    public var json: [UInt8] { JSONWriter.bytes(of: self, .compact, capacity: 4096) + [UInt8(ascii: "\n")] }

    /// Whether the line has at most `limit` bytes, without its line feed.
    package func fits(within limit: Int) -> Bool {
        (try? JSONWriter.bytes(.compact, limit: limit, capacity: 4096) { write(to: &$0) }) != nil
    }
}

extension AuditLine: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("AuditLine") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        var progress: AuditProgress?
        var described: AuditDescription?
        var run: AuditRun?
        var end: End?
        switch self {
        case .progress(let state): progress = state
        case .described(let description): described = description
        case .run(let made): run = made
        case .end(let response): end = End(response: response)
        }
        visitor.optional("progress", progress)
        visitor.optional("described", described)
        visitor.optional("run", run)
        visitor.optional("end", end)
    }

    /// The parts of an answer other than its runs.
    private struct End: AnswerObject {
        let response: AuditResponse

        static var shape: Shape { .named("AuditEnd") }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("fixes", response.fixes)
            visitor.optional("noFixes", response.noFixes)
            visitor.required("matrix", response.matrix)
        }
    }
}

extension AuditProgress: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("AuditProgress") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("run", run)
        visitor.required("of", of)
        visitor.required("heads", search.heads)
        visitor.required("steps", search.steps)
        visitor.required("queued", search.queued)
        visitor.required("length", search.length)
    }
}
