internal import ArgumentParser
internal import NavigationStyle
internal import POSIX

/// The one file that a command reads a request from.
struct RequestFile: ParsableArguments {
    @Argument(
        help: "The request as JSON: a file, or - for standard input, which is also read if it is a pipe.",
        completion: .file(extensions: ["json"])
    )
    var file: InputFile?

    /// The user's name for the file.
    var name: String { (file ?? .standardInput).path }

    /// Reads the bytes of the request.
    func read() throws -> [UInt8] {
        try InputFile.orStandardInput(file).read()
    }
}

/// The files that a command reads requests from.
struct RequestFiles: ParsableArguments {
    @Argument(
        help: """
            The requests as JSON: files, patterns such as 'requests/**/*.json', or - for standard input, which is also \
            read if it is a pipe and no file is named.
            """,
        completion: .file(extensions: ["json"])
    )
    var files: [InputFile] = []

    /// Returns the files with patterns expanded, each once.
    ///
    /// - Parameter failures: Receives the patterns that match nothing.
    /// - Returns: The files, in the order in which they were given.
    /// - Throws: A `ValidationError` if there is nothing to read.
    func expanded(_ failures: inout [InputFailure]) throws -> [InputFile] {
        guard !files.isEmpty else { return [try InputFile.orStandardInput(nil)] }
        var paths: [String] = []
        for file in files {
            guard let pattern = FilePattern(file.path) else {
                paths.append(file.path)
                continue
            }
            let matches = pattern.matches
            if matches.isEmpty { failures.append(InputFailure(path: file.path, reason: "no file matches the pattern")) }
            paths += matches
        }
        return paths.uniqued().map { InputFile(argument: $0) }
    }
}

extension InputFile {
    /// The kinds of content that a command reads.
    enum Content {
        case request, graph, recording

        /// The way to pass it, for a person at a terminal who has not.
        fileprivate var advice: String {
            switch self {
            case .request:
                """
                No request: name a file, or pipe one into standard input, as in
                  navigation-style example push | navigation-style transition
                """
            case .graph:
                """
                No graph: name a file, or pipe one into standard input, as in
                  navigation-style audit Examples/food.json
                """
            case .recording:
                """
                No recording: name a file or a folder, or pipe a recording into standard input, as in
                  navigation-style graph --from Examples/trace.ndjson
                """
            }
        }
    }

    /// Returns the given file, or standard input if it is not a terminal.
    ///
    /// - Throws: A `ValidationError` if there is neither.
    static func orStandardInput(_ file: InputFile?, for content: Content = .request) throws -> InputFile {
        if let file { return file }
        guard isatty(STDIN_FILENO) == 0 else { throw ValidationError(content.advice) }
        return .standardInput
    }
}
