internal import POSIX

/// Standard output and standard error, written without a buffer in between: several threads may write lines.
enum StandardStream {
    case output
    case error

    /// Standard output cannot be written.
    struct Failure: Error {
        /// What the system says.
        let code: Int32
    }

    /// Opens those of the three standard streams that are closed, on nothing.
    ///
    /// Their numbers would go to the next files and sockets that are opened, and what is written here would go there.
    static func openClosed() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // The system gives the lowest number that is free.
            _ = unsafe open("/dev/null", O_RDWR)
        }
    }

    /// Lets a write to a pipe that nobody reads fail, instead of ending the process by a signal.
    static func outliveReaders() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Whether a person reads it.
    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Writes all of `text`.
    func write(_ text: String) throws(Failure) {
        try write(Array(text.utf8))
    }

    /// Writes all of `bytes`.
    ///
    /// - Throws: That it cannot be done, unless the reader of a pipe has gone: whoever closes it has seen enough.
    func write(_ bytes: [UInt8]) throws(Failure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = unsafe rest.withUnsafeBytes { unsafe POSIX.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR { continue }
            guard written >= 0 else {
                if errno == EPIPE { return }
                throw Failure(code: errno)
            }
            rest = rest.dropFirst(written)
        }
    }

    /// Writes a line to standard error; what cannot be written is lost, as there is nobody to tell.
    static func complain(_ line: String) {
        try? error.write(line + "\n")
    }

    private var descriptor: Int32 {
        switch self {
        case .output: STDOUT_FILENO
        case .error: STDERR_FILENO
        }
    }
}

extension StandardStream.Failure {
    /// What a person needs to know to mend it.
    var words: String { unsafe "standard output cannot be written: \(String(cString: strerror(code)))" }
}
