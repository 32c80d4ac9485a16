import HTTPMessage

/// An executable example of `openapi.yaml`: a request, and the answer that documents it.
struct ContractExample: CustomStringConvertible {
    let operation: OpenAPIFile.Operation
    let name: String
    let status: Int
    let path: String
    let fields: HTTPFields
    let body: [UInt8]

    /// The answer, if the document shows it.
    let response: JSONValue?

    var description: String { "\(operation.description), \(name): \(status)" }

    var method: HTTPMethod { HTTPMethod(operation.method.uppercased()) }

    func respond() -> HTTPResponse { TestService.respond(method, path, fields: fields, body: body) }
}

extension OpenAPIFile {
    /// Every request in the document: bodies and paths that are answered with 200, and the `x-request` members of the
    /// examples of answers.
    var examples: [ContractExample] { operations.flatMap { goodExamples(of: $0) + spelledOutExamples(of: $0) } }

    /// Returns the example bodies of requests, or the values of the path's parameter for operations without a body.
    private func goodExamples(of operation: Operation) -> [ContractExample] {
        let answers = examples(in: responses(of: operation)[200])
        func example(_ name: String, path: String, body: JSONValue?) -> ContractExample {
            ContractExample(
                operation: operation,
                name: name,
                status: 200,
                path: path,
                fields: body == nil ? [:] : [.contentType: "application/json"],
                body: Array((body?.text ?? "").utf8),
                response: answers[name]?["value"]
            )
        }
        if let bodies = operation.object.at("/requestBody/content/application~1json/examples")?.object {
            return bodies.map { example($0, path: operation.path, body: $1["value"]) }
        }
        let parameters = (operation.object["parameters"]?.array ?? []).filter { $0["examples"]?.object != nil }
        let inPath = parameters.filter { $0["in"] == .string("path") }
        let named = inPath.isEmpty ? parameters.filter { $0["in"] == .string("query") } : inPath
        guard !named.isEmpty else { return [example("it", path: operation.path, body: nil)] }
        return named.flatMap { parameter in
            let name = parameter["name"]?.string ?? ""
            return (parameter["examples"]?.object ?? [:]).map { key, value in
                let text = (value["value"]?.string ?? "").replacing(" ", with: "%20")
                let path =
                    inPath.isEmpty
                    ? "\(operation.path)?\(name)=\(text)" : operation.path.replacing("{\(name)}", with: text)
                return example(key, path: path, body: nil)
            }
        }
    }

    /// Returns the examples of answers whose `x-request` gives their request: a `path`, a `query`, `headers` and a
    /// `body`, which may be text that is not JSON.
    private func spelledOutExamples(of operation: Operation) -> [ContractExample] {
        let path = String((goodExamples(of: operation).first?.path ?? operation.path).prefix { $0 != "?" })
        return responses(of: operation).flatMap { status, response in
            examples(in: response).compactMap { name, example in
                guard let request = example["x-request"] else { return nil }
                var fields: HTTPFields = [.contentType: "application/json"]
                for (name, value) in request["headers"]?.object ?? [:] {
                    fields[HTTPFieldName(name)] = value.string
                }
                let body = request["body"].map { $0.string ?? $0.text } ?? ""
                return ContractExample(
                    operation: operation,
                    name: name,
                    status: status,
                    path: (request["path"]?.string ?? path) + (request["query"]?.string.map { "?" + $0 } ?? ""),
                    fields: fields,
                    body: Array(body.utf8),
                    response: example["value"]
                )
            }
        }
    }

    private func examples(in response: JSONValue?) -> [String: JSONValue] {
        var examples: [String: JSONValue] = [:]
        for content in (response?["content"]?.object ?? [:]).values {
            examples.merge(content["examples"]?.object ?? [:]) { first, _ in first }
        }
        return examples
    }

    /// Returns the first fault of an answer, according to the operation's documented answers of that status.
    func fault(in response: HTTPResponse, to operation: Operation, _ validator: SchemaValidator) throws -> String? {
        guard let described = responses(of: operation)[response.status.code] else {
            return "\(response.status) is not in the document"
        }
        for (name, header) in described["headers"]?.object ?? [:] {
            if resolved(header)["required"] == .bool(true), response.fields[HTTPFieldName(name)] == nil {
                return "the header \(name) is missing"
            }
        }
        guard let content = described["content"]?.object else {
            return response.body.isEmpty ? nil : "there is a body"
        }
        let type = response.fields[.contentType]?.split(separator: ";").first.map(String.init) ?? ""
        guard let schema = content[type]?["schema"] else { return "the type \(type) is not in the document" }
        guard type.hasSuffix("json") else { return nil }
        return validator.fault(in: try response.json(), against: schema)?.description
    }
}
