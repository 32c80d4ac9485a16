/// Looks for control characters in the texts of a request, which nothing else reads.
///
/// A value's faults are found by their places in it, and get the place of the value itself once there are some.
struct TextCheck {
    /// The faults found.
    private(set) var faults: [RequestFault] = []

    /// Checks a name.
    mutating func check(name text: String?, at pointer: @autoclosure () -> String) {
        let known = faults.count
        check(name: text)
        if faults.count > known { moveFaults(after: known, to: pointer()) }
    }

    /// Checks the texts of a tree, some of which a person may see, and its keys.
    mutating func check(_ value: Value, at pointer: @autoclosure () -> String) {
        let known = faults.count
        check(value)
        if faults.count > known { moveFaults(after: known, to: pointer()) }
    }

    mutating func check(_ properties: BarProperties, at pointer: @autoclosure () -> String) {
        let known = faults.count
        check(properties)
        if faults.count > known { moveFaults(after: known, to: pointer()) }
    }

    mutating func check(_ style: BarStyle?, at pointer: @autoclosure () -> String) {
        let known = faults.count
        if case .image(let image) = style?.background { check(image, in: "background/image") }
        if faults.count > known { moveFaults(after: known, to: pointer()) }
    }

    /// Checks the texts of a screen, except its id and the values that a policy reads.
    mutating func check(_ screen: Screen, at pointer: @autoclosure () -> String) {
        let known = faults.count
        check(shown: screen.title, in: "title")
        if case .image(let image) = screen.bar?.background { check(image, in: "bar/background/image") }
        check(screen.callbacks, in: "callbacks")
        check(screen.navigationItem, in: "navigationItem")
        if faults.count > known { moveFaults(after: known, to: pointer()) }
    }

    // MARK: - Values by their keys

    private mutating func check(name text: String?) {
        if let control = text?.controlCharacter() { note(control) }
    }

    private mutating func check(shown text: String?) {
        if let control = text?.controlCharacter(isShown: true) { note(control) }
    }

    private mutating func check(shown text: String?, in key: StaticString) {
        let known = faults.count
        check(shown: text)
        moveFaults(after: known, into: key)
    }

    private mutating func check(shown texts: [String], in key: StaticString) {
        let known = faults.count
        for index in texts.indices {
            let known = faults.count
            check(shown: texts[index])
            if faults.count > known { moveFaults(after: known, to: "/\(index)") }
        }
        moveFaults(after: known, into: key)
    }

    private mutating func check(_ value: Value) {
        switch value {
        case .null, .bool, .number: break
        case .string(let text): check(shown: text)
        case .array(let elements): for index in elements.indices { check(elements[index], at: "/\(index)") }
        case .object(let members):
            for member in members {
                check(name: member.key, at: "/" + JSONPointer.escaped(member.key))
                check(member.value, at: "/" + JSONPointer.escaped(member.key))
            }
        }
    }

    private mutating func check(_ image: BarImage?) {
        guard case .picture(let picture) = image else { return }
        let known = faults.count
        check(name: picture.name)
        moveFaults(after: known, into: "name")
    }

    private mutating func check(_ image: BarImage?, in key: StaticString) {
        let known = faults.count
        check(image)
        moveFaults(after: known, into: key)
    }

    private mutating func check(_ appearance: Appearance) {
        check(appearance.backgroundImage, in: "backgroundImage")
        check(appearance.shadowImage, in: "shadowImage")
        check(appearance.backIndicatorImage, in: "backIndicatorImage")
        check(appearance.backIndicatorTransitionMaskImage, in: "backIndicatorTransitionMaskImage")
    }

    private mutating func check(_ appearance: Appearance?, in key: StaticString) {
        guard let appearance else { return }
        let known = faults.count
        check(appearance)
        moveFaults(after: known, into: key)
    }

    private mutating func check(_ properties: BarProperties) {
        guard !properties.touched.intersection(.withImages).isEmpty else { return }
        for (property, value) in properties {
            let known = faults.count
            switch value {
            case .image(let image): check(image)
            case .appearance(let appearance): check(appearance)
            case .null, .barStyle, .flag, .number, .color, .textAttributes, .visibility, .saved: break
            }
            if faults.count > known { moveFaults(after: known, to: "/" + property.name) }
        }
    }

    private mutating func check(_ properties: BarProperties, in key: StaticString) {
        let known = faults.count
        check(properties)
        moveFaults(after: known, into: key)
    }

    private mutating func check(_ callbacks: Callbacks, in key: StaticString) {
        guard !callbacks.touched.intersection(.withImages).isEmpty else { return }
        let known = faults.count
        for write in callbacks.writes {
            let known = faults.count
            check(write.properties)
            if faults.count > known { moveFaults(after: known, to: "/" + write.callback.rawValue) }
        }
        moveFaults(after: known, into: key)
    }

    private mutating func check(_ item: NavigationItem, in key: StaticString) {
        let known = faults.count
        check(shown: item.title, in: "title")
        check(shown: item.prompt, in: "prompt")
        check(shown: item.leftBarButtonItems, in: "leftBarButtonItems")
        check(shown: item.rightBarButtonItems, in: "rightBarButtonItems")
        check(shown: item.backButtonTitle, in: "backButtonTitle")
        check(shown: item.backBarButtonItemTitle, in: "backBarButtonItemTitle")
        if item.hasAppearance {
            check(item.standardAppearance, in: "standardAppearance")
            check(item.compactAppearance, in: "compactAppearance")
            check(item.scrollEdgeAppearance, in: "scrollEdgeAppearance")
            check(item.compactScrollEdgeAppearance, in: "compactScrollEdgeAppearance")
        }
        moveFaults(after: known, into: key)
    }

    // MARK: - Faults

    /// Records a fault in the value that is checked.
    private mutating func note(_ control: Unicode.Scalar) {
        guard faults.count < RequestFault.mostOfAKind else { return }
        faults.append(RequestFault(.controlCharacter(control), at: ""))
    }

    /// Says that the faults after the first `known` ones are in the member `key` of the value that is checked.
    private mutating func moveFaults(after known: Int, into key: StaticString) {
        if faults.count > known { moveFaults(after: known, to: "/\(key)") }
    }

    /// Says that the faults after the first `known` ones are in the value at `pointer`.
    private mutating func moveFaults(after known: Int, to pointer: String) {
        for index in known..<faults.count { faults[index].pointer = pointer + faults[index].pointer }
    }
}

extension BarPropertySet {
    /// The properties whose values have images in them.
    fileprivate static let withImages = BarPropertySet(
        BarProperty.allCases.filter { $0.kind == .image || $0.kind == .appearance }
    )
}
