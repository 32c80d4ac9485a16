internal import Glibc

/// The files below `/proc`, which are made when they are read.
enum ProcFile {
    /// The text of a file; nil where it cannot be read.
    static func read(_ path: String) -> String? {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var text: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = unsafe piece.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 ? String(decoding: text, as: UTF8.self) : nil }
            text += piece[..<count]
        }
    }

    /// How many entries a folder has; nil where it cannot be read.
    static func entryCount(of path: String) -> Int? {
        guard let folder = unsafe opendir(path) else { return nil }
        defer { unsafe closedir(folder) }
        var count = 0
        while unsafe readdir(folder) != nil { count += 1 }
        // Neither the folder itself, nor the one above, nor the descriptor by which it is read.
        return count - 3
    }
}
