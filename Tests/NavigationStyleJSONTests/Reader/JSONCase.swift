import NavigationStyle
import Testing

@testable import NavigationStyleJSON

/// A body and the expected result.
struct JSONCase: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    var testDescription: String { name }

    init(_ name: String, _ text: String) {
        self.init(name, bytes: Array(text.utf8))
    }

    init(_ name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    /// Makes a case of a string with raw bytes.
    init(_ name: String, string: [UInt8]) {
        self.init(name, bytes: Array("[\"".utf8) + string + Array("\"]".utf8))
    }
}

extension Value {
    /// Reads a body of any shape.
    init(json bytes: [UInt8], limits: JSONLimits = .standard) throws(JSONRequestError) {
        self = try JSONReader.read(bytes, limits: limits) { reader throws(JSONMalformed) in
            try Value(from: &reader)
        }
    }

    /// Reads a body of any shape.
    init(json text: String, limits: JSONLimits = .standard) throws(JSONRequestError) {
        try self.init(json: Array(text.utf8), limits: limits)
    }

    /// Returns the value's text.
    func json(_ format: JSONWriter.Format = .compact, capacity: Int = 1024) -> String {
        String(decoding: JSONWriter.bytes(format, capacity: capacity) { write(to: &$0) }, as: UTF8.self)
    }
}

/// Returns the syntax error of a body; nil if it is JSON.
func syntaxError(_ bytes: [UInt8], limits: JSONLimits = .standard) -> JSONSyntaxError? {
    do throws(JSONRequestError) {
        _ = try Value(json: bytes, limits: limits)
        return nil
    } catch .malformed(let error) {
        return error
    } catch {
        return nil
    }
}

/// Returns the syntax error of a body; nil if it is JSON.
func syntaxError(_ text: String, limits: JSONLimits = .standard) -> JSONSyntaxError? {
    syntaxError(Array(text.utf8), limits: limits)
}
