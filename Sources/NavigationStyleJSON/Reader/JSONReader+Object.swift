package import NavigationStyle

/// How far the reading of one object has come.
package struct JSONObjectScope {
    /// The place of the opening brace.
    let offset: Int

    /// One bit for each key of the object's table that was seen.
    package internal(set) var seen: UInt64 = 0

    /// Where this object's keys begin in the reader's ``JSONReader/otherKeys``.
    let otherStart: Int

    var isFirst = true
}

extension JSONReader {
    /// Steps into the object at the position; anything else there is noted as a fault and skipped.
    package mutating func object(
        _ expected: Expectation = .object
    ) throws(JSONMalformed) -> JSONObjectScope? {
        guard next == UInt8(ascii: "{") else {
            try skipWrongType(expected)
            return nil
        }
        let scope = JSONObjectScope(offset: position, otherStart: otherKeys.count)
        try descend()
        return scope
    }

    /// Steps to the value of the object's next member that is in `names`, or past the object's end.
    ///
    /// Members to be ignored are skipped, unknown ones are noted as faults and skipped: each of their values is read
    /// as JSON all the same.
    ///
    /// - Returns: The name's place in `names`.
    @inline(__always)
    package mutating func key<Name>(
        _ names: NameTable<Name>,
        in scope: inout JSONObjectScope
    ) throws(JSONMalformed) -> Int? {
        while let text = try member(in: &scope) {
            if text.isPlain, let index = names.index(of: base + text.start, count: text.byteCount) {
                try see(index, text, in: &scope)
                return index
            }
            if let index = try otherKey(text, names, in: &scope) { return index }
        }
        return nil
    }

    /// Steps to the value of the object's next member, whatever its key; the key is compared with those before it.
    @inline(__always)
    package mutating func openKey(in scope: inout JSONObjectScope) throws(JSONMalformed) -> JSONText? {
        guard let text = try member(in: &scope) else { return nil }
        try add(text, in: scope)
        return text
    }

    // MARK: - Members

    /// Reads on to behind the colon of the next member: its key; nil behind the closing brace.
    @inline(__always)
    private mutating func member(in scope: inout JSONObjectScope) throws(JSONMalformed) -> JSONText? {
        skipWhitespace()
        switch next {
        case UInt8(ascii: ","):
            guard !scope.isFirst else { throw malformed(.unexpectedCharacter) }
            position &+= 1
            skipWhitespace()
            guard next == UInt8(ascii: "\"") else { throw malformed(.unexpectedCharacter) }
        case UInt8(ascii: "\""):
            guard scope.isFirst else { throw malformed(.unexpectedCharacter) }
            scope.isFirst = false
        case UInt8(ascii: "}"):
            ascend()
            if otherKeys.count > scope.otherStart { try forgetOtherKeys(of: scope) }
            return nil
        default:
            throw malformed(.unexpectedCharacter)
        }
        let text = try text()
        skipWhitespace()
        guard next == UInt8(ascii: ":") else { throw malformed(.unexpectedCharacter) }
        position &+= 1
        skipWhitespace()
        return text
    }

    @inline(__always)
    private func see(_ index: Int, _ text: JSONText, in scope: inout JSONObjectScope) throws(JSONMalformed) {
        let bit: UInt64 = 1 << UInt64(index)
        guard scope.seen & bit == 0 else { throw JSONMalformed(reason: .duplicateKey, offset: text.offset) }
        scope.seen |= bit
    }

    /// Deals with a key that is not in the table as it is written: it may be once its escapes are resolved, and only
    /// then is its place returned.
    @inline(never)
    private mutating func otherKey<Key>(
        _ text: JSONText,
        _ names: NameTable<Key>,
        in scope: inout JSONObjectScope
    ) throws(JSONMalformed) -> Int? {
        if !text.isPlain {
            let bytes = unescaped(text)
            let index = bytes.withUnsafeBufferPointer { buffer in
                buffer.baseAddress.flatMap { names.index(of: $0, count: buffer.count) }
            }
            if let index {
                try see(index, text, in: &scope)
                return index
            }
        }
        try add(text, in: scope)
        if !isIgnored(text) { noteUnknown(.unknownKey(known: names.all), text) }
        try skipValue()
        return nil
    }

    /// Whether a key is one that every object may have: `$schema`, `$extensions`, `x-…`.
    func isIgnored(_ text: JSONText) -> Bool {
        let key = string(text)
        return key.utf8.starts(with: "x-".utf8) || key == "$schema" || key == "$extensions"
    }

    /// Notes a key that is longer than a string may be.
    @inline(__always)
    mutating func checkLength(of text: JSONText) {
        if isLonger(text, than: limits.stringLength) { note(.tooLong(limit: limits.stringLength), at: text.offset) }
    }
}
