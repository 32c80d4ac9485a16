import Yams

/// A YAML document as JSON, with its members in order and a line for each path, each schema and so on.
struct JSONText {
    let text: String

    /// Parts of YAML that JSON cannot express.
    enum Fault: Error, CustomStringConvertible {
        case noDocument
        case key(line: Int)
        case alias(line: Int)

        var description: String {
            switch self {
            case .noDocument: "there is nothing in it"
            case .key(let line): "line \(line): a key must be a string"
            case .alias(let line): "line \(line): an alias has no form in JSON; write the value out"
            }
        }
    }

    /// The depth down to which each member has a line of its own.
    private static let openDepth = 3

    init(yaml: String) throws {
        guard let root = try Yams.compose(yaml: yaml) else { throw Fault.noDocument }
        text = try Self.json(of: root, depth: 0) + "\n"
    }

    private static func json(of node: Node, depth: Int) throws -> String {
        switch node {
        case .mapping(let mapping):
            let members = try mapping.map { key, value in
                guard let key = key.string else { throw Fault.key(line: key.mark?.line ?? 0) }
                return JSONValue.quoted(key) + ":" + (try json(of: value, depth: depth + 1))
            }
            return members.isEmpty ? "{}" : joined(members, depth: depth)
        case .sequence(let sequence):
            return "[" + (try sequence.map { try json(of: $0, depth: openDepth) }).joined(separator: ",") + "]"
        case .scalar(let scalar):
            return json(of: scalar)
        case .alias:
            throw Fault.alias(line: node.mark?.line ?? 0)
        }
    }

    private static func joined(_ members: [String], depth: Int) -> String {
        guard depth < openDepth else { return "{" + members.joined(separator: ",") + "}" }
        let indentation = String(repeating: "  ", count: depth)
        return "{\n  \(indentation)" + members.joined(separator: ",\n  \(indentation)") + "\n\(indentation)}"
    }

    /// Returns a scalar by the rules of JSON: every scalar is a string unless its text is another JSON value.
    private static func json(of scalar: Node.Scalar) -> String {
        let text = scalar.string
        let isJSON = ["null", "true", "false"].contains(text) || text.wholeMatch(of: number) != nil
        return scalar.style == .plain && isJSON ? text : JSONValue.quoted(text)
    }

    private static var number: Regex<Substring> { /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/ }
}
