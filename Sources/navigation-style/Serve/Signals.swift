internal import POSIX

/// The signals that end the server.
///
/// They are blocked before any thread is made, so that every thread inherits that and only the one that waits gets them.
struct Signals: ~Copyable {
    private var set = sigset_t()

    /// Blocks SIGTERM and SIGINT in this thread and those that it will make.
    init() {
        unsafe sigemptyset(&set)
        unsafe sigaddset(&set, SIGTERM)
        unsafe sigaddset(&set, SIGINT)
        unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    /// Waits for the first of them.
    ///
    /// - Returns: Its number.
    mutating func wait() -> Int32 {
        var signal: Int32 = 0
        while unsafe sigwait(&set, &signal) != 0 {}
        return signal
    }

    /// Lets the next one end the process at once, also where it is the first of a container, which the kernel spares
    /// signals without a handler.
    mutating func endAtNext() {
        signal(SIGTERM, exitAtOnce)
        signal(SIGINT, exitAtOnce)
        unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
}

/// A file-scope function, for a closure would be bound to the actor it is made on.
private func exitAtOnce(_ signal: Int32) {
    _exit(128 + signal)
}
