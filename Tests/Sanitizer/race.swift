// A race that the thread sanitizer has to report.
import Glibc

nonisolated(unsafe) var count = 0

func increment(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    // Long enough for the threads to run at the same time, also where there is little of it.
    for _ in 0..<20_000_000 { count += 1 }
    return nil
}

var threads = [pthread_t(), pthread_t()]
for index in threads.indices { pthread_create(&threads[index], nil, increment, nil) }
for thread in threads { pthread_join(thread, nil) }
