/// A type of values that are written into answers: its wire form is stated once, for bytes, for `Encodable` and for the
/// test that compares it with `openapi.yaml`.
///
/// Writers do not require such values to be copyable, so that none is copied to be written.
@usableFromInline package protocol AnswerForm: ~Copyable {
    /// The shape of the values.
    static var shape: Shape { get }

    /// Writes the value.
    func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer)
}

/// A type of answers whose form is an object.
///
/// A type that also appears in requests is a ``WireObject``, which is read as well. One whose properties are not the
/// members is a ``ReadableAnswer``.
@usableFromInline package protocol AnswerObject: AnswerForm {
    /// Passes each member to `visitor`, in the order in which they are written.
    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor)
}

/// Walks the members of an object of an answer.
///
/// A type states once the names of its members, and which of them are always there:
///
///     extension BarState.Shadow: AnswerObject {
///         static var shape: Shape { .named("BarShadow") }
///
///         func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
///             visitor.required("isVisible", isVisible)
///             visitor.nullable("color", color)
///         }
///     }
///
/// A ``FormWriter`` writes one after the other, as bytes (`JSONWriter`) or, for `Encodable`, as a tree (``ValueWriter``).
/// A test records them and their shapes, and finds the same in the schema `BarShadow`. `Decodable` is the
/// compiler's own, by the names of the properties: answers are read by clients, and a member that a later version
/// adds is not a fault.
///
/// A ``MemberVisitor`` may change the members, as a reader does; this visitor may not, so that nothing is copied.
@usableFromInline package protocol AnswerVisitor: AnswerMembers, ~Copyable {
    /// Begins an object of a type with that shape.
    mutating func beginObject(_ shape: @autoclosure () -> Shape)
    /// Ends the object.
    mutating func endObject()

    /// Visits a member that is always present.
    mutating func required<Form: AnswerForm & ~Copyable>(_ name: StaticString, _ value: borrowing Form)
    /// Visits a member that is always present, and null if it has no value.
    mutating func nullable<Form: AnswerForm & ~Copyable>(_ name: StaticString, _ value: borrowing Form?)
    /// Visits a member that is left out if it has no value.
    mutating func optional<Form: AnswerForm & ~Copyable>(_ name: StaticString, _ value: borrowing Form?)
    /// Visits members whose names the type does not know.
    mutating func open(_ members: [Value.Member])
}

extension AnswerObject {
    @inlinable @inline(__always) package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.beginObject(Self.shape)
        members(&writer)
        writer.endObject()
    }
}

extension AnswerForm where Self: ~Copyable {
    /// The value as a tree.
    package var tree: Value {
        @_semantics("optimize.sil.specialize.generic.never") @inline(never)
        get { ValueWriter.tree { write(to: &$0) } }
    }
}

/// A type whose values have names.
@usableFromInline
package protocol AnswerName: AnswerForm, RawRepresentable, CaseIterable, Sendable where RawValue == String {}

extension AnswerName {
    @usableFromInline package static var shape: Shape {
        @_semantics("optimize.sil.specialize.generic.never") @inline(never)
        get { .name(allCases.map(\.rawValue)) }
    }

    @inlinable @inline(__always)
    package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) { writer.name(self) }
}

extension Double: AnswerForm {
    @usableFromInline package static var shape: Shape { .number(-.infinity ... .infinity) }

    @inlinable @inline(__always)
    package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) { writer.double(self) }
}

extension Int: AnswerForm {
    @usableFromInline package static var shape: Shape { .integer(.min ... .max) }

    @inlinable @inline(__always)
    package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) { writer.integer(self) }
}

extension Value: AnswerForm {
    @usableFromInline package static var shape: Shape { .open }

    @inlinable @inline(__always)
    package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) { writer.value(self) }
}

extension Array: AnswerForm where Element: AnswerForm {
    @usableFromInline package static var shape: Shape { .array(Element.shape) }

    @inlinable @inline(__always) package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.beginArray()
        writer.elements(span)
        writer.endArray()
    }
}

/// A type that `Encoder` writes as a tree, by the same statement as all others do.
///
/// It is said in another file than the type's, where the compiler would make a coding of its own, member by member.
@usableFromInline
package protocol AnswerEncodable: Encodable, AnswerForm {}

extension AnswerEncodable {
    /// Writes the value.
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    public func encode(to encoder: any Encoder) throws { try tree.encode(to: encoder) }
}
