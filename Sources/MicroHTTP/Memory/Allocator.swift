internal import CMicroHTTPD

/// The settings of the system's allocator (mallopt(3)), which by default keeps much of the freed memory.
enum Allocator {
    /// The greatest number of arenas: computing threads come and go, and each arena keeps the memory that was freed in
    /// it.
    private static let mostArenas: Int32 = 4

    /// The size in bytes from which blocks are mapped and returned to the system individually.
    ///
    /// By default the allocator raises this limit with each large block that is freed, and keeps the next one.
    private static let smallestMapping: Int32 = 1 << 20

    /// Makes the allocator keep less memory; must be called before threads exist, as they would have arenas of their
    /// own.
    static func keepLittle() {
        CMicroHTTPD_bound_allocator(mostArenas, smallestMapping)
    }

    /// Returns freed memory to the system.
    static func trim() {
        CMicroHTTPD_trim_memory()
    }
}
