/// The members of an object: found by their names when it is read, and described in schemas.
@usableFromInline package final class MemberTable: Sendable {
    /// The description of a member.
    package struct Member: Sendable {
        /// Its name.
        package var name: String
        /// The shape of its value.
        package var shape: Shape
        /// Whether it must be there.
        package var isRequired = false
        /// Whether the value may be null.
        package var isNullable = false
        /// The value that holds if the member is left out; nil if none does.
        package var usual: Value?
    }

    /// The members, in the order in which they are written.
    package let members: [Member]
    /// The members' names, with the same indices as ``members``.
    @usableFromInline package let names: NameIndex
    /// One bit for each member that must be there.
    @usableFromInline package let required: UInt64

    /// Lists the members of a type.
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    package convenience init<Object: WireObject>(_: Object.Type) {
        self.init { lister in
            var object = Object()
            object.members(&lister)
        }
    }

    /// Lists the members that `visit` passes to a visitor.
    package init(_ visit: (inout MemberLister) -> Void) {
        var lister = MemberLister()
        visit(&lister)
        let members = lister.members
        self.members = members
        names = NameIndex(members.map(\.name))
        required = members.indices.reduce(0) { members[$1].isRequired ? $0 | 1 << UInt64($1) : $0 }
    }
}

/// The shape of a value: its type, with its range, its names or its members.
@usableFromInline package indirect enum Shape: Sendable {
    case boolean
    case string
    /// A text that a person sees.
    case text
    case number(ClosedRange<Double>)
    case integer(ClosedRange<Int>)
    /// One of these names.
    case name([String])
    /// A form that `openapi.yaml` calls so.
    case named(String)
    case array(Shape)
    case anyOf([Shape])
    case null
    case object(MemberTable)
    /// Values by the ids of screens.
    case byScreen(Shape)
    /// Any value.
    case open
    /// Any object.
    case openObject
}

/// Records the members of an object.
@usableFromInline package struct MemberLister: MemberVisitor {
    @usableFromInline package typealias Failure = Never

    package private(set) var members: [MemberTable.Member] = []

    @usableFromInline package mutating func reaches(_ name: StaticString) -> Bool { true }

    private mutating func note(
        _ name: StaticString,
        _ shape: Shape,
        isRequired: Bool = false,
        isNullable: Bool = false,
        usual: Value? = nil
    ) {
        members.append(
            MemberTable.Member(
                name: "\(name)",
                shape: shape,
                isRequired: isRequired,
                isNullable: isNullable,
                usual: usual
            )
        )
    }

    @usableFromInline package mutating func required<Form: WireForm>(_ name: StaticString, _ value: inout Form) {
        note(name, Form.shape, isRequired: true)
    }

    @usableFromInline package mutating func required(
        _ name: StaticString,
        _ value: inout Double,
        in range: ClosedRange<Double>
    ) {
        note(name, .number(range), isRequired: true)
    }

    @usableFromInline package mutating func demanded<Form: WireForm>(_ name: StaticString, _ value: inout Form?) {
        note(name, Form.shape, isRequired: true)
    }

    @usableFromInline package mutating func reached<Form: WireForm>(_ name: StaticString, _ value: inout Form?) {
        note(name, Form.shape, isNullable: true)
    }

    @usableFromInline package mutating func member<Form: WireForm & Equatable>(
        _ name: StaticString,
        _ value: inout Form,
        default: @autoclosure () -> Form,
        orNull: Bool
    ) { note(name, Form.shape, isNullable: orNull, usual: `default`().tree) }

    @usableFromInline package mutating func member(
        _ name: StaticString,
        _ value: inout Double,
        in range: ClosedRange<Double>,
        default: Double
    ) { note(name, .number(range), usual: .number(`default`)) }

    @usableFromInline package mutating func member(
        _ name: StaticString,
        _ value: inout Int,
        in range: ClosedRange<Int>,
        default: Int
    ) { note(name, .integer(range), usual: .number(Double(`default`))) }

    @usableFromInline package mutating func always<Form: WireForm>(
        _ name: StaticString,
        _ value: inout Form,
        default: @autoclosure () -> Form,
        orNull: Bool
    ) { note(name, Form.shape, isNullable: orNull, usual: `default`().tree) }

    @usableFromInline package mutating func always(
        _ name: StaticString,
        _ value: inout Double,
        in range: ClosedRange<Double>,
        default: Double
    ) { note(name, .number(range), usual: .number(`default`)) }

    @usableFromInline package mutating func optional<Form: WireForm>(
        _ name: StaticString,
        _ value: inout Form?,
        orNull: Bool
    ) {
        note(name, Form.shape, isNullable: orNull)
    }

    @usableFromInline package mutating func optional(
        _ name: StaticString,
        _ value: inout Double?,
        in range: ClosedRange<Double>,
        orNull: Bool
    ) { note(name, .number(range), isNullable: orNull) }

    @usableFromInline package mutating func text(_ name: StaticString, _ value: inout String?, orNull: Bool) {
        note(name, .text, isNullable: orNull)
    }

    @usableFromInline package mutating func withNull<Form: WireForm>(_ name: StaticString, _ value: inout Form??) {
        note(name, Form.shape, isNullable: true)
    }

    @usableFromInline package mutating func object<Object: WireObject & Equatable>(
        _ name: StaticString,
        _ value: inout Object,
        orNull: Bool
    ) { note(name, Object.shape, isNullable: orNull) }

    @usableFromInline package mutating func callbacks(_ value: inout Callbacks) {
        for name in Callback.names.all {
            members.append(MemberTable.Member(name: name, shape: .named("CallbackProperties"), usual: .object([])))
        }
    }

    @usableFromInline package mutating func byScreen<Form: WireForm>(
        _ name: StaticString,
        _ values: inout [Screen.ID: Form],
        in stack: [Screen.ID],
        always: Bool
    ) { note(name, .byScreen(Form.shape)) }

    @usableFromInline package mutating func byScreen(
        _ name: StaticString,
        _ values: inout [Screen.ID: Double],
        in stack: [Screen.ID],
        range: ClosedRange<Double>
    ) { note(name, .byScreen(.number(range))) }

    @usableFromInline package mutating func open(_ name: StaticString, _ value: inout Value?, _ shape: OpenShape) {
        switch shape {
        case .objectOrNull: note(name, .openObject, isNullable: true)
        case .anything: note(name, .open)
        }
    }
}
