/// A reference to a screen in an array.
///
/// A screen is large, and copying one retains everything in it: a reference costs one retain, and reading a member of
/// `screen` copies that member alone.
struct ScreenPlace: Sendable {
    /// The array that contains the screen.
    let screens: [Screen]
    /// The index of the screen.
    let index: Int

    /// The screen.
    @inline(__always) var screen: Screen { screens[index] }

    /// Returns the result of `member` for the screen, which is borrowed from the array and not copied.
    @inline(__always) func callAsFunction<Member>(_ member: (borrowing Screen) -> Member) -> Member {
        member(screens.span[index])
    }
}

extension ScreenPlace: Hashable {
    /// Whether the screens are equal.
    static func == (left: ScreenPlace, right: ScreenPlace) -> Bool { left.screen == right.screen }

    /// Hashes the screen.
    func hash(into hasher: inout Hasher) { hasher.combine(screen) }
}

extension ScreenPlace {
    /// Makes the place of a screen from an index that counts the requested screens first, then those that operations
    /// added.
    @inline(__always) init(of index: Int, among requested: [Screen], _ added: [ScreenPlace]) {
        self =
            index < requested.count
            ? ScreenPlace(screens: requested, index: index)
            : added[index - requested.count]
    }
}
