import NavigationStyle

extension Run {
    /// Follows an assignment.
    mutating func assign(_ source: Term, to target: Term, _ term: Term, in scope: Scope) {
        switch target.kind {
        case .name(let name):
            if scope.value(name) != nil {
                _ = scope.set(name, value(of: source, in: scope))
                return
            }
            guard case .instance(let id) = scope.owner else {
                _ = value(of: source, in: scope)
                return
            }
            assign(source, to: name, of: id, target, in: scope)
        case .member(let base?, let name):
            if case .superclass = base.kind, case .instance(let id) = scope.owner {
                assign(source, to: name, of: id, target, in: scope, above: scope.type)
                return
            }
            if assign(source, to: name, ofHeld: base, target, in: scope) { return }
            switch value(of: base, in: scope) {
            case .instance(let id): assign(source, to: name, of: id, target, in: scope)
            case .saved:
                // What code has changed is not what the bar had.
                _ = value(of: source, in: scope)
                set(unknown(base), to: base, in: scope)
            default: _ = value(of: source, in: scope)
            }
        case .element(let base, let keys): assign(source, toElement: keys, of: base, target, in: scope)
        default: _ = value(of: source, in: scope)
        }
    }

    private mutating func assign(
        _ source: Term,
        to name: String,
        of id: Int,
        _ target: Term,
        in scope: Scope,
        above type: String? = nil
    ) {
        let value = value(of: source, in: scope, as: kind(of: name, of: id))
        let app = app
        let found = types(of: id).lazy.compactMap { app.property(name, of: $0, above: type) }.first
        guard let (property, declarer) = found, !property.isStatic else {
            return assign(value, to: name, of: id, target, source)
        }
        if let setter = property.setter {
            run(setter, with: value, owner: id, type: declarer, target)
            // What others ask for next is what was set.
            if instances[id].kind == .screen || instances[id].kind == .other { instances[id].properties[name] = value }
            return
        }
        // An initializer's own assignments are not observed.
        if scope.isInitializer, case .instance(id) = scope.owner {
            return assign(value, to: name, of: id, target, source)
        }
        let isObserved = property.observers.willSet != nil || property.observers.didSet != nil
        guard isObserved, observersRunning.insert(ObjectIdentifier(property)).inserted else {
            return assign(value, to: name, of: id, target, source)
        }
        defer { observersRunning.remove(ObjectIdentifier(property)) }
        let old = instances[id].properties[name] ?? .unknown(.said(name), type: property.type)
        run(property.observers.willSet, with: value, owner: id, type: declarer, target)
        assign(value, to: name, of: id, target, source)
        run(property.observers.didSet, with: old, owner: id, type: declarer, target)
    }

    /// Runs the code of a property that its assignment calls, if there is any.
    private mutating func run(
        _ code: Property.Setter?,
        with value: Datum,
        owner: Int,
        type: String,
        _ target: Term
    ) {
        guard let code else { return }
        let scope = Scope(owner: .instance(owner), type: type)
        scope.values[code.parameter] = value
        _ = run(code.body, in: scope, target)
    }

    /// The kind of value that a member of an object has.
    func kind(of written: String, of id: Int) -> ValueKind? {
        let name = Vocabulary.renamed[written] ?? written
        switch instances[id].kind {
        case .bar, .proxy:
            if let property = BarProperty(name: name) { return Vocabulary.kind(of: property) }
        case .navigationController where Vocabulary.controllerProperties.contains(name): return .flag
        case .item:
            if let kind = Vocabulary.itemMembers[name] { return kind }
        case .appearance:
            if let kind = Vocabulary.appearanceMembers[name] { return kind }
        case .view where name == "backgroundColor": return .color
        case .other where name == "titleTextAttributes": return .attributes
        case .screen where name == "title": return .text
        default: break
        }
        let property = types(of: id).lazy.compactMap { app.property(name, of: $0)?.property }.first
        return property?.type.flatMap { ValueKind(type: $0) }
    }

