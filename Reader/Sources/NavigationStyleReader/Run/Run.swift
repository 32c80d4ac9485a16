import NavigationStyle

/// Follows code of one object from its beginning: which values it writes to a bar, and where it leads.
///
/// It is a plain run of plain code. Code that it does not understand is an unknown value, by the text that stands for it; a
/// condition that it cannot decide is put to an ``Oracle``, and ``Exploration`` makes a run for each of the outcomes:
///
///     if isDark { bar.tintColor = .white }    asks isDark, and in one run writes white, in the other nothing
struct Run {
    let app: App
    /// The version of iOS that `#available` is asked of.
    let system: SystemVersion
    var oracle: Oracle
    var instances: [Instance] = []
    var events: [Event] = []
    /// The classes of the child controllers that the object adds in its callbacks.
    var children: [String: Place] = [:]
    /// The callback that runs; nil in code that runs at other times.
    var phase: String?
    /// The depth of closures that run at a time that nobody knows.
    var detachment = 0
    /// The place of a call with UIKit's name that an override of the app takes: what comes of it is a way of the caller.
    var callOfUIKit: Place?
    /// The depth of calls.
    var depth = 0

    /// The most calls within calls that are followed.
    static let mostDepth = 6
    /// The most statements and expressions of one run.
    static let mostSteps = 20_000

    init(_ app: App, _ system: SystemVersion, _ oracle: Oracle) {
        self.app = app
        self.system = system
        self.oracle = oracle
    }

    /// The way on after a statement.
    enum Flow {
        case goesOn
        case returns(Datum)
        case leaves

        var ends: Bool { if case .goesOn = self { false } else { true } }
    }

    mutating func isExhausted() -> Bool {
        oracle.steps += 1
        return oracle.steps > Self.mostSteps
    }

    // MARK: - Objects

    /// Makes an object.
    mutating func make(_ kind: Instance.Kind, type: String? = nil, at place: Place? = nil) -> Int {
        var instance = Instance(kind: kind, type: type)
        instance.place = place
        instances.append(instance)
        return instances.count - 1
    }

    /// Makes the object that runs its code: a screen on a stack, a navigation controller, or anything else.
    mutating func makeSelf(_ type: String) -> Int {
        let kind: Instance.Kind =
            app.isNavigationController(type) ? .navigationController : app.isViewController(type) ? .screen : .other
        let id = make(kind, type: type)
        instances[id].isNew = false
        return id
    }

    /// An object that belongs to another, made when it is first asked for.
    mutating func part(_ name: String, of id: Int, _ kind: Instance.Kind) -> Datum {
        if let part = instances[id].properties[name] { return part }
        let part = Datum.instance(make(kind))
        instances[id].properties[name] = part
        if case .instance(let number) = part { instances[number].isNew = instances[id].isNew }
        return part
    }

    func unknown(_ term: Term, type: String? = nil) -> Datum { .unknown(.at(term.place), type: type) }

    // MARK: - Statements

    mutating func run(_ body: [Statement], in scope: Scope) -> Flow {
        for statement in body {
            let flow = run(statement, in: scope)
            if flow.ends { return flow }
        }
        return .goesOn
    }

    mutating func run(_ statement: Statement, in scope: Scope) -> Flow {
        guard !isExhausted() else { return .leaves }
        switch statement {
        case .evaluate(let term):
            if case .branch(let statement) = term.kind { return run(statement, in: scope) }
            if case .call(let function, _) = term.kind, case .name(let name) = function.kind,
                ["fatalError", "preconditionFailure"].contains(name)
            {
                return .leaves
            }
            _ = value(of: term, in: scope)
        case .declare(let name, let type, let term):
            let expected = type.flatMap { ValueKind(type: $0) }
            scope.values[name] =
                term.map { value(of: $0, in: scope, as: expected) } ?? .unknown(.said(name), type: type)
        case .branch(let conditions, let then, let otherwise):
            let inner = Scope(in: scope)
            return run(holds(conditions, in: inner, isGuard: false) ? then : otherwise, in: inner)
        case .require(let conditions, let otherwise):
            if !holds(conditions, in: scope, isGuard: true) {
                let flow = run(otherwise, in: Scope(in: scope))
                return flow.ends ? flow : .leaves
            }
        case .select(let subject, let cases): return select(subject, cases, in: scope)
        case .give(let term): return .returns(term.map { value(of: $0, in: scope) } ?? .null)
        case .block(let body, let isLoop):
            let inner = Scope(in: scope)
            inner.isIndefinite = isLoop
            let flow = run(body, in: inner)
            if case .returns = flow { return flow }
        case .local(let function): scope.functions[function.name] = function
        case .leave: return .leaves
        }
        return .goesOn
    }

    private mutating func select(_ subject: Term, _ cases: [Statement.Case], in scope: Scope) -> Flow {
        guard !cases.isEmpty else { return .goesOn }
        let subject = value(of: subject, in: scope)
        var chosen: Int?
        switch subject {
        case .constant(let name), .text(let name):
            chosen = cases.firstIndex { $0.labels.contains { [".\(name)", "\"\(name)\""].contains($0) } }
        case .flag(let flag): chosen = cases.firstIndex { $0.labels.contains("\(flag)") }
        default: break
        }
        let labels = cases.map { $0.labels.isEmpty ? "otherwise" : $0.labels.joined(separator: " or ") }
        let place = chosen ?? oracle.outcome(of: Oracle.Question(key: words(of: subject), outcomes: labels))
        return run(cases[place].body, in: Scope(in: scope))
    }

    // MARK: - Conditions

    private mutating func holds(_ conditions: [Condition], in scope: Scope, isGuard: Bool) -> Bool {
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
        switch value(of: term, in: scope) {
        case .flag(let flag): return flag
        case .unknown(let text, _): return ask(app.words(text), isGuard: isGuard)
        case .asTransition: return ask("animated", isGuard: isGuard)
        default: return ask(app.text(of: term.place), isGuard: isGuard)
        }
    }

    private mutating func ask(_ key: String, isGuard: Bool) -> Bool {
        // Of what is asked about not being so, the question is the same.
        if key.hasSuffix(" == nil") { return !ask(String(key.dropLast(7)) + " != nil", isGuard: !isGuard) }
        if key.hasPrefix("self.") { return ask(String(key.dropFirst(5)), isGuard: isGuard) }
        let yes = key
        let no = "not " + key
        // A guard is passed unless somebody decides otherwise: what stands behind it is what the body is for.
        if isGuard { return oracle.outcome(of: Oracle.Question(key: key + "?", outcomes: [yes, no])) == 0 }
        return oracle.outcome(of: Oracle.Question(key: key, outcomes: [no, yes])) == 1
    }

    private static func withoutSelf(_ text: String) -> String {
        text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
    }

    func words(of value: Datum) -> String {
        switch value {
        case .unknown(let wording, _): Self.withoutSelf(app.words(wording))
        case .instance(let id): instances[id].type ?? "object"
        case .constant(let name): name
        default: "value"
        }
    }
}

extension ValueKind {
    /// The kind of value that a type's values are.
    init?(type: String) {
        switch type {
        case "UIColor", "CGColor", "Color": self = .color
        case "UIImage": self = .image
        case "Bool": self = .flag
        case "String": self = .text
        case "CGFloat", "Double", "Float", "Int": self = .number
        default: return nil
        }
    }
}
