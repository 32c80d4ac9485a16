import Glibc

/// A thread that runs a closure.
///
/// A task could not be used, since it might wait for a thread of the pool that another test blocks.
struct Thread {
    private let thread: pthread_t

    init(_ body: @escaping @Sendable () -> Void) {
        var thread = pthread_t()
        pthread_create(&thread, nil, runThread, Unmanaged.passRetained(Body(run: body)).toOpaque())
        self.thread = thread
    }

    func join() {
        pthread_join(thread, nil)
    }
}

private final class Body {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) {
        self.run = run
    }
}

private func runThread(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let body {
        Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
    }
    return nil
}
