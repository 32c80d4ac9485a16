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
            let value = value(of: argument.value, in: scope, as: .flag)
            let hidden = json(value, as: .flag, argument.value)
            let saved = putBack(value, as: "isNavigationBarHidden")
            // A graph cannot say that an earlier value comes back with animation.
            let isAnimated = saved != nil && animates(arguments.dropFirst().first, in: scope)
            record(
                isAnimated ? hidden : saved ?? visibility(hidden, arguments.dropFirst().first, in: scope),
                at: ["isNavigationBarHidden"],
                to: id,
                term
            )
            return .null
        case (.bar(let owner), "backgroundImage"):
            guard case .member(_, let word)? = arguments.last?.value.kind, let member = Self.images[word.lowercased()]
            else { return nil }
            return valueOnBar(member, of: owner, id, term)
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
        case (.screen, _) where Vocabulary.addingCalls.contains(name):
            guard let argument = arguments.first else { return nil }
            addChild(value(of: argument.value, in: scope), to: id, term)
            return .null
        case (.screen, "setViewControllers") where arguments.contains { $0.label == "direction" }:
            addPage(arguments, of: instances[id].isNew ? nil : id, term, in: scope)
            return .null
        case (.navigationController, _), (.screen, _): return lead(name, from: id, arguments, term, in: scope)
        case (.item, _):
            guard let member = Vocabulary.itemSetters[name], let argument = arguments.first else { return nil }
            let value = value(of: argument.value, in: scope, as: Vocabulary.itemMembers[member])
            assign(value, to: member, of: id, term, argument.value)
            return .null
        case (.other, _) where instances[id].type == "UIStoryboard":
            return instantiated(name, of: .instance(id), arguments, term, in: scope)
        default: return nil
        }
    }

    /// Notes the first of the pages of a page controller, which is the screen itself, or else stands in it.
    mutating func addPage(_ arguments: [Argument], of controller: Int?, _ term: Term, in scope: Scope) {
        guard let argument = arguments.first, case .list(let pages) = value(of: argument.value, in: scope),
            let page = pages.first, case .instance(let holder) = scope.owner
        else { return }
        addChild(page, to: controller ?? holder, term)
    }

    /// Notes a child controller, of a screen that is not made in the code that is followed.
    private mutating func addChild(_ child: Datum, to id: Int, _ term: Term) {
        guard phase != nil, detachment == 0, instances[id].kind == .screen, !instances[id].isNew,
            let type = type(of: child),
            type != instances[id].type
        else { return }
        children[type] = children[type] ?? term.place
    }

    /// The class of an object of the app's own, if it is known.
    private func type(of value: Datum) -> String? {
        switch value {
        case .instance(let id): instances[id].type
        case .unknown(_, let type): type
        default: nil
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

    private mutating func animates(_ argument: Argument?, in scope: Scope) -> Bool {
        guard let argument, case .flag(false) = value(of: argument.value, in: scope, as: .flag) else {
            return argument != nil
        }
        return false
    }

    /// The members for the background images of bars of either height, by UIKit's words for the heights.
    private static let images = ["default": "backgroundImage", "compact": "compactBackgroundImage"]

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
        let value = value(of: image.value, in: scope, as: .image)
        // What is set for bars with a prompt is seen on those alone.
        guard case .member(_, let word) = metrics.value.kind, let member = Self.images[word.lowercased()] else {
            return .null
        }
        let json = putBack(value, as: member) ?? json(value, as: .image, image.value)
        record(json, at: [member], to: owner, term)
        return .null
    }

    private mutating func configure(_ id: Int, _ background: String, _ term: Term) -> Datum {
        // The presets reset the background and the shadow, and keep how texts and buttons look.
        for name in ["backgroundColor", "backgroundEffect", "backgroundImage", "shadowColor", "shadowImage"] {
            instances[id].appearance[name] = nil
            instances[id].places[name] = nil
        }
        set(.string(background), as: "background", of: id, at: term.place)
        return .null
    }

    // MARK: - Ways

    /// Follows a call that leads to a screen; `id` is the navigation controller or screen that it is called on, nil where
    /// nobody knows which.
    mutating func lead(_ name: String, from id: Int?, _ arguments: [Argument], _ term: Term, in scope: Scope) -> Datum?
    {
        guard let means = Self.means[name] else { return nil }
        let labels = arguments.map(\.label)
        guard means == .pop || Vocabulary.leads(name, labels, Term(.name(name), term.place)) else { return nil }
        var to: [Datum] = []
        if means != .popToRoot, means != .pop, let argument = arguments.first {
            let value = value(of: argument.value, in: scope)
            if case .list(let elements) = value { to = elements } else { to = [value] }
        }
        var isAnimated: Bool? = name == "show" ? true : nil
        if let argument = arguments.first(where: { $0.label == "animated" }) {
            let questions = oracle.count
            let value = value(of: argument.value, in: scope, as: .flag)
            // What a condition decides, such as the setting to reduce motion, is no way of its own.
            if case .flag(let flag) = value, oracle.count == questions { isAnimated = flag }
        }
        var controller: Int?
        if let id { controller = self.controller(of: id) }
        if let controller, isInTheMaking(controller) || means == .set && begins(controller) {
            switch means {
            case .push: instances[controller].stack += to
            case .set: instances[controller].stack = to
            default: break
            }
            return .null
        }
        addWay(means, on: means == .present ? id : controller, to, isAnimated: isAnimated, term)
        for argument in arguments.dropFirst() {
            if case .closure = argument.value.kind { runClosures(in: [argument], of: nil, in: scope) }
        }
        return .null
    }

    /// Adds a way: a stack to which one screen is added is a push, and one with several more keeps what was below.
    mutating func addWay(_ means: Way.Means, on controller: Int?, _ to: [Datum], isAnimated: Bool?, _ term: Term) {
        var (means, to, keepsStack) = (means, to, false)
        if means == .set, case .stack(let id)? = to.first, id == controller {
            to.removeFirst()
            if to.count == 1 { means = .push } else { keepsStack = true }
        }
        let count = events.count { if case .write = $0 { true } else { false } }
        var way = Way(means: means, controller: controller, to: to, place: callOfUIKit ?? term.place, writes: count)
        way.isAnimated = isAnimated
        way.inner = callOfUIKit == nil ? nil : term.place
        way.turn = turn
        way.keepsStack = keepsStack
        events.append(.way(way))
    }

    private static let means: [String: Way.Means] = [
        "pushViewController": .push, "show": .push, "setViewControllers": .set, "popToViewController": .popTo,
        "popToRootViewController": .popToRoot, "present": .present, "showViewController": .push,
        "popViewController": .pop, "popViewControllerAnimated": .pop,
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
}
