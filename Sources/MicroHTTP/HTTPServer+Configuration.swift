public import HTTPMessage
internal import POSIX
internal import SystemThread

extension HTTPServer {
    /// The address, the limits and the timeouts of a server.
    public struct Configuration: Hashable, Sendable {
        /// The address to listen on; port 0 is any free port.
        public var address = SocketAddress(host: .loopbackV4, port: 8080)

        /// The size of the worker pool: the number of threads that read sockets and compute answers; at least 2.
        public var threadCount = max(2, SystemThread.processorCount)

        /// The stack size of each worker thread, in bytes.
        public var threadStackSize = 2 << 20

        /// The connection limit; connections beyond it are answered with a 503 and closed.
        public var connectionLimit = 256

        /// The connection limit of one address; 0 for none, because a proxy is a single address.
        public var connectionLimitPerAddress = 0

        /// The memory for the header and the buffers of a connection, in bytes; it also limits the header.
        public var connectionMemoryLimit = 32 << 10

        /// The largest body, in bytes.
        public var maximumBodySize = 1 << 20

        /// The greatest number of computations that run at once, on threads that read no sockets.
        public var computationLimit = SystemThread.processorCount

        /// The greatest number of computations that may wait for a place; further ones are answered with a 503.
        public var waitingComputationLimit = 64

        /// The memory for large bodies, computations and answers, in bytes; a quarter of it is left for small requests.
        ///
        /// A request that would need more is answered with a 503.
        public var memoryLimit = 384 << 20

        /// Whether the lines of a header are checked byte by byte.
        ///
        /// This finds bare LF, NUL, folded lines and empty names, which libmicrohttpd accepts; see
        /// ``HTTPServer/canReadLines``.
        public var readsLines = true

        /// Whether `Transfer-Encoding: chunked` is accepted.
        ///
        /// Off by default: libmicrohttpd 0.9.75 is more lenient about chunks than other software, and a body without an
        /// announced length cannot be refused before it arrives.
        public var allowsChunkedBodies = false

        /// The longest time for which a connection may be open without a request line.
        public var idleTimeout: Duration = .seconds(5)

        /// The longest time from the request line to the end of the request.
        public var requestTimeout: Duration = .seconds(10)

        /// The longest time that a client may take to read an answer.
        public var responseTimeout: Duration = .seconds(30)

        /// Makes the default configuration, which suits a service on this machine.
        public init() {}
    }
}

extension HTTPServer.Configuration {
    /// A fault of a configuration.
    public enum Fault: Hashable, Sendable {
        /// libmicrohttpd ignores a pool of one thread.
        case tooFewThreads(Int)

        /// A stack on which a handler would not fit.
        case threadStackTooSmall(Int)

        /// Fewer connections than threads; each thread needs one to serve.
        case fewerConnectionsThanThreads(connections: Int, threads: Int)

        /// Descriptors would run out, because the process needs some for itself.
        case tooManyConnections(limit: Int, descriptors: Int)

        /// A limit that is too small to be useful.
        case limitTooSmall(Limit, value: Int, least: Int)

        /// A timeout of less than a millisecond.
        case timeoutTooShort(name: String)
    }

    /// The limits that have a least value.
    public enum Limit: Hashable, Sendable {
        /// ``HTTPServer/Configuration/connectionLimitPerAddress``
        case connectionsPerAddress
        /// ``HTTPServer/Configuration/connectionMemoryLimit``
        case connectionMemory
        /// ``HTTPServer/Configuration/maximumBodySize``
        case bodySize
        /// ``HTTPServer/Configuration/computationLimit``
        case computations
        /// ``HTTPServer/Configuration/waitingComputationLimit``
        case waitingComputations
        /// ``HTTPServer/Configuration/memoryLimit``
        case memory
    }

    /// The number of file descriptors that the process needs in addition to those of connections.
    private static let reservedDescriptors = 96

    /// All faults of the configuration, in the order of its members.
    public var faults: [Fault] {
        var faults: [Fault] = []
        if threadCount < 2 {
            faults.append(.tooFewThreads(threadCount))
        }
        if threadStackSize < 256 << 10 {
            faults.append(.threadStackTooSmall(threadStackSize))
        }
        if connectionLimit < threadCount {
            faults.append(.fewerConnectionsThanThreads(connections: connectionLimit, threads: threadCount))
        }
        let descriptors = Self.descriptorLimit
        if connectionLimit > descriptors - Self.reservedDescriptors {
            faults.append(.tooManyConnections(limit: connectionLimit, descriptors: descriptors))
        }
        let limits: [(limit: Limit, value: Int, least: Int)] = [
            (.connectionsPerAddress, connectionLimitPerAddress, 0), (.connectionMemory, connectionMemoryLimit, 4 << 10),
            (.bodySize, maximumBodySize, 1), (.computations, computationLimit, 1),
            (.waitingComputations, waitingComputationLimit, 1), (.memory, memoryLimit, 1 << 20),
        ]
        for (limit, value, least) in limits where value < least {
            faults.append(.limitTooSmall(limit, value: value, least: least))
        }
        for (name, timeout) in [
            ("idleTimeout", idleTimeout), ("requestTimeout", requestTimeout), ("responseTimeout", responseTimeout),
        ] where timeout < .milliseconds(1) {
            faults.append(.timeoutTooShort(name: name))
        }
        return faults
    }

    /// The value of `RLIMIT_NOFILE`, or the most that Linux allows a process if it is unlimited.
    private static var descriptorLimit: Int {
        POSIX.descriptorLimit.map { Int(exactly: $0) ?? 1 << 20 } ?? 1024
    }
}
