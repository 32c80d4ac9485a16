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
/// Pointers: `Array.init(unsafeUninitializedCapacity:initializingWith:)` lends its own storage, so that the bytes are
/// where they will stay; an array appended to byte by byte checks its uniqueness and its capacity at each. The writer
/// stays in the closure that it is lent to (`~Copyable`), and it asks ``reserve(_:)`` before it writes. Only where the
/// capacity was guessed too small does it go on in a buffer of its own, which costs one copy at the end.
package struct JSONWriter: ~Copyable {
    /// How the text is laid out.
    package enum Format: Sendable {
        /// No white space.
        case compact
        /// Two spaces a level, a space behind each colon, a line for each member and element, a line feed at the end.
        case pretty
    }

    var base: UnsafeMutablePointer<UInt8>
    var count = 0
    private var capacity: Int
    private var ownsBuffer = false

    private init(_ base: UnsafeMutablePointer<UInt8>, capacity: Int) {
        self.base = base
        self.capacity = capacity
    }

    deinit {
        if ownsBuffer { base.deallocate() }
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
        var spilled: [UInt8]?
        let bytes = [UInt8](unsafeUninitializedCapacity: max(capacity, 64)) { buffer, count in
            guard let base = buffer.baseAddress else { return }
            var writer = JSONWriter(base, capacity: buffer.count)
            body(&writer)
            writer.takeBackComma()
            if writer.ownsBuffer {
                spilled = Array(UnsafeBufferPointer(start: writer.base, count: writer.count))
            } else {
                count = writer.count
            }
        }
        return switch format {
        case .compact: spilled ?? bytes
        case .pretty: indented(spilled ?? bytes)
        }
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

    @inline(never)
    private mutating func grow(by length: Int) {
        let larger = max(capacity * 2, count + length)
        let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        buffer.update(from: base, count: count)
        if ownsBuffer { base.deallocate() }
        base = buffer
        capacity = larger
        ownsBuffer = true
    }
}
