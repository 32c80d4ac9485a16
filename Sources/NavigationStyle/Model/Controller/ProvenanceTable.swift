/// Who gave each property of a bar its value; what nobody wrote is the system's.
public struct ProvenanceTable: Hashable, Sendable {
    /// The properties that somebody wrote.
    public private(set) var written: BarPropertySet = []
    private var entries: [Provenance] = []

    /// Makes a table in which nobody has written anything.
    public init() {}

    /// Who gave `property` its value.
    public subscript(property: BarProperty) -> Provenance {
        get { written.contains(property) ? entries[position(of: property)] : .system }
        set {
            let position = position(of: property)
            switch (written.contains(property), newValue == .system) {
            case (true, false): entries[position] = newValue
            case (false, false):
                entries.insert(newValue, at: position)
                written.insert(property)
            case (true, true):
                entries.remove(at: position)
                written.remove(property)
            case (false, true): break
            }
        }
    }

    private func position(of property: BarProperty) -> Int {
        (written.bits & (property.bit - 1)).nonzeroBitCount
    }
}
