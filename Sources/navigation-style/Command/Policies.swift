internal import ArgumentParser
internal import HTTPMessage
internal import NavigationStyleService

struct Policies: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lists the policies, or says all about one: what it copies, its options, rules and limits."
    )

    @Argument(help: "The policy's name; all of them without.")
    var name: String?

    func run() throws {
        let path = name.map { "/policies/" + $0 } ?? "/policies"
        let head = HTTPRequestHead(method: .get, path: path, query: "pretty=true")
        try NavigationStyleService.onCommandLine.answer(HTTPRequest(head: head))
    }
}
