// MARK: - Reading

extension NavigationOperation.Animator: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @usableFromInline package init() { self.init(usesFinalFrame: true) }

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.member("usesFinalFrame", &usesFinalFrame, default: true)
    }
}

extension NavigationOperation.Writes: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.member("before", &before, default: BarProperties())
        try visitor.member("after", &after, default: BarProperties())
    }

    /// Whether nothing is written.
    package var isEmpty: Bool { before.isEmpty && after.isEmpty }
}

extension NavigationOperation: WireForm {
    @usableFromInline package static var shape: Shape { .named("Operation") }

    /// Reads an operation by its `type`, which decides the allowed members.
    ///
    /// A missing or faulty member is recorded as a fault and replaced by a placeholder, so that the operations after
    /// this one can be checked, too.
    @inlinable package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> NavigationOperation? {
        guard var scope = try reader.object(.object) else { return nil }
        let place = reader.place(of: scope)
        let names = OperationMembers.table.names
        var members = OperationMembers()
        var places = InlineArray<32, Reader.Place>(repeating: place)
        var order = MemberOrder()
        while let index = try reader.member(of: names, in: &scope) {
            places[index] = reader.place
            order.note(index)
            reader.cursor = MemberCursor(wanted: index)
            try members.members(&reader)
        }
        for fault in members.faults(of: scope.seen, order) {
            reader.note(fault.reason, at: fault.index.map { places[$0] } ?? place)
        }
        return NavigationOperation(&members)
    }

    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        OperationMembers(self).write(to: &writer)
    }
}

extension OperationMembers {
    /// Returns the faults of the members `seen` as a whole, each with the index of the member at fault.
    @usableFromInline
    mutating func faults(of seen: UInt64, _ order: MemberOrder) -> [(reason: RequestFault.Reason, index: Int?)] {
        guard let type else { return seen & OperationRule.type == 0 ? [(.missingKey("type"), nil)] : [] }
        var faults: [(RequestFault.Reason, Int?)] = []
        if let fault = byFault(type) { faults.append((fault, Self.table.names.index(of: "by"))) }
        let rule = type.rule
        func names(_ bits: UInt64) -> [String] { indices(bits).map { Self.table.members[$0].name } }
        func indices(_ bits: UInt64) -> [Int] {
            Self.table.members.indices.filter { bits & (1 << UInt64($0)) != 0 }
        }
        if seen & ~rule.known != 0 {
            let known = names(rule.known)
            faults += indices(seen & ~rule.known).map { (.unknownKey(known: known), $0) }
        }
        if rule.needed != 0, seen & rule.needed == 0 { faults.append((.missingOneOf(names(rule.needed)), nil)) }
        let there = seen & rule.either
        if there == 0, rule.either != 0 {
            let names = names(rule.either)
            faults.append((names.count == 1 ? .missingKey(names[0]) : .missingOneOf(names), nil))
        }
        // A velocity may only accompany a progress.
        let exclusive = seen & OperationRule.outcome != 0 ? there | seen & OperationRule.velocity : there
        guard exclusive.nonzeroBitCount > 1 else { return faults }
        let inOrder = order.members(of: exclusive)
        let first = Self.table.members[inOrder[0]].name
        return faults + inOrder.dropFirst().map { (.conflictingKey(with: first), $0) }
    }

    /// Returns the fault of `by` in an operation of `type`.
    private func byFault(_ type: NavigationOperation.Action.Name) -> RequestFault.Reason? {
        guard let by else { return nil }
        switch type {
        case .pop where NavigationOperation.PopTrigger(rawValue: by) == nil:
            return .unknownValue(found: by, known: NavigationOperation.PopTrigger.names.all)
        case .push where NavigationOperation.PushTrigger(rawValue: by) == nil:
            return .unknownValue(found: by, known: NavigationOperation.PushTrigger.names.all)
        case .reappear where NavigationOperation.Cover(rawValue: by) == nil:
            return .unknownValue(found: by, known: NavigationOperation.Cover.names.all)
        default: return nil
        }
    }
}

