extension NavigationOperation.Action {
    /// Returns the faults that make the action impossible, where UIKit would raise or has nothing to act on: S9.
    ///
    /// - Parameters:
    ///   - pointer: The operation's place in the request.
    ///   - isStackEmpty: Whether the stack has no screens.
    ///   - isOnStack: Whether a screen of that id is on the stack that the operation will find; nil if unknown.
    /// - Returns: The faults, in the order of the operation's members.
    func faults(
        at pointer: String,
        isStackEmpty: Bool,
        _ isOnStack: (Screen.ID) -> Bool?
    ) -> [RequestFault] {
        var faults: [RequestFault] = []
        func refer(to id: Screen.ID, at place: String, orElse reason: RequestFault.Reason) {
            guard isOnStack(id) == false else { return }
            let control = id.rawValue.controlCharacter()
            faults.append(RequestFault(control.map { .controlCharacter($0) } ?? reason, at: place))
        }
        func come(_ id: Screen.ID, at place: String, orElse repeated: RequestFault.Reason) {
            if let reason = id.fault {
                faults.append(RequestFault(reason, at: place))
            } else if isOnStack(id) == true {
                faults.append(RequestFault(repeated, at: place))
            }
        }
        switch self {
        case .setAppearanceProxy: return []
        case .push(let screen, _):
            come(screen.id, at: pointer + "/screen/id", orElse: .screenAlreadyOnStack(screen.id))
            return faults
        case .setViewControllers(let references, _):
            if references.isEmpty { faults.append(RequestFault(.emptySet, at: pointer + "/screens")) }
            var seen: Set<Screen.ID> = []
            for (position, reference) in references.enumerated() where faults.count < RequestFault.mostOfAKind {
                let element = pointer + "/screens/\(position)"
                let place = if case .new = reference { element + "/id" } else { element }
                switch reference {
                case _ where !seen.insert(reference.id).inserted:
                    faults.append(RequestFault(.duplicateScreenID(reference.id), at: place))
                case .new(let screen): come(screen.id, at: place, orElse: .newScreenOnStack(screen.id))
                case .existing(let id): refer(to: id, at: place, orElse: .namedScreenNotOnStack(id))
                }
            }
            return faults
        case .popTo(let id, _):
            if !isStackEmpty { refer(to: id, at: pointer + "/screenID", orElse: .screenNotOnStack(id)) }
        case .update(_, .some(let id)), .scroll(_, .some(let id)):
            if !isStackEmpty { refer(to: id, at: pointer + "/screenID", orElse: .namedScreenNotOnStack(id)) }
        case .pop(let count, _, by: .backButton):
            if count != 1 { faults.append(RequestFault(.backButtonPopsOneScreen, at: pointer + "/count")) }
        case .pop, .popToRoot, .interactivePop, .rotate, .reappear, .update(_, nil), .scroll(_, nil), .barHideOnSwipe,
            .barHideOnTap, .keyboard, .traitChange, .search:
            break
        }
        if isStackEmpty { faults.append(RequestFault(.emptyStack, at: "/stack")) }
        return faults
    }

}

extension NavigationOperation {
    /// Returns the faults of what the code beside the call writes: control characters, and a stack without a screen
    /// whose code it could be.
    func writeFaults(at pointer: @autoclosure () -> String, isStackEmpty: Bool) -> [RequestFault] {
        guard !writes.isEmpty else { return [] }
        var texts = TextCheck()
        texts.check(writes.before, at: pointer() + "/writes/before")
        texts.check(writes.after, at: pointer() + "/writes/after")
        return texts.faults + (isStackEmpty ? [RequestFault(.emptyStack, at: "/stack")] : [])
    }
}

extension NavigationOperation.Action {
    /// Returns the faults in the texts that code writes: control characters, and too many classes or none.
    func textFaults(at pointer: @autoclosure () -> String) -> [RequestFault] {
        var texts = TextCheck()
        switch self {
        case .update(.properties(let properties), _): texts.check(properties, at: pointer() + "/properties")
        case .update(.style(let style), _): texts.check(style, at: pointer() + "/bar")
        case .setAppearanceProxy(let properties, let containers):
            texts.check(properties, at: pointer() + "/properties")
            guard let containers else { break }
            let place = pointer() + "/whenContainedInInstancesOf"
            return texts.faults + containers.classFaults(ContainedAppearanceProxy.containerCounts, at: place)
        default: break
        }
        return texts.faults
    }
}
