internal import POSIX

/// Standard output and standard error, written without a buffer in between: several threads may write lines.
enum StandardStream {
    case output
    case error

    /// Standard output cannot be written.
    struct Failure: Error {
        /// The error code of the system.
        let code: Int32
    }

    /// Opens `/dev/null` in place of those of the three standard streams that are closed.
    ///
    /// Otherwise the next opened files and sockets would get their numbers, and receive the output meant for the
    /// streams.
    static func openClosed() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // The system assigns the lowest free number.
            _ = unsafe open("/dev/null", O_RDWR)
        }
    }

    /// Makes a write to a pipe without a reader fail instead of ending the process with a signal.
    static func outliveReaders() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Whether a person reads the stream.
    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Writes all of `text`.
    func write(_ text: String) throws(Failure) {
        try write(Array(text.utf8))
    }

    /// Writes all of `bytes`.
    ///
    /// - Throws: The failure to write, unless the reader of a pipe has closed it, which means that it needs no more.
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

    /// Writes a line to standard error, and ignores failures, as they could not be reported anywhere.
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
    /// The failure in words, for the user who is to fix it.
    var words: String { unsafe "standard output cannot be written: \(String(cString: strerror(code)))" }
}
