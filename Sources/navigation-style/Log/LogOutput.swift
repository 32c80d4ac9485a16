internal import POSIX

/// An open file to which lines of the log are written without blocking.
struct LogOutput: Sendable {
    /// The outcome of an attempt to write.
    enum Outcome {
        /// This many bytes were written.
        case written(Int)
        /// The output is full at the moment.
        case noRoom
        /// This many bytes can never be written.
        case lost(Int)
    }

    private let descriptor: Int32
    private let isSocket: Bool

    init(_ shared: Int32) {
        StandardStream.outliveReaders()
        var status = stat()
        let type = unsafe fstat(shared, &status) == 0 ? status.st_mode & S_IFMT : 0
        isSocket = type == S_IFSOCK
        descriptor = type == S_IFIFO || type == S_IFCHR ? Self.withoutWaiting(shared) : shared
    }

    /// Returns a descriptor of a pipe or a terminal that does not block.
    ///
    /// Nonblocking mode belongs to the open file, which other processes may share, such as the shell of a terminal. So
    /// the file is opened a second time. If that is not allowed, as with a pipe of another user, the shared one is
    /// changed.
    private static func withoutWaiting(_ shared: Int32) -> Int32 {
        let path = "/proc/self/fd/\(shared)"
        let own = unsafe open(path, O_WRONLY | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        if own < 0 { _ = fcntl(shared, F_SETFL, fcntl(shared, F_GETFL) | O_NONBLOCK) }
        return own < 0 ? shared : own
    }

    /// Writes the first of some lines: as many as go into a pipe atomically, even with other writers (pipe(7)).
    func write(_ lines: ArraySlice<UInt8>) -> Outcome {
        let piece = Self.piece(of: lines)
        while true {
            let count = unsafe piece.withUnsafeBytes { bytes in
                isSocket
                    ? unsafe send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
                    : unsafe POSIX.write(descriptor, bytes.baseAddress, bytes.count)
            }
            if count > 0 { return .written(count) }
            switch errno {
            case EINTR: continue
            case EAGAIN: return .noRoom
            default: return .lost(piece.count)
            }
        }
    }

    /// Waits until the output can take more, or has failed.
    func waitForRoom(milliseconds: Int32) {
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        unsafe poll(&room, 1, milliseconds)
    }

    /// Returns whole lines of at most `PIPE_BUF` bytes in all, or the first alone if it is longer.
    private static func piece(of lines: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let newline = UInt8(ascii: "\n")
        guard lines.count > Int(PIPE_BUF) else { return lines }
        let end = lines.prefix(Int(PIPE_BUF)).lastIndex(of: newline) ?? lines.firstIndex(of: newline)
        return end.map { lines[...$0] } ?? lines
    }
}
