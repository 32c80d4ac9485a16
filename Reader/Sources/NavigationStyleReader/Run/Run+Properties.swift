extension Run {
    // MARK: - Properties

    /// The value of a property that is not assigned elsewhere.
    mutating func value(of property: Property, owner: Datum, type: String?, _ term: Term?) -> Datum {
        let text = Datum.unknown(term.map { .at($0.place) } ?? .said(property.name), type: property.type)
        guard depth < Self.mostDepth else { return text }
        switch owner {
        case .instance, .text: return wholeValue(of: property, owner: owner, type: type, text)
        default: break
        }
        if let known = app.knownValue(of: property) { return known }
        if let type = singleton(property, owner, type) { return .instance(other(type)) }
        let (questions, count) = (oracle.count, events.count)
        let value = wholeValue(of: property, owner: owner, type: type, text)
        // What depends on nothing but itself is the same in each run.
        if oracle.count == questions, events.count == count, value.isPlain { app.keep(value, of: property) }
        return value
    }

    /// The class of an object that all share, where conditions that nobody knows decide how it is made; what it has is
    /// not known then.
    private func singleton(_ property: Property, _ owner: Datum, _ type: String?) -> String? {
        guard leading != nil, property.getter == nil, case .call? = property.value?.kind else { return nil }
        let key = ObjectIdentifier(property)
        if let known = app.memory.singletons[key] { return known }
        // One whose making asks for itself is made by whoever asks first.
        app.memory.singletons[key] = .some(nil)
        var trial = Run(app, system, Oracle())
        trial.leading = leading
        let value = trial.wholeValue(of: property, owner: owner, type: type, .unknown(.said(property.name)))
        guard case .instance(let id) = value, trial.instances[id].kind == .other, let own = trial.instances[id].type,
            app.types[own]?.kind == .class, trial.oracle.count > 0, trial.events.isEmpty,
            !trial.instances.contains(where: { $0.kind == .navigationController && $0.isNew })
        else { return nil }
        app.memory.singletons[key] = own
        return own
    }

    private mutating func wholeValue(of property: Property, owner: Datum, type: String?, _ text: Datum) -> Datum {
        depth += 1
        defer { depth -= 1 }
        let scope = Scope(owner: owner, type: type)
        let kind = property.type.flatMap { ValueKind(type: $0) }
        if let getter = property.getter { return named(result(of: getter, in: scope, as: kind), text) }
        guard property.isConstant || app.assignments[property.name, default: 0] == 0, let initial = property.value
        else { return text }
        return named(value(of: initial, in: scope, as: kind), text)
    }

    /// A value, or where nobody knows it the text that stands for it where it is used.
    private func named(_ value: Datum, _ text: Datum) -> Datum {
        if case .unknown(_, let type) = value, case .unknown(let name, let declared) = text {
            return .unknown(name, type: type ?? declared)
        }
        return value
    }

    /// Runs a body for the value that it returns; a single expression is returned without a word.
    mutating func result(of body: [Statement], in scope: Scope, as kind: ValueKind? = nil) -> Datum {
        if body.count == 1, case .evaluate(let term) = body[0] {
            guard case .branch(let statement) = term.kind else { return value(of: term, in: scope, as: kind) }
            return value(ofBranch: statement, in: scope, as: kind)
        }
        // `else if` of an expression.
        if body.count == 1, case .branch = body[0] { return value(ofBranch: body[0], in: scope, as: kind) }
        let hasLater = body.contains { if case .later = $0 { true } else { false } }
        if let last = body.last, case .give(let term?) = last, let kind, !hasLater {
            let flow = run(Array(body.dropLast()), in: scope)
            if case .returns(let value) = flow { return value }
            return flow.ends ? .unknown("") : value(of: term, in: scope, as: kind)
        }
        guard case .returns(let value) = run(body, in: scope) else { return .unknown("") }
        if case .constant(let name) = value, kind == .color {
            return staticMember(name, of: "UIColor", nil) ?? systemColor(name) ?? value
        }
        return value
    }
}
