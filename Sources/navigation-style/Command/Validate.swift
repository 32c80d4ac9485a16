internal import ArgumentParser
internal import NavigationStyle
internal import NavigationStyleJSON
internal import NavigationStyleService

struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Says what would go wrong with a request.",
        discussion: """
            The request is one for transition, replay or resolve: which, its members tell. The status is 1 where a \
            diagnostic is as severe as --fail-on, or where the request is faulty.
            """
    )

    /// How diagnostics are printed.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        /// A line for each: `file:pointer: severity: code: message [references]`.
        case text
        /// As in a response.
        case json
        /// Workflow commands, which GitHub shows beside the file.
        case github
    }

    /// From which severity on the status is 1.
    enum Threshold: String, CaseIterable, ExpressibleByArgument {
        case error, warning, info

        func isReached(by severity: Diagnostic.Severity) -> Bool {
            switch severity {
            case .error: true
            case .warning: self != .error
            case .info: self == .info
            }
        }
    }

    @Argument(help: "The request as JSON: a file, or - for standard input.")
    var file: InputFile

    @Option(help: "How to print the diagnostics.")
    var format = Format.text

    @Option(help: "The least severity that makes the status 1.")
    var failOn = Threshold.error

    func run() throws {
        let body = try file.read()
        let diagnostics: [Diagnostic]
        do {
            diagnostics = try NavigationStyleService.onCommandLine.diagnostics(of: body)
        } catch {
            StandardStream.error.write(error.json(instance: RequestID.random(), pretty: true))
            throw ExitCode(1)
        }
        switch format {
        case .text: for diagnostic in diagnostics { StandardStream.output.write(diagnostic.line(of: file)) }
        case .github: for diagnostic in diagnostics { StandardStream.output.write(diagnostic.command(of: file)) }
        case .json: StandardStream.output.write(json(of: diagnostics))
        }
        if diagnostics.contains(where: { failOn.isReached(by: $0.severity) }) { throw ExitCode(1) }
    }

    private func json(of diagnostics: [Diagnostic]) -> [UInt8] {
        JSONWriter.bytes(.pretty, capacity: 1024 + diagnostics.count * 512) { writer in
            writer.beginObject()
            writer.key("diagnostics")
            writer.array(diagnostics)
            writer.endObject()
        }
    }
}
