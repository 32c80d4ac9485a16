internal import CMicroHTTPD

/// The system's allocator (mallopt(3)), which left to itself keeps much of what was freed.
enum Allocator {
    /// The most arenas that there may be: threads that compute come and go, and each arena keeps what was freed in it.
    private static let mostArenas: Int32 = 4

    /// From this size on, in bytes, memory is taken from the system and given back on its own.
    ///
    /// Left to itself, the allocator
    /// raises this limit with each large block that is freed, and keeps the next one.
    private static let smallestMapping: Int32 = 1 << 20

    /// Has the allocator keep less; before there are threads, or they have arenas of their own already.
    static func keepLittle() {
        CMicroHTTPD_bound_allocator(mostArenas, smallestMapping)
    }

    /// Gives what was freed back to the system.
    static func trim() {
        CMicroHTTPD_trim_memory()
    }
}
