import Foundation

/// The product itself, run with arguments until it ends.
struct CommandRun {
    /// Its exit code.
    let status: Int32
    /// What it wrote.
    let output, error: String

    init(_ arguments: [String], input: String, environment: [String: String] = [:]) throws {
        let process = Process()
        let (inlet, outlet, errors) = (Pipe(), Pipe(), Pipe())
        process.executableURL = ServerProcess.executable
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = inlet
        process.standardOutput = outlet
        process.standardError = errors
        try process.run()
        // All that is exchanged here is shorter than a pipe takes without a reader.
        try inlet.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try inlet.fileHandleForWriting.close()
        output = String(decoding: outlet.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        error = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }
}
