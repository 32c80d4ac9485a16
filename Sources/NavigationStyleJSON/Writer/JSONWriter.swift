/// Writes JSON straight into the buffer of the array that it becomes.
///
/// What is written depends on nothing but the calls: no table is walked, nothing is sorted, nothing is remembered from
/// one call to the next. A value is written with the comma that stands behind it, and a closing bracket takes back the
/// comma before it, as the end of the text does:
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
/// So no call asks where it stands: one that writes a key with its quotes and its colon, or `true` with its comma, is a
/// few stores whose lengths the compiler knows. A comma before a closing bracket is always one that separates, as the
/// last byte of a string is its quotation mark. The caller keeps objects and arrays balanced.
///
/// The calls come from the statements of the wire forms: a `ScrollStyling.Stop` hands its two members to a
/// `MemberVisitor`, a `BarState.Title` its five to an `AnswerVisitor`, and the writer, which is both, is given each with
/// its name (`FormWriter`). Both are inlinable, so that the machine code of an object is a sequence of such stores.
///
/// Text for people is the same text, laid out in a second pass (``indented(_:)``).
///
/// Long text grows by pieces, which are joined at the end: a buffer that doubles would hold three times what is written.
/// What may be written in all has a limit; beyond it the writer throws away what it is given, so that nothing has to be
/// asked between two calls, and ``fitting(_:otherwise:)`` takes back an item that did not fit.
///
/// Pointers: `Array.init(unsafeUninitializedCapacity:initializingWith:)` lends its own storage, so that the bytes are
/// where they will stay; an array appended to byte by byte checks its uniqueness and its capacity at each. The writer
/// stays in the closure that it is lent to (`~Copyable`), and it asks ``reserve(_:)`` before it writes. Only where the
/// capacity was guessed too small, or the text is long, does it go on in buffers of its own, which costs one copy at the
/// end.
package struct JSONWriter: ~Copyable {
    /// How the text is laid out.
    package enum Format: Sendable {
        /// No white space.
        case compact
        /// Two spaces a level, a space behind each colon, a line for each member and element, a line feed at the end.
        case pretty
    }

    /// A text that has more bytes than it may.
    package struct Overflow: Error {
        /// How many it may have.
        package let limit: Int
    }

    /// Where the piece under way begins: the storage of the array at first.
    var base: UnsafeMutablePointer<UInt8>
    /// How many bytes of the piece under way are written.
    var count = 0
    /// How many bytes it can have.
    var capacity: Int
    /// The pieces before it.
    var pieces: [Piece] = []
    /// How many bytes they have.
    var countOfPieces = 0
    /// The limit of what is written, and where it was reached.
    var bounds: Bounds

    /// The beginning of each link.
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

    /// Writes one value.
    ///
    /// - Parameters:
    ///   - format: How the text is laid out.
    ///   - capacity: How many bytes it will be without white space, at a guess; better too many.
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

    /// Writes one value of at most `limit` bytes.
    ///
    /// - Parameters:
    ///   - format: How the text is laid out.
    ///   - limit: How many bytes it may have as it is laid out.
    ///   - capacity: How many bytes it will be without white space, at a guess; better too many.
    ///   - body: Writes the value.
    /// - Returns: The text, in UTF-8.
    /// - Throws: That it is longer.
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

    /// Writes one value without white space; where it does not fit into `bounds`, some of it.
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
    @inline(__always)
    package mutating func beginObject() { open(UInt8(ascii: "{")) }

    /// Closes the innermost object.
    @inline(__always)
    package mutating func endObject() { close(UInt8(ascii: "}")) }

    /// Opens an array.
    @inline(__always)
    package mutating func beginArray() { open(UInt8(ascii: "[")) }

    /// Closes the innermost array.
    @inline(__always)
    package mutating func endArray() { close(UInt8(ascii: "]")) }

    /// Writes the key of the next member: plain ASCII that needs no escapes.
    @inline(__always)
    package mutating func key(_ name: StaticString) {
        let length = name.utf8CodeUnitCount
        reserve(length &+ 3)
        let start = base + count
        start[0] = UInt8(ascii: "\"")
        // The length of a literal is known where this is inlined: a few stores, not a call.
        (start + 1).initialize(from: name.utf8Start, count: length)
        start[length &+ 1] = UInt8(ascii: "\"")
        start[length &+ 2] = UInt8(ascii: ":")
        count &+= length &+ 3
    }

    /// Writes the key of the next member, escaped as need be.
    package mutating func key(escaping name: String) {
        string(name)
        base[count &- 1] = UInt8(ascii: ":")
    }

    @inline(__always)
    private mutating func open(_ bracket: UInt8) {
        reserve(1)
        base[count] = bracket
        count &+= 1
    }

    @inline(__always)
    private mutating func close(_ bracket: UInt8) {
        reserve(2)
        takeBackComma()
        base[count] = bracket
        base[count &+ 1] = UInt8(ascii: ",")
        count &+= 2
    }

    @inline(__always)
    private mutating func takeBackComma() {
        if count > 0, base[count &- 1] == UInt8(ascii: ",") { count &-= 1 }
    }

    // MARK: - Bytes

    /// Writes a byte, for which there is room.
    @inline(__always)
    mutating func put(_ byte: UInt8) {
        base[count] = byte
        count &+= 1
    }

    /// Makes room for `length` bytes more.
    @inline(__always)
    mutating func reserve(_ length: Int) {
        if capacity &- count < length { grow(by: length) }
    }
}
