/// Why bytes are not JSON: the first thing in them that no reader could go past.
public struct JSONSyntaxError: Error, Hashable, Sendable {
    /// What is wrong, whatever the place.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// There is nothing but white space.
        case empty
        /// The text ends inside a value.
        case unexpectedEnd
        /// A character stands where JSON has no use for it.
        case unexpectedCharacter
        /// Something follows the document's one value.
        case trailingCharacters
        /// A number that RFC 8259 section 6 does not know: a leading zero, a bare point, a plus sign.
        case malformedNumber
        /// A number that no finite double stands for, such as `1e400`.
        case numberOutOfRange
        /// A string that is never closed.
        case unterminatedString
        /// A character below U+0020 inside a string, not escaped.
        case controlCharacter
        /// A backslash before something that cannot be escaped.
        case malformedEscape
        /// Half of a surrogate pair.
        case loneSurrogate
        /// Bytes that are not UTF-8.
        case invalidUTF8
        /// A key that its object already has (RFC 8259 section 4 lets readers disagree on such objects).
        case duplicateKey
        /// Arrays and objects nested deeper than the reader's limit.
        case tooDeep
    }

    /// What is wrong.
    public let reason: Reason

    /// The place, in bytes from the beginning of the body, a byte order mark included.
    public let offset: Int

    /// The line of the place, from 1.
    public let line: Int

    /// The column of the place in Unicode scalars, from 1.
    public let column: Int

    /// The place, as an editor counts.
    public var place: JSONPlace { JSONPlace(line: line, column: column, offset: offset) }

    /// The key that stands twice, where that is the reason.
    public let key: String?

    /// The limit that was passed, where that is the reason.
    public let limit: Int?

    /// The character at the place, where it is one that does not belong there.
    public let character: Unicode.Scalar?

    /// The last character before it that is not white space.
    public let precedingCharacter: Unicode.Scalar?
}

/// A syntax error while the reader unwinds: two words, so that throwing costs the happy path nothing.
package struct JSONMalformed: Error {
    let reason: JSONSyntaxError.Reason
    let offset: Int
}

extension JSONSyntaxError {
    /// Finds line and column of `malformed` in the body it was found in.
    init(_ malformed: JSONMalformed, in bytes: UnsafeRawBufferPointer, limits: JSONLimits) {
        reason = malformed.reason
        offset = malformed.offset
        let place = JSONPlace.places(at: [malformed.offset], in: bytes).first
        line = place?.line ?? 1
        column = place?.column ?? 1
        limit = malformed.reason == .tooDeep ? limits.depth : nil
        let isMisplaced = [.unexpectedCharacter, .trailingCharacters].contains(malformed.reason)
        character = isMisplaced ? Self.character(at: malformed.offset, in: bytes) : nil
        precedingCharacter = isMisplaced ? Self.lastCharacter(before: malformed.offset, in: bytes) : nil
        key = malformed.reason == .duplicateKey ? JSONReader.key(at: malformed.offset, in: bytes, limits: limits) : nil
    }

    private static func character(at offset: Int, in bytes: UnsafeRawBufferPointer) -> Unicode.Scalar? {
        // No scalar has more than four bytes.
        String(decoding: bytes.dropFirst(offset).prefix(4), as: UTF8.self).unicodeScalars.first
    }

    private static func lastCharacter(before offset: Int, in bytes: UnsafeRawBufferPointer) -> Unicode.Scalar? {
        bytes.prefix(offset).last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) && $0 < 0x80 }.map { Unicode.Scalar($0) }
    }
}

extension JSONReader {
    /// The key whose opening quote stands at `offset`, for the words of an error.
    static func key(at offset: Int, in bytes: UnsafeRawBufferPointer, limits: JSONLimits) -> String? {
        guard let base = bytes.baseAddress else { return nil }
        var reader = JSONReader(
            base: base.assumingMemoryBound(to: UInt8.self),
            count: bytes.count,
            limits: limits,
            position: offset
        )
        guard let text = try? reader.text() else { return nil }
        return reader.string(text)
    }
}
