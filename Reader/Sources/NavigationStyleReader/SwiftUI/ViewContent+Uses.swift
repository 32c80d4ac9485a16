import NavigationStyle

extension ViewContentReader {
    private static let wrappers: Set = ["AnyView", "Group", "VStack", "HStack", "ZStack", "ScrollView"]

    /// The views that a body makes; nil for anything that is not a view of the app's own.
    func uses(of body: [Statement], depth: Int = 0) -> [ViewUse?] {
        expressions(of: body).flatMap { uses(of: $0, depth: depth) }
    }

    private func uses(of term: Term, depth: Int) -> [ViewUse?] {
        guard depth < 12 else { return [nil] }
        switch term.kind {
        case .ternary(_, let then, let otherwise):
            return uses(of: then, depth: depth + 1) + uses(of: otherwise, depth: depth + 1)
        case .call(let function, let arguments):
            switch function.kind {
            case .member(let base?, let name):
                if case .name("self") = base.kind { return uses(ofCall: name, arguments, term, depth: depth) }
                let place = app.place(ofCall: term, on: base)
                return uses(of: base, depth: depth + 1).map { use -> ViewUse? in
                    guard var use else { return nil }
                    modifiers.add(name, arguments, at: place, of: view, to: &use.modifiers)
                    return use
                }
            case .name(let name): return uses(ofCall: name, arguments, term, depth: depth)
            default: return [nil]
            }
        case .name(let name):
            guard let (property, _) = app.property(name, of: view), let getter = property.getter else { return [nil] }
            return uses(of: getter, depth: depth + 4)
        default: return [nil]
        }
    }

    private func uses(ofCall name: String, _ arguments: [Argument], _ term: Term, depth: Int) -> [ViewUse?] {
        let full = app.fullName(of: name)
        if views.contains(full) {
            // A view around another one that is not read any further: a lazy view.
            return [ViewUse(view: full, place: term.place)]
        }
        if Self.wrappers.contains(name), arguments.count == 1, let content = arguments.first?.value {
            guard case .closure(let closure) = content.kind else { return uses(of: content, depth: depth + 1) }
            let inner = uses(of: closure.body, depth: depth + 1)
            return inner.count == 1 ? inner : [nil]
        }
        if let (function, _) = app.function(name, arguments.map(\.label), of: view), function.returns != nil {
            return uses(of: function.body, depth: depth + 4)
        }
        return [nil]
    }
}

extension ViewContentReader {
    // MARK: - Bodies

    /// What a statement in a view builder makes: an expression, or one of several bodies.
    enum Build {
        case expression(Term)
        case oneOf([[Statement]])
    }

    func builds(_ statement: Statement) -> Build {
        switch statement {
        case .evaluate(let term):
            if case .branch(let branch) = term.kind { return builds(branch) }
            return .expression(term)
        case .give(let term?): return .expression(term)
        case .branch(let conditions, let then, let otherwise):
            guard conditions.count == 1, case .available(let major, let minor, let isNegated) = conditions[0] else {
                return .oneOf([then, otherwise])
            }
            return .oneOf([(modifiers.system >= SystemVersion(major, minor)) != isNegated ? then : otherwise])
        case .select(_, let cases): return .oneOf(cases.map(\.body))
        default: return .oneOf([[]])
        }
    }

    /// The expressions that a body of a view builder makes, whichever way its conditions go.
    func expressions(of body: [Statement]) -> [Term] {
        body.flatMap { statement -> [Term] in
            switch builds(statement) {
            case .expression(let term): [term]
            case .oneOf(let bodies): bodies.flatMap { expressions(of: $0) }
            }
        }
    }
}
