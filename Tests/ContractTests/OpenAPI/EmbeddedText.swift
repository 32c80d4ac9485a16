import Foundation
import Yams

/// A text of the binary: a file of Swift that holds it, and what it is made from.
enum EmbeddedText: String, CaseIterable {
    case yaml, json

    /// The text, made from `openapi.yaml`.
    func text(of file: OpenAPIFile) throws -> String {
        switch self {
        case .yaml: file.text
        case .json: try Self.json(of: OpenAPIFile.root(of: file.text), depth: 0) + "\n"
        }
    }

    private var file: URL {
        Repository.file("Sources/NavigationStyleService/Document/OpenAPIDocument+\(rawValue.uppercased()).swift")
    }

    /// Writes the file anew.
    func record(_ text: String) throws {
        let source = """
            // swift-format-ignore-file
            extension OpenAPIDocument {
                /// Made from `openapi.yaml`; see ``OpenAPIDocument``.
                static let \(rawValue) = ##\"""
            \(text)
            \"""##
            }

            """
        try source.write(to: file, atomically: true, encoding: .utf8)
    }

    /// The document as JSON, its members in the order of the file; a line for each path, each schema and so on.
    private static func json(of node: Node, depth: Int) throws -> String {
        let isOpen = depth < 3
        let indentation = String(repeating: "  ", count: depth)
        let (start, separator, end) =
            isOpen ? ("\n\(indentation)  ", ",\n\(indentation)  ", "\n\(indentation)") : ("", ",", "")
        switch node {
        case .mapping(let mapping):
            let members = try mapping.map { key, value in
                JSONValue.quoted(key.string ?? "") + ":" + (try json(of: value, depth: depth + 1))
            }
            return members.isEmpty ? "{}" : "{" + start + members.joined(separator: separator) + end + "}"
        case .sequence(let sequence):
            return "[" + (try sequence.map { try json(of: $0, depth: 3) }).joined(separator: ",") + "]"
        default:
            return try JSONValue(node).text
        }
    }
}
