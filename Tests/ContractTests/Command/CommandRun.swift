import Foundation

/// The product itself, run with arguments until it ends.
struct CommandRun {
    /// Its exit code; the negative number of the signal where one ended it.
    let status: Int32
    /// What it wrote.
    let output, error: String

    /// Runs it.
    ///
    /// - Parameters:
    ///   - arguments: What stands behind its name.
    ///   - input: What comes through the pipe that is its standard input.
    ///   - environment: What is added to the environment.
    ///   - folder: Where it runs.
    ///   - outlet: What its standard output is, if not a pipe that is read.
    init(
        _ arguments: [String],
        input: String = "",
        environment: [String: String] = [:],
        in folder: URL? = nil,
        to outlet: FileHandle? = nil
    ) throws {
        let process = Process()
        let (inlet, pipe, errors) = (Pipe(), Pipe(), Pipe())
        process.executableURL = ServerProcess.executable
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        if let folder { process.currentDirectoryURL = folder }
        process.standardInput = inlet
        process.standardOutput = outlet ?? pipe
        process.standardError = errors
        try process.run()
        // All that is sent here is shorter than a pipe takes without a reader.
        try inlet.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try inlet.fileHandleForWriting.close()
        output = outlet == nil ? String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) : ""
        error = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }
}

/// The product, run at a pseudo-terminal.
struct TerminalRun {
    let status: Int32
    /// What a person sees, with the sequences that color it; lines end as a terminal ends them.
    let output: String

    /// There is no pseudo-terminal.
    struct Missing: Error {}

    /// Runs it.
    ///
    /// - Parameters:
    ///   - arguments: What stands behind its name.
    ///   - input: What comes through a pipe; nil where standard input is the terminal.
    ///   - environment: What is added to an environment without `NO_COLOR`.
    init(_ arguments: [String], input: String? = "", environment: [String: String] = [:]) throws {
        let main = posix_openpt(O_RDWR | O_NOCTTY)
        guard main >= 0, grantpt(main) == 0, unlockpt(main) == 0, let name = ptsname(main) else { throw Missing() }
        let terminal = open(name, O_RDWR | O_NOCTTY)
        guard terminal >= 0 else { throw Missing() }
        let (line, handle) = (FileHandle(fileDescriptor: main), FileHandle(fileDescriptor: terminal))
        let process = Process()
        let inlet = Pipe()
        process.executableURL = ServerProcess.executable
        process.arguments = arguments
        var variables = ProcessInfo.processInfo.environment
        variables["NO_COLOR"] = nil
        variables["TERM"] = "xterm-256color"
        process.environment = variables.merging(environment) { $1 }
        if input == nil { process.standardInput = handle } else { process.standardInput = inlet }
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        try inlet.fileHandleForWriting.write(contentsOf: Data((input ?? "").utf8))
        try inlet.fileHandleForWriting.close()
        try handle.close()
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        // Reading fails once nobody has the terminal open any more.
        while case let count = read(main, &piece, piece.count), count > 0 { bytes += piece[..<count] }
        try line.close()
        process.waitUntilExit()
        status = process.terminationStatus
        output = String(decoding: bytes, as: UTF8.self)
    }
}
