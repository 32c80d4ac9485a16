internal import CMicroHTTPD
internal import HTTPMessage
internal import POSIX
internal import Synchronization

/// A connection from the moment libmicrohttpd takes it until it closes it.
final class Connection: Sendable {
    /// The address of the client.
    let remoteAddress: SocketAddress?

    private let progress: Atomic<Progress>
    private let isCutShort = Atomic(false)
    private let isReadingShutDown = Atomic(false)
    private let unread = Atomic(0)

    /// Reusable storage for the body of the next request.
    private let room = Mutex<[UInt8]>([])

    /// The descriptor; `nil` once libmicrohttpd may close it and the system may reuse its number.
    private let socket: Mutex<Int32?>

    init(socket: Int32, remoteAddress: SocketAddress?, idleUntil deadline: Instant) {
        self.remoteAddress = remoteAddress
        progress = Atomic(Progress(.awaiting, until: deadline))
        self.socket = Mutex(socket)
    }

    /// The current phase and deadline of the connection.
    var currentProgress: Progress {
        progress.load(ordering: .relaxed)
    }

    /// Enters the next phase, unless the acceptor has given the connection up.
    ///
    /// - Returns: `false` if the connection was given up.
    func advance(to phase: Progress.Phase, until deadline: Instant) -> Bool {
        let next = Progress(phase, until: deadline)
        var current = currentProgress
        while current.phase != .expired {
            let (isExchanged, original) = progress.weakCompareExchange(
                expected: current,
                desired: next,
                ordering: .relaxed
            )
            if isExchanged { return true }
            current = original
        }
        return false
    }

    /// Gives the connection up, unless it has changed since it was looked at.
    ///
    /// - Returns: `false` if it has changed.
    func expire(from seen: Progress) -> Bool {
        progress.compareExchange(
            expected: seen,
            desired: Progress(.expired, until: seen.deadline),
            ordering: .relaxed
        ).exchanged
    }

    /// The largest amount of storage that is kept from one request to the next, in bytes: enough for nearly all bodies,
    /// and less than libmicrohttpd keeps for a connection.
    private static let keptRoom = 16 << 10

    /// Takes the storage left by an earlier body.
    func takeRoom() -> [UInt8] {
        room.withLock { room in
            var taken: [UInt8] = []
            swap(&taken, &room)
            return taken
        }
    }

    /// Keeps the storage of a body for the next one.
    func leaveRoom(of body: consuming [UInt8]) {
        guard body.capacity <= Self.keptRoom else { return }
        body.removeAll(keepingCapacity: true)
        room.withLock { $0 = body }
    }

    /// The size in bytes of the answer being sent; 0 if there is none.
    var unreadByteCount: Int { unread.load(ordering: .relaxed) }

    /// Records the size in bytes of the answer being sent; 0 if there is none.
    func note(unreadByteCount count: Int) {
        unread.store(count, ordering: .relaxed)
    }

    /// Whether the client has sent something that is not read yet.
    var hasUnreadRequest: Bool {
        socket.withLock { descriptor in
            guard let descriptor else { return false }
            var byte: UInt8 = 0
            return recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) > 0
        }
    }

    /// Sends bytes without libmicrohttpd, which must not be sending itself: as many as the socket takes at once.
    func sendDirectly(_ bytes: [UInt8]) {
        withOpenSocket { descriptor in
            _ = bytes.withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
            }
        }
    }

    /// Records that the connection ends before all input of the client was read.
    func letLinger() {
        isCutShort.store(true, ordering: .relaxed)
    }

    /// Whether further input of the client is read after the end of the connection.
    var isLingering: Bool { isCutShort.load(ordering: .relaxed) }

    /// Returns a second descriptor for the socket, which keeps it open; `nil` if none is left.
    func duplicateSocket() -> Int32? {
        socket.withLock { descriptor in
            descriptor.map { fcntl($0, F_DUPFD_CLOEXEC, 0) }.flatMap { $0 < 0 ? nil : $0 }
        }
    }

    /// Wakes the thread that serves the connection, which finds it closed.
    func shutDown() {
        withOpenSocket { _ = shutdown($0, Int32(SHUT_RDWR)) }
    }

    /// Does the same for an idle connection: a request that arrives in the meantime is still read and answered.
    ///
    /// - Returns: `false` if that has been done before.
    @discardableResult func shutDownReading() -> Bool {
        withOpenSocket { _ = shutdown($0, Int32(SHUT_RD)) }
        return !isReadingShutDown.exchange(true, ordering: .relaxed)
    }

    /// Whether the client has closed its side of the connection, or all of it; only an answer would show which.
    var hasHungUp: Bool {
        socket.withLock { $0.map { POSIX.hasHungUp($0) } ?? true }
    }

    /// Forgets the descriptor, as libmicrohttpd is about to close it.
    func forgetSocket() {
        socket.withLock { $0 = nil }
    }

    private func withOpenSocket(_ body: (Int32) -> Void) {
        socket.withLock { descriptor in
            if let descriptor {
                body(descriptor)
            }
        }
    }
}
