import Foundation
import Testing

@Suite(.enabled(if: ServerProcess.isThere, "the executable has not been built")) struct StartingTests {
    /// Whether this machine has an IPv6 address of its own; containers may have none.
    private static let hasIPv6 = FileManager.default.contents(atPath: "/proc/net/if_inet6")?.isEmpty == false

    @Test(arguments: ["127.0.0.1:0", "0.0.0.0:0", "[::1]:0", "[::]:0"])
    func `a server listens where it is told, and says on which port`(_ address: String) throws {
        if address.hasPrefix("["), !Self.hasIPv6 { return }
        let server = try ServerProcess(listen: address)
        let told = try #require(try server.address)
        #expect(told.dropLast("\(server.client.port)".count) == address.dropLast())
        let run = try CommandRun(["health", "--listen", told], input: "")
        #expect(run.status == 0, "\(run.error)")
    }

    @Test func `a variable stands in for a flag, and a flag goes before it`() throws {
        let variables = ["NAVIGATION_STYLE_LOG_FORMAT": "text", "NAVIGATION_STYLE_LISTEN": "nowhere"]
        let run = try CommandRun(["serve", "--listen", "192.0.2.1:0"], input: "", environment: variables)
        #expect(run.status == 1)
        #expect(run.error.contains(" critical \"no network interface has the address"))
    }

    @Test func `all that is wrong with the settings is told at once`() throws {
        let arguments = [
            "serve", "--listen", "here", "--threads", "none", "--log-format", "xml", "--log-level", "loud",
        ]
        let run = try CommandRun(
            arguments,
            input: "",
            environment: ["NAVIGATION_STYLE_MAX_BODY": "1 MB"]
        )
        #expect(run.status == 2)
        for source in ["--listen", "--threads", "--log-format", "--log-level", "NAVIGATION_STYLE_MAX_BODY"] {
            #expect(run.error.contains("\(source): "), "\(source)")
        }
    }
}
