/// The content that a computation has written and its client has not read yet, with its memory.
struct UnreadContent {
    private struct Piece {
        let bytes: [UInt8]
        /// The reserved memory; nil while little content waits.
        let reservation: MemoryReservation?
    }

    /// The pieces; the first has been read up to `position`.
    private var pieces: [Piece] = []
    private var position = 0

    /// The number of waiting bytes.
    private(set) var count = 0

    /// The moment since which some content has always been waiting; nil if none is.
    private(set) var beginning: Instant?

    /// Appends a piece if there is memory for it.
    ///
    /// - Returns: `false` if it has to wait.
    mutating func append(_ bytes: [UInt8], within memory: MemoryBudget) -> Bool {
        guard !bytes.isEmpty else { return true }
        var reservation: MemoryReservation?
        if count + bytes.count >= MemoryBudget.smallestShare {
            reservation = memory.reserve(bytes.count, isPatient: true)
            if reservation == nil { return false }
        }
        if beginning == nil { beginning = .now }
        pieces.append(Piece(bytes: bytes, reservation: reservation))
        count += bytes.count
        return true
    }

    /// Moves waiting content into `room`, at most one piece.
    ///
    /// - Returns: The number of bytes.
    mutating func read(into room: UnsafeMutableRawBufferPointer) -> Int {
        guard let first = pieces.first else { return 0 }
        let size = min(room.count, first.bytes.count - position)
        first.bytes.withUnsafeBytes { bytes in
            room.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[position..<position + size]))
        }
        position += size
        count -= size
        if position == first.bytes.count {
            pieces.removeFirst()
            position = 0
        }
        if pieces.isEmpty { beginning = nil }
        return size
    }
}
