import NavigationStyle

extension Run {
    /// Follows `UINavigationBar.appearance(…)`; nil where it is not known for which bars.
    mutating func proxy(_ arguments: [Argument]) -> Datum? {
        var containers: [String] = []
        if let argument = arguments.first {
            guard argument.label == "whenContainedInInstancesOf", case .list(let classes) = argument.value.kind else {
                return nil
            }
            containers = classes.compactMap { term in
                guard case .member(let base?, "self") = term.kind, case .name(let name) = base.kind else { return nil }
                return name
            }
            guard containers.count == classes.count, !containers.isEmpty else { return nil }
        }
        let kind = Instance.Kind.proxy(containers)
        if let known = instances.firstIndex(where: { $0.kind == kind }) { return .instance(known) }
        return .instance(make(kind))
    }

    /// A screen of a class that the code makes.
    mutating func instance(of type: String, _ term: Term) -> Datum {
        let full = app.fullName(of: type)
        let kind: Instance.Kind = app.isNavigationController(full) ? .navigationController : .screen
        return .instance(make(kind, type: full, at: term.place))
    }

    /// Follows `init(rootViewController:)`, or `init(navigationBarClass:toolbarClass:)`, in an initializer of a navigation
    /// controller's class.
    ///
    /// - Returns: Whether it is one.
    mutating func beginStack(_ arguments: [Argument], _ term: Term, in scope: Scope) -> Bool {
        guard case .instance(let id) = scope.owner, instances[id].kind == .navigationController else { return false }
        if let barClass = barClass(of: arguments) {
            instances[id].barClass = barClass
            return true
        }
        guard let root = arguments.first(where: { $0.label == "rootViewController" }) else { return false }
        instances[id].stack = [value(of: root.value, in: scope)]
        instances[id].isNew = true
        instances[id].place = instances[id].place ?? term.place
        return true
    }

    /// The class of bars with which a navigation controller is made; nil where the call names none.
    private func barClass(of arguments: [Argument]) -> String? {
        guard let argument = arguments.first(where: { $0.label == "navigationBarClass" }),
            case .member(let base?, "self") = argument.value.kind, case .name(let name) = base.kind
        else { return nil }
        return name
    }

    /// Whether arguments hand over a navigation controller or a bar, or else a screen, by which a function may write to one.
    func hands(_ arguments: [Argument], in scope: Scope, orScreens: Bool = true) -> Bool {
        arguments.contains { argument in
            let bars = ["navigationController", "navigationBar", "navigationItem"]
            var term = argument.value
            while case .member(let base?, let name) = term.kind {
                if bars.contains(name) { return true }
                term = base
            }
            guard case .name(let name) = term.kind else { return false }
            if bars.contains(name) { return true }
            if name == "self" { return orScreens }
            guard case .instance(let id)? = scope.value(name) else { return false }
            return instances[id].kind != .other && (orScreens || instances[id].kind != .screen)
        }
    }

    /// Follows `Type(…)`.
    mutating func make(_ name: String, _ arguments: [Argument], _ term: Term, in scope: Scope) -> Datum {
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
        case _ where name.hasSuffix("LocalizedString"): return localized(arguments, in: scope) ?? unknown(term)
        case "String": return string(arguments, term, in: scope)
        case "UINavigationBar": return makeBar()
        case "UIBarButtonItemAppearance":
            let (id, normal) = (make(.other, type: name), make(.other))
            instances[id].properties["normal"] = .instance(normal)
            return .instance(id)
        case "UIBarButtonItem", "UISearchController", "UIStoryboard":
            let id = make(.other, type: name)
            for argument in arguments {
                let value = value(of: argument.value, in: scope)
                if let label = argument.label { instances[id].properties[label] = value }
            }
            return .instance(id)
        default: break
        }
        let full = app.fullName(of: name)
        if name.hasSuffix("HostingController"), app.type(full) == nil,
            let root = arguments.first(where: { $0.label == "rootView" })?.value, let view = hostedView(root, in: scope)
        {
            return .instance(make(.screen, type: app.fullName(of: view), at: term.place))
        }
        let isKnown = app.type(full)?.kind == .class || app.type(full)?.kind == .type
        let isNavigationController = app.isNavigationController(full)
        let isOthers = !isKnown && !name.hasPrefix("UI") && App.saysViewController(name)
        guard isKnown || isNavigationController || isOthers, name != "UIViewController" else {
            runClosures(in: arguments, of: nil, in: scope)
            return unknown(term, type: name)
        }
        let kind: Instance.Kind =
            isNavigationController ? .navigationController : app.isViewController(full) ? .screen : .other
        let id = make(kind, type: full, at: term.place)
        if let root = arguments.first(where: { $0.label == "rootViewController" }), isNavigationController {
            instances[id].stack = [value(of: root.value, in: scope)]
        }
        if isNavigationController { instances[id].barClass = barClass(of: arguments) }
        if kind == .other, !app.touchesBars(full), !hands(arguments, in: scope) { return .instance(id) }
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

    /// The view that a hosting controller is made of.
    private mutating func hostedView(_ root: Term, in scope: Scope) -> String? {
        if let name = root.viewName { return name }
        guard case .instance(let id) = value(of: root, in: scope) else { return nil }
        return instances[id].type
    }

    mutating func image(_ arguments: [Argument], in scope: Scope, _ term: Term) -> Datum {
        guard let first = arguments.first else { return .image(.string("empty")) }
        guard first.label == "named" || first.label == "systemName", let name = text(first.value, in: scope) else {
            return unknown(term)
        }
        return .image(.object(members: ["name": .string(name)]))
    }

    mutating func appearance(_ arguments: [Argument], _ term: Term, in scope: Scope) -> Datum {
        let id = make(.appearance)
        guard let first = arguments.first, first.label != "idiom" else { return .instance(id) }
        guard case .instance(let other) = value(of: first.value, in: scope), instances[other].kind == .appearance
        else { return unknown(term) }
        instances[id].appearance = instances[other].appearance
        instances[id].places = instances[other].places
        return .instance(id)
    }
}
