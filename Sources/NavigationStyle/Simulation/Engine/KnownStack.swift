/// What is known of a stack while a faulty request is followed through.
///
/// An operation that cannot be read, or cannot be carried out, leaves a stack of which less is known: what its author
/// meant instead is anyone's guess, and faults of later operations that might follow from it are not told.
struct KnownStack {
    private struct Slot {
        /// The screen's id; nil where it could not be read.
        var id: Screen.ID?
        /// Whether the screen is there for certain.
        var isCertain = true
    }

    /// The screens that may be there, root first.
    private var slots: [Slot]
    /// Whether there may be others besides.
    private var mayHoldOthers: Bool

    /// A stack of these screens, of which those without an id could not be read.
    ///
    /// - Parameters:
    ///   - ids: The ids, root first.
    ///   - isWhole: Whether these are all.
    init(_ ids: [Screen.ID?], isWhole: Bool) {
        slots = ids.map { Slot(id: $0) }
        mayHoldOthers = !isWhole
    }

    /// Whether there is no screen for certain.
    var isEmpty: Bool { slots.isEmpty && !mayHoldOthers }

    /// Whether the screen called `id` is there; nil where that is not known.
    func contains(_ id: Screen.ID) -> Bool? {
        var isKnown = !mayHoldOthers
        for slot in slots {
            if slot.id == id, slot.isCertain { return true }
            if slot.id == id || slot.id == nil { isKnown = false }
        }
        return isKnown ? false : nil
    }

    /// The same as a function, for an action that asks for one screen or for many.
    func membership(for action: NavigationOperation.Action) -> (Screen.ID) -> Bool? {
        guard case .setViewControllers = action else { return contains }
        let certain = Set(slots.lazy.filter(\.isCertain).compactMap(\.id))
        let possible = Set(slots.lazy.compactMap(\.id))
        let mayBeAny = mayHoldOthers || slots.contains { $0.id == nil }
        return { certain.contains($0) ? true : possible.contains($0) || mayBeAny ? nil : false }
    }

    /// Carries `action` out, of which `isPossible` says whether it has no faults; nil is one that could not be read.
    mutating func follow(_ action: NavigationOperation.Action?, isPossible: Bool) {
        switch action {
        case nil: forget()
        case .push(let screen, _):
            slots.append(isPossible ? Slot(id: known(screen.id)) : Slot(id: nil, isCertain: false))
        case .pop(let count, _, by: .code): pop(count)
        // Whether there is a back button to tap is not known here.
        case .pop(_, _, by: .backButton): doubtTop()
        case .popTo(let id, _): popTo(id)
        case .popToRoot: popToRoot()
        case .setViewControllers(let screens, _):
            if isPossible {
                self = KnownStack(screens.map { known($0.id) }, isWhole: true)
            } else {
                forget()
            }
        case .interactivePop(.cancelled): break
        // Whether the gesture begins is not known here.
        case .interactivePop: doubtTop()
        case .update, .scroll, .rotate, .reappear, .barHideOnSwipe, .barHideOnTap, .keyboard,
            .setAppearanceProxy, .traitChange, .search:
            break
        }
    }

    /// An id that could not be read has no characters here.
    private func known(_ id: Screen.ID) -> Screen.ID? { id.rawValue.isEmpty ? nil : id }

    private mutating func forget() {
        for index in slots.indices { slots[index].isCertain = false }
        mayHoldOthers = true
    }

    private mutating func pop(_ count: Int) {
        guard !mayHoldOthers else { return doubtAllAboveRoot() }
        for _ in 0..<min(count, max(slots.count - 1, 0)) {
            // What is on top goes if it is there; if it is not, what lies below goes in its place.
            if slots.count > 1, !slots.removeLast().isCertain { doubtTop() }
        }
    }

    private mutating func popTo(_ id: Screen.ID) {
        guard let index = slots.lastIndex(where: { $0.id == id && $0.isCertain }) else { return doubtAllAboveRoot() }
        slots.removeSubrange((index + 1)...)
    }

    private mutating func popToRoot() {
        let root = slots.first.flatMap { $0.isCertain ? $0.id : nil }
        if !isEmpty { self = KnownStack([root], isWhole: true) }
    }

    /// The topmost screen that was certain, but for the root, may have gone.
    private mutating func doubtTop() {
        if let top = slots.lastIndex(where: \.isCertain), top > 0 { slots[top].isCertain = false }
    }

    private mutating func doubtAllAboveRoot() {
        for index in slots.indices.dropFirst() { slots[index].isCertain = false }
    }
}
