import NavigationStyle

extension Run {
    // MARK: - Objects that others hold

    /// The object of a class that the code has not made: a coordinator, a router, a delegate.
    mutating func other(_ type: String) -> Int {
        if let known = others[type] { return known }
        let id = makeSelf(type)
        others[type] = id
        return id
    }

    /// Follows a call on an object of which the type alone is known, where that leads to a screen or makes one.
    mutating func follow(
        _ name: String,
        on type: String,
        _ arguments: [Argument],
        _ term: Term,
        in scope: Scope
    ) -> Datum? {
        guard let leading, depth < Self.mostDepth else { return nil }
        let labels = arguments.map(\.label)
        for part in LeadingFunctions.parts(of: type) {
            guard let own = leading.onlyType(of: part, in: app),
                let (function, declarer) = app.function(name, labels, of: own), !function.isStatic,
                !Vocabulary.isUIKits(name, labels) || function.takesAsUIKit(labels)
            else { continue }
            let makes = function.returns.map { app.isViewController($0) } ?? false
            guard makes || leading.leads(function) else { continue }
            let owner = Datum.instance(other(own))
            return run(function, arguments, owner: owner, type: declarer, term, in: scope, forCaller: true)
        }
        return nil
    }

    /// Follows a call that hands a bar to an object of which the type alone is known: `theme.apply(to: navigationBar)`.
    ///
    /// What one of several types writes, the others may write in other ways: the values are not known.
    mutating func styled(
        by name: String,
        of type: String,
        _ arguments: [Argument],
        _ term: Term,
        in scope: Scope
    ) -> Datum? {
        guard depth < Self.mostDepth, hands(arguments, in: scope, orScreens: false) else { return nil }
        let labels = arguments.map(\.label)
        let types = LeadingFunctions.parts(of: type).flatMap { app.concreteTypes(of: $0) }.sorted()
        guard
            let own = types.first(where: { app.function(name, labels, of: $0)?.function.takes(labels) ?? false }),
            let (function, declarer) = app.function(name, labels, of: own), !function.isStatic
        else { return nil }
        let count = events.count
        let value = run(function, arguments, owner: .instance(other(own)), type: declarer, term, in: scope)
        guard types.count > 1 else { return value }
        let unknown = Value.unknown(app.unknownName(app.text(of: term.place), at: term.place))
        let written = events[count...].compactMap { event -> Event? in
            guard case .write(var write) = event else { return event }
            (write.value, write.parts) = (unknown, [:])
            return Vocabulary.mayBeUnknown(write.path) ? .write(write) : nil
        }
        events.replaceSubrange(count..., with: written)
        return self.unknown(term, type: function.returns)
    }

    /// The member of an object of which the type alone is known, where it is the same of each: `viewModel.title`.
    mutating func fixedMember(_ name: String, ofOther type: String, _ term: Term) -> Datum? {
        guard let own = app.type(type), own.kind == .type || own.kind == .class && !app.hasSubclasses(own.name),
            let (property, declarer) = app.property(name, of: own.name), !property.isStatic,
            property.getter != nil || property.isConstant && property.value != nil
        else { return nil }
        var trial = self
        let value = trial.value(of: property, owner: .instance(trial.other(own.name)), type: declarer, term)
        oracle.steps = trial.oracle.steps
        return value.isPlain && trial.oracle.count == oracle.count ? value : nil
    }

    /// The navigation controller of an object of which the type alone is known.
    mutating func navigationController(_ name: String, ofOther type: String, _ term: Term) -> Datum? {
        guard let leading else { return nil }
        for part in LeadingFunctions.parts(of: type) {
            guard let own = leading.onlyType(of: part, in: app) else { continue }
            let declared = app.property(name, of: own)?.property.type
            let isScreens = name == "navigationController" && declared == nil && app.isScreen(own)
            guard isScreens || declared.map({ app.isNavigationController($0) }) ?? false else { continue }
            return member(name, ofInstance: other(own), term)
        }
        return nil
    }
}
