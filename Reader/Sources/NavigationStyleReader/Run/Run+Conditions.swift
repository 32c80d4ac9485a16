import NavigationStyle

extension Run {
    // MARK: - Selections

    /// Follows `switch`.
    mutating func select(_ subject: Term, _ cases: [Statement.Case], in scope: Scope) -> Flow {
        guard !cases.isEmpty else { return .goesOn }
        var (place, inner) = choose(subject, cases, in: scope)
        var flow = run(cases[place].body, in: inner)
        while case .goesOn = flow, cases[place].fallsThrough, place + 1 < cases.count {
            place += 1
            inner = Scope(in: scope)
            flow = run(cases[place].body, in: inner)
        }
        return flow
    }

    /// The value of an `if` or a `switch` that stands as an expression: that of the branch which is taken.
    mutating func value(ofBranch statement: Statement, in scope: Scope, as kind: ValueKind?) -> Datum {
        switch statement {
        case .branch(let conditions, let then, let otherwise) where !otherwise.isEmpty:
            let inner = Scope(in: scope)
            return result(of: holds(conditions, in: inner, isGuard: false) ? then : otherwise, in: inner, as: kind)
        case .select(let subject, let cases) where !cases.isEmpty && !cases.contains(where: \.fallsThrough):
            let (place, inner) = choose(subject, cases, in: scope)
            return result(of: cases[place].body, in: inner, as: kind)
        default:
            if case .returns(let value) = run(statement, in: scope) { return value }
            return .unknown("")
        }
    }

    /// The case that is taken, and the names that it gives to values.
    private mutating func choose(_ subject: Term, _ cases: [Statement.Case], in scope: Scope) -> (Int, Scope) {
        let subject = value(of: subject, in: scope)
        let inner = Scope(in: scope)
        let labels = cases.map { $0.labels.isEmpty ? "otherwise" : $0.labels.joined(separator: " or ") }
        let place = choice(of: subject, among: cases) ?? ask(words(of: subject), labels)
        for pattern in cases[place].patterns {
            switch pattern {
            case .enumCase(_, let names):
                let values: [Datum] = if case .enumCase(_, let values) = subject { values } else { [] }
                for (number, name) in names.enumerated() {
                    guard let name else { continue }
                    let isKnown = values.indices.contains(number) && names.count == values.count
                    inner.values[name] = isKnown ? values[number] : .unknown(.said(name))
                }
            case .type(let type, let name?): inner.values[name] = cast(subject, to: type, in: scope)
            default: break
            }
        }
        return (place, inner)
    }

    /// Asks which case holds; what `subject == .case` was answered before holds here, too.
    private mutating func ask(_ subject: String, _ labels: [String]) -> Int {
        let answers = labels.map { oracle.known("\(subject) == \($0)") }
        if let place = answers.firstIndex(of: 1) { return place }
        let place = oracle.outcome(of: Oracle.Question(key: subject, outcomes: labels, depth: depth))
        return answers[place] == 0 ? answers.firstIndex(of: nil) ?? place : place
    }

    /// The case that a value is one of; nil where nobody knows.
    private func choice(of subject: Datum, among cases: [Statement.Case]) -> Int? {
        var isChoosable = Self.isChoosable(subject)
        for (number, one) in cases.enumerated() {
            if one.patterns.isEmpty { return isChoosable ? number : nil }
            for pattern in one.patterns {
                switch pattern {
                case .enumCase(let name, _), .text(let name): if name == Self.name(of: subject) { return number }
                case .type(let type, _):
                    guard case .instance(let id) = subject, let own = instances[id].type,
                        let isKnown = app.isKind(own, of: type)
                    else { return nil }
                    if isKnown { return number }
                    isChoosable = true
                case .flag(let flag): if case .flag(flag) = subject { return number }
                case .other: return nil
                }
            }
        }
        return nil
    }

    /// The name or the text by which a `case` is chosen.
    private static func name(of subject: Datum) -> String? {
        switch subject {
        case .constant(let name), .enumCase(let name, _), .text(let name): name
        default: nil
        }
    }

    private static func isChoosable(_ subject: Datum) -> Bool {
        if case .flag = subject { true } else { name(of: subject) != nil }
    }

