/// A symbol that a bar button item shows instead of a title.
package enum BarButtonSymbol: String, CaseIterable, Sendable {
    case add, action, bookmarks, camera, close, compose, fastForward, organize, pause, play, redo, refresh, reply
    case rewind, search, trash, undo
    // Symbols that are no system items of UIKit's.
    case bell, checkmark, heart, menu, more, person, settings, star

    /// Finds the symbol of an item that is called by the name of a `UIBarButtonItem.SystemItem`, such as `add`, or of an
    /// SF Symbol, such as `plus`; nil if the name is a title.
    package init?(named name: String) {
        guard let symbol = Self.named[name] else { return nil }
        self = symbol
    }

    /// The names of items, and their symbols.
    package static let named: [String: BarButtonSymbol] = [
        "add": .add, "action": .action, "bookmarks": .bookmarks, "camera": .camera, "close": .close, "stop": .close,
        "compose": .compose, "fastForward": .fastForward, "organize": .organize, "pause": .pause, "play": .play,
        "redo": .redo, "refresh": .refresh, "reply": .reply, "rewind": .rewind, "search": .search, "trash": .trash,
        "undo": .undo,
        "plus": .add, "square.and.arrow.up": .action, "book": .bookmarks, "xmark": .close,
        "square.and.pencil": .compose,
        "forward": .fastForward, "folder": .organize, "arrow.uturn.forward": .redo, "arrow.clockwise": .refresh,
        "arrowshape.turn.up.left": .reply, "backward": .rewind, "magnifyingglass": .search,
        "arrow.uturn.backward": .undo,
        "bell": .bell, "checkmark": .checkmark, "heart": .heart, "line.3.horizontal": .menu, "ellipsis": .more,
        "person": .person, "gearshape": .settings, "star": .star,
    ]
}
