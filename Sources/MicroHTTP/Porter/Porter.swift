internal import Glibc

/// Lets clients in, looks after them and shows them out.
///
/// libmicrohttpd could take connections by itself. It would leave those over its limit to wait without a word, turn at full
/// speed when descriptors run out, and give no sign of when the last of its threads has taken its last connection, which is
/// what a stop that loses nobody has to know. So there is one porter, who hands each connection over and keeps count.
///
/// One thread at a time has the duty: a ``PorterThread`` while the server runs, the thread that stops it at the end.
struct Porter {
    /// How exact the limits of time are.
    static let millisecondsBetweenRounds: UInt64 = 100

    /// After how many clients the porter looks up from the door.
    private static let mostAdmittedAtOnce = 256

    private let context: ServerContext
    private let socket: ListeningSocket
    private let daemon: Daemon
    private var guests: Guests
    private var nextRound: Instant

    init(context: ServerContext, socket: ListeningSocket, daemon: Daemon) {
        self.context = context
        self.socket = socket
        self.daemon = daemon
        guests = Guests(context: context)
        nextRound = .now + Self.millisecondsBetweenRounds
    }

    /// Takes the connections that wait, as long as there is room for them.
    ///
    /// - Returns: `false` if there is no room; some may still wait then.
    func admit() -> Bool {
        for _ in 1...Self.mostAdmittedAtOnce {
            guard !context.isFull else { return false }
            switch socket.accept(handOver) {
            case .taken: continue
            case .noneWaiting: return true
            case .failed: return false
            }
        }
        return true
    }

    private func handOver(_ descriptor: Int32, from address: UnsafePointer<sockaddr>, size: socklen_t) {
        context.connections.announce()
        if !daemon.add(descriptor, from: address, size: size) {
            context.connections.withdraw()
        }
    }

    /// Ends what has taken too long and tells those for whom there is no room, when it is time to.
    mutating func makeRound(at now: Instant) {
        guard now >= nextRound else { return }
        nextRound = now + Self.millisecondsBetweenRounds
        context.reap(at: now)
        guests.receive(from: socket, at: now)
    }

    /// Shows out those who are not connections of libmicrohttpd.
    mutating func leave() {
        guests.leave()
    }
}
