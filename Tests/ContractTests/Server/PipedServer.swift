import Foundation

/// The product as a server whose log a test may leave unread or close.
final class PipedServer {
    let client: LoopbackClient
    /// The reading end of the log's pipe.
    let log: FileHandle

    private let process = Process()

    /// Starts a server on a free port, with its streams redirected by a shell.
    init(redirection: String = "") throws {
        let pipe = Pipe()
        log = pipe.fileHandleForReading
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", "exec \"$0\" serve --listen 127.0.0.1:0 " + redirection, ServerProcess.executable.path(),
        ]
        process.standardError = pipe
        try process.run()
        let identifier = process.processIdentifier
        guard let port = eventually({ Self.listeningPort(of: identifier) }) else { throw ServerProcess.Silence() }
        client = LoopbackClient(port: port)
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }

    /// Asks the server to stop, and waits until it has.
    ///
    /// - Returns: The exit code.
    func stop() -> Int32 {
        process.terminate()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Returns the port of a process's only listening socket, from the system (proc_net(5)).
    private static func listeningPort(of process: Int32) -> UInt16? {
        let descriptors = "/proc/\(process)/fd/"
        let sockets = (try? FileManager.default.contentsOfDirectory(atPath: descriptors)) ?? []
        let owned = Set(
            sockets.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: descriptors + $0) }
        )
        let table = FileManager.default.contents(atPath: "/proc/\(process)/net/tcp") ?? Data()
        for line in String(decoding: table, as: UTF8.self).split(separator: "\n").dropFirst() {
            let words = line.split(separator: " ")
            // The state 0A means that a socket is listening.
            guard words.count > 9, words[3] == "0A", owned.contains("socket:[\(words[9])]") else { continue }
            return words[1].split(separator: ":").last.flatMap { UInt16($0, radix: 16) }
        }
        return nil
    }
}
