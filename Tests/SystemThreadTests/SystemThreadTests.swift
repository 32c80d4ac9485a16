import Synchronization
import SystemThread
import Testing

@Suite struct SystemThreadTests {
    /// A counter shared by threads.
    private final class Counter: Sendable {
        let value = Atomic(0)
    }

    @Test func `what a thread did is there once it has been joined`() throws {
        let counter = Counter()
        let threads = try (1...4).map { number in
            try SystemThread { counter.value.add(number, ordering: .relaxed) }
        }
        for thread in threads { thread.join() }
        #expect(counter.value.load(ordering: .relaxed) == 10)
    }

    @Test func `a thread that waits is woken, also by a wake-up that came first`() throws {
        let pipe = try WakeupPipe()
        defer { pipe.close() }
        let counter = Counter()
        pipe.wake()
        let thread = try SystemThread {
            while counter.value.load(ordering: .relaxed) < 2, pipe.wait() {
                counter.value.add(1, ordering: .relaxed)
            }
        }
        pipe.wake()
        thread.join()
        #expect(counter.value.load(ordering: .relaxed) == 2)
    }
}
