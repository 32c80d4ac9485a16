import NavigationStyle

extension Step {
    /// The step as a line of text, such as `B.viewDidAppear: write fakeBar:B → navigationBar (km.viewDidAppear.2)`.
    var words: String {
        let place = at.screen.map { "\($0).\(at.name.rawValue)" } ?? at.name.rawValue
        return by == .uikit ? action.words : "\(place): \(action.words) (\(rule))"
    }
}

extension Step.Action {
    var words: String {
        switch self {
        case .callback(let screen, let name): "\(screen).\(name.rawValue)"
        case .delegate(let name, let screen): "\(name.rawValue) \(screen)"
        case .stack(let before, let after): "stack \(before.words) → \(after.words)"
        case .write(let bar, let properties, let copiedFrom):
            if let copiedFrom {
                "write \(copiedFrom.words) → \(bar.words)"
            } else if bar == .background {
                "paint background " + properties.map { $0.property.name }.joined(separator: ", ")
            } else {
                "write " + properties.map { $0.property.name }.joined(separator: ", ")
                    + (bar == .navigationBar ? "" : " to \(bar.words)")
            }
        case .addFakeBar(let screen, _, let isAttached): "add fakeBar:\(screen)" + (isAttached ? "" : " detached")
        case .removeFakeBar(let screen): "remove fakeBar:\(screen)"
        case .bringFakeBarToFront(let screen): "bring fakeBar:\(screen) to front"
        case .skipFakeBar(let screen, _): "skip fakeBar:\(screen)"
        case .keepFakeBar(let screen, _): "keep fakeBar:\(screen)"
        case .showBar(let bar): "show \(bar.words)"
        case .hideBar(let bar): "hide \(bar.words)"
        case .showBarBackground: "show background"
        case .hideBarBackground: "hide background"
        case .setNavigationBarHidden(let hidden, let animated):
            "setNavigationBarHidden(\(hidden), animated: \(animated))"
        case .setContainerBackground(let color): "container \(color.hex)"
        case .disableClipping(let screens): "unclip \(screens.words)"
        case .adjustScrollInsets(let screen): "adjust insets of \(screen)"
        case .restoreScrollInsets(let screen): "restore insets of \(screen)"
        case .animate(let animation): animation.words
        case .complete: "complete"
        case .cancel: "cancel"
        }
    }
}

extension Step.Animation {
    var words: String {
        let end = until == 1 ? "" : " until \(until)"
        return switch change {
        case .background(let from, let to): "move background \(from.words) → \(to.words)" + end
        case .shadow(let from, let to): "move shadow \(from.words) → \(to.words)" + end
        case .tintColor(let from, let to): "move tintColor \(from.hex) → \(to.hex)" + end
        case .titleColor(let from, let to): "move title.color \(from.hex) → \(to.hex)" + end
        }
    }
}

extension BarState.Background {
    var words: String {
        let alpha = if case .value(let value) = alpha { value == 1 ? "" : " \(value)" } else { " system" }
        return kind.rawValue + (color.map { " " + $0.hex } ?? "") + alpha
    }
}

extension BarState.Shadow {
    var words: String { isVisible ? color?.hex ?? "unknown" : "none" }
}

extension BarReference {
    var words: String {
        switch self {
        case .navigationBar: "navigationBar"
        case .background: "background"
        case .fakeBar(let screen): "fakeBar:\(screen)"
        }
    }
}

extension [Screen.ID] {
    var words: String { "[" + map(\.rawValue).joined(separator: " ") + "]" }
}
