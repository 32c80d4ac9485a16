import NavigationStyle
import NavigationStyleJSON
import OpenAPI

/// A request as a JSON Schema of its own: `GET /schemas/{name}.json`.
///
/// It is the request's schema in `openapi.yaml`, with everything that it refers to.
enum RequestSchema: String, CaseIterable {
    case transition, replay, resolve, batch, compare, audit, preview

    /// The path of the schema.
    var path: String { "/schemas/\(rawValue).json" }

    /// The last components of the paths.
    static let files = allCases.map { $0.rawValue + ".json" }

    /// Finds the schema for the last component of a path; nil if there is none.
    init?(file: String) {
        guard file.hasSuffix(".json") else { return nil }
        self.init(rawValue: String(file.dropLast(".json".utf8.count)))
    }

    /// The component of the document that describes the request.
    private var component: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() + "Request" }

    /// Returns the text of the schema, under a version of the contract.
    func representation(under version: ContractVersion?) -> Representation? {
        Self.representations[version?.prefix ?? ""]?[self]
    }

    /// The texts of the schemas, by the prefix of their paths; made once.
    private static let representations: [String: [RequestSchema: Representation]] = Dictionary(
        uniqueKeysWithValues: ([""] + ContractVersion.all.map(\.prefix)).map { prefix in
            let texts = allCases.map { schema in
                let body = JSONWriter.bytes(of: schema.value(behind: prefix), .pretty, capacity: 1 << 16)
                return (schema, Representation(contentType: "application/schema+json", body: body))
            }
            return (prefix, Dictionary(uniqueKeysWithValues: texts))
        }
    )

    /// Returns the schema, with everything it refers to under `$defs`.
    private func value(behind prefix: String) -> Value {
        guard let root = Self.components[component]?.asSchema else { return .object([]) }
        var definitions: [String: Value] = [:]
        var wanted = root.componentNames
        while let name = wanted.popFirst() {
            guard definitions[name] == nil, let definition = Self.components[name]?.asSchema else { continue }
            definitions[name] = definition
            wanted.formUnion(definition.componentNames)
        }
        var schema = root
        schema["$schema"] = .string("https://json-schema.org/draft/2020-12/schema")
        schema["$id"] = .string(prefix + path)
        schema["title"] = .string(component)
        schema["$defs"] = .object(members: definitions)
        return schema
    }

    /// The schemas of the document, by their names.
    private static let components: [String: Value] = {
        var limits = JSONLimits.standard
        limits.stringLength = .max
        let document = try? Value(json: OpenAPIDocument.json, limits: limits)
        guard case .object(let members) = document?["components"]?["schemas"] else { return [:] }
        return Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) })
    }()
}

extension Value {
    private static let place = (document: "#/components/schemas/", schema: "#/$defs/")

    /// The schema with references into `$defs`, and without OpenAPI's additions to JSON Schema.
    fileprivate var asSchema: Value {
        switch self {
        case .array(let elements): .array(elements.map(\.asSchema))
        case .object(let members):
            .object(
                members.compactMap { member in
                    if member.key == "discriminator", member.value["propertyName"] != nil { return nil }
                    if member.key == "$ref", case .string(let reference) = member.value,
                        reference.hasPrefix(Self.place.document)
                    {
                        let name = reference.dropFirst(Self.place.document.utf8.count)
                        return Member(member.key, .string(Self.place.schema + name))
                    }
                    return Member(member.key, member.value.asSchema)
                }
            )
        case .null, .bool, .number, .string: self
        }
    }

    /// The names of the components that the schema refers to.
    fileprivate var componentNames: Set<String> {
        switch self {
        case .array(let elements): elements.reduce(into: []) { $0.formUnion($1.componentNames) }
        case .object(let members):
            members.reduce(into: []) { names, member in
                if member.key == "$ref", case .string(let reference) = member.value,
                    reference.hasPrefix(Self.place.schema)
                {
                    names.insert(String(reference.dropFirst(Self.place.schema.utf8.count).prefix { $0 != "/" }))
                } else {
                    names.formUnion(member.value.componentNames)
                }
            }
        case .null, .bool, .number, .string: []
        }
    }
}
