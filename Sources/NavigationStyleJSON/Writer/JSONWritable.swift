/// A type with a form in JSON that is written straight into the bytes.
///
/// Whoever writes values of any such type does not count on their being copyable, so that none is copied to be written.
package protocol JSONWritable: ~Copyable {
    /// Writes the value.
    func write(to writer: inout JSONWriter)
}

extension JSONWriter {
    /// Writes a value.
    @inline(__always)
    package mutating func value(_ value: borrowing some JSONWritable & ~Copyable) { value.write(to: &self) }

    /// Writes a value, or `null`.
    @inline(__always)
    package mutating func value<Value: JSONWritable & ~Copyable>(_ value: borrowing Value?) {
        switch value {
        case .some(let value): value.write(to: &self)
        case .none: null()
        }
    }

    /// Writes an array of values.
    @inline(__always)
    package mutating func array(_ values: [some JSONWritable]) {
        beginArray()
        elements(values.span)
        endArray()
    }

    @inline(__always)
    private mutating func elements<Element: JSONWritable & ~Copyable>(_ values: Span<Element>) {
        for index in values.indices { values[index].write(to: &self) }
    }

    /// Writes an array of strings.
    @inline(__always)
    package mutating func array(_ strings: [String]) {
        beginArray()
        for string in strings { self.string(string) }
        endArray()
    }

    /// Writes the name of a value.
    @inline(__always)
    package mutating func name(_ value: some RawRepresentable<String>) { string(value.rawValue) }

    /// Writes a string, or `null`.
    @inline(__always)
    package mutating func optionalString(_ value: String?) {
        if let value { string(value) } else { null() }
    }
}

// Members that are there only if there is a value.
extension JSONWriter {
    /// Writes a member if there is a value.
    @inline(__always)
    package mutating func member<Value: JSONWritable & ~Copyable>(_ key: StaticString, _ value: borrowing Value?) {
        switch value {
        case .some(let value):
            self.key(key)
            value.write(to: &self)
        case .none: break
        }
    }

    /// Writes a member that is an array, if there is one.
    @inline(__always)
    package mutating func member(_ key: StaticString, _ values: [some JSONWritable]?) {
        guard let values else { return }
        self.key(key)
        array(values)
    }

    /// Writes a member if there is a string.
    @inline(__always)
    package mutating func member(_ key: StaticString, _ value: String?) {
        guard let value else { return }
        self.key(key)
        string(value)
    }

    /// Writes a member if there is a flag.
    @inline(__always)
    package mutating func member(_ key: StaticString, _ value: Bool?) {
        guard let value else { return }
        self.key(key)
        boolean(value)
    }

    /// Writes a member if there is a number.
    @inline(__always)
    package mutating func member(_ key: StaticString, _ value: Double?) {
        guard let value else { return }
        self.key(key)
        double(value)
    }

    /// Writes a member if there is a named value.
    @inline(__always)
    package mutating func member(_ key: StaticString, name value: (some RawRepresentable<String>)?) {
        guard let value else { return }
        self.key(key)
        name(value)
    }
}

extension JSONWriter {
    /// Writes a value as a whole text.
    ///
    /// - Parameters:
    ///   - value: What is written.
    ///   - pretty: Whether it is indented.
    ///   - capacity: How many bytes it is without white space, at a guess.
    /// - Returns: The text, UTF-8.
    static func bytes(of value: some JSONWritable, pretty: Bool, capacity: Int) -> [UInt8] {
        bytes(pretty ? .pretty : .compact, capacity: capacity) { value.write(to: &$0) }
    }
}
