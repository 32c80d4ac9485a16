/// Reads values in their wire forms, from bytes or from a tree, and records every fault on the way.
@usableFromInline package protocol FormReader: MemberVisitor, ~Copyable {
    /// The place of a value in the input.
    associatedtype Place
    /// The progress of the reader through an object.
    associatedtype ObjectScope: FormObjectScope
    /// The progress of the reader through an array.
    associatedtype ArrayScope: FormArrayScope

    /// The position of the reader among the members of an object.
    var cursor: MemberCursor { get set }

    /// The place of the value at the position.
    var place: Place { get }
    /// Returns the place of an object that is being read.
    func place(of scope: ObjectScope) -> Place
    /// Returns the place of an array that is being read.
    func place(of scope: ArrayScope) -> Place
    /// Records a fault in the value at `place`.
    mutating func note(_ reason: RequestFault.Reason, at place: Place)
    /// Returns the number of elements of a kind that are read.
    func limit(_ kind: ElementLimit) -> Int

    /// Whether a screen with that id may be referred to.
    func knows(_ id: Screen.ID) -> Bool

    /// Returns the kind of the value at the position.
    mutating func kind() throws(Failure) -> Value.Kind
    /// Steps over the value at the position.
    mutating func skipValue() throws(Failure)
    /// Records that the value at the position is not of the expected type, and steps over it.
    mutating func skipWrongType(_ expected: Expectation) throws(Failure)
    /// Steps over a `null` at the position, if there is one.
    mutating func null() throws(Failure) -> Bool
    /// Reads a flag.
    mutating func boolean(_ expected: Expectation) throws(Failure) -> Bool?
    /// Reads a number in `range`.
    mutating func double(in range: ClosedRange<Double>?, _ expected: Expectation) throws(Failure) -> Double?
    /// Reads a whole number in `range`.
    mutating func integer(in range: ClosedRange<Int>, _ expected: Expectation) throws(Failure) -> Int?
    /// Reads a string.
    mutating func string(_ expected: Expectation) throws(Failure) -> String?
    /// Reads a string of up to `limit` characters, even if other strings may be longer.
    mutating func string(upTo limit: Int, _ expected: Expectation) throws(Failure) -> String?
    /// Reads a text that a person sees.
    mutating func text(_ expected: Expectation) throws(Failure) -> String?
    /// Reads one of `names` and returns its index.
    mutating func name(in names: NameIndex, _ expected: Expectation) throws(Failure) -> Int?
    /// Reads a color in any of its forms.
    mutating func color(_ expected: Expectation) throws(Failure) -> BarColor?
    /// Reads a string, which is a color's or one of `names`.
    mutating func color(orNameIn names: NameIndex) throws(Failure) -> ColorOrName?
    /// Reads a value of any shape; `keepsExtensions`, members that every object may have are some of its own.
    mutating func value(keepsExtensions: Bool) throws(Failure) -> Value?
    /// Reads an object of any members; faulty ones are left out, and anything but an object becomes an empty one.
    mutating func openObject() throws(Failure) -> Value?
    /// Reads the value as a tree, for forms that are rare or intricate.
    mutating func tree<Result>(_ read: (Value, inout ValueReader) -> Result?) throws(Failure) -> Result?

    /// Steps into the object at the position; anything else there is noted as a fault and skipped.
    mutating func object(_ expected: Expectation) throws(Failure) -> ObjectScope?
    /// Steps to the value of the object's next member that `names` has, or past the object's end.
    ///
    /// - Returns: The name's place in `names`.
    mutating func member(of names: NameIndex, in scope: inout ObjectScope) throws(Failure) -> Int?
    /// Steps to the value of the object's next member, whatever its key, or past the object's end.
    ///
    /// - Parameters:
    ///   - scope: The object's.
    ///   - keepsExtensions: Whether members that every object may have are some of its own.
    /// - Returns: The key.
    /// - Throws: The error that ends the reading: text that is not JSON.
    mutating func openMember(in scope: inout ObjectScope, keepsExtensions: Bool) throws(Failure) -> String?
    /// Whether the object at the position, if there is one, has one member only, and that is one of `names`.
    mutating func hasOnly(_ names: NameIndex) -> Bool
    /// Steps into the array at the position; anything else there is noted as a fault and skipped.
    mutating func array(_ expected: Expectation) throws(Failure) -> ArrayScope?
    /// Steps to the array's next element, or past its end.
    mutating func element(in scope: inout ArrayScope) throws(Failure) -> Bool
}

