internal import ArgumentParser
internal import Glibc

/// Predicts which navigation bar every screen of an iOS navigation stack shows.
@main
struct NavigationStyleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "navigation-style",
        abstract: "Predicts which navigation bar every screen of an iOS navigation stack shows.",
        discussion: """
            Without a subcommand it serves over HTTP. The other commands answer from a file, or from standard input, what \
            the server would answer: the response on standard output with status 0, or the problem on standard error \
            with status 1. Status 2 is a mistake on the command line.
            """,
        version: ProductVersion.current,
        subcommands: [
            Serve.self, Transition.self, Replay.self, Resolve.self, Compare.self, Preview.self, Validate.self,
            Policies.self,
            Health.self,
        ],
        defaultSubcommand: Serve.self
    )

    /// Runs the command that the arguments name.
    ///
    /// ArgumentParser's own `main` leaves a mistake on the command line with status 64; ours is 2.
    static func main() {
        StandardStream.openClosed()
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            let status = exitCode(for: error)
            guard status == .validationFailure else { exit(withError: error) }
            StandardStream.error.write(fullMessage(for: error) + "\n")
            Glibc.exit(2)
        }
    }
}
