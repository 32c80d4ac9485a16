internal import ArgumentParser
internal import POSIX

/// A file to write a result to; it is created or overwritten.
struct OutputFile {
    /// The path as the user gave it.
    let path: String

    /// Writes all of `bytes`.
    ///
    /// - Throws: A `ValidationError` with the reason that they cannot be written.
    func write(_ bytes: [UInt8]) throws {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = unsafe rest.withUnsafeBytes { unsafe POSIX.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { throw failure }
            rest = rest.dropFirst(written)
        }
    }

    private var failure: ValidationError {
        let reason = unsafe String(cString: strerror(errno))
        return ValidationError("\(path): \(reason)")
    }
}
