internal import POSIX

/// A thread of the operating system, for code that waits in system calls.
///
/// It inherits the signals that its maker has blocked.
public struct SystemThread: Sendable {
    /// The system's name for the thread; on a Mac it is a pointer, of no other use.
    private let number: UInt

    /// The number of processors that run threads.
    public static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// Starts a thread.
    ///
    /// - Parameter body: The code of the thread, which ends when it returns.
    /// - Throws: The error of the system call, if it fails.
    public init(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
        let work = unsafe Unmanaged.passRetained(Work(body))
        #if canImport(Darwin)
            var thread: pthread_t?
            let code = unsafe pthread_create(&thread, nil, { unsafe run($0) }, work.toOpaque())
            let number = UInt(bitPattern: thread)
        #else
            var number = pthread_t()
            let code = unsafe pthread_create(&number, nil, run, work.toOpaque())
        #endif
        guard code == 0 else {
            unsafe work.release()
            throw SystemError(errno: code)
        }
        self.number = number
    }

    /// Waits for the end of the thread; once, and not after ``detach()``.
    public func join() {
        withThread { pthread_join($0, nil) }
    }

    /// Lets the system release the thread when it ends; it cannot be joined.
    public func detach() {
        withThread { pthread_detach($0) }
    }

    private func withThread(_ body: (pthread_t) -> Int32) {
        #if canImport(Darwin)
            if let thread = unsafe pthread_t(bitPattern: number) { _ = unsafe body(thread) }
        #else
            _ = body(number)
        #endif
    }
}

/// The work of a thread, as an object that can be handed over.
private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }
}

/// Runs a new thread, and takes over the reference from `passRetained`.
private func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work = unsafe work {
        unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
    }
    return nil
}
