internal import ArgumentParser
internal import NavigationStyleAudit
internal import NavigationStyleJSON
internal import NavigationStyleService

struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Compares the bars of a recording with those that a graph predicts.",
        discussion: """
            The recording has lines such as {"session": "7", "event": "bar", "screen": "detail", "callback": \
            "viewWillAppear", "bar": {"isNavigationBarHidden": true}} after the move that they belong to, as the app \
            recorder writes them. Each move is made in the graph, and the bar after each callback compared.

              navigation-style check trace.ndjson --graph app.json --graph overrides.json

            The exit status is 1 if a bar differs, or if the graph or a line is faulty.
            """
    )

    @Argument(
        help: "The recording, a line of JSON for each event: a file, or - for standard input.",
        completion: .file(extensions: ["ndjson", "jsonl"])
    )
    var trace: InputFile

    @Option(
        help: ArgumentHelp("The graph; may be given again for files that are merged.", valueName: "file"),
        completion: .file(extensions: ["json"])
    )
    var graph: [InputFile] = []

    func validate() throws {
        if graph.isEmpty { throw ValidationError("--graph is missing: name the graph that predicts the bars.") }
    }

    func run() throws {
        let trace = try Trace(file: self.trace)
        let content = try GraphFiles.content(of: graph)
        let request: AuditRequest
        do throws(JSONRequestError) {
            if !content.faults.isEmpty { throw JSONRequestError.invalid(content.faults) }
            request = try AuditRequest(json: content.text)
        } catch {
            Problem(error).complain(in: content.text, of: content.name, inWords: true)
            throw ExitCode(1)
        }
        let check = TraceCheck(trace, with: request)
        var text = ""
        for difference in check.differences {
            text += "\(self.trace.path):\(difference.line): \(difference.words)\n"
        }
        let counts = Tally.words(check.compared, "value", "values") ?? "no value"
        let differences = Tally.words(check.differences.count, "difference", "differences") ?? "no difference"
        text += "\(counts) compared, \(differences); nothing is predicted of \(check.notPredicted)\n"
        try StandardStream.output.write(Array(text.utf8))
        if !check.differences.isEmpty { throw ExitCode(1) }
    }
}

extension Trace {
    /// Reads a recording.
    ///
    /// - Throws: The reason that it cannot be read, or the exit status after its faults were reported.
    init(file: InputFile) throws {
        self.init()
        read(try file.read())
        if isEmpty, faults.isEmpty { note("there is no event", line: 1, column: 1) }
        guard !faults.isEmpty else { return }
        let style = TextStyle(of: .error)
        for fault in faults {
            let place = style(.bold, text: "\(file.path):\(fault.line):\(fault.column):".onOneLine)
            StandardStream.complain("\(place) \(style(.bold, .red, text: "error:")) \(fault.words.onOneLine)")
        }
        throw ExitCode(1)
    }
}
