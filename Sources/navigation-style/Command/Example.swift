internal import ArgumentParser
internal import NavigationStyleJSON
internal import NavigationStyleService

struct Example: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "example",
        abstract: "Lists the example requests of the contract, or prints one.",
        discussion: "navigation-style example push | navigation-style transition"
    )

    @Argument(help: "The name of an example (default: list all).")
    var name: String?

    func run() throws {
        let examples = RequestExample.all
        guard let name else {
            var kind: RequestKind?
            for example in examples {
                if example.kind != kind {
                    try StandardStream.output.write("\(kind == nil ? "" : "\n")\(example.kind.rawValue)\n")
                }
                kind = example.kind
                try StandardStream.output.write("  \(example.name.padded(to: 26)) \(example.summary)\n")
            }
            return
        }
        guard let example = examples.first(where: { $0.name == name }) else {
            throw UnknownName(name, of: "example", listedBy: Self._commandName, among: examples.map(\.name))
        }
        try StandardStream.output.write(JSONLayout.indented(example.json).endingInLineFeed)
    }
}
