internal import Glibc

/// The contents of open files.
enum FileContents {
    /// Reads what a file has, from where it stands to its end.
    ///
    /// - Parameter descriptor: The file; a pipe is read until nobody writes to it any more.
    /// - Returns: The bytes; nil where they cannot be read, which `errno` explains.
    static func read(from descriptor: Int32) -> [UInt8]? {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe piece.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 ? bytes : nil }
            bytes += piece[..<count]
        }
    }
}
