/// A request in which diagnostics can be fixed: a stack and operations, from a request of any kind.
struct FixableRequest {
    /// The kinds of requests, which have their operations in different places.
    private enum Kind {
        case transition, replay, resolve
    }

    var scenario: Scenario
    /// The operations, in order.
    private(set) var operations: [NavigationOperation]
    /// The parts of the answer.
    let inclusion: Inclusion
    private let kind: Kind

    init(_ request: TransitionRequest) {
        (scenario, operations, inclusion) = (request.scenario, [request.operation], request.inclusion)
        kind = .transition
    }

    init(_ request: ReplayRequest) {
        (scenario, operations, inclusion) = (request.scenario, request.operations, request.inclusion)
        kind = .replay
    }

    init(_ request: ResolveRequest) {
        (scenario, operations, inclusion) = (request.scenario, [], request.inclusion)
        kind = .resolve
    }

    /// Returns the place of an operation in the request.
    func pointer(toOperation index: Int) -> RequestPointer {
        switch kind {
        case .transition: RequestPointer(.operation)
        case .replay: RequestPointer(.operations).appending(index)
        case .resolve: .whole
        }
    }
}

extension FixableRequest {
    /// Returns the screen at `index` in the simulation; `added` gives the places of those that operations add.
    func screen(at index: Int, added: [RequestPointer]) -> Screen? {
        let count = scenario.stack.count
        if index < count { return scenario.stack[index] }
        var copy = self
        return copy.changeScreen(at: added[index - count]) { $0 }
    }

    /// Returns the request on another version of iOS.
    func on(_ os: SystemVersion) -> FixableRequest {
        var copy = self
        copy.scenario.environment.os = os
        return copy
    }

    /// Makes the changes of `fix` and returns the edits that make them; nil if there is nothing to change.
    ///
    /// `added` gives the places of the screens that operations add.
    mutating func carryOut(_ fix: Fix, added: [RequestPointer]) -> [Edit]? {
        var edits: [Edit] = []
        // Operations are added last, the highest first: all other edits find theirs where they stand.
        var additions: [(index: Int, edit: Edit)] = []
        for change in fix.changes {
            if case .endSearch(let index) = change {
                guard let edit = endSearch(beforeOperation: index) else { return nil }
                additions.append((index, edit))
                continue
            }
            guard let made = carryOut(change, added: added) else { return nil }
            edits += made
        }
        return edits + additions.sorted { $0.index > $1.index }.map(\.edit)
    }

    private mutating func carryOut(_ change: RequestChange, added: [RequestPointer]) -> [Edit]? {
        switch change {
        case .screen(let index, let change):
            let count = scenario.stack.count
            if index < count { return change.carryOut(on: &scenario.stack[index], at: "/stack/\(index)") }
            let pointer = added[index - count]
            return changeScreen(at: pointer) { change.carryOut(on: &$0, at: pointer.description) }
        case .update(let property, let value, let index):
            let pointer = "\(self.pointer(toOperation: index))"
            return changeOperation(at: index) { operation in
                guard case .update(let restyling, let id) = operation.action else {
                    return operation.writes.edits(writing: property, value, at: pointer + "/writes")
                }
                guard case .properties(var properties) = restyling else { return nil }
                let edits = properties.change(property, to: value, at: pointer + "/properties")
                operation.action = .update(.properties(properties), screenID: id)
                return edits
            }
        case .popCount(let count, let index):
            let pointer = "\(self.pointer(toOperation: index))"
            return changeOperation(at: index) { operation in
                guard case .pop(_, let animated, let trigger) = operation.action else { return nil }
                operation.action = .pop(count: count, animated: animated, by: trigger)
                return [Edit(.replace, pointer + "/count", .number(Double(count)))]
            }
        case .captureStatusBarAppearance:
            scenario.navigationController.modalPresentationCapturesStatusBarAppearance = true
            let path = "/navigationController/modalPresentationCapturesStatusBarAppearance"
            return [Edit(.add, path, .bool(true))]
        case .tintOption(let name, let color):
            let option = Value.Member(name, BarValue.color(color).value)
            // Without options the request may have only the policy's name, to which none can be added.
            let isNameEnough = scenario.policy == PolicySelection(scenario.policy.name)
            scenario.policy.options.removeAll { $0.key == name }
            scenario.policy.options.append(option)
            scenario.policy.options.sort { $0.key < $1.key }
            return isNameEnough
                ? [Edit(.replace, "/policy", .object([Value.Member("name", .string(scenario.policy.name)), option]))]
                : [Edit(.add, "/policy/\(name)", option.value)]
        case .windowColor(let color):
            scenario.navigationController.window.backgroundColor = .some(color)
            return [Edit(.replace, "/navigationController/window/backgroundColor", BarValue.color(color).value)]
        case .endSearch(let index): return endSearch(beforeOperation: index).map { [$0] }
        case .useFinalFrame(let index):
            let pointer = "\(self.pointer(toOperation: index))"
            return changeOperation(at: index) { operation in
                operation.animator = NavigationOperation.Animator()
                return [Edit(.replace, pointer + "/animator/usesFinalFrame", .bool(true))]
            }
        case .updateInsteadOfProxy(let index):
            let pointer = "\(self.pointer(toOperation: index))"
            return changeOperation(at: index) { operation in
                guard case .setAppearanceProxy(let properties, let containers) = operation.action else { return nil }
                operation.action = .update(.properties(properties), screenID: nil)
                let edits = [Edit(.replace, pointer + "/type", .string("update"))]
                return containers == nil ? edits : edits + [Edit(.remove, pointer + "/whenContainedInInstancesOf")]
            }
        case .proxy(let property, let value):
            // Only if the request has a proxy: one that sets nothing cannot have caused the diagnostic.
            let proxy = scenario.defaults.appearanceProxy
            guard !proxy.isEmpty else { return nil }
            scenario.defaults.appearanceProxy[property] = value
            return value.map { proxy.edits(writing: property, $0, at: "/defaults/appearanceProxy") }
                ?? [Edit(.remove, "/defaults/appearanceProxy/\(property.name)")]
        }
    }

