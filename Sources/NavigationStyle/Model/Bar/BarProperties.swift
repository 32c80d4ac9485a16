/// The values that code writes to a bar: for each property that it touches, a value or nil.
///
/// A property that is absent is not touched. The values are packed in the order of the properties and found by counting
/// the lower bits: most writes touch one to four of the twenty-five, and a copy is one retain.
public struct BarProperties: Hashable, Sendable {
    /// The properties that are touched.
    public private(set) var touched: BarPropertySet = []
    @usableFromInline private(set) var values: [BarValue] = []

    /// Makes a write that touches nothing.
    public init() {}

    /// Whether nothing is touched.
    public var isEmpty: Bool { values.isEmpty }

    /// The value of `property`; nil where it is not touched.
    public subscript(property: BarProperty) -> BarValue? {
        get {
            guard touched.contains(property) else { return nil }
            return values[position(of: property)]
        }
        set {
            let position = position(of: property)
            switch (touched.contains(property), newValue) {
            case (true, let value?): values[position] = value
            case (false, let value?):
                if values.isEmpty { values.reserveCapacity(4) }
                if position == values.count { values.append(value) } else { values.insert(value, at: position) }
                touched.insert(property)
            case (true, nil):
                values.remove(at: position)
                touched.remove(property)
            case (false, nil): break
            }
        }
    }

    /// Makes a write that touches those of `properties` for which there is a value.
    init(_ properties: BarPropertySet, value: (BarProperty) -> BarValue?) {
        guard !properties.isEmpty else { return }
        values.reserveCapacity(properties.count)
        for property in properties {
            guard let value = value(property) else { continue }
            values.append(value)
            touched.insert(property)
        }
    }

    /// The index of the value of `property`, or that at which it would be inserted.
    func position(of property: BarProperty) -> Int {
        (touched.bits & (property.bit - 1)).nonzeroBitCount
    }
}

extension BarProperties {
    /// Returns the write that makes these writes and then those of `later`.
    public func followed(by later: BarProperties) -> BarProperties {
        if later.isEmpty { return self }
        if touched.isSubset(of: later.touched) { return later }
        return BarProperties(touched.union(later.touched)) { later[$0] ?? self[$0] }
    }

    /// Returns the part of the write that touches `properties`.
    public func restricted(to properties: BarPropertySet) -> BarProperties {
        if touched.isSubset(of: properties) { return self }
        return BarProperties(touched.intersection(properties)) { self[$0] }
    }

    /// Whether `property` is touched; if `value` is given, with one that means the same.
    func gives(_ property: BarProperty, _ value: BarValue?) -> Bool {
        guard touched.contains(property) else { return false }
        guard let value else { return true }
        return values[position(of: property)].means(value)
    }

    /// Returns the touched properties to which `other` gives the same values.
    func properties(givenBy other: borrowing BarProperties) -> BarPropertySet {
        var same = touched.intersection(other.touched)
        for property in same where !other.gives(property, values.span[position(of: property)]) { same.remove(property) }
        return same
    }

    /// Whether some value is one that the bar had before a callback.
    var hasSaved: Bool {
        // Through a span no value is copied.
        let values = values.span
        return values.indices.contains { values[$0].isSaved }
    }

    /// The part of the write that changes an untouched bar.
    var withoutDefaults: BarProperties {
        guard contains(where: { $0.hasByDefault($1) }) else { return self }
        return BarProperties(touched) { property in self[property].flatMap { property.hasByDefault($0) ? nil : $0 } }
    }
}

extension BarProperties: Sequence {
    /// Returns an iterator over the touched properties with their values, in the order of the wire format.
    public func makeIterator() -> Iterator {
        Iterator(properties: touched.makeIterator(), values: values.makeIterator())
    }

    /// Goes through properties and values side by side.
    public struct Iterator: IteratorProtocol {
        var properties: BarPropertySet.Iterator
        var values: IndexingIterator<[BarValue]>

        /// Returns the next touched property and its value.
        public mutating func next() -> (property: BarProperty, value: BarValue)? {
            guard let property = properties.next(), let value = values.next() else { return nil }
            return (property, value)
        }
    }
}

extension BarProperties: WireForm {
    @usableFromInline package static var shape: Shape { .named("BarProperties") }

    /// Reads an object with a member for each property that is touched.
    @inlinable package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> BarProperties? { try read(from: &reader, orNull: orNull, ofCallback: false) }

    /// Reads an object with a member for each property that is touched; only in a callback may one be saved.
    @inlinable static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool,
        ofCallback: Bool
    ) throws(Reader.Failure) -> BarProperties? {
        guard var scope = try reader.object(orNull ? .object.orNull : .object) else { return nil }
        var properties = BarProperties()
        while let index = try reader.member(of: BarProperty.table.index, in: &scope) {
            let property = BarProperty.table.values[index]
            let value =
                ofCallback && reader.hasOnly(BarValue.savedKey)
                ? try BarValue.readSaved(from: &reader) : try BarValue.read(of: property, from: &reader)
            if let value { properties[property] = value }
        }
        return properties
    }

    /// Writes the object of the touched properties.
    @inlinable package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.beginObject()
        // The subscript would search for each value and copy it.
        let values = values.span
        var index = 0
        for property in touched {
            writer.key(property)
            writer.form(values[index])
            index &+= 1
        }
        writer.endObject()
    }
}
