import NavigationStyle

extension Run {
    // MARK: - Values

    /// Follows an expression.
    ///
    /// - Parameters:
    ///   - term: The expression.
    ///   - scope: The names around it.
    ///   - kind: The kind of value that is wanted, by which `.white` is a color.
    /// - Returns: The value, as far as it is known.
    mutating func value(of term: Term, in scope: Scope, as kind: ValueKind? = nil) -> Datum {
        guard !isExhausted() else { return unknown(term) }
        switch term.kind {
        case .number(let number): return .number(number)
        case .text(let text): return .text(text)
        case .flag(let flag): return .flag(flag)
        case .null: return .null
        case .name(let name): return named(name, term, in: scope)
        case .superclass: return scope.owner
        case .member(nil, let name): return implicit(name, as: kind, in: scope)
        case .member(let base?, let name): return member(name, of: base, term, in: scope, as: kind)
        case .call(let function, let arguments): return call(function, arguments, term, in: scope, as: kind)
        case .element(let base, _):
            _ = value(of: base, in: scope)
            return unknown(term)
        case .list(let elements): return .list(elements.map { value(of: $0, in: scope) })
        case .dictionary(let members):
            return .dictionary(
                members.map { member in
                    let name = Self.attribute(member.key)
                    return (name, value(of: member.value, in: scope, as: name == "foregroundColor" ? .color : nil))
                }
            )
        case .closure(let closure): return .closure(closure, scope)
        case .ternary(let condition, let then, let otherwise):
            if let color = byStyle(condition, then, otherwise, in: scope) { return color }
            return value(of: holds(condition, in: scope) ? then : otherwise, in: scope, as: kind)
        case .assignment(let target, let source):
            assign(source, to: target, term, in: scope)
            return .null
        case .binary(let name, let left, let right): return binary(name, left, right, term, in: scope, as: kind)
        case .prefix(let name, let operand): return prefix(name, operand, term, in: scope)
        case .cast(let operand, let type): return cast(value(of: operand, in: scope, as: kind), to: type, term)
        case .check(let operand, _):
            _ = value(of: operand, in: scope)
            return unknown(term)
        case .tuple(let arguments): return .list(arguments.map { value(of: $0.value, in: scope) })
        case .macro(let name, let arguments): return macro(name, arguments, term, in: scope)
        case .branch(let statement):
            if case .returns(let value) = run(statement, in: scope) { return value }
            return unknown(term)
        case .other: return unknown(term)
        }
    }

    private static func attribute(_ key: Term) -> String {
        switch key.kind {
        case .member(let base, "rawValue"): base.map { attribute($0) } ?? ""
        case .member(_, let name), .name(let name):
            switch name {
            case "NSForegroundColorAttributeName": "foregroundColor"
            case "NSFontAttributeName": "font"
            default: name
            }
        case .text("NSColor"): "foregroundColor"
        default: ""
        }
    }

    private mutating func named(_ name: String, _ term: Term, in scope: Scope) -> Datum {
        if name == "self" { return scope.owner }
        if let value = scope.value(name) { return value }
        if name == "Self" { return scope.type.map { .type($0) } ?? unknown(term) }
        if case .instance(let id) = scope.owner, let value = member(name, ofInstance: id, term) { return value }
        if case .type(let type) = scope.owner, let value = staticMember(name, of: type, term) { return value }
        if app.type(name) != nil || name.first?.isUppercase ?? false { return .type(app.fullName(of: name)) }
        if let constant = app.constants[name] { return value(of: constant, owner: .null, type: nil, term) }
        return unknown(term)
    }

    /// The value of `.name`.
    private mutating func implicit(_ name: String, as kind: ValueKind?, in scope: Scope) -> Datum {
        switch kind {
        case .color?:
            staticMember(name, of: "UIColor", nil) ?? systemColor(name) ?? app.color(of: name).map { .color($0) }
                ?? .unknown(".\(name)")
        default: .constant(name)
        }
    }

