import NavigationStyle

extension Run {
    // MARK: - Members

    mutating func staticMember(_ name: String, of type: String, _ term: Term?) -> Datum? {
        let full = app.fullName(of: type)
        if let (property, owner) = app.property(name, of: full), property.isStatic {
            let value = value(of: property, owner: .type(full), type: owner, term)
            // What all share was made before.
            if case .instance(let id) = value, instances[id].kind == .other { instances[id].isNew = false }
            return value
        }
        if app.type(full)?.cases.contains(name) ?? false { return .constant(name) }
        if app.type("\(full).\(name)") != nil { return .type(app.fullName(of: "\(full).\(name)")) }
        return nil
    }

    mutating func member(_ name: String, of base: Term, _ term: Term, in scope: Scope, as kind: ValueKind?)
        -> Datum
    {
        if case .superclass = base.kind, case .instance(let id) = scope.owner, let type = scope.type,
            let own = instances[id].type
        {
            guard let (property, owner) = app.property(name, of: own, above: type) else { return unknown(term) }
            return value(of: property, owner: scope.owner, type: owner, term)
        }
        // The graph is of a phone.
        if name == "userInterfaceIdiom" { return .constant("phone") }
        switch value(of: base, in: scope, as: kind) {
        case .instance(let id): return member(name, ofInstance: id, term) ?? unknown(term)
        case .type(let type):
            if name == "self" { return .type(type) }
            if let value = staticMember(name, of: type, term) { return value }
            if ["UIColor", "Color"].contains(type) {
                return systemColor(name) ?? app.colors.color(ofMember: name).map { .color($0) } ?? unknown(term)
            }
            if name == "color", let color = generatedColor(base) { return color }
            if type == "UIStoryboard", let storyboard = storyboard(called: name, term) { return storyboard }
            guard type.hasPrefix("UI") || type.hasPrefix("NS") else { return unknown(term) }
            // Swift 2: `UIBarStyle.Black`.
            return .constant(name.prefix(1).lowercased() + name.dropFirst())
        case .text(let text):
            guard let (property, owner) = app.property(name, of: "String"), !property.isStatic else {
                return name == "isEmpty"
                    ? .flag(text.isEmpty) : name == "count" ? .number(Double(text.count)) : unknown(term)
            }
            return value(of: property, owner: value(of: base, in: scope), type: owner, term)
        case .constant:
            // `UIBarButtonItem.SystemItem.cancel`: of a type within a type.
            guard case .member(_?, let type) = base.kind, type.first?.isUppercase ?? false else { return unknown(term) }
            return .constant(name)
        case .color(let color): return ["cgColor", "self"].contains(name) ? .color(color) : unknown(term)
        case .list(let elements) where elements.isWhole:
            switch name {
            case "first": return elements.first ?? .null
            case "last": return elements.last ?? .null
            case "count": return .number(Double(elements.count))
            case "isEmpty": return .flag(elements.isEmpty)
            default: return unknown(term)
            }
        case .list(let elements) where name == "last":
            if case .stack? = elements.last { return unknown(term) }
            return elements.last ?? unknown(term)
        case .list(let elements) where name == "isEmpty" && elements.least > 0: return .flag(false)
        case .unknown where name == "color" && generatedColor(base) != nil: return generatedColor(base) ?? unknown(term)
        case .unknown(_, let type?):
            if name == "userInterfaceStyle", let style = Self.style(of: type) { return .constant(style) }
            if let controller = navigationController(name, ofOther: type, term) { return controller }
            if let value = fixedMember(name, ofOther: type, term) { return value }
            if let (property, _) = app.property(name, of: type) { return unknown(term, type: property.type) }
            return unknown(term, type: typeOfAll(name, type) ?? Self.typeOfMember[name])
        case .unknown: return unknown(term, type: Self.typeOfMember[name])
        default: return unknown(term)
        }
    }

    /// The type of a property that a protocol demands, if all types that conform to it have it with that type.
    private func typeOfAll(_ name: String, _ type: String) -> String? {
        let types = Set(app.concreteTypes(of: type).map { app.property(name, of: $0)?.property.type })
        return types.count == 1 ? types.first ?? nil : nil
    }

    /// The style of traits that a dynamic color is asked for.
    private static func style(of type: String) -> String? {
        type.hasPrefix("UITraitCollection.") ? String(type.dropFirst("UITraitCollection.".count)) : nil
    }

    /// The types of members of UIKit that lead to a navigation controller whose screens nobody knows.
    private static let typeOfMember = [
        "navigationController": "UINavigationController", "navigationBar": "UINavigationBar",
        "transitionCoordinator": "UIViewControllerTransitionCoordinator",
    ]

