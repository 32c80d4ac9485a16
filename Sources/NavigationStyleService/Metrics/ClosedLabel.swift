/// A label with all the values that it can have: whatever else comes shows as one value more, so that no client can make
/// series without end.
struct ClosedLabel<Value: Hashable & Sendable>: Sendable {
    let name: String
    /// What each value is called, and behind them all what stands for the others.
    let texts: [String]
    private let positions: [Value: Int]

    /// Takes the values, what each is called, and what stands for all others.
    init(_ name: String, _ values: [Value], remainder: String = "other", _ text: (Value) -> String) {
        self.name = name
        texts = values.map(text) + [remainder]
        positions = Dictionary(uniqueKeysWithValues: zip(values, values.indices))
    }

    /// Where a value stands among all.
    func position(of value: Value?) -> Int {
        value.flatMap { positions[$0] } ?? texts.count - 1
    }
}

extension ClosedLabel where Value: RawRepresentable<String> & CaseIterable {
    /// Takes the cases of an enumeration, which are called by their raw values.
    init(_ name: String) {
        self.init(name, Array(Value.allCases), \.rawValue)
    }
}
