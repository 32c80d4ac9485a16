internal import Glibc

/// A thread of the operating system, for code that waits in system calls.
///
/// It inherits the signals that its maker has blocked.
public struct SystemThread: Sendable {
    private let thread: pthread_t

    /// The number of processors that run threads.
    public static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// Starts a thread.
    ///
    /// - Parameter body: What it runs; the thread ends when that returns.
    /// - Throws: Why there is none.
    public init(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
        let work = unsafe Unmanaged.passRetained(Work(body))
        var thread = pthread_t()
        let code = unsafe pthread_create(&thread, nil, run, work.toOpaque())
        guard code == 0 else {
            unsafe work.release()
            throw SystemError(errno: code)
        }
        self.thread = thread
    }

    /// Waits for the end of the thread; once, and not after ``detach()``.
    public func join() {
        pthread_join(thread, nil)
    }

    /// Leaves the thread to itself.
    public func detach() {
        pthread_detach(thread)
    }
}

/// The work of a thread, as an object that can be handed over.
private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }
}

/// The start of a thread, and the other end of `passRetained`.
private func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work = unsafe work {
        unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
    }
    return nil
}
