/// Reads trees, as the reader of bytes reads a text: what is wrong is noted with its place, and reading goes on, so that
/// one answer can name every fault.
///
/// It is the one reader of whatever comes as a tree: through `Decoder`, in `screen.library`, in a policy's options and
/// its `policyState`. The reader of bytes hands it the forms that are rare or intricate. A type reads itself by
/// ``ValueReadable``:
///
///     extension TextAttributes: ValueReadable {
///         init?(_ value: Value, from reader: inout ValueReader) {
///             guard let members = reader.members(of: value, allowed: ["color", "fontSize"]) else { return nil }
///             color = reader.nullableMember("color", of: members)
///             …
///
/// Reading returns nil only after noting a fault, or where nothing is there.
package struct ValueReader {
    /// What was wrong so far, with pointers that begin at the value that is read.
    package private(set) var faults: [RequestFault] = []
    /// The keys and indices on the way to the value under way.
    private var path: [String] = []
    /// How deep the member lies that may also be null.
    private var nullableDepth = -1

    package init() {}

    // MARK: - Faults

    /// Notes a fault of the value under way.
    mutating func note(_ reason: RequestFault.Reason) {
        guard faults.count < RequestFault.mostOfAKind else { return }
        faults.append(RequestFault(reason, at: pointer))
    }

    /// Notes a fault of the member called `key` of the object under way.
    mutating func note(_ reason: RequestFault.Reason, under key: String) {
        under(key) { $0.note(reason) }
    }

    /// Notes that `value`, the value under way, is of another type.
    mutating func noteWrongType(_ expected: Expectation, _ value: Value) {
        let isNullable = nullableDepth == path.count
        note(.wrongType(expected: isNullable ? expected.orNull : expected, found: value.kind))
    }

    private var pointer: String {
        path.reduce(into: "") { $0 += "/" + JSONPointer.escaped($1) }
    }

    /// Reads what lies in the value under way at `key`.
    mutating func under<Result>(_ key: String, _ read: (inout ValueReader) -> Result) -> Result {
        path.append(key)
        defer { path.removeLast() }
        return read(&self)
    }

    // MARK: - Objects and arrays

    /// The members of an object; those whose keys are not `allowed` are noted, where that is given.
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

    /// Notes the members whose keys are not `allowed`.
    mutating func checkKeys(of members: [Value.Member], allowed: [String]) {
        for member in members where !allowed.contains(member.key) && !ObjectKey(member.key).isExtension {
            guard faults.count < RequestFault.mostOfAKind else { return }
            let control = member.key.controlCharacter()
            note(control.map { .controlCharacter($0) } ?? .unknownKey(known: allowed), under: member.key)
        }
    }

    /// Reads the member called `key`, if there is one.
    mutating func member<Result>(
        _ key: String,
        of members: [Value.Member],
        _ read: (Value, inout ValueReader) -> Result?
    ) -> Result? {
        guard let member = members.first(where: { $0.key == key }) else { return nil }
        return under(key) { read(member.value, &$0) }
    }

    /// Reads the member called `key`, if there is one.
    mutating func member<Result: ValueReadable>(_ key: String, of members: [Value.Member]) -> Result? {
        member(key, of: members) { Result($0, from: &$1) }
    }

    /// Reads the member called `key`, if there is one that is not null.
    mutating func nullableMember<Result>(
        _ key: String,
        of members: [Value.Member],
        _ read: (Value, inout ValueReader) -> Result?
    ) -> Result? {
        member(key, of: members) { value, reader in
            value == .null ? nil : reader.orNull { read(value, &$0) }
        }
    }

    /// Reads the value under way, which is not null but might be.
    mutating func orNull<Result>(_ read: (inout ValueReader) -> Result?) -> Result? {
        let outer = nullableDepth
        nullableDepth = path.count
        defer { nullableDepth = outer }
        return read(&self)
    }

    /// Reads the member called `key`, if there is one that is not null.
    mutating func nullableMember<Result: ValueReadable>(_ key: String, of members: [Value.Member]) -> Result? {
        nullableMember(key, of: members) { Result($0, from: &$1) }
    }

    /// Notes that the member called `key` is missing, if it is.
    mutating func require(_ key: String, of members: [Value.Member]) {
        if !members.contains(where: { $0.key == key }) { note(.missingKey(key)) }
    }

    /// Reads each element of an array; those that are none are left out.
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
            if let result = under("\(index)", { read(element, &$0) }) { results.append(result) }
        }
        return results
    }

    // MARK: - Values

    /// Reads a number in `range`.
    mutating func number(_ value: Value, in range: ClosedRange<Double>) -> Double? {
        guard case .number(let number) = value else {
            noteWrongType(.number, value)
            return nil
        }
        guard range.contains(number) else {
            note(.outOfRange(minimum: range.lowerBound, maximum: range.upperBound))
            return nil
        }
        // The sign of a zero says nothing.
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
        if let control = text.controlCharacter(isShown: isShown) {
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

/// A type that a ``ValueReader`` reads.
package protocol ValueReadable {
    /// Reads a value; nil only after noting a fault.
    init?(_ value: Value, from reader: inout ValueReader)
}

extension Bool: ValueReadable {
    /// Reads a flag.
    package init?(_ value: Value, from reader: inout ValueReader) {
        guard case .bool(let flag) = value else {
            reader.noteWrongType(.boolean, value)
            return nil
        }
        self = flag
    }
}

extension ValueReadable where Self: CaseIterable & RawRepresentable<String> {
    /// Reads a name.
    package init?(_ value: Value, from reader: inout ValueReader) {
        guard let choice = reader.name(value, among: Self.allCases.map { ($0.rawValue, $0) }) else { return nil }
        self = choice
    }
}

extension SystemBarStyle: ValueReadable {}
extension StatusBarStyle: ValueReadable {}
extension FontWeight: ValueReadable {}
extension Appearance.Background: ValueReadable {}
extension BackgroundEffect: ValueReadable {}
