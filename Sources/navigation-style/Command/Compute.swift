internal import ArgumentParser
internal import HTTPMessage
internal import NavigationStyleService

/// A command that answers as the server answers a POST.
protocol Compute: ParsableCommand {
    /// The server's path.
    static var path: String { get }
    var input: ComputeInput { get }
}

/// What every such command takes.
struct ComputeInput: ParsableArguments {
    @Argument(help: "The request as JSON: a file, or - for standard input.")
    var file: InputFile

    @Flag(inversion: .prefixedNo, help: "Indent the response.")
    var pretty = true
}

extension Compute {
    func run() throws {
        let head = HTTPRequestHead(method: .post, path: Self.path, query: input.pretty ? "pretty=true" : nil)
        let request = HTTPRequest(head: head, body: try input.file.read())
        try NavigationStyleService.onCommandLine.answer(request)
    }
}

struct Transition: Compute {
    static let configuration = CommandConfiguration(
        abstract: "Answers a POST /transition: what one operation does to the bars."
    )
    static let path = "/transition"

    @OptionGroup var input: ComputeInput
}

struct Replay: Compute {
    static let configuration = CommandConfiguration(
        abstract: "Answers a POST /replay: what operations one after another do to the bars."
    )
    static let path = "/replay"

    @OptionGroup var input: ComputeInput
}

struct Resolve: Compute {
    static let configuration = CommandConfiguration(
        abstract: "Answers a POST /resolve: what a stack shows as it stands."
    )
    static let path = "/resolve"

    @OptionGroup var input: ComputeInput
}

struct Compare: Compute {
    static let configuration = CommandConfiguration(
        abstract: "Answers a POST /compare: what one operation does under several policies, and where they differ."
    )
    static let path = "/compare"

    @OptionGroup var input: ComputeInput
}
