internal import ArgumentParser
internal import NavigationStyleAudit
internal import NavigationStyleJSON

struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Makes a graph for audit from a recording of an app, or from its sources.",
        discussion: """
            Each line of the recording is an object such as {"session": "7", "event": "push", "screen": "detail"}: the \
            event, and the kind of screen that it led to. The events are push, pop, swipe, cancelledSwipe, popTo, \
            popToRoot, set, replaceTop, present and dismiss; the first of a session gives the root. A set lists all \
            screens as "stack", or one as "screen"; "entry" names the navigation controller if a session has several. \
            Other members are ignored.

            The recording does not say what the screens do to their bars: audit lists them as unstyled until their \
            styles are added to the graph.

              navigation-style graph --from trace.ndjson >graph.json
              navigation-style graph --from MyApp >graph.json

            A folder is read by a separate program, navigation-style-read: the one beside this program, or else the \
            one on the path.

            The exit status is 1 if a line is faulty.
            """
    )

    @Option(
        help: ArgumentHelp(
            "The recording, with a line of JSON for each event: a file, or - for standard input, which is also "
                + "read if it is a pipe. Or a folder with an app's sources.",
            valueName: "file"
        ),
        completion: .file(extensions: ["ndjson", "jsonl"])
    )
    var from: InputFile?

    func run() throws {
        let file = try InputFile.orStandardInput(from, for: .recording)
        if file.isFolder { try AppReader.read(file) }
        let trace = try Trace(file: file)
        try StandardStream.output.write(JSONLayout.indented(trace.graph.json()).endingInLineFeed)
    }
}
