/// Values by their names, at most sixty-four.
@usableFromInline package struct NameTable<Value: Sendable>: Sendable {
    /// The values, in the order in which they were declared.
    @usableFromInline package let values: [Value]
    /// Finds the place of a value by its name.
    @usableFromInline package let index: NameIndex

    /// Creates a table of `values` under the names that `name` gives them.
    package init(_ values: some Collection<Value>, name: (Value) -> String) {
        self.values = Array(values)
        index = NameIndex(values.map(name))
    }

    /// All names, in the order of ``values``: for the words of a fault.
    @usableFromInline package var all: [String] { index.all }

    /// The value named `name`; nil if there is none.
    subscript(name: String) -> Value? { index.index(of: name).map { values[$0] } }
}

extension NameTable where Value: RawRepresentable<String> & CaseIterable {
    /// Creates a table of all cases under their raw values.
    package init(_: Value.Type) {
        self.init(Array(Value.allCases)) { $0.rawValue }
    }
}
