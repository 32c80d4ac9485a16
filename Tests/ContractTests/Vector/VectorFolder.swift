import Foundation

/// Cases that were recorded from UIKit and from the libraries themselves.
///
/// They are not part of the repository: they are
/// read where `NAVIGATION_STYLE_VECTORS` says, or beside the checkout.
enum VectorFolder {
    static let url: URL = {
        if let path = ProcessInfo.processInfo.environment["NAVIGATION_STYLE_VECTORS"] { return URL(filePath: path) }
        return Repository.root.deletingLastPathComponent().appending(path: "shared/vectors")
    }()

    /// Whether there is such a folder.
    static let isThere = FileManager.default.fileExists(atPath: url.path())

    /// The file of that name; nil where there is none.
    static func file(_ name: String) -> JSONValue? {
        try? JSONValue(contentsOf: url.appending(path: name + ".json"))
    }
}
