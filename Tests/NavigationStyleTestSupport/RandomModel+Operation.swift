package import NavigationStyle

extension RandomModel {
    /// Returns a sequence of random operations on a stack of `ids`, which is kept up to date.
    ///
    /// A back swipe is assumed to finish, and a tap on Back to pop. If they do not, the real stack has all screens of
    /// `ids` and more, so that the following operations are still valid.
    package mutating func operations(_ count: Int, on ids: inout [Screen.ID]) -> [NavigationOperation] {
        var operations: [NavigationOperation] = []
        for index in 0..<count {
            let stack = ids
            var operation = operation(on: &ids)
            if index > 0, chance(15) { operation.timing = .sameTurn }
            // By numbers of their own, so that all else is what it would be without them.
            var model = RandomModel(seed: UInt64(idCount) &* 131 &+ UInt64(index))
            operation.writes = model.writes(beside: operation.action, on: stack)
            operations.append(operation)
        }
        return operations
    }

    /// Returns what the code beside a call writes, as code of the screen on top of `ids`; mostly nothing.
    private mutating func writes(
        beside action: NavigationOperation.Action,
        on ids: [Screen.ID]
    ) -> NavigationOperation.Writes {
        var writes = NavigationOperation.Writes()
        switch action {
        case .push, .pop, .popTo, .popToRoot, .setViewControllers:
            guard !ids.isEmpty, chance(10) else { break }
            if flag() { writes.before = barProperties() }
            if flag() { writes.after = barProperties() }
        default: break
        }
        return writes
    }

    /// Returns a random operation that is valid on a stack of `ids`, which is kept up to date.
    package mutating func operation(on ids: inout [Screen.ID]) -> NavigationOperation {
        guard let root = ids.first else { return chance(50) ? push(on: &ids) : set(on: &ids) }
        let animated = !chance(25)
        switch integer(in: 0...99) {
        case ..<30: return push(on: &ids)
        case ..<40:
            let count = chance(70) ? 1 : integer(in: 1...ids.count + 1)
            ids = count < ids.count ? ids.dropLast(count) : [root]
            return NavigationOperation(.pop(count: count, animated: animated))
        case ..<46: return backButtonTap(on: &ids, animated: animated)
        case ..<50:
            let index = integer(in: 0...ids.count - 1)
            ids = Array(ids[...index])
            return NavigationOperation(.popTo(ids[index], animated: animated))
        case ..<55:
            ids = [root]
            return NavigationOperation(.popToRoot(animated: animated))
        case ..<65: return set(on: &ids)
        case ..<80: return NavigationOperation(.interactivePop(interactivePop(on: &ids)))
        case ..<90:
            let restyling: NavigationOperation.Restyling = flag() ? .properties(barProperties()) : .style(barStyle())
            return NavigationOperation(.update(restyling, screenID: chance(60) ? nil : one(of: ids)))
        case ..<95:
            return NavigationOperation(.scroll(to: points(in: -60...400), screenID: chance(60) ? nil : one(of: ids)))
        case ..<97: return NavigationOperation(.reappear(after: cover()))
        case ..<98: return NavigationOperation(chance(50) ? barHiding() : .search(isActive: chance(70)))
        default: return NavigationOperation(.rotate(one(of: Orientation.self)))
        }
    }

    /// Returns a gesture or the keyboard, which may hide the bar, or a late appearance proxy.
    private mutating func barHiding() -> NavigationOperation.Action {
        switch integer(in: 0...5) {
        case 0: .barHideOnTap
        case 5: .traitChange(one(of: UserInterfaceStyle.self))
        case 4:
            .setAppearanceProxy(
                barProperties(),
                containers: maybe(25) { [$0.flag() ? "Checkout" : "UINavigationController"] }
            )
        case 1: .keyboard(isShown: flag())
        default: .barHideOnSwipe(one(of: NavigationOperation.SwipeDirection.self))
        }
    }

    /// Returns an operation that leads back to a screen: a cancelled swipe, a tap on Back, or another tab or a modal
    /// screen that is shown and left.
    package mutating func returningOperation(on ids: inout [Screen.ID]) -> NavigationOperation {
        switch integer(in: 0...9) {
        case ..<4: return NavigationOperation(.interactivePop(.cancelled))
        case ..<6: return backButtonTap(on: &ids, animated: !chance(10))
        default: return NavigationOperation(.reappear(after: cover()))
        }
    }

    /// Returns a cover; most of them remove the screen's view on every iOS.
    private mutating func cover() -> NavigationOperation.Cover {
        let removing: [NavigationOperation.Cover] = [.tab, .fullScreenModal]
        return one(of: removing + removing + removing + NavigationOperation.Cover.allCases)
    }

    private mutating func backButtonTap(on ids: inout [Screen.ID], animated: Bool) -> NavigationOperation {
        if ids.count > 1 { ids.removeLast() }
        return NavigationOperation(.pop(count: 1, animated: animated, by: .backButton))
    }

    private mutating func push(on ids: inout [Screen.ID]) -> NavigationOperation {
        let screen = screen()
        ids.append(screen.id)
        return NavigationOperation(
            .push(screen, animated: !chance(25)),
            pushTrigger: chance(10) ? .barButtonItem : .code,
            animator: maybe(5) { NavigationOperation.Animator(usesFinalFrame: $0.flag()) }
        )
    }

    private mutating func set(on ids: inout [Screen.ID]) -> NavigationOperation {
        var references: [NavigationOperation.ScreenReference] = []
        for id in ids where chance(60) { references.append(.existing(id)) }
        if references.count > 1, chance(15) { references.swapAt(0, references.count - 1) }
        if references.isEmpty || chance(50) {
            let place = chance(70) ? references.count : integer(in: 0...references.count)
            references.insert(.new(screen()), at: place)
        }
        ids = references.map(\.id)
        return NavigationOperation(.setViewControllers(references, animated: !chance(40)))
    }

    private mutating func interactivePop(on ids: inout [Screen.ID]) -> NavigationOperation.InteractivePop {
        let isCancelled = chance(40)
        if !isCancelled, ids.count > 1 { ids.removeLast() }
        if chance(50) { return isCancelled ? .cancelled : .finished }
        // Far enough from the threshold on any iOS (uikit.D4).
        return isCancelled
            ? .released(progress: Double(integer(in: 0...20)) / 100, velocity: -points(in: 0...2))
            : .released(progress: Double(integer(in: 60...100)) / 100, velocity: points(in: 0...2))
    }
}
