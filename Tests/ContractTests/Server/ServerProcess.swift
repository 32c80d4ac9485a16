import Foundation

/// The product itself, built beside the tests and serving on a free port of the loopback interface.
final class ServerProcess: Sendable {
    /// The one that serves the tests of a suite.
    @TaskLocal static var current: ServerProcess?

    static let executable = URL(filePath: CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "navigation-style")

    /// Whether it has been built.
    static let isThere = FileManager.default.isExecutableFile(atPath: executable.path())

    /// The server did not say where it listens.
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
        // What else it logs is of no interest, but has to go somewhere.
        log.fileHandleForReading.readabilityHandler = { handle in
            if handle.availableData.isEmpty { handle.readabilityHandler = nil }
        }
    }

    /// Waits for the line of the log that names the address.
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
    /// - Returns: Its exit code.
    func stop() -> Int32 {
        process.terminate()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
