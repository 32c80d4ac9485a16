/// The origin of each property's value on a bar; the system is the origin of values that were never written.
///
/// A bar is described for every screen of a stack, so the table is made often and read once: its entries are a few
/// bytes each, and refer to screens by an index into a list of ids that all tables of one answer share.
public struct ProvenanceTable: Sendable {
    /// The properties that have been written.
    public private(set) var written: BarPropertySet = []
    /// The writers of `written`, in the order of the properties.
    private var origins: [WriteOrigin] = []
    private var names: [Screen.ID] = []

    /// Makes an empty table.
    public init() {}

    /// Makes the table of `bar`, whose writers are indices into `names`.
    ///
    /// Code that puts the system's value back leaves the property as if it had never been written.
    init(_ bar: NavigationBar, names: [Screen.ID]) {
        origins.reserveCapacity(bar.writers.written.bits.nonzeroBitCount)
        for property in bar.writers.written {
            let origin = bar.origin(of: property)
            guard origin != .system else { continue }
            origins.append(origin)
            written.insert(property)
        }
        self.names = names
    }

    /// The origin of the value of `property`.
    public subscript(property: BarProperty) -> Provenance {
        get {
            guard written.contains(property) else { return .system }
            return provenance(at: position(of: property))
        }
        set {
            let position = position(of: property)
            if written.contains(property) { origins.remove(at: position) }
            written.remove(property)
            guard newValue != .system else { return }
            let origin = WriteOrigin(newValue.setBy, name: index(of: newValue.screen), event: newValue.callback)
            origins.insert(origin, at: position)
            written.insert(property)
        }
    }

    /// Returns the origin of the property at `position` in ``written``.
    @usableFromInline func provenance(at position: Int) -> Provenance {
        let origin = origins[position]
        let screen = origin.name < 0 ? nil : names[Int(origin.name)]
        return Provenance(setBy: origin.writer, screen: screen, callback: origin.event)
    }

    /// Whether the origin at `position` is that of the property before it.
    @usableFromInline
    func isRepeated(at position: Int) -> Bool { position > 0 && origins[position] == origins[position &- 1] }

    private mutating func index(of name: Screen.ID?) -> Int {
        guard let name else { return -1 }
        if let index = names.firstIndex(of: name) { return index }
        names.append(name)
        return names.count - 1
    }

    private func position(of property: BarProperty) -> Int {
        (written.bits & (property.bit - 1)).nonzeroBitCount
    }
}

extension ProvenanceTable: Hashable {
    /// Whether the same writers gave the same properties their values.
    public static func == (left: ProvenanceTable, right: ProvenanceTable) -> Bool {
        left.written == right.written && left.written.allSatisfy { left[$0] == right[$0] }
    }

    /// Hashes the properties and their writers.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(written)
        for property in written { hasher.combine(self[property]) }
    }
}

extension ProvenanceTable: WireForm {
    @usableFromInline package static var shape: Shape { .named("ProvenanceTable") }

    /// Reads an object by the properties' names; a property that is absent is the system's.
    @inlinable package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> ProvenanceTable? {
        guard var scope = try reader.object(.object) else { return nil }
        var table = ProvenanceTable()
        while let index = try reader.member(of: BarProperty.table.index, in: &scope) {
            if let provenance = try Provenance.read(from: &reader, orNull: false) {
                table[BarProperty.table.values[index]] = provenance
            }
        }
        return table
    }

    /// Writes the properties that have been written.
    @inlinable package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.beginObject()
        var position = 0
        var last = 0..<0
        for property in written {
            writer.key(property)
            defer { position &+= 1 }
            // One piece of code writes several properties.
            if isRepeated(at: position), writer.repeatValue(at: last) { continue }
            let start = writer.place
            // Writing its members directly avoids a copy.
            var provenance = provenance(at: position)
            writer.beginObject()
            provenance.members(&writer)
            writer.endObject()
            last = start..<writer.place
        }
        writer.endObject()
    }
}
