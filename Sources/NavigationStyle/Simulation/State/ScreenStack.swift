/// The screens of a navigation controller, root first, by their indices: the lowest few stand in the stack itself, and those
/// of a tall one spill over into an array.
struct ScreenStack {
    private var lowest = InlineArray<8, Int32>(repeating: -1)
    private var spill: [Int32] = []
    private(set) var count = 0
    /// How many of the lowest screens are those that were there when ``noteAll()`` was last called; no part of equality.
    private(set) var notedCount = 0

    init(_ screens: some Sequence<Int> = []) {
        for screen in screens { append(screen) }
    }

    private mutating func append(_ screen: Int) {
        let screen = Int32(truncatingIfNeeded: screen)
        if count < lowest.count { lowest[count] = screen } else { spill.append(screen) }
        count += 1
    }

    /// The stack with `screen` on top.
    func pushing(_ screen: Int) -> ScreenStack {
        var stack = self
        stack.append(screen)
        return stack
    }

    /// The stack without what is above the screen at `index`.
    func popped(to index: Int) -> ScreenStack {
        var stack = self
        if count > lowest.count { stack.spill.removeSubrange(Swift.max(index + 1 - lowest.count, 0)...) }
        stack.count = index + 1
        stack.notedCount = Swift.min(notedCount, stack.count)
        return stack
    }

    /// Notes that whatever goes through the screens has gone through all that are there now.
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
    /// The screen below the one at `index`, if there is one.
    func screenBelow(_ index: Int) -> Int? {
        index > 0 ? self[index - 1] : nil
    }

    /// The screen `count` below the top, or the root if there are fewer; nil if there is none.
    func screenBelowTop(by count: Int) -> Int? {
        isEmpty ? nil : self[Swift.max(0, endIndex - 1 - Swift.min(count, endIndex))]
    }
}
