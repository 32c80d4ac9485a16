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
