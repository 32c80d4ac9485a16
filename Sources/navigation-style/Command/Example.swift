internal import ArgumentParser
internal import HTTPMessage
internal import NavigationStyle
internal import NavigationStyleJSON
internal import NavigationStyleService

struct Example: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "example",
        abstract: "Lists the contract's examples of requests, or prints one to begin with.",
        discussion: "navigation-style example push | navigation-style transition"
    )

    @Argument(help: "The example's name; all of them without.")
    var name: String?

    func run() throws {
        let examples = try RequestExample.all()
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

/// An example of a request in the contract.
struct RequestExample {
    let kind: RequestKind
    let name: String
    let summary: String
    /// The request, as JSON without white space.
    let json: [UInt8]

    /// All of them, in the order of the contract.
    static func all() throws -> [RequestExample] {
        let head = HTTPRequestHead(method: .get, path: "/openapi.json", query: nil)
        let contract = try NavigationStyleService.onCommandLine.content(answering: HTTPRequest(head: head))
        let document = Value(content: contract)
        return RequestKind.allCases.flatMap { kind -> [RequestExample] in
            let path = ["paths", "/" + kind.rawValue, "post", "requestBody", "content", "application/json", "examples"]
            let members = path.reduce(document) { $0?[$1] }?.members ?? []
            let folder = path.map { "/" + JSONPointer.escaped($0) }.joined()
            let ranges = JSONPlace.ranges(
                of: members.map { "\(folder)/\(JSONPointer.escaped($0.key))/value" },
                in: contract
            )
            return zip(members, ranges).sorted { $0.1.lowerBound < $1.1.lowerBound }.map { member, range in
                RequestExample(
                    kind: kind,
                    name: member.key,
                    summary: member.value["summary"]?.string ?? "",
                    json: Array(contract[range])
                )
            }
        }
    }
}
