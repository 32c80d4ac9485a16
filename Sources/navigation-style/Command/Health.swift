internal import ArgumentParser
internal import HTTPMessage
internal import MicroHTTP

struct Health: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "health",
        abstract: "Checks whether a server is running: the exit status is 0 if it is, else 1."
    )

    @Option(
        parsing: .unconditional,
        help: "The address and port of the server (default: \(Setting.listen.variable), or \(Setting.listen.preset))."
    )
    var listen: String?

    @Flag(help: "Check whether the server takes requests (/readyz); it takes none while it shuts down.")
    var ready = false

    func run() throws {
        var settings = SettingsReader()
        let address = settings.read(.listen, flag: listen)
        try settings.finish()
        let code = HTTPProbe.statusCode(of: ready ? "/readyz" : "/livez", at: address.reachable, timeout: .seconds(2))
        guard code == 200 else {
            StandardStream.complain("\(address): \(code.map { "answered \($0)" } ?? "no answer")")
            throw ExitCode(1)
        }
    }
}
