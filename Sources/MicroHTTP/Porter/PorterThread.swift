internal import Glibc

/// The thread on which the porter is at work.
struct PorterThread: Sendable {
    private let thread: pthread_t
    private let bell: Bell

    /// Starts the thread.
    init(context: ServerContext, socket: ListeningSocket, daemon: Daemon) throws(HTTPServerError) {
        let bell = try Bell()
        let shift = Unmanaged.passRetained(Shift(context: context, socket: socket, daemon: daemon, bell: bell))
        var thread = pthread_t()
        let code = pthread_create(&thread, nil, runShift, shift.toOpaque())
        guard code == 0 else {
            shift.release()
            bell.close()
            throw .systemCallFailed(.pthreadCreate, errno: code)
        }
        self.thread = thread
        self.bell = bell
    }

    /// Ends the thread and waits for it.
    func stop() {
        bell.ring()
        pthread_join(thread, nil)
        bell.close()
    }
}

/// What the porter does until the bell rings.
private final class Shift: Sendable {
    /// How long to look away from the door while those behind it cannot come in.
    private static let millisecondsWhileFull: UInt64 = 5

    private let context: ServerContext
    private let socket: ListeningSocket
    private let daemon: Daemon
    private let bell: Bell

    init(context: ServerContext, socket: ListeningSocket, daemon: Daemon, bell: Bell) {
        self.context = context
        self.socket = socket
        self.daemon = daemon
        self.bell = bell
    }

    func run() {
        var porter = Porter(context: context, socket: socket, daemon: daemon)
        var isDoorClear = true
        while !wait(alsoAtDoor: isDoorClear, and: porter.guestDescriptors) {
            isDoorClear = porter.admit()
            porter.makeRound(at: .now)
        }
        porter.leave()
    }

    /// Waits for the bell, for a client, for a guest, and no longer than until the next round.
    ///
    /// - Returns: Whether it was the bell.
    private func wait(alsoAtDoor isDoorClear: Bool, and guests: [pollfd]) -> Bool {
        var descriptors =
            [
                pollfd(fd: bell.descriptor, events: Int16(POLLIN), revents: 0),
                // A descriptor below zero is overlooked.
                pollfd(fd: isDoorClear ? socket.descriptor : -1, events: Int16(POLLIN), revents: 0),
            ] + guests
        let timeout = isDoorClear ? Porter.millisecondsBetweenRounds : Self.millisecondsWhileFull
        poll(&descriptors, nfds_t(descriptors.count), Int32(timeout))
        return descriptors[0].revents != 0
    }
}

/// The start of the thread, and the other end of `passRetained` in `PorterThread`.
private func runShift(_ shift: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let shift {
        Unmanaged<Shift>.fromOpaque(shift).takeRetainedValue().run()
    }
    return nil
}
