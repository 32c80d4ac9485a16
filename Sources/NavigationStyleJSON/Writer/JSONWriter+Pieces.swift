extension JSONWriter {
    /// A part of a long text.
    struct Piece {
        /// How long a piece is: longer than most answers, which have only one.
        static let length = 1 << 18

        var base: UnsafeMutablePointer<UInt8>
        var count: Int
        var capacity: Int
    }

    /// How much may be written.
    struct Bounds {
        /// How many bytes there may be, as they are laid out.
        let limit: Int
        /// Measures text for people, which is longer than what is written; nil where that is the text.
        var layout: JSONIndentation?
        /// How many bytes of what is written have been measured.
        var measured = 0
        /// Whether more has been written.
        var isPassed = false
        /// Whether the piece under way is written over and over.
        var discards = false
        /// Whether there are items: what closes the text behind them is not counted.
        var hasItems = false
        /// Whether an item did not fit: none after it is written, and what stands in their places is not counted.
        var isClosed = false

        init(of limit: Int, _ format: Format) {
            self.limit = limit
            layout = format == .pretty && limit < .max ? JSONIndentation() : nil
        }
    }

    /// Whether more has been written than there may be.
    package var isOverfull: Bool { bounds.isPassed }

    /// Whether an item did not fit, so that none after it is written.
    package var isClosed: Bool { bounds.isClosed }

    /// How many bytes are written.
    private var length: Int { countOfPieces + count }

    /// Writes an item with `write` where it fits within the limit; where it does not, and ever after, with `otherwise`, which
    /// is told the limit.
    package mutating func fitting(
        _ write: (inout JSONWriter) -> Void,
        otherwise: (inout JSONWriter, _ limit: Int) -> Void
    ) {
        measure()
        // What it is a part of does not fit already.
        if isOverfull { return }
        if !isClosed {
            let start = (length, bounds)
            write(&self)
            measure()
            guard isOverfull else {
                bounds.hasItems = true
                return
            }
            takeBack(to: start.0)
            bounds = start.1
            bounds.isClosed = true
        }
        otherwise(&self, bounds.limit)
    }

    /// Notes whether what is written is more than there may be.
    mutating func measure() {
        guard !isClosed, !isOverfull, bounds.limit < .max else { return }
        // A comma at the end may still be taken back.
        let known = count > 0 && base[count - 1] == UInt8(ascii: ",") ? length - 1 : length
        layOut(upTo: known)
        if (bounds.layout?.count ?? known) > bounds.limit { bounds.isPassed = true }
    }

    /// Measures what has been written since the last time as text for people.
    private mutating func layOut(upTo end: Int) {
        guard var layout = bounds.layout else { return }
        var start = 0
        for piece in pieces + [Piece(base: base, count: count, capacity: capacity)] {
            let bytes = UnsafeBufferPointer(start: piece.base, count: min(piece.count, max(end - start, 0)))
            for byte in bytes.dropFirst(max(bounds.measured - start, 0)) { layout.add(byte) }
            start += piece.count
        }
        bounds.layout = layout
        bounds.measured = end
    }

    /// Goes on in another piece with room for `length` bytes.
    ///
    /// The last byte goes along: where it is a comma, a closing bracket may take it back.
    @inline(never)
    mutating func grow(by length: Int) {
        let last = count > 0 ? base[count - 1] : nil
        let kept = last == nil ? 0 : 1
        if !isClosed, self.length - kept > bounds.limit { bounds.isPassed = true }
        if !bounds.discards || capacity <= length {
            let needed = max(Piece.length, length + kept)
            let next = UnsafeMutablePointer<UInt8>.allocate(capacity: needed)
            if bounds.discards {
                base.deallocate()
            } else {
                pieces.append(Piece(base: base, count: count - kept, capacity: capacity))
                countOfPieces += count - kept
                bounds.discards = isOverfull
            }
            (base, capacity) = (next, needed)
        }
        count = kept
        if let last { base[0] = last }
    }

    /// Takes back all but the first `length` bytes.
    private mutating func takeBack(to length: Int) {
        while countOfPieces >= length, let piece = pieces.popLast() {
            base.deallocate()
            (base, count, capacity) = (piece.base, piece.count, piece.capacity)
            countOfPieces -= count
        }
        count = length - countOfPieces
    }

    /// Takes the whole text out of its pieces; each is given back once it is copied.
    mutating func joined() -> [UInt8] {
        let parts = pieces + [Piece(base: base, count: count, capacity: capacity)]
        let length = length
        pieces = []
        return [UInt8](unsafeUninitializedCapacity: length) { buffer, written in
            for (index, part) in parts.enumerated() {
                if let start = buffer.baseAddress {
                    (start + written).initialize(from: part.base, count: part.count)
                    written += part.count
                }
                // The first is the storage of the array that the text would have become.
                if index > 0 { part.base.deallocate() }
            }
        }
    }
}
