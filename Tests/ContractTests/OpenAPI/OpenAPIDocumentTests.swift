import Foundation
import HTTPMessage
import NavigationStyleTestSupport
import Testing

@Suite struct OpenAPIDocumentTests {
    let file: OpenAPIFile

    init() throws {
        file = try OpenAPIFile()
    }

    @Test func `the service carries the document as it is`() {
        // Compared outside of the macro, which would list every byte that differs.
        let isSame = TestService.respond(.get, "/openapi.yaml").body == Array(file.text.utf8)
        #expect(isSame)
    }

    @Test func `the service carries the document's JSON form, which is on disk as it would be written now`() throws {
        let text = try JSONText(yaml: file.text).text
        let path = Repository.file("Sources/COpenAPI/openapi.json")
        if Repository.isRecording {
            try text.write(to: path, atomically: true, encoding: .utf8)
            Issue.record("recorded anew: build again")
            return
        }
        let found = try String(contentsOf: path, encoding: .utf8).components(separatedBy: "\n")
        #expect(
            found.differences(from: text.components(separatedBy: "\n")) == [],
            "NAVIGATION_STYLE_RECORD=1 swift test --filter OpenAPIDocumentTests writes it anew"
        )
        let isServed = TestService.respond(.get, "/openapi.json").body == Array(text.utf8)
        #expect(isServed)
    }

    @Test func `the JSON says the same as the YAML`() throws {
        let json = try TestService.respond(.get, "/openapi.json").json()
        #expect(file.document.differences(to: json) == [])
    }

    @Test func `under a version the document is of that version alone, and says what is answered there`() throws {
        let yaml = TestService.respond(.get, "/v0/openapi.yaml")
        let json = try TestService.respond(.get, "/v0/openapi.json").json()
        let pinned = try JSONValue(OpenAPIFile.root(of: String(decoding: yaml.body, as: UTF8.self)))
        #expect(pinned.differences(to: json) == [])
        #expect(pinned["servers"]?.array?.compactMap { $0["url"]?.string } == ["/v0"])
        #expect(file.document["servers"]?.array?.compactMap { $0["url"]?.string } == ["/", "/v0"])
        let types = "/components/schemas/ProblemType/enum"
        #expect(
            pinned.at(types)?.array?.map(\.string) == file.document.at(types)?.array?.map { "/v0" + ($0.string ?? "") }
        )
        // No other schema differs.
        var changed: Set<String> = []
        for path in file.document.paths where path.first != "servers" {
            let pointer = path.map { "/" + $0.pointerToken }.joined()
            guard let old = file.document.at(pointer)?.string, let new = pinned.at(pointer)?.string, old != new else {
                continue
            }
            #expect(new.replacing("/v0/problems/", with: "/problems/") == old, "\(pointer)")
            #expect(!new.contains("/v0/v0") && !new.contains("`/problems/"), "\(pointer)")
            changed.insert(path.last ?? "")
        }
        #expect(changed.isSuperset(of: ["type", "description"]), "\(changed)")
        #expect(pinned.paths.count == file.document.paths.count - 3)
    }

    @Test func `every object of a schema is closed`() {
        var open: [String] = []
        for (name, schema) in schemas {
            for path in schema.paths {
                guard let object = schema.at(path.map { "/" + $0.pointerToken }.joined())?.object,
                    object["properties"]?.object != nil, object["type"] != nil, path.last != "properties"
                else { continue }
                if object["additionalProperties"] == nil { open.append(name + "/" + path.joined(separator: "/")) }
            }
        }
        #expect(open == [])
    }

    /// Fails for schemas that generators of clients cannot turn into a type, or only into one without a usable name.
    @Test func `every schema is one that a client can be generated from`() {
        var faults: [String] = []
        for (name, schema) in schemas {
            for path in [[]] + schema.paths {
                let place = ([name] + path).joined(separator: "/")
                let value = schema.at(path.map { "/" + $0.pointerToken }.joined())
                let isSchemaOfMember = ["properties", "patternProperties"].contains(path.dropLast().last)
                if isSchemaOfMember, case .bool = value { faults.append("\(place) is true or false") }
                guard let keywords = value?.object, path.last != "properties" else { continue }
                let isCondition = !Set(path).isDisjoint(with: ["if", "then", "else"])
                if let reference = keywords["$ref"]?.string, reference.split(separator: "/").count != 4 {
                    faults.append("\(place) refers into a schema")
                }
                if keywords["enum"]?.array != nil, keywords["type"]?.string != "string" && name != "ResultStatus" {
                    faults.append("\(place) has values of no type, or of several")
                }
                if keywords["const"] != nil, keywords["type"] == nil, !isCondition {
                    faults.append("\(place) is a constant of no type")
                }
                let alternatives = keywords["oneOf"]?.array ?? []
                if !alternatives.isEmpty, keywords["type"] != nil || keywords["properties"] != nil {
                    faults.append("\(place) has alternatives and more")
                }
                for alternative in alternatives where alternative["properties"] != nil || alternative["enum"] != nil {
                    faults.append("\(place) has an alternative without a name")
                }
                if !path.isEmpty, keywords["properties"]?.object != nil, !isCondition {
                    faults.append("\(place) is an object without a name")
                }
            }
        }
        #expect(faults.sorted() == [])
    }

    @Test func `every reference leads somewhere, and every component is used`() {
        var used: Set<String> = []
        for path in file.document.paths where path.last == "$ref" || path.dropLast().last == "mapping" {
            guard let reference = file.document.at(path.map { "/" + $0.pointerToken }.joined())?.string else {
                continue
            }
            #expect(file.document.at(String(reference.dropFirst())) != nil, "\(reference)")
            used.insert(reference)
        }
        for requirement in file.document["security"]?.array ?? [] {
            used.formUnion((requirement.object ?? [:]).keys.map { "#/components/securitySchemes/" + $0 })
        }
        for (kind, components) in file.document["components"]?.object ?? [:] {
            for name in (components.object ?? [:]).keys {
                #expect(used.contains("#/components/\(kind)/\(name)"), "nobody uses \(kind)/\(name)")
            }
        }
    }

    @Test func `a discriminator picks the one branch that takes the value`() {
        for (name, schema) in schemas {
            guard let discriminator = schema["discriminator"], let property = discriminator["propertyName"]?.string
            else { continue }
            let mapping = discriminator["mapping"]?.object ?? [:]
            #expect(Set(mapping.values) == Set(schema["oneOf"]?.array?.compactMap { $0["$ref"] } ?? []), "\(name)")
            for (tag, branch) in mapping {
                let taking = Set(mapping.values).filter { candidate in
                    let values = file.resolved(.object(["$ref": candidate]))["properties"]?[property]
                    return values?["const"] == .string(tag) || values?["enum"]?.array?.contains(.string(tag)) == true
                }
                #expect(taking == [branch], "\(name): \(tag)")
            }
        }
    }

    @Test func `every answer that is shown is valid`() {
        let validator = SchemaValidator(document: file.document)
        let shared = (file.document["components"]?["responses"]?.object ?? [:]).values
        for response in file.operations.flatMap({ file.responses(of: $0).values }) + shared {
            for content in (response["content"]?.object ?? [:]).values {
                for (name, example) in content["examples"]?.object ?? [:] {
                    let fault = validator.fault(in: example["value"] ?? .null, against: content["schema"] ?? .null)
                    #expect(fault == nil, "\(name)")
                }
            }
        }
    }

    private var schemas: [String: JSONValue] { file.document["components"]?["schemas"]?.object ?? [:] }
}
