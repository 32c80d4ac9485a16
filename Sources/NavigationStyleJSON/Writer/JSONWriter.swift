/// Writes JSON straight into the buffer of the array that it becomes.
///
/// What is written depends on nothing but the calls: no table is walked, nothing is sorted. The caller keeps objects
/// and arrays balanced; the writer places commas and, if asked, white space.
///
/// A `ScrollStyling.Stop` hands its members to the writer in the order of its statement (`MemberVisitor`), and out come
///
///     {"offset":8,"alpha":1}
///
/// by the calls ``beginObject()``, `key("offset")`, `double(8)`, `key("alpha")`, `double(1)` and ``endObject()``. Each
/// puts in front of its own bytes what the last one leaves to be put there: nothing behind a bracket or a key, a comma
/// behind a value (``Place``). What answers alone have is written by the same calls without a statement (``JSONWritable``).
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

    /// What was written last, as far as the next value is concerned.
    enum Place {
        case afterBracket
        case afterKey
        case afterValue
    }

    var base: UnsafeMutablePointer<UInt8>
    var count = 0
    let format: Format
    private var capacity: Int
    private var ownsBuffer = false
    private var level = 0
    var place = Place.afterKey

    private init(_ base: UnsafeMutablePointer<UInt8>, capacity: Int, format: Format) {
        self.base = base
        self.capacity = capacity
        self.format = format
    }

    deinit {
        if ownsBuffer { base.deallocate() }
    }

    /// Writes one value.
    ///
    /// - Parameters:
    ///   - format: How the text is laid out.
    ///   - capacity: How many bytes it will be, at a guess; better too many.
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
            var writer = JSONWriter(base, capacity: buffer.count, format: format)
            body(&writer)
            if format == .pretty { writer.byte(UInt8(ascii: "\n")) }
            if writer.ownsBuffer {
                spilled = Array(UnsafeBufferPointer(start: writer.base, count: writer.count))
            } else {
                count = writer.count
            }
        }
        return spilled ?? bytes
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
        separate(reserving: length &+ 4)
        let start = base + count
        start[0] = UInt8(ascii: "\"")
        // The length of a literal is known where this is inlined: a few stores, not a call.
        (start + 1).initialize(from: name.utf8Start, count: length)
        start[length &+ 1] = UInt8(ascii: "\"")
        start[length &+ 2] = UInt8(ascii: ":")
        count &+= length &+ 3
        endKey()
    }

    /// Writes the key of the next member, escaped as need be.
    @inline(__always)
    package mutating func key(escaping name: String) {
        string(name)
        byte(UInt8(ascii: ":"))
        endKey()
    }

    @inline(__always)
    private mutating func endKey() {
        if format == .pretty { byte(UInt8(ascii: " ")) }
        place = .afterKey
    }

    @inline(__always)
    private mutating func open(_ bracket: UInt8) {
        separate(reserving: 1)
        base[count] = bracket
        count &+= 1
        level &+= 1
        place = .afterBracket
    }

    @inline(__always)
    private mutating func close(_ bracket: UInt8) {
        level &-= 1
        if format == .pretty, place != .afterBracket { newLine() }
        byte(bracket)
        place = .afterValue
    }

    /// Writes what stands between the last value and the next one or its key, and makes room for `length` bytes more.
    @inline(__always)
    mutating func separate(reserving length: Int) {
        reserve(length &+ 1)
        if place == .afterValue {
            base[count] = UInt8(ascii: ",")
            count &+= 1
        }
        guard format == .pretty, place != .afterKey else { return }
        newLine()
        reserve(length)
    }

    @inline(never)
    private mutating func newLine() {
        reserve(1 + level * 2)
        base[count] = UInt8(ascii: "\n")
        (base + count + 1).update(repeating: UInt8(ascii: " "), count: level * 2)
        count += 1 + level * 2
    }

    // MARK: - Bytes

    @inline(__always)
    mutating func byte(_ byte: UInt8) {
        reserve(1)
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
