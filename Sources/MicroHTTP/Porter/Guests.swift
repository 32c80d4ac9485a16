internal import Glibc
internal import HTTPMessage
internal import Synchronization

/// Those whom libmicrohttpd does not serve: for whom there is no room, and whom it has refused while they were sending.
///
/// The former are heard out and told so. What they and the others still send is thrown away, and the connection is closed
/// only when they have closed their end: to close it on bytes that nobody has read would reset it, and the answer might be
/// lost (RFC 9112 9.6).
struct Guests {
    private struct Guest {
        let descriptor: Int32
        let deadline: Instant

        /// What is to be told as soon as something has come; `nil` if it has been.
        var news: HTTPViolation?
    }

    /// How many there may be at once; their descriptors are among those that the configuration keeps free.
    static let capacity = 32

    /// How much is thrown away of one before the next is looked at, in bytes.
    private static let mostReadAtOnce = 1 << 20

    /// How long one may take to ask and to leave.
    private static let patienceInMilliseconds: UInt64 = 1000

    private let context: ServerContext
    private var guests: [Guest] = []
    private var wasFull = false

    init(context: ServerContext) {
        self.context = context
    }

    /// Whether nobody is there or about to be.
    var isEmpty: Bool { guests.isEmpty && context.lingering.isEmpty }

    /// Where to wait for what they do.
    var descriptors: [pollfd] {
        guests.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    }

    /// Lets in those at the door if there was no room at the last round either.
    mutating func receive(from socket: ListeningSocket, at now: Instant) {
        let isFull = context.isFull
        if isFull, wasFull {
            var outcome = ListeningSocket.Outcome.taken
            while guests.count < Self.capacity, outcome == .taken {
                outcome = socket.accept { descriptor, _, _ in
                    admit(descriptor, news: .tooManyConnections, at: now)
                }
            }
        }
        wasFull = isFull
    }

    /// Takes a socket, which is closed at once if there are too many already.
    ///
    /// - Parameters:
    ///   - descriptor: The socket.
    ///   - news: What is to be told; `nil` if the client has its answer.
    ///   - now: The moment.
    mutating func admit(_ descriptor: Int32, news: HTTPViolation?, at now: Instant) {
        if news != nil {
            context.statistics.refused.add(1, ordering: .relaxed)
        }
        guard guests.count < Self.capacity else {
            close(descriptor)
            return
        }
        guests.append(Guest(descriptor: descriptor, deadline: now + Self.patienceInMilliseconds, news: news))
    }

    /// Reads what they send, tells them what there is to tell, and shows out who is done.
    mutating func attend(at now: Instant) {
        for descriptor in context.lingering.takeAll() {
            admit(descriptor, news: nil, at: now)
        }
        guard !guests.isEmpty else { return }
        guests = guests.compactMap { attend(to: $0, at: now) }
    }

    /// Tells everyone what there is to tell and leaves them to the next porter.
    mutating func leave() {
        for guest in guests {
            if let news = guest.news {
                tell(news, to: guest)
            }
            context.lingering.add(guest.descriptor)
        }
        guests = []
    }

    /// - Returns: `nil` if the guest is gone.
    private func attend(to guest: Guest, at now: Instant) -> Guest? {
        var guest = guest
        // TCP throws away what is asked for with this flag, and needs no room for it.
        let count = recv(guest.descriptor, nil, Self.mostReadAtOnce, Int32(MSG_DONTWAIT) | Int32(MSG_TRUNC))
        if count > 0, let news = guest.news {
            tell(news, to: guest)
            guest.news = nil
        }
        if now < guest.deadline, count > 0 || count < 0 && errno == EAGAIN { return guest }
        close(guest.descriptor)
        return nil
    }

    private func tell(_ news: HTTPViolation, to guest: Guest) {
        let answer = context.handler.response(to: news, of: nil).bytes
        _ = answer.withUnsafeBytes {
            send(guest.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        }
        shutdown(guest.descriptor, Int32(SHUT_WR))
    }
}
