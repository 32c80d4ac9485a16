internal import CPlayground

/// A file of the playground, in the binary so that one file is all there is to deliver.
public struct PlaygroundFile: Hashable, Sendable {
    /// The path at which it is served.
    public let path: String
    /// What is in it, as it was written.
    public let bytes: [UInt8]

    /// Every file; the page itself is at `/`.
    public static let all: [PlaygroundFile] = (0..<CPlayground_count()).map { index in
        let file = unsafe CPlayground_file(index)
        return unsafe PlaygroundFile(
            path: String(cString: file.path),
            bytes: Array(UnsafeBufferPointer(start: file.start, count: file.count))
        )
    }
}
