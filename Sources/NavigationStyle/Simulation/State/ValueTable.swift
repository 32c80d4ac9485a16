/// A table that interns the values in a simulation's state: the properties of bars, the values that screens have saved,
/// and the memories of the policy.
///
/// A simulation and its copies share one table, which only grows; two requests never share one.
final class ValueTable<Policy: NavigationStylePolicy> {
    /// Whether bars of equal colors still differ if the colors were resolved from different ones, as where the
    /// interface style may change.
    private let tellsVariants: Bool

    init(tellsVariants: Bool = true) { self.tellsVariants = tellsVariants }

    // Exclusive access is not checked: every look at a bar looks a value up, and nothing else can run meanwhile, as a
    // lookup calls only the comparison of two values.
    @exclusivity(unchecked) private var bars = Interner<InternedBar>()
    @exclusivity(unchecked) private var saved = Interner<[Callback: ID<BarProperties>]>()
    @exclusivity(unchecked) private var controllerMemories = Interner<Policy.ControllerMemory>()
    @exclusivity(unchecked) private var screenMemories = Interner<Policy.ScreenMemory>()

    // The state belongs to no policy, so its ids do not name the types of memories, nor how bars are told apart.

    /// Returns the properties of a bar, shared or fake.
    @inline(__always)
    func bar(_ id: ID<BarProperties>) -> BarProperties { unsafe bars[ID(rawValue: id.rawValue)].properties }

    /// Returns the id of a bar's properties.
    func id(ofBar properties: BarProperties) -> ID<BarProperties> {
        let bar = InternedBar(properties: properties, areVariantsTold: tellsVariants)
        return ID(rawValue: unsafe bars.id(of: bar).rawValue)
    }

    /// Returns saved values; none for the id -1.
    func savedBars(_ id: ID<SavedBars>) -> SavedBars {
        var result = SavedBars()
        guard id.index >= 0 else { return result }
        for (callback, bar) in unsafe saved[ID(rawValue: id.rawValue)] { result[callback] = self.bar(bar) }
        return result
    }

    /// Returns the id of the values that a screen has saved; -1 if there are none.
    func id(ofSaved bars: SavedBars) -> ID<SavedBars> {
        guard !bars.isEmpty else { return ID(-1) }
        let ids = bars.values.mapValues { id(ofBar: $0) }
        return ID(rawValue: unsafe saved.id(of: ids).rawValue)
    }

    /// Returns the policy's memory of the controller.
    @inline(__always)
    func controllerMemory(_ id: ID<PolicyMemory.OfController>) -> Policy.ControllerMemory {
        unsafe controllerMemories[ID(rawValue: id.rawValue)]
    }

    /// Returns the id of the policy's memory of the controller.
    func id(ofController memory: Policy.ControllerMemory) -> ID<PolicyMemory.OfController> {
        ID(rawValue: unsafe controllerMemories.id(of: memory).rawValue)
    }

    /// Returns the policy's memory of a screen.
    @inline(__always)
    func screenMemory(_ id: ID<PolicyMemory.OfScreen>) -> Policy.ScreenMemory {
        unsafe screenMemories[ID(rawValue: id.rawValue)]
    }

    /// Returns the id of the policy's memory of a screen.
    func id(ofScreen memory: Policy.ScreenMemory) -> ID<PolicyMemory.OfScreen> {
        ID(rawValue: unsafe screenMemories.id(of: memory).rawValue)
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