    /// Changes the operation at `index` in place; nil if there is none.
    private mutating func changeOperation<Result>(
        at index: Int,
        _ change: (inout NavigationOperation) -> Result?
    ) -> Result? {
        operations.indices.contains(index) ? change(&operations[index]) : nil
    }

    /// Ends the search of the screen on top before the operation at `index`.
    ///
    /// - Returns: The edit that puts such an operation there; nil where it has no place.
    private mutating func endSearch(beforeOperation index: Int) -> Edit? {
        // One that is called in the turn of another has nothing of its own before it.
        guard kind == .replay, operations.indices.contains(index), operations[index].timing == .settled else {
            return nil
        }
        operations[index].endsSearch = true
        let operation = Value.object(members: ["type": .string("search"), "isActive": .bool(false)])
        return Edit(.add, "\(pointer(toOperation: index))", operation)
    }

    /// Changes the screen at `pointer` that an operation adds; nil if there is none.
    private mutating func changeScreen<Result>(at pointer: RequestPointer, _ change: (inout Screen) -> Result)
        -> Result?
    {
        switch ScreenPlaceInRequest(pointer) {
        case .pushed(let operation):
            return changeOperation(at: operation) { operation in
                guard case .push(var screen, let animated) = operation.action else { return nil }
                let result = change(&screen)
                operation.action = .push(screen, animated: animated)
                return result
            }
        case .set(let operation, let position):
            return changeOperation(at: operation) { operation in
                guard case .setViewControllers(var screens, let animated) = operation.action,
                    case .new(var screen) = screens[position]
                else { return nil }
                let result = change(&screen)
                screens[position] = .new(screen)
                operation.action = .setViewControllers(screens, animated: animated)
                return result
            }
        case nil: return nil
        }
    }
}

/// The places in a request of screens that operations add.
private enum ScreenPlaceInRequest {
    case pushed(operation: Int)
    case set(operation: Int, position: Int)

    init?(_ pointer: RequestPointer) {
        var indices: [Int] = []
        var keys: [RequestPointer.Key] = []
        for token in pointer.tokens {
            switch token {
            case .index(let index): indices.append(index)
            case .key(let number):
                guard let key = RequestPointer.Key(rawValue: UInt8(truncatingIfNeeded: number)) else { return nil }
                keys.append(key)
            }
        }
        switch (keys, indices.count) {
        case ([.operation, .screen], 0): self = .pushed(operation: 0)
        case ([.operations, .screen], 1): self = .pushed(operation: indices[0])
        case ([.operation, .screens], 1): self = .set(operation: 0, position: indices[0])
        case ([.operations, .screens], 2): self = .set(operation: indices[0], position: indices[1])
        default: return nil
        }
    }
}

extension NavigationOperation.Writes {
    /// Gives `property` a value in the code that writes it last, or removes it there, and returns the edits; nil if no
    /// code writes it.
    fileprivate mutating func edits(writing property: BarProperty, _ value: BarValue?, at pointer: String) -> [Edit]? {
        let side: CallSide = after[property] == nil ? .before : .after
        // A value for a property that is not written yet goes beside the others.
        guard self[side][property] != nil || value != nil, !isEmpty else { return nil }
        let place = self[side].isEmpty ? CallSide.after : side
        return self[place].change(property, to: value, at: "\(pointer)/\(place.key.name)")
    }
}

extension BarProperties {
    /// Gives `property` a value, or removes it, and returns the edits that do so.
    fileprivate mutating func change(_ property: BarProperty, to value: BarValue?, at path: String) -> [Edit] {
        let edits =
            value.map { self.edits(writing: property, $0, at: path) } ?? [Edit(.remove, "\(path)/\(property.name)")]
        self[property] = value
        return edits
    }
}
