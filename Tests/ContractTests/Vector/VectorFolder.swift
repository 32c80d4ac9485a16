import Foundation

/// The folder of cases that were recorded from UIKit and from the libraries.
///
/// The folder is not part of the repository: `NAVIGATION_STYLE_VECTORS` gives its path; by default it is beside the
/// checkout.
enum VectorFolder {
    static let url: URL = {
        if let path = ProcessInfo.processInfo.environment["NAVIGATION_STYLE_VECTORS"] { return URL(filePath: path) }
        return Repository.root.deletingLastPathComponent().appending(path: "shared/vectors")
    }()

    /// Whether the folder exists.
    static let isThere = FileManager.default.fileExists(atPath: url.path())

    /// Returns the file with this name; nil if there is none.
    static func file(_ name: String) -> JSONValue? {
        try? JSONValue(contentsOf: url.appending(path: name + ".json"))
    }
}
