/// Makes a TCP socket that no child process inherits.
///
/// - Parameters:
///   - family: `AF_INET` or `AF_INET6`.
///   - isBlocking: Whether its calls block.
/// - Returns: The descriptor; negative if it cannot be made, with the reason in `errno`.
public func makeStreamSocket(family: Int32, isBlocking: Bool) -> Int32 {
    #if canImport(Darwin)
        let descriptor = socket(family, SOCK_STREAM, Int32(IPPROTO_TCP))
        guard descriptor >= 0 else { return descriptor }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        if !isBlocking { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
        return descriptor
    #else
        let mode = isBlocking ? 0 : Int32(SOCK_NONBLOCK.rawValue)
        return socket(
            family,
            Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | mode,
            Int32(IPPROTO_TCP)
        )
    #endif
}

/// Discards received bytes of a client, without waiting for more.
///
/// - Parameters:
///   - descriptor: The socket.
///   - most: The greatest number of bytes to discard.
/// - Returns: The result of `recv`.
public func discard(from descriptor: Int32, most: Int) -> Int {
    #if canImport(Darwin)
        let room = min(most, 1 << 16)
        return unsafe withUnsafeTemporaryAllocation(byteCount: room, alignment: 1) {
            unsafe recv(descriptor, $0.baseAddress, room, Int32(MSG_DONTWAIT))
        }
    #else
        // With MSG_TRUNC, TCP discards the bytes and needs no buffer for them.
        return recv(descriptor, nil, most, Int32(MSG_DONTWAIT) | Int32(MSG_TRUNC))
    #endif
}

/// Whether a client has ended its side of a connection, or the whole of it.
///
/// macOS reports the former only after all received bytes have been read.
///
/// - Parameter descriptor: The socket.
/// - Returns: `true` also where the connection has failed.
public func hasHungUp(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
        var byte: UInt8 = 0
        let count = unsafe recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
        return count == 0 || count < 0 && errno != EAGAIN && errno != EINTR
    #else
        // POLLRDHUP, which poll.h declares only with _GNU_SOURCE.
        var events = pollfd(fd: descriptor, events: 0x2000, revents: 0)
        return unsafe poll(&events, 1, 0) > 0
    #endif
}
