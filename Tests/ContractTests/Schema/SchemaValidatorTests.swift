import Testing

@Suite struct SchemaValidatorTests {
    private func json(_ text: String) throws -> JSONValue { try JSONValue(json: Array(text.utf8)) }

    @Test(arguments: [
        (#"{"type": "integer"}"#, "1", "1.5"),
        (#"{"type": ["string", "null"]}"#, "null", "1"),
        (#"{"const": "a"}"#, #""a""#, #""b""#),
        (#"{"enum": [1, null]}"#, "null", "2"),
        (#"{"minimum": 0, "maximum": 1}"#, "1", "1.01"),
        (#"{"minLength": 1, "maxLength": 2}"#, #""éé""#, #""""#),
        (#"{"pattern": "^[^\\x00-\\x1F]*$"}"#, #""a b""#, #""a\r\nb""#),
        (#"{"items": {"type": "number"}, "maxItems": 2}"#, "[1, 2]", "[1, 2, 3]"),
        (#"{"items": {"type": "number"}, "minItems": 1}"#, "[1]", #"["a"]"#),
        (#"{"required": ["a"]}"#, #"{"a": null}"#, #"{"b": null}"#),
        (#"{"properties": {"a": false}}"#, #"{"b": 1}"#, #"{"a": 1}"#),
        (#"{"properties": {"a": {}}, "additionalProperties": false}"#, #"{"a": 1}"#, #"{"b": 1}"#),
        (#"{"patternProperties": {"^x-": true}, "additionalProperties": false}"#, #"{"x-a": 1}"#, #"{"ax-": 1}"#),
        (#"{"additionalProperties": {"type": "number"}}"#, #"{"a": 1}"#, #"{"a": "b"}"#),
        (#"{"oneOf": [{"type": "number"}, {"minimum": 5}]}"#, "1", "5"),
        (##"{"$ref": "#/a"}"##, "true", "1"),
        (#"{"properties": {"a": {"not": {}}}}"#, #"{"b": 1}"#, #"{"a": 1}"#),
        (#"{"if": {"required": ["a"]}, "then": {"required": ["b"]}}"#, #"{"a": 1, "b": 1}"#, #"{"a": 1}"#),
        (#"{"if": {"required": ["a"]}, "else": {"required": ["b"]}}"#, #"{"a": 1}"#, #"{"c": 1}"#),
    ])
    func `a keyword takes the one value and refuses the other`(_ schema: String, _ good: String, _ bad: String) throws {
        let validator = SchemaValidator(document: try json(#"{"a": {"type": "boolean"}}"#))
        #expect(validator.fault(in: try json(good), against: try json(schema)) == nil)
        #expect(validator.fault(in: try json(bad), against: try json(schema)) != nil)
    }

    @Test func `a keyword that is not known is a fault`() throws {
        let validator = SchemaValidator(document: .null)
        #expect(validator.fault(in: .null, against: try json(#"{"minProperties": 1}"#)) != nil)
    }
}
