internal import MicroHTTP
internal import POSIX

extension HTTPServerError {
    /// The error in words, for the user who is to fix it.
    var words: String {
        switch self {
        case .invalidConfiguration(let faults): faults.map(\.words).joined(separator: "; ")
        case .addressInUse(let address): "\(address) is already in use by another process"
        case .permissionDenied(let address): "permission denied for \(address): ports below 1024 usually need root"
        case .addressNotAvailable(let address): "no network interface has the address \(address)"
        case .systemCallFailed(let call, let code):
            unsafe "\(call.rawValue) failed: \(String(cString: strerror(code)))"
        case .daemonFailed: "libmicrohttpd did not start; --log-level debug shows why"
        case .alreadyStarted: "the server has already been started"
        }
    }
}

extension HTTPServer.Configuration.Fault {
    /// The fault in words, for the user who is to fix it.
    var words: String {
        switch self {
        case .tooFewThreads(let count): "--threads: \(count) is too few; at least 2 are needed"
        case .threadStackTooSmall(let size): "a stack of \(size) bytes is too small for a thread"
        case .fewerConnectionsThanThreads(let connections, let threads):
            "--max-connections: \(connections) is fewer than the \(threads) threads, each of which needs one"
        case .tooManyConnections(let limit, let descriptors):
            "--max-connections: \(limit) is too many for the \(descriptors) file descriptors that ulimit -n allows"
        case .limitTooSmall(let limit, let value, let least): "\(limit.words) must be at least \(least), not \(value)"
        case .timeoutTooShort(let name): "\(name) is too short"
        }
    }
}

extension HTTPServer.Configuration.Limit {
    /// The option that sets the limit, or its name if there is none.
    fileprivate var words: String {
        switch self {
        case .connectionsPerAddress: "--max-connections-per-address"
        case .connectionMemory: "the memory of a connection"
        case .bodySize: "--max-body"
        case .computations: "--max-computations"
        case .waitingComputations: "the number of waiting computations"
        case .memory: "--max-memory"
        }
    }
}
