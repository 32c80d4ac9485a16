internal import Glibc

/// Standard output and standard error, written without a buffer in between: several threads may write lines.
enum StandardStream {
    case output
    case error

    /// Opens those of the three standard streams that are closed, on nothing.
    ///
    /// Their numbers would go to the next files and sockets that are opened, and what is written here would go there.
    static func openClosed() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // The system gives the lowest number that is free.
            _ = unsafe open("/dev/null", O_RDWR)
        }
    }

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
