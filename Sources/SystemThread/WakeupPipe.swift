internal import POSIX

/// A pipe by which one thread wakes another that waits for descriptors.
public struct WakeupPipe: Sendable {
    /// The end to wait at: readable from the first wake-up on.
    public let descriptor: Int32

    private let writingEnd: Int32

    /// Opens a pipe.
    ///
    /// - Throws: The error of the system call, if it fails.
    public init() throws(SystemError) {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { throw SystemError(errno: errno) }
        (descriptor, writingEnd) = (ends[0], ends[1])
    }

    /// Wakes the thread that waits, or the one that will wait next.
    public func wake() {
        var byte: UInt8 = 0
        _ = unsafe write(writingEnd, &byte, 1)
    }

    /// Waits for a wake-up and takes it.
    ///
    /// - Returns: `false` if the pipe is broken.
    public func wait() -> Bool {
        var byte: UInt8 = 0
        while true {
            let count = unsafe read(descriptor, &byte, 1)
            if count < 0, errno == EINTR { continue }
            return count > 0
        }
    }

    /// Closes both ends.
    public func close() {
        POSIX.close(descriptor)
        POSIX.close(writingEnd)
    }
}

/// A failed system call.
public struct SystemError: Error, Hashable, Sendable {
    /// The number of the error, `errno`.
    public let errno: Int32
}
