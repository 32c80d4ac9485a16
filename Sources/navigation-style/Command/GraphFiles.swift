internal import ArgumentParser
internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON

/// The files that an audit reads a graph from.
struct GraphFiles: ParsableArguments {
    @Argument(
        help: """
            The graph as JSON: files, merged in order, or - for standard input, which is also read if it is a pipe.
            """,
        completion: .file(extensions: ["json"])
    )
    var files: [InputFile] = []

    /// Reads the graph that the files form together.
    ///
    /// - Returns: The user's name for it, its text, the faults that keep the files from being one, and the files if
    ///   there are several.
    /// - Throws: The reason that a file cannot be read, or that one of several is not JSON.
    func read() throws -> Content {
        try Self.content(of: files.isEmpty ? [try InputFile.orStandardInput(nil, for: .graph)] : files)
    }

    /// Reads the graph that some files form together, as ``read()`` does.
    static func content(of files: [InputFile]) throws -> Content {
        let texts = try files.map { try $0.read() }
        if texts.count == 1, !texts[0].hasOverrides { return Content(name: files[0].path, text: texts[0]) }
        var merge = GraphMerge()
        for (file, text) in zip(files, texts) {
            let value = try Value(json: text, of: file.path)
            guard case .object = value else {
                throw InputFailure(path: file.path, reason: "not a graph: not an object")
            }
            merge.add(value)
        }
        let faults = merge.override()
        // The faults of overrides are reported in the file that has them.
        if let first = faults.first {
            var content = Content(name: files[first.file].path, text: texts[first.file])
            content.faults = faults.filter { $0.file == first.file }.map(\.fault)
            return content
        }
        var content = Content(name: files.map(\.path).joined(separator: " + "), text: merge.text)
        content.files = zip(files, texts).map { ($0.path, $1) }
        content.origins = merge.origins
        return content
    }

    /// The content of all files together.
    struct Content {
        /// The user's name for it.
        let name: String
        let text: [UInt8]
        /// The faults that keep the files from being one graph.
        var faults: [RequestFault] = []
        /// The files, if the text was merged from several.
        var files: [(name: String, text: [UInt8])] = []
        /// The positions of screens, entries and routes in those files.
        var origins: [String: (file: Int, pointer: String)] = [:]
    }
}

extension [UInt8] {
    /// Whether the text may contain overrides of a graph.
    fileprivate var hasOverrides: Bool {
        let word = Array("\"overrides\"".utf8)
        return indices.contains { index in
            self[index] == word[0] && self[index...].starts(with: word)
        }
    }
}
