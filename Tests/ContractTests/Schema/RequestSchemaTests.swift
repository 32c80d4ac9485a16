import HTTPMessage
import Testing

/// The schemas of requests, served as separate files.
@Suite struct RequestSchemaTests {
    private static let names = ["transition", "replay", "resolve", "batch", "compare", "audit", "preview"]

    @Test(arguments: names)
    func `a schema takes every example of its request, and refuses a misspelled key`(_ name: String) throws {
        let response = TestService.respond(.get, "/schemas/\(name).json")
        #expect(response.fields[.contentType] == "application/schema+json")
        let schema = try response.json()
        let validator = SchemaValidator(document: schema)
        #expect(schema["$schema"] == .string("https://json-schema.org/draft/2020-12/schema"))
        for example in try OpenAPIFile().examples where example.operation.id == name && example.status == 200 {
            let body = try JSONValue(json: example.body)
            #expect(validator.fault(in: body, against: schema) == nil, "\(example.description)")
            var members = body.object ?? [:]
            members["stak"] = .null
            #expect(validator.fault(in: .object(members), against: schema) != nil)
        }
    }

    @Test(arguments: names)
    func `every reference of a schema leads into it`(_ name: String) throws {
        let schema = try TestService.respond(.get, "/schemas/\(name).json").json()
        for path in schema.paths where path.last == "$ref" {
            let reference = schema.at(path.map { "/" + $0.pointerToken }.joined())?.string ?? ""
            #expect(reference.hasPrefix("#/$defs/"))
            #expect(schema.at(String(reference.dropFirst())) != nil, "\(reference)")
        }
    }

    @Test func `the list leads to every schema`() throws {
        let paths = try TestService.respond(.get, "/schemas").json()["schemas"]?.array?.compactMap(\.string) ?? []
        #expect(paths == Self.names.map { "/schemas/\($0).json" })
        for path in paths { #expect(TestService.respond(.get, path).status == .ok) }
    }
}
