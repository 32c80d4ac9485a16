internal import POSIX
internal import SystemThread

/// The thread that runs the acceptor.
struct AcceptorThread: Sendable {
    private let thread: SystemThread
    private let wakeup: WakeupPipe

    /// Starts the thread.
    init(context: ServerContext, socket: ListeningSocket, daemon: Daemon) throws(HTTPServerError) {
        do { wakeup = try WakeupPipe() } catch { throw .systemCallFailed(.pipe, errno: error.errno) }
        do {
            thread = try SystemThread { [wakeup] in
                Self.run(Acceptor(context: context, socket: socket, daemon: daemon), at: socket, until: wakeup)
            }
        } catch {
            wakeup.close()
            throw .systemCallFailed(.pthreadCreate, errno: error.errno)
        }
    }

    /// Ends the thread and waits for it.
    func stop() {
        wakeup.wake()
        thread.join()
        wakeup.close()
    }

    /// The time in milliseconds for which the listening socket is not polled while the server is full.
    private static let millisecondsWhileFull: UInt64 = 5

    /// Accepts connections until it is woken.
    private static func run(_ acceptor: consuming Acceptor, at socket: ListeningSocket, until wakeup: WakeupPipe) {
        var hasRoom = true
        while !wait(for: wakeup, hasRoom ? socket : nil, acceptor.closingDescriptors) {
            hasRoom = acceptor.accept()
            acceptor.maintain(at: .now)
        }
        acceptor.resign()
    }

    /// Waits for a wake-up, a client, a closing socket, or the next sweep, whichever comes first.
    ///
    /// - Returns: Whether it was the wake-up.
    private static func wait(for wakeup: WakeupPipe, _ socket: ListeningSocket?, _ closing: [pollfd]) -> Bool {
        var descriptors =
            [
                pollfd(fd: wakeup.descriptor, events: Int16(POLLIN), revents: 0),
                // A negative descriptor is ignored by poll.
                pollfd(fd: socket?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
            ] + closing
        let timeout = socket == nil ? millisecondsWhileFull : Acceptor.millisecondsBetweenSweeps
        poll(&descriptors, nfds_t(descriptors.count), Int32(timeout))
        return descriptors[0].revents != 0
    }
}
