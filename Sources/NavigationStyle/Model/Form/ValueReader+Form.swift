extension ValueReader: FormReader {
    @usableFromInline package typealias Failure = Never

    @usableFromInline package struct ObjectScope: FormObjectScope {
        fileprivate let members: [Value.Member]
        fileprivate var next = 0
        fileprivate var isInside = false
        @usableFromInline package fileprivate(set) var seen: UInt64 = 0
    }

    @usableFromInline package struct ArrayScope: FormArrayScope {
        fileprivate let elements: [Value]
        @usableFromInline package fileprivate(set) var count = 0
    }

    @usableFromInline package var place: [String] { path }
    @usableFromInline package func place(of scope: ObjectScope) -> [String] { path }
    @usableFromInline package func place(of scope: ArrayScope) -> [String] { path }

    /// Sets no limit: the size of the tree was decided when it was made.
    @usableFromInline package func limit(_ kind: ElementLimit) -> Int { .max }

    @usableFromInline package func knows(_ id: Screen.ID) -> Bool { screens.map { $0[id] != nil } ?? true }

    @usableFromInline package func kind() -> Value.Kind { current.kind }
    @usableFromInline package mutating func skipValue() {}
    @usableFromInline package mutating func skipWrongType(_ expected: Expectation) { noteWrongType(expected, current) }
    @usableFromInline package mutating func null() -> Bool { if case .null = current { true } else { false } }

    @usableFromInline package mutating func boolean(_ expected: Expectation) -> Bool? {
        guard case .bool(let flag) = current else {
            skipWrongType(expected)
            return nil
        }
        return flag
    }

    @usableFromInline package mutating func double(in range: ClosedRange<Double>?, _ expected: Expectation) -> Double? {
        number(current, in: range, expected)
    }

    @usableFromInline package mutating func integer(in range: ClosedRange<Int>, _ expected: Expectation) -> Int? {
        guard case .number(let number) = current, let integer = Int(exactly: number) else {
            skipWrongType(expected)
            return nil
        }
        guard range.contains(integer) else {
            note(.outOfRange(minimum: Double(range.lowerBound), maximum: Double(range.upperBound)))
            return nil
        }
        return integer
    }

    @usableFromInline package mutating func string(_ expected: Expectation) -> String? { string(current, expected) }
    @usableFromInline package mutating func string(upTo limit: Int, _ expected: Expectation) -> String? {
        guard let text = string(current, expected) else { return nil }
        guard text.unicodeScalars.count <= limit else {
            note(.tooLong(limit: limit))
            return nil
        }
        return text
    }

    @usableFromInline package mutating func text(_ expected: Expectation) -> String? {
        string(current, isShown: true, expected)
    }
    @usableFromInline package mutating func name(in names: NameIndex, _ expected: Expectation) -> Int? {
        guard let text = string(expected) else { return nil }
        if let index = names.index(of: text) { return index }
        note(.unknownValue(found: text, known: names.all))
        return nil
    }

    @usableFromInline package mutating func color(_ expected: Expectation) -> BarColor? {
        BarColor(current, expected, from: &self).map { withVariants($0) }
    }

    @usableFromInline package mutating func color(orNameIn names: NameIndex) -> ColorOrName? {
        guard let text = string(.string) else { return nil }
        if let color = RGBA(hex: text) { return .color(withVariants(BarColor(color))) }
        if let index = names.index(of: text) { return .name(index) }
        if let color = BarColor(named: text) { return .color(color) }
        note(BarColor.nameFault(text, or: names.all))
        return nil
    }

    @usableFromInline package mutating func value(keepsExtensions: Bool) -> Value? {
        keepsExtensions ? current : current.withoutExtensions
    }
    @usableFromInline package mutating func openObject() -> Value? {
        guard case .object = current else {
            skipWrongType(.object)
            return .object([])
        }
        return current.withoutExtensions
    }
    @usableFromInline package mutating func tree<Result>(_ read: (Value, inout ValueReader) -> Result?) -> Result? {
        read(current, &self)
    }

    @usableFromInline package mutating func object(_ expected: Expectation) -> ObjectScope? {
        guard case .object(let members) = current else {
            skipWrongType(expected)
            return nil
        }
        return ObjectScope(members: members)
    }

    @usableFromInline package mutating func member(of names: NameIndex, in scope: inout ObjectScope) -> Int? {
        while let key = openMember(in: &scope, keepsExtensions: true) {
            if let index = names.index(of: key) {
                scope.seen |= 1 << UInt64(index)
                return index
            }
            scope.isInside = false
            path.removeLast()
            noteUnknown(key, among: names.all)
        }
        return nil
    }

    @usableFromInline package mutating func openMember(in scope: inout ObjectScope, keepsExtensions: Bool) -> String? {
        if scope.isInside { path.removeLast() }
        scope.isInside = false
        while scope.next < scope.members.count {
            let member = scope.members[scope.next]
            scope.next += 1
            guard keepsExtensions || !ObjectKey(member.key).isExtension else { continue }
            scope.isInside = true
            path.append(member.key)
            current = member.value
            return member.key
        }
        return nil
    }

    @usableFromInline package func hasOnly(_ names: NameIndex) -> Bool {
        guard case .object(let members) = current, members.count == 1 else { return false }
        return names.index(of: members[0].key) != nil
    }

    @usableFromInline package mutating func array(_ expected: Expectation) -> ArrayScope? {
        guard case .array(let elements) = current else {
            skipWrongType(expected)
            return nil
        }
        return ArrayScope(elements: elements)
    }

    @usableFromInline package mutating func element(in scope: inout ArrayScope) -> Bool {
        if scope.count > 0 { path.removeLast() }
        guard scope.count < scope.elements.count else { return false }
        current = scope.elements[scope.count]
        path.append("\(scope.count)")
        scope.count += 1
        return true
    }
}
