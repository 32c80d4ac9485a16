import HTTPMessage
import Testing

@Suite struct ExampleTests {
    let file: OpenAPIFile
    let validator: SchemaValidator

    init() throws {
        file = try OpenAPIFile()
        validator = SchemaValidator(document: file.document)
    }

    @Test func `every example is answered with the status that it stands under, by what the document describes`() throws
    {
        for example in file.examples {
            let response = example.respond()
            #expect(response.status.code == example.status, "\(example.description): \(text(of: response.body))")
            let fault = try file.fault(in: response, to: example.operation, validator)
            #expect(fault == nil, "\(example.description)")
        }
    }

    @Test func `every answer that the document shows is the one that is given`() throws {
        for example in file.examples {
            guard let expected = example.response else { continue }
            let differences = expected.differences(to: try example.respond().json())
            #expect(differences == [], "\(example.description)")
        }
    }

    @Test func `a picture in JSON is what the document describes`() throws {
        for example in file.examples where example.operation.id.hasPrefix("preview") && example.status == 200 {
            var fields = example.fields
            fields[.accept] = "application/json"
            let response = TestService.respond(example.method, example.path, fields: fields, body: example.body)
            #expect(try file.fault(in: response, to: example.operation, validator) == nil, "\(example.description)")
        }
    }

    @Test func `every body that is answered by 200 is valid`() throws {
        for example in file.examples where example.status == 200 && !example.body.isEmpty {
            let fault = validator.fault(in: try JSONValue(json: example.body), against: example.operation.requestSchema)
            #expect(fault == nil, "\(example.description)")
        }
    }

    @Test func `the example on the page of a policy is a request that is answered`() throws {
        for policy in try TestService.respond(.get, "/policies").json()["policies"]?.array ?? [] {
            let page = try TestService.respond(.get, "/policies/" + (policy["name"]?.string ?? "")).json()
            let example = try #require(page["example"])
            let fault = validator.fault(in: example, against: validator.schema(named: "TransitionRequest"))
            #expect(fault == nil, "\(policy.text)")
            #expect(TestService.respond(.post, "/transition", json: example).status == .ok, "\(policy.text)")
        }
    }

    @Test func `every computation has examples of all that it can do and of what it refuses`() {
        for operation in file.operations where operation.method == "post" {
            let statuses = Set(file.examples.filter { $0.operation.id == operation.id }.map(\.status))
            #expect(statuses.isSuperset(of: [200, 400, 415, 422]), "\(operation.description)")
        }
        let operations = file.examples.filter { $0.operation.id == "transition" && $0.status == 200 }
        let types = operations.compactMap { try? JSONValue(json: $0.body).at("/operation/type")?.string }
        let mapping = file.document.at("/components/schemas/NavigationOperation/discriminator/mapping")?.object ?? [:]
        #expect(Set(types) == Set(mapping.keys))
    }

    private func text(of body: [UInt8]) -> String { String(decoding: body.prefix(500), as: UTF8.self) }
}

extension OpenAPIFile.Operation {
    /// The schema of the body.
    var requestSchema: JSONValue { object.at("/requestBody/content/application~1json/schema") ?? .bool(false) }
}
