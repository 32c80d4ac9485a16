import NavigationStyle

extension Run {
    // MARK: - UIKit's methods

    /// Follows a call of one of UIKit's methods; nil where it is not known.
    mutating func call(
        _ name: String,
        uikitOn id: Int,
        _ arguments: [Argument],
        _ term: Term,
        in scope: Scope
    ) -> Datum? {
        switch (instances[id].kind, name) {
        case (.navigationController, "setNavigationBarHidden"):
            guard let argument = arguments.first else { return nil }
            let hidden = json(value(of: argument.value, in: scope, as: .flag), as: .flag, argument.value)
            record(
                visibility(hidden, arguments.dropFirst().first, in: scope),
                at: ["isNavigationBarHidden"],
                to: id,
                term
            )
            return .null
        case (.bar(let owner), "setBackgroundImage"):
            return setBackgroundImage(of: owner, arguments, term, in: scope)
        case (.proxy, "setBackgroundImage"): return setBackgroundImage(of: id, arguments, term, in: scope)
        case (.appearance, "configureWithOpaqueBackground"): return configure(id, "opaque", term)
        case (.appearance, "configureWithTransparentBackground"): return configure(id, "transparent", term)
        case (.appearance, "configureWithDefaultBackground"): return configure(id, "default", term)
        case (.appearance, "copy"):
            let copy = make(.appearance)
            instances[copy].appearance = instances[id].appearance
            instances[copy].places = instances[id].places
            return .instance(copy)
        case (.navigationController, _), (.screen, _): return lead(name, from: id, arguments, term, in: scope)
        case (.item, "setHidesBackButton"):
            guard let argument = arguments.first else { return nil }
            assign(value(of: argument.value, in: scope), to: "hidesBackButton", of: id, term, argument.value)
            return .null
        default: return nil
        }
    }

    private mutating func visibility(_ hidden: Value, _ argument: Argument?, in scope: Scope) -> Value {
        guard !hidden.isUnknown, let argument, argument.label == "animated" else { return hidden }
        let animation: Value
        switch value(of: argument.value, in: scope, as: .flag) {
        case .flag(true): animation = .bool(true)
        case .flag(false): return hidden
        case .asTransition: animation = .string("asTransition")
        default: animation = .unknown(app.unknownName(app.text(of: argument.value.place), at: argument.value.place))
        }
        return .object(members: ["hidden": hidden, "animated": animation])
    }

    private mutating func setBackgroundImage(of owner: Int, _ arguments: [Argument], _ term: Term, in scope: Scope)
        -> Datum?
    {
        guard let image = arguments.first, let metrics = arguments.last, arguments.count > 1 else { return nil }
        // Of what is set for a place, that of the top is seen.
        if arguments.count == 3, case .member(_, let place) = arguments[1].value.kind,
            !["any", "topAttached"].contains(place)
        {
            return .null
        }
        let value = json(value(of: image.value, in: scope, as: .image), as: .image, image.value)
        guard case .member(_, let word) = metrics.value.kind else { return nil }
        record(value, at: [word == "compact" ? "compactBackgroundImage" : "backgroundImage"], to: owner, term)
        return .null
    }

    private mutating func configure(_ id: Int, _ background: String, _ term: Term) -> Datum {
        instances[id].appearance = .object(members: ["background": .string(background)])
        instances[id].places = ["background": term.place]
        return .null
    }

    // MARK: - Ways

    /// Follows a call that leads to a screen; `id` is the navigation controller or screen that it is called on, nil where
    /// nobody knows which.
    mutating func lead(_ name: String, from id: Int?, _ arguments: [Argument], _ term: Term, in scope: Scope) -> Datum?
    {
        guard let means = Self.means[name] else { return nil }
        let labels = arguments.map(\.label)
        guard Vocabulary.leads(name, labels, Term(.name(name), term.place)) else { return nil }
        var to: [Datum] = []
        if means != .popToRoot, let argument = arguments.first {
            let value = value(of: argument.value, in: scope)
            if case .list(let elements) = value { to = elements } else { to = [value] }
        }
        var isAnimated: Bool? = name == "show" ? true : nil
        if let argument = arguments.first(where: { $0.label == "animated" }) {
            if case .flag(let flag) = value(of: argument.value, in: scope, as: .flag) { isAnimated = flag }
        }
        var controller: Int?
        if let id { controller = self.controller(of: id) }
        if let controller, instances[controller].isNew {
            switch means {
            case .push: instances[controller].stack += to
            case .set: instances[controller].stack = to
            default: break
            }
            return .null
        }
        let count = events.count { if case .write = $0 { true } else { false } }
        events.append(
            .way(
                Way(
                    means: means,
                    controller: means == .present ? id : controller,
                    to: to,
                    isAnimated: isAnimated,
                    place: term.place,
                    writes: count
                )
            )
        )
        for argument in arguments.dropFirst() {
            if case .closure = argument.value.kind { runClosures(in: [argument], of: nil, in: scope) }
        }
        return .null
    }

