package import NavigationStyle

extension AuditRequest: Codable {
    /// Reads a graph, in which values may be unknown; throws the first fault.
    public init(from decoder: any Decoder) throws {
        let tree = try Value(from: decoder)
        let unknowns = tree.unknownsOfGraph
        self = try decoder.value(
            of: unknowns.reduce(tree) { tree, unknown in
                tree.writing(unknown.kind.placeholder, at: JSONPointer.tokens(of: unknown.pointer)) ?? tree
            }
        )
        self.unknowns = unknowns
    }

    /// Writes the members that differ from their defaults.
    public func encode(to encoder: any Encoder) throws { try treeWithUnknowns.encode(to: encoder) }
}

extension AuditRequest {
    /// The request as a tree, with the names of unknown values in their places.
    package var treeWithUnknowns: Value {
        unknowns.reduce(tree) { tree, unknown in
            let name = Value.object([Value.Member(UnknownValue.key, .string(unknown.name))])
            return tree.writing(name, at: JSONPointer.tokens(of: unknown.pointer)) ?? tree
        }
    }
}

extension Value {
    /// The unknown values of a graph, at the places where code writes values.
    package var unknownsOfGraph: [UnknownValue] {
        var reader = ValueReader(at: self["policies"] ?? .array([]))
        let policies = [PolicySelection].read(from: &reader, orNull: false) ?? []
        var places = UnknownPlaces(under: policies.isEmpty ? [PolicySelection()] : policies)
        var unknowns: [UnknownValue] = []
        visitLeaves { path, value in
            guard case .object(let members) = value, members.count == 1, members[0].key == UnknownValue.key,
                case .string(let name) = members[0].value
            else { return }
            let pointer = path.map { "/" + JSONPointer.escaped($0) }.joined()
            if let kind = places.kind(at: pointer) {
                unknowns.append(UnknownValue(pointer: pointer, name: name, kind: kind))
            }
        }
        return unknowns
    }
}
