package import NavigationStyle

extension ID {
    /// The index of the value.
    ///
    /// Each module has its own: the one of another module would be a call, at which arrays are retained.
    package var index: Int { Int(rawValue) }
}

extension Array {
    /// Accesses the element with an id; it is not copied.
    subscript(id: ID<Element>) -> Element {
        @inline(__always) _read { yield self[id.index] }
        @inline(__always) _modify { yield &self[id.index] }
    }

    /// The id of the element that is appended next.
    var nextID: ID<Element> { ID(count) }

    /// The ids of all elements.
    var ids: some Sequence<ID<Element>> { indices.lazy.map { ID($0) } }
}

/// A value for each element of an array, by the ids of the elements.
struct Column<Element, Value> {
    private var values: [Value] = []

    /// Makes an empty column, for elements that are still to come.
    init() {}

    init(repeating value: Value, for elements: [Element]) { values = Array(repeating: value, count: elements.count) }

    init(_ elements: [Element], _ value: (ID<Element>) -> Value) { values = elements.ids.map(value) }

    subscript(id: ID<Element>) -> Value {
        @inline(__always) _read { yield values[id.index] }
        @inline(__always) _modify { yield &values[id.index] }
    }

    var count: Int { values.count }

    /// Appends the value of the next element.
    mutating func append(_ value: Value) { values.append(value) }

    /// The ids of all elements.
    var ids: some Sequence<ID<Element>> { values.indices.lazy.map { ID($0) } }

    /// Returns a column with `transform` of each value.
    func map<Result>(_ transform: (Value) -> Result) -> Column<Element, Result> {
        var result = Column<Element, Result>()
        result.values = values.map(transform)
        return result
    }
}
