internal import ArgumentParser
internal import HTTPMessage
internal import NavigationStyleJSON
internal import NavigationStyleService

extension NavigationStyleService {
    /// The service without a server in front: no limit but the machine's on the length of a file.
    static var onCommandLine: NavigationStyleService {
        NavigationStyleService(
            configuration: Configuration(version: ProductVersion.current, maximumBodyLength: .max)
        )
    }
}

/// A command that answers as the server answers a POST.
protocol Computation: ParsableCommand {
    static var kind: RequestKind { get }
    var request: RequestFile { get }
    var answer: AnswerOptions { get }
}

/// What the answer of such a command looks like.
struct AnswerOptions: ParsableArguments {
    enum Form: String, EnumerableFlag {
        case json, summary

        static func help(for form: Form) -> ArgumentHelp? {
            switch form {
            case .json: "Print the answer as the server would, also on a terminal."
            case .summary: "Print a summary for people, also in a pipe."
            }
        }
    }

    @Flag(exclusivity: .exclusive) var form: Form?

    @Flag(inversion: .prefixedNo, help: "Indent the JSON.")
    var pretty = true

    /// What was asked for, or what fits whoever reads it.
    var isSummary: Bool { (form ?? (StandardStream.output.isTerminal ? .summary : .json)) == .summary }
}

extension Computation {
    func run() throws {
        let body = try request.read()
        let isSummary = answer.isSummary
        let query = answer.pretty && !isSummary ? "pretty=true" : nil
        let head = HTTPRequestHead(method: .post, path: "/" + Self.kind.rawValue, query: query)
        let content: [UInt8]
        do throws(Problem) {
            content = try NavigationStyleService.onCommandLine.content(
                answering: HTTPRequest(head: head, body: body),
                including: isSummary ? AnswerSummary.parts(of: Self.kind) : nil
            )
        } catch {
            complain(of: error, in: body, isSummary: isSummary)
            throw ExitCode(1)
        }
        if isSummary, let answer = AnswerSummary(of: content, Self.kind) {
            try StandardStream.output.write(answer.text(TextStyle(of: .output)))
        } else {
            try StandardStream.output.write(content.endingInLineFeed)
        }
    }

    private func complain(of problem: Problem, in body: [UInt8], isSummary: Bool) {
        if isSummary {
            let style = TextStyle(of: .error)
            let findings = LocatedFinding.all(problem.findings, in: body)
            for finding in findings { try? StandardStream.error.write(finding.text(in: request.name, style)) }
        } else {
            try? StandardStream.error.write(problem.json(pretty: true))
        }
    }
}

struct Transition: Computation {
    static let configuration = CommandConfiguration(
        abstract: "Tells what one operation does to the bars, as POST /transition."
    )
    static let kind = RequestKind.transition

    @OptionGroup var request: RequestFile
    @OptionGroup var answer: AnswerOptions
}

struct Replay: Computation {
    static let configuration = CommandConfiguration(
        abstract: "Tells what operations one after another do to the bars, as POST /replay."
    )
    static let kind = RequestKind.replay

    @OptionGroup var request: RequestFile
    @OptionGroup var answer: AnswerOptions
}

struct Resolve: Computation {
    static let configuration = CommandConfiguration(
        abstract: "Tells what a stack shows as it stands, as POST /resolve."
    )
    static let kind = RequestKind.resolve

    @OptionGroup var request: RequestFile
    @OptionGroup var answer: AnswerOptions
}

struct Compare: Computation {
    static let configuration = CommandConfiguration(
        abstract: "Tells what one operation does under several policies, and where they differ, as POST /compare."
    )
    static let kind = RequestKind.compare

    @OptionGroup var request: RequestFile
    @OptionGroup var answer: AnswerOptions
}

struct Batch: Computation {
    static let configuration = CommandConfiguration(
        abstract: "Answers several requests for a transition at once, as POST /batch."
    )
    static let kind = RequestKind.batch

    @OptionGroup var request: RequestFile
    @OptionGroup var answer: AnswerOptions
}

extension [UInt8] {
    /// The text with a line feed at its end.
    var endingInLineFeed: [UInt8] { last == UInt8(ascii: "\n") ? self : self + [UInt8(ascii: "\n")] }
}
