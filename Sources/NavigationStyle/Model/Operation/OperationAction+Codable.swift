extension Operation.Action {
    /// The types of operations, as requests name them.
    public enum Name: String, CaseIterable, Codable, Sendable {
        case push, pop, popTo, popToRoot, setViewControllers, interactivePop, update, scroll, rotate, reappear

        /// The keys beside `type` and `timing`.
        var keys: [Operation.CodingKeys] {
            switch self {
            case .push: [.screen, .animated]
            case .pop: [.animated, .count, .by]
            case .popTo: [.screenID, .animated]
            case .popToRoot: [.animated]
            case .setViewControllers: [.screens, .animated]
            case .interactivePop: [.outcome, .progress, .velocity]
            case .update: [.properties, .bar, .screenID]
            case .scroll: [.screenID, .contentOffset]
            case .rotate: [.orientation]
            case .reappear: [.by]
            }
        }
    }

    /// The type, as requests name it.
    public var name: Name {
        switch self {
        case .push: .push
        case .pop: .pop
        case .popTo: .popTo
        case .popToRoot: .popToRoot
        case .setViewControllers: .setViewControllers
        case .interactivePop: .interactivePop
        case .update: .update
        case .scroll: .scroll
        case .rotate: .rotate
        case .reappear: .reappear
        }
    }

    init(_ name: Name, from object: KeyedDecodingContainer<Operation.CodingKeys>) throws {
        func animated() throws -> Bool { try object.value(.animated, or: true) }
        switch name {
        case .push: self = .push(try object.value(.screen), animated: try animated())
        case .pop:
            // Read as a number, as a decoder may not say where it found a fraction in the place of an integer.
            let number = try object.value(.count, or: 1.0)
            guard let count = Int(exactly: number), ClosedRange.popCounts.contains(count) else {
                throw DecodingError.dataCorrupted(
                    at: object.codingPath + [Operation.CodingKeys.count],
                    "Expected a whole number of at least 1"
                )
            }
            self = .pop(count: count, animated: try animated(), by: try object.value(.by, or: .code))
        case .popTo: self = .popTo(try object.value(.screenID), animated: try animated())
        case .popToRoot: self = .popToRoot(animated: try animated())
        case .setViewControllers:
            self = .setViewControllers(try object.value(.screens), animated: try animated())
        case .interactivePop: self = .interactivePop(try Operation.InteractivePop(from: object))
        case .update:
            self = .update(
                try Operation.Restyling(from: object),
                screenID: try object.valueUnlessAbsent(.screenID)
            )
        case .scroll:
            self = .scroll(
                to: try object.number(.contentOffset, in: .points),
                screenID: try object.valueUnlessAbsent(.screenID)
            )
        case .rotate: self = .rotate(try object.value(.orientation))
        case .reappear: self = .reappear(after: try object.value(.by, or: .tab))
        }
    }

    func encode(to object: inout KeyedEncodingContainer<Operation.CodingKeys>) throws {
        switch self {
        case .push(let screen, let animated):
            try object.encode(screen, forKey: .screen)
            try object.encode(animated, forKey: .animated, unless: true)
        case .pop(let count, let animated, let trigger):
            try object.encode(count, forKey: .count, unless: 1)
            try object.encode(animated, forKey: .animated, unless: true)
            try object.encode(trigger, forKey: .by, unless: .code)
        case .popTo(let id, let animated):
            try object.encode(id, forKey: .screenID)
            try object.encode(animated, forKey: .animated, unless: true)
        case .popToRoot(let animated):
            try object.encode(animated, forKey: .animated, unless: true)
        case .setViewControllers(let screens, let animated):
            try object.encode(screens, forKey: .screens)
            try object.encode(animated, forKey: .animated, unless: true)
        case .interactivePop(let gesture): try gesture.encode(to: &object)
        case .update(let restyling, let id):
            try restyling.encode(to: &object)
            try object.encodeIfPresent(id, forKey: .screenID)
        case .scroll(let offset, let id):
            try object.encode(offset, forKey: .contentOffset)
            try object.encodeIfPresent(id, forKey: .screenID)
        case .rotate(let orientation): try object.encode(orientation, forKey: .orientation)
        case .reappear(let cover): try object.encode(cover, forKey: .by, unless: .tab)
        }
    }
}

extension Operation.InteractivePop {
    private enum Outcome: String, CaseIterable, Codable {
        case finished, cancelled
    }

    fileprivate init(from object: KeyedDecodingContainer<Operation.CodingKeys>) throws {
        switch (object.contains(.outcome), object.contains(.progress), object.contains(.velocity)) {
        case (true, false, false):
            let outcome: Outcome = try object.value(.outcome)
            self = outcome == .finished ? .finished : .cancelled
        case (false, true, _):
            self = .released(
                progress: try object.number(.progress, in: 0...1),
                velocity: try object.numberUnlessAbsent(.velocity, in: .velocities) ?? 0
            )
        default:
            throw DecodingError.dataCorrupted(
                at: object.codingPath,
                "Expected either outcome, or progress and velocity"
            )
        }
    }

    fileprivate func encode(to object: inout KeyedEncodingContainer<Operation.CodingKeys>) throws {
        switch self {
        case .finished: try object.encode(Outcome.finished, forKey: .outcome)
        case .cancelled: try object.encode(Outcome.cancelled, forKey: .outcome)
        case .released(let progress, let velocity):
            try object.encode(progress, forKey: .progress)
            try object.encode(velocity, forKey: .velocity, unless: 0)
        }
    }
}

extension Operation.Restyling {
    fileprivate init(from object: KeyedDecodingContainer<Operation.CodingKeys>) throws {
        switch (object.contains(.properties), object.contains(.bar)) {
        case (true, false): self = .properties(try object.value(.properties))
        case (false, true): self = .style(try object.value(.bar))
        default: throw DecodingError.dataCorrupted(at: object.codingPath, "Expected either properties or bar")
        }
    }

    fileprivate func encode(to object: inout KeyedEncodingContainer<Operation.CodingKeys>) throws {
        switch self {
        case .properties(let properties): try object.encode(properties, forKey: .properties)
        case .style(let style): try object.encode(style, forKey: .bar)
        }
    }
}
