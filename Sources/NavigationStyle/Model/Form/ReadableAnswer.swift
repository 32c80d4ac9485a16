/// A type whose values are members of an object of an answer, and which is read by the statement that writes it.
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
/// So the compiler finds a stored property that the statement forgets. The value that it makes while it writes is
/// discarded; if it is inlined (`@inlinable @inline(__always)`), the optimizer removes most copies.
@usableFromInline
package protocol ReadableMembers: Decodable {
    /// Writes the members of `told`, which never fails, or reads those of a value if that is nil.
    init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws
}

/// A type of answers whose form is an object, and which is read by the statement that writes it.
///
/// Answers whose members are their properties may also be ``AnswerObject``s, with the compiler's `Decodable`.
@usableFromInline
package protocol ReadableAnswer: ReadableMembers, AnswerObject, AnswerEncodable {}

extension ReadableMembers {
    @inlinable
    package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        _ = try? Self(&visitor, of: self)
    }

    /// Reads the value; members that it does not have are ignored, as a later version may add some.
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    public init(from decoder: any Decoder) throws {
        var reader = try AnswerReader(decoder)
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
    /// Writes a member that may be left out, or null, or reads it.
    mutating func memberOrNull<Form: AnswerForm & Decodable>(_ name: StaticString, _ told: Form??) throws -> Form??
    /// Writes a member that follows from others; it is not read.
    mutating func derived(_ name: StaticString, _ told: (some AnswerForm)?)
    /// Writes members whose names the type does not know, or reads all that have not been read yet, sorted by name.
    mutating func otherMembers(_ told: [Value.Member]?) throws -> [Value.Member]
    /// Writes the members of an enumeration's case, or reads those of the case called `name`.
    ///
    /// The enumeration has the compiler's `Decodable`: its associated values are called as their members, or have no
    /// label if they have members of their own.
    mutating func alternative<Form: AnswerObject & Decodable>(_ name: some AnswerName, _ told: Form?) throws -> Form
    /// Writes or reads the members of an item that may be too long: if it does not fit into the limit of an answer,
    /// `otherwise` replaces its members.
    mutating func fitting<Item>(
        _ members: (inout Self) throws -> Item,
        otherwise: (inout Self, _ limit: Int) throws -> Item
    ) rethrows -> Item
}

extension AnswerMembers where Self: ~Copyable {
    /// Writes a list that is left out if it is empty, or reads it.
    @inlinable
    package mutating func list<Form: AnswerForm & Decodable>(_ name: StaticString, _ told: [Form]?) throws -> [Form] {
        try optionalMember(name, told?.isEmpty ?? true ? nil : told) ?? []
    }

    /// Writes or reads the members without a limit.
    @inlinable @inline(__always)
    package mutating func fitting<Item>(
        _ members: (inout Self) throws -> Item,
        otherwise: (inout Self, _ limit: Int) throws -> Item
    ) rethrows -> Item { try members(&self) }
}

extension AnswerVisitor where Self: ~Copyable {
    @inlinable @inline(__always)
    package mutating func member<Form: AnswerForm>(_ name: StaticString, _ told: Form?) -> Form {
        Self.written(told) { required(name, $0) }
    }

    @inlinable @inline(__always)
    package mutating func optionalMember<Form: AnswerForm & Decodable>(_ name: StaticString, _ told: Form?) -> Form? {
        optional(name, told)
        return told
    }

    @inlinable @inline(__always)
    package mutating func nullableMember<Form: AnswerForm & Decodable>(_ name: StaticString, _ told: Form?) -> Form? {
        nullable(name, told)
        return told
    }

    @inlinable @inline(__always)
    package mutating func memberOrNull<Form: AnswerForm & Decodable>(_ name: StaticString, _ told: Form??) -> Form?? {
        if case .some(nil) = told { nullable(name, Form?.none) } else { optional(name, told ?? nil) }
        return told
    }

    @inlinable @inline(__always)
    package mutating func derived(_ name: StaticString, _ told: (some AnswerForm)?) {
        if let told { required(name, told) }
    }

    @inlinable @inline(__always)
    package mutating func otherMembers(_ told: [Value.Member]?) -> [Value.Member] { Self.written(told) { open($0) } }

    @inlinable @inline(__always)
    package mutating func alternative<Form: AnswerObject>(_ name: some AnswerName, _ told: Form?) -> Form {
        Self.written(told) { $0.members(&self) }
    }

    /// Writes a value with `write`, and returns it.
    @inlinable @inline(__always)
    static func written<Form>(_ told: Form?, _ write: (Form) -> Void) -> Form {
        guard let told else { preconditionFailure("There is a value to write.") }
        write(told)
        return told
    }
}
