import NavigationStyle

extension Run {
    // MARK: - Calls

    /// Follows a call.
    mutating func call(
        _ function: Term,
        _ arguments: [Argument],
        _ term: Term,
        in scope: Scope,
        as kind: ValueKind?
    ) -> Datum {
        switch function.kind {
        case .closure(let closure): return run(closure, scope, [], as: kind)
        case .name(let name): return callNamed(name, arguments, term, in: scope, as: kind)
        case .member(let base?, let name):
            if case .superclass = base.kind { return callSuper(name, arguments, term, in: scope) }
            let receiver = value(of: base, in: scope, as: kind)
            return call(name, on: receiver, arguments, term, in: scope, as: kind)
        case .member(nil, "init"):
            return kind == .color
                ? color(arguments, term, in: scope) : kind == .image ? image(arguments, in: scope, term) : unknown(term)
        default:
            runClosures(in: arguments, of: nil, in: scope)
            return unknown(term)
        }
    }

    private mutating func callNamed(
        _ name: String,
        _ arguments: [Argument],
        _ term: Term,
        in scope: Scope,
        as kind: ValueKind?
    ) -> Datum {
        if let (function, outer) = scope.function(name) { return run(function.body, in: Scope(in: outer), term) }
        if case .closure(let closure, let outer)? = scope.value(name) { return run(closure, outer, [], as: kind) }
        let labels = arguments.map(\.label)
        if name.first?.isUppercase ?? false { return make(name, arguments, term, in: scope) }
        if case .instance(let id) = scope.owner {
            return call(name, on: .instance(id), arguments, term, in: scope, as: kind)
        }
        if let type = scope.type, let (function, owner) = app.function(name, labels, of: type) {
            return run(function, arguments, owner: scope.owner, type: owner, term, in: scope)
        }
        return callGlobal(name, arguments, term, in: scope, as: kind)
    }

    private mutating func callGlobal(
        _ name: String,
        _ arguments: [Argument],
        _ term: Term,
        in scope: Scope,
        as kind: ValueKind?
    ) -> Datum {
        if ["CGFloat", "Double", "Float", "Int"].contains(name), arguments.count == 1 {
            return value(of: arguments[0].value, in: scope, as: .number)
        }
        if let function = app.functions[name].flatMap({ App.best(of: $0, arguments.map(\.label)) }) {
            return run(function, arguments, owner: .null, type: nil, term, in: scope)
        }
        runClosures(in: arguments, of: name, in: scope)
        return unknown(term)
    }

    private mutating func callSuper(_ name: String, _ arguments: [Argument], _ term: Term, in scope: Scope) -> Datum {
        guard case .instance(let id) = scope.owner, let own = instances[id].type, let type = scope.type else {
            return unknown(term)
        }
        guard let (function, owner) = app.function(name, arguments.map(\.label), of: own, above: type) else {
            let isUIKits = ["pushViewController", "setViewControllers"].contains(name)
            return isUIKits ? call(name, uikitOn: id, arguments, term, in: scope) ?? unknown(term) : unknown(term)
        }
        return run(function, arguments, owner: scope.owner, type: owner, term, in: scope)
    }

    /// Follows a call of a method.
    private mutating func call(
        _ name: String,
        on receiver: Datum,
        _ arguments: [Argument],
        _ term: Term,
        in scope: Scope,
        as kind: ValueKind?
    ) -> Datum {
        let labels = arguments.map(\.label)
        switch receiver {
        case .type(let type): return call(name, onType: type, arguments, term, in: scope)
        case .instance(let id):
            for type in types(of: id) {
                guard let (function, owner) = app.function(name, labels, of: type) else { continue }
                return run(function, arguments, owner: receiver, type: owner, term, in: scope)
            }
            if let value = call(name, uikitOn: id, arguments, term, in: scope) { return value }
            if instances[id].kind == .screen || instances[id].kind == .other {
                return callGlobal(name, arguments, term, in: scope, as: kind)
            }
        case .color(let color):
            if name == "withAlphaComponent", let argument = arguments.first,
                case .number(let alpha) = value(of: argument.value, in: scope)
            {
                return self.color(color, alpha: alpha) ?? unknown(term)
            }
        case .closure(let closure, let outer):
            return run(closure, outer, arguments.map { value(of: $0.value, in: scope) })
        case .unknown(_, let type):
            if let value = lead(name, from: nil, arguments, term, in: scope) { return value }
            if let value = instantiated(name, arguments, term, in: scope) { return value }
            if let type, let (function, _) = app.function(name, labels, of: type) {
                runClosures(in: arguments, of: name, in: scope)
                return unknown(term, type: function.returns)
            }
        default: break
        }
        runClosures(in: arguments, of: name, in: scope)
        return unknown(term)
    }

