extension NavigationOperation: CustomStringConvertible {
    /// The action in a few words, such as `push photo`; what is not the default is added.
    public var description: String { timing == .sameTurn ? "\(action), in the same turn" : action.description }
}

extension NavigationOperation.Action: CustomStringConvertible {
    /// The type, as requests name it, and what it is about, such as `push photo` or `popTo feed, not animated`.
    public var description: String {
        func words(_ detail: String?, animated: Bool = true) -> String {
            name.rawValue + (detail.map { " \($0)" } ?? "") + (animated ? "" : ", not animated")
        }
        return switch self {
        case .push(let screen, let animated): words("\(screen.id)", animated: animated)
        case .pop(let count, let animated, let trigger):
            words(trigger == .backButton ? "by the back button" : count == 1 ? nil : "\(count)", animated: animated)
        case .popTo(let id, let animated): words("\(id)", animated: animated)
        case .popToRoot(let animated): words(nil, animated: animated)
        case .setViewControllers(let screens, let animated): words("\(screens.map(\.id))", animated: animated)
        case .interactivePop(let swipe): words(swipe.words)
        case .update(_, let id): words(id?.rawValue)
        case .scroll(let offset, let id): words((id.map { "\($0) " } ?? "") + "to \(offset.words)")
        case .rotate(let orientation): words(orientation.rawValue)
        case .reappear(let cover): words("after \(cover.rawValue)")
        case .barHideOnSwipe(let direction): words(direction.rawValue)
        case .barHideOnTap: words(nil)
        case .keyboard(let isShown): words(isShown ? "shown" : "hidden")
        case .setAppearanceProxy(let properties, _): words(BarPropertySet(properties.map(\.property)).description)
        case .traitChange(let style, let category):
            words([style?.rawValue, category?.rawValue].compactMap(\.self).joined(separator: ", "))
        case .search(let isActive): words(isActive ? "active" : "inactive")
        }
    }
}

extension NavigationOperation.InteractivePop {
    fileprivate var words: String {
        switch self {
        case .finished: "finished"
        case .cancelled: "cancelled"
        case .released(let progress, let velocity): "released at \(progress.words) with velocity \(velocity.words)"
        }
    }
}
