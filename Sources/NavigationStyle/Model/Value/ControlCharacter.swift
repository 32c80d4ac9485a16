extension String {
    /// Looks for a control character (U+0000–001F, U+007F–009F).
    ///
    /// - Parameter isShown: Whether the text is one that a person sees, in which tabs and line feeds are allowed.
    /// - Returns: The first control character; nil if there is none.
    @usableFromInline package func controlCharacter(isShown: Bool = false) -> Unicode.Scalar? {
        let bytes = utf8.span
        var last: UInt8 = 0
        for index in bytes.indices {
            let byte = bytes[index]
            // U+0080–009F are C2 80 to C2 9F.
            if byte < 0x20 || byte == 0x7F || last == 0xC2 && byte < 0xA0, !(isShown && (byte == 0x09 || byte == 0x0A))
            {
                return Unicode.Scalar(byte)
            }
            last = byte
        }
        return nil
    }
}

/// Looks for control characters in the texts of a request, which nothing else reads.
struct TextCheck {
    /// The faults found.
    private(set) var faults: [RequestFault] = []

    /// Checks a name.
    mutating func check(name text: String?, at pointer: @autoclosure () -> String) {
        if let control = text?.controlCharacter() { note(control, at: pointer()) }
    }

    /// Checks a text that a person sees.
    mutating func check(shown text: String?, at pointer: @autoclosure () -> String) {
        if let control = text?.controlCharacter(isShown: true) { note(control, at: pointer()) }
    }

    private mutating func note(_ control: Unicode.Scalar, at pointer: @autoclosure () -> String) {
        guard faults.count < RequestFault.mostOfAKind else { return }
        faults.append(RequestFault(.controlCharacter(control), at: pointer()))
    }

    /// Checks the texts of a tree, some of which a person may see, and its keys.
    mutating func check(_ value: Value, at pointer: @autoclosure () -> String) {
        switch value {
        case .null, .bool, .number: break
        case .string(let text): check(shown: text, at: pointer())
        case .array(let elements):
            for index in elements.indices { check(elements[index], at: pointer() + "/\(index)") }
        case .object(let members):
            for member in members {
                check(name: member.key, at: pointer() + "/" + JSONPointer.escaped(member.key))
                check(member.value, at: pointer() + "/" + JSONPointer.escaped(member.key))
            }
        }
    }

    mutating func check(_ image: BarImage?, at pointer: @autoclosure () -> String) {
        guard case .picture(let picture) = image else { return }
        check(name: picture.name, at: pointer() + "/name")
    }

    mutating func check(_ appearance: Appearance?, at pointer: @autoclosure () -> String) {
        guard let appearance else { return }
        check(appearance.backgroundImage, at: pointer() + "/backgroundImage")
        check(appearance.shadowImage, at: pointer() + "/shadowImage")
        check(appearance.backIndicatorImage, at: pointer() + "/backIndicatorImage")
        check(appearance.backIndicatorTransitionMaskImage, at: pointer() + "/backIndicatorTransitionMaskImage")
    }

    mutating func check(_ properties: BarProperties, at pointer: @autoclosure () -> String) {
        guard !properties.touched.intersection(.withImages).isEmpty else { return }
        for (property, value) in properties {
            switch value {
            case .image(let image): check(image, at: pointer() + "/" + property.name)
            case .appearance(let appearance): check(appearance, at: pointer() + "/" + property.name)
            case .null, .barStyle, .flag, .number, .color, .textAttributes, .visibility, .saved: break
            }
        }
    }

    mutating func check(_ style: BarStyle?, at pointer: @autoclosure () -> String) {
        if case .image(let image) = style?.background { check(image, at: pointer() + "/background/image") }
    }

    mutating func check(_ callbacks: Callbacks, at pointer: @autoclosure () -> String) {
        let touched = callbacks.viewDidLoad.touched.union(callbacks.viewWillAppear.touched)
            .union(callbacks.viewDidAppear.touched).union(callbacks.viewWillDisappear.touched)
            .union(callbacks.viewDidDisappear.touched).union(callbacks.duringTransition.touched)
            .union(callbacks.viewIsAppearing.touched).union(callbacks.traitCollectionDidChange.touched)
        guard !touched.intersection(.withImages).isEmpty else { return }
        check(callbacks.viewDidLoad, at: pointer() + "/viewDidLoad")
        check(callbacks.viewWillAppear, at: pointer() + "/viewWillAppear")
        check(callbacks.viewDidAppear, at: pointer() + "/viewDidAppear")
        check(callbacks.viewWillDisappear, at: pointer() + "/viewWillDisappear")
        check(callbacks.viewDidDisappear, at: pointer() + "/viewDidDisappear")
        check(callbacks.duringTransition, at: pointer() + "/duringTransition")
        check(callbacks.viewIsAppearing, at: pointer() + "/viewIsAppearing")
        check(callbacks.traitCollectionDidChange, at: pointer() + "/traitCollectionDidChange")
    }

    mutating func check(_ item: NavigationItem, at pointer: @autoclosure () -> String) {
        check(shown: item.title, at: pointer() + "/title")
        check(shown: item.prompt, at: pointer() + "/prompt")
        check(shown: item.leftBarButtonItems, at: pointer() + "/leftBarButtonItems")
        check(shown: item.rightBarButtonItems, at: pointer() + "/rightBarButtonItems")
        check(shown: item.backButtonTitle, at: pointer() + "/backButtonTitle")
        check(shown: item.backBarButtonItemTitle, at: pointer() + "/backBarButtonItemTitle")
        guard item.hasAppearance else { return }
        check(item.standardAppearance, at: pointer() + "/standardAppearance")
        check(item.compactAppearance, at: pointer() + "/compactAppearance")
        check(item.scrollEdgeAppearance, at: pointer() + "/scrollEdgeAppearance")
        check(item.compactScrollEdgeAppearance, at: pointer() + "/compactScrollEdgeAppearance")
    }

    private mutating func check(shown texts: [String], at pointer: @autoclosure () -> String) {
        for index in texts.indices { check(shown: texts[index], at: pointer() + "/\(index)") }
    }

    /// Checks the texts of a screen, except its id and the values that a policy reads.
    mutating func check(_ screen: Screen, at pointer: @autoclosure () -> String) {
        check(shown: screen.title, at: pointer() + "/title")
        if case .image(let image) = screen.bar?.background { check(image, at: pointer() + "/bar/background/image") }
        check(screen.callbacks, at: pointer() + "/callbacks")
        check(screen.navigationItem, at: pointer() + "/navigationItem")
    }
}

extension BarPropertySet {
    /// The properties whose values have images in them.
    fileprivate static let withImages = BarPropertySet(
        BarProperty.allCases.filter { $0.kind == .image || $0.kind == .appearance }
    )
}
