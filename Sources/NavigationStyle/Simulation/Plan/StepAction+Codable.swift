extension Step.Action {
    /// The actions by their names.
    enum Name: String, CaseIterable, Codable {
        case callback, delegate, stack, write
        case addFakeBar, removeFakeBar, bringFakeBarToFront, skipFakeBar, keepFakeBar
        case showBar, hideBar, showBarBackground, hideBarBackground, setNavigationBarHidden
        case setContainerBackground, disableClipping, adjustScrollInsets, restoreScrollInsets
        case animate, complete, cancel
    }

    var name: Name {
        switch self {
        case .callback: .callback
        case .delegate: .delegate
        case .stack: .stack
        case .write: .write
        case .addFakeBar: .addFakeBar
        case .removeFakeBar: .removeFakeBar
        case .bringFakeBarToFront: .bringFakeBarToFront
        case .skipFakeBar: .skipFakeBar
        case .keepFakeBar: .keepFakeBar
        case .showBar: .showBar
        case .hideBar: .hideBar
        case .showBarBackground: .showBarBackground
        case .hideBarBackground: .hideBarBackground
        case .setNavigationBarHidden: .setNavigationBarHidden
        case .setContainerBackground: .setContainerBackground
        case .disableClipping: .disableClipping
        case .adjustScrollInsets: .adjustScrollInsets
        case .restoreScrollInsets: .restoreScrollInsets
        case .animate: .animate
        case .complete: .complete
        case .cancel: .cancel
        }
    }

    init(from object: KeyedDecodingContainer<Step.CodingKeys>) throws {
        let name: Name = try object.value(.action)
        func screen() throws -> Screen.ID { try object.value(.screen) }
        switch name {
        case .callback: self = .callback(screen: try screen(), name: try object.value(.name))
        case .delegate: self = .delegate(name: try object.value(.name), screen: try screen())
        case .stack: self = .stack(before: try object.value(.before), after: try object.value(.after))
        case .write:
            self = .write(
                bar: try object.value(.bar),
                properties: try object.value(.properties),
                copiedFrom: try object.valueUnlessAbsent(.copiedFrom)
            )
        case .addFakeBar:
            self = .addFakeBar(
                screen: try screen(),
                properties: try object.value(.properties),
                isAttached: try object.value(.isAttached)
            )
        case .removeFakeBar: self = .removeFakeBar(screen: try screen())
        case .bringFakeBarToFront: self = .bringFakeBarToFront(screen: try screen())
        case .skipFakeBar: self = .skipFakeBar(screen: try screen(), reason: try object.value(.reason))
        case .keepFakeBar: self = .keepFakeBar(screen: try screen(), reason: try object.value(.reason))
        case .showBar: self = .showBar(try object.value(.bar))
        case .hideBar: self = .hideBar(try object.value(.bar))
        case .showBarBackground: self = .showBarBackground
        case .hideBarBackground: self = .hideBarBackground
        case .setNavigationBarHidden:
            self = .setNavigationBarHidden(
                hidden: try object.value(.hidden),
                animated: try object.value(.animated)
            )
        case .setContainerBackground: self = .setContainerBackground(try object.value(.color))
        case .disableClipping: self = .disableClipping(screens: try object.value(.screens))
        case .adjustScrollInsets: self = .adjustScrollInsets(screen: try screen())
        case .restoreScrollInsets: self = .restoreScrollInsets(screen: try screen())
        case .animate: self = .animate(try Step.Animation(from: object))
        case .complete: self = .complete
        case .cancel: self = .cancel
        }
    }

    func encode(to object: inout KeyedEncodingContainer<Step.CodingKeys>) throws {
        switch self {
        case .callback(let screen, let name):
            try object.encode(screen, forKey: .screen)
            try object.encode(name, forKey: .name)
        case .delegate(let name, let screen):
            try object.encode(name, forKey: .name)
            try object.encode(screen, forKey: .screen)
        case .stack(let before, let after):
            try object.encode(before, forKey: .before)
            try object.encode(after, forKey: .after)
        case .write(let bar, let properties, let source):
            try object.encode(bar, forKey: .bar)
            try object.encode(properties, forKey: .properties)
            try object.encodeIfPresent(source, forKey: .copiedFrom)
        case .addFakeBar(let screen, let properties, let isAttached):
            try object.encode(screen, forKey: .screen)
            try object.encode(properties, forKey: .properties)
            try object.encode(isAttached, forKey: .isAttached)
        case .skipFakeBar(let screen, let reason), .keepFakeBar(let screen, let reason):
            try object.encode(screen, forKey: .screen)
            try object.encode(reason, forKey: .reason)
        case .showBar(let bar), .hideBar(let bar): try object.encode(bar, forKey: .bar)
        case .setNavigationBarHidden(let hidden, let animated):
            try object.encode(hidden, forKey: .hidden)
            try object.encode(animated, forKey: .animated)
        case .setContainerBackground(let color): try object.encode(color, forKey: .color)
        case .disableClipping(let screens): try object.encode(screens, forKey: .screens)
        case .animate(let animation): try animation.encode(to: &object)
        case .removeFakeBar(let screen), .bringFakeBarToFront(let screen), .adjustScrollInsets(let screen),
            .restoreScrollInsets(let screen):
            try object.encode(screen, forKey: .screen)
        case .showBarBackground, .hideBarBackground, .complete, .cancel: break
        }
    }
}
