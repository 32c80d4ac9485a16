/// The state of each screen, by its index: the first eight are stored inline, the others in an array.
struct PlainScreens {
    private var first = InlineArray<8, PlainScreen>(repeating: .none)
    private var spill: [PlainScreen] = []
    private(set) var count = 0

    mutating func append(_ screen: PlainScreen) {
        if count < first.count { first[count] = screen } else { spill.append(screen) }
        count += 1
    }

    subscript(position: Int) -> PlainScreen {
        @inline(__always)
        get {
            precondition(position < count)
            return position < first.count ? first.span[position] : spill[position - first.count]
        }
        @inline(__always)
        set {
            precondition(position < count)
            if position < first.count { first[position] = newValue } else { spill[position - first.count] = newValue }
        }
    }
}

extension PlainScreens: Hashable {
    static func == (left: Self, right: Self) -> Bool {
        left.count == right.count && (0..<left.count).allSatisfy { left[$0] == right[$0] }
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for position in 0..<count { hasher.combine(self[position]) }
    }
}
