internal import Glibc

/// The thread that looks after the connections, whatever libmicrohttpd's threads are doing.
struct Reaper: Sendable {
    private let thread: pthread_t
    private let bell: Bell

    /// Starts the thread.
    init(of context: ServerContext, at socket: ListeningSocket) throws(HTTPServerError) {
        let bell = try Bell()
        let rounds = Unmanaged.passRetained(Rounds(context: context, socket: socket, bell: bell))
        var thread = pthread_t()
        let code = pthread_create(&thread, nil, makeRounds, rounds.toOpaque())
        guard code == 0 else {
            rounds.release()
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

/// What the thread does until the bell rings.
private final class Rounds: Sendable {
    /// How exact the limits of time are.
    private static let period: Duration = .milliseconds(100)

    private let context: ServerContext
    private let socket: ListeningSocket
    private let bell: Bell

    init(context: ServerContext, socket: ListeningSocket, bell: Bell) {
        self.context = context
        self.socket = socket
        self.bell = bell
    }

    func run() {
        var doorkeeper = Doorkeeper(context: context, socket: socket)
        while !bell.isRung(within: Self.period) {
            let now = Instant.now
            context.reap(at: now)
            doorkeeper.makeRound(at: now)
        }
        doorkeeper.leave()
    }
}

/// Wakes a sleeping thread: a pipe of which nothing but its being readable is looked at.
private struct Bell: Sendable {
    private let reading: Int32
    private let writing: Int32

    init() throws(HTTPServerError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .systemCallFailed(.pipe, errno: errno) }
        (reading, writing) = (ends[0], ends[1])
    }

    func ring() {
        var byte: UInt8 = 0
        write(writing, &byte, 1)
    }

    func isRung(within duration: Duration) -> Bool {
        var end = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
        return poll(&end, 1, Int32(duration.wholeMilliseconds)) > 0
    }

    func close() {
        Glibc.close(reading)
        Glibc.close(writing)
    }
}

/// The start of the thread, and the other end of `passRetained` in `Reaper.init(of:at:)`.
private func makeRounds(_ rounds: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let rounds {
        Unmanaged<Rounds>.fromOpaque(rounds).takeRetainedValue().run()
    }
    return nil
}
