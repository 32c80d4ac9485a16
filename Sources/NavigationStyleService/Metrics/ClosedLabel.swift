/// A label with all the values that it can have: anything else is shown as one further value, so that no client can make
/// the number of series grow.
struct ClosedLabel<Value: Hashable & Sendable>: Sendable {
    let name: String
    /// What each value is called, and last what stands for all others.
    let texts: [String]
    private let positions: [Value: Int]

    /// Makes a label of its values, what each is called, and what stands for all others.
    init(_ name: String, _ values: [Value], remainder: String = "other", _ text: (Value) -> String) {
        self.name = name
        texts = values.map(text) + [remainder]
        positions = Dictionary(uniqueKeysWithValues: zip(values, values.indices))
    }

    /// The position of a value among all.
    func position(of value: Value?) -> Int {
        value.flatMap { positions[$0] } ?? texts.count - 1
    }
}

extension ClosedLabel where Value: RawRepresentable<String> & CaseIterable {
    /// Makes a label of the cases of an enumeration, which are called by their raw values.
    init(_ name: String) {
        self.init(name, Array(Value.allCases), \.rawValue)
    }
}
