/// Changes of a request that are to make a diagnostic go.
struct Fix: Hashable, Sendable {
    /// The changes, in the order in which they are made.
    var changes: [RequestChange]
    /// Whether no bar may look different afterwards: what is taken out is not seen.
    var keepsLooks = false

    /// Whether some change of this and one of `other` cannot both be.
    func contradicts(_ other: Fix) -> Bool {
        changes.contains { change in other.changes.contains { change.contradicts($0) } }
    }

    /// Whether the changes are those of `other`, in whichever order.
    func changesTheSame(as other: Fix) -> Bool {
        changes.count == other.changes.count && changes.allSatisfy(other.changes.contains)
    }

    /// Whether it changes more of a request with `count` screens than the operations and the screens that they bring.
    func changesScenario(ofScreens count: Int) -> Bool {
        changes.contains { change in
            switch change {
            case .screen(let index, _): index < count
            case .update, .popCount: false
            case .proxy: true
            }
        }
    }

    /// This, and what `other` changes beside it.
    func and(_ other: Fix) -> Fix {
        Fix(
            changes: changes + other.changes.filter { !changes.contains($0) },
            keepsLooks: keepsLooks && other.keepsLooks
        )
    }
}

extension Fix {
    /// One change of one screen.
    init(_ change: ScreenChange, of screen: Int, keepsLooks: Bool = false) {
        self.init(changes: [.screen(screen, change)], keepsLooks: keepsLooks)
    }
}

/// One change of a request.
enum RequestChange: Hashable, Sendable {
    /// Of a screen, by its index in the simulation.
    case screen(Int, ScreenChange)
    /// What the update of an operation writes; nil takes it out.
    case update(BarProperty, BarValue?, operation: Int)
    /// Over how many screens a pop goes.
    case popCount(Int, operation: Int)
    /// What the appearance proxy sets; nil takes it out.
    case proxy(BarProperty, BarValue?)

    fileprivate func contradicts(_ other: RequestChange) -> Bool {
        guard self != other else { return false }
        switch (self, other) {
        case (.screen(let screen, let change), .screen(let otherScreen, let otherChange)):
            return screen == otherScreen && change.contradicts(otherChange)
        case (.update(let property, _, let operation), .update(let otherProperty, _, let otherOperation)):
            return property == otherProperty && operation == otherOperation
        case (.proxy(let property, _), .proxy(let otherProperty, _)): return property == otherProperty
        case (.popCount(_, let operation), .popCount(_, let otherOperation)): return operation == otherOperation
        default: return false
        }
    }
}

/// A request in which diagnostics can be fixed.
protocol FixableRequest: SendableMetatype {
    var scenario: Scenario { get set }
    /// The operations, in order.
    var operations: [NavigationOperation] { get }
    /// Changes the operation at `index` in its place; nil where there is none.
    mutating func changeOperation<Result>(at index: Int, _ change: (inout NavigationOperation.Action) -> Result?)
        -> Result?
    /// Where an operation stands in the request.
    static func pointer(toOperation index: Int) -> RequestPointer
}

extension FixableRequest {
    /// Makes the changes of `fix`, and says which edits of the request make them; nil where there is nothing to change.
    ///
    /// `added` says where the screens stand that operations bring.
    mutating func carryOut(_ fix: Fix, added: [RequestPointer]) -> [Edit]? {
        var edits: [Edit] = []
        for change in fix.changes {
            guard let made = carryOut(change, added: added) else { return nil }
            edits += made
        }
        return edits
    }

    private mutating func carryOut(_ change: RequestChange, added: [RequestPointer]) -> [Edit]? {
        switch change {
        case .screen(let index, let change):
            let count = scenario.stack.count
            if index < count { return change.carryOut(on: &scenario.stack[index], at: "/stack/\(index)") }
            let pointer = added[index - count]
            return changeScreen(at: pointer) { change.carryOut(on: &$0, at: pointer.description) }
        case .update(let property, let value, let index):
            let path = "\(Self.pointer(toOperation: index))/properties"
            return changeOperation(at: index) { action in
                guard case .update(.properties(var properties), let id) = action else { return nil }
                let edits =
                    value.map { properties.edits(writing: property, $0, at: path) }
                    ?? [Edit(.remove, "\(path)/\(property.name)")]
                properties[property] = value
                action = .update(.properties(properties), screenID: id)
                return edits
            }
        case .popCount(let count, let index):
            return changeOperation(at: index) { action in
                guard case .pop(_, let animated, let trigger) = action else { return nil }
                action = .pop(count: count, animated: animated, by: trigger)
                return [Edit(.replace, "\(Self.pointer(toOperation: index))/count", .number(Double(count)))]
            }
        case .proxy(let property, let value):
            // Only where the proxy sets something already: what is not there is none of its faults.
            let proxy = scenario.defaults.appearanceProxy
            guard !proxy.isEmpty else { return nil }
            scenario.defaults.appearanceProxy[property] = value
            return value.map { proxy.edits(writing: property, $0, at: "/defaults/appearanceProxy") }
                ?? [Edit(.remove, "/defaults/appearanceProxy/\(property.name)")]
        }
    }

    /// Changes the screen that an operation brings, which stands at `pointer`; nil where there is none.
    private mutating func changeScreen(at pointer: RequestPointer, _ change: (inout Screen) -> [Edit]) -> [Edit]? {
        switch ScreenPlaceInRequest(pointer) {
        case .pushed(let operation):
            return changeOperation(at: operation) { action in
                guard case .push(var screen, let animated) = action else { return nil }
                let edits = change(&screen)
                action = .push(screen, animated: animated)
                return edits
            }
        case .set(let operation, let position):
            return changeOperation(at: operation) { action in
                guard case .setViewControllers(var screens, let animated) = action,
                    case .new(var screen) = screens[position]
                else { return nil }
                let edits = change(&screen)
                screens[position] = .new(screen)
                action = .setViewControllers(screens, animated: animated)
                return edits
            }
        case nil: return nil
        }
    }
}

/// The places of a request at which screens stand that operations bring.
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

extension TransitionRequest: FixableRequest {
    var operations: [NavigationOperation] { [operation] }

    mutating func changeOperation<Result>(at index: Int, _ change: (inout NavigationOperation.Action) -> Result?)
        -> Result?
    {
        index == 0 ? change(&operation.action) : nil
    }

    static func pointer(toOperation index: Int) -> RequestPointer { RequestPointer(.operation) }
}

extension ReplayRequest: FixableRequest {
    mutating func changeOperation<Result>(at index: Int, _ change: (inout NavigationOperation.Action) -> Result?)
        -> Result?
    {
        operations.indices.contains(index) ? change(&operations[index].action) : nil
    }

    static func pointer(toOperation index: Int) -> RequestPointer { RequestPointer(.operations).appending(index) }
}

extension ResolveRequest: FixableRequest {
    var operations: [NavigationOperation] { [] }

    mutating func changeOperation<Result>(at index: Int, _ change: (inout NavigationOperation.Action) -> Result?)
        -> Result?
    {
        nil
    }

    static func pointer(toOperation index: Int) -> RequestPointer { .whole }
}