    /// Puts a value into an object's member.
    mutating func assign(_ value: Datum, to written: String, of id: Int, _ target: Term, _ source: Term) {
        var name = written
        if case .navigationController = instances[id].kind { name = Vocabulary.renamed[written] ?? written }
        if case .bar = instances[id].kind { name = Vocabulary.renamed[written] ?? written }
        switch instances[id].kind {
        case .bar(let owner):
            if let property = BarProperty(name: name) {
                var json = putBack(value, as: name) ?? json(value, as: Vocabulary.kind(of: property), source)
                // A bar that gives up its own tint has that of the window.
                if name == "tintColor", json == .null, let tint = app.memory.windowTint { json = tint.value }
                record(json, at: [name], to: owner, target, parts: parts(of: value))
                if property.kind == .appearance { instances[id].properties[name] = value }
            }
        case .proxy:
            if let property = BarProperty(name: name) {
                let kind = Vocabulary.kind(of: property)
                if case .instance(let appearance) = value, instances[appearance].kind == .appearance {
                    instances[appearance].writes.append(events.count)
                }
                record(json(value, as: kind, source), at: [name], to: id, target, parts: parts(of: value))
            }
        case .navigationController where Vocabulary.controllerProperties.contains(name):
            record(putBack(value, as: name) ?? json(value, as: .flag, source), at: [name], to: id, target)
        case .navigationController where name == "viewControllers":
            guard case .list(let stack) = value else { return }
            if begins(id) {
                instances[id].stack = stack
            } else if isAroundOwner(id), !stack.isEmpty {
                addWay(.set, on: id, stack, isAnimated: false, target)
            }
        case .item(let owner):
            assignItem(value, name, of: owner, target, source)
            if Vocabulary.itemMembers[name] == .appearance { instances[id].properties[name] = value }
        case .appearance:
            if Vocabulary.buttonAppearances.contains(name) {
                guard let color = buttonColor(of: value, source), instances[id].appearance["buttonColor"] != color
                else { return }
                let isOfAll = name == "buttonAppearance"
                set(isOfAll ? color : unknownColor(source), as: "buttonColor", of: id, at: target.place)
            } else if let kind = Vocabulary.appearanceMembers[name] {
                set(json(value, as: kind, source), as: name, of: id, at: target.place)
            }
        case .gesture(let owner):
            if name == "isEnabled" {
                record(
                    json(value, as: .flag, source),
                    at: ["interactivePop", "enabled"],
                    to: owner,
                    target,
                    isOfBar: false
                )
            } else if name == "delegate" {
                noteGestureDelegate(of: owner, at: target.place)
            }
        case .view(let owner):
            guard name == "backgroundColor" else { return }
            record(json(value, as: .color, source), at: ["view", name], to: owner, target, isOfBar: false)
        case .screen: assignScreen(value, name, of: id, target, source)
        case .navigationController, .other: instances[id].properties[name] = value
        }
    }

    /// Notes that a callback replaces the delegate of the pop gesture of its own navigation controller; one that does so as
    /// its screen goes puts it back.
    private mutating func noteGestureDelegate(of controller: Int, at place: Place) {
        guard let phase, !["viewWillDisappear", "viewDidDisappear"].contains(phase), !instances[controller].isNew else {
            return
        }
        gestureDelegate = gestureDelegate ?? place
    }

    /// Whether a navigation controller is the one around the screen whose code runs: what others set on one that they hold
    /// is how it begins.
    private func isAroundOwner(_ id: Int) -> Bool {
        guard let owner, case .instance(id)? = instances[owner].properties["navigationController"] else { return false }
        return instances[owner].kind == .screen
    }

    private mutating func assignItem(_ value: Datum, _ name: String, of owner: Int, _ target: Term, _ source: Term) {
        if let kind = Vocabulary.itemMembers[name] {
            let value = (json(value, as: kind, source), parts(of: value))
            record(value.0, at: ["navigationItem", name], to: owner, target, parts: value.1, isOfBar: false)
            return
        }
        switch name {
        case "leftBarButtonItem", "rightBarButtonItem":
            // One item takes the place of all.
            let items = json(value, as: .items, source)
            record(items, at: ["navigationItem", name + "s"], to: owner, target, isOfBar: false)
        case "backAction":
            var isThere = Value.bool(true)
            if case .null = value { isThere = .bool(false) }
            record(isThere, at: ["navigationItem", "hasBackAction"], to: owner, target, isOfBar: false)
        case "titleView":
            var isThere = Value.bool(true)
            if case .null = value { isThere = .bool(false) }
            record(isThere, at: ["navigationItem", "hasTitleView"], to: owner, target, isOfBar: false)
        case "backBarButtonItem":
            guard case .instance(let id) = value, let title = instances[id].properties["title"] else { return }
            var text = json(title, as: .text, source)
            // An item is there, and what is shown of one without a title depends on its image.
            if text == .null { text = .unknown(app.unknownName(app.text(of: source.place), at: source.place)) }
            record(text, at: ["navigationItem", "backBarButtonItemTitle"], to: owner, target, isOfBar: false)
        default: break
        }
    }

    private mutating func assignScreen(_ value: Datum, _ name: String, of id: Int, _ target: Term, _ source: Term) {
        switch name {
        case "title":
            record(json(value, as: .text, source), at: ["title"], to: id, target, isOfBar: false)
            instances[id].properties[name] = value
        case "hidesBottomBarWhenPushed":
            record(json(value, as: .flag, source), at: [name], to: id, target, isOfBar: false)
        case "edgesForExtendedLayout":
            guard let edges = Self.edges(value) else { return }
            record(edges, at: ["view", name], to: id, target, isOfBar: false)
        case "extendedLayoutIncludesOpaqueBars":
            record(json(value, as: .flag, source), at: ["view", name], to: id, target, isOfBar: false)
        case "view":
            // What another view is filled with is not followed; a plain one has no color yet.
            guard source.viewName != "UIView" else { return }
            record(unknownColor(source), at: ["view", "backgroundColor"], to: id, target, isOfBar: false)
        default: instances[id].properties[name] = value
        }
    }

    private static func edges(_ value: Datum) -> Value? {
        let words: [String]
        switch value {
        case .constant("all"): words = ["top", "left", "bottom", "right"]
        case .constant(let name): words = [name]
        case .list(let elements):
            words = elements.compactMap { if case .constant(let name) = $0 { name } else { nil } }
            guard words.count == elements.count else { return nil }
        default: return nil
        }
        guard words.allSatisfy({ ["top", "left", "bottom", "right"].contains($0) }) else { return nil }
        return .array(words.map { .string($0) })
    }

    private func parts(of value: Datum) -> [String: Place] {
        if case .instance(let id) = value, instances[id].kind == .appearance { instances[id].places } else { [:] }
    }
}
