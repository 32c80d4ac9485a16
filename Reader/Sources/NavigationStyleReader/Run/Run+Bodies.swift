extension Run {
    /// Runs a function of the sources.
    mutating func run(
        _ function: Function,
        _ arguments: [Argument],
        owner: Datum,
        type: String?,
        _ term: Term,
        in scope: Scope
    ) -> Datum {
        let inner = bind(arguments, to: function, owner: owner, type: type, in: scope)
        let kind = function.returns.flatMap { ValueKind(type: $0) }
        let text = Wording.at(term.place)
        guard depth < Self.mostDepth else { return .unknown(text, type: function.returns) }
        depth += 1
        defer { depth -= 1 }
        let result = result(of: function.body, in: inner, as: kind)
        guard case .unknown(_, let known) = result else { return result }
        // A function that returns its generic type returns that whose `.self` it is handed.
        if let returns = function.returns,
            let parameter = function.parameters.first(where: { $0.type == returns + ".Type" }),
            case .type(let type)? = inner.value(parameter.name), app.isViewController(type)
        {
            return instance(of: type, term)
        }
        return .unknown(text, type: known ?? function.returns)
    }

    mutating func run(_ body: [Statement], in scope: Scope, _ term: Term) -> Datum {
        guard depth < Self.mostDepth else { return unknown(term) }
        depth += 1
        defer { depth -= 1 }
        return result(of: body, in: scope)
    }

    mutating func run(_ closure: ClosureTerm, _ outer: Scope, _ values: [Datum], as kind: ValueKind? = nil)
        -> Datum
    {
        guard depth < Self.mostDepth + 4 else { return .unknown("") }
        depth += 1
        defer { depth -= 1 }
        let scope = Scope(in: outer)
        scope.isIndefinite = detachment > 0
        for (number, name) in closure.parameters.enumerated() {
            scope.values[name] = number < values.count ? values[number] : .unknown(.said(name))
        }
        return result(of: closure.body, in: scope, as: kind)
    }

    /// The names of a function's body with the values of a call.
    mutating func bind(
        _ arguments: [Argument],
        to function: Function,
        owner: Datum,
        type: String?,
        in scope: Scope
    ) -> Scope {
        let inner = Scope(owner: owner, type: type)
        var rest = arguments[...]
        for parameter in function.parameters {
            let kind = ValueKind(type: parameter.type)
            let place =
                rest.firstIndex { $0.label == parameter.label }
                ?? rest.firstIndex { if case .closure = $0.value.kind { $0.label == nil } else { false } }
            if let place, place == rest.startIndex || parameter.label != nil {
                let argument = rest.remove(at: place)
                inner.values[parameter.name] = typed(value(of: argument.value, in: scope, as: kind), parameter.type)
            } else if let value = parameter.value {
                inner.values[parameter.name] = self.value(of: value, in: inner, as: kind)
            } else {
                inner.values[parameter.name] = .unknown(.said(parameter.name), type: parameter.type)
            }
        }
        return inner
    }

    private func typed(_ value: Datum, _ type: String) -> Datum {
        if case .unknown(let text, nil) = value { return .unknown(text, type: type) }
        return value
    }

    /// The functions that run their closures before they return.
    private static let immediate: Set = ["animate", "performWithoutAnimation", "transition", "forEach", "map", "then"]

    /// Runs the closures of a call that is not followed: at once where that is known of the function, else at another time.
    mutating func runClosures(in arguments: [Argument], of name: String?, in scope: Scope) {
        let isAlongside = name == "animate" && arguments.contains { $0.label == "alongsideTransition" }
        for (number, argument) in arguments.enumerated() {
            guard case .closure(let closure) = argument.value.kind else {
                _ = value(of: argument.value, in: scope)
                continue
            }
            let isCompletion = argument.label == "completion" || isAlongside && number > 0
            let isImmediate = name.map { Self.immediate.contains($0) } ?? false && !isCompletion
            let saved = phase
            if isAlongside, !isCompletion, phase != nil { phase = "duringTransition" }
            if !isImmediate { detachment += 1 }
            _ = run(closure, scope, [])
            if !isImmediate { detachment -= 1 }
            phase = saved
        }
    }
}
