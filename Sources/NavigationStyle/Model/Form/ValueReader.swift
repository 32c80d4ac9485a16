/// Reads trees, as the reader of bytes reads a text: each fault is recorded with its place, and reading goes on, so
/// that one answer can list every fault.
///
/// It is the one reader of trees: through `Decoder`, in `screen.library`, in a policy's options and its `policyState`.
/// Like any ``FormReader`` it is at a value, and a type reads itself from there:
///
///     var reader = ValueReader(at: library)
///     let style = HBDStyle.read(from: &reader, orNull: false)
///     reader.faults  // what was wrong, with pointers that begin at `library`
///
/// The reader of bytes leaves to it the forms that are rare or intricate (``FormReader/tree(_:)``). Reading returns nil
/// only after recording a fault, or if nothing is there.
@usableFromInline package struct ValueReader {
    /// The faults so far, with pointers relative to the value that is read.
    package private(set) var faults: [RequestFault] = []
    /// The value that is being read.
    var current: Value
    /// Whether to look for control characters, as nothing else will.
    private let checksText: Bool
    /// The screens that may be referred to; nil allows any.
    let screens: [Screen.ID: Int]?
    /// The colors that were resolved from two, by JSON Pointers that begin at the value that is read.
    private let variants: [String: BarColor]
    /// The keys and indices on the path to the current value.
    var path: [String] = []
    @usableFromInline package var cursor = MemberCursor()

    /// Makes a reader.
    ///
    /// - Parameters:
    ///   - value: Where it stands.
    ///   - checksText: Whether control characters are looked for.
    ///   - screens: The screens that may be named; nil is any.
    ///   - variants: The colors that were resolved from two, by JSON Pointers that begin at `value`.
    package init(
        at value: Value = .null,
        checksText: Bool = true,
        screens: [Screen.ID: Int]? = nil,
        variants: [String: BarColor] = [:]
    ) {
        current = value
        self.checksText = checksText
        self.screens = screens
        self.variants = variants
    }

    /// The color that `color`, which stands at the value under way, was resolved from, resolved as it is; itself where it was
    /// resolved from none, or is another.
    func withVariants(_ color: BarColor) -> BarColor {
        guard !variants.isEmpty, let pair = variants[Self.pointer(path)] else { return color }
        return pair.fixed(showing: color)
    }

    private static func pointer(_ path: [String]) -> String {
        path.reduce(into: "") { $0 += "/" + JSONPointer.escaped($1) }
    }

    /// Reads `value` from its beginning.
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    mutating func read<Form: WireForm>(_ value: Value, as _: Form.Type) -> Form? {
        current = value
        return Form.read(from: &self, orNull: false)
    }

    // MARK: - Faults

    /// Records a fault in the current value.
    mutating func note(_ reason: RequestFault.Reason) { note(reason, at: path) }

    /// Records a fault in the value at `place`.
    @usableFromInline package mutating func note(_ reason: RequestFault.Reason, at place: [String]) {
        guard faults.count < RequestFault.mostOfAKind else { return }
        faults.append(RequestFault(reason, at: Self.pointer(place)))
    }

    /// Records a fault in the member named `key` of the current object.
    mutating func note(_ reason: RequestFault.Reason, under key: String) { note(reason, at: path + [key]) }

    /// Records that `value`, the current value, is of another type.
    mutating func noteWrongType(_ expected: Expectation, _ value: Value) {
        note(.wrongType(expected: expected, found: value.kind))
    }

    /// Reads the value at `key` in the current value.
    mutating func under<Result>(_ key: String, _ value: Value, _ read: (inout ValueReader) -> Result) -> Result {
        let outer = current
        path.append(key)
        current = value
        defer {
            path.removeLast()
            current = outer
        }
        return read(&self)
    }

    // MARK: - Objects and arrays in which members determine the meaning of others

    /// Returns the members of an object; those whose keys are not `allowed` are recorded as faults, if that is given.
    mutating func members(
        of value: Value,
        allowed: [String]? = nil,
        _ expected: Expectation = .object
    ) -> [Value.Member]? {
        guard case .object(let members) = value else {
            noteWrongType(expected, value)
            return nil
        }
        if let allowed { checkKeys(of: members, allowed: allowed) }
        return members
    }

    /// Records a fault for each member whose key is not `allowed`.
    mutating func checkKeys(of members: [Value.Member], allowed: [String]) {
        for member in members where !allowed.contains(member.key) { noteUnknown(member.key, among: allowed) }
    }

    /// Notes that no member is called `key`.
    mutating func noteUnknown(_ key: String, among allowed: [String]) {
        guard !ObjectKey(key).isExtension, faults.count < RequestFault.mostOfAKind else { return }
        note(key.controlCharacter().map { .controlCharacter($0) } ?? .unknownKey(known: allowed), under: key)
    }

    /// Reads the member called `key`, if there is one.
    mutating func member<Result>(
        _ key: String,
        of members: [Value.Member],
        _ read: (Value, inout ValueReader) -> Result?
    ) -> Result? {
        guard let member = members.first(where: { $0.key == key }) else { return nil }
        return under(key, member.value) { read(member.value, &$0) }
    }

    /// Reads the member called `key`, if there is one.
    mutating func member<Result: WireForm>(_ key: String, of members: [Value.Member]) -> Result? {
        member(key, of: members) { Result.read(from: &$1, orNull: false) }
    }

    /// Notes that the member called `key` is missing, if it is.
    mutating func require(_ key: String, of members: [Value.Member]) {
        if !members.contains(where: { $0.key == key }) { note(.missingKey(key)) }
    }

    /// Reads each element of an array; faulty ones are left out.
    mutating func elements<Result>(
        of value: Value,
        _ read: (Value, inout ValueReader) -> Result?
    ) -> [Result]? {
        guard case .array(let elements) = value else {
            noteWrongType(.array, value)
            return nil
        }
        var results: [Result] = []
        for (index, element) in elements.enumerated() {
            if let result = under("\(index)", element, { read(element, &$0) }) { results.append(result) }
        }
        return results
    }

    // MARK: - Values

    /// Reads a number in `range`.
    mutating func number(_ value: Value, in range: ClosedRange<Double>?, _ expected: Expectation = .number) -> Double? {
        guard case .number(let number) = value else {
            noteWrongType(expected, value)
            return nil
        }
        if let range, !range.contains(number) {
            note(.outOfRange(minimum: range.lowerBound, maximum: range.upperBound))
            return nil
        }
        // The sign of a zero has no meaning.
        return number == 0 ? 0 : number
    }

    /// Reads the number called `key`, if there is one.
    mutating func number(_ key: String, in range: ClosedRange<Double>, of members: [Value.Member]) -> Double? {
        member(key, of: members) { $1.number($0, in: range) }
    }

    /// Reads a string; `isShown` is whether it is a text that a person sees, which may have tabs and line feeds.
    mutating func string(_ value: Value, isShown: Bool = false, _ expected: Expectation = .string) -> String? {
        guard case .string(let text) = value else {
            noteWrongType(expected, value)
            return nil
        }
        if checksText, let control = text.controlCharacter(isShown: isShown) {
            note(.controlCharacter(control))
            return nil
        }
        return text
    }

    /// Reads one of the names of `choices`.
    mutating func name<Choice>(_ value: Value, among choices: [(name: String, choice: Choice)]) -> Choice? {
        guard let text = string(value) else { return nil }
        guard let found = choices.first(where: { $0.name == text }) else {
            note(.unknownValue(found: text, known: choices.map(\.name)))
            return nil
        }
        return found.choice
    }
}
