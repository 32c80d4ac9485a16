import HTTPMessage
public import NavigationStyle

extension Problem.Kind: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("ProblemPage") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        ProblemSummary(kind: self).members(&visitor)
        visitor.required("explanation", explanation)
    }

    /// The page for people.
    var html: HTMLPage {
        HTMLPage(title: title, blocks: [.code("\(type), status \(status.code)"), .text(explanation)])
    }
}

/// An entry of the list of problems.
struct ProblemSummary: AnswerObject {
    let kind: Problem.Kind

    static var shape: Shape { .named("ProblemSummary") }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("type", Link(kind.type))
        visitor.required("title", kind.title)
        visitor.required("status", kind.status.code)
    }
}
