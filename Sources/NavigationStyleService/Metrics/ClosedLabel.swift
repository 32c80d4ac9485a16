/// A label with all the values that it can have: whatever else comes shows as one of them, so that no client can make
/// series without end.
struct ClosedLabel: Sendable {
    let name: String
    let values: [String]
    private let positions: [String: Int]

    /// Takes the values, and the one that stands for all others.
    init(_ name: String, _ values: [String], remainder: String = "other") {
        self.name = name
        self.values = values + [remainder]
        positions = Dictionary(uniqueKeysWithValues: zip(values, values.indices))
    }

    /// Where a value stands among all.
    func position(of value: String) -> Int { positions[value] ?? values.count - 1 }
}
