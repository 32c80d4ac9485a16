/// Writes JSON directly into the buffer of the resulting array.
///
/// The output depends only on the calls: no table is walked, nothing is sorted, nothing is remembered between calls. A
/// value is written with a comma after it, and a closing bracket removes the comma before it, as does the end of the
/// text:
///
///     call               the text so far
///     beginObject()      {
///     key("offset")      {"offset":
///     double(8)          {"offset":8,
///     key("alpha")       {"offset":8,"alpha":
///     double(1)          {"offset":8,"alpha":1,
///     endObject()        {"offset":8,"alpha":1},
///     the end            {"offset":8,"alpha":1}
///
/// So no call depends on its context: one that writes a key with its quotes and its colon, or `true` with its comma, is
/// a few stores whose lengths the compiler knows. A comma before a closing bracket is always a separator, because the
/// last byte of a string is its quotation mark. The caller keeps objects and arrays balanced.
///
/// The calls come from the statements of the wire forms: a `ScrollStyling.Stop` passes its two members to a
/// `MemberVisitor`, a `BarState.Title` its five to an `AnswerVisitor`, and the writer, which is both, receives each
/// with its name (`FormWriter`). Both are inlinable, so that the machine code of an object is a sequence of such
/// stores.
///
/// Text for people is the same text, laid out in a second pass (``indented(_:)``).
///
/// Long text grows in pieces, which are joined at the end: a buffer that doubles would take three times the size of the
/// text. The text has a limit; beyond it the writer discards its input, so that callers need not check between calls,
/// and ``fitting(_:otherwise:)`` removes an item that did not fit.
///
/// Pointers: `Array.init(unsafeUninitializedCapacity:initializingWith:)` provides its own storage, so that the bytes
/// are written to their final place; an array appended to byte by byte checks its uniqueness and its capacity at each.
/// The writer stays in the closure that it is passed to (`~Copyable`), and it calls ``reserve(_:)`` before it writes.
/// Only if the estimated capacity was too small, or the text is long, does it continue in buffers of its own, which
/// costs one copy at the end.
package struct JSONWriter: ~Copyable {
    /// The layout of the text.
    package enum Format: Sendable {
        /// No white space.
        case compact
        /// Indented by two spaces for each level, with a space after each colon, a line for each member and element,
        /// and a line feed at the end.
        case pretty
    }

    /// The error that a text exceeds its limit.
    package struct Overflow: Error {
        /// The limit, in bytes.
        package let limit: Int
    }

    /// The beginning of the current piece; at first the storage of the array.
    var base: UnsafeMutablePointer<UInt8>
    /// The number of bytes written to the current piece.
    var count = 0
    /// The capacity of the current piece, in bytes.
    var capacity: Int
    /// The earlier pieces.
    var pieces: [Piece] = []
    /// The number of bytes in the earlier pieces.
    var countOfPieces = 0
    /// The limit of the text, and its state.
    var bounds: Bounds

    /// The prefix of each link.
    package var linkPrefix = ""

    private init(_ base: UnsafeMutablePointer<UInt8>, capacity: Int, _ bounds: Bounds) {
        self.base = base
        self.capacity = capacity
        self.bounds = bounds
    }

    deinit {
        if pieces.isEmpty { return }
        base.deallocate()
        for piece in pieces.dropFirst() { piece.base.deallocate() }
    }

    /// Returns the text of one value.
    ///
    /// - Parameters:
    ///   - format: The layout of the text.
    ///   - capacity: An estimate of its size in bytes, without white space; better too large.
    ///   - body: Writes the value.
    /// - Returns: The text, in UTF-8.
    package static func bytes(
        _ format: Format = .compact,
        capacity: Int = 1024,
        _ body: (inout JSONWriter) -> Void
    ) -> [UInt8] {
        let bytes = text(capacity: capacity, Bounds(of: .max, format), body).bytes
        return format == .pretty ? indented(bytes) : bytes
    }

    /// Returns the text of one value, with at most `limit` bytes.
    ///
    /// - Parameters:
    ///   - format: The layout of the text.
    ///   - limit: The largest text, in bytes as it is laid out.
    ///   - capacity: An estimate of its size in bytes, without white space; better too large.
    ///   - body: Writes the value.
    /// - Returns: The text, in UTF-8.
    /// - Throws: An error if it is longer.
    package static func bytes(
        _ format: Format = .compact,
        limit: Int,
        capacity: Int = 1024,
        _ body: (inout JSONWriter) -> Void
    ) throws(Overflow) -> [UInt8] {
        let (bytes, fits) = text(capacity: capacity, Bounds(of: limit, format), body)
        guard fits else { throw Overflow(limit: limit) }
        return format == .pretty ? indented(bytes) : bytes
    }

    /// Returns the text of one value without white space; if it does not fit into `bounds`, a part of it.
    private static func text(
        capacity: Int,
        _ bounds: Bounds,
        _ body: (inout JSONWriter) -> Void
    ) -> (bytes: [UInt8], fits: Bool) {
        var joined: [UInt8]?
        var fits = true
        let bytes = [UInt8](unsafeUninitializedCapacity: min(max(capacity, 64), Piece.length)) { buffer, count in
            guard let base = buffer.baseAddress else { return }
            var writer = JSONWriter(base, capacity: buffer.count, bounds)
            body(&writer)
            writer.takeBackComma()
            if !writer.bounds.hasItems { writer.measure() }
            fits = !writer.isOverfull
            if writer.pieces.isEmpty {
                count = writer.count
            } else if fits {
                joined = writer.joined()
            }
        }
        return (joined ?? bytes, fits)
    }

    // MARK: - Structure

    /// Opens an object.
    @inline(__always) package mutating func beginObject() { open(UInt8(ascii: "{")) }

    /// Closes the innermost object.
    @inline(__always) package mutating func endObject() { close(UInt8(ascii: "}")) }

    /// Opens an array.
    @inline(__always) package mutating func beginArray() { open(UInt8(ascii: "[")) }

    /// Closes the innermost array.
    @inline(__always) package mutating func endArray() { close(UInt8(ascii: "]")) }

    /// Writes the key of the next member: plain ASCII that needs no escapes.
    @inline(__always) package mutating func key(_ name: StaticString) { quoted(name, then: UInt8(ascii: ":")) }

    @inline(__always) mutating func quoted(_ name: StaticString, then end: UInt8) {
        let length = name.utf8CodeUnitCount
        reserve(length &+ 3)
        let start = base + count
        start[0] = UInt8(ascii: "\"")
        // The length of a literal is known where this is inlined: a few stores instead of a call.
        (start + 1).initialize(from: name.utf8Start, count: length)
        start[length &+ 1] = UInt8(ascii: "\"")
        start[length &+ 2] = end
        count &+= length &+ 3
    }

    /// Writes the key of the next member, with escapes where needed.
    package mutating func key(escaping name: String) {
        string(name)
        base[count &- 1] = UInt8(ascii: ":")
    }

    @inline(__always) private mutating func open(_ bracket: UInt8) {
        reserve(1)
        base[count] = bracket
        count &+= 1
    }

    @inline(__always) private mutating func close(_ bracket: UInt8) {
        reserve(2)
        takeBackComma()
        base[count] = bracket
        base[count &+ 1] = UInt8(ascii: ",")
        count &+= 2
    }

    @inline(__always) private mutating func takeBackComma() {
        if count > 0, base[count &- 1] == UInt8(ascii: ",") { count &-= 1 }
    }

    // MARK: - Bytes

    /// Writes a byte; the caller has reserved the space.
    @inline(__always) mutating func put(_ byte: UInt8) {
        base[count] = byte
        count &+= 1
    }

    /// Writes the value at `places` again if it is in the current piece.
    package mutating func repeatValue(at places: Range<Int>) -> Bool {
        reserve(places.count)
        // Text that is discarded stays nowhere.
        guard places.lowerBound >= countOfPieces, places.upperBound <= place else { return false }
        (base + count).initialize(from: base + (places.lowerBound - countOfPieces), count: places.count)
        count &+= places.count
        return true
    }

    /// Reserves space for `length` more bytes.
    @inline(__always) mutating func reserve(_ length: Int) {
        if capacity &- count < length { grow(by: length) }
    }
}
