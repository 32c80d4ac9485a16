// A race that the thread sanitizer must report.
import Glibc

nonisolated(unsafe) var count = 0

func increment(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    // Long enough for the threads to overlap, even on a machine with few processors.
    for _ in 0..<20_000_000 { count += 1 }
    return nil
}

var threads = [pthread_t(), pthread_t()]
for index in threads.indices { pthread_create(&threads[index], nil, increment, nil) }
for thread in threads { pthread_join(thread, nil) }
