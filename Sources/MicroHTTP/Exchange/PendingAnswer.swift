internal import CMicroHTTPD
internal import HTTPMessage
internal import POSIX
internal import Synchronization

/// A request whose answer is computed on a thread that reads no sockets, while libmicrohttpd has suspended the
/// connection.
///
/// It is shared by two threads: the one that computes and the one that serves the connection. libmicrohttpd never
/// closes a suspended connection, and continues with it only when told to. So `MHD_resume_connection` may only be
/// called while holding the lock and finding the connection suspended.
final class PendingAnswer: Sendable {
    /// A response to be sent.
    enum Response {
        /// Its content is complete.
        case whole(HTTPResponse)
        /// Its content comes piece by piece.
        case begun(HTTPResponse)
    }

    /// The handle by which libmicrohttpd identifies the connection.
    ///
    /// `@unchecked Sendable`: it is only used under the lock, and no more once it is set to nil.
    fileprivate struct Handle: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    fileprivate struct State {
        /// The handle; nil once libmicrohttpd may close the connection.
        var handle: Handle?
        var isSuspended = false
        /// The response, until it is taken.
        var response: Response?
        var hasResponse = false
        var content = UnreadContent()
        /// The memory of the computation, until the answer is complete.
        var computationMemory: MemoryReservation?
        /// Whether all content has been written.
        var hasEnded = false
        /// Whether the computation has finished.
        var isFinished = false
        /// Whether the connection was given up, because the client hung up or was too slow to read.
        var isGivenUp = false
        /// The next time to check the socket.
        var nextLook: Instant

        /// Makes libmicrohttpd continue with the connection.
        mutating func resume() {
            guard isSuspended, let handle else { return }
            isSuspended = false
            MHD_resume_connection(handle.pointer)
        }
    }

    /// The interval in milliseconds between checks whether the client is still there, which libmicrohttpd does not do
    /// while the connection is suspended.
    private static let millisecondsBetweenLooks: UInt64 = 250

    /// The interval in microseconds between attempts to get memory for a piece.
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
    /// It is released before the client can know that it has its answer, because the client may send the next request
    /// at once, which needs as much.
    func begin(with memory: MemoryReservation) {
        state.withLock { $0.computationMemory = memory }
    }

    /// Makes the connection continue, whether there is an answer or not, as the computation has finished.
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

    /// Appends a piece of the content, unless it has to wait for memory.
    private func take(_ piece: [UInt8], _ state: inout State) -> Bool {
        guard state.handle != nil, !state.hasEnded else { return true }
        guard state.content.append(piece, within: server.memory) else { return false }
        connection.note(unreadByteCount: state.content.count)
        state.resume()
        return true
    }

    /// Ends the content early, as there was no memory for the rest for too long.
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
    /// Makes libmicrohttpd suspend the connection, in one of its callbacks.
    ///
    /// - Returns: `false` if the connection was given up.
    func suspend() -> Bool {
        state.withLock { $0.suspend() }
    }

    /// Takes the response to send; nil if there is none, because the computation has given up or was given up.
    func takeResponse() -> Response? {
        state.withLock { state in
            guard state.handle != nil, !state.isGivenUp else { return nil }
            defer { state.response = nil }
            return state.response
        }
    }

    /// Copies content into `room`.
    ///
    /// If there is none yet, the connection is suspended: if only 0 were returned, libmicrohttpd would ask again at
    /// once, in a loop.
    ///
    /// - Returns: The number of bytes; 0 if the connection is suspended; or a special value of libmicrohttpd.
    func read(into room: UnsafeMutableRawBufferPointer) -> Int {
        state.withLock { state in
            guard state.handle != nil else { return CMicroHTTPD_content_broken_off }
            if let beginning = state.content.beginning {
                // The deadline counts from the beginning of the answer, which the client may take the whole limit to
                // read.
                let isInTime = connection.advance(to: .sending, until: beginning + server.timeLimits.response)
                guard isInTime else { return CMicroHTTPD_content_broken_off }
                let count = state.content.read(into: room)
                connection.note(unreadByteCount: state.content.count)
                return count
            }
            if state.hasEnded { return CMicroHTTPD_end_of_content }
            if state.isFinished || state.isGivenUp { return CMicroHTTPD_content_broken_off }
            // The client has no influence on how long the next piece takes.
            let isInTime = connection.advance(to: .answering, until: .now)
            return isInTime && state.suspend() ? 0 : CMicroHTTPD_content_broken_off
        }
    }

    /// Forgets the connection, as libmicrohttpd closes it or begins its next request.
    func forgetConnection() {
        state.withLock { state in
            state.handle = nil
            state.content = UnreadContent()
        }
    }

    /// Gives up the connection, whether there is an answer or not.
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

    /// Adds an answer.
    ///
    /// - Returns: `false` if the table is closed.
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

    /// Gives all connections up and closes the table: stopping libmicrohttpd while one is suspended would end the
    /// process.
    func cutOff() {
        let answers = contents.withLock { contents in
            contents.isClosed = true
            return Array(contents.answers.values)
        }
        for answer in answers { answer.cutOff() }
    }
}
