internal import ArgumentParser
internal import NavigationStyle
internal import NavigationStyleAudit
internal import POSIX

/// Predicts which navigation bar every screen of an iOS navigation stack shows.
@main
struct NavigationStyleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "navigation-style",
        abstract: "Predicts which navigation bar every screen of an iOS navigation stack shows.",
        discussion: """
            Without a subcommand, it starts the server. The commands under Computations and References give the \
            server's answers, for a file or for standard input if that is a pipe. Computations print JSON to a pipe, \
            and a summary at a terminal, in color unless NO_COLOR is set.

              navigation-style example push | navigation-style transition
              navigation-style compare request.json --json
              navigation-style validate 'requests/**/*.json' --format github

            The exit status is 0; 1 if a request has a problem, or validate or audit finds something severe; 2 for a \
            mistake on the command line; or 3 if an audit ended early.
            """,
        version: ProductVersion.current,
        subcommands: [],
        groupedSubcommands: [
            CommandGroup(name: "Server", subcommands: [Serve.self, Health.self]),
            CommandGroup(
                name: "Computations",
                subcommands: [
                    Computation<Transition>.self, Computation<Replay>.self, Computation<Resolve>.self,
                    Computation<Compare>.self, Computation<Batch>.self, Preview.self, Validate.self, Example.self,
                ]
            ),
            CommandGroup(name: "Whole apps", subcommands: [Audit.self, GraphCommand.self, Check.self]),
            CommandGroup(
                name: "References",
                subcommands: [
                    Pages<PolicyPage>.self, Pages<RulePage>.self, Pages<ReferencePage>.self, Pages<AuditPage>.self,
                    Devices.self, ViewHierarchyPage.self,
                    OpenAPI.self,
                ]
            ),
        ],
        defaultSubcommand: Serve.self
    )

    /// Runs the command that the arguments name.
    ///
    /// ArgumentParser's own `main` exits with status 64 after a mistake on the command line; this one exits with 2.
    static func main() {
        StandardStream.openClosed()
        StandardStream.outliveReaders()
        var command: any ParsableCommand
        do {
            let arguments = CommandLine.arguments.dropFirst()
            try checkSubcommand(arguments)
            // The parser would take the name of this subcommand for a graph.
            command =
                arguments.starts(with: [Audit._commandName, AuditMerge._commandName])
                ? try AuditMerge.parseAsRoot(Array(arguments.dropFirst(2))) : try parseAsRoot()
        } catch {
            POSIX.exit(report(error))
        }
        do { try command.run() } catch let mistake as ValidationError {
            // The arguments were valid; the parser would add the usage of all commands.
            StandardStream.complain("Error: \(mistake.message)")
            POSIX.exit(2)
        } catch {
            POSIX.exit(report(error))
        }
    }

    /// Reports the error that ended a command.
    ///
    /// - Returns: The exit status.
    private static func report(_ error: any Error) -> Int32 {
        switch error {
        case let failure as StandardStream.Failure:
            StandardStream.complain("Error: \(failure.words)")
            return 1
        case let unknown as UnknownName:
            StandardStream.complain("Error: \(unknown.words)".onOneLine)
            return 2
        case let failure as InputFailure:
            StandardStream.complain("Error: \(failure)".onOneLine)
            return 2
        default:
            let status = exitCode(for: error)
            let message = fullMessage(for: error)
            if status.isSuccess {
                // The requested output: help, the version, a completion script.
                do { try StandardStream.output.write(message + "\n") } catch {
                    StandardStream.complain("Error: \(error.words)")
                    return 1
                }
                return 0
            }
            if !message.isEmpty { StandardStream.complain(message) }
            return status == .validationFailure ? 2 : status.rawValue
        }
    }

    /// Checks that the first argument, or that of `help`, is a subcommand.
    ///
    /// The parser would take it for an argument of `serve`, or ignore it.
    private static func checkSubcommand(_ arguments: ArraySlice<String>) throws {
        try checkGraph(arguments)
        let names = configuration.subcommands.map { $0._commandName } + ["help"]
        let isHelp = arguments.first == "help"
        guard let argument = isHelp ? arguments.dropFirst().first : arguments.first, !argument.hasPrefix("-"),
            !names.contains(argument)
        else { return }
        var message = "Unknown subcommand '\(argument)'."
        if let name = Suggestion.nearest(to: argument, among: names) {
            message += " Did you mean '\(name)'?"
        } else if unsafe access(argument, F_OK) == 0 {
            message += " Did you mean 'navigation-style validate \(argument)', or another subcommand for the file?"
        }
        throw ValidationError(message.onOneLine)
    }

    /// Checks that the graph of an audit is not a misspelled subcommand.
    private static func checkGraph(_ arguments: ArraySlice<String>) throws {
        guard arguments.first == Audit._commandName, let name = arguments.dropFirst().first, !name.hasPrefix("-"),
            let meant = Suggestion.nearest(to: name, among: [AuditMerge._commandName]), meant != name,
            unsafe access(name, F_OK) != 0
        else { return }
        throw ValidationError(
            "No graph is called '\(name)'. Did you mean 'navigation-style audit \(meant)'?".onOneLine
        )
    }
}
