/// A value of an open shape that is not what was expected there.
public struct ValueError: Error, Hashable, Sendable {
    /// Where it stands below the value that was read: a JSON Pointer (RFC 6901).
    public var pointer: String
    /// What would be right, in words.
    public var expected: String

    /// Makes an error at the value itself.
    public init(expected: String) {
        pointer = ""
        self.expected = expected
    }

    /// The same error, seen from the object whose member `key` was read.
    func under(_ key: String) -> ValueError {
        var error = self
        error.pointer = "/" + key.escapedForPointer + pointer
        return error
    }
}

extension Value {
    /// The members of this object, each of which must be one of `allowed`, where that is given.
    func members(allowed: [String]? = nil) throws(ValueError) -> [Member] {
        guard case .object(let members) = self else { throw ValueError(expected: "an object") }
        if let allowed, let stranger = members.first(where: { !allowed.contains($0.key) }) {
            throw ValueError(expected: "one of " + allowed.joined(separator: ", ")).under(stranger.key)
        }
        return members
    }

    func array() throws(ValueError) -> [Value] {
        guard case .array(let elements) = self else { throw ValueError(expected: "an array") }
        return elements
    }

    func string() throws(ValueError) -> String {
        guard case .string(let text) = self else { throw ValueError(expected: "a string") }
        return text
    }

    func bool() throws(ValueError) -> Bool {
        guard case .bool(let flag) = self else { throw ValueError(expected: "true or false") }
        return flag
    }

    func number(in range: ClosedRange<Double>? = nil) throws(ValueError) -> Double {
        guard case .number(let number) = self else { throw ValueError(expected: "a number") }
        if let range, !range.contains(number) {
            throw ValueError(expected: "a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    func oneOf<Choice: RawRepresentable<String> & CaseIterable>(_: Choice.Type) throws(ValueError) -> Choice {
        guard case .string(let name) = self, let choice = Choice(rawValue: name) else {
            let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValueError(expected: "one of " + names)
        }
        return choice
    }
}

extension [Value.Member] {
    /// Reads the member called `key`, if there is one, and says where an error was.
    func read<Result>(_ key: String, _ read: (Value) throws(ValueError) -> Result) throws(ValueError) -> Result? {
        guard let member = first(where: { $0.key == key }) else { return nil }
        do { return try read(member.value) } catch { throw error.under(key) }
    }
}
