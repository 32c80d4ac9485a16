/// The reason that bytes are not JSON: the first error in them, which no reader could pass.
public struct JSONSyntaxError: Error, Hashable, Sendable {
    /// The kind of error.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// The text is empty or only white space.
        case empty
        /// The text ends inside a value.
        case unexpectedEnd
        /// A character is not valid at its position.
        case unexpectedCharacter
        /// Something follows the document's single value.
        case trailingCharacters
        /// A number is not valid by RFC 8259 section 6: it has a leading zero, a bare point, or a plus sign.
        case malformedNumber
        /// A number, such as `1e400`, exceeds the range of doubles.
        case numberOutOfRange
        /// A string is never closed.
        case unterminatedString
        /// A string contains a character below U+0020 that is not escaped.
        case controlCharacter
        /// A backslash precedes something that cannot be escaped.
        case malformedEscape
        /// A string contains half of a surrogate pair.
        case loneSurrogate
        /// The bytes are not UTF-8.
        case invalidUTF8
        /// A key appears twice in an object, on which readers may disagree (RFC 8259 section 4).
        case duplicateKey
        /// Arrays and objects are nested deeper than the reader's limit.
        case tooDeep
    }

    /// The kind of error.
    public let reason: Reason

    /// The position, in bytes from the beginning of the body, a byte order mark included.
    public let offset: Int

    /// The line of the position, from 1.
    public let line: Int

    /// The column of the position in Unicode scalars, from 1.
    public let column: Int

    /// The position, in the way an editor counts.
    public var place: JSONPlace { JSONPlace(line: line, column: column, offset: offset) }

    /// The repeated key, if that is the reason.
    public let key: String?

    /// The exceeded limit, if that is the reason.
    public let limit: Int?

    /// The character at the position, if it is one that does not belong there.
    public let character: Unicode.Scalar?

    /// The last character before the position that is not white space.
    public let precedingCharacter: Unicode.Scalar?
}

/// A syntax error before its position is resolved: two words, so that throwing costs the normal path nothing.
package struct JSONMalformed: Error {
    let reason: JSONSyntaxError.Reason
    let offset: Int
}

extension JSONSyntaxError {
    /// Finds the line and the column of `malformed` in its body.
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
    /// Returns the key whose opening quote is at `offset`, for the description of an error.
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
