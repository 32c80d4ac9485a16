package import NavigationStyle

extension JSONReader: FormReader {
    package typealias Failure = JSONMalformed

    package var place: Int { position }
    package func place(of scope: JSONObjectScope) -> Int { scope.offset }
    package func place(of scope: JSONArrayScope) -> Int { scope.offset }

    package mutating func note(_ reason: RequestFault.Reason, at place: Int) { note(reason, at: place, under: "") }

    package func limit(_ kind: ElementLimit) -> Int {
        switch kind {
        case .none: .max
        case .screens: limits.screens
        case .operations: limits.operations
        case .policies: limits.policies
        case .environments: limits.environments
        }
    }

    package func knows(_ id: Screen.ID) -> Bool { true }

    /// Reads a text; the engine checks it for control characters.
    package mutating func text(_ expected: Expectation) throws(JSONMalformed) -> String? { try string(expected) }

    package mutating func name(in names: NameIndex, _ expected: Expectation) throws(JSONMalformed) -> Int? {
        guard let text = try limitedText(expected) else { return nil }
        if let index = index(of: text, in: names) { return index }
        noteUnknown(.unknownValue(found: string(text), known: names.all), text)
        return nil
    }

    package mutating func color(_ expected: Expectation) throws(JSONMalformed) -> BarColor? {
        guard next == UInt8(ascii: "\"") else {
            guard next == UInt8(ascii: "{") else {
                try skipWrongType(expected)
                return nil
            }
            return try tree { BarColor($0, from: &$1) }
        }
        let text = try text()
        if let color = hexadecimalColor(text) ?? systemColor(text) { return color }
        note(BarColor.nameFault(string(text)), at: text.offset)
        return nil
    }

    package mutating func color(orNameIn names: NameIndex) throws(JSONMalformed) -> ColorOrName? {
        guard let text = try limitedText() else { return nil }
        if let color = hexadecimalColor(text) { return .color(color) }
        if let index = index(of: text, in: names) { return .name(index) }
        if let color = systemColor(text) { return .color(color) }
        note(BarColor.nameFault(string(text), or: names.all), at: text.offset)
        return nil
    }

    @inline(__always) private mutating func hexadecimalColor(_ text: JSONText) -> BarColor? {
        guard text.isPlain else { return nil }
        let bytes = base + text.start
        if text.byteCount == 7, bytes[0] == UInt8(ascii: "#") {
            // The form of nearly all colors: two zeros take the places of the quote and the number sign.
            let digits = JSONWord.load(bytes - 1) & ~0xFFFF | 0x3030
            return JSONWord.number(ofHexadecimal: digits).map { BarColor(RGBA(rawValue: $0 << 8 | 0xFF)) }
        }
        return RGBA(hex: UnsafeBufferPointer(start: bytes, count: text.byteCount)).map { BarColor($0) }
    }

    private static let systemColors = NameTable(
        BarColor.systemNames.compactMap { name in BarColor(systemName: name).map { (name: name, color: $0) } }
    ) { $0.name }

    @inline(never) private mutating func systemColor(_ text: JSONText) -> BarColor? {
        if let index = index(of: text, in: Self.systemColors.index) { return Self.systemColors.values[index].color }
        return BarColor(named: string(text))
    }

    package mutating func value(keepsExtensions: Bool) throws(JSONMalformed) -> Value? {
        try Value(from: &self, extensions: keepsExtensions ? .kept : .ignored)
    }

    package mutating func openObject() throws(JSONMalformed) -> Value? { .object(try Value.members(from: &self)) }

    package mutating func openMember(
        in scope: inout JSONObjectScope,
        keepsExtensions: Bool
    ) throws(JSONMalformed) -> String? {
        while let key = try openKey(in: &scope) {
            guard keepsExtensions || !isIgnored(key) else {
                try skipValue()
                continue
            }
            checkLength(of: key)
            return string(key)
        }
        return nil
    }

    /// Looks ahead to the object's end; if it is not found, the readers of the object report the error.
    package mutating func hasOnly(_ names: NameIndex) -> Bool {
        guard next == UInt8(ascii: "{") else { return false }
        var start = position + 1
        while start < count, base[start] <= 0x20 { start += 1 }
        guard start < count, base[start] == UInt8(ascii: "\"") else { return false }
        start += 1
        var end = plainEnd(from: start)
        while end < count, base[end] != UInt8(ascii: "\"") { end += 1 }
        guard names.index(of: base + start, count: end - start) != nil else { return false }
        return isLastMember(from: end + 1)
    }

    /// Whether the object around `start`, which is the offset after the key of a member, ends with that member.
    private mutating func isLastMember(from start: Int) -> Bool {
        var (index, depth) = (start, 1)
        while index < count {
            switch base[index] {
            case UInt8(ascii: "\""):
                index = plainEnd(from: index + 1)
                while index < count, base[index] != UInt8(ascii: "\"") {
                    index += base[index] == UInt8(ascii: "\\") ? 2 : 1
                }
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { return true }
            case UInt8(ascii: ","): if depth == 1 { return false }
            default: break
            }
            index += 1
        }
        return false
    }
}

extension JSONObjectScope: FormObjectScope {}
extension JSONArrayScope: FormArrayScope {}

extension JSONReader {
    /// Reads the single value of `bytes`.
    package static func read<Form: WireForm>(
        _ bytes: [UInt8],
        limits: JSONLimits = .standard,
        as _: Form.Type = Form.self
    ) throws(JSONRequestError) -> Form {
        try read(bytes, limits: limits) { reader throws(JSONMalformed) in try Form.read(from: &reader, orNull: false) }
    }
}
