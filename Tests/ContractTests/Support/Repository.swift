import Foundation

/// The checkout that the tests were built from.
enum Repository {
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func file(_ path: String) -> URL { root.appending(path: path) }

    /// Whether what the tests compare with is to be written anew.
    ///
    /// They fail all the same: somebody has to look at it.
    static let isRecording = ProcessInfo.processInfo.environment["NAVIGATION_STYLE_RECORD"] == "1"
}
