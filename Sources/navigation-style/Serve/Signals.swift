internal import POSIX

/// The signals that end the server.
///
/// They are blocked before any thread is created, so that every thread inherits the block and only the waiting one gets
/// them.
struct Signals: ~Copyable {
    private var set = sigset_t()

    /// Blocks SIGTERM and SIGINT in this thread and in those that it will create.
    init() {
        unsafe sigemptyset(&set)
        unsafe sigaddset(&set, SIGTERM)
        unsafe sigaddset(&set, SIGINT)
        unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    /// Waits for the first signal.
    ///
    /// - Returns: Its number.
    mutating func wait() -> Int32 {
        var signal: Int32 = 0
        while unsafe sigwait(&set, &signal) != 0 {}
        return signal
    }

    /// Makes the next signal end the process at once.
    ///
    /// The first process of a container needs a handler for that, as the kernel ignores signals for it otherwise.
    mutating func endAtNext() {
        signal(SIGTERM, exitAtOnce)
        signal(SIGINT, exitAtOnce)
        unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
}

/// Ends the process; a file-scope function, since a closure would be bound to the actor that creates it.
private func exitAtOnce(_ signal: Int32) {
    _exit(128 + signal)
}