    func systemColor(_ name: String) -> Datum? {
        BarColor(systemName: name).map { _ in .color(.string(name)) }
    }

    mutating func staticMember(_ name: String, of type: String, _ term: Term?) -> Datum? {
        let full = app.fullName(of: type)
        if let (property, owner) = app.property(name, of: full), property.isStatic {
            return value(of: property, owner: .type(full), type: owner, term)
        }
        if app.type(full)?.cases.contains(name) ?? false { return .constant(name) }
        if app.type("\(full).\(name)") != nil { return .type(app.fullName(of: "\(full).\(name)")) }
        return nil
    }

    private mutating func member(_ name: String, of base: Term, _ term: Term, in scope: Scope, as kind: ValueKind?)
        -> Datum
    {
        if case .superclass = base.kind, case .instance(let id) = scope.owner, let type = scope.type,
            let own = instances[id].type
        {
            guard let (property, owner) = app.property(name, of: own, above: type) else { return unknown(term) }
            return value(of: property, owner: scope.owner, type: owner, term)
        }
        switch value(of: base, in: scope, as: kind) {
        case .instance(let id): return member(name, ofInstance: id, term) ?? unknown(term)
        case .type(let type):
            if name == "self" { return .type(type) }
            if let value = staticMember(name, of: type, term) { return value }
            if ["UIColor", "Color"].contains(type) {
                return systemColor(name) ?? app.color(of: name).map { .color($0) } ?? unknown(term)
            }
            if name == "color", let color = generatedColor(base) { return color }
            guard type.hasPrefix("UI") || type.hasPrefix("NS") else { return unknown(term) }
            // Swift 2: `UIBarStyle.Black`.
            return .constant(name.prefix(1).lowercased() + name.dropFirst())
        case .color(let color): return ["cgColor", "self"].contains(name) ? .color(color) : unknown(term)
        case .list(let elements):
            switch name {
            case "first": return elements.first ?? .null
            case "last": return elements.last ?? .null
            default: return unknown(term)
            }
        case .unknown where name == "color" && generatedColor(base) != nil: return generatedColor(base) ?? unknown(term)
        case .unknown(_, let type?):
            if name == "userInterfaceStyle", let style = Self.style(of: type) { return .constant(style) }
            if let (property, _) = app.property(name, of: type) { return unknown(term, type: property.type) }
            return unknown(term, type: Self.typeOfMember[name])
        case .unknown: return unknown(term, type: Self.typeOfMember[name])
        default: return unknown(term)
        }
    }

