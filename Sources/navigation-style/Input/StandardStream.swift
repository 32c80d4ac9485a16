internal import Glibc

/// Standard output and standard error, written without a buffer in between: several threads may write lines.
enum StandardStream {
    case output
    case error

    /// Writes all of `text`; what cannot be written is lost.
    func write(_ text: String) {
        write(Array(text.utf8))
    }

    /// Writes all of `bytes`; what cannot be written is lost.
    func write(_ bytes: [UInt8]) {
        let descriptor = self == .output ? STDOUT_FILENO : STDERR_FILENO
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { return }
            rest = rest.dropFirst(written)
        }
    }
}
