/// What is found again and again while an app is read.
final class AppMemory {
    var ancestries: [String: [String]] = [:]
    var lines: [String: [String]] = [:]
    var touchesBars: [String: Bool] = [:]
    var conforming: [String: Set<String>]?
    var superclasses: Set<String>?
    var navigationControllers: Set<String>?
    /// The classes of the objects that all share of which nobody knows how they are made, by their properties.
    var singletons: [ObjectIdentifier: String?] = [:]
    var values: [ObjectIdentifier: Datum] = [:]
    /// The names of the storyboards whose initial scenes code makes; empty for one whose name it does not say.
    var initialStoryboards: Set<String> = []
    /// The tint of the window, which bars without one of their own have.
    var windowTint: Fact?
    /// The classes of the screens and bars in storyboards.
    var storyboardClasses: Set<String> = []
}
