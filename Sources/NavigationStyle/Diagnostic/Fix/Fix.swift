/// Changes of a request that should remove a diagnostic.
struct Fix: Hashable, Sendable {
    /// The changes, in the order in which they are made.
    var changes: [RequestChange]

    /// Whether a change of this fix and one of `other` exclude each other.
    func contradicts(_ other: Fix) -> Bool {
        // By index, since each change would be copied.
        changes.indices.contains { own in
            other.changes.indices.contains { other.changes[$0].contradicts(changes[own]) }
        }
    }

    /// Whether the changes are those of `other`, in any order.
    func changesTheSame(as other: Fix) -> Bool {
        changes.count == other.changes.count && changes.allSatisfy(other.changes.contains)
    }

    /// Whether code or a config gives `property` a value.
    func writes(_ property: BarProperty) -> Bool { changes.contains { $0.written?.property == property } }

    /// Whether it gives one of `properties` a value that no fix in `others` gives it.
    func disagrees(with others: [Fix], about properties: BarPropertySet) -> Bool {
        changes.compactMap(\.written).contains { property, value in
            properties.contains(property)
                && !others.contains { $0.changes.contains { $0.written.map { $0 == (property, value) } ?? false } }
        }
    }

    /// The parts of a request that a fix can change.
    enum Extent {
        /// The operations, and the screens that they bring.
        case operations
        /// These screens of the stack, by their indices, and the operations.
        case screens([Int])
        /// Anything.
        case scenario
    }

    /// Returns the part that it changes of a request with `count` screens in its stack.
    func extent(ofScreens count: Int) -> Extent {
        for change in changes {
            switch change {
            case .screen, .update, .popCount, .updateInsteadOfProxy, .useFinalFrame, .endSearch: break
            case .proxy, .tintOption, .windowColor, .captureStatusBarAppearance: return .scenario
            }
        }
        let screens = screens.filter { $0 < count }
        return screens.isEmpty ? .operations : .screens(screens)
    }

    /// The screens that it changes, by their indices in the simulation.
    var screens: [Int] {
        changes.reduce(into: []) { screens, change in
            if case .screen(let index, _) = change, !screens.contains(index) { screens.append(index) }
        }
    }

    /// Whether it removes something visible that it does not put elsewhere.
    ///
    /// Whether a bar calls itself translucent cannot be seen; only what is drawn counts.
    func takesAway(from request: FixableRequest, added: [RequestPointer]) -> Bool {
        let taken = changes.reduce(BarPropertySet()) { $0.union($1.taken(from: request, added: added)) }
        let given = changes.reduce(BarPropertySet()) { $0.union($1.given) }
        return !taken.subtracting(given).subtracting([.isTranslucent]).isEmpty
    }

    /// Returns this fix with the changes of `other` added.
    func and(_ other: Fix) -> Fix {
        Fix(changes: changes + other.changes.filter { !changes.contains($0) })
    }
}

extension Fix {
    /// One change of one screen.
    init(_ change: ScreenChange, of screen: Int) {
        self.init(changes: [.screen(screen, change)])
    }
}

/// One change of a request.
enum RequestChange: Hashable, Sendable {
    /// A change of a screen, by its index in the simulation.
    case screen(Int, ScreenChange)
    /// A value that an operation's update writes; nil removes the property.
    case update(BarProperty, BarValue?, operation: Int)
    /// The number of screens that a pop removes.
    case popCount(Int, operation: Int)
    /// A value that the appearance proxy sets; nil removes the property.
    case proxy(BarProperty, BarValue?)
    /// The option of the policy by that name gives the buttons of every screen a color.
    case tintOption(String, BarColor)
    /// The code of the screen on top writes to the bar the values that an operation sets on an appearance proxy.
    case updateInsteadOfProxy(operation: Int)
    /// The search of the screen on top ends before an operation.
    case endSearch(beforeOperation: Int)
    /// The animator of an operation gives the incoming view its final frame.
    case useFinalFrame(operation: Int)
    /// The window has a background color.
    case windowColor(BarColor)
    /// The navigation controller, which is presented, decides about the status bar.
    case captureStatusBarAppearance

    /// The property that is given a value other than nil.
    fileprivate var given: BarPropertySet {
        switch self {
        case .screen(_, let change): change.given
        case .update(let property, let value?, _), .proxy(let property, let value?):
            value == .null ? [] : [property]
        case .tintOption: [.tintColor]
        case .update(_, nil, _), .proxy(_, nil), .popCount, .updateInsteadOfProxy, .useFinalFrame, .windowColor,
            .captureStatusBarAppearance, .endSearch:
            []
        }
    }

    /// Returns the properties that lose the value that `request` asks for.
    fileprivate func taken(from request: FixableRequest, added: [RequestPointer]) -> BarPropertySet {
        switch self {
        case .screen(let index, let change): change.taken(from: request.screen(at: index, added: added))
        case .update(let property, let value, _): value ?? .null == .null ? [property] : []
        case .proxy(let property, let value): value ?? .null == .null ? [property] : []
        case .tintOption, .popCount, .updateInsteadOfProxy, .useFinalFrame, .windowColor, .captureStatusBarAppearance,
            .endSearch:
            []
        }
    }

    /// The property that is written, and its value.
    fileprivate var written: (property: BarProperty, value: BarValue)? {
        switch self {
        case .screen(_, let change): change.written
        case .update(let property, let value?, _), .proxy(let property, let value?): (property, value)
        case .tintOption(_, let color): (.tintColor, .color(color))
        case .update(_, nil, _), .proxy(_, nil), .popCount, .updateInsteadOfProxy, .useFinalFrame, .windowColor,
            .captureStatusBarAppearance, .endSearch:
            nil
        }
    }

    /// The screen that is changed; nil for another change.
    @inline(__always) private var screen: Int? { if case .screen(let screen, _) = self { screen } else { nil } }

    @inline(__always) fileprivate func contradicts(_ other: RequestChange) -> Bool {
        // Fixes are mostly of different screens.
        screen == other.screen && saysOtherwise(than: other)
    }

    private func saysOtherwise(than other: RequestChange) -> Bool {
        switch (self, other) {
        case (.screen(_, let change), .screen(_, let otherChange)): return change.contradicts(otherChange)
        case (.update(let property, let value, let index), .update(let otherProperty, let other, let otherIndex)):
            return property == otherProperty && index == otherIndex && value != other
        case (.proxy(let property, let value), .proxy(let otherProperty, let other)):
            return property == otherProperty && value != other
        case (.tintOption(_, let color), .tintOption(_, let other)): return color != other
        case (.popCount(let count, let index), .popCount(let other, let otherIndex)):
            return index == otherIndex && count != other
        default: return false
        }
    }
}
