import Foundation
import Yams

/// `openapi.yaml`.
struct OpenAPIFile {
    let text: String
    let document: JSONValue

    init() throws {
        text = try String(contentsOf: Repository.file("openapi.yaml"), encoding: .utf8)
        document = try JSONValue(Self.root(of: text))
    }

    static func root(of text: String) throws -> Node {
        guard let root = try Yams.compose(yaml: text) else { throw CocoaError(.fileReadCorruptFile) }
        return root
    }

    /// An operation, the object under a path and a method.
    struct Operation: CustomStringConvertible {
        let method: String
        let path: String
        let object: JSONValue

        var id: String { object["operationId"]?.string ?? "" }
        var description: String { "\(method.uppercased()) \(path)" }
    }

    var operations: [Operation] {
        (document["paths"]?.object ?? [:]).sorted { $0.key < $1.key }.flatMap { path, item in
            (item.object ?? [:]).sorted { $0.key < $1.key }.map { Operation(method: $0, path: path, object: $1) }
        }
    }

    /// Returns the object that a reference leads to, or the object itself.
    func resolved(_ object: JSONValue) -> JSONValue {
        guard let reference = object["$ref"]?.string else { return object }
        return document.at(String(reference.dropFirst())) ?? object
    }

    /// Returns the responses of an operation by their status.
    func responses(of operation: Operation) -> [Int: JSONValue] {
        var responses: [Int: JSONValue] = [:]
        for (status, response) in operation.object["responses"]?.object ?? [:] {
            responses[Int(status) ?? 0] = resolved(response)
        }
        return responses
    }
}

extension JSONValue {
    /// Converts a YAML node.
    init(_ node: Node) throws {
        switch node {
        case .mapping(let mapping):
            var members: [String: JSONValue] = [:]
            for (key, value) in mapping { members[key.string ?? ""] = try JSONValue(value) }
            self = .object(members)
        case .sequence(let elements): self = .array(try elements.map { try JSONValue($0) })
        case .scalar(let scalar): self = JSONValue(scalar, of: node)
        case .alias: throw CocoaError(.fileReadCorruptFile)
        }
    }

    /// Converts a scalar by the rules of JSON: every scalar is a string unless its text is another JSON value.
    init(_ scalar: Node.Scalar, of node: Node) {
        guard scalar.style == .plain else {
            self = .string(scalar.string)
            return
        }
        switch scalar.string {
        case "null": self = .null
        case "true": self = .bool(true)
        case "false": self = .bool(false)
        default: self = Double(scalar.string).map(JSONValue.number) ?? .string(scalar.string)
        }
    }
}
