internal import ArgumentParser
internal import Glibc

/// A file to read a request from; `-` is standard input.
struct InputFile: ExpressibleByArgument {
    /// How the user named it.
    let path: String

    init(argument: String) {
        path = argument
    }

    /// The bytes of the file.
    ///
    /// - Throws: A `ValidationError` that says why it cannot be read.
    func read() throws -> [UInt8] {
        let descriptor = path == "-" ? STDIN_FILENO : unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure }
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        guard let bytes = FileContents.read(from: descriptor) else { throw failure }
        return bytes
    }

    private var failure: ValidationError {
        let reason = unsafe String(cString: strerror(errno))
        return ValidationError("\(path): \(reason)")
    }
}

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
