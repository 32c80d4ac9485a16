internal import ArgumentParser
internal import NavigationStyleAudit
internal import NavigationStyleJSON

struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Makes a graph for audit of what an app has recorded, or of its sources.",
        discussion: """
            Each line of the recording is an object such as {"session": "7", "event": "push", "screen": "detail"}: what \
            was done, and the kind of screen that it led to. The events are push, pop, swipe, cancelledSwipe, popTo, \
            popToRoot, set, replaceTop, present and dismiss; the first of a session tells the root. A set tells all \
            screens as "stack", or one as "screen"; "entry" names the navigation controller where a session has several. \
            All else in a line is left alone.

            Nothing is known of what the screens do to their bars: audit lists them as unstyled until somebody writes it \
            into the graph.

              navigation-style graph --from trace.ndjson >graph.json
              navigation-style graph --from MyApp >graph.json

            A folder is read by navigation-style-read, which is a program of its own: it is looked for beside this one, \
            then on the path.

            The status is 1 where a line is faulty.
            """
    )

    @Option(
        help: ArgumentHelp(
            "The recording, a line of JSON for each event: a file, or - for standard input, which is also read where it "
                + "is a pipe. Or a folder with an app's sources.",
            valueName: "file"
        ),
        completion: .file(extensions: ["ndjson", "jsonl"])
    )
    var from: InputFile?

    func run() throws {
        let file = try InputFile.orStandardInput(from)
        if file.isFolder { try AppReader.read(file) }
        let trace = try Trace(file: file)
        try StandardStream.output.write(JSONLayout.indented(trace.graph.json()).endingInLineFeed)
    }
}
