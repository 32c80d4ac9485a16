extension Step: CustomStringConvertible {
    /// The step as a line of text, such as `B.viewDidAppear: write fakeBar:B → navigationBar (km.viewDidAppear.2)`.
    ///
    /// UIKit's own steps have neither the event nor the rule.
    public var description: String { by == .uikit ? action.description : "\(at): \(action) (\(rule))" }
}

extension Step.Event: CustomStringConvertible {
    /// The callback of the screen, such as `B.viewDidAppear`, or the name of another point of the script.
    public var description: String { screen.map { "\($0).\(name.rawValue)" } ?? name.rawValue }
}

extension Step.Action: CustomStringConvertible {
    /// The action in a few words; of properties that are written, it has the names.
    public var description: String {
        switch self {
        case .callback(let screen, let name): "\(screen).\(name.rawValue)"
        case .delegate(let name, let screen): "\(name.rawValue) \(screen)"
        case .stack(let before, let after): "stack \(before) → \(after)"
        case .write(let bar, _, let source?): "write \(source) → \(bar)"
        case .write(.navigationBar, let properties, nil): "write \(properties.names)"
        case .write(.background, let properties, nil): "paint background \(properties.names)"
        case .write(let bar, let properties, nil): "write \(properties.names) to \(bar)"
        case .addFakeBar(let screen, _, let isAttached): "add fakeBar:\(screen)" + (isAttached ? "" : " detached")
        case .removeFakeBar(let screen): "remove fakeBar:\(screen)"
        case .bringFakeBarToFront(let screen): "bring fakeBar:\(screen) to front"
        case .skipFakeBar(let screen, _): "skip fakeBar:\(screen)"
        case .keepFakeBar(let screen, _): "keep fakeBar:\(screen)"
        case .showBar(let bar): "show \(bar)"
        case .hideBar(let bar): "hide \(bar)"
        case .showBarBackground: "show background"
        case .hideBarBackground: "hide background"
        case .setNavigationBarHidden(let hidden, let animated):
            "setNavigationBarHidden(\(hidden), animated: \(animated))"
        case .setContainerBackground(let color): "container \(color)"
        case .disableClipping(let screens): "unclip \(screens)"
        case .adjustScrollInsets(let screen): "adjust insets of \(screen)"
        case .restoreScrollInsets(let screen): "restore insets of \(screen)"
        case .animate(let animation): animation.description
        case .complete: "complete"
        case .cancel: "cancel"
        }
    }
}

extension Step.Animation: CustomStringConvertible {
    /// The property with its values at both ends, such as `move tintColor #FFFFFF → #000000`.
    public var description: String {
        let (from, to): (VisibleValue, VisibleValue) =
            switch change {
            case .background(let from, let to): (.background(from), .background(to))
            case .shadow(let from, let to): (.shadow(from), .shadow(to))
            case .tintColor(let from, let to), .titleColor(let from, let to): (.color(from), .color(to))
            }
        return "move \(change.property.rawValue) \(from) → \(to)" + (until == 1 ? "" : " until \(until.words)")
    }
}

extension BarReference: CustomStringConvertible {
    /// The shared bar, its background, or the screen that the fake bar is on.
    public var description: String {
        switch self {
        case .navigationBar: "navigationBar"
        case .background: "background"
        case .fakeBar(let screen): "fakeBar:\(screen)"
        }
    }
}

extension BarProperties {
    fileprivate var names: String { map(\.property.name).joined(separator: ", ") }
}
