internal import Glibc
internal import MicroHTTP

extension HTTPServerError {
    /// What a person needs to know to mend it.
    var words: String {
        switch self {
        case .invalidConfiguration(let faults): faults.map(\.words).joined(separator: "; ")
        case .addressInUse(let address): "\(address) is in use: another process listens there"
        case .permissionDenied(let address): "\(address) is not for this user: ports below 1024 usually are root's"
        case .addressNotAvailable(let address): "no interface of this machine has the address of \(address)"
        case .systemCallFailed(let call, let code):
            unsafe "\(call.rawValue) failed: \(String(cString: strerror(code)))"
        case .daemonFailed: "libmicrohttpd did not start; --log-level debug shows what it says"
        case .alreadyStarted: "the server was started before"
        }
    }
}

extension HTTPServer.Configuration.Fault {
    /// What a person needs to know to mend it.
    var words: String {
        switch self {
        case .tooFewThreads(let count): "--threads: \(count) is too few, it takes 2 or more"
        case .threadStackTooSmall(let size): "a stack of \(size) bytes is too small for a thread"
        case .fewerConnectionsThanThreads(let connections, let threads):
            "--max-connections: \(connections) is less than one for each of the \(threads) threads"
        case .tooManyConnections(let limit, let descriptors):
            "--max-connections: \(limit) is too many for the \(descriptors) descriptors that ulimit -n gives the process"
        case .limitTooSmall(let name, let value): "\(name): \(value) is too small"
        case .timeoutTooShort(let name): "\(name) leaves no time"
        }
    }
}
