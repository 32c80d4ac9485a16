import Foundation
public import NavigationStyle
public import NavigationStyleAudit

/// Reads an app's sources into a graph for `navigation-style audit`.
///
/// It builds nothing and runs nothing: each file is parsed by itself, its syntax reduced to what matters and let go, and
/// the callbacks of each view controller are followed as plain code. Of what it does not understand it says so.
public struct AppReading: Sendable {
    /// The version of iOS that `#available` is asked of.
    public var system = SystemVersion(17)
    /// The paths that are not read.
    public var exclusions: [PathPattern] = []
    /// The paths of recordings, whose ways are added.
    public var recordings: [String] = []

    /// Makes a reading of iOS 17.
    public init() {}

    /// The outcome of a reading.
    public struct Result: Sendable {
        /// The graph.
        public var graph: Value
        /// The places that were understood, and those that were not.
        public var report: ReadingReport
    }

    /// A folder or a recording that cannot be read.
    public enum Failure: Error {
        /// There is nothing at that path.
        case missing(path: String)
        /// Lines of a recording are faulty.
        case faulty(path: String, [Trace.Fault])
    }

    /// Reads folders.
    ///
    /// - Parameter paths: The folders.
    /// - Returns: The graph and the report.
    /// - Throws: ``Failure``.
    public func read(_ paths: [String]) throws(Failure) -> Result {
        var folder = SourceFolder(excluding: exclusions)
        var roots: Set<String> = []
        for path in paths {
            let name = Self.name(of: path, among: paths)
            roots.insert(name)
            guard folder.add(path, as: name) else { throw .missing(path: path) }
        }
        folder.leaveOutOtherPrograms(except: roots)
        var files = AppFiles()
        for path in recordings {
            guard let bytes = FileManager.default.contents(atPath: path) else { throw .missing(path: path) }
            let faults = files.addRecording([UInt8](bytes), at: path)
            if !faults.isEmpty { throw .faulty(path: path, faults) }
        }
        return read(folder, into: &files)
    }

    /// Returns the name that the paths below a folder begin with.
    ///
    /// That is its own where it is a relative path below the current folder, so that paths are those of a repository.
    private static func name(of path: String, among paths: [String]) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }
        guard path.hasPrefix("/") || parts.contains("..") else { return parts.joined(separator: "/") }
        return paths.count == 1 ? "" : String(parts.last ?? "")
    }

    private func read(_ folder: SourceFolder, into files: inout AppFiles) -> Result {
        files.leftOut = folder.leftOut.map { "\($0.uri): \($0.why)" }
        for entry in folder.files {
            if let bytes = SourceFolder.bytes(of: entry) {
                files.add(bytes, at: entry.uri)
            } else {
                files.leftOut.append("\(entry.uri): cannot be read")
            }
        }
        let app = files.app()
        let ledger = Ledger()
        var assembly = GraphAssembly(app, system, ledger, files.recordings)
        let graph = assembly.graph()
        var report = ReadingReport()
        report.swiftFiles = files.swiftFiles
        report.withErrors = files.withErrors
        report.leftOut = files.leftOut
        report.objectiveC = files.objectiveC
        report.notes = assembly.notes
        report.foldersOfTests = folder.foldersOfTests
        report.foldersOfOthers = folder.foldersOfOthers
        report.count(app, ledger)
        return Result(graph: graph, report: report)
    }
}