/// The progress of a reader through an object.
@usableFromInline package protocol FormObjectScope {
    /// One bit for each name of the object's table that has occurred.
    var seen: UInt64 { get }
}

/// The progress of a reader through an array.
@usableFromInline package protocol FormArrayScope {
    /// The number of elements reached.
    var count: Int { get }
}

/// A string in the place of a color.
@frozen
@usableFromInline package enum ColorOrName {
    case color(BarColor)
    /// The place of a name among those that there are.
    case name(Int)
}

/// Counts down the members of an object that pass a reader, to find the one that it reads.
@frozen
@usableFromInline package struct MemberCursor {
    /// The number of members still to pass, including the one that is read.
    @usableFromInline package var left: Int

    @inlinable @inline(__always) package init(wanted: Int = -1) { left = wanted &+ 1 }
}

extension FormReader where Self: ~Copyable {
    @inlinable @inline(__always) package mutating func reaches(_ name: StaticString) -> Bool {
        cursor.left &-= 1
        return cursor.left == 0
    }

    @inlinable @inline(__always)
    package mutating func required<Value: WireForm>(_ name: StaticString, _ value: inout Value) throws(Failure) {
        if reaches(name), let new = try Value.read(from: &self, orNull: false) { value = new }
    }

    @inlinable @inline(__always) package mutating func required(
        _ name: StaticString,
        _ value: inout Double,
        in range: ClosedRange<Double>
    ) throws(Failure) {
        if reaches(name), let new = try double(in: range, .number) { value = new }
    }

    @inlinable @inline(__always)
    package mutating func demanded<Value: WireForm>(_ name: StaticString, _ value: inout Value?) throws(Failure) {
        if reaches(name) { value = try Value.read(from: &self, orNull: false) }
    }

    @inlinable @inline(__always)
    package mutating func reached<Value: WireForm>(_ name: StaticString, _ value: inout Value?) throws(Failure) {
        value = try null() ? nil : try Value.read(from: &self, orNull: true)
    }

    @inlinable @inline(__always) package mutating func member<Value: WireForm & Equatable>(
        _ name: StaticString,
        _ value: inout Value,
        default: @autoclosure () -> Value,
        orNull: Bool
    ) throws(Failure) { try always(name, &value, default: `default`(), orNull: orNull) }

    @inlinable @inline(__always) package mutating func member(
        _ name: StaticString,
        _ value: inout Double,
        in range: ClosedRange<Double>,
        default: Double
    ) throws(Failure) { try always(name, &value, in: range, default: `default`) }

    @inlinable @inline(__always) package mutating func member(
        _ name: StaticString,
        _ value: inout Int,
        in range: ClosedRange<Int>,
        default: Int
    ) throws(Failure) {
        if reaches(name), let new = try integer(in: range, .integer) { value = new }
    }

    @inlinable @inline(__always) package mutating func always<Value: WireForm>(
        _ name: StaticString,
        _ value: inout Value,
        default: @autoclosure () -> Value,
        orNull: Bool
    ) throws(Failure) {
        guard reaches(name) else { return }
        if orNull, try null() { return }
        if let new = try Value.read(from: &self, orNull: orNull) { value = new }
    }

    @inlinable @inline(__always) package mutating func always(
        _ name: StaticString,
        _ value: inout Double,
        in range: ClosedRange<Double>,
        default: Double
    ) throws(Failure) {
        if reaches(name), let new = try double(in: range, .number) { value = new }
    }

    @inlinable @inline(__always) package mutating func optional<Value: WireForm>(
        _ name: StaticString,
        _ value: inout Value?,
        orNull: Bool
    ) throws(Failure) {
        guard reaches(name) else { return }
        if orNull, try null() { return }
        value = try Value.read(from: &self, orNull: orNull)
    }

