// The parts of a window's state that are interned.
extension StackWindow {
    /// The controller at rest: everything in it that the next operation can depend on.
    package struct Control: Hashable {
        var navigationController: ID<NavigationController>
        /// The bar's properties.
        var bar: ID<BarProperties>
        var isNavigationBarHidden: Bool
        /// Whether UIKit itself was the last to hide or show the bar.
        var isVisibilityOfSystem: Bool
        var isKeyboardShown: Bool
        var isBarHidden: Bool
        var isBackgroundHidden: Bool
        var isItemStackAtRisk: Bool
        var orientation: Orientation
        /// The policy's memory, in which screens are distances from the top.
        var memory: ID<PolicyMemory.OfController>
        /// The writers of the bar's properties, as far as they are kept.
        var writers: [Writer] = []
        /// The authors of the values that the policy wrote to the bar, as far as they count.
        var authors: [Author] = []
        /// Whether no operation came before, if that counts: the diagnostics of the first one are also about the code of
        /// the screens that are there at the start.
        var isAtStart = false
    }

    /// The writer of one of the bar's properties.
    struct Writer: Hashable {
        var property: BarProperty
        var writer: Provenance.Writer
        var event: Step.Event.Name?
        /// The kind of the screen whose code wrote it; nil if the writer is not a screen, or if only the sort of writer
        /// is kept.
        var kind: Int?
        /// The distance of the screen from the top; nil if an operation cannot reach that deep, or the screen has left.
        var depth: Int?
    }

    /// The look of a screen when it was last seen.
    struct ShownBar: Hashable, BitwiseCopyable {
        /// The bar's properties.
        var properties: ID<BarProperties>
        var isNavigationBarHidden: Bool
        /// Whether UIKit hid the bar by itself.
        var isHiddenBySystem: Bool
    }

    /// A screen at rest.
    package struct Symbol: Hashable, BitwiseCopyable {
        var kind: Int
        /// The state of the screen, without its name.
        var screen: PlainScreen
        /// The last look of the screen, if it is kept and the screen is covered.
        var look: ShownBar?
        /// The authors of the values of its fake bar; nil where they do not count.
        var authors: ID<[Author]>?
    }

    /// The screen behind a value that a bar has as a copy.
    struct Author: Hashable {
        var property: BarProperty
        /// The kind of the screen whose code it was.
        var kind: Int
        /// Its distance below the screen that has the bar, or below the top; nil where it has left, or is out of reach.
        var depth: Int?
    }

    /// The key of a base: the screen directly below, and the base of that screen.
    struct BaseKey: Hashable {
        var symbol: ID<Symbol>
        var base: Base
    }

    /// The key of a staged simulation: two with the same key are alike as long as nothing has happened to them.
    struct StageKey: Hashable {
        /// The navigation controller; nil for any.
        var navigationController: ID<NavigationController>?
        /// The kinds of the screens, root first.
        var kinds: [Int]
    }
}
