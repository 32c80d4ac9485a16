/// Reads the members of an object of an answer.
///
/// An absent member differs from null, which only members that can be set to nil accept.
package struct AnswerReader: AnswerMembers {
    private let object: KeyedDecodingContainer<ObjectKey>
    /// The names of the members that were read.
    private var names: [String] = []

    /// Begins to read the object at `decoder`.
    package init(_ decoder: any Decoder) throws { object = try decoder.container(keyedBy: ObjectKey.self) }

    package mutating func member<Form: Decodable>(_ name: StaticString, _ told: Form?) throws -> Form {
        try value(key(name))
    }

    package mutating func optionalMember<Form: Decodable>(_ name: StaticString, _ told: Form?) throws -> Form? {
        let key = key(name)
        return object.contains(key) ? try value(key) as Form : nil
    }

    package mutating func nullableMember<Form: Decodable>(_ name: StaticString, _ told: Form?) throws -> Form? {
        try memberOrNull(name, .some(told)) ?? nil
    }

    package mutating func memberOrNull<Form: Decodable>(_ name: StaticString, _ told: Form??) throws -> Form?? {
        let key = key(name)
        guard object.contains(key) else { return nil }
        return .some(try object.decodeNil(forKey: key) ? nil : try value(key) as Form)
    }

    package func derived(_ name: StaticString, _ told: (some AnswerForm)?) {}

    package func otherMembers(_ told: [Value.Member]?) throws -> [Value.Member] {
        try members.filter { !names.contains($0.key) }.sorted { $0.key < $1.key }
    }

    package func alternative<Form: Decodable>(_ name: some AnswerName, _ told: Form?) throws -> Form {
        let members = try members
        let values = Value.object(members + [Value.Member("_0", .object(members))])
        return try Form(from: ValueDecoder(.object([Value.Member("\(name)", values)]), at: object.codingPath))
    }

    private var members: [Value.Member] {
        get throws { try object.allKeys.map { Value.Member($0.stringValue, try value($0)) } }
    }

    private mutating func key(_ name: StaticString) -> ObjectKey {
        names.append("\(name)")
        return ObjectKey("\(name)")
    }

    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    private func value<Form: Decodable>(_ key: ObjectKey) throws -> Form {
        do { return try object.decode(Form.self, forKey: key) } catch DecodingError.dataCorrupted(let context) {
            // The standard library's error names the unknown case, but not the known ones.
            guard let choices = (Form.self as? any CaseIterable.Type)?.names, !choices.isEmpty else {
                throw DecodingError.dataCorrupted(context)
            }
            throw DecodingError.dataCorrupted(
                at: context.codingPath,
                "Expected one of " + choices.joined(separator: ", ")
            )
        }
    }
}

extension CaseIterable {
    /// The names of the cases; empty if they have no names.
    fileprivate static var names: [String] {
        allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
    }
}