    @inlinable @inline(__always) package mutating func optional(
        _ name: StaticString,
        _ value: inout Double?,
        in range: ClosedRange<Double>,
        orNull: Bool
    ) throws(Failure) {
        guard reaches(name) else { return }
        if orNull, try null() { return }
        value = try double(in: range, orNull ? .number.orNull : .number)
    }

    @inlinable @inline(__always)
    package mutating func text(_ name: StaticString, _ value: inout String?, orNull: Bool) throws(Failure) {
        guard reaches(name) else { return }
        if orNull, try null() { return }
        value = try text(orNull ? .string.orNull : .string)
    }

    @inlinable @inline(__always)
    package mutating func withNull<Value: WireForm>(_ name: StaticString, _ value: inout Value??) throws(Failure) {
        guard reaches(name) else { return }
        value = .some(try null() ? nil : try Value.read(from: &self, orNull: true))
    }

    @inlinable @inline(__always) package mutating func object<Value: WireObject & Equatable>(
        _ name: StaticString,
        _ value: inout Value,
        orNull: Bool
    ) throws(Failure) {
        guard reaches(name) else { return }
        if orNull, try null() { return }
        _ = try value.fill(from: &self, orNull ? .object.orNull : .object)
    }

    @inlinable package mutating func callbacks(_ value: inout Callbacks) throws(Failure) {
        let callback = Callback.names.values[cursor.left - 1]
        // No other member is reached in this pass.
        cursor = MemberCursor()
        if let new = try BarProperties.read(from: &self, orNull: false, ofCallback: true) { value[callback] = new }
    }

    @inlinable package mutating func byScreen<Value: WireForm>(
        _ name: StaticString,
        _ values: inout [Screen.ID: Value],
        in stack: [Screen.ID],
        always: Bool
    ) throws(Failure) {
        guard reaches(name), var scope = try object(.object) else { return }
        while let key = try openMember(in: &scope, keepsExtensions: true) {
            guard let id = try knownScreen(key) else { continue }
            if let value = try Value.read(from: &self, orNull: false) { values[id] = value }
        }
    }

    @inlinable package mutating func byScreen(
        _ name: StaticString,
        _ values: inout [Screen.ID: Double],
        in stack: [Screen.ID],
        range: ClosedRange<Double>
    ) throws(Failure) {
        guard reaches(name), var scope = try object(.object) else { return }
        while let key = try openMember(in: &scope, keepsExtensions: true) {
            guard let id = try knownScreen(key) else { continue }
            if let value = try double(in: range, .number) { values[id] = value }
        }
    }

    /// Returns the screen of that name; nil if none is on the stack, after stepping over what is said of it.
    @inlinable package mutating func knownScreen(_ name: String) throws(Failure) -> Screen.ID? {
        let id = Screen.ID(rawValue: name)
        if knows(id) { return id }
        note(name.controlCharacter().map { .controlCharacter($0) } ?? .controllerScreenNotOnStack(id), at: place)
        try skipValue()
        return nil
    }

    @inlinable
    package mutating func open(_ name: StaticString, _ value: inout Value?, _ shape: OpenShape) throws(Failure) {
        guard reaches(name) else { return }
        switch shape {
        case .anything: value = try self.value(keepsExtensions: true)
        case .objectOrNull:
            if try null() { return }
            value = try openObject()
        }
    }

    /// Reads one of the names of a type.
    @inlinable package mutating func name<Name: WireName>(_ expected: Expectation) throws(Failure) -> Name? {
        try name(of: Name.names, expected)
    }

    /// Reads one of the names of `table`.
    @inlinable package mutating func name<Choice>(
        of table: NameTable<Choice>,
        _ expected: Expectation
    ) throws(Failure) -> Choice? {
        guard let index = try name(in: table.index, expected) else { return nil }
        return table.values[index]
    }

    /// Notes the members of `table` that are missing: a bit for each.
    @inline(never)
    @usableFromInline mutating func noteMissing(_ missing: UInt64, of table: MemberTable, in scope: ObjectScope) {
        for (index, member) in table.members.enumerated() where missing & (1 << UInt64(index)) != 0 {
            note(.missingKey(member.name), at: place(of: scope))
        }
    }
}