    /// The types whose methods an object has: its class, and what extensions add to UIKit's.
    private func types(of id: Int) -> [String] {
        let own = instances[id].type.map { [$0] } ?? []
        switch instances[id].kind {
        case .screen: return own + (own.isEmpty ? ["UIViewController"] : [])
        case .navigationController: return own + ["UINavigationController", "UIViewController"]
        case .bar: return ["UINavigationBar", "UIView"]
        case .item: return ["UINavigationItem"]
        case .appearance: return ["UINavigationBarAppearance", "UIBarAppearance"]
        case .proxy: return ["UINavigationBar"]
        case .view: return ["UIView"]
        case .gesture, .other: return own
        }
    }

    private mutating func call(
        _ name: String,
        onType type: String,
        _ arguments: [Argument],
        _ term: Term,
        in scope: Scope
    ) -> Datum {
        if name == "init" { return make(type, arguments, term, in: scope) }
        if name == "appearance", type == "UINavigationBar", arguments.isEmpty { return proxy() }
        let full = app.fullName(of: type)
        let found = app.function(name, arguments.map(\.label), of: full)
        if let (function, owner) = found, function.isStatic {
            let result = run(function, arguments, owner: .type(full), type: owner, term, in: scope)
            guard case .unknown(let text, let known) = result else { return result }
            let declared = function.returns == "Self" ? full : function.returns
            guard let declared, app.isViewController(declared) else { return .unknown(text, type: known ?? declared) }
            return instance(of: known ?? declared, term)
        }
        // Swift 2: `UIColor.whiteColor()`.
        if type == "UIColor", name.hasSuffix("Color"), arguments.isEmpty,
            let color = systemColor(String(name.dropLast(5)))
        {
            return color
        }
        // Libraries make screens of storyboards by such a function of the class.
        if found == nil, app.type(full)?.kind == .class, app.isViewController(full), name.hasPrefix("instantiate") {
            return instance(of: full, term)
        }
        // `UIView.animate` and the like.
        runClosures(in: arguments, of: type == "UIView" ? name : nil, in: scope)
        if let constructed = app.type("\(full).\(name)")?.name { return make(constructed, arguments, term, in: scope) }
        return unknown(term)
    }

    private mutating func proxy() -> Datum {
        if let known = instances.firstIndex(where: { $0.kind == .proxy }) { return .instance(known) }
        return .instance(make(.proxy))
    }

    /// A screen of a class that the code makes.
    mutating func instance(of type: String, _ term: Term) -> Datum {
        let full = app.fullName(of: type)
        let kind: Instance.Kind = app.isNavigationController(full) ? .navigationController : .screen
        return .instance(make(kind, type: full, at: term.place))
    }

    private mutating func instantiated(_ name: String, _ arguments: [Argument], _ term: Term, in scope: Scope) -> Datum?
    {
        guard ["instantiateViewController", "instantiateViewControllerWithIdentifier"].contains(name),
            let argument = arguments.first
        else {
            if name == "instantiateInitialViewController" { return unknown(term, type: "UIViewController") }
            return nil
        }
        guard let id = text(argument.value, in: scope), let scene = scene(withIdentifier: id) else {
            return unknown(term, type: "UIViewController")
        }
        return instance(of: scene, term)
    }

    /// The class of the scene with that identifier, if all storyboards that have it agree.
    private func scene(withIdentifier id: String) -> String? {
        let classes = Set(app.storyboards.flatMap(\.scenes).filter { $0.identifier == id }.map(\.screen))
        return classes.count == 1 ? classes.first : nil
    }

