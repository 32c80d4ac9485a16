internal import Glibc
internal import Synchronization

/// Where lines of the log go: each by one call of the system, and none waits.
///
/// A log that nobody reads must not stop the server, so a line for which there is no room is lost, and counted.
final class LogStream: Sendable {
    /// Standard error.
    static let standardError = LogStream(STDERR_FILENO)

    private let descriptor: Int32
    private let isSocket: Bool
    private let dropped = Atomic(0)

    /// How many lines were lost.
    var droppedLineCount: Int { dropped.load(ordering: .relaxed) }

    private init(_ shared: Int32) {
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

    /// Writes a line.
    func write(_ line: String) {
        var rest = Array(line.utf8)[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { bytes in
                isSocket
                    ? unsafe send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
                    : unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                dropped.add(1, ordering: .relaxed)
                return
            }
            rest = rest.dropFirst(count)
        }
    }
}
