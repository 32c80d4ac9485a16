/// The value of a field that lists what a client accepts, each with a weight (RFC 9110 12.4.2).
struct WeightedList {
    private struct Element {
        let name: String
        let weight: Double
    }

    /// The greatest number of elements that are read: more than any client sends, and cheap.
    private static let capacity = 100

    private let elements: [Element]

    /// Whether the list has no elements.
    var isEmpty: Bool { elements.isEmpty }

    /// Reads a list.
    ///
    /// An element without a valid weight is left out. Parameters other than the weight are ignored.
    init(_ value: String) {
        let texts = value.lowercased().split(separator: ",", maxSplits: Self.capacity).prefix(Self.capacity)
        elements = texts.compactMap { element in
            let parts = element.split(separator: ";")
            guard let name = parts.first?.trimmed, !name.isEmpty else { return nil }
            guard let text = parts.dropFirst().lazy.map(\.trimmed).first(where: { $0.hasPrefix("q=") }) else {
                return Element(name: String(name), weight: 1)
            }
            guard let weight = Double(text.dropFirst(2)), (0...1).contains(weight) else { return nil }
            return Element(name: String(name), weight: weight)
        }
    }

    /// Returns the weight of a name, the greatest if it is repeated; `nil` if it is not listed.
    func weight(of name: String) -> Double? {
        elements.lazy.filter { $0.name == name }.map(\.weight).max()
    }
}