extension NavigationOperation {
    /// Makes the operation that `members` describe, and moves large values out of them; nil if their type is missing.
    @usableFromInline init?(_ members: inout OperationMembers) {
        guard let type = members.type else { return nil }
        let trigger = type == .push ? members.by.flatMap(NavigationOperation.PushTrigger.init) : nil
        self.init(
            Action(type, &members),
            timing: members.timing,
            pushTrigger: trigger ?? .code,
            animator: members.animator,
            writes: members.writes
        )
    }
}

extension NavigationOperation.Action {
    fileprivate init(_ type: Name, _ members: inout OperationMembers) {
        let animated = members.animated
        switch type {
        case .push: self = .push(members.screen.take() ?? Screen(id: ""), animated: animated)
        case .pop:
            let trigger = members.by.flatMap(NavigationOperation.PopTrigger.init) ?? .code
            self = .pop(count: members.count, animated: animated, by: trigger)
        case .popTo: self = .popTo(members.screenID ?? "", animated: animated)
        case .popToRoot: self = .popToRoot(animated: animated)
        case .setViewControllers: self = .setViewControllers(members.screens.take() ?? [], animated: animated)
        case .interactivePop:
            switch members.outcome {
            case .finished: self = .interactivePop(.finished)
            case .cancelled: self = .interactivePop(.cancelled)
            case nil: self = .interactivePop(.released(progress: members.progress ?? 0, velocity: members.velocity))
            }
        case .update:
            let restyling = members.properties.take().map { NavigationOperation.Restyling.properties($0) }
            self = .update(restyling ?? .style(members.style.take() ?? BarStyle()), screenID: members.screenID)
        case .scroll: self = .scroll(to: members.contentOffset ?? 0, screenID: members.screenID)
        case .rotate: self = .rotate(members.orientation ?? .portrait)
        case .reappear: self = .reappear(after: members.by.flatMap(NavigationOperation.Cover.init) ?? .tab)
        case .barHideOnSwipe: self = .barHideOnSwipe(members.direction ?? .up)
        case .barHideOnTap: self = .barHideOnTap
        case .keyboard: self = .keyboard(isShown: members.isShown ?? false)
        case .traitChange: self = .traitChange(members.userInterfaceStyle, members.contentSizeCategory)
        case .setAppearanceProxy:
            self = .setAppearanceProxy(members.properties.take() ?? BarProperties(), containers: members.containers)
        case .search: self = .search(isActive: members.isActive ?? false)
        }
    }
}

// MARK: - Writing

extension OperationMembers {
    fileprivate init(_ operation: NavigationOperation) {
        type = operation.action.name
        timing = operation.timing
        animator = operation.animator
        writes = operation.writes
        if operation.pushTrigger != .code { by = operation.pushTrigger.rawValue }
        switch operation.action {
        case .push(let screen, let animated): (self.screen, self.animated) = (screen, animated)
        case .pop(let count, let animated, let trigger):
            (self.count, self.animated) = (count, animated)
            if trigger != .code { by = trigger.rawValue }
        case .popTo(let id, let animated): (screenID, self.animated) = (id, animated)
        case .popToRoot(let animated): self.animated = animated
        case .setViewControllers(let screens, let animated): (self.screens, self.animated) = (screens, animated)
        case .interactivePop(.finished): outcome = .finished
        case .interactivePop(.cancelled): outcome = .cancelled
        case .interactivePop(.released(let progress, let velocity)):
            (self.progress, self.velocity) = (progress, velocity)
        case .update(.properties(let properties), let id): (self.properties, screenID) = (properties, id)
        case .update(.style(let style), let id): (self.style, screenID) = (style, id)
        case .scroll(let offset, let id): (contentOffset, screenID) = (offset, id)
        case .rotate(let orientation): self.orientation = orientation
        case .reappear(let cover): if cover != .tab { by = cover.rawValue }
        case .barHideOnSwipe(let direction): self.direction = direction
        case .barHideOnTap: break
        case .keyboard(let isShown): self.isShown = isShown
        case .traitChange(let style, let category): (userInterfaceStyle, contentSizeCategory) = (style, category)
        case .setAppearanceProxy(let properties, let containers):
            (self.properties, self.containers) = (properties, containers)
        case .search(let isActive): self.isActive = isActive
        }
    }
}
