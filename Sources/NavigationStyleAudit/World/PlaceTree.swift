import NavigationStyle

/// The places of numbered values in a tree of JSON, with the keys and indices that lead to them.
struct PlaceTree: Sendable {
    /// The number of the value here; nil if there are only places below.
    private var number: Int?
    /// The keys below, in the order in which they were added, and the places that they lead to.
    private var keys: [String] = []
    private var branches: [PlaceTree] = []
    private var indices: [String: Int] = [:]

    /// Adds the place of the value with `number`.
    mutating func add(_ number: Int, at path: ArraySlice<String>) {
        guard let key = path.first else {
            self.number = number
            return
        }
        let index = indices[key] ?? keys.count
        if index == keys.count {
            indices[key] = index
            keys.append(key)
            branches.append(PlaceTree())
        }
        branches[index].add(number, at: path.dropFirst())
    }

    /// Returns `tree` with `values` at their places.
    func replaced(in tree: Value, by values: [Value]) -> Value {
        if let number { return values[number] }
        switch tree {
        case .array(var elements):
            for (key, branch) in zip(keys, branches) {
                guard let index = Int(key), elements.indices.contains(index) else { continue }
                elements[index] = branch.replaced(in: elements[index], by: values)
            }
            return .array(elements)
        case .object, .null:
            // A member that has its default is left out of the tree.
            var result = tree == .null ? .object([]) : tree
            for (key, branch) in zip(keys, branches) {
                result[key] = branch.replaced(in: result[key] ?? .object([]), by: values)
            }
            return result
        default: return tree
        }
    }
}
