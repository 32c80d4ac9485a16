/// The screens of a navigation controller, root first, by their indices.
typealias ScreenStack = InlineList<8, Int>

extension ScreenStack {
    init(_ screens: some Sequence<Int> = []) {
        self.init(filler: -1)
        for screen in screens { append(screen) }
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
        stack.removeAll(from: index + 1)
        return stack
    }

    /// The screen below the one at `index`, if there is one.
    func screenBelow(_ index: Int) -> Int? {
        index > 0 ? self[index - 1] : nil
    }

    /// The screen `count` below the top, or the root if there are fewer; nil if there is none.
    func screenBelowTop(by count: Int) -> Int? {
        isEmpty ? nil : self[Swift.max(0, endIndex - 1 - Swift.min(count, endIndex))]
    }
}
