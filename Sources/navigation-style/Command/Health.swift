internal import ArgumentParser
internal import HTTPMessage
internal import MicroHTTP

struct Health: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "health",
        abstract: "Asks a running server whether it is alive: status 0 if it is, 1 if not."
    )

    @Option(
        parsing: .unconditional,
        help: "Where the server listens (default: NAVIGATION_STYLE_LISTEN, or 127.0.0.1:8080)."
    )
    var listen: String?

    @Flag(help: "Ask whether it takes requests (/readyz), which it does not while it is stopping.")
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
