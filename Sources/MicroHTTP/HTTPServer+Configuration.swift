public import HTTPMessage
internal import POSIX

extension HTTPServer {
    /// Where a server listens, how much it takes and how long it waits.
    public struct Configuration: Hashable, Sendable {
        /// Where to listen; port 0 is any free port.
        public var address = SocketAddress(host: .loopbackV4, port: 8080)

        /// The size of the worker pool: how many threads read sockets and compute answers; at least 2.
        public var threadCount = max(2, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

        /// The stack of each worker thread in bytes.
        public var threadStackSize = 2 << 20

        /// The connection limit; connections beyond it are answered with a 503 and closed.
        public var connectionLimit = 256

        /// The connection limit of one address; 0 for none, since a proxy is one address.
        public var connectionLimitPerAddress = 0

        /// The memory for the header and the buffers of a connection in bytes, and so the limit of a header.
        public var connectionMemoryLimit = 32 << 10

        /// The largest body in bytes.
        public var maximumBodySize = 1 << 20

        /// How many computations run at once, on threads beside those that read sockets.
        public var computationLimit = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

        /// How many computations may wait for a place; those beyond it are answered with a 503.
        public var waitingComputationLimit = 64

        /// The memory for large bodies, computations and answers in bytes, a quarter of which is left for small requests.
        ///
        /// What would need more is answered with a 503.
        public var memoryLimit = 384 << 20

        /// Whether the lines of a header are checked byte by byte.
        ///
        /// It finds bare LF, NUL, folded lines and empty names, which libmicrohttpd lets pass; see ``HTTPServer/canReadLines``.
        public var readsLines = true

        /// Whether `Transfer-Encoding: chunked` is accepted.
        ///
        /// Off by default: libmicrohttpd 0.9.75 reads chunks more leniently than the rest of the world, and a body whose
        /// length nobody announced cannot be refused before it comes.
        public var allowsChunkedBodies = false

        /// How long a connection may be open without a request line.
        public var idleTimeout: Duration = .seconds(5)

        /// How long a request may take to arrive in full, from its request line on.
        public var requestTimeout: Duration = .seconds(10)

        /// How long a client may take to read an answer.
        public var responseTimeout: Duration = .seconds(30)

        /// The configuration that suits a service on this machine.
        public init() {}
    }
}

extension HTTPServer.Configuration {
    /// What is wrong with a configuration.
    public enum Fault: Hashable, Sendable {
        /// libmicrohttpd ignores a pool of one thread.
        case tooFewThreads(Int)

        /// A stack on which a handler would not fit.
        case threadStackTooSmall(Int)

        /// Each thread needs a connection to serve.
        case fewerConnectionsThanThreads(connections: Int, threads: Int)

        /// Descriptors would run out; the process keeps some for itself.
        case tooManyConnections(limit: Int, descriptors: Int)

        /// A limit that is too small to be useful.
        case limitTooSmall(name: String, value: Int)

        /// A timeout of less than a millisecond.
        case timeoutTooShort(name: String)
    }

    /// How many file descriptors the process needs beside the connections.
    private static let reservedDescriptors = 96

    /// Everything that is wrong with the configuration, in the order of its members.
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
        for (name, value, least) in [
            ("connectionLimitPerAddress", connectionLimitPerAddress, 0),
            ("connectionMemoryLimit", connectionMemoryLimit, 4 << 10),
            ("maximumBodySize", maximumBodySize, 1),
            ("computationLimit", computationLimit, 1),
            ("waitingComputationLimit", waitingComputationLimit, 1),
            ("memoryLimit", memoryLimit, 1 << 20),
        ] where value < least {
            faults.append(.limitTooSmall(name: name, value: value))
        }
        for (name, timeout) in [
            ("idleTimeout", idleTimeout), ("requestTimeout", requestTimeout), ("responseTimeout", responseTimeout),
        ] where timeout < .milliseconds(1) {
            faults.append(.timeoutTooShort(name: name))
        }
        return faults
    }

    /// `RLIMIT_NOFILE`, or the most that Linux allows a process where that is unlimited.
    private static var descriptorLimit: Int {
        POSIX.descriptorLimit.map { Int(exactly: $0) ?? 1 << 20 } ?? 1024
    }
}
