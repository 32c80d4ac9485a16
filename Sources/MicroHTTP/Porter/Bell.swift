internal import Glibc

/// Wakes a thread that polls: a pipe of which nothing but its being readable is looked at.
struct Bell: Sendable {
    /// Readable once the bell has been rung.
    let descriptor: Int32

    private let rope: Int32

    init() throws(HTTPServerError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .systemCallFailed(.pipe, errno: errno) }
        (descriptor, rope) = (ends[0], ends[1])
    }

    func ring() {
        var byte: UInt8 = 0
        write(rope, &byte, 1)
    }

    func close() {
        Glibc.close(descriptor)
        Glibc.close(rope)
    }
}
