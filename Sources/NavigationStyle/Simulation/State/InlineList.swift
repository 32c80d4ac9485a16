/// A list of plain values: the first few stand in it, and those of a tall stack spill over into an array.
struct InlineList<let capacity: Int, Element: Hashable & BitwiseCopyable> {
    /// The first few; what is not taken is filled up.
    private var first: InlineArray<capacity, Element>
    /// The others.
    private var spill: [Element] = []
    private(set) var count = 0

    /// An empty list, which is filled up with `filler`.
    init(filler: Element) {
        first = InlineArray(repeating: filler)
    }

    mutating func append(_ element: Element) {
        if count < capacity { first[count] = element } else { spill.append(element) }
        count += 1
    }

    /// Takes away all but the first `kept`.
    mutating func removeAll(from kept: Int) {
        guard kept < count else { return }
        if count > capacity { spill.removeSubrange(Swift.max(kept - capacity, 0)...) }
        count = kept
    }
}

extension InlineList: RandomAccessCollection, MutableCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(position: Int) -> Element {
        @inline(__always)
        get {
            precondition(position < count)
            return position < capacity ? first[position] : spill[position - capacity]
        }
        @inline(__always)
        _modify {
            precondition(position < count)
            if position < capacity { yield &first[position] } else { yield &spill[position - capacity] }
        }
    }
}

extension InlineList: Hashable {
    static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }

    func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for element in self { hasher.combine(element) }
    }
}
