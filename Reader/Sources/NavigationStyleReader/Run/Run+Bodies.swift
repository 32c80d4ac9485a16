extension Run {
    /// Runs a function of the sources.
    ///
    /// - Parameters:
    ///   - function: The function.
    ///   - arguments: The arguments of the call.
    ///   - owner: The object, or the type, that has it.
    ///   - type: The type that declares it.
    ///   - term: The call.
    ///   - scope: The names around the call.
    ///   - forCaller: Whether what comes of a call with the name and the labels of one of UIKit's is a way of the caller.
    /// - Returns: What it returns.
    mutating func run(
        _ function: Function,
        _ arguments: [Argument],
        owner: Datum,
        type: String?,
        _ term: Term,
        in scope: Scope,
        forCaller: Bool = false
    ) -> Datum {
        let outer = callOfUIKit
        defer { callOfUIKit = outer }
        if forCaller, Vocabulary.isUIKits(function.name, arguments.map(\.label), at: term.place) {
            callOfUIKit = callOfUIKit ?? term.place
        }
        let inner = bind(arguments, to: function, owner: owner, type: type, in: scope)
        let kind = function.returns.flatMap { ValueKind(type: $0) }
        let text = Wording.at(term.place)
        guard depth < Self.mostDepth, !isIdle(function, arguments, owner) else {
            isCut = isCut || depth >= Self.mostDepth
            return .unknown(text, type: function.returns)
        }
        depth += 1
        defer { depth -= 1 }
        if leading != nil { functionsRun.insert(ObjectIdentifier(function)) }
        let result = result(of: function.body, in: inner, as: kind)
        // A function that returns its generic type returns that whose `.self` it is handed.
        if let returns = function.returns,
            let parameter = function.parameters.first(where: { $0.type == returns + ".Type" }),
            case .type(let type)? = inner.value(parameter.name), app.isViewController(type)
        {
            if case .unknown = result { return instance(of: type, term) }
            return settle(result, as: type)
        }
        guard case .unknown(_, let known) = result else { return settle(result, as: function.returns) }
        return .unknown(text, type: known ?? function.returns)
    }

    /// Whether a function of an object that has to do with no bar, such as a model, can be left out where ways are looked
    /// for: it leads nowhere, runs no closure of its caller, and returns nothing that has to do with one.
    private func isIdle(_ function: Function, _ arguments: [Argument], _ owner: Datum) -> Bool {
        guard let leading, !leading.leads(function), isIdle(owner),
            !arguments.contains(where: { if case .closure = $0.value.kind { true } else { false } })
        else { return false }
        guard let returns = function.returns else { return true }
        // A color or an image, which the app has extended, may be written to a bar.
        return app.type(returns).map { $0.kind != .extension && $0.cases.isEmpty && !app.touchesBars($0.name) } ?? false
    }

    private func isIdle(_ owner: Datum) -> Bool {
        switch owner {
        case .instance(let id): instances[id].kind == .other && instances[id].type.map { !app.touchesBars($0) } ?? false
        case .type(let type): app.type(type) != nil && !app.touchesBars(type)
        default: false
        }
    }

    mutating func run(_ body: [Statement], in scope: Scope, _ term: Term, as kind: ValueKind? = nil) -> Datum {
        guard depth < Self.mostDepth else { return unknown(term) }
        depth += 1
        defer { depth -= 1 }
        return result(of: body, in: scope, as: kind)
    }

    mutating func run(_ closure: ClosureTerm, _ outer: Scope, _ values: [Datum], as kind: ValueKind? = nil)
        -> Datum
    {
        guard depth < Self.mostDepth + 4 else { return .unknown("") }
        depth += 1
        defer { depth -= 1 }
        noteRun(of: closure)
        let scope = Scope(in: outer)
        scope.isIndefinite = detachment > 0
        for (number, value) in values.enumerated() where closure.parameters.isEmpty {
            scope.values["$\(number)"] = value
        }
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
        inner.isInitializer = function.name == "init" && !function.isConvenience
        var rest = arguments[...]
        for parameter in function.parameters {
            let place =
                rest.firstIndex { $0.label == parameter.label }
                ?? rest.firstIndex { if case .closure = $0.value.kind { $0.label == nil } else { false } }
            if let place, place == rest.startIndex || parameter.label != nil {
                let argument = rest.remove(at: place)
                let value = value(of: argument.value, in: scope, expecting: parameter.type)
                inner.values[parameter.name] = typed(value, parameter.type)
            } else if let value = parameter.value {
                inner.values[parameter.name] = self.value(of: value, in: inner, expecting: parameter.type)
            } else {
                inner.values[parameter.name] = .unknown(.said(parameter.name), type: parameter.type)
            }
        }
        return inner
    }

    /// A value of which nobody knows more than the type that is written beside it.
    mutating func typed(_ value: Datum, _ type: String?) -> Datum {
        if case .unknown(let text, nil) = value { return .unknown(text, type: type) }
        return settle(value, as: type)
    }

    /// Follows an expression where a value of some type is wanted, by which `.name` and `.name(…)` are understood.
    mutating func value(of term: Term, in scope: Scope, expecting type: String?) -> Datum {
        let kind = type.flatMap { ValueKind(type: $0) }
        guard kind == nil, let type else { return value(of: term, in: scope, as: kind) }
        switch term.kind {
        case .member(nil, let name) where app.type(type) != nil:
            return staticMember(name, of: type, term) ?? .constant(name)
        case .call(let function, let arguments):
            guard case .member(nil, let name) = function.kind, app.type(type) != nil || name == "init" else { break }
            return call(name, onType: type, arguments, term, in: scope)
        default: break
        }
        return value(of: term, in: scope)
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
            // What goes beside a transition away is written as the screen begins to disappear.
            if isAlongside, !isCompletion, phase != nil, phase != "viewWillDisappear" { phase = "duringTransition" }
            if isImmediate {
                _ = run(closure, scope, [])
            } else {
                detached { _ = $0.run(closure, scope, []) }
            }
            phase = saved
        }
    }
}
