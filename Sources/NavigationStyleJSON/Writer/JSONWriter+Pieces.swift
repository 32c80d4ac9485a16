extension JSONWriter {
    /// A part of a long text.
    struct Piece {
        /// The length of a piece in bytes, which is more than most answers have.
        static let length = 1 << 18

        var base: UnsafeMutablePointer<UInt8>
        var count: Int
        var capacity: Int
    }

    /// The limit of the text, and its state.
    struct Bounds {
        /// The largest text, in bytes as it is laid out.
        let limit: Int
        /// Measures the laid-out text, which is longer than the written one; nil if the two are the same.
        var layout: JSONIndentation?
        /// The number of written bytes that have been measured.
        var measured = 0
        /// Whether the limit was exceeded.
        var isPassed = false
        /// Whether further text is discarded, by overwriting the current piece.
        var discards = false
        /// Whether there are items; the text that closes them is not counted.
        var hasItems = false
        /// Whether an item did not fit: later items are not written, and their replacements are not counted.
        var isClosed = false

        init(of limit: Int, _ format: Format) {
            self.limit = limit
            layout = format == .pretty && limit < .max ? JSONIndentation() : nil
        }
    }

    /// Whether the text exceeds its limit.
    package var isOverfull: Bool { bounds.isPassed }

    /// Whether an item did not fit, so that later ones are not written.
    package var isClosed: Bool { bounds.isClosed }

    /// The number of bytes written, which is the place of the next one.
    package var place: Int { countOfPieces + count }

    /// Writes an item with `write` if it fits within the limit; if not, this item and all later ones are written with
    /// `otherwise`, which gets the limit.
    package mutating func fitting<Item>(
        _ write: (inout JSONWriter) throws -> Item,
        otherwise: (inout JSONWriter, _ limit: Int) throws -> Item
    ) rethrows -> Item {
        measure()
        // If the value that contains it does not fit already, its text is discarded.
        if !isClosed, !isOverfull {
            let start = (place, bounds)
            let item = try write(&self)
            measure()
            guard isOverfull else {
                bounds.hasItems = true
                return item
            }
            takeBack(to: start.0)
            bounds = start.1
            bounds.isClosed = true
        }
        return try otherwise(&self, bounds.limit)
    }

    /// Records whether the text so far exceeds the limit.
    mutating func measure() {
        guard !isClosed, !isOverfull, bounds.limit < .max else { return }
        // A comma at the end may still be removed.
        let known = count > 0 && base[count - 1] == UInt8(ascii: ",") ? place - 1 : place
        layOut(upTo: known)
        if (bounds.layout?.count ?? known) > bounds.limit { bounds.isPassed = true }
    }

    /// Measures the text written since the last call, as it is laid out.
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

    /// Continues in another piece with space for `length` bytes.
    ///
    /// The last byte moves to it: if it is a comma, a closing bracket may remove it.
    @inline(never) mutating func grow(by length: Int) {
        let last = count > 0 ? base[count - 1] : nil
        let kept = last == nil ? 0 : 1
        if !isClosed, place - kept > bounds.limit { bounds.isPassed = true }
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

    /// Removes all but the first `length` bytes.
    private mutating func takeBack(to length: Int) {
        while countOfPieces >= length, let piece = pieces.popLast() {
            base.deallocate()
            (base, count, capacity) = (piece.base, piece.count, piece.capacity)
            countOfPieces -= count
        }
        count = length - countOfPieces
    }

    /// Returns the whole text and frees its pieces, each once it is copied.
    mutating func joined() -> [UInt8] {
        let parts = pieces + [Piece(base: base, count: count, capacity: capacity)]
        let length = place
        pieces = []
        return [UInt8](unsafeUninitializedCapacity: length) { buffer, written in
            for (index, part) in parts.enumerated() {
                if let start = buffer.baseAddress {
                    (start + written).initialize(from: part.base, count: part.count)
                    written += part.count
                }
                // The first piece is the storage of the array that the text should have become.
                if index > 0 { part.base.deallocate() }
            }
        }
    }
}
