/// A validator for the part of JSON Schema 2020-12 that `openapi.yaml` uses.
final class SchemaValidator {
    /// A violation of a schema by a value.
    struct Fault: Hashable, CustomStringConvertible {
        let pointer: String
        let message: String

        var description: String { "\(pointer.isEmpty ? "/" : pointer): \(message)" }
    }

    /// Keywords that do not affect validity, or not without `if`.
    static let annotations: Set = [
        "description", "default", "discriminator", "examples", "title", "$schema", "$id", "$defs", "then", "else",
    ]

    private let document: JSONValue
    private var expressions: [String: Regex<AnyRegexOutput>] = [:]

    init(document: JSONValue) {
        self.document = document
    }

    func schema(named name: String) -> JSONValue { .object(["$ref": .string("#/components/schemas/\(name)")]) }

    /// Returns the first violation in a value; nil if it is valid.
    func fault(in value: JSONValue, against schema: JSONValue, at pointer: String = "") -> Fault? {
        switch schema {
        case .bool(true): return nil
        case .bool(false): return Fault(pointer: pointer, message: "must not be there")
        case .object(let keywords): return fault(in: value, keywords, at: pointer)
        default: return Fault(pointer: pointer, message: "the schema is none")
        }
    }

    private func fault(in value: JSONValue, _ keywords: [String: JSONValue], at pointer: String) -> Fault? {
        func wrong(_ message: String) -> Fault { Fault(pointer: pointer, message: message) }
        // A wrong type is reported first, since it says more than the violations that follow from it.
        if let type = keywords["type"], !types(type).contains(where: value.isOf) {
            return wrong("is not of \(type.text)")
        }
        for (keyword, argument) in keywords where keyword != "type" {
            switch keyword {
            case "const": if value != argument { return wrong("is not \(argument.text)") }
            case "enum": if argument.array?.contains(value) != true { return wrong("is none of \(argument.text)") }
            case "$ref":
                guard let target = resolve(argument) else { return wrong("\(argument.text) leads nowhere") }
                if let fault = fault(in: value, against: target, at: pointer) { return fault }
            case "anyOf":
                if !(argument.array ?? []).contains(where: { fault(in: value, against: $0, at: pointer) == nil }) {
                    return wrong("is none of the alternatives")
                }
            case "oneOf":
                if let fault = oneOf(value, argument.array ?? [], keywords["discriminator"], at: pointer) {
                    return fault
                }
            case "not":
                if fault(in: value, against: argument, at: pointer) == nil { return wrong("must not be there") }
            case "if":
                let branch = fault(in: value, against: argument, at: pointer) == nil ? "then" : "else"
                if let schema = keywords[branch], let fault = fault(in: value, against: schema, at: pointer) {
                    return fault
                }
            case "minimum": if let number = value.number, number < argument.number ?? 0 { return wrong("too small") }
            case "maximum": if let number = value.number, number > argument.number ?? 0 { return wrong("too large") }
            case "minLength", "maxLength", "pattern":
                if let string = value.string, let message = fault(in: string, keyword, argument) {
                    return wrong(message)
                }
            case "items", "minItems", "maxItems":
                if let elements = value.array,
                    let fault = fault(in: elements, keyword, argument, at: pointer)
                {
                    return fault
                }
            case "required", "properties", "patternProperties", "additionalProperties":
                if let members = value.object,
                    let fault = fault(in: members, keyword, argument, keywords, at: pointer)
                {
                    return fault
                }
            default:
                if !Self.annotations.contains(keyword), !keyword.hasPrefix("x-") {
                    return wrong("the validator does not know '\(keyword)'")
                }
            }
        }
        return nil
    }

    private func types(_ type: JSONValue) -> [String] {
        type.array?.compactMap(\.string) ?? [type.string ?? ""]
    }

    func resolve(_ reference: JSONValue) -> JSONValue? {
        guard let text = reference.string, text.hasPrefix("#") else { return nil }
        return document.at(String(text.dropFirst()))
    }

