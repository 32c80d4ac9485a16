/// An operation, with its screens as indices.
enum ResolvedOperation {
    case navigation(NavigationCall)
    /// The operation ends before its call: the back swipe does not begin, or the policy returns.
    case nothing(TransitionResponse.Reason)
    case update(NavigationOperation.Restyling, by: Int)
    case scroll(Int, to: Double)
    case rotate(Orientation)
    /// A swipe or a tap in the content, which hides or shows the bar.
    case barHide(BarHideGesture)
    case keyboard(isShown: Bool)
    case traitChange(UserInterfaceStyle?, ContentSizeCategory?)
    case setAppearanceProxy(BarProperties, containers: [String]?)
    /// A tap on the back button.
    case backButtonTap(animated: Bool)
    case reappearance(after: NavigationOperation.Cover)
    case search(Int, isActive: Bool)
}

/// Finds the screens of an operation on the stack, or throws the faults that make it impossible: S9.
struct OperationResolver {
    /// The operation's place in the request.
    let pointer: RequestPointer
    /// The stack that the operation will find when it is carried out.
    let stack: ScreenStack

    func resolve(
        _ action: NavigationOperation.Action,
        isTransitionPending: Bool,
        in simulation: inout Simulation
    ) throws(ScenarioError) -> ResolvedOperation {
        if let resolved = try find(action, isTransitionPending: isTransitionPending, in: &simulation) {
            return resolved
        }
        let ids = Set(stack.map { simulation.id($0) })
        switch type(of: simulation.policy).remedy(for: action, { ids.contains($0) }) {
        case .nothing(let reason): return .nothing(reason)
        case .repeatedPush(let id, let animated):
            if let screen = index(of: id, in: simulation) {
                return .navigation(NavigationCall(verb: .push(screen), animated: animated))
            }
        case .another(let action):
            if let resolved = try find(action, isTransitionPending: isTransitionPending, in: &simulation) {
                return resolved
            }
        case nil: break
        }
        throw ScenarioError(
            action.faults(at: pointer.description, isStackEmpty: stack.isEmpty) { ids.contains($0) }
        )
    }

    /// Returns the operation with its screens as indices; nil if it is impossible.
    private func find(
        _ action: NavigationOperation.Action,
        isTransitionPending: Bool,
        in simulation: inout Simulation
    ) throws(ScenarioError) -> ResolvedOperation? {
        switch action {
        case .push(let screen, let animated):
            guard screen.id.isValid, index(of: screen.id, in: simulation) == nil else { return nil }
            let index = try simulation.add(screen, at: pointer.appending(.screen))
            return .navigation(NavigationCall(verb: .push(index), animated: animated))
        case .setViewControllers(let screens, let animated):
            return try set(screens, animated: animated, in: &simulation).map { .navigation($0) }
        case .pop(let count, let animated, by: .backButton):
            guard !stack.isEmpty, count == 1 else { return nil }
            return .backButtonTap(animated: animated)
        case .pop(let count, let animated, by: .code):
            guard !stack.isEmpty else { return nil }
            return .navigation(NavigationCall(verb: .pop(count: count), animated: animated))
        case .popTo(let id, let animated):
            return screen(id, in: simulation).map { .navigation(NavigationCall(verb: .popTo($0), animated: animated)) }
        case .popToRoot(let animated):
            guard !stack.isEmpty else { return nil }
            return .navigation(NavigationCall(verb: .popToRoot, animated: animated))
        case .interactivePop(let pop):
            guard let top = stack.last else { return nil }
            return gesture(pop, on: top, isTransitionPending: isTransitionPending, in: simulation)
        case .traitChange(let style, let category):
            guard !stack.isEmpty else { return nil }
            // Before iOS 13 no interface style exists (around.V4).
            guard simulation.environment.era < .appearanceObjects else { return .traitChange(style, category) }
            return category == nil ? .nothing(.unavailable) : .traitChange(nil, category)
        case .setAppearanceProxy(let properties, let containers):
            let faults = action.textFaults(at: pointer.description)
            if !faults.isEmpty { throw ScenarioError(faults) }
            return .setAppearanceProxy(properties, containers: containers)
        case .update(let restyling, let id):
            let faults = action.textFaults(at: pointer.description)
            if !faults.isEmpty { throw ScenarioError(faults) }
            return screen(id, in: simulation).map { .update(restyling, by: $0) }
        case .scroll(let offset, let id): return screen(id, in: simulation).map { .scroll($0, to: offset) }
        case .rotate(let orientation): return stack.isEmpty ? nil : .rotate(orientation)
        case .barHideOnSwipe(let direction): return stack.isEmpty ? nil : .barHide(.swipe(direction))
        case .barHideOnTap: return stack.isEmpty ? nil : .barHide(.tap)
        case .keyboard(let isShown): return stack.isEmpty ? nil : .keyboard(isShown: isShown)
        case .reappear(let cover): return stack.isEmpty ? nil : .reappearance(after: cover)
        case .search(let isActive):
            guard let top = stack.last else { return nil }
            return simulation.hasSearchController(top)
                ? .search(top, isActive: isActive) : .nothing(.noSearchController)
        }
    }

    private func gesture(
        _ pop: NavigationOperation.InteractivePop,
        on top: Int,
        isTransitionPending: Bool,
        in simulation: Simulation
    ) -> ResolvedOperation {
        if stack.count > 1 {
            guard simulation.interactivePop(on: top).begins, !isTransitionPending else {
                return .nothing(.gestureDisabled)
            }
        }
        let isCancelled =
            switch pop {
            case .finished: false
            case .cancelled: true
            case .released(let progress, let velocity):
                !simulation.interactivePopFinishes(progress: progress, velocity: velocity, on: top)
            }
        return .navigation(NavigationCall(verb: .interactivePop(isCancelled: isCancelled), animated: true))
    }

    /// Returns the call of `setViewControllers`; nil if it is impossible.
    private func set(
        _ references: [NavigationOperation.ScreenReference],
        animated: Bool,
        in simulation: inout Simulation
    ) throws(ScenarioError) -> NavigationCall? {
        var indices: [Screen.ID: Int] = [:]
        for screen in stack { indices[simulation.id(screen)] = screen }
        var seen: Set<Screen.ID> = []
        for reference in references {
            guard seen.insert(reference.id).inserted else { return nil }
            switch reference {
            case .new(let screen): guard screen.id.isValid, indices[screen.id] == nil else { return nil }
            case .existing(let id): guard indices[id] != nil else { return nil }
            }
        }
        var screens: [Int] = []
        for (position, reference) in references.enumerated() {
            switch reference {
            case .new(let screen):
                screens.append(try simulation.add(screen, at: pointer.appending(.screens).appending(position)))
            case .existing(let id): if let screen = indices[id] { screens.append(screen) }
            }
        }
        return screens.isEmpty ? nil : NavigationCall(verb: .set(screens), animated: animated)
    }

    /// Returns the screen with `id`, or for nil the top screen; nil if there is none.
    private func screen(_ id: Screen.ID?, in simulation: Simulation) -> Int? {
        guard let id else { return stack.last }
        return index(of: id, in: simulation)
    }

    private func index(of id: Screen.ID, in simulation: Simulation) -> Int? {
        stack.last { simulation.id($0) == id }
    }
}
