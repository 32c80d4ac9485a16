internal import Glibc
internal import HTTPMessage
internal import Synchronization

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
    mutating func admit() -> Bool {
        for _ in 1...Self.mostAdmittedAtOnce {
            guard !context.isFull else { return false }
            switch socket.accept({ handOver($0, from: $1, size: $2) }) {
            case .taken: continue
            case .noneWaiting: return true
            case .failed: return false
            }
        }
        return true
    }

    private mutating func handOver(_ descriptor: Int32, from address: UnsafePointer<sockaddr>, size: socklen_t) {
        guard context.connections.announce(from: SocketAddress(address)?.host) else {
            guests.admit(descriptor, news: .tooManyConnectionsFromAddress, at: .now)
            return
        }
        if !daemon.add(descriptor, from: address, size: size) {
            context.connections.withdraw(from: SocketAddress(address)?.host)
            context.statistics.refused.add(1, ordering: .relaxed)
        }
    }

    /// Where to wait for those who are not connections of libmicrohttpd.
    var guestDescriptors: [pollfd] { guests.descriptors }

    /// Whether nobody is there but connections of libmicrohttpd.
    var isAlone: Bool { guests.isEmpty }

    /// Attends to those who are not connections of libmicrohttpd.
    ///
    /// When it is time to, ends what has taken too long and lets in those for whom there is no room.
    mutating func makeRound(at now: Instant) {
        guests.attend(at: now)
        guard now >= nextRound else { return }
        nextRound = now + Self.millisecondsBetweenRounds
        context.reap(at: now)
        guests.receive(from: socket, at: now)
    }

    /// Leaves those who are not connections of libmicrohttpd to the next porter.
    mutating func leave() {
        guests.leave()
    }
}
