internal import Glibc

/// The files below `/proc`, which are made when they are read.
enum ProcFile {
    /// The text of a file; nil where it cannot be read.
    static func read(_ path: String) -> String? {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return FileContents.read(from: descriptor).map { String(decoding: $0, as: UTF8.self) }
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
