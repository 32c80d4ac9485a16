import Foundation

/// A run of the product with arguments, until it exits.
struct CommandRun {
    /// The exit code, or the negated number of the signal that ended the process.
    let status: Int32
    /// The text written to standard output and standard error.
    let output, error: String

    /// Runs the product.
    ///
    /// - Parameters:
    ///   - arguments: The arguments after the program's name.
    ///   - input: The text sent through a pipe to standard input.
    ///   - environment: Variables added to the environment.
    ///   - folder: The working directory.
    ///   - outlet: The file for standard output; nil for a pipe that is read.
    /// - Throws: An error if the process cannot be started.
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
        // Before the start: a program that ends without reading would leave a pipe without a reader, and writing to one ends
        // the tests. They send less than the capacity of a pipe, so that writing does not block.
        try inlet.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try process.run()
        try inlet.fileHandleForWriting.close()
        output = outlet == nil ? String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) : ""
        error = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }
}

/// A run of the product at a pseudo-terminal.
struct TerminalRun {
    let status: Int32
    /// The visible output with its color sequences; lines end as on a terminal.
    let output: String

    /// The error if there is no pseudo-terminal.
    struct Missing: Error {}

    /// Runs the product.
    ///
    /// - Parameters:
    ///   - arguments: The arguments after the program's name.
    ///   - input: The text sent through a pipe; nil if standard input is the terminal.
    ///   - environment: Variables added to an environment without `NO_COLOR`.
    /// - Throws: An error if the process cannot be started, or if there is no pseudo-terminal.
    init(_ arguments: [String], input: String? = "", environment: [String: String] = [:]) throws {
        var (main, terminal): (Int32, Int32) = (-1, -1)
        guard openpty(&main, &terminal, nil, nil, nil) == 0 else { throw Missing() }
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
        try inlet.fileHandleForWriting.write(contentsOf: Data((input ?? "").utf8))
        try process.run()
        try inlet.fileHandleForWriting.close()
        try handle.close()
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        // Reading fails once no process has the terminal open any more.
        while case let count = read(main, &piece, piece.count), count > 0 { bytes += piece[..<count] }
        try line.close()
        process.waitUntilExit()
        status = process.terminationStatus
        output = String(decoding: bytes, as: UTF8.self)
    }
}
