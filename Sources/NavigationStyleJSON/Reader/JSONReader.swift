package import NavigationStyle

/// A strict pull reader for RFC 8259 JSON in UTF-8: one pass, no look-ahead beyond a byte, no tree.
///
/// There are two kinds of errors. Text that is not JSON ends the reading with a ``JSONMalformed``. Valid JSON that a
/// decoder does not accept is recorded by ``note(_:at:)`` and reading continues, so that one answer can list every
/// fault. A decoding function returns nil only after it has recorded a fault; the document is valid if no fault was
/// recorded.
///
/// The engine states the members of each type once (`MemberVisitor`). To read `{"alpha": 2, "ofset": 8}` as a
/// `ScrollStyling.Stop`, the reader
/// - steps past the brace (``object(_:)``), and reads a key past its colon (``member(of:in:)``): `alpha` is found in
///   the type's table by its length and two words of its bytes, at the second place, and the second bit of the object's
///   ``JSONObjectScope/seen`` is set, which reveals a repeated key;
/// - passes itself to the type's statement, which passes over `offset` and reads a number into `alpha`: 2 is out of its
///   range, which is recorded with its offset;
/// - finds `ofset` in no table, records that, and reads past its value;
/// - compares the bits with those of the required members at the closing brace: `offset` is missing.
///
/// The faults' offsets become JSON Pointers, `/alpha` and `/ofset`, in one more pass that only a faulty body pays for
/// (``FaultLocation``). Rare or intricate forms, such as colors that are objects, are read as trees by the engine.
///
/// Pointers: the bytes are read through an unsafe pointer. A safe buffer costs a bounds check, and an array a
/// uniqueness check as well, for each of some thousand bytes, several times over; by measurement, the codec is most of
/// the cost of a request. The reader does not outlive the closure that it is passed to (`~Copyable`, made only in
/// ``read(_:limits:_:)``), and it loads a byte only after comparing its position with `count`.
///
/// Methods on the way of a valid body are mutating even if they only look: to lend the reader to another method, the
/// compiler first copies all of it.
package struct JSONReader: ~Copyable {
    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    let base: UnsafePointer<UInt8>
    let count: Int
    let limits: JSONLimits
    var position: Int
    var depth = 0
    var faults: [PendingFault] = []
    /// The number of faults, including those beyond the limit.
    var faultCount = 0
    package var cursor = MemberCursor()

    /// The keys of the open objects that are in no table, those of the innermost object last.
    var otherKeys: [JSONText] = []

    init(base: UnsafePointer<UInt8>, count: Int, limits: JSONLimits, position: Int? = nil) {
        self.base = base
        self.count = count
        self.limits = limits
        let mark = Self.byteOrderMark
        let isMarked = count >= mark.count && base[0] == mark[0] && base[1] == mark[1] && base[2] == mark[2]
        self.position = position ?? (isMarked ? mark.count : 0)
    }

    /// Reads the single value of `bytes`.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, with or without a byte order mark.
    ///   - limits: The limits of depth, lengths and counts.
    ///   - body: Reads the value; returns nil only after recording a fault.
    /// - Returns: The result of `body`.
    /// - Throws: ``JSONRequestError/malformed(_:)`` or, if faults were recorded, ``JSONRequestError/invalid(_:)``.
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

    /// Reads the single value of `bytes`, as far as possible.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, with or without a byte order mark.
    ///   - limits: The limits of depth, lengths and counts.
    ///   - body: Reads the value; returns nil only after recording a fault.
    /// - Returns: The result of `body`, and the faults.
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

    /// Reads the single value of `bytes`.
    package static func read<Value>(
        _ bytes: [UInt8],
        limits: JSONLimits = .standard,
        _ body: (inout JSONReader) throws(JSONMalformed) -> Value?
    ) throws(JSONRequestError) -> Value {
        // `withUnsafeBytes` rethrows whatever the closure throws, so the type of the error survives only in a result.
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

    /// The byte at the position; at the end a NUL, which is not valid JSON outside of strings either.
    @inline(__always) var next: UInt8 { position < count ? base[position] : 0 }

    @inline(__always) mutating func skipWhitespace() {
        // Compact text has no white space.
        if position < count, base[position] <= 0x20 { skipSomeWhitespace() }
    }

    @inline(never) private mutating func skipSomeWhitespace() {
        while position < count {
            let byte = base[position]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            position += 1
        }
    }

    /// Returns the error `reason` at the position, or the error that the text ended there.
    @inline(never) func malformed(_ reason: JSONSyntaxError.Reason) -> JSONMalformed {
        guard position < count else { return JSONMalformed(reason: .unexpectedEnd, offset: count) }
        // A byte that cannot be here in UTF-8 text is reported as such, which says more than 'unexpected'.
        if base[position] >= 0x80, reason == .unexpectedCharacter || reason == .trailingCharacters {
            let length = JSONUTF8.sequenceLength(at: base + position, available: count - position)
            if length == nil { return JSONMalformed(reason: .invalidUTF8, offset: position) }
        }
        return JSONMalformed(reason: reason, offset: position)
    }

    // MARK: - Depth

    /// Steps into the array or object whose bracket is at the position.
    @inline(__always) mutating func descend() throws(JSONMalformed) {
        guard depth < limits.depth else { throw JSONMalformed(reason: .tooDeep, offset: position) }
        depth += 1
        position += 1
    }

    /// Steps past the closing bracket at the position.
    @inline(__always) mutating func ascend() {
        depth -= 1
        position += 1
    }
}
