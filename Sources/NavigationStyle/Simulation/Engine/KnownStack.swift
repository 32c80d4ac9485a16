/// The known part of a stack, while the operations of a faulty request are followed.
///
/// After an operation that cannot be read or carried out, less is known of the stack: its author may have meant
/// anything. Faults of later operations that might only follow from it are not reported.
struct KnownStack {
    private struct Slot {
        /// The screen's id; nil if it could not be read.
        var id: Screen.ID?
        /// Whether the screen is certainly on the stack.
        var isCertain = true
    }

    /// The screens that may be on the stack, root first.
    private var slots: [Slot]
    /// Whether the stack may hold other screens too.
    private var mayHoldOthers: Bool

    /// Creates a stack of the screens with `ids`, in which nil is an id that could not be read.
    ///
    /// - Parameters:
    ///   - ids: The ids, root first.
    ///   - isWhole: Whether these are all screens of the stack.
    init(_ ids: [Screen.ID?], isWhole: Bool) {
        slots = ids.map { Slot(id: $0) }
        mayHoldOthers = !isWhole
    }

    /// Whether the stack is certainly empty.
    var isEmpty: Bool { slots.isEmpty && !mayHoldOthers }

    /// Returns whether the screen with `id` is on the stack; nil if unknown.
    func contains(_ id: Screen.ID) -> Bool? {
        var isKnown = !mayHoldOthers
        for slot in slots {
            if slot.id == id, slot.isCertain { return true }
            if slot.id == id || slot.id == nil { isKnown = false }
        }
        return isKnown ? false : nil
    }

    /// Returns ``contains(_:)`` as a function, by a set where `action` asks for many screens.
    func membership(for action: NavigationOperation.Action) -> (Screen.ID) -> Bool? {
        guard case .setViewControllers = action else { return contains }
        let certain = Set(slots.lazy.filter(\.isCertain).compactMap(\.id))
        let possible = Set(slots.lazy.compactMap(\.id))
        let mayBeAny = mayHoldOthers || slots.contains { $0.id == nil }
        return { certain.contains($0) ? true : possible.contains($0) || mayBeAny ? nil : false }
    }

    /// Carries out `action`, which has no faults if `isPossible`; nil is an action that could not be read.
    mutating func follow(_ action: NavigationOperation.Action?, isPossible: Bool) {
        switch action {
        case nil: forget()
        case .push(let screen, _):
            slots.append(isPossible ? Slot(id: known(screen.id)) : Slot(id: nil, isCertain: false))
        case .pop(let count, _, by: .code): pop(count)
        // It is unknown whether there is a back button to tap.
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
        // It is unknown whether the gesture begins.
        case .interactivePop: doubtTop()
        case .update, .scroll, .rotate, .reappear, .barHideOnSwipe, .barHideOnTap, .keyboard,
            .setAppearanceProxy, .traitChange, .search:
            break
        }
    }

    /// Returns nil for an id that could not be read, which is empty here.
    private func known(_ id: Screen.ID) -> Screen.ID? { id.rawValue.isEmpty ? nil : id }

    private mutating func forget() {
        for index in slots.indices { slots[index].isCertain = false }
        mayHoldOthers = true
    }

    private mutating func pop(_ count: Int) {
        guard !mayHoldOthers else { return doubtAllAboveRoot() }
        for _ in 0..<min(count, max(slots.count - 1, 0)) {
            // The top screen goes if it is there; otherwise the one below goes in its place.
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

    /// Marks the topmost certain screen, except the root, as one that may have gone.
    private mutating func doubtTop() {
        if let top = slots.lastIndex(where: \.isCertain), top > 0 { slots[top].isCertain = false }
    }

    private mutating func doubtAllAboveRoot() {
        for index in slots.indices.dropFirst() { slots[index].isCertain = false }
    }
}
