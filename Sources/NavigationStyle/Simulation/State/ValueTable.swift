/// A table that interns the values in a simulation's state: the properties of bars, and the values that screens have
/// saved.
///
/// A simulation and its copies share one table, which only grows; two requests never share one.
final class ValueTable {
    /// Whether bars of equal colors still differ if the colors were resolved from different ones, as where the
    /// interface style may change.
    private let tellsVariants: Bool

    init(tellsVariants: Bool = true) { self.tellsVariants = tellsVariants }

    private var bars = Interner<InternedBar>()
    private var saved = Interner<[Callback: ID<BarProperties>]>()

    // The ids in a state do not name how bars are told apart.

    /// Returns the properties of a bar, shared or fake.
    @inline(__always)
    func bar(_ id: ID<BarProperties>) -> BarProperties { bars[ID(rawValue: id.rawValue)].properties }

    /// Returns the id of a bar's properties.
    func id(ofBar properties: BarProperties) -> ID<BarProperties> {
        let bar = InternedBar(properties: properties, areVariantsTold: tellsVariants)
        return ID(rawValue: bars.id(of: bar).rawValue)
    }

    /// Returns saved values; none for the id -1.
    func savedBars(_ id: ID<SavedBars>) -> SavedBars {
        var result = SavedBars()
        guard id.index >= 0 else { return result }
        for (callback, bar) in saved[ID(rawValue: id.rawValue)] { result[callback] = self.bar(bar) }
        return result
    }

    /// Returns the id of the values that a screen has saved; -1 if there are none.
    func id(ofSaved bars: SavedBars) -> ID<SavedBars> {
        guard !bars.isEmpty else { return ID(-1) }
        let ids = bars.values.mapValues { id(ofBar: $0) }
        return ID(rawValue: saved.id(of: ids).rawValue)
    }
}

/// The properties of a bar, with the variants of its colors where the table tells them apart.
private struct InternedBar: Hashable {
    let properties: BarProperties
    let areVariantsTold: Bool

    static func == (left: InternedBar, right: InternedBar) -> Bool {
        left.properties == right.properties
            && (!left.areVariantsTold || left.properties.hasSameVariants(as: right.properties))
    }

    func hash(into hasher: inout Hasher) { hasher.combine(properties) }
}
