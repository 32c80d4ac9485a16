internal import POSIX

/// An open file that lines of the log are written to without waiting for room.
struct LogOutput: Sendable {
    /// What has become of bytes that were to be written.
    enum Outcome {
        /// So many are.
        case written(Int)
        /// There is no room at the moment.
        case noRoom
        /// So many never will be.
        case lost(Int)
    }

    private let descriptor: Int32
    private let isSocket: Bool

    init(_ shared: Int32) {
        // That nobody reads a pipe any more is to be an error of writing, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        var status = stat()
        let type = unsafe fstat(shared, &status) == 0 ? status.st_mode & S_IFMT : 0
        isSocket = type == S_IFSOCK
        descriptor = type == S_IFIFO || type == S_IFCHR ? Self.withoutWaiting(shared) : shared
    }

    /// A pipe or a terminal, to be written without waiting for room.
    ///
    /// That is a mark of the open file, which others may have too: the shell of a terminal, say. So it is opened once
    /// more. Where that is not allowed, as with a pipe of another user, ours is marked.
    private static func withoutWaiting(_ shared: Int32) -> Int32 {
        let path = "/proc/self/fd/\(shared)"
        let own = unsafe open(path, O_WRONLY | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        if own < 0 { _ = fcntl(shared, F_SETFL, fcntl(shared, F_GETFL) | O_NONBLOCK) }
        return own < 0 ? shared : own
    }

    /// Writes the first of some lines: as many as a pipe takes in one piece, whoever else writes to it (pipe(7)).
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

    /// Waits until there is room, or it is clear that there will be none.
    func waitForRoom(milliseconds: Int32) {
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        unsafe poll(&room, 1, milliseconds)
    }

    /// Whole lines, of no more than `PIPE_BUF` bytes unless the first alone is longer.
    private static func piece(of lines: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let newline = UInt8(ascii: "\n")
        guard lines.count > Int(PIPE_BUF) else { return lines }
        let end = lines.prefix(Int(PIPE_BUF)).lastIndex(of: newline) ?? lines.firstIndex(of: newline)
        return end.map { lines[...$0] } ?? lines
    }
}
