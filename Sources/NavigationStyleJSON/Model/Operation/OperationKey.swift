/// The keys of operations of all types.
enum OperationKey: Int, CaseIterable, JSONName {
    case type, timing, screen, animated, count, screenID, screens, outcome, progress, velocity, properties, bar
    case contentOffset, orientation, by
    static let names = JSONNameTable(allCases) { $0.name }

    /// The key as it is written.
    var name: String { "\(self)" }
}

/// A set of keys of an operation, with the bits of ``JSONObjectScope/seen``.
struct OperationKeys: OptionSet {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    init(_ key: OperationKey) { rawValue = 1 << UInt64(key.rawValue) }

    static let screen = OperationKeys(.screen)
    static let animated = OperationKeys(.animated)
    static let count = OperationKeys(.count)
    static let screenID = OperationKeys(.screenID)
    static let screens = OperationKeys(.screens)
    static let outcome = OperationKeys(.outcome)
    static let progress = OperationKeys(.progress)
    static let velocity = OperationKeys(.velocity)
    static let properties = OperationKeys(.properties)
    static let bar = OperationKeys(.bar)
    static let contentOffset = OperationKeys(.contentOffset)
    static let orientation = OperationKeys(.orientation)
    static let by = OperationKeys(.by)
    /// Those that every operation may have.
    static let common: OperationKeys = [OperationKeys(.type), OperationKeys(.timing)]

    /// The keys of the set, in the order in which they are declared.
    var keys: [OperationKey] { OperationKey.allCases.filter { contains(OperationKeys($0)) } }
}

/// The verbs of operations.
enum OperationType: String, CaseIterable, JSONName {
    case push, pop, popTo, popToRoot, setViewControllers, interactivePop, update, scroll, rotate, reappear
    static let names = JSONNameTable(Self.self)

    /// The keys that an operation of this type may have.
    var allowed: OperationKeys {
        switch self {
        case .push: [.common, .screen, .animated]
        case .pop: [.common, .animated, .count, .by]
        case .popTo: [.common, .screenID, .animated]
        case .popToRoot: [.common, .animated]
        case .setViewControllers: [.common, .screens, .animated]
        case .interactivePop: [.common, .outcome, .progress, .velocity]
        case .update: [.common, .properties, .bar, .screenID]
        case .scroll: [.common, .screenID, .contentOffset]
        case .rotate: [.common, .orientation]
        case .reappear: [.common, .by]
        }
    }

    /// Of these keys an operation of this type must have one, and may have no more than one; none if it needs none.
    var required: OperationKeys {
        switch self {
        case .push: .screen
        case .pop, .popToRoot, .reappear: []
        case .popTo: .screenID
        case .setViewControllers: .screens
        case .interactivePop: [.outcome, .progress]
        case .update: [.properties, .bar]
        case .scroll: .contentOffset
        case .rotate: .orientation
        }
    }
}

/// How a back swipe ends, where the request says it.
enum InteractivePopOutcome: String, CaseIterable, JSONName {
    case finished, cancelled
    static let names = JSONNameTable(Self.self)
}
