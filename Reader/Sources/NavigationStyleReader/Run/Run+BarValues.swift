import NavigationStyle

extension Run {
    // MARK: - Values that a bar has

    /// The value that code finds on a bar: its own of the same callback, that of a new bar, or an earlier one.
    ///
    /// - Parameters:
    ///   - name: The property of the bar, or of its navigation controller.
    ///   - owner: The navigation controller.
    ///   - id: The object that the property is asked of.
    ///   - term: The expression.
    /// - Returns: The value.
    func valueOnBar(_ name: String, of owner: Int, _ id: Int, _ term: Term) -> Datum {
        for case .write(let write) in events.reversed()
        where write.owner == owner && write.isOfBar && write.path == [name] && write.phase == phase {
            guard !write.isDetached else { break }
            return written(write.value, name, id) ?? unknown(term)
        }
        if instances[owner].isNew { return Self.beginning(of: name) ?? unknown(term) }
        guard let phase, phase != "init", detachment == 0, !instances[owner].isHeld else { return unknown(term) }
        return .saved(property: name, phase: phase)
    }

    private func written(_ value: Value, _ name: String, _ id: Int) -> Datum? {
        switch (value, BarProperty(name: name)?.kind) {
        case (.bool(let flag), _): .flag(flag)
        case (.string, .color?): .color(value)
        case (.object, .appearance?): instances[id].properties[name]
        default: nil
        }
    }

    /// The value of a bar that was just made; proxies write to it only when it comes into a window.
    private static func beginning(of name: String) -> Datum? {
        switch name {
        case "barTintColor", "backgroundImage", "compactBackgroundImage", "shadowImage", "titleTextAttributes",
            "largeTitleTextAttributes", "backIndicatorImage", "backIndicatorTransitionMaskImage":
            .null
        case "isTranslucent": .flag(true)
        case "barStyle": .constant("default")
        case "prefersLargeTitles", "isNavigationBarHidden": .flag(false)
        default: nil
        }
    }

    /// A write of a value that the bar had before an earlier callback of the screen; nil where it is another value.
    func putBack(_ value: Datum, as name: String) -> Value? {
        guard case .saved(name, let saved) = value, detachment == 0,
            let phase, let place = Vocabulary.callbacks.firstIndex(of: phase),
            let earlier = Vocabulary.callbacks.firstIndex(of: saved), earlier < place
        else { return nil }
        return .object(members: ["saved": .string(saved)])
    }

    /// Follows code that sets a flag of the bar where it has another value, which comes to the same as setting it in any case.
    ///
    /// - Parameters:
    ///   - conditions: The conditions under which it sets the flag.
    ///   - body: The code.
    ///   - scope: The names around it.
    /// - Returns: Whether the code is such; if not, nothing was followed.
    mutating func setsWhereItDiffers(_ conditions: [Condition], _ body: [Statement], in scope: Scope) -> Bool {
        guard conditions.count == 1, case .term(let term) = conditions[0], body.count == 1,
            case .evaluate(let statement) = body[0], let name = Vocabulary.flagSet(by: statement)
        else { return false }
        var (asked, isSet) = (term, true)
        switch term.kind {
        case .prefix("!", let operand): (asked, isSet) = (operand, false)
        case .binary("==", let operand, let flag):
            guard case .flag(let flag) = flag.kind else { return false }
            (asked, isSet) = (operand, flag)
        default: break
        }
        var trial = self
        guard case .saved(name, _) = trial.value(of: asked, in: scope), trial.events.count == events.count else {
            return false
        }
        _ = trial.value(of: statement, in: scope)
        guard trial.events.count == events.count + 1, case .write(let write)? = trial.events.last,
            write.path == [name], (write.value["hidden"] ?? write.value) == .bool(!isSet)
        else { return false }
        self = trial
        return true
    }

    /// Makes a bar that belongs to no navigation controller which anybody shows.
    mutating func makeBar() -> Datum {
        let owner = make(.navigationController)
        return .instance(make(.bar(of: owner)))
    }
}
