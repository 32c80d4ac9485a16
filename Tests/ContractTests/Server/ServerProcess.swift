import Foundation

/// The product, built beside the tests, as a server on a free port of the loopback interface.
///
/// Its log is a file, since watching a pipe (`FileHandle.readabilityHandler`) now and then ends the tests: on Linux, Dispatch
/// reads a source's memory after it has been freed (swift-corelibs-libdispatch, issue 949).
final class ServerProcess: Sendable {
    /// The server for the tests of the running suite.
    @TaskLocal static var current: ServerProcess?

    static let executable = URL(filePath: CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "navigation-style")

    /// Whether the product has been built.
    static let isThere = FileManager.default.isExecutableFile(atPath: executable.path())

    /// The error if the server did not log its address.
    struct Silence: Error {}

    let process = Process()
    let client: LoopbackClient

    private let file = URL.temporaryDirectory.appending(path: "navigation-style-\(UUID().uuidString).log")

    /// Starts a server with a test's own settings, on a free port unless told otherwise.
    init(_ arguments: [String] = [], listen: String = "127.0.0.1:0", environment: [String: String] = [:]) throws {
        try Data().write(to: file)
        process.executableURL = Self.executable
        process.arguments = ["serve", "--listen", listen] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardError = try FileHandle(forWritingTo: file)
        try process.run()
        let port = try eventually { [file] in
            try Self.address(in: file)?.split(separator: ":").last.flatMap { UInt16($0) }
        }
        guard let port else {
            process.terminate()
            throw Silence()
        }
        client = LoopbackClient(port: port)
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: file)
    }

    /// The address on which the server listens, according to the log.
    var address: String? {
        get throws { try Self.address(in: file) }
    }

    private static func address(in log: URL) throws -> String? {
        let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
        return text.firstMatch(of: #/address"?[=:]"?([0-9.:\[\]]+)/#).map { String($0.1) }
    }

    /// A client of the port that serves only the metrics, once the log has named it.
    var metricsClient: LoopbackClient? {
        get throws {
            try eventually {
                let text = String(decoding: try log, as: UTF8.self)
                let port = text.firstMatch(of: #/"serving metrics","address":"127\.0\.0\.1:(\d+)"/#)?.1
                return port.flatMap { UInt16($0) }.map { LoopbackClient(port: $0) }
            }
        }
    }

    /// The complete log so far.
    var log: [UInt8] {
        get throws { Array(try Data(contentsOf: file)) }
    }

    /// Returns `count` lines of the log about requests.
    func requestLines(_ count: Int) throws -> [JSONValue] {
        let lines = try eventually {
            let lines = try self.log.split(separator: UInt8(ascii: "\n")).map { try JSONValue(json: Array($0)) }
                .filter { $0["message"] == .string("answered") }
            return lines.count >= count ? lines : nil
        }
        return lines ?? []
    }

    /// Asks the server to stop, and waits until it has.
    ///
    /// - Returns: The exit code.
    func stop() -> Int32 {
        process.terminate()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Waits for the process to end, a minute at most.
    ///
    /// - Returns: The exit code; nil if the process is still running or was ended by a signal.
    func exitCode() -> Int32? {
        let hasEnded = eventually { process.isRunning ? nil : true }
        return hasEnded == true && process.terminationReason == .exit ? process.terminationStatus : nil
    }
}

/// Waits until `value` returns a value, for a minute at most, so that it comes on a busy machine too.
func eventually<Value>(_ value: () throws -> Value?) rethrows -> Value? {
    for _ in 1...12_000 {
        if let value = try value() { return value }
        usleep(5000)
    }
    return nil
}
