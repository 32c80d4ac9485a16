/// What an operation asks for, by the indices of its screens.
enum ResolvedOperation {
    case navigation(NavigationCall)
    /// The back swipe does not begin.
    case refusedGesture
    case update(Operation.Restyling, by: Int)
    case scroll(Int, to: Double)
    case rotate(Orientation)
    /// The back button is tapped.
    case backButtonTap(animated: Bool)
    case reappearance(after: Operation.Cover)
}

/// Finds the screens of an operation on the stack, or says what makes it impossible: S9.
struct OperationResolver {
    /// Where the operation stands in the request.
    let pointer: RequestPointer
    /// The stack that the operation will find when it is carried out.
    let stack: ArraySlice<Int>

    func resolve<Policy>(
        _ action: Operation.Action,
        isTransitionPending: Bool,
        in simulation: inout Simulation<Policy>
    ) throws(ScenarioError) -> ResolvedOperation {
        switch action {
        case .push(let screen, let animated):
            try check(screen.id, at: "/screen/id")
            if index(of: screen.id, in: simulation) != nil {
                throw fault(.screenAlreadyOnStack(screen.id), "/screen/id")
            }
            let index = try simulation.add(screen, at: pointer.appending(.screen))
            return .navigation(NavigationCall(verb: .push(index), animated: animated))
        case .setViewControllers(let screens, let animated):
            return .navigation(try set(screens, animated: animated, in: &simulation))
        case .pop(let count, let animated, by: .backButton):
            _ = try top()
            guard count == 1 else { throw fault(.backButtonPopsOneScreen, "/count") }
            return .backButtonTap(animated: animated)
        case .pop(let count, let animated, by: .code):
            _ = try top()
            return .navigation(NavigationCall(verb: .pop(count: count), animated: animated))
        case .popTo(let id, let animated):
            let screen = try screen(id, in: simulation)
            return .navigation(NavigationCall(verb: .popTo(screen), animated: animated))
        case .popToRoot(let animated):
            _ = try top()
            return .navigation(NavigationCall(verb: .popToRoot, animated: animated))
        case .interactivePop(let pop):
            return gesture(pop, on: try top(), isTransitionPending: isTransitionPending, in: simulation)
        case .update(let restyling, let id): return .update(restyling, by: try screen(id, in: simulation))
        case .scroll(let offset, let id): return .scroll(try screen(id, in: simulation), to: offset)
        case .rotate(let orientation):
            _ = try top()
            return .rotate(orientation)
        case .reappear(let cover):
            _ = try top()
            return .reappearance(after: cover)
        }
    }

    private func gesture<Policy>(
        _ pop: Operation.InteractivePop,
        on top: Int,
        isTransitionPending: Bool,
        in simulation: Simulation<Policy>
    ) -> ResolvedOperation {
        if stack.count > 1 {
            guard simulation.interactivePop(on: top).begins, !isTransitionPending else { return .refusedGesture }
        }
        let isCancelled =
            switch pop {
            case .finished: false
            case .cancelled: true
            case .released(let progress, let velocity):
                !InteractivePopRule.commits(
                    progress: progress,
                    velocity: velocity,
                    os: simulation.environment.os,
                    width: simulation.device.width(in: simulation.environment.orientation)
                )
            }
        return .navigation(NavigationCall(verb: .interactivePop(isCancelled: isCancelled), animated: true))
    }

    private func set<Policy>(
        _ references: [Operation.ScreenReference],
        animated: Bool,
        in simulation: inout Simulation<Policy>
    ) throws(ScenarioError) -> NavigationCall {
        guard !references.isEmpty else { throw fault(.emptySet, "/screens") }
        var indices: [Screen.ID: Int] = [:]
        for screen in stack { indices[simulation.id(screen)] = screen }
        var seen: Set<Screen.ID> = []
        var faults: [ScenarioFault] = []
        var screens: [Int] = []
        for (position, reference) in references.enumerated() {
            let place: String
            switch reference {
            case .new(let screen):
                place = "\(pointer)/screens/\(position)/id"
                if !screen.id.isValid {
                    faults.append(ScenarioFault(.invalidScreenID(screen.id), at: place))
                } else if indices[screen.id] != nil {
                    faults.append(ScenarioFault(.screenAlreadyOnStack(screen.id), at: place))
                } else {
                    do {
                        screens.append(try simulation.add(screen, at: pointer.appending(.screens).appending(position)))
                    } catch {
                        faults += error.faults
                    }
                }
            case .existing(let id):
                place = "\(pointer)/screens/\(position)"
                if let screen = indices[id] {
                    screens.append(screen)
                } else {
                    faults.append(ScenarioFault(.screenNotOnStack(id), at: place))
                }
            }
            if !seen.insert(reference.id).inserted {
                faults.append(ScenarioFault(.duplicateScreenID(reference.id), at: place))
            }
        }
        if !faults.isEmpty { throw ScenarioError(faults) }
        return NavigationCall(verb: .set(screens), animated: animated)
    }

    private func top() throws(ScenarioError) -> Int {
        guard let top = stack.last else { throw ScenarioError([ScenarioFault(.emptyStack, at: "/stack")]) }
        return top
    }

    /// The screen called `id`; nil is the top.
    private func screen<Policy>(_ id: Screen.ID?, in simulation: Simulation<Policy>) throws(ScenarioError) -> Int {
        let top = try top()
        guard let id else { return top }
        guard let screen = index(of: id, in: simulation) else { throw fault(.screenNotOnStack(id), "/screenID") }
        return screen
    }

    private func index<Policy>(of id: Screen.ID, in simulation: Simulation<Policy>) -> Int? {
        stack.last { simulation.id($0) == id }
    }

    private func check(_ id: Screen.ID, at place: String) throws(ScenarioError) {
        guard id.isValid else { throw fault(.invalidScreenID(id), place) }
    }

    private func fault(_ reason: ScenarioFault.Reason, _ place: String) -> ScenarioError {
        ScenarioError([ScenarioFault(reason, at: pointer.description + place)])
    }
}
