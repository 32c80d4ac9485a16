/// A set of bar properties, in the order of the wire format.
public struct BarPropertySet: Hashable, Sendable, BitwiseCopyable {
    /// A bit for each property.
    var bits: UInt32

    init(bits: UInt32) {
        self.bits = bits
    }

    /// Makes a set of `properties`.
    public init(_ properties: some Sequence<BarProperty>) {
        bits = properties.reduce(0) { $0 | $1.bit }
    }

    /// Every property.
    public static let all = BarPropertySet(BarProperty.allCases)

    /// The flags that make a navigation controller hide its bars automatically.
    static let hidesBars: BarPropertySet = [
        .hidesBarsOnSwipe, .hidesBarsOnTap, .hidesBarsWhenVerticallyCompact, .hidesBarsWhenKeyboardAppears,
    ]

    /// The properties of the navigation controller, and not of its bar: no other bar has them.
    static let ofNavigationController: BarPropertySet = hidesBars.union([.isNavigationBarHidden])

    /// Whether the set is empty.
    public var isEmpty: Bool { bits == 0 }

    /// The number of properties in the set.
    public var count: Int { bits.nonzeroBitCount }

    /// Whether `property` is in the set.
    public func contains(_ property: BarProperty) -> Bool {
        bits & property.bit != 0
    }

    /// Whether every property of the set is in `other`.
    public func isSubset(of other: BarPropertySet) -> Bool {
        bits & ~other.bits == 0
    }

    /// Returns the properties that are in either set.
    public func union(_ other: BarPropertySet) -> BarPropertySet {
        BarPropertySet(bits: bits | other.bits)
    }

    /// Returns the properties that are in both sets.
    public func intersection(_ other: BarPropertySet) -> BarPropertySet {
        BarPropertySet(bits: bits & other.bits)
    }

    /// Returns the properties that are not in `other`.
    public func subtracting(_ other: BarPropertySet) -> BarPropertySet {
        BarPropertySet(bits: bits & ~other.bits)
    }

    /// Puts `property` into the set.
    public mutating func insert(_ property: BarProperty) {
        bits |= property.bit
    }

    /// Takes `property` out of the set.
    public mutating func remove(_ property: BarProperty) {
        bits &= ~property.bit
    }
}

extension BarPropertySet: ExpressibleByArrayLiteral {
    /// Makes a set of `properties`.
    public init(arrayLiteral properties: BarProperty...) {
        self.init(properties)
    }
}

extension BarPropertySet: CustomStringConvertible {
    /// The names of the properties, such as `[barTintColor, isTranslucent]`.
    public var description: String { "[\(map(\.name).joined(separator: ", "))]" }
}

extension BarPropertySet: Sequence {
    /// Returns an iterator over the properties in the order of the wire format.
    public func makeIterator() -> Iterator {
        Iterator(remaining: bits)
    }

    /// Goes through the bits from the lowest.
    public struct Iterator: IteratorProtocol {
        var remaining: UInt32

        /// Returns the next property of the set.
        public mutating func next() -> BarProperty? {
            guard remaining != 0 else { return nil }
            let index = remaining.trailingZeroBitCount
            remaining &= remaining - 1
            return BarProperty(rawValue: UInt8(truncatingIfNeeded: index))
        }
    }
}

extension BarPropertySet: WireForm {
    @usableFromInline package static var shape: Shape { .array(.name(BarProperty.table.all)) }

    /// Reads an array of the properties' names.
    @usableFromInline package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> BarPropertySet? { try read(from: &reader, among: BarProperty.table) }

    /// Reads an array of names of `table`.
    @inlinable static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        among table: NameTable<BarProperty>
    ) throws(Reader.Failure) -> BarPropertySet? {
        guard var scope = try reader.array(.array) else { return nil }
        var properties: BarPropertySet = []
        while try reader.element(in: &scope) {
            if let property = try reader.name(of: table, .string) { properties.insert(property) }
        }
        return properties
    }

    /// Writes the properties' names.
    @inlinable package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.beginArray()
        for property in self { writer.string(property.name) }
        writer.endArray()
    }
}
