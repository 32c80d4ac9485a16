/// The id of a value: its index in the array or the interner that holds all values of its sort.
package struct ID<Value>: RawRepresentable, Hashable, Comparable, BitwiseCopyable, Sendable {
    package let rawValue: Int32

    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }

    @inlinable package init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }

    /// The index of the value.
    var index: Int { Int(rawValue) }

    @inlinable package static func == (left: ID, right: ID) -> Bool { left.rawValue == right.rawValue }

    @inlinable package static func < (left: ID, right: ID) -> Bool { left.rawValue < right.rawValue }

    @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// Interns values: equal values have equal ids.
///
/// A request has few values, so a lookup compares them one by one, the latest first; with more, as in a search, it uses
/// their hashes.
package struct Interner<Value: Hashable> {
    @usableFromInline var values: [Value] = []
    /// The ids by value, once there are more values than a lookup compares.
    @usableFromInline var ids: [Value: Int32] = [:]

    @inlinable package init() {}

    /// The largest number of values that a lookup compares one by one.
    @inlinable static var mostCompared: Int { 32 }

    @inlinable package var count: Int { values.count }

    @inlinable package subscript(id: ID<Value>) -> Value {
        @inline(__always)
        get { values[Int(id.rawValue)] }
    }

    @inlinable package mutating func id(of value: Value) -> ID<Value> {
        if values.count > Self.mostCompared {
            if let id = ids[value] { return ID(rawValue: id) }
        } else {
            let values = values.span
            var index = values.count
            while index > 0 {
                index -= 1
                if values[index] == value { return ID(index) }
            }
        }
        return add(value)
    }

    @inlinable mutating func add(_ value: Value) -> ID<Value> {
        let id = ID<Value>(values.count)
        if values.isEmpty { values.reserveCapacity(8) }
        values.append(value)
        if values.count == Self.mostCompared + 1 {
            for (index, value) in values.enumerated() { ids[value] = Int32(truncatingIfNeeded: index) }
        } else if values.count > Self.mostCompared {
            ids[value] = id.rawValue
        }
        return id
    }
}