    private static let means: [String: Way.Means] = [
        "pushViewController": .push, "show": .push, "setViewControllers": .set, "popToViewController": .popTo,
        "popToRootViewController": .popToRoot, "present": .present, "showViewController": .push,
        "popToRootViewControllerAnimated": .popToRoot, "presentViewController": .present,
    ]

    private mutating func controller(of id: Int) -> Int? {
        switch instances[id].kind {
        case .navigationController: return id
        case .screen where !instances[id].isNew:
            if case .instance(let controller) = part("navigationController", of: id, .navigationController) {
                return controller
            }
            return nil
        default: return nil
        }
    }

    // MARK: - Assignments

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
                assign(source, to: name, of: id, target, in: scope)
                return
            }
            switch value(of: base, in: scope) {
            case .instance(let id): assign(source, to: name, of: id, target, in: scope)
            default: _ = value(of: source, in: scope)
            }
        default: _ = value(of: source, in: scope)
        }
    }

    private mutating func assign(_ source: Term, to name: String, of id: Int, _ target: Term, in scope: Scope) {
        let value = value(of: source, in: scope, as: kind(of: name, of: id))
        assign(value, to: name, of: id, target, source)
    }

    /// The kind of value that a member of an object has.
    private func kind(of written: String, of id: Int) -> ValueKind? {
        let name = Vocabulary.renamed[written] ?? written
        switch instances[id].kind {
        case .bar, .proxy: return BarProperty(name: name).map { Vocabulary.kind(of: $0) }
        case .navigationController where Vocabulary.controllerProperties.contains(name): return .flag
        case .item: return Vocabulary.itemMembers[name]
        case .appearance: return Vocabulary.appearanceMembers[name]
        case .view where name == "backgroundColor": return .color
        default:
            let type = instances[id].type.flatMap { app.property(name, of: $0)?.property.type }
            return type.flatMap { ValueKind(type: $0) }
        }
    }

    /// Puts a value into an object's member.
    mutating func assign(_ value: Datum, to written: String, of id: Int, _ target: Term, _ source: Term) {
        var name = written
        if case .navigationController = instances[id].kind { name = Vocabulary.renamed[written] ?? written }
        if case .bar = instances[id].kind { name = Vocabulary.renamed[written] ?? written }
        switch instances[id].kind {
        case .bar(let owner):
            if let property = BarProperty(name: name) {
                let kind = Vocabulary.kind(of: property)
                record(json(value, as: kind, source), at: [name], to: owner, target, parts: parts(of: value))
            }
        case .proxy:
            if let property = BarProperty(name: name) {
                let kind = Vocabulary.kind(of: property)
                record(json(value, as: kind, source), at: [name], to: id, target, parts: parts(of: value))
            }
        case .navigationController where Vocabulary.controllerProperties.contains(name):
            record(json(value, as: .flag, source), at: [name], to: id, target)
        case .navigationController where name == "viewControllers":
            guard case .list(let stack) = value, instances[id].isNew else { return }
            instances[id].stack = stack
        case .item(let owner): assignItem(value, name, of: owner, target, source)
        case .appearance:
            guard let kind = Vocabulary.appearanceMembers[name] else { return }
            instances[id].appearance[name] = json(value, as: kind, source)
            instances[id].places[name] = target.place
        case .gesture(let owner):
            if name == "isEnabled" {
                record(
                    json(value, as: .flag, source),
                    at: ["interactivePop", "enabled"],
                    to: owner,
                    target,
                    isOfBar: false
                )
            }
        case .view(let owner):
            guard name == "backgroundColor" else { return }
            record(json(value, as: .color, source), at: ["view", name], to: owner, target, isOfBar: false)
        case .screen: assignScreen(value, name, of: id, target, source)
        case .navigationController, .other: instances[id].properties[name] = value
        }
    }

    private mutating func assignItem(_ value: Datum, _ name: String, of owner: Int, _ target: Term, _ source: Term) {
        if let kind = Vocabulary.itemMembers[name] {
            let value = (json(value, as: kind, source), parts(of: value))
            record(value.0, at: ["navigationItem", name], to: owner, target, parts: value.1, isOfBar: false)
            return
        }
        switch name {
        case "titleView":
            var isThere = Value.bool(true)
            if case .null = value { isThere = .bool(false) }
            record(isThere, at: ["navigationItem", "hasTitleView"], to: owner, target, isOfBar: false)
        case "backBarButtonItem":
            guard case .instance(let id) = value, let title = instances[id].properties["title"] else { return }
            let text = json(title, as: .text, source)
            record(text, at: ["navigationItem", "backBarButtonItemTitle"], to: owner, target, isOfBar: false)
        default: break
        }
    }

    private mutating func assignScreen(_ value: Datum, _ name: String, of id: Int, _ target: Term, _ source: Term) {
        switch name {
        case "title": record(json(value, as: .text, source), at: ["title"], to: id, target, isOfBar: false)
        case "hidesBottomBarWhenPushed":
            record(json(value, as: .flag, source), at: [name], to: id, target, isOfBar: false)
        case "edgesForExtendedLayout":
            guard let edges = Self.edges(value) else { return }
            record(edges, at: ["view", name], to: id, target, isOfBar: false)
        case "extendedLayoutIncludesOpaqueBars":
            record(json(value, as: .flag, source), at: ["view", name], to: id, target, isOfBar: false)
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

    // MARK: - Writes

    private mutating func record(
        _ value: Value,
        at path: [String],
        to owner: Int,
        _ term: Term,
        parts: [String: Place] = [:],
        isOfBar: Bool = true
    ) {
        events.append(
            .write(
                Write(
                    owner: owner,
                    path: path,
                    isOfBar: isOfBar,
                    value: value,
                    place: term.place,
                    parts: parts,
                    phase: phase,
                    isDetached: detachment > 0
                )
            )
        )
    }

    /// A value as a graph has it; unknown, by its text in the sources, where it is not one of its kind.
    func json(_ value: Datum, as kind: ValueKind, _ source: Term) -> Value {
        switch (kind, value) {
        case (.flag, .flag(let flag)): return .bool(flag)
        case (.number, .number(let number)) where (0...1).contains(number): return .number(number)
        case (.text, .text(let text)): return .string(text)
        case (.text, .null), (.color, .null), (.image, .null), (.attributes, .null), (.appearance, .null),
            (.effect, .null):
            return .null
        case (.color, .color(let color)): return color
        case (.image, .image(let image)): return image
        case (.effect, .effect(let effect)): return .string(effect)
        case (.choice(let names), .constant(let name)) where names.contains(name): return .string(name)
        case (.attributes, .dictionary(let members)): return attributes(members, source)
        case (.appearance, .instance(let id)) where instances[id].kind == .appearance:
            return instances[id].appearance
        case (_, .unknown(let text, _)) where !text.isEmpty: return .unknown(app.unknownName(text, at: source.place))
        default: return .unknown(app.unknownName(app.text(of: source.place), at: source.place))
        }
    }

    private func attributes(_ members: [(key: String, value: Datum)], _ source: Term) -> Value {
        var result = Value.empty
        for member in members {
            switch (member.key, member.value) {
            case ("foregroundColor", .color(let color)): result["color"] = color
            case ("foregroundColor", .unknown(let text, _)):
                result["color"] = .unknown(app.unknownName(text, at: source.place))
            case ("font", .font(let size, let weight)):
                if let size { result["fontSize"] = .number(size) }
                if let weight { result["fontWeight"] = .string(weight) }
            default: break
            }
        }
        return result
    }
}
