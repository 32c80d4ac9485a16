internal import ArgumentParser
internal import NavigationStyle
internal import NavigationStyleJSON

struct Rules: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lists the rules that steps and diagnostics name, or says all about one: its text and its sources."
    )

    @Argument(help: ArgumentHelp("The rule's id, such as km.push.2; all of them without.", valueName: "id"))
    var name: String?

    @OptionGroup var answer: AnswerOptions

    func run() throws {
        guard let name else {
            try print(RuleList(rules: Rule.all.map(ListedRule.init)))
            return
        }
        guard let rule = Rule.named(name) else {
            throw UnknownName(name, of: "rule", listedBy: Self._commandName, among: Rule.all.map(\.id))
        }
        try print(ListedRule(rule: rule))
    }

    private func print(_ page: some AnswerForm) throws {
        try answer.printPage(JSONWriter.bytes(of: page, answer.pretty ? .pretty : .compact, capacity: 1 << 16))
    }
}

/// The rules as they are printed.
private struct RuleList: AnswerObject {
    let rules: [ListedRule]

    static var shape: Shape { .openObject }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) { visitor.required("rules", rules) }
}

/// A rule as it is printed: with its sources.
private struct ListedRule: AnswerObject {
    let rule: Rule

    static var shape: Shape { .openObject }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("id", rule.id)
        visitor.required("text", rule.text)
        visitor.required("sources", rule.sources)
    }
}

/// A name of something that does not exist.
struct UnknownName: Error {
    let words: String

    init(_ name: String, of noun: String, listedBy command: String, among names: [String]) {
        let hint =
            Suggestion.nearest(to: name, among: names).map { "did you mean \"\($0)\"?" }
            ?? "navigation-style \(command) lists all of them"
        words = "There is no \(noun) called \"\(name)\": \(hint)"
    }
}
