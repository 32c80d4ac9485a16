package import NavigationStyle

/// The progress of reading one object.
package struct JSONObjectScope {
    /// The offset of the opening brace.
    let offset: Int

    /// A bit for each key of the object's table that was seen.
    package internal(set) var seen: UInt64 = 0

    /// The index of this object's first key in the reader's ``JSONReader/otherKeys``.
    let otherStart: Int

    var isFirst = true
}

extension JSONReader {
    /// Steps into the object at the position; any other value is recorded as a fault and skipped.
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
    /// Ignored members are skipped, unknown ones are recorded as faults and skipped; their values are still read as
    /// JSON.
    ///
    /// - Returns: The index of the name in `names`.
    package mutating func member(
        of names: NameIndex,
        in scope: inout JSONObjectScope
    ) throws(JSONMalformed) -> Int? {
        while let text = try key(in: &scope) {
            guard let index = index(of: text, in: names) else {
                try passOther(text, names, in: &scope)
                continue
            }
            let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index)
            guard scope.seen & bit == 0 else { throw JSONMalformed(reason: .duplicateKey, offset: text.offset) }
            scope.seen |= bit
            return index
        }
        return nil
    }

    /// Steps to the value of the object's next member, whatever its key, after comparing the key with those before it.
    package mutating func openKey(in scope: inout JSONObjectScope) throws(JSONMalformed) -> JSONText? {
        guard let text = try key(in: &scope) else { return nil }
        try add(text, in: scope)
        return text
    }

    // MARK: - Members

    /// Reads past the colon of the next member and returns its key; nil after the closing brace.
    @inline(__always) private mutating func key(in scope: inout JSONObjectScope) throws(JSONMalformed) -> JSONText? {
        skipWhitespace()
        if next == UInt8(ascii: "}") {
            ascend()
            if otherKeys.count > scope.otherStart { try forgetOtherKeys(of: scope) }
            return nil
        }
        if scope.isFirst {
            scope.isFirst = false
        } else {
            guard next == UInt8(ascii: ",") else { throw malformed(.unexpectedCharacter) }
            position &+= 1
            skipWhitespace()
        }
        guard next == UInt8(ascii: "\"") else { throw malformed(.unexpectedCharacter) }
        let text = try text()
        try passColon()
        return text
    }

    /// Steps from the end of a key to the value of its member.
    @inline(__always) private mutating func passColon() throws(JSONMalformed) {
        // Compact text has no white space around the colon.
        if position &+ 1 < count, base[position] == UInt8(ascii: ":"), base[position &+ 1] > 0x20 {
            position &+= 1
            return
        }
        skipWhitespace()
        guard next == UInt8(ascii: ":") else { throw malformed(.unexpectedCharacter) }
        position &+= 1
        skipWhitespace()
    }

    /// Passes a member whose key is not in `names`.
    @inline(never) private mutating func passOther(
        _ text: JSONText,
        _ names: NameIndex,
        in scope: inout JSONObjectScope
    ) throws(JSONMalformed) {
        try add(text, in: scope)
        if !isIgnored(text) { noteUnknown(.unknownKey(known: names.all), text) }
        try skipValue()
    }

    /// Whether a key is one that every object may have: `$schema`, `$extensions`, `x-…`.
    mutating func isIgnored(_ text: JSONText) -> Bool {
        Value.Extensions.areNamed(string(text))
    }

    /// Records a fault if a key exceeds the limit for strings.
    @inline(__always) mutating func checkLength(of text: JSONText) {
        if isLonger(text, than: limits.stringLength) { note(.tooLong(limit: limits.stringLength), at: text.offset) }
    }
}
