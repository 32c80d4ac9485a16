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
            try print { writer in
                writer.beginObject()
                writer.key("rules")
                writer.beginArray()
                for rule in Rule.all { write(rule, to: &writer) }
                writer.endArray()
                writer.endObject()
            }
            return
        }
        guard let rule = Rule.named(name) else {
            throw UnknownName(name, of: "rule", listedBy: Self._commandName, among: Rule.all.map(\.id))
        }
        try print { write(rule, to: &$0) }
    }

    private func write(_ rule: Rule, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", rule.id)
        writer.member("text", rule.text)
        writer.key("sources")
        writer.array(rule.sources)
        writer.endObject()
    }

    private func print(_ write: (inout JSONWriter) -> Void) throws {
        try answer.printPage(JSONWriter.bytes(answer.pretty ? .pretty : .compact, capacity: 1 << 16, write))
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
