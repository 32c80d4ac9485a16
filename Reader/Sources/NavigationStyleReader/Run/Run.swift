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
    /// Whether some call was too deep to be followed.
    var isCut = false
    /// The functions that lead to screens; nil where only writes are looked for, which no other object makes.
    var leading: LeadingFunctions?
    /// The object whose code runs, if it is one.
    var owner: Int?
    /// The functions that calls have run.
    var functionsRun: Set<ObjectIdentifier> = []
    /// The properties whose observers run, which do not observe what they set themselves.
    var observersRunning: Set<ObjectIdentifier> = []
    /// The place that replaces the delegate of the pop gesture, if a callback does.
    var gestureDelegate: Place?
    /// Objects that others hold, by their classes.
    var others: [String: Int] = [:]
    /// The closure that runs at a time that nobody knows, by its number; 0 outside of such.
    var turn = 0
    var turns = 0
    /// The closures that came up, some of which nothing has run.
    var closures: [(closure: ClosureTerm, scope: Scope)] = []
    var closuresThatRan: Set<ObjectIdentifier> = []
    /// Whether other screens may come on top of the one whose code runs.
    var isCovered = true
    /// The change of a stack in which the code runs, if it is one of a navigation controller's class.
    var change: StackChange?

    /// The most calls within calls that are followed.
    static let mostDepth = 8
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
        /// The `switch` or the loop around it has ended.
        case breaksOff
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
        instance.turn = turn
        instances.append(instance)
        return instances.count - 1
    }

    /// Makes the object that runs its code: a screen on a stack, a navigation controller, its bar, or anything else.
    mutating func makeSelf(_ type: String) -> Int {
        if app.isNavigationBar(type), case .instance(let bar) = makeBar() {
            instances[bar].type = type
            return bar
        }
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

    /// Whether a navigation controller is being set up: code makes it, and no closure that runs later is at work.
    func isInTheMaking(_ id: Int) -> Bool {
        instances[id].isNew && !instances[id].isHeld && instances[id].turn == turn
    }

    /// Whether what is set on a navigation controller is what it begins with: nothing stands on it yet.
    func begins(_ id: Int) -> Bool { isInTheMaking(id) || instances[id].isNew && instances[id].stack.isEmpty }

    /// Whether another run did as much: as many writes and ways, objects and closures.
    func didTheSame(as other: Run) -> Bool {
        events.count == other.events.count && instances.count == other.instances.count
            && closures.count == other.closures.count
    }

    func unknown(_ term: Term, type: String? = nil) -> Datum { .unknown(.at(term.place), type: type) }

    // MARK: - Statements

    mutating func run(_ body: [Statement], in scope: Scope) -> Flow {
        var later: [[Statement]] = []
        var flow = Flow.goesOn
        for statement in body {
            if case .later(let body) = statement {
                later.append(body)
                continue
            }
            flow = run(statement, in: scope)
            if flow.ends { break }
        }
        for body in later.reversed() { _ = run(body, in: Scope(in: scope)) }
        return flow
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
            scope.values[name] =
                term.map { typed(value(of: $0, in: scope, expecting: type), type) } ?? .unknown(.said(name), type: type)
        case .branch(let conditions, let then, let otherwise):
            if otherwise.isEmpty, setsWhereItDiffers(conditions, then, in: scope) { return .goesOn }
            let inner = Scope(in: scope)
            return run(holds(conditions, in: inner, isGuard: false) ? then : otherwise, in: inner)
        case .require(let conditions, let otherwise):
            if !holds(conditions, in: scope, isGuard: true) {
                let flow = run(otherwise, in: Scope(in: scope))
                return flow.ends ? flow : .leaves
            }
        case .select(let subject, let cases):
            let flow = select(subject, cases, in: scope)
            if case .breaksOff = flow { return .goesOn }
            return flow
        case .give(let term): return .returns(term.map { value(of: $0, in: scope) } ?? .null)
        case .block(let body, let isLoop):
            let inner = Scope(in: scope)
            inner.isIndefinite = isLoop
            let flow = run(body, in: inner)
            switch flow {
            case .returns: return flow
            case .breaksOff where !isLoop: return flow
            default: break
            }
        case .later(let body): _ = run(body, in: Scope(in: scope))
        case .local(let function): scope.functions[function.name] = function
        case .breakOff: return .breaksOff
        case .leave: return .leaves
        }
        return .goesOn
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
