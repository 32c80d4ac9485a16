import Foundation
import HTTPMessage
import MicroHTTP

/// The answer to a case.
struct VectorAnswer: Sendable {
    let status: Int
    let body: JSONValue
}

/// The way that a case's request goes.
enum VectorRoute: String, CaseIterable, Sendable, CustomStringConvertible {
    /// Straight to the service.
    case service
    /// Through a server's socket.
    case server

    var description: String { rawValue }

    func answer(to each: VectorCase) throws -> VectorAnswer {
        switch self {
        case .service:
            let response = TestService.respond(.post, each.endpoint, json: each.request)
            return VectorAnswer(status: response.status.code, body: try response.json())
        case .server:
            return try VectorServer.shared().answer(to: each)
        }
    }
}

/// The server that the cases are sent to: the one that listens on the port of the loopback interface that
/// `NAVIGATION_STYLE_TESTED_PORT` names, or
/// one of the tests' own.
final class VectorServer: Sendable {
    private static let result = Result { try VectorServer() }

    static func shared() throws -> VectorServer { try result.get() }

    private let port: UInt16
    private let server: HTTPServer?

    private init() throws {
        if let port = ProcessInfo.processInfo.environment["NAVIGATION_STYLE_TESTED_PORT"].flatMap({ UInt16($0) }) {
            self.port = port
            server = nil
        } else {
            var configuration = HTTPServer.Configuration()
            configuration.address.port = 0
            let server = HTTPServer(configuration: configuration, handler: TestService.service)
            try server.start()
            port = server.port ?? 0
            self.server = server
        }
    }

    func answer(to each: VectorCase) throws -> VectorAnswer {
        let received = try LoopbackClient(port: port).post(each.endpoint, body: Array(each.request.text.utf8))
        return VectorAnswer(status: received.status, body: try JSONValue(json: received.body))
    }
}
