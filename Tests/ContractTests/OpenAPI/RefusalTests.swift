import HTTPMessage
import Testing

/// The schemas and the service must refuse the same bodies: a more lenient schema makes false promises, and a stricter
/// one hides features.
@Suite struct RefusalTests {
    let file: OpenAPIFile
    let validator: SchemaValidator

    init() throws {
        file = try OpenAPIFile()
        validator = SchemaValidator(document: file.document)
    }

    /// The codes of faults that a schema cannot express.
    private static let beyondSchemas: Set = [
        "duplicate-id", "screen-already-on-stack", "screen-not-on-stack", "empty-stack", "controller-stack-mismatch",
        "no-operation-in-turn", "unknown-device", "unknown-edition", "unsupported-system", "unknown-name",
        "duplicate-name", "contradictory",
    ]

    /// Returns whether a schema cannot express a fault: because of its code, because it depends on the policy, or
    /// because it concerns the order of a gradient's stops.
    private func isBeyondSchemas(_ fault: JSONValue) -> Bool {
        let pointer = fault["pointer"]?.string ?? ""
        return Self.beyondSchemas.contains(fault["code"]?.string ?? "")
            // Several policies can only be drawn as a sheet.
            || pointer == "/preview/form"
            // The members of a route depend on its means.
            || pointer.hasPrefix("/routes/")
            || pointer.contains("/library/") || pointer.hasPrefix("/controller/policyState")
            || pointer.contains("/gradient/") && pointer.hasSuffix("/at")
            // Exactly one of two settings must change. The schema does not say so, since generators make no type of an
            // `anyOf` within an operation.
            || pointer.contains("/operation")
                && fault["allowed"] == .array(["userInterfaceStyle", "contentSizeCategory"])
    }

    /// The values that replace each value of each example.
    private static let replacements: [JSONValue] = [
        .null, .bool(true), .number(0), .number(-1), .number(0.5), .number(3_000_000_000), .string(""), .string("zzz"),
        .string(String(repeating: "i", count: 5000)), .array([]), .object([:]), .object(["zzz": .null]),
    ]

    private static let least = JSONValue.object([
        "steps": .number(1), "milliseconds": .number(1000), "findings": .number(1),
    ])

    @Test(arguments: ["transition", "replay", "resolve", "compare", "audit", "preview"])
    func `the service takes what the schema takes, and refuses what it refuses`(_ id: String) throws {
        let operation = try #require(file.operations.first { $0.id == id })
        var seen: Set<[String]> = []
        for example in file.examples where example.operation.id == id && example.status == 200 {
            // The contents of the answer do not matter here.
            let whole = try JSONValue(json: example.body)
            let body =
                id == "audit"
                ? whole.replacing(["fixes"], with: .bool(false)).replacing(["limits"], with: Self.least)
                : whole.replacing(["include"], with: .array([]))
            for path in body.paths {
                // The elements of an array are alike, and so are examples: one place of each kind suffices.
                guard seen.insert(path.map { Int($0) == nil ? $0 : "0" }).inserted else { continue }
                for replacement in Self.replacements.map(Optional.some) + [nil]
                where !path.isEmpty || replacement != nil {
                    compare(body.replacing(path, with: replacement), operation, "/" + path.joined(separator: "/"))
                }
            }
        }
    }

    @Test func `a request of a batch is taken and refused by its schema alone`() throws {
        let operation = try #require(file.operations.first { $0.id == "batch" })
        for example in file.examples where example.operation.id == "batch" && example.status == 200 {
            let batch = try JSONValue(json: example.body)
            guard let item = batch.at("/requests/0")?.replacing(["include"], with: .array([])) else { continue }
            let faulty = item.paths.flatMap { path in
                Self.replacements.map { item.replacing(path, with: $0) }
                    + (path.isEmpty ? [] : [item.replacing(path, with: nil)])
            }
            let items = [item] + faulty + [item]
            let response = TestService.respond(.post, operation.path, json: .object(["requests": .array(items)]))
            let results = try response.json()["results"]?.array ?? []
            #expect(results.count == items.count)
            for (item, result) in zip(items, results) {
                let fault = validator.fault(in: item, against: validator.schema(named: "BatchItem"))
                if let fault {
                    #expect(result["status"] == .number(422), "\(item.text): the schema refuses it: \(fault)")
                } else if result["status"] != .number(200) {
                    let faults = result.at("/body/errors")?.array ?? []
                    #expect(
                        !faults.isEmpty && faults.allSatisfy { isBeyondSchemas($0) },
                        "\(item.text): the schema takes it: \(faults.map(\.text))"
                    )
                }
            }
            #expect(results.first?["status"] == .number(200))
            #expect(results.last == results.first)
        }
    }

    private func compare(_ body: JSONValue, _ operation: OpenAPIFile.Operation, _ place: String) {
        let fault = validator.fault(in: body, against: operation.requestSchema)
        let response = TestService.respond(.post, operation.path, json: body)
        let value = "\(place) = \(body.at(place)?.text.prefix(60) ?? "nothing")"
        if let fault {
            #expect(response.status == .unprocessableContent, "\(value): the schema refuses it: \(fault)")
        } else if response.status != .ok {
            let problem = try? response.json()
            let faults = problem?["errors"]?.array ?? []
            #expect(
                !faults.isEmpty && faults.allSatisfy { isBeyondSchemas($0) },
                "\(value): the schema takes it: \(faults.map(\.text))"
            )
        }
    }
}
