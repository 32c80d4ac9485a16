internal import CPlayground

/// A file of the playground, embedded in the binary so that only one file has to be delivered.
public struct PlaygroundFile: Hashable, Sendable {
    /// The path at which it is served.
    public let path: String
    /// Its content without indentation, and without the comment lines of scripts, which no browser needs to load.
    public let bytes: [UInt8]

    /// Every file; the page itself is at `/`.
    public static let all: [PlaygroundFile] = (0..<CPlayground_count()).map { index in
        let file = unsafe CPlayground_file(index)
        let path = unsafe String(cString: file.path)
        let bytes = unsafe Array(UnsafeBufferPointer(start: file.start, count: file.count))
        return PlaygroundFile(path: path, bytes: condensed(bytes, isScript: path.hasSuffix(".js")))
    }

    /// Returns a file without the tabs that begin its lines, and a script also without the lines that begin with `//`.
    private static func condensed(_ file: [UInt8], isScript: Bool) -> [UInt8] {
        let lines = file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let code = lines.map { $0.drop { $0 == UInt8(ascii: "\t") } }
            .filter { !isScript || !$0.starts(with: "//".utf8) }
        return Array(code.joined(separator: CollectionOfOne(UInt8(ascii: "\n"))))
    }
}
