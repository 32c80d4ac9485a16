import NavigationStyle

/// The members of an operation as they come: `type`, which says what the others are, may be the last of them.
struct OperationMembers {
    var type: OperationType?
    var timing: Operation.Timing?
    private var screen: Screen?
    private var animated = true
    private var count = 1
    private var screenID: Screen.ID?
    private var screens: [Operation.ScreenReference]?
    private var outcome: InteractivePopOutcome?
    private var progress: Double?
    private var velocity = 0.0
    private var properties: BarProperties?
    private var style: BarStyle?
    private var contentOffset: Double?
    private var orientation: Orientation?

    /// The keys that were there, with the places of their values.
    private var places: [(key: OperationKey, offset: Int)] = []

    /// How fast a finger leaves the screen, in widths per second.
    private static let velocities = -1000.0...1000

    mutating func read(_ key: OperationKey, from reader: inout JSONReader) throws(JSONMalformed) {
        places.append((key, reader.position))
        switch key {
        case .type: type = try reader.name()
        case .timing: timing = try reader.name()
        case .screen: screen = try Screen(from: &reader)
        case .animated: animated = try reader.boolean() ?? true
        case .count: count = try reader.integer(in: 1...Int(Int32.max)) ?? 1
        case .screenID: screenID = try Screen.ID(from: &reader)
        case .screens: screens = try reader.screens(Operation.ScreenReference.self)
        case .outcome: outcome = try reader.name()
        case .progress: progress = try reader.double(in: 0...1)
        case .velocity: velocity = try reader.double(in: Self.velocities) ?? 0
        case .properties: properties = try BarProperties(from: &reader)
        case .bar: style = try BarStyle(from: &reader)
        case .contentOffset: contentOffset = try reader.points()
        case .orientation: orientation = try reader.name()
        }
    }

    /// Notes the keys that an operation of `type` does not have, and those that it must have.
    func check(for type: OperationType, at offset: Int, _ reader: inout JSONReader) {
        let keys = type.keys
        for place in places where place.key != .type && place.key != .timing && !keys.contains(place.key) {
            let known = [OperationKey.type, .timing] + keys
            reader.note(.unknownKey(known: known.map(\.rawValue)), at: place.offset)
        }
        for alternatives in type.alternatives {
            let there = places.filter { alternatives.contains($0.key) }
            if there.isEmpty {
                let names = alternatives.map(\.rawValue)
                reader.note(names.count == 1 ? .missingKey(names[0]) : .missingOneOf(names), at: offset)
            }
            for (first, second) in zip(there, there.dropFirst()) {
                reader.note(.conflictingKey(with: first.key.rawValue), at: second.offset)
            }
        }
        // A velocity belongs to a progress.
        if type == .interactivePop, let velocity = places.first(where: { $0.key == .velocity }),
            places.contains(where: { $0.key == .outcome })
        {
            reader.note(.conflictingKey(with: OperationKey.outcome.rawValue), at: velocity.offset)
        }
    }

    /// The action of `type`; nil where a member that it needs is missing or faulty.
    func action(_ type: OperationType) -> Operation.Action? {
        switch type {
        case .push: screen.map { .push($0, animated: animated) }
        case .pop: .pop(count: count, animated: animated)
        case .popTo: screenID.map { .popTo($0, animated: animated) }
        case .popToRoot: .popToRoot(animated: animated)
        case .setViewControllers: screens.map { .setViewControllers($0, animated: animated) }
        case .interactivePop: interactivePop.map { .interactivePop($0) }
        case .update: restyling.map { .update($0, screenID: screenID) }
        case .scroll: contentOffset.map { .scroll(to: $0, screenID: screenID) }
        case .rotate: orientation.map { .rotate($0) }
        }
    }

    private var interactivePop: Operation.InteractivePop? {
        switch outcome {
        case .finished: .finished
        case .cancelled: .cancelled
        case nil: progress.map { .released(progress: $0, velocity: velocity) }
        }
    }

    private var restyling: Operation.Restyling? {
        properties.map { .properties($0) } ?? style.map { .style($0) }
    }
}
