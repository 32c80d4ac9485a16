// The forms of the wire format as JSON Schemas (2020-12) and in words.

extension Shape {
    /// The schema of values of the shape; it refers to `openapi.yaml` for forms that have a name there.
    package var schema: Value {
        switch self {
        case .boolean: .type("boolean")
        case .string: .type("string", ["maxLength": .number(4096), "pattern": .string(#"^[^\x00-\x1F\x7F-\x9F]*$"#)])
        case .text:
            .type("string", ["maxLength": .number(4096), "pattern": .string(#"^[^\x00-\x08\x0B-\x1F\x7F-\x9F]*$"#)])
        case .number(let range):
            .type("number", ["minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)])
        case .integer(let range):
            .type(
                "integer",
                ["minimum": .number(Double(range.lowerBound)), "maximum": .number(Double(range.upperBound))]
            )
        case .name(let names): .type("string", ["enum": .array(names.map(Value.string))])
        case .named(let name): .object([Value.Member("$ref", .string("/openapi.json#/components/schemas/" + name))])
        case .array(let element): .type("array", ["items": element.schema])
        case .anyOf(let shapes): .object([Value.Member("anyOf", .array(shapes.map(\.schema)))])
        case .null: .type("null")
        case .object(let table): table.schema
        case .byScreen(let value):
            .type("object", ["propertyNames": Screen.ID.shape.schema, "additionalProperties": value.schema])
        case .open: .object([])
        case .openObject: .type("object")
        }
    }

    /// The shape in words.
    package var words: String {
        switch self {
        case .boolean: "boolean"
        case .string, .text: "string"
        case .number(.lengths): "points"
        case .number(let range): "number, \(Int(range.lowerBound))…\(Int(range.upperBound))"
        case .integer: "integer"
        case .name(let names): "one of " + names.joined(separator: ", ")
        case .named(let name): name
        case .array(.named("CopiedPropertyName")): "array of BarProperties names"
        case .array(let element): "array of \(element.words)"
        case .anyOf(let shapes): shapes.map(\.words).joined(separator: " or ")
        case .null: "null"
        case .object, .byScreen, .openObject: "object"
        case .open: "any value"
        }
    }
}

extension MemberTable {
    /// The schema of objects with these members, and no others but those that every object may have.
    package var schema: Value {
        var members: [String: Value] = [
            "type": .string("object"), "additionalProperties": .bool(false),
            "patternProperties": .object(members: [#"^(x-|\$schema$|\$extensions$)"#: .bool(true)]),
            "properties": .object(members: properties),
        ]
        let required = self.members.filter(\.isRequired).map { Value.string($0.name) }
        if !required.isEmpty { members["required"] = .array(required) }
        return .object(members: members)
    }

    private var properties: [String: Value] {
        Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.schema) })
    }
}

extension MemberTable.Member {
    /// The schema of the member's values.
    package var schema: Value {
        var schema = shape.schema
        if isNullable { schema = .object([Value.Member("anyOf", .array([schema, Shape.null.schema]))]) }
        if let usual { schema["default"] = usual }
        return schema
    }

    /// The value that the member takes, in words.
    package var words: String {
        switch usual {
        case .bool(let flag)?: "\(shape.words), \(flag) if left out"
        case .number(let number)?: "\(shape.words), \(Int(number)) if left out"
        default: shape.words
        }
    }
}

extension Value {
    /// Returns a schema for values of a type.
    fileprivate static func type(_ name: String, _ rest: [String: Value] = [:]) -> Value {
        .object(members: rest.merging(["type": .string(name)]) { first, _ in first })
    }
}
