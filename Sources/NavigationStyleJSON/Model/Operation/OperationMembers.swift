import NavigationStyle

/// The members of an operation as they come: `type`, which says what the others are, may be the last of them.
struct OperationMembers {
    var type: OperationType?
    var timing = Operation.Timing.settled
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
    /// What it says by what the operation comes: which words there are is the type's to say.
    private var by: String?
    private var trigger = Operation.PopTrigger.code
    private var cover = Operation.Cover.tab

    /// Where the values of the keys begin.
    private var offsets = InlineArray<15, Int>(repeating: 0)

    mutating func read(_ key: OperationKey, from reader: inout JSONReader) throws(JSONMalformed) {
        offsets[key.rawValue] = reader.position
        switch key {
        case .type: type = try reader.name()
        case .timing: timing = try reader.name() ?? .settled
        case .screen: screen = try Screen(from: &reader)
        case .animated: animated = try reader.boolean() ?? true
        case .count: count = try reader.integer(in: .popCounts) ?? 1
        case .screenID: screenID = try Screen.ID(from: &reader)
        case .screens: screens = try reader.screenReferences()
        case .outcome: outcome = try reader.name()
        case .progress: progress = try reader.double(in: 0...1)
        case .velocity: velocity = try reader.double(in: .velocities) ?? 0
        case .properties: properties = try BarProperties(from: &reader)
        case .bar: style = try BarStyle(from: &reader)
        case .contentOffset: contentOffset = try reader.points()
        case .orientation: orientation = try reader.name()
        case .by: by = try reader.string()
        }
    }

    /// Notes the keys of `scope` that an operation of `type` does not have, and those that it must have and it has not.
    mutating func check(for type: OperationType, in scope: JSONObjectScope, _ reader: inout JSONReader) {
        readBy(for: type, &reader)
        let keys = OperationKeys(rawValue: scope.seen)
        let allowed = type.allowed
        if !keys.isSubset(of: allowed) {
            let known = allowed.keys.map(\.name)
            for key in keys.subtracting(allowed).keys {
                reader.note(.unknownKey(known: known), at: offsets[key.rawValue])
            }
        }
        let required = type.required
        let there = keys.intersection(required)
        if there.isEmpty, !required.isEmpty {
            let names = required.keys.map(\.name)
            reader.note(names.count == 1 ? .missingKey(names[0]) : .missingOneOf(names), at: scope.offset)
        }
        // A velocity belongs to a progress.
        let exclusive = keys.contains(.outcome) ? there.union(keys.intersection(.velocity)) : there
        guard exclusive.rawValue.nonzeroBitCount > 1 else { return }
        let inOrder = exclusive.keys.sorted { offsets[$0.rawValue] < offsets[$1.rawValue] }
        for key in inOrder.dropFirst() {
            reader.note(.conflictingKey(with: inOrder[0].name), at: offsets[key.rawValue])
        }
    }

    /// Makes of `by` what it means for an operation of `type`, and notes a word that such an operation does not have.
    private mutating func readBy(for type: OperationType, _ reader: inout JSONReader) {
        guard let by else { return }
        let offset = offsets[OperationKey.by.rawValue]
        switch type {
        case .pop: trigger = reader.word(by, at: offset) ?? trigger
        case .reappear: cover = reader.word(by, at: offset) ?? cover
        default: break
        }
    }

    /// The action of `type`.
    ///
    /// What is missing or faulty, which was noted, has something in its place, so that the operations behind this one
    /// can be looked at too.
    func action(_ type: OperationType) -> Operation.Action {
        switch type {
        case .push: .push(screen ?? Screen(id: ""), animated: animated)
        case .pop: .pop(count: count, animated: animated, by: trigger)
        case .popTo: .popTo(screenID ?? "", animated: animated)
        case .popToRoot: .popToRoot(animated: animated)
        case .setViewControllers: .setViewControllers(screens ?? [], animated: animated)
        case .interactivePop: .interactivePop(interactivePop)
        case .update: .update(restyling, screenID: screenID)
        case .scroll: .scroll(to: contentOffset ?? 0, screenID: screenID)
        case .rotate: .rotate(orientation ?? .portrait)
        case .reappear: .reappear(after: cover)
        }
    }

    private var interactivePop: Operation.InteractivePop {
        switch outcome {
        case .finished: .finished
        case .cancelled: .cancelled
        case nil: .released(progress: progress ?? 0, velocity: velocity)
        }
    }

    private var restyling: Operation.Restyling {
        properties.map { .properties($0) } ?? .style(style ?? BarStyle())
    }
}

extension JSONReader {
    /// The value that `text`, which stands at `offset`, names; nil only after noting a fault.
    fileprivate mutating func word<Value: RawRepresentable<String> & CaseIterable>(
        _ text: String,
        at offset: Int
    ) -> Value? {
        if let value = Value(rawValue: text) { return value }
        note(.unknownValue(found: text, known: Value.allCases.map(\.rawValue)), at: offset)
        return nil
    }
}
