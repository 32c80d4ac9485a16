internal import ArgumentParser
internal import Foundation
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

    @Option(help: ArgumentHelp("The version of iOS that #available is asked of.", valueName: "version"))
    var os: String = "17.0"

    @Option(
        help: ArgumentHelp(
            "Paths that are not read; * stands for a part of a name, ** for several names. May be given again.",
            valueName: "glob"
        )
    )
    var exclude: [String] = []

    @Flag(help: "List each place that is not wholly understood, with the reason.")
    var report = false

    func validate() throws {
        if system == nil { throw ValidationError("'\(os)' is not a version of iOS (for example, 17.0).") }
        if folders.isEmpty { throw ValidationError("Name a folder with the app's sources.") }
    }

    private var system: SystemVersion? {
        let parts = os.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...2).contains(parts.count), let major = parts[0], (7...99).contains(major) else { return nil }
        guard parts.count == 2 else { return SystemVersion(major: major, minor: 0) }
        return parts[1].map { SystemVersion(major: major, minor: $0) }
    }

    func run() throws {
        var reading = AppReading()
        if let system { reading.system = system }
        reading.exclusions = exclude.map { PathPattern($0) }
        let result: AppReading.Result
        do {
            result = try reading.read(folders)
        } catch {
            throw ValidationError("Cannot find the folder '\(error.path)'.")
        }
        try FileHandle.standardOutput.write(
            contentsOf: Data(JSONLayout.indented(result.graph.json()) + [UInt8(ascii: "\n")])
        )
        let lines = (report ? result.report.details : []) + result.report.summary
        try FileHandle.standardError.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
    }
}
