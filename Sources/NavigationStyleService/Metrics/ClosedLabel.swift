/// A label with all the values that it can have: anything else is shown as one further value, so that no client can make
/// the number of series grow.
struct ClosedLabel<Value: Equatable & Sendable>: Sendable {
    let name: String
    /// What each value is called, and last what stands for all others.
    let texts: [String]
    private let values: [Value]

    /// Makes a label of its values, what each is called, and what stands for all others.
    init(_ name: String, _ values: [Value], remainder: String = "other", _ text: (Value) -> String) {
        self.name = name
        texts = values.map(text) + [remainder]
        self.values = values
    }

    /// The position of a value among all.
    ///
    /// They are looked through: that takes less than to hash one.
    func position(of value: Value?) -> Int {
        value.flatMap { values.firstIndex(of: $0) } ?? values.count
    }
}

extension ClosedLabel where Value: RawRepresentable<String> & CaseIterable {
    /// Makes a label of the cases of an enumeration, which are called by their raw values.
    init(_ name: String) {
        self.init(name, Array(Value.allCases), \.rawValue)
    }
}
