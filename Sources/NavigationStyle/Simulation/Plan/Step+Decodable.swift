extension Step: Decodable {
    /// Creates a step by decoding; the keys of its action are beside the others.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: ObjectKey.self)
        self.init(
            at: try object.value("at"),
            by: try object.value("by"),
            action: try Action(from: object),
            rule: try object.value("rule")
        )
    }
}

extension Step.Action {
    init(from object: KeyedDecodingContainer<ObjectKey>) throws {
        let name: Name = try object.value("action")
        func screen() throws -> Screen.ID { try object.value("screen") }
        switch name {
        case .callback: self = .callback(screen: try screen(), name: try object.value("name"))
        case .delegate: self = .delegate(name: try object.value("name"), screen: try screen())
        case .stack: self = .stack(before: try object.value("before"), after: try object.value("after"))
        case .write:
            self = .write(
                bar: try object.value("bar"),
                properties: try object.value("properties"),
                copiedFrom: try object.valueUnlessAbsent("copiedFrom")
            )
        case .addFakeBar:
            self = .addFakeBar(
                screen: try screen(),
                properties: try object.value("properties"),
                isAttached: try object.value("isAttached")
            )
        case .removeFakeBar: self = .removeFakeBar(screen: try screen())
        case .bringFakeBarToFront: self = .bringFakeBarToFront(screen: try screen())
        case .skipFakeBar: self = .skipFakeBar(screen: try screen(), reason: try object.value("reason"))
        case .keepFakeBar: self = .keepFakeBar(screen: try screen(), reason: try object.value("reason"))
        case .showBar: self = .showBar(try object.value("bar"))
        case .hideBar: self = .hideBar(try object.value("bar"))
        case .showBarBackground: self = .showBarBackground
        case .hideBarBackground: self = .hideBarBackground
        case .setNavigationBarHidden:
            self = .setNavigationBarHidden(
                hidden: try object.value("hidden"),
                animated: try object.value("animated")
            )
        case .setContainerBackground: self = .setContainerBackground(try object.value("color"))
        case .disableClipping: self = .disableClipping(screens: try object.value("screens"))
        case .adjustScrollInsets: self = .adjustScrollInsets(screen: try screen())
        case .restoreScrollInsets: self = .restoreScrollInsets(screen: try screen())
        case .animate: self = .animate(try Step.Animation(from: object))
        case .complete: self = .complete
        case .cancel: self = .cancel
        }
    }
}

extension Step.Animation {
    init(from object: KeyedDecodingContainer<ObjectKey>) throws {
        let property: Property = try object.value("property")
        switch property {
        case .background: change = .background(from: try object.value("from"), to: try object.value("to"))
        case .shadow: change = .shadow(from: try object.value("from"), to: try object.value("to"))
        case .tintColor: change = .tintColor(from: try object.value("from"), to: try object.value("to"))
        case .titleColor: change = .titleColor(from: try object.value("from"), to: try object.value("to"))
        }
        curve = try object.value("curve")
        until = try object.valueUnlessAbsent("until") ?? 1
    }
}

extension Step.Event: Decodable {
    /// Creates a point of the script by decoding.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: ObjectKey.self)
        self.init(try object.value("event"), screen: try object.valueUnlessAbsent("screen"))
    }
}
