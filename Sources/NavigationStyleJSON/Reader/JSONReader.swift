package import NavigationStyle

/// A strict pull reader for RFC 8259 JSON in UTF-8: one pass, no look-ahead beyond a byte, no tree.
///
/// Two kinds of things can be wrong. What is not JSON ends the reading by a throw of ``JSONMalformed``. What is JSON
/// but not what a decoder asks for is noted by ``note(_:at:)`` and reading goes on, so that one answer can name every
/// fault. A decoding function returns nil only after it has noted a fault; the document as a whole is valid if no
/// fault was noted.
///
/// What is read where stands in the engine, once for each type (`MemberVisitor`). To read `{"alpha": 2, "ofset": 8}` as a
/// `ScrollStyling.Stop`, the reader
/// - steps behind the brace (``object(_:)``), and reads a key to behind its colon (``member(of:in:)``): `alpha` is found
///   in the type's table by its length and two words of its bytes, second place, and the second bit of the object's
///   ``JSONObjectScope/seen`` is set, by which a key that comes again is told;
/// - hands itself to the type's statement, which lets `offset` pass and reads a number into `alpha`: 2 is out of its
///   range, which is noted with the byte where it stands;
/// - finds `ofset` in no table, notes it, and reads over its value;
/// - compares the bits with those of the members that must be there when it comes to the closing brace: `offset` is
///   missing.
///
/// The faults' bytes become JSON Pointers, `/alpha` and `/ofset`, in one more pass that only a faulty body pays for
/// (``FaultLocation``). Forms that are rare or intricate, as colors that are objects, are read as trees by the engine.
///
/// Pointers: the bytes are read through an unsafe pointer. A safe buffer costs a bounds check, and an array a
/// uniqueness check as well, for each of some thousand bytes, several times over; measured, the codec is most of what a
/// request costs. The reader does not outlive the closure that it is lent to (`~Copyable`, made in ``read(_:limits:_:)``
/// alone), and it loads a byte only after comparing its position with `count`.
package struct JSONReader: ~Copyable {
    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    let base: UnsafePointer<UInt8>
    let count: Int
    let limits: JSONLimits
    var position: Int
    var depth = 0
    var faults: [PendingFault] = []
    /// How many faults were noted, those beyond the limit included.
    var faultCount = 0
    package var cursor = MemberCursor()

    /// Keys of the objects now open that no table knows, innermost last.
    var otherKeys: [JSONText] = []

    init(base: UnsafePointer<UInt8>, count: Int, limits: JSONLimits, position: Int? = nil) {
        self.base = base
        self.count = count
        self.limits = limits
        let mark = Self.byteOrderMark
        let isMarked = count >= mark.count && base[0] == mark[0] && base[1] == mark[1] && base[2] == mark[2]
        self.position = position ?? (isMarked ? mark.count : 0)
    }

    /// Reads the one value that `bytes` hold.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, with or without a byte order mark.
    ///   - limits: How deep, how long, how many.
    ///   - body: Reads the value; returns nil only after noting a fault.
    /// - Returns: What `body` returned.
    /// - Throws: ``JSONRequestError/malformed(_:)`` or, where faults were noted, ``JSONRequestError/invalid(_:)``.
    package static func read<Value>(
        _ bytes: UnsafeRawBufferPointer,
        limits: JSONLimits = .standard,
        _ body: (inout JSONReader) throws(JSONMalformed) -> Value?
    ) throws(JSONRequestError) -> Value {
        let (value, faults) = try parse(bytes, limits: limits, body)
        guard faults.isEmpty, let value else {
            throw .invalid(FaultLocation.faults(faults, in: bytes, limits: limits).map(\.fault))
        }
        return value
    }

    /// Reads the one value that `bytes` hold, as far as that can be done.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, with or without a byte order mark.
    ///   - limits: How deep, how long, how many.
    ///   - body: Reads the value; returns nil only after noting a fault.
    /// - Returns: What `body` returned, and the faults.
    /// - Throws: ``JSONRequestError/malformed(_:)``.
    static func parse<Value>(
        _ bytes: UnsafeRawBufferPointer,
        limits: JSONLimits,
        _ body: (inout JSONReader) throws(JSONMalformed) -> Value?
    ) throws(JSONRequestError) -> (value: Value?, faults: [PendingFault]) {
        guard let base = bytes.baseAddress, !bytes.isEmpty else {
            throw .malformed(JSONSyntaxError(JSONMalformed(reason: .empty, offset: 0), in: bytes, limits: limits))
        }
        var reader = JSONReader(
            base: base.assumingMemoryBound(to: UInt8.self),
            count: bytes.count,
            limits: limits
        )
        let value: Value?
        do throws(JSONMalformed) {
            value = try reader.document(body)
        } catch {
            throw .malformed(JSONSyntaxError(error, in: bytes, limits: limits))
        }
        return (value, reader.faults)
    }

    /// Reads the one value that `bytes` hold.
    package static func read<Value>(
        _ bytes: [UInt8],
        limits: JSONLimits = .standard,
        _ body: (inout JSONReader) throws(JSONMalformed) -> Value?
    ) throws(JSONRequestError) -> Value {
        // `withUnsafeBytes` rethrows whatever the closure throws, so that the type survives only as a result.
        try bytes.withUnsafeBytes { buffer in
            Result { () throws(JSONRequestError) in try read(buffer, limits: limits, body) }
        }.get()
    }

    private mutating func document<Value>(
        _ body: (inout JSONReader) throws(JSONMalformed) -> Value?
    ) throws(JSONMalformed) -> Value? {
        skipWhitespace()
        guard position < count else { throw JSONMalformed(reason: .empty, offset: position) }
        let value = try body(&self)
        skipWhitespace()
        guard position == count else { throw malformed(.trailingCharacters) }
        return value
    }

    // MARK: - Bytes

    /// The byte at the position; at the end a NUL, which JSON has no use for outside of strings either.
    @inline(__always)
    var next: UInt8 { position < count ? base[position] : 0 }

    @inline(__always)
    mutating func skipWhitespace() {
        // Compact text has none.
        if position < count, base[position] <= 0x20 { skipSomeWhitespace() }
    }

    @inline(never)
    private mutating func skipSomeWhitespace() {
        while position < count {
            let byte = base[position]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            position += 1
        }
    }

    /// The error `reason` at the position, or that the text ended there.
    @inline(never)
    func malformed(_ reason: JSONSyntaxError.Reason) -> JSONMalformed {
        guard position < count else { return JSONMalformed(reason: .unexpectedEnd, offset: count) }
        // A byte that no UTF-8 text can have here is named as such: it tells more than 'unexpected'.
        if base[position] >= 0x80, reason == .unexpectedCharacter || reason == .trailingCharacters {
            let length = JSONUTF8.sequenceLength(at: base + position, available: count - position)
            if length == nil { return JSONMalformed(reason: .invalidUTF8, offset: position) }
        }
        return JSONMalformed(reason: reason, offset: position)
    }

    // MARK: - Depth

    /// Steps into the array or object whose bracket is at the position.
    @inline(__always)
    mutating func descend() throws(JSONMalformed) {
        guard depth < limits.depth else { throw JSONMalformed(reason: .tooDeep, offset: position) }
        depth += 1
        position += 1
    }

    /// Steps past the closing bracket at the position.
    @inline(__always)
    mutating func ascend() {
        depth -= 1
        position += 1
    }
}
