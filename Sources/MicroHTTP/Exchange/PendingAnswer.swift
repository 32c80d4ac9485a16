internal import CMicroHTTPD
internal import HTTPMessage
internal import POSIX
internal import Synchronization

/// A request whose answer is computed on a thread beside those that read sockets, while libmicrohttpd leaves the
/// connection alone.
///
/// Two threads meet here: the one that computes and the one that serves the connection. libmicrohttpd takes a suspended
/// connection up again only when it is told to, and closes it never; so that whoever holds the lock and finds it suspended
/// may call `MHD_resume_connection`, and nobody else.
final class PendingAnswer: Sendable {
    /// A response that is to be sent.
    enum Response {
        /// All of it is there.
        case whole(HTTPResponse)
        /// Its content comes piece by piece.
        case begun(HTTPResponse)
    }

    /// What libmicrohttpd knows the connection by.
    ///
    /// `@unchecked Sendable`: it is called under the lock alone, and not any more from when it is forgotten.
    fileprivate struct Handle: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    fileprivate struct State {
        /// Nil from the moment libmicrohttpd may close the connection.
        var handle: Handle?
        var isSuspended = false
        /// Until it is taken.
        var response: Response?
        var hasResponse = false
        var content = UnreadContent()
        /// The memory of the computation, until the last of the answer is there.
        var computationMemory: MemoryReservation?
        /// Whether all content has been written.
        var hasEnded = false
        /// Whether nobody computes any more.
        var isFinished = false
        /// Whether the client has hung up, or has kept what it is sent waiting for too long.
        var isGivenUp = false
        /// When to look at the socket again.
        var nextLook: Instant

        /// Has libmicrohttpd go on with the connection.
        mutating func resume() {
            guard isSuspended, let handle else { return }
            isSuspended = false
            MHD_resume_connection(handle.pointer)
        }
    }

    /// How often to look whether the client is still there: libmicrohttpd does not while the connection is suspended.
    private static let millisecondsBetweenLooks: UInt64 = 250

    /// The pause between two looks at whether there is memory for a piece that waits.
    private static let microsecondsBetweenTries: UInt32 = 5000

    private let connection: Connection
    private let server: ServerContext
    private let state: Mutex<State>

    init(on pointer: OpaquePointer, _ connection: Connection, server: ServerContext) {
        self.connection = connection
        self.server = server
        let nextLook = Instant.now + Self.millisecondsBetweenLooks
        state = Mutex(State(handle: Handle(pointer: pointer), nextLook: nextLook))
    }
}

// MARK: - On the thread that computes

extension PendingAnswer {
    /// Keeps the memory of the computation that begins.
    ///
    /// It is given back before the client can know that it is answered: it may ask for the next at once, which needs as
    /// much.
    func begin(with memory: MemoryReservation) {
        state.withLock { $0.computationMemory = memory }
    }

    /// Has the connection go on whatever has been answered: nobody computes any more.
    func finish() {
        state.withLock { state in
            state.isFinished = true
            state.giveMemoryBack()
            state.resume()
        }
    }
}

extension PendingAnswer: HTTPAnswerChannel {
    var demand: HTTPDemand {
        let isThere = state.withLock { state in
            guard state.handle != nil, !state.isGivenUp else { return false }
            let now = Instant.now
            if now >= state.nextLook {
                state.nextLook = now + Self.millisecondsBetweenLooks
                state.isGivenUp = connection.hasHungUp
            }
            return !state.isGivenUp
        }
        guard isThere else { return .gone }
        return server.isDraining.load(ordering: .relaxed) ? .hurried : .wanted
    }

    var isBehind: Bool { state.withLock { $0.content.count > 0 } }

    func reserve(_ size: Int) -> Bool {
        state.withLock { $0.computationMemory?.extend(by: size) ?? true }
    }

    func answer(_ response: HTTPResponse) {
        state.withLock { state in
            state.giveMemoryBack()
            state.respond(with: .whole(response))
            state.hasEnded = true
        }
    }

    func begin(_ response: HTTPResponse) {
        state.withLock { $0.respond(with: .begun(response)) }
        send(response.body)
    }

    func send(_ piece: [UInt8]) {
        let deadline = Instant.now + server.timeLimits.response
        while demand != .gone {
            if state.withLock({ take(piece, &$0) }) { return }
            guard Instant.now < deadline else { return giveUp() }
            usleep(Self.microsecondsBetweenTries)
        }
    }