    // MARK: - Keywords

    /// Checks the branch that the discriminator selects; a test of the document proves that no other branch can match.
    private func oneOf(
        _ value: JSONValue,
        _ branches: [JSONValue],
        _ discriminator: JSONValue?,
        at pointer: String
    ) -> Fault? {
        if let name = discriminator?["propertyName"]?.string, let tag = value[name]?.string,
            let branch = discriminator?["mapping"]?[tag]
        {
            return fault(in: value, against: .object(["$ref": branch]), at: pointer)
        }
        var faults: [Fault] = []
        for branch in branches {
            if let fault = fault(in: value, against: branch, at: pointer) { faults.append(fault) }
        }
        switch branches.count - faults.count {
        case 1: return nil
        case 0: return faults.max { $0.pointer.utf8.count < $1.pointer.utf8.count }
        default: return Fault(pointer: pointer, message: "is valid in several ways")
        }
    }

    private func fault(in string: String, _ keyword: String, _ argument: JSONValue) -> String? {
        switch keyword {
        case "minLength": Double(string.unicodeScalars.count) < argument.number ?? 0 ? "too short" : nil
        case "maxLength": Double(string.unicodeScalars.count) > argument.number ?? 0 ? "too long" : nil
        default: matches(string, argument.string ?? "") ? nil : "does not match \(argument.text)"
        }
    }

    private func fault(
        in elements: [JSONValue],
        _ keyword: String,
        _ argument: JSONValue,
        at pointer: String
    ) -> Fault? {
        switch keyword {
        case "minItems":
            if Double(elements.count) < argument.number ?? 0 { return Fault(pointer: pointer, message: "too few") }
        case "maxItems":
            if Double(elements.count) > argument.number ?? 0 { return Fault(pointer: pointer, message: "too many") }
        default:
            for (index, element) in elements.enumerated() {
                if let fault = fault(in: element, against: argument, at: "\(pointer)/\(index)") { return fault }
            }
        }
        return nil
    }

    private func fault(
        in members: [String: JSONValue],
        _ keyword: String,
        _ argument: JSONValue,
        _ keywords: [String: JSONValue],
        at pointer: String
    ) -> Fault? {
        let properties = keywords["properties"]?.object ?? [:]
        let patterns = keywords["patternProperties"]?.object ?? [:]
        switch keyword {
        case "required":
            for name in argument.array?.compactMap(\.string) ?? [] where members[name] == nil {
                return Fault(pointer: pointer, message: "has no '\(name)'")
            }
        case "properties":
            for (name, schema) in properties {
                guard let member = members[name] else { continue }
                if let fault = fault(in: member, against: schema, at: pointer + "/" + name.pointerToken) {
                    return fault
                }
            }
        case "patternProperties":
            // A schema that allows everything need not be checked.
            for (pattern, schema) in patterns where schema != .object([:]) {
                for (name, member) in members where matches(name, pattern) {
                    if let fault = fault(in: member, against: schema, at: pointer + "/" + name.pointerToken) {
                        return fault
                    }
                }
            }
        default:
            for (name, member) in members
            where properties[name] == nil && !patterns.keys.contains(where: { matches(name, $0) }) {
                if let fault = fault(in: member, against: argument, at: pointer + "/" + name.pointerToken) {
                    return fault
                }
            }
        }
        return nil
    }

    private func matches(_ string: String, _ pattern: String) -> Bool {
        if expressions[pattern] == nil {
            expressions[pattern] = try? Regex(pattern).matchingSemantics(.unicodeScalar)
        }
        guard let expression = expressions[pattern] else { return false }
        return string.firstMatch(of: expression) != nil
    }
}

extension JSONValue {
    fileprivate func isOf(_ type: String) -> Bool {
        switch (self, type) {
        case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"), (.array, "array"),
            (.object, "object"):
            true
        case (.number(let number), "integer"): number == number.rounded()
        default: false
        }
    }
}
