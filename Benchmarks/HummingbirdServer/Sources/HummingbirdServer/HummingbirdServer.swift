import Foundation
import Hummingbird
import Logging
import NavigationStyle

/// The alternative to compare with: Hummingbird, with Foundation's JSON, around the same engine.
@main
enum HummingbirdServer {
    static func main() async throws {
        let router = Router()
        router.get("/livez") { _, _ in HTTPResponse.Status.ok }
        router.post("/transition") { request, context in
            try await request.decode(as: TransitionRequest.self, context: context).response()
        }
        var logger = Logger(label: "hummingbird-server")
        logger.logLevel = .critical
        let application = Application(
            router: router,
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { channel in
                let address = #""address":"127.0.0.1:\#(channel.localAddress?.port ?? 0)""# + "\n"
                FileHandle.standardError.write(Data(address.utf8))
            },
            logger: logger
        )
        try await application.runService()
    }
}

extension TransitionResponse: @retroactive ResponseEncodable {}
