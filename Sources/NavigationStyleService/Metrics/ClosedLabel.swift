/// A label with a fixed set of values.
///
/// Any other value is counted as one further value, so that no client can make the number of series grow.
struct ClosedLabel<Value: Equatable & Sendable>: Sendable {
    let name: String
    /// The texts of the values, and last the text for all others.
    let texts: [String]
    private let values: [Value]

    /// Makes a label from its values, their texts, and the text for all others.
    init(_ name: String, _ values: [Value], remainder: String = "other", _ text: (Value) -> String) {
        self.name = name
        texts = values.map(text) + [remainder]
        self.values = values
    }

    /// Returns the index of a value.
    ///
    /// A linear search takes less time than hashing the value.
    func position(of value: Value?) -> Int {
        value.flatMap { values.firstIndex(of: $0) } ?? values.count
    }
}

extension ClosedLabel where Value: RawRepresentable<String> & CaseIterable {
    /// Makes a label from the cases of an enumeration, with their raw values as texts.
    init(_ name: String) {
        self.init(name, Array(Value.allCases), \.rawValue)
    }
}
