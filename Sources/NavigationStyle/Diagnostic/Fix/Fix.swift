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
    /// What is done, in order.
    var operations: [Operation] { get set }
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
            let place =
                index < scenario.stack.count
                ? RequestPointer(.stack).appending(index) : added[index - scenario.stack.count]
            guard var screen = self[place] else { return nil }
            let edits = change.carryOut(on: &screen, at: place.description)
            self[place] = screen
            return edits
        case .update(let property, let value, let index):
            guard operations.indices.contains(index),
                case .update(.properties(var properties), let id) = operations[index].action
            else { return nil }
            let path = "\(Self.pointer(toOperation: index))/properties"
            let edits =
                value.map { properties.edits(writing: property, $0, at: path) }
                ?? [Edit(.remove, "\(path)/\(property.name)")]
            properties[property] = value
            operations[index].action = .update(.properties(properties), screenID: id)
            return edits
        case .popCount(let count, let index):
            guard operations.indices.contains(index), case .pop(_, let animated, let trigger) = operations[index].action
            else { return nil }
            operations[index].action = .pop(count: count, animated: animated, by: trigger)
            return [Edit(.replace, "\(Self.pointer(toOperation: index))/count", .number(Double(count)))]
        case .proxy(let property, let value):
            // Only where the proxy sets something already: what is not there is none of its faults.
            let proxy = scenario.defaults.appearanceProxy
            guard !proxy.isEmpty else { return nil }
            scenario.defaults.appearanceProxy[property] = value
            return value.map { proxy.edits(writing: property, $0, at: "/defaults/appearanceProxy") }
                ?? [Edit(.remove, "/defaults/appearanceProxy/\(property.name)")]
        }
    }

    /// The screen that stands at `pointer`; nil where there is none.
    private subscript(pointer: RequestPointer) -> Screen? {
        get {
            switch ScreenPlaceInRequest(pointer) {
            case .stack(let index): return scenario.stack[index]
            case .pushed(let operation):
                if case .push(let screen, _) = operations[operation].action { return screen }
            case .set(let operation, let position):
                if case .setViewControllers(let screens, _) = operations[operation].action,
                    case .new(let screen) = screens[position]
                {
                    return screen
                }
            case nil: break
            }
            return nil
        }
        set {
            guard let newValue else { return }
            switch ScreenPlaceInRequest(pointer) {
            case .stack(let index): scenario.stack[index] = newValue
            case .pushed(let operation):
                guard case .push(_, let animated) = operations[operation].action else { return }
                operations[operation].action = .push(newValue, animated: animated)
            case .set(let operation, let position):
                guard case .setViewControllers(var screens, let animated) = operations[operation].action else { return }
                screens[position] = .new(newValue)
                operations[operation].action = .setViewControllers(screens, animated: animated)
            case nil: break
            }
        }
    }
}

/// The places of a request at which screens stand.
private enum ScreenPlaceInRequest {
    case stack(Int)
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
        case ([.stack], 1): self = .stack(indices[0])
        case ([.operation, .screen], 0): self = .pushed(operation: 0)
        case ([.operations, .screen], 1): self = .pushed(operation: indices[0])
        case ([.operation, .screens], 1): self = .set(operation: 0, position: indices[0])
        case ([.operations, .screens], 2): self = .set(operation: indices[0], position: indices[1])
        default: return nil
        }
    }
}

extension TransitionRequest: FixableRequest {
    var operations: [Operation] {
        get { [operation] }
        set { if let first = newValue.first { operation = first } }
    }

    static func pointer(toOperation index: Int) -> RequestPointer { RequestPointer(.operation) }
}

extension ReplayRequest: FixableRequest {
    static func pointer(toOperation index: Int) -> RequestPointer { RequestPointer(.operations).appending(index) }
}

extension ResolveRequest: FixableRequest {
    var operations: [Operation] {
        get { [] }
        set {}
    }

    static func pointer(toOperation index: Int) -> RequestPointer { .whole }
}
