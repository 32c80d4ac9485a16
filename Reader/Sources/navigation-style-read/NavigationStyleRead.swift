internal import ArgumentParser
internal import Foundation
internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON
internal import NavigationStyleReader

@main
struct NavigationStyleRead: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "navigation-style-read",
        abstract: "Reads an app's sources into a graph for navigation-style audit.",
        discussion: """
            Swift files, storyboards and asset catalogs are read below the folders; nothing is built, run or looked up \
            elsewhere. The graph is printed on standard output, a summary on standard error. What the sources do not say \
            stands in the graph as unknown, and --report lists each place with the reason.

              navigation-style-read MyApp >app.json
              navigation-style audit app.json
            """
    )

    @Argument(help: "The folders with the app's sources.", completion: .directory)
    var folders: [String]

    @Option(help: ArgumentHelp("The iOS version for #available.", valueName: "version"))
    var os: String = "17.0"

    @Option(
        help: ArgumentHelp(
            "Paths to skip; * matches a part of a name, ** several names. May be repeated.",
            valueName: "glob"
        )
    )
    var exclude: [String] = []

    @Option(
        help: ArgumentHelp(
            "A recording of the ways that people took, with one JSON event per line; ways between screens that were read "
                + "are added. May be repeated.",
            valueName: "file"
        ),
        completion: .file(extensions: ["ndjson", "jsonl"])
    )
    var trace: [String] = []

    @Flag(help: "List each place that was not fully understood, with the reason.")
    var report = false

    func validate() throws {
        if system == nil { throw ValidationError("Unknown iOS version \"\(os)\" (for example, 17.0)") }
        if folders.isEmpty { throw ValidationError("Name a folder with the app's sources.") }
    }

    private var system: SystemVersion? { SystemVersion(os).flatMap { $0.isKnown ? $0 : nil } }

    func run() throws {
        var reading = AppReading()
        if let system { reading.system = system }
        reading.exclusions = exclude.map { PathPattern($0) }
        reading.recordings = trace
        let result: AppReading.Result
        do {
            result = try reading.read(folders)
        } catch {
            switch error {
            case .missing(let path): throw ValidationError("Cannot find '\(path)'.")
            case .faulty(let path, let faults):
                let lines = faults.map { "\(path):\($0.line):\($0.column): error: \($0.words)\n" }
                try FileHandle.standardError.write(contentsOf: Data(lines.joined().utf8))
                throw ExitCode(1)
            }
        }
        let text = JSONLayout.indented(result.graph.json()) + [UInt8(ascii: "\n")]
        try FileHandle.standardOutput.write(contentsOf: Data(text))
        let lines = (report ? result.report.details : []) + result.report.summary
        try FileHandle.standardError.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
    }
}