    // MARK: - Conditions

    mutating func holds(_ conditions: [Condition], in scope: Scope, isGuard: Bool) -> Bool {
        conditions.allSatisfy { holds($0, in: scope, isGuard: isGuard) }
    }

    private mutating func holds(_ condition: Condition, in scope: Scope, isGuard: Bool) -> Bool {
        switch condition {
        case .available(let major, let minor, let isNegated):
            return (system >= SystemVersion(major, minor)) != isNegated
        case .term(let term): return holds(term, in: scope, isGuard: isGuard)
        case .pattern(let text): return ask(text, isGuard: isGuard)
        case .binding(let name, let term):
            let value = value(of: term, in: scope)
            scope.values[name] = value
            switch value {
            case .null: return false
            case .unknown(let text, let type):
                if type == "UINavigationController" { return true }
                return ask("\(app.words(text)) != nil", isGuard: isGuard)
            case .instance(let id):
                guard case .cast(_, let type, _) = term.kind, let own = instances[id].type else { return true }
                if let isKnown = app.isKind(own, of: type) { return isKnown }
                return ask(app.text(of: term.place), isGuard: isGuard)
            default: return true
            }
        }
    }

    /// Whether a condition holds; the oracle says so where nobody knows.
    mutating func holds(_ term: Term, in scope: Scope, isGuard: Bool = false) -> Bool {
        switch term.kind {
        case .prefix("!", let operand): return !holds(operand, in: scope, isGuard: !isGuard)
        case .binary("&&", let left, let right):
            return holds(left, in: scope, isGuard: isGuard) && holds(right, in: scope, isGuard: isGuard)
        case .binary("||", let left, let right):
            return holds(left, in: scope, isGuard: isGuard) || holds(right, in: scope, isGuard: isGuard)
        default: break
        }
        if isComposed(term, in: scope) {
            var trial = self
            let value = trial.value(of: term, in: scope)
            oracle.steps = trial.oracle.steps
            if case .flag(let flag) = value, trial.oracle.count == oracle.count { return flag }
            return ask(app.text(of: term.place), isGuard: isGuard)
        }
        switch value(of: term, in: scope) {
        case .flag(let flag): return flag
        case .unknown(let text, _): return ask(app.words(text), isGuard: isGuard)
        case .asTransition: return ask("animated", isGuard: isGuard)
        default: return ask(app.text(of: term.place), isGuard: isGuard)
        }
    }

    /// Whether a term is a flag of the screen's own class that several conditions decide: it is one condition by its name.
    private func isComposed(_ term: Term, in scope: Scope) -> Bool {
        guard case .instance(let id) = scope.owner, let type = instances[id].type else { return false }
        let name: String
        switch term.kind {
        case .name(let own): name = own
        case .member(let base?, let own) where base.isSelf: name = own
        default: return false
        }
        guard scope.value(name) == nil, let getter = app.property(name, of: type)?.property.getter else { return false }
        return Statement.conditions(in: getter) > 1
    }

    mutating func ask(_ key: String, isGuard: Bool) -> Bool {
        // Of what is asked about not being so, the question is the same.
        if key.hasSuffix(" == nil") { return !ask(String(key.dropLast(7)) + " != nil", isGuard: !isGuard) }
        if key.hasPrefix("self.") { return ask(String(key.dropFirst(5)), isGuard: isGuard) }
        let yes = key
        let no = "not " + key
        // A guard is passed unless somebody decides otherwise: what stands behind it is what the body is for.
        if isGuard { return oracle.outcome(of: .init(key: key + "?", outcomes: [yes, no], depth: depth)) == 0 }
        return oracle.outcome(of: .init(key: key, outcomes: [no, yes], depth: depth)) == 1
    }

    private static func withoutSelf(_ text: String) -> String {
        text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
    }

    func words(of value: Datum) -> String {
        switch value {
        case .unknown(let wording, _): Self.withoutSelf(app.words(wording))
        case .instance(let id): instances[id].type ?? "object"
        case .constant(let name), .enumCase(let name, _): name
        case .saved(let property, _): property
        default: "value"
        }
    }
}
