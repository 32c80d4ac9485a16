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
        if arguments.isEmpty, kind == .color, let color = generatedColor(function) { return color }
        if arguments.isEmpty, kind == .text, let text = generatedText(ofCall: function) { return text }
        if arguments.isEmpty, let scene = generatedScene(function, term) { return scene }
        switch function.kind {
        case .closure(let closure): return run(closure, scope, [], as: kind)
        case .name(let name): return callNamed(name, arguments, term, in: scope, as: kind)
        case .member(let base?, let name):
            if name == "init", base.isSelf, beginStack(arguments, term, in: scope) { return .null }
            if case .superclass = base.kind { return callSuper(name, arguments, term, in: scope) }
            let receiver = value(of: base, in: scope, as: kind)
            if case .list(let elements) = receiver {
                if let changed = changed(elements, by: name, arguments, term, in: scope) {
                    set(changed, to: base, in: scope)
                    return .null
                }
                if let value = mapped(elements, by: name, arguments, in: scope) { return value }
            }
            if let value = call(name, onHeldBy: base, term, in: scope) { return value }
            return call(name, on: receiver, arguments, term, in: scope, as: kind)
        case .member(nil, "init"):
            return kind == .color
                ? color(arguments, term, in: scope) : kind == .image ? image(arguments, in: scope, term) : unknown(term)
        case .member(nil, let name) where kind == nil:
            return .enumCase(name, arguments.map { value(of: $0.value, in: scope) })
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
        if let (function, outer) = scope.function(name) {
            let inner = Scope(in: outer)
            inner.values = bind(arguments, to: function, owner: scope.owner, type: scope.type, in: scope).values
            return run(function.body, in: inner, term, as: function.returns.flatMap { ValueKind(type: $0) })
        }
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

    mutating func callGlobal(
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
        return unknown(term, type: classAskedFor(arguments))
    }

    private mutating func callSuper(_ name: String, _ arguments: [Argument], _ term: Term, in scope: Scope) -> Datum {
        guard case .instance(let id) = scope.owner, let own = instances[id].type, let type = scope.type else {
            return unknown(term)
        }
        let labels = arguments.map(\.label)
        guard let (function, owner) = app.function(name, labels, of: own, above: type),
            !Vocabulary.isUIKits(name, labels) || function.takesAsUIKit(labels)
        else {
            if change?.controller == id, Vocabulary.stackCalls.contains(name) {
                change?.make()
                return change?.popped ?? .null
            }
            guard ["pushViewController", "setViewControllers", "present", "show"].contains(name) else {
                return unknown(term)
            }
            let count = events.count
            let result = call(name, uikitOn: id, arguments, term, in: scope) ?? unknown(term)
            for number in events.indices[count...] {
                guard case .way(var way) = events[number] else { continue }
                way.isHandedOn = callOfUIKit == nil
                events[number] = .way(way)
            }
            return result
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
                guard let (function, owner) = app.function(name, labels, of: type),
                    !Vocabulary.isUIKits(name, labels) || function.takesAsUIKit(labels)
                else { continue }
                return run(function, arguments, owner: receiver, type: owner, term, in: scope, forCaller: true)
            }
            if let value = call(name, uikitOn: id, arguments, term, in: scope) { return value }
            if let value = configured(receiver, by: name, arguments, in: scope) { return value }
            // A modifier of a view gives the view.
            if let type = instances[id].type, app.type(type)?.protocols.contains("View") ?? false { return receiver }
            if instances[id].kind == .screen || instances[id].kind == .other {
                return callGlobal(name, arguments, term, in: scope, as: kind)
            }
        case .color(let color):
            if name == "withAlphaComponent", let argument = arguments.first,
                case .number(let alpha) = value(of: argument.value, in: scope)
            {
                return self.color(color, alpha: alpha) ?? unknown(term)
            }
        // What a copy of a value has is what the bar had.
        case .saved where name == "copy": return receiver
        case .text:
            if let (function, owner) = app.function(name, labels, of: "String") {
                return run(function, arguments, owner: receiver, type: owner, term, in: scope)
            }
        case .closure(let closure, let outer):
            return run(closure, outer, arguments.map { value(of: $0.value, in: scope) })
        case .unknown(_, "UIPageViewController") where name == "setViewControllers":
            addPage(arguments, of: nil, term, in: scope)
            return .null
        case .unknown(_, let type):
            if let type, let value = styled(by: name, of: type, arguments, term, in: scope) { return value }
            if let type, let value = follow(name, on: type, arguments, term, in: scope) { return value }
            if let value = lead(name, from: nil, arguments, term, in: scope) { return value }
            if let value = instantiated(name, of: receiver, arguments, term, in: scope) { return value }
            if let type, let (function, _) = app.function(name, labels, of: type) {
                runClosures(in: arguments, of: name, in: scope)
                return unknown(term, type: function.returns)
            }
        default: break
        }
        if name == "localizedString", let text = localized(arguments, in: scope) { return text }
        runClosures(in: arguments, of: name, in: scope)
        return unknown(term, type: classAskedFor(arguments))
    }

    /// The class of view controllers whose `self` a call is handed, as those that resolve a dependency are.
    private func classAskedFor(_ arguments: [Argument]) -> String? {
        for argument in arguments {
            guard case .member(let base?, "self") = argument.value.kind, case .name(let name) = base.kind,
                app.type(name)?.kind == .class, app.isViewController(name)
            else { continue }
            return app.fullName(of: name)
        }
        return nil
    }

    /// The types whose members an object has: its class, and what extensions add to UIKit's.
    func types(of id: Int) -> [String] {
        let own = instances[id].type.map { [$0] } ?? []
        switch instances[id].kind {
        case .screen: return own + (own.isEmpty ? ["UIViewController"] : [])
        case .navigationController: return own + ["UINavigationController", "UIViewController"]
        case .bar: return own + ["UINavigationBar", "UIView"]
        case .item: return ["UINavigationItem"]
        case .appearance: return ["UINavigationBarAppearance", "UIBarAppearance"]
        case .proxy: return ["UINavigationBar"]
        case .view: return ["UIView"]
        case .gesture, .other: return own
        }
    }

    mutating func call(
        _ name: String,
        onType type: String,
        _ arguments: [Argument],
        _ term: Term,
        in scope: Scope
    ) -> Datum {
        if name == "init" { return make(type, arguments, term, in: scope) }
        if name == "appearance", type == "UINavigationBar", let proxy = proxy(arguments) { return proxy }
        let full = app.fullName(of: type)
        let found = app.function(name, arguments.map(\.label), of: full)
        if let (function, owner) = found, function.isStatic {
            if function.returns == "UIColor", name.lowercased().contains("hex"),
                let color = sixDigits(arguments, in: scope)
            {
                return color
            }
            let declared = function.returns == "Self" ? full : function.returns
            let result = run(function, arguments, owner: .type(full), type: owner, term, in: scope)
            guard case .unknown(let text, let known) = result else { return settle(result, as: declared) }
            // A navigation controller that a function returns may be one that stands somewhere, and not a new one.
            guard let declared, app.isViewController(declared), !app.isNavigationController(declared) else {
                return .unknown(text, type: known ?? declared)
            }
            return instance(of: known ?? declared, term)
        }
        if found == nil, app.type(full)?.cases.contains(name) ?? false {
            return .enumCase(name, arguments.map { value(of: $0.value, in: scope) })
        }
        if type == "UIFont", let font = systemFont(name, arguments, in: scope) { return font }
        // Swift 2: `UIColor.whiteColor()`.
        if type == "UIColor", name.hasSuffix("Color"), arguments.isEmpty,
            let color = systemColor(String(name.dropLast(5)))
        {
            return color
        }
        // Libraries make screens of storyboards by such a function of the class.
        if found == nil, app.type(full)?.kind == .class, app.isViewController(full),
            ["instantiate", "make", "create", "load", "fromStoryboard"].contains(where: { name.hasPrefix($0) })
        {
            return instance(of: full, term)
        }
        // `UIView.animate` and the like.
        runClosures(in: arguments, of: type == "UIView" ? name : nil, in: scope)
        if let constructed = app.type("\(full).\(name)")?.name { return make(constructed, arguments, term, in: scope) }
        return unknown(term)
    }
}
