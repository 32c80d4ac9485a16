import Foundation
public import NavigationStyle

/// Reads an app's sources into a graph for `navigation-style audit`.
///
/// It builds nothing and runs nothing: each file is parsed by itself, its syntax reduced to what matters and let go, and
/// the callbacks of each view controller are followed as plain code. Of what it does not understand it says so.
public struct AppReading: Sendable {
    /// The version of iOS that `#available` is asked of.
    public var system = SystemVersion(major: 17, minor: 0)
    /// The paths that are not read.
    public var exclusions: [PathPattern] = []

    /// Makes a reading of iOS 17.
    public init() {}

    /// The outcome of a reading.
    public struct Result: Sendable {
        /// The graph.
        public var graph: Value
        /// The places that were understood, and those that were not.
        public var report: ReadingReport
    }

    /// A folder that is not there.
    public struct MissingFolder: Error {
        /// Its path.
        public var path: String
    }

    /// Reads folders.
    ///
    /// - Parameter paths: The folders.
    /// - Returns: The graph and the report.
    /// - Throws: ``MissingFolder``.
    public func read(_ paths: [String]) throws(MissingFolder) -> Result {
        var folder = SourceFolder(excluding: exclusions)
        for path in paths {
            let name = paths.count == 1 ? "" : URL(fileURLWithPath: path).lastPathComponent
            guard folder.add(path, as: name) else { throw MissingFolder(path: path) }
        }
        return read(folder)
    }

    private func read(_ folder: SourceFolder) -> Result {
        var report = ReadingReport()
        report.leftOut = folder.leftOut.map { "\($0.uri): \($0.why)" }
        var files: [SourceFile] = []
        var contents: [FileContent] = []
        var boards: [(file: Int, name: String, bytes: [UInt8])] = []
        var colors: [String: Value] = [:]
        for entry in folder.files {
            guard let bytes = SourceFolder.bytes(of: entry) else {
                report.leftOut.append("\(entry.uri): cannot be read")
                continue
            }
            if entry.uri.hasSuffix(".swift") {
                guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
                    report.leftOut.append("\(entry.uri): not a text in UTF-8")
                    continue
                }
                let content = FileLowering.content(of: text, file: files.count)
                if content.hasErrors { report.withErrors.append(entry.uri) }
                report.swiftFiles += 1
                files.append(SourceFile(uri: entry.uri, bytes: bytes))
                contents.append(content)
            } else if entry.uri.hasSuffix(".storyboard") {
                let name = entry.uri.split(separator: "/").last?.dropLast(".storyboard".count)
                boards.append((files.count, String(name ?? ""), bytes))
                files.append(SourceFile(uri: entry.uri, bytes: bytes))
                contents.append(FileContent())
            } else if entry.uri.hasSuffix("Contents.json") {
                let set = entry.uri.split(separator: "/").dropLast().last?.dropLast(".colorset".count)
                if let name = set, let color = AssetCatalog.color(bytes) { colors[String(name)] = color }
            } else if Self.writesToBars(bytes) {
                report.objectiveC += 1
            }
        }
        var app = App(files: files, contents: contents)
        app.colors = colors
        for board in boards {
            guard let storyboard = Storyboard(board.bytes, name: board.name, file: board.file, colors: colors) else {
                report.leftOut.append("\(files[board.file].uri): not a storyboard")
                continue
            }
            app.storyboards.append(storyboard)
        }
        let ledger = Ledger()
        var assembly = GraphAssembly(app, system, ledger)
        let graph = assembly.graph()
        report.notes = assembly.notes
        report.count(app, ledger)
        return Result(graph: graph, report: report)
    }

    /// Whether a file of Objective-C names a navigation bar or a navigation item.
    private static func writesToBars(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        return ["navigationBar", "navigationItem", "NavigationBarHidden"].contains { text.contains($0) }
    }
}
