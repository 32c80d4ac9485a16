/// The values that the state of a simulation has numbers for: what is on bars, and what the policy remembers.
///
/// A simulation and its copies share one table, which only grows; no two requests do.
final class ValueTable<Policy: NavigationStylePolicy> {
    /// Whether bars with the same colors differ where these were resolved from others, as where the interface style may change.
    private let tellsVariants: Bool

    /// The properties of a bar, with the variants of its colors where those are told apart.
    private struct Variants: Hashable {
        let properties: BarProperties
        let areTold: Bool

        static func == (left: Variants, right: Variants) -> Bool {
            left.properties == right.properties
                && (!left.areTold || left.properties.hasSameVariants(as: right.properties))
        }

        func hash(into hasher: inout Hasher) { hasher.combine(properties) }
    }

    init(tellsVariants: Bool = true) { self.tellsVariants = tellsVariants }

    // Whether somebody else has access is not checked: a value is looked up on every look at a bar, and nothing else
    // happens meanwhile, as all that is called is how values compare.
    @exclusivity(unchecked) private var bars = Numbering<Variants>()
    @exclusivity(unchecked) private var controllerMemories = Numbering<Policy.ControllerMemory>()
    @exclusivity(unchecked) private var screenMemories = Numbering<Policy.ScreenMemory>()

    /// What is on a bar: the shared one, or a fake one.
    @inline(__always)
    func bar(_ number: Int32) -> BarProperties { unsafe bars[number].properties }

    /// The number of what is on a bar.
    func number(ofBar properties: BarProperties) -> Int32 {
        unsafe bars.number(of: Variants(properties: properties, areTold: tellsVariants))
    }

    /// What the policy keeps of the controller.
    @inline(__always)
    func controllerMemory(_ number: Int32) -> Policy.ControllerMemory { unsafe controllerMemories[number] }

    /// The number of what the policy keeps of the controller.
    func number(ofController memory: Policy.ControllerMemory) -> Int32 { unsafe controllerMemories.number(of: memory) }

    /// What the policy keeps of a screen.
    @inline(__always)
    func screenMemory(_ number: Int32) -> Policy.ScreenMemory { unsafe screenMemories[number] }

    /// The number of what the policy keeps of a screen.
    func number(ofScreen memory: Policy.ScreenMemory) -> Int32 { unsafe screenMemories.number(of: memory) }
}

/// Gives each value a number, and equal values the same.
///
/// A request has few, which are compared one by one, the latest first; where there are more, as in a search, they are found
/// by their hashes.
struct Numbering<Value: Hashable> {
    private var values: [Value] = []
    /// The numbers, once there are more values than are compared.
    private var numbers: [Value: Int32] = [:]

    /// How many values are compared one by one.
    private static var mostCompared: Int { 32 }

    subscript(number: Int32) -> Value {
        @inline(__always)
        get { values[Int(number)] }
    }

    mutating func number(of value: Value) -> Int32 {
        if values.count > Self.mostCompared {
            if let number = numbers[value] { return number }
        } else if let index = values.lastIndex(of: value) {
            return Int32(truncatingIfNeeded: index)
        }
        return add(value)
    }

    private mutating func add(_ value: Value) -> Int32 {
        let number = Int32(truncatingIfNeeded: values.count)
        values.append(value)
        if values.count == Self.mostCompared + 1 {
            for (index, value) in values.enumerated() { numbers[value] = Int32(truncatingIfNeeded: index) }
        } else if values.count > Self.mostCompared {
            numbers[value] = number
        }
        return number
    }
}
