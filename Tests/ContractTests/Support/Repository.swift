import Foundation

/// The checkout that the tests were built from.
enum Repository {
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func file(_ path: String) -> URL { root.appending(path: path) }

    /// Whether the expected files of the tests are rewritten.
    ///
    /// The tests fail nevertheless, so that the new files are reviewed.
    static let isRecording = ProcessInfo.processInfo.environment["NAVIGATION_STYLE_RECORD"] == "1"
}
