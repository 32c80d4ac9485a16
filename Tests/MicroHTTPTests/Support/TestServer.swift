import Glibc
import HTTPMessage
import Synchronization

@testable import MicroHTTP

/// A server on a free port of the loopback interface, stopped at the end of the test.
final class TestServer: Sendable {
    let handler = TestHandler()
    let server: HTTPServer
    let port: UInt16
    private let lines = LogLines()

    init(_ configure: (inout HTTPServer.Configuration) -> Void = { _ in }) throws {
        var configuration = HTTPServer.Configuration()
        configuration.address.port = 0
        configuration.threadCount = 2
        configure(&configuration)
        server = HTTPServer(configuration: configuration, handler: handler) { [lines] in lines.append($0) }
        try server.start()
        port = server.port ?? 0
    }

    deinit {
        server.stop(grace: .zero)
    }

    /// The lines that libmicrohttpd has logged.
    var log: [String] { lines.all }

    /// Whether new connections are refused.
    var isRefusing: Bool {
        (try? RawClient(port: port)) == nil
    }

    func connect() throws -> RawClient {
        try RawClient(port: port)
    }

    /// Sends a request on a new connection and returns the first answer.
    func exchange(_ request: String) throws -> ReceivedResponse? {
        let client = try connect()
        try client.send(request)
        return client.responses(1).first
    }
}

private final class LogLines: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    func append(_ line: String) {
        lines.withLock { $0.append(line) }
    }
}

/// The time that a test waits for what must come, long enough for a machine that is busy with other tests.
let patience: Duration = .seconds(60)

/// Waits until a condition holds, for ``patience`` at most.
///
/// - Returns: Whether the condition held in time.
func eventually(_ condition: () -> Bool) -> Bool {
    let deadline = ContinuousClock.now + patience
    while ContinuousClock.now < deadline {
        if condition() { return true }
        nap()
    }
    return condition()
}

func nap() {
    usleep(1000)
}
