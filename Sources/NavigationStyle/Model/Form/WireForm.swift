/// A type whose wire form is stated once, for bytes, for trees and for `Codable`.
@usableFromInline package protocol WireForm: AnswerForm {
    /// Reads the value at the reader's position; nil only after noting a fault.
    ///
    /// - Parameters:
    ///   - reader: The reader, at the value; a null that is allowed has been handled.
    ///   - orNull: Whether null would be allowed, which faults mention.
    /// - Returns: The value.
    /// - Throws: The error that ends the reading: text that is not JSON.
    static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> Self?
}

/// A type whose form is an object.
@usableFromInline package protocol WireObject: WireForm {
    /// Makes the value that an empty object stands for.
    init()

    /// The members, found by their names.
    static var table: MemberTable { get }

    /// Passes each member to `visitor`, in the order in which they are written.
    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
}

extension WireObject {
    @usableFromInline package static var shape: Shape { .object(table) }

    @inlinable package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> Self? {
        var value = Self()
        return try value.fill(from: &reader, orNull ? .object.orNull : .object) ? value : nil
    }

    /// Reads an object into this one.
    ///
    /// - Returns: Whether there was an object; false only after noting a fault.
    @inlinable package mutating func fill<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        _ expected: Expectation
    ) throws(Reader.Failure) -> Bool {
        guard var scope = try reader.object(expected) else { return false }
        // Loaded once, because each load retains it.
        let names = Self.table.names
        while let index = try reader.member(of: names, in: &scope) {
            reader.cursor = MemberCursor(wanted: index)
            try members(&reader)
        }
        let missing = Self.table.required & ~scope.seen
        if missing != 0 { reader.noteMissing(missing, of: Self.table, in: scope) }
        return true
    }

    @inlinable @inline(__always) package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.beginObject()
        var copy = self
        copy.members(&writer)
        writer.endObject()
    }
}

/// A type whose values have names.
@usableFromInline package protocol WireName: WireForm, AnswerName {
    /// Every value by its name.
    static var names: NameTable<Self> { get }
}

extension WireName {
    @inlinable @inline(__always) package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> Self? { try reader.name(orNull ? .string.orNull : .string) }
}

extension Bool: WireForm {
    @usableFromInline package static var shape: Shape { .boolean }

    @inlinable @inline(__always) package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> Bool? { try reader.boolean(orNull ? .boolean.orNull : .boolean) }

    @inlinable @inline(__always)
    package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) { writer.boolean(self) }
}

extension String: WireForm {
    @usableFromInline package static var shape: Shape { .string }

    @inlinable @inline(__always) package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> String? { try reader.string(orNull ? .string.orNull : .string) }

    @inlinable @inline(__always)
    package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) { writer.string(self) }
}

/// A type of elements that are read in arrays.
@usableFromInline package protocol WireElement: WireForm {
    /// The value that takes the place of a faulty element, so that the others keep theirs.
    static var placeholder: Self { get }
    /// The limit on the number of elements.
    static var limit: ElementLimit { get }
    /// Whether an array may be empty.
    static var allowsNone: Bool { get }
    /// Reads a value and appends it to `elements`.
    static func append<Reader: FormReader & ~Copyable>(
        to elements: inout [Self],
        from reader: inout Reader
    ) throws(Reader.Failure)
}

/// The kinds of elements of which a reader accepts a limited number.
@usableFromInline package enum ElementLimit: Sendable {
    case none, screens, operations, policies, environments
}

extension WireElement {
    @inlinable package static var limit: ElementLimit { .none }

    @inlinable package static var allowsNone: Bool { true }

    @inlinable package static func append<Reader: FormReader & ~Copyable>(
        to elements: inout [Self],
        from reader: inout Reader
    ) throws(Reader.Failure) { elements.append(try Self.read(from: &reader, orNull: false) ?? placeholder) }
}

extension WireElement where Self: WireObject {
    @inlinable package static var placeholder: Self { Self() }

    @inlinable package static func append<Reader: FormReader & ~Copyable>(
        to elements: inout [Self],
        from reader: inout Reader
    ) throws(Reader.Failure) {
        elements.append(Self())
        _ = try elements[elements.count - 1].fill(from: &reader, .object)
    }
}

extension String: WireElement {
    @usableFromInline package static var placeholder: String { "" }
}

extension Array: WireForm where Element: WireElement {
    @inlinable package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> [Element]? {
        guard var scope = try reader.array(orNull ? .array.orNull : .array) else { return nil }
        let place = reader.place(of: scope)
        let limit = reader.limit(Element.limit)
        var elements: [Element] = []
        while try reader.element(in: &scope) {
            guard scope.count <= limit else {
                try reader.skipValue()
                continue
            }
            // Most arrays are short, and would otherwise be reallocated for the second and for the third element.
            if elements.isEmpty { elements.reserveCapacity(4) }
            try Element.append(to: &elements, from: &reader)
        }
        if scope.count == 0, !Element.allowsNone { reader.note(.empty, at: place) }
        if scope.count > limit { reader.note(.tooMany(limit: limit), at: place) }
        return elements
    }
}
