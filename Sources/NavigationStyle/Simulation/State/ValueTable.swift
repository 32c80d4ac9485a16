/// A table that numbers the values in a simulation's state: the properties of bars, the values that screens have saved,
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
    @exclusivity(unchecked) private var bars = Numbering<NumberedBar>()
    @exclusivity(unchecked) private var saved = Numbering<[Callback: Int32]>()
    @exclusivity(unchecked) private var controllerMemories = Numbering<Policy.ControllerMemory>()
    @exclusivity(unchecked) private var screenMemories = Numbering<Policy.ScreenMemory>()

    /// Returns the properties of the bar, shared or fake, that has `number`.
    @inline(__always)
    func bar(_ number: Int32) -> BarProperties { unsafe bars[number].properties }

    /// Returns the number of a bar's properties.
    func number(ofBar properties: BarProperties) -> Int32 {
        unsafe bars.number(of: NumberedBar(properties: properties, areVariantsTold: tellsVariants))
    }

    /// Returns the saved values that have `number`; -1 is that of nothing saved.
    func savedBars(_ number: Int32) -> SavedBars {
        var result = SavedBars()
        guard number >= 0 else { return result }
        for (callback, bar) in unsafe saved[number] { result[callback] = self.bar(bar) }
        return result
    }

    /// Returns the number of the values that a screen has saved.
    func number(ofSaved bars: SavedBars) -> Int32 {
        guard !bars.isEmpty else { return -1 }
        let numbers = bars.values.mapValues { number(ofBar: $0) }
        return unsafe saved.number(of: numbers)
    }

    /// Returns the policy's memory of the controller that has `number`.
    @inline(__always)
    func controllerMemory(_ number: Int32) -> Policy.ControllerMemory { unsafe controllerMemories[number] }

    /// Returns the number of the policy's memory of the controller.
    func number(ofController memory: Policy.ControllerMemory) -> Int32 { unsafe controllerMemories.number(of: memory) }

    /// Returns the policy's memory of a screen that has `number`.
    @inline(__always)
    func screenMemory(_ number: Int32) -> Policy.ScreenMemory { unsafe screenMemories[number] }

    /// Returns the number of the policy's memory of a screen.
    func number(ofScreen memory: Policy.ScreenMemory) -> Int32 { unsafe screenMemories.number(of: memory) }
}

/// The properties of a bar, with the variants of its colors where the table tells them apart.
private struct NumberedBar: Hashable {
    let properties: BarProperties
    let areVariantsTold: Bool

    static func == (left: NumberedBar, right: NumberedBar) -> Bool {
        left.properties == right.properties
            && (!left.areVariantsTold || left.properties.hasSameVariants(as: right.properties))
    }

    func hash(into hasher: inout Hasher) { hasher.combine(properties) }
}

/// A numbering of values in which equal values have the same number.
///
/// A request has few values, so a lookup compares them one by one, the latest first; with more, as in a search, it uses
/// their hashes.
struct Numbering<Value: Hashable> {
    private var values: [Value] = []
    /// The numbers by value, once there are more values than a lookup compares.
    private var numbers: [Value: Int32] = [:]

    /// The largest number of values that a lookup compares one by one.
    private static var mostCompared: Int { 32 }

    subscript(number: Int32) -> Value {
        @inline(__always)
        get { values[Int(number)] }
    }

    mutating func number(of value: Value) -> Int32 {
        if values.count > Self.mostCompared {
            if let number = numbers[value] { return number }
        } else {
            // Through a span no value is copied.
            let values = values.span
            var index = values.count
            while index > 0 {
                index -= 1
                if values[index] == value { return Int32(truncatingIfNeeded: index) }
            }
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
