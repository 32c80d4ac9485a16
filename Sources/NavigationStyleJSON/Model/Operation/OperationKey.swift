/// The keys of operations of all types.
enum OperationKey: String, CaseIterable, JSONName {
    case type, timing, screen, animated, count, screenID, screens, outcome, progress, velocity, properties, bar
    case contentOffset, orientation
    static let names = JSONNameTable(Self.self)
}

/// The verbs of operations.
enum OperationType: String, CaseIterable, JSONName {
    case push, pop, popTo, popToRoot, setViewControllers, interactivePop, update, scroll, rotate
    static let names = JSONNameTable(Self.self)

    /// The keys beside `type` and `timing` that an operation of this type may have.
    var keys: [OperationKey] {
        switch self {
        case .push: [.screen, .animated]
        case .pop: [.animated, .count]
        case .popTo: [.screenID, .animated]
        case .popToRoot: [.animated]
        case .setViewControllers: [.screens, .animated]
        case .interactivePop: [.outcome, .progress, .velocity]
        case .update: [.properties, .bar, .screenID]
        case .scroll: [.screenID, .contentOffset]
        case .rotate: [.orientation]
        }
    }

    /// Of each of these lists an operation of this type must have one key, and may have no more than one.
    var alternatives: [[OperationKey]] {
        switch self {
        case .push: [[.screen]]
        case .pop, .popToRoot: []
        case .popTo: [[.screenID]]
        case .setViewControllers: [[.screens]]
        case .interactivePop: [[.outcome, .progress]]
        case .update: [[.properties, .bar]]
        case .scroll: [[.contentOffset]]
        case .rotate: [[.orientation]]
        }
    }
}

/// How a back swipe ends, where the request says it.
enum InteractivePopOutcome: String, CaseIterable, JSONName {
    case finished, cancelled
    static let names = JSONNameTable(Self.self)
}
