/// Walks the members of an object: the one statement of its wire form has many uses.
///
/// A type states once the names, the shapes and the defaults of its members:
///
///     extension ScrollStyling.Stop: WireObject {
///         mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
///             try visitor.required("offset", &offset, in: .points)
///             try visitor.required("alpha", &alpha, in: 0...1)
///         }
///     }
///
/// Each use walks through this statement. A ``FormReader`` is at the value of one member, skips all others, and reads
/// the value into its place; there is one for bytes (`JSONReader`) and one for trees (``ValueReader``). A
/// ``FormWriter`` writes one member after the other, as bytes (`JSONWriter`) or as a tree (``ValueWriter``). A
/// ``MemberLister`` only records the members: for the table by which keys are found, and for the schemas. `Codable`
/// reads and writes trees.
///
/// The statements are inlinable, so that bytes of each type are read and written as if by code for it: a jump to the
/// member that is read, a store for the key that is written. Trees, tables and `Codable` are seldom asked for. Their
/// functions are compiled once for all types (`optimize.sil.specialize.generic.never`), since copies for each would be a
/// seventh of the module. Defaults are only made when needed, as readers pass every member for each key.
@usableFromInline package protocol MemberVisitor: ~Copyable {
    /// The error that ends the walk.
    associatedtype Failure: Error

    /// Whether the next member, `name`, is needed.
    ///
    /// The methods below ask this themselves, except ``reached(_:_:)``: with it, an expensive computed property is not
    /// evaluated unless needed.
    mutating func reaches(_ name: StaticString) -> Bool

    /// Visits a required member.
    mutating func required<Value: WireForm>(_ name: StaticString, _ value: inout Value) throws(Failure)
    /// Visits a required number.
    mutating func required(
        _ name: StaticString,
        _ value: inout Double,
        in range: ClosedRange<Double>
    ) throws(Failure)

    /// Visits a required member; nil if it could not be read.
    mutating func demanded<Value: WireForm>(_ name: StaticString, _ value: inout Value?) throws(Failure)
    /// Visits a member that was reached; it is left out if it has no value, and null means the same.
    mutating func reached<Value: WireForm>(_ name: StaticString, _ value: inout Value?) throws(Failure)

    /// Visits a member that is left out if it is `default`; if `orNull`, null means the same.
    mutating func member<Value: WireForm & Equatable>(
        _ name: StaticString,
        _ value: inout Value,
        default: @autoclosure () -> Value,
        orNull: Bool
    ) throws(Failure)
    /// Visits a number that is left out if it is `default`.
    mutating func member(
        _ name: StaticString,
        _ value: inout Double,
        in range: ClosedRange<Double>,
        default: Double
    ) throws(Failure)
    /// Visits a whole number that is left out if it is `default`.
    mutating func member(
        _ name: StaticString,
        _ value: inout Int,
        in range: ClosedRange<Int>,
        default: Int
    ) throws(Failure)

    /// Visits a member that may be left out if it is `default`, but is always written.
    mutating func always<Value: WireForm>(
        _ name: StaticString,
        _ value: inout Value,
        default: @autoclosure () -> Value,
        orNull: Bool
    ) throws(Failure)
    /// Visits a number that may be left out if it is `default`, but is always written.
    mutating func always(
        _ name: StaticString,
        _ value: inout Double,
        in range: ClosedRange<Double>,
        default: Double
    ) throws(Failure)

    /// Visits a member that is left out if it has no value; if `orNull`, null means the same.
    mutating func optional<Value: WireForm>(
        _ name: StaticString,
        _ value: inout Value?,
        orNull: Bool
    ) throws(Failure)
    /// Visits a number that is left out if it has no value; if `orNull`, null means the same.
    mutating func optional(
        _ name: StaticString,
        _ value: inout Double?,
        in range: ClosedRange<Double>,
        orNull: Bool
    ) throws(Failure)
    /// Visits a visible text, in which tabs and line feeds are allowed; it is left out if nil.
    mutating func text(_ name: StaticString, _ value: inout String?, orNull: Bool) throws(Failure)

    /// Visits a member for which null is a value of its own, different from leaving it out.
    mutating func withNull<Value: WireForm>(_ name: StaticString, _ value: inout Value??) throws(Failure)

    /// Visits an object, which is read into the existing value; it is left out if it has only default values.
    mutating func object<Value: WireObject & Equatable>(
        _ name: StaticString,
        _ value: inout Value,
        orNull: Bool
    ) throws(Failure)

    /// Visits every callback, in the order of ``Callback/names``; one that writes nothing is left out.
    mutating func callbacks(_ value: inout Callbacks) throws(Failure)

    /// Visits values by the ids of screens, written in the order of `stack`; an empty object is only written if
    /// `always`.
    mutating func byScreen<Value: WireForm>(
        _ name: StaticString,
        _ values: inout [Screen.ID: Value],
        in stack: [Screen.ID],
        always: Bool
    ) throws(Failure)
    /// Visits numbers by the ids of screens, written in the order of `stack`; they are left out if there are none.
    mutating func byScreen(
        _ name: StaticString,
        _ values: inout [Screen.ID: Double],
        in stack: [Screen.ID],
        range: ClosedRange<Double>
    ) throws(Failure)

    /// Visits a value of any shape, which is left out if there is none.
    mutating func open(_ name: StaticString, _ value: inout Value?, _ shape: OpenShape) throws(Failure)
}

/// The shape of a value that may be anything.
@usableFromInline package enum OpenShape: Sendable {
    /// An object or null, without the members that every object may have (`x-…`, `$schema`, `$extensions`).
    case objectOrNull
    /// Anything; all members of its objects count, for objects whose keys are ids.
    case anything
}

extension MemberVisitor where Self: ~Copyable {
    @inlinable @inline(__always) package mutating func member<Value: WireForm & Equatable>(
        _ name: StaticString,
        _ value: inout Value,
        default: @autoclosure () -> Value
    ) throws(Failure) { try member(name, &value, default: `default`(), orNull: false) }

    @inlinable @inline(__always) package mutating func always<Value: WireForm>(
        _ name: StaticString,
        _ value: inout Value,
        default: @autoclosure () -> Value
    ) throws(Failure) { try always(name, &value, default: `default`(), orNull: false) }

    @inlinable @inline(__always)
    package mutating func optional<Value: WireForm>(_ name: StaticString, _ value: inout Value?) throws(Failure) {
        try optional(name, &value, orNull: false)
    }

    @inlinable @inline(__always) package mutating func optional(
        _ name: StaticString,
        _ value: inout Double?,
        in range: ClosedRange<Double>
    ) throws(Failure) { try optional(name, &value, in: range, orNull: false) }

    @inlinable @inline(__always) package mutating func object<Value: WireObject & Equatable>(
        _ name: StaticString,
        _ value: inout Value
    ) throws(Failure) { try object(name, &value, orNull: false) }
}
