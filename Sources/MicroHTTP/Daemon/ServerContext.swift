internal import CMicroHTTPD
internal import HTTPMessage
internal import Synchronization

/// The context that libmicrohttpd passes to every callback: the handler, the limits and the open connections.
final class ServerContext: Sendable {
    let configuration: HTTPServer.Configuration
    let handler: any HTTPHandler
    let statistics: HTTPServer.Statistics
    let log: @Sendable (String) -> Void
    let timeLimits: TimeLimits
    let connections: ConnectionTable

    /// The requests whose answers are computed outside the threads that read sockets.
    let pendingAnswers = PendingAnswerTable()

    /// The memory that large bodies, computations and answers share.
    let memory: MemoryBudget

    /// The computations that wait for a place, and those that have one.
    let computations: ComputationQueue

    /// The sockets of closed connections whose clients may still be sending.
    let lingering = LingeringSockets()

    /// Whether every answer ends its connection, because the server is about to stop.
    let isDraining = Atomic(false)

    init(
        configuration: HTTPServer.Configuration,
        handler: any HTTPHandler,
        statistics: HTTPServer.Statistics,
        log: @escaping @Sendable (String) -> Void
    ) {
        self.configuration = configuration
        timeLimits = TimeLimits(configuration)
        connections = ConnectionTable(limitPerHost: configuration.connectionLimitPerAddress)
        memory = MemoryBudget(of: configuration.memoryLimit, statistics)
        computations = ComputationQueue(
            placeCount: configuration.computationLimit,
            capacity: configuration.waitingComputationLimit,
            memory: memory,
            statistics: statistics
        )
        self.handler = handler
        self.statistics = statistics
        self.log = log
    }
}

/// The timeouts of a configuration in milliseconds, computed once, as a `Duration` is 128 bits wide.
struct TimeLimits {
    let idle: UInt64
    let request: UInt64
    let response: UInt64

    init(_ configuration: HTTPServer.Configuration) {
        idle = configuration.idleTimeout.wholeMilliseconds
        request = configuration.requestTimeout.wholeMilliseconds
        response = configuration.responseTimeout.wholeMilliseconds
    }
}

// MARK: - Connections

extension ServerContext {
    /// Whether the connection limit is reached.
    var isFull: Bool {
        connections.count >= configuration.connectionLimit
    }

    func connectionStarted(_ connection: OpaquePointer) -> Connection {
        let started = Connection(
            socket: CMicroHTTPD_socket(connection),
            remoteAddress: CMicroHTTPD_peer(connection).flatMap { SocketAddress($0) },
            idleUntil: .now + timeLimits.idle
        )
        connections.insert(started)
        statistics.accepted.add(1, ordering: .relaxed)
        return started
    }

    func connectionClosed(_ connection: Connection) {
        if connection.isLingering {
            lingering.add(connection)
        }
        connection.forgetSocket()
        connections.remove(connection)
        statistics.closed.add(1, ordering: .releasing)
    }
}

// MARK: - Time

extension ServerContext {
    func requestStarted(_ exchange: Exchange) {
        statistics.begunRequests.add(1, ordering: .relaxed)
        _ = exchange.connection.advance(to: .receiving, until: .now + timeLimits.request)
    }

    func requestCompleted(_ exchange: Exchange) {
        if let pending = exchange.pending {
            pending.forgetConnection()
            pendingAnswers.remove(pending)
        }
        exchange.connection.note(unreadByteCount: 0)
        statistics.endedRequests.add(1, ordering: .releasing)
        if !exchange.isAccepted {
            exchange.connection.letLinger()
        }
        _ = exchange.connection.advance(to: .awaiting, until: .now + timeLimits.idle)
    }
}