    /// The member of an object; nil where nobody knows of one.
    mutating func member(_ name: String, ofInstance id: Int, _ term: Term) -> Datum? {
        // A copy of the object costs more than all that is asked of it.
        let (kind, isNew, type) = (instances[id].kind, instances[id].isNew, instances[id].type)
        switch (kind, name) {
        case (.screen, "navigationController") where !isNew:
            let controller = part(name, of: id, .navigationController)
            // An override of the property says the class.
            if let type = type.flatMap({ app.property(name, of: $0)?.property.type }),
                let own = navigationController(controller, as: type, isForced: true)
            {
                return own
            }
            return controller
        case (.navigationController, "navigationController"): return nil
        // UIKit loads the view before it calls any of them.
        case (.screen, "isViewLoaded")
        where !isNew && phase.map { Vocabulary.callbacks.contains($0) } ?? false:
            return .flag(true)
        case (.screen, _) where !isNew && Vocabulary.moves[name].map({ phase.map($0.contains) ?? false }) ?? false:
            // What nothing covers disappears as it goes; a bar that goes with its modal shows nothing more.
            if name == "isBeingDismissed" { return .flag(false) }
            return isCovered ? unknown(term) : .flag(true)
        case (.screen, "navigationItem"), (.navigationController, "navigationItem"):
            return part(name, of: id, .item(of: id))
        case (.screen, "view"), (.screen, "tableView"), (.screen, "collectionView"):
            // A table of a screen of another kind is a view within its view.
            guard name == "view" || type.map({ isRoot(name, of: $0) }) ?? false else { break }
            return part("view", of: id, .view(of: id))
        case (.navigationController, "navigationBar"): return part(name, of: id, .bar(of: id))
        case (.navigationController, "interactivePopGestureRecognizer"): return part(name, of: id, .gesture(of: id))
        case (.navigationController, "topViewController"), (.navigationController, "visibleViewController"):
            if let change, change.controller == id, let top = change.stack.last { return top }
            return top(of: id, term)
        case (.navigationController, "viewControllers"), (.navigationController, "children"),
            (.navigationController, "childViewControllers"):
            return stack(of: id, name, term)
        case (.bar(let owner), _) where BarProperty(name: name) != nil:
            return valueOnBar(name, of: owner, id, term)
        case (.navigationController, _) where Vocabulary.controllerProperties.contains(Vocabulary.renamed[name] ?? name):
            return valueOnBar(Vocabulary.renamed[name] ?? name, of: id, id, term)
        case (_, "transitionCoordinator"): return unknown(term, type: Self.typeOfMember[name])
        default: break
        }
        if let value = instances[id].properties[name] { return value }
        guard let type, let (property, owner) = app.property(name, of: type) else { return nil }
        if property.getter == nil, !property.isConstant, changes(property, of: owner) {
            if let declared = property.type, app.isNavigationController(declared), instances[id].holdsControllers {
                return navigationController(of: id, name)
            }
            return unknown(term, type: property.type)
        }
        if property.getter == nil, property.value == nil {
            if let declared = property.type, app.isNavigationController(declared), instances[id].holdsControllers {
                return navigationController(of: id, name)
            }
            return unknown(term, type: property.type)
        }
        let value = value(of: property, owner: .instance(id), type: owner, term)
        guard property.getter == nil else { return value }
        instances[id].properties[name] = value
        // What is pushed on it is not pushed where it is made.
        if case .instance(let number) = value, instances[number].kind == .navigationController {
            instances[number].isHeld = true
        }
        return value
    }

    /// Whether the table or collection of a screen is its root view.
    private func isRoot(_ name: String, of type: String) -> Bool {
        let classes = app.ancestry(of: type)
        return name == "tableView" && classes.contains("UITableViewController")
    }

    /// The navigation controller that a coordinator works on, or that a container of view controllers holds.
    private mutating func navigationController(of id: Int, _ name: String) -> Datum {
        let part = part(name, of: id, .navigationController)
        if case .instance(let controller) = part {
            instances[controller].isHeld = instances[id].kind == .screen
            // No code that was followed has made it.
            instances[controller].isNew = false
        }
        return part
    }

    /// Whether code elsewhere may set the property to something else, as whoever makes a structure may.
    private func changes(_ property: Property, of owner: String) -> Bool {
        if app.types[owner]?.kind == .type { return true }
        guard case .other? = property.value?.kind else { return app.assignments[property.name, default: 0] > 0 }
        return true
    }
}
