// No race, but one that the thread sanitizer reports: see thread.suppressions.
import Glibc
import Synchronization

final class Guarded: Sendable {
    let numbers = Mutex<[Int]>([])
}

let guarded = Guarded()

func append(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    for number in 0..<10_000 { guarded.numbers.withLock { $0.append(number) } }
    return nil
}

var threads = [pthread_t(), pthread_t()]
for index in threads.indices { pthread_create(&threads[index], nil, append, nil) }
for thread in threads { pthread_join(thread, nil) }
