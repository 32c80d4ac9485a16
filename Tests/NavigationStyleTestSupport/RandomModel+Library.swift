package import NavigationStyle

extension RandomModel {
    /// Returns some of `members`, with values of the first type that the policy's page names; objects follow `schema`.
    package mutating func members(of members: [PolicyPage.Option], _ schema: Value?) -> [Value.Member] {
        var result: [Value.Member] = []
        for member in members where chance(50) {
            if member.excludes.contains(where: { name in result.contains { $0.key == name } }) { continue }
            let known = value(ofType: member.type)
            guard let value = known ?? schema?["properties"]?[member.name].flatMap({ object(of: $0) }) else { continue }
            result.append(Value.Member(member.name, value))
        }
        return result.sorted { $0.key < $1.key }
    }

    /// Returns a value of the type at the beginning of `words`; nil for other types.
    private mutating func value(ofType words: String) -> Value? {
        switch words.prefix(while: { $0.isLetter }) {
        case "BarProperties": barProperties().value
        case "boolean": .bool(flag())
        case "points": .number(points(in: 0...200))
        case "number": .number(fraction())
        case "one": .string(one(of: words.dropFirst("one of ".count).split(separator: ", ").map(String.init)))
        case "Color": color().value
        case "Image": image().value
        case "TextAttributes": textAttributes().value
        default: nil
        }
    }

    /// Returns an object or null for a schema that allows objects with members of their own; nil for other schemas.
    private mutating func object(of schema: Value) -> Value? {
        if case .array(let alternatives)? = schema["anyOf"] {
            if alternatives.contains(where: { $0["type"] == .string("null") }), chance(15) { return .null }
            return alternatives.first.flatMap { object(of: $0) }
        }
        guard case .object(let properties)? = schema["properties"] else { return nil }
        var members: [Value.Member] = []
        for property in properties where chance(30) {
            guard let value = value(of: property.value) else { continue }
            members.append(Value.Member(property.key, value))
        }
        return .object(members)
    }

    /// Returns a value for a schema in the forms that `GET /policies/{name}` uses; nil for other schemas.
    private mutating func value(of schema: Value) -> Value? {
        if case .array(let alternatives)? = schema["anyOf"] {
            return alternatives.isEmpty ? nil : value(of: alternatives[integer(in: 0...alternatives.count - 1)])
        }
        if case .string(let reference)? = schema["$ref"] {
            return value(ofType: reference.split(separator: "/").last.map(String.init) ?? "")
        }
        if case .array(let names)? = schema["enum"] { return one(of: names) }
        switch schema["type"] {
        case .string("boolean"): return .bool(flag())
        case .string("string"): return .string(name())
        case .string("number"), .string("integer"): return .number(Double(integer(in: 0...40)))
        case .string("null"): return .null
        case .string("object"): return object(of: schema)
        default: return nil
        }
    }
}
