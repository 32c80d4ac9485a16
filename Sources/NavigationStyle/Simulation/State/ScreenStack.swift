/// The screens of a navigation controller, root first, by their indices: the lowest eight are stored inline, the others
/// in an array.
struct ScreenStack {
    private var lowest = InlineArray<8, Int32>(repeating: -1)
    private var spill: [Int32] = []
    private(set) var count = 0
    /// The number of screens, counted from the root, that have been there since the last ``noteAll()``; equality
    /// ignores it.
    private(set) var notedCount = 0

    init(_ screens: some Sequence<Int> = []) {
        for screen in screens { append(screen) }
    }

    private mutating func append(_ screen: Int) {
        let screen = Int32(truncatingIfNeeded: screen)
        if count < lowest.count { lowest[count] = screen } else { spill.append(screen) }
        count += 1
    }

    /// Returns the stack with `screen` on top.
    func pushing(_ screen: Int) -> ScreenStack {
        var stack = self
        stack.append(screen)
        return stack
    }

    /// Returns the stack without the screens above `index`.
    func popped(to index: Int) -> ScreenStack {
        var stack = self
        if count > lowest.count { stack.spill.removeSubrange(Swift.max(index + 1 - lowest.count, 0)...) }
        stack.count = index + 1
        stack.notedCount = Swift.min(notedCount, stack.count)
        return stack
    }

    /// Records that all screens of the stack have been visited, for a traversal that wants only the new ones next time.
    mutating func noteAll() { notedCount = count }
}

extension ScreenStack: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(position: Int) -> Int {
        @inline(__always)
        get {
            precondition(position < count)
            return Int(position < lowest.count ? lowest[position] : spill[position - lowest.count])
        }
    }
}

extension ScreenStack: Hashable {
    static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }

    func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for screen in self { hasher.combine(screen) }
    }
}

extension ScreenStack {
    /// Returns the screen below the one at `index`; nil for the root.
    func screenBelow(_ index: Int) -> Int? {
        index > 0 ? self[index - 1] : nil
    }

    /// Returns the screen `count` below the top, or the root if there are fewer; nil for an empty stack.
    func screenBelowTop(by count: Int) -> Int? {
        isEmpty ? nil : self[Swift.max(0, endIndex - 1 - Swift.min(count, endIndex))]
    }
}