    // MARK: - Objects

    /// Follows `Type(…)`.
    private mutating func make(_ name: String, _ arguments: [Argument], _ term: Term, in scope: Scope) -> Datum {
        switch name {
        case "UIColor": return color(arguments, term, in: scope)
        case "UIImage": return image(arguments, in: scope, term)
        case "UINavigationBarAppearance", "UIBarAppearance": return appearance(arguments, term, in: scope)
        case "UIBlurEffect":
            guard let style = arguments.first, case .constant(let name) = value(of: style.value, in: scope) else {
                return unknown(term)
            }
            return .effect(name)
        case "CGFloat", "Double", "Float", "Int": return callGlobal(name, arguments, term, in: scope, as: .number)
        case "UIBarButtonItem":
            let id = make(.other, type: name)
            for argument in arguments {
                let value = value(of: argument.value, in: scope)
                if let label = argument.label { instances[id].properties[label] = value }
            }
            return .instance(id)
        default: break
        }
        let full = app.fullName(of: name)
        let isKnown = app.type(full)?.kind == .class || app.type(full)?.kind == .type
        let isNavigationController = app.isNavigationController(full)
        guard isKnown || isNavigationController, name != "UIViewController" else {
            runClosures(in: arguments, of: nil, in: scope)
            return unknown(term, type: name)
        }
        let kind: Instance.Kind =
            isNavigationController ? .navigationController : app.isViewController(full) ? .screen : .other
        let id = make(kind, type: full, at: term.place)
        if let root = arguments.first(where: { $0.label == "rootViewController" }), isNavigationController {
            instances[id].stack = [value(of: root.value, in: scope)]
        }
        if let (function, owner) = app.function("init", arguments.map(\.label), of: full) {
            _ = run(function, arguments, owner: .instance(id), type: owner, term, in: scope)
        } else {
            for argument in arguments {
                guard let label = argument.label else { continue }
                instances[id].properties[label] = value(of: argument.value, in: scope)
            }
        }
        return .instance(id)
    }

    private mutating func image(_ arguments: [Argument], in scope: Scope, _ term: Term) -> Datum {
        guard let first = arguments.first else { return .image(.string("empty")) }
        guard first.label == "named" || first.label == "systemName", let name = text(first.value, in: scope) else {
            return unknown(term)
        }
        return .image(.object(members: ["name": .string(name)]))
    }

    private mutating func appearance(_ arguments: [Argument], _ term: Term, in scope: Scope) -> Datum {
        let id = make(.appearance)
        guard let first = arguments.first, first.label != "idiom" else { return .instance(id) }
        guard case .instance(let other) = value(of: first.value, in: scope), instances[other].kind == .appearance
        else { return unknown(term) }
        instances[id].appearance = instances[other].appearance
        instances[id].places = instances[other].places
        return .instance(id)
    }

    // MARK: - Bodies

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
        let text = app.text(of: term.place)
        guard depth < Self.mostDepth else { return .unknown(text, type: function.returns) }
        depth += 1
        defer { depth -= 1 }
        let result = result(of: function.body, in: inner, as: kind)
        guard case .unknown(_, let known) = result else { return result }
        return .unknown(text, type: known ?? function.returns)
    }

    private mutating func run(_ body: [Statement], in scope: Scope, _ term: Term) -> Datum {
        guard depth < Self.mostDepth else { return unknown(term) }
        depth += 1
        defer { depth -= 1 }
        return result(of: body, in: scope)
    }

    private mutating func run(_ closure: ClosureTerm, _ outer: Scope, _ values: [Datum], as kind: ValueKind? = nil)
        -> Datum
    {
        guard depth < Self.mostDepth + 4 else { return .unknown("") }
        depth += 1
        defer { depth -= 1 }
        let scope = Scope(in: outer)
        scope.isIndefinite = detachment > 0
        for (number, name) in closure.parameters.enumerated() {
            scope.values[name] = number < values.count ? values[number] : .unknown(name)
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
                inner.values[parameter.name] = .unknown(parameter.name, type: parameter.type)
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
