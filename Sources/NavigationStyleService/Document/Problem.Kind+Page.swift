import HTTPMessage
public import NavigationStyle
public import NavigationStyleJSON

extension Problem.Kind: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("ProblemPage") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        ProblemSummary(kind: self).members(&visitor)
        visitor.required("explanation", explanation)
    }
}

extension Problem.Kind: ResourcePage {
    static let words: (one: String, all: StaticString) = ("problem", "problems")
    static let all = allCases

    static func named(_ name: String) -> Problem.Kind? { Problem.Kind(rawValue: name) }

    var name: String { rawValue }
    var entry: ProblemSummary { ProblemSummary(kind: self) }
    var link: HTMLPage.Link { HTMLPage.Link(type, to: type, note: title) }

    func html(hasPlayground: Bool) -> HTMLPage {
        HTMLPage(title: title, blocks: [.code("\(type), status \(status)"), .text(explanation)])
    }
}

/// An entry of the list of problems.
struct ProblemSummary: AnswerObject {
    let kind: Problem.Kind

    static var shape: Shape { .named("ProblemSummary") }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("type", Link(kind.type))
        visitor.required("title", kind.title)
        visitor.required("status", kind.status)
    }
}
