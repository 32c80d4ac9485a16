import NavigationStyle

extension Run {
    mutating func proxy() -> Datum {
        if let known = instances.firstIndex(where: { $0.kind == .proxy }) { return .instance(known) }
        return .instance(make(.proxy))
    }

    /// A screen of a class that the code makes.
    mutating func instance(of type: String, _ term: Term) -> Datum {
        let full = app.fullName(of: type)
        let kind: Instance.Kind = app.isNavigationController(full) ? .navigationController : .screen
        return .instance(make(kind, type: full, at: term.place))
    }

    mutating func instantiated(_ name: String, _ arguments: [Argument], _ term: Term, in scope: Scope) -> Datum? {
        guard ["instantiateViewController", "instantiateViewControllerWithIdentifier"].contains(name),
            let argument = arguments.first
        else {
            if name == "instantiateInitialViewController" { return unknown(term, type: "UIViewController") }
            return nil
        }
        guard let id = text(argument.value, in: scope), let scene = scene(withIdentifier: id) else {
            return unknown(term, type: "UIViewController")
        }
        guard scene.isNavigationController else { return instance(of: scene.screen, term) }
        // A navigation controller of a storyboard begins with its root.
        let controller = make(
            .navigationController,
            type: app.types[scene.screen] == nil ? nil : scene.screen,
            at: term.place
        )
        if let root = root(of: scene) { instances[controller].stack = [instance(of: root, term)] }
        return .instance(controller)
    }

    /// The scene with that identifier, if all storyboards that have it agree about its class.
    private func scene(withIdentifier id: String) -> Storyboard.Scene? {
        let scenes = app.storyboards.flatMap(\.scenes).filter { $0.identifier == id }
        return Set(scenes.map(\.screen)).count == 1 ? scenes.first : nil
    }

    /// The class of the root of a storyboard's navigation controller.
    private func root(of scene: Storyboard.Scene) -> String? {
        guard let segue = scene.segues.first(where: { $0.kind == .root }) else { return nil }
        let storyboard = app.storyboards.first { $0.scenes.first?.place.file == scene.place.file }
        return storyboard?.scenes.first { $0.number == segue.destination && $0.reference == nil }?.screen
    }

    /// Follows `init(rootViewController:)` in an initializer of a navigation controller's class.
    ///
    /// - Returns: Whether it is one.
    mutating func beginStack(_ arguments: [Argument], _ term: Term, in scope: Scope) -> Bool {
        guard case .instance(let id) = scope.owner, instances[id].kind == .navigationController,
            let root = arguments.first(where: { $0.label == "rootViewController" })
        else { return false }
        instances[id].stack = [value(of: root.value, in: scope)]
        instances[id].isNew = true
        instances[id].place = instances[id].place ?? term.place
        return true
    }

    /// Whether arguments hand over a navigation controller, a screen or a bar, by which the initializer may write to one.
    private func hands(_ arguments: [Argument], in scope: Scope) -> Bool {
        arguments.contains { argument in
            var term = argument.value
            while case .member(let base?, let name) = term.kind {
                if ["navigationController", "navigationBar", "navigationItem"].contains(name) { return true }
                term = base
            }
            guard case .name(let name) = term.kind else { return false }
            if name == "self" { return true }
            guard case .instance(let id)? = scope.value(name) else { return false }
            return instances[id].kind != .other
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
        case "String" where arguments.isEmpty: return .text("")
        case "UIBarButtonItem", "UISearchController":
            let id = make(.other, type: name)
            for argument in arguments {
                let value = value(of: argument.value, in: scope)
                if let label = argument.label { instances[id].properties[label] = value }
            }
            return .instance(id)
        default: break
        }
        if name == "UIHostingController", let view = arguments.first(where: { $0.label == "rootView" })?.value.viewName
        {
            return .instance(make(.screen, type: app.fullName(of: view), at: term.place))
        }
        let full = app.fullName(of: name)
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
