/// A type of answers whose form is an object, and which is read by the statement that writes it.
///
/// The statement is an initializer. It passes each member with the value to write, and receives the value that was read:
///
///     extension AuditPath: ReadableAnswer {
///         static var shape: Shape { .named("AuditPath") }
///
///         init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
///             entry = try members.member("entry", told?.entry)
///             members.derived("length", told?.length)
///             names = try members.member("names", told?.names)
///         }
///     }
///
/// So the compiler finds a stored property that the statement forgets. Writing makes a copy: answers that are written
/// often and whose members are their properties are rather ``AnswerObject``s, with the compiler's `Decodable`.
@usableFromInline
package protocol ReadableAnswer: AnswerObject, AnswerEncodable, Decodable {
    /// Writes the members of `told`, which never fails, or reads those of a value if that is nil.
    init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws
}

extension ReadableAnswer {
    @inlinable
    package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        _ = try? Self(&visitor, of: self)
    }

    /// Reads the value; members that it does not have are ignored, as a later version may add some.
    public init(from decoder: any Decoder) throws {
        var reader = AnswerReader(object: try decoder.container(keyedBy: ObjectKey.self))
        try self.init(&reader, of: nil)
    }
}

/// The members of an object of an answer: all are written, or all are read.
@usableFromInline
package protocol AnswerMembers: ~Copyable {
    /// Writes a member that is always present, or reads it.
    mutating func member<Form: AnswerForm & Decodable>(_ name: StaticString, _ told: Form?) throws -> Form
    /// Writes a member that is left out if it has no value, or reads it.
    mutating func optionalMember<Form: AnswerForm & Decodable>(_ name: StaticString, _ told: Form?) throws -> Form?
    /// Writes a member that is null if it has no value, or reads it.
    mutating func nullableMember<Form: AnswerForm & Decodable>(_ name: StaticString, _ told: Form?) throws -> Form?
    /// Writes a member that follows from others; it is not read.
    mutating func derived(_ name: StaticString, _ told: (some AnswerForm)?)
}

extension AnswerMembers where Self: ~Copyable {
    /// Writes a list that is left out if it is empty, or reads it.
    @inlinable
    package mutating func list<Form: AnswerForm & Decodable>(_ name: StaticString, _ told: [Form]?) throws -> [Form] {
        try optionalMember(name, told?.isEmpty ?? true ? nil : told) ?? []
    }
}

extension AnswerVisitor where Self: ~Copyable {
    @inlinable
    package mutating func member<Form: AnswerForm & Decodable>(_ name: StaticString, _ told: Form?) -> Form {
        guard let told else { preconditionFailure("There is a value to write.") }
        required(name, told)
        return told
    }

    @inlinable
    package mutating func optionalMember<Form: AnswerForm & Decodable>(_ name: StaticString, _ told: Form?) -> Form? {
        optional(name, told)
        return told
    }

    @inlinable
    package mutating func nullableMember<Form: AnswerForm & Decodable>(_ name: StaticString, _ told: Form?) -> Form? {
        nullable(name, told)
        return told
    }

    @inlinable
    package mutating func derived(_ name: StaticString, _ told: (some AnswerForm)?) {
        if let told { required(name, told) }
    }
}

/// Reads the members of an object.
private struct AnswerReader: AnswerMembers {
    let object: KeyedDecodingContainer<ObjectKey>

    func member<Form: AnswerForm & Decodable>(_ name: StaticString, _ told: Form?) throws -> Form {
        try object.value(ObjectKey("\(name)"))
    }

    func optionalMember<Form: AnswerForm & Decodable>(_ name: StaticString, _ told: Form?) throws -> Form? {
        try object.valueUnlessAbsent(ObjectKey("\(name)"))
    }

    func nullableMember<Form: AnswerForm & Decodable>(_ name: StaticString, _ told: Form?) throws -> Form? {
        try object.nullableValue(ObjectKey("\(name)"))
    }

    func derived(_ name: StaticString, _ told: (some AnswerForm)?) {}
}
