internal import ArgumentParser
internal import NavigationStyle
internal import NavigationStyleJSON
internal import NavigationStyleService

extension NavigationStyleService {
    /// The service without a server in front.
    ///
    /// Its only limit on the length of a file is the machine's; it draws as many screens as a stack may have, answers
    /// with up to a gigabyte, and takes a hundred times the work.
    static var onCommandLine: NavigationStyleService {
        NavigationStyleService(
            configuration: Configuration(
                version: ProductVersion.current,
                maximumBodyLength: .max,
                limits: JSONLimits(previewScreens: JSONLimits.standard.screens),
                maximumAnswerLength: 1 << 30,
                maximumWork: WorkBudget.standardLimit * 100
            )
        )
    }
}

/// A command that answers as the server answers a POST.
struct Computation<Subject: ComputationSubject>: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = Subject.kind.rawValue
        return CommandConfiguration(commandName: name, abstract: "\(Subject.abstract), as POST /\(name).")
    }

    @OptionGroup var request: RequestFile
    @OptionGroup(title: "A path in a graph") var path: PathOptions
    @OptionGroup(title: "Environment") var environment: EnvironmentOptions
    @OptionGroup var answer: AnswerOptions

    func validate() throws {
        if path.graph != nil {
            if Subject.kind == .batch { throw ValidationError("batch does not support --graph; use transition.") }
            if request.file != nil { throw ValidationError("Use either --graph or a request, not both.") }
        }
        if !Subject.kind.takesEnvironments { try environment.validateOne(for: Subject.kind.rawValue) }
    }

    func run() throws {
        let question = try path.question()
        let body = try question?.body ?? request.read()
        let answer: ComputedAnswer
        let isSummary = self.answer.isSummary
        do throws(Problem) {
            answer = try NavigationStyleService.onCommandLine.computedAnswer(
                to: body,
                of: Subject.kind,
                including: isSummary ? AnswerSummary.parts(of: Subject.kind) : nil,
                in: environment.overlays
            )
        } catch {
            error.complain(in: body, of: question?.name ?? request.name, inWords: isSummary)
            throw ExitCode(1)
        }
        if isSummary {
            try StandardStream.output.write(AnswerSummary(answer: answer).text(TextStyle(of: .output)))
        } else {
            try StandardStream.output.write(answer.json(pretty: self.answer.pretty).endingInLineFeed)
        }
    }
}

/// The kind of request that such a command answers.
protocol ComputationSubject: Sendable {
    static var kind: RequestKind { get }
    /// The answer's content, in half a sentence.
    static var abstract: String { get }
}

enum Transition: ComputationSubject {
    static let kind = RequestKind.transition
    static let abstract = "Predicts how one operation changes the bars"
}

enum Replay: ComputationSubject {
    static let kind = RequestKind.replay
    static let abstract = "Predicts how a sequence of operations changes the bars"
}

enum Resolve: ComputationSubject {
    static let kind = RequestKind.resolve
    static let abstract = "Predicts the bar of a stack at rest"
}

enum Compare: ComputationSubject {
    static let kind = RequestKind.compare
    static let abstract = "Predicts how one operation changes the bars under several policies"
}

enum Batch: ComputationSubject {
    static let kind = RequestKind.batch
    static let abstract = "Answers several transition requests at once"
}

/// The form of the answer of such a command.
struct AnswerOptions: ParsableArguments {
    enum Form: String, EnumerableFlag {
        case json, summary

        static func help(for form: Form) -> ArgumentHelp? {
            switch form {
            case .json: "Print the server's answer in JSON, even at a terminal."
            case .summary: "Print a summary, even to a pipe."
            }
        }
    }

    @Flag(exclusivity: .exclusive) var form: Form?

    @Flag(inversion: .prefixedNo, help: "Indent the JSON.")
    var pretty = true

    /// Whether a summary was asked for, or a person reads the answer.
    var isSummary: Bool { (form ?? (StandardStream.output.isTerminal ? .summary : .json)) == .summary }
}

extension Problem {
    /// Reports the faults of a request on standard error: in lines for people, or as JSON.
    func complain(in body: [UInt8], of name: String, inWords: Bool) {
        if inWords {
            let style = TextStyle(of: .error)
            for finding in LocatedFinding.all(findings, in: body) {
                try? StandardStream.error.write(finding.text(in: name, style))
            }
        } else {
            try? StandardStream.error.write(json(pretty: true))
        }
    }
}

extension [UInt8] {
    /// The text, with a line feed added if it does not end with one.
    var endingInLineFeed: [UInt8] { last == UInt8(ascii: "\n") ? self : self + [UInt8(ascii: "\n")] }
}