    /// The color of `Asset.Colors.brand.color` or `R.color.brand()`, which tools generate from catalogs.
    func generatedColor(_ base: Term) -> Datum? {
        guard case .member(let outer?, let name) = base.kind else { return nil }
        var words: [String] = []
        var next: Term? = outer
        while let term = next {
            switch term.kind {
            case .member(let base, let name):
                words.append(name)
                next = base
            case .name(let name):
                words.append(name)
                next = nil
            default: next = nil
            }
        }
        guard let root = words.last, root == "R" || root.hasSuffix("Asset") || root.hasSuffix("Assets") else {
            return nil
        }
        return app.color(of: name).map { .color($0) }
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
    private mutating func member(_ name: String, ofInstance id: Int, _ term: Term) -> Datum? {
        let instance = instances[id]
        switch (instance.kind, name) {
        case (.screen, "navigationController") where !instance.isNew:
            return part(name, of: id, .navigationController)
        case (.navigationController, "navigationController"): return nil
        case (.screen, "navigationItem"), (.navigationController, "navigationItem"):
            return part(name, of: id, .item(of: id))
        case (.screen, "view"), (.screen, "tableView"), (.screen, "collectionView"):
            // A table of a screen of another kind is a view within its view.
            guard name == "view" || instance.type.map({ isRoot(name, of: $0) }) ?? false else { break }
            return part("view", of: id, .view(of: id))
        case (.navigationController, "navigationBar"): return part(name, of: id, .bar(of: id))
        case (.navigationController, "interactivePopGestureRecognizer"): return part(name, of: id, .gesture(of: id))
        case (.navigationController, "topViewController"), (.navigationController, "visibleViewController"):
            return instance.stack.last ?? unknown(term)
        case (.bar(let owner), _) where BarProperty(name: name) != nil:
            return lastWritten(name, to: owner) ?? unknown(term)
        case (_, "transitionCoordinator"): return unknown(term, type: Self.typeOfMember[name])
        default: break
        }
        if let value = instance.properties[name] { return value }
        guard let type = instance.type, let (property, owner) = app.property(name, of: type) else { return nil }
        if property.getter == nil, !property.isConstant, changes(property) {
            if let declared = property.type, app.isNavigationController(declared), instance.holdsControllers {
                return navigationController(of: id, name)
            }
            return unknown(term, type: property.type)
        }
        if property.getter == nil, property.value == nil {
            if let declared = property.type, app.isNavigationController(declared), instance.holdsControllers {
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
        if case .instance(let controller) = part { instances[controller].isHeld = instances[id].kind == .screen }
        return part
    }

    /// Whether code elsewhere may set the property to something else.
    private func changes(_ property: Property) -> Bool {
        guard case .other? = property.value?.kind else { return app.assignments[property.name, default: 0] > 0 }
        return true
    }

    private func lastWritten(_ name: String, to owner: Int) -> Datum? {
        for case .write(let write) in events.reversed() {
            if write.owner == owner, write.isOfBar, write.path == [name] {
                guard write.phase == phase, !write.isDetached else { return nil }
                switch (write.value, BarProperty(name: name)?.kind) {
                case (.bool(let flag), _): return .flag(flag)
                case (.string, .color?): return .color(write.value)
                default: return nil
                }
            }
        }
        return nil
    }

    /// The value of a property that is not assigned elsewhere.
    mutating func value(of property: Property, owner: Datum, type: String?, _ term: Term?) -> Datum {
        let text = Datum.unknown(term.map { .at($0.place) } ?? .said(property.name), type: property.type)
        guard depth < Self.mostDepth else { return text }
        if case .instance = owner { return wholeValue(of: property, owner: owner, type: type, text) }
        if let known = app.knownValue(of: property) { return known }
        let (questions, count) = (oracle.count, events.count)
        let value = wholeValue(of: property, owner: owner, type: type, text)
        // What depends on nothing but itself is the same in each run.
        if oracle.count == questions, events.count == count, value.isPlain { app.keep(value, of: property) }
        return value
    }

    private mutating func wholeValue(of property: Property, owner: Datum, type: String?, _ text: Datum) -> Datum {
        depth += 1
        defer { depth -= 1 }
        let scope = Scope(owner: owner, type: type)
        let kind = property.type.flatMap { ValueKind(type: $0) }
        if let getter = property.getter { return named(result(of: getter, in: scope, as: kind), text) }
        guard property.isConstant || app.assignments[property.name, default: 0] == 0, let initial = property.value
        else { return text }
        return named(value(of: initial, in: scope, as: kind), text)
    }

    /// A value, or where nobody knows it the text that stands for it where it is used.
    private func named(_ value: Datum, _ text: Datum) -> Datum {
        if case .unknown(_, let type) = value, case .unknown(let name, let declared) = text {
            return .unknown(name, type: type ?? declared)
        }
        return value
    }

    /// Runs a body for the value that it returns; a single expression is returned without a word.
    mutating func result(of body: [Statement], in scope: Scope, as kind: ValueKind? = nil) -> Datum {
        if body.count == 1, case .evaluate(let term) = body[0] {
            guard case .branch(let statement) = term.kind else { return value(of: term, in: scope, as: kind) }
            return result(of: [statement], in: scope, as: kind)
        }
        if let last = body.last, case .give(let term?) = last, let kind {
            let flow = run(Array(body.dropLast()), in: scope)
            if case .returns(let value) = flow { return value }
            return flow.ends ? .unknown("") : value(of: term, in: scope, as: kind)
        }
        guard case .returns(let value) = run(body, in: scope) else { return .unknown("") }
        if case .constant(let name) = value, kind == .color {
            return staticMember(name, of: "UIColor", nil) ?? systemColor(name) ?? value
        }
        return value
    }

    private func cast(_ value: Datum, to type: String, _ term: Term) -> Datum {
        switch value {
        case .unknown(let text, let known):
            guard app.isViewController(type) else { return .unknown(text, type: known) }
            return .unknown(text, type: app.fullName(of: type))
        default: return value
        }
    }

    // MARK: - Operators

    private mutating func binary(
        _ name: String,
        _ left: Term,
        _ right: Term,
        _ term: Term,
        in scope: Scope,
        as kind: ValueKind?
    ) -> Datum {
        if name == "&&" || name == "||" { return .flag(holds(term, in: scope)) }
        let one = value(of: left, in: scope, as: kind)
        if name == "??" {
            switch one {
            case .null: return value(of: right, in: scope, as: kind)
            case .unknown: return unknown(term)
            default: return one
            }
        }
        let other = value(of: right, in: scope, as: kind)
        switch (one, other) {
        case (.number(let one), .number(let other)):
            return Self.number(name, one, other) ?? unknown(term)
        case (.flag(let one), .flag(let other)) where name == "==": return .flag(one == other)
        case (.flag(let one), .flag(let other)) where name == "!=": return .flag(one != other)
        case (.text(let one), .text(let other)):
            return name == "+" ? .text(one + other) : name == "==" ? .flag(one == other) : unknown(term)
        case (.constant(let one), .constant(let other)) where name == "==": return .flag(one == other)
        case (.constant(let one), .constant(let other)) where name == "!=": return .flag(one != other)
        case (.instance, .null) where name == "!=": return .flag(true)
        case (.instance, .null) where name == "==": return .flag(false)
        default: return unknown(term)
        }
    }

    private static func number(_ name: String, _ one: Double, _ other: Double) -> Datum? {
        func bits(_ combine: (Int, Int) -> Int) -> Datum? {
            guard let left = Int(exactly: one), let right = Int(exactly: other) else { return nil }
            return .number(Double(combine(left, right)))
        }
        switch name {
        case "+": return .number(one + other)
        case "-": return .number(one - other)
        case "*": return .number(one * other)
        case "/": return other == 0 ? nil : .number(one / other)
        case "&": return bits(&)
        case "|": return bits(|)
        case ">>": return bits { $1 >= 0 && $1 < 64 ? $0 >> $1 : 0 }
        case "<<": return bits { $1 >= 0 && $1 < 32 && abs($0) < 1 << 31 ? $0 << $1 : 0 }
        case "==": return .flag(one == other)
        case "!=": return .flag(one != other)
        case "<": return .flag(one < other)
        case ">": return .flag(one > other)
        case "<=": return .flag(one <= other)
        case ">=": return .flag(one >= other)
        default: return nil
        }
    }

    private mutating func prefix(_ name: String, _ operand: Term, _ term: Term, in scope: Scope) -> Datum {
        if name == "&" {
            // Whoever is called may set it to anything.
            if case .name(let variable) = operand.kind { _ = scope.set(variable, unknown(operand)) }
            return unknown(operand)
        }
        let value = value(of: operand, in: scope)
        switch (name, value) {
        case ("!", .flag(let flag)): return .flag(!flag)
        case ("!", .unknown), ("!", .asTransition): return .flag(!holds(operand, in: scope))
        case ("-", .number(let number)): return .number(-number)
        default: return unknown(term)
        }
    }

    private mutating func macro(_ name: String, _ arguments: [Argument], _ term: Term, in scope: Scope) -> Datum {
        switch name {
        case "colorLiteral": return color(arguments, term, in: scope)
        case "imageLiteral":
            guard let argument = arguments.first, case .text(let name) = argument.value.kind else {
                return unknown(term)
            }
            return .image(.object(members: ["name": .string(name)]))
        default: return unknown(term)
        }
    }
}
