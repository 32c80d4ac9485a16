import NavigationStyle

/// A type with a form in JSON that is read straight from the bytes.
package protocol JSONReadable {
    /// Reads the value at the reader's position; nil only after noting a fault.
    init?(from reader: inout JSONReader) throws(JSONMalformed)
}

extension JSONReader {
    /// Reads a value.
    @inline(__always)
    package mutating func value<Value: JSONReadable>(_: Value.Type = Value.self) throws(JSONMalformed) -> Value? {
        try Value(from: &self)
    }

    /// Reads an array of values; in the place of those that are faulty stands `placeholder`.
    package mutating func values<Value: JSONReadable>(
        insteadOfFaulty placeholder: Value
    ) throws(JSONMalformed) -> [Value]? {
        guard var scope = try array() else { return nil }
        var values: [Value] = []
        while try element(in: &scope) { values.append(try Value(from: &self) ?? placeholder) }
        return values
    }

    /// Reads an array of strings; those that are faulty are empty.
    package mutating func strings() throws(JSONMalformed) -> [String]? {
        guard var scope = try array() else { return nil }
        var strings: [String] = []
        while try element(in: &scope) { strings.append(try string() ?? "") }
        return strings
    }

    /// Reads a string or `null`; nil for `null`, and after noting a fault.
    @inline(__always)
    package mutating func optionalString() throws(JSONMalformed) -> String? {
        try null() ? nil : try string(.string.orNull)
    }
}

extension JSONReader {
    /// Reads the one value that `bytes` hold.
    static func read<Value: JSONReadable>(
        _ bytes: UnsafeRawBufferPointer,
        limits: JSONLimits
    ) throws(JSONRequestError) -> Value {
        try read(bytes, limits: limits) { reader throws(JSONMalformed) in try Value(from: &reader) }
    }

    /// Reads the one value that `bytes` hold.
    static func read<Value: JSONReadable>(_ bytes: [UInt8], limits: JSONLimits) throws(JSONRequestError) -> Value {
        try read(bytes, limits: limits) { reader throws(JSONMalformed) in try Value(from: &reader) }
    }
}