    /// Takes a piece of the content, unless it has to wait for memory.
    private func take(_ piece: [UInt8], _ state: inout State) -> Bool {
        guard state.handle != nil, !state.hasEnded else { return true }
        guard state.content.append(piece, within: server.memory) else { return false }
        connection.note(unreadByteCount: state.content.count)
        state.resume()
        return true
    }

    /// Ends the content where it is: there has been no memory for the rest for too long.
    private func giveUp() {
        let progress = connection.currentProgress
        if progress.phase != .expired, connection.expire(from: progress) {
            server.statistics.timedOut(in: .sending)
            connection.shutDown()
        }
        state.withLock { state in
            state.isGivenUp = true
            state.resume()
        }
    }

    func end() {
        state.withLock { state in
            state.hasEnded = true
            state.giveMemoryBack()
            state.resume()
        }
    }
}

extension PendingAnswer.State {
    fileprivate mutating func giveMemoryBack() {
        computationMemory?.giveBack()
        computationMemory = nil
    }

    fileprivate mutating func respond(with response: PendingAnswer.Response) {
        guard !hasResponse else { return }
        hasResponse = true
        self.response = response
        resume()
    }
}

// MARK: - On the thread that serves the connection

extension PendingAnswer {
    /// Has libmicrohttpd leave the connection alone, in one of its callbacks.
    ///
    /// - Returns: `false` if the connection has been given up.
    func suspend() -> Bool {
        state.withLock { $0.suspend() }
    }

    /// The response that is to be sent; nil where there is none, since the computation has given up or was given up.
    func takeResponse() -> Response? {
        state.withLock { state in
            guard state.handle != nil, !state.isGivenUp else { return nil }
            defer { state.response = nil }
            return state.response
        }
    }

    /// Copies content into `room`.
    ///
    /// Where there is none yet, the connection is suspended: to return 0 alone would have libmicrohttpd ask again at once,
    /// and again.
    ///
    /// - Returns: How many bytes there are; none where the connection is suspended; or one of libmicrohttpd's own values.
    func read(into room: UnsafeMutableRawBufferPointer) -> Int {
        state.withLock { state in
            guard state.handle != nil else { return CMicroHTTPD_content_broken_off }
            if let beginning = state.content.beginning {
                // A client may be behind for as long as it may take for a whole answer.
                let isInTime = connection.advance(to: .sending, until: beginning + server.timeLimits.response)
                guard isInTime else { return CMicroHTTPD_content_broken_off }
                let count = state.content.read(into: room)
                connection.note(unreadByteCount: state.content.count)
                return count
            }
            if state.hasEnded { return CMicroHTTPD_end_of_content }
            if state.isFinished || state.isGivenUp { return CMicroHTTPD_content_broken_off }
            // The client can do nothing about how long the next piece takes.
            let isInTime = connection.advance(to: .answering, until: .now)
            return isInTime && state.suspend() ? 0 : CMicroHTTPD_content_broken_off
        }
    }

    /// Lets go of the connection: libmicrohttpd closes it, or begins the next request on it.
    func forgetConnection() {
        state.withLock { state in
            state.handle = nil
            state.content = UnreadContent()
        }
    }

    /// Gives the connection up, whatever has been answered.
    fileprivate func cutOff() {
        state.withLock { state in
            state.resume()
            state.handle = nil
        }
    }
}

extension PendingAnswer.State {
    fileprivate mutating func suspend() -> Bool {
        guard let handle else { return false }
        MHD_suspend_connection(handle.pointer)
        isSuspended = true
        return true
    }
}

/// The requests whose answers are being computed.
final class PendingAnswerTable: Sendable {
    private struct Contents {
        var answers: [ObjectIdentifier: PendingAnswer] = [:]
        var isClosed = false
    }

    private let contents = Mutex(Contents())

    /// Takes an answer.
    ///
    /// - Returns: `false` if none is taken any more.
    func insert(_ answer: PendingAnswer) -> Bool {
        contents.withLock { contents in
            guard !contents.isClosed else { return false }
            contents.answers[ObjectIdentifier(answer)] = answer
            return true
        }
    }

    func remove(_ answer: PendingAnswer) {
        contents.withLock { _ = $0.answers.removeValue(forKey: ObjectIdentifier(answer)) }
    }

    /// Gives all connections up, and takes none any more: to stop libmicrohttpd while one is suspended would end the
    /// process.
    func cutOff() {
        let answers = contents.withLock { contents in
            contents.isClosed = true
            return Array(contents.answers.values)
        }
        for answer in answers { answer.cutOff() }
    }
}
