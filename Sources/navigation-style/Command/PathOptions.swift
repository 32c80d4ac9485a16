internal import ArgumentParser
internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON

/// A path in a graph, as a replacement for a request.
struct PathOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("A graph; the request is a path in it (see --path).", valueName: "file"),
        completion: .file(extensions: ["json"])
    )
    var graph: InputFile?

    @Option(
        help: ArgumentHelp(
            "The path: an entry, then moves or names of routes, separated by arrows, as in \"home -> push web -> "
                + "back\". The last one is the operation; those before it are its history.",
            valueName: "path"
        )
    )
    var path: String?

    func validate() throws {
        guard (graph == nil) != (path == nil) else { return }
        throw ValidationError("--graph and --path must be given together.")
    }

    /// Returns the question as a body, and the user's name for the graph; nil if no path is given.
    ///
    /// - Throws: The reason that the graph cannot be read.
    func question() throws -> (body: [UInt8], name: String)? {
        guard let graph, let path else { return nil }
        let question = Value.object(members: [
            "graph": try Value(json: graph.read(), of: graph.path),
            "path": .array(GraphPath.parts(of: path).map { .string($0) }),
        ])
        return (JSONWriter.bytes(of: question), graph.path)
    }
}
