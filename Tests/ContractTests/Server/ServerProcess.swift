import Foundation

/// The product, built beside the tests, as a server on a free port of the loopback interface.
final class ServerProcess: Sendable {
    /// The server for the tests of the running suite.
    @TaskLocal static var current: ServerProcess?

    static let executable = URL(filePath: CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "navigation-style")

    /// Whether the product has been built.
    static let isThere = FileManager.default.isExecutableFile(atPath: executable.path())

    /// The error if the server did not log its address.
    struct Silence: Error {}

    let client: LoopbackClient
    private let process: Process

    init(arguments: [String] = []) throws {
        process = Process()
        process.executableURL = Self.executable
        process.arguments = ["serve", "--listen", "127.0.0.1:0"] + arguments
        let log = Pipe()
        process.standardError = log
        try process.run()
        guard let port = Self.port(in: log.fileHandleForReading) else {
            process.terminate()
            throw Silence()
        }
        client = LoopbackClient(port: port)
        // The rest of the log is ignored, but must be read so that the pipe does not fill.
        log.fileHandleForReading.readabilityHandler = { handle in
            if handle.availableData.isEmpty { handle.readabilityHandler = nil }
        }
    }

    /// Waits for the line of the log that names the address, and returns its port.
    private static func port(in log: FileHandle) -> UInt16? {
        var text = ""
        while text.utf8.count < 1 << 16 {
            let data = log.availableData
            guard !data.isEmpty else { return nil }
            text += String(decoding: data, as: UTF8.self)
            if let match = text.firstMatch(of: #/"address":"127\.0\.0\.1:(\d+)"/#) { return UInt16(match.1) }
        }
        return nil
    }

    /// Asks the server to stop, and waits until it has.
    ///
    /// - Returns: The exit code.
    func stop() -> Int32 {
        process.terminate()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
