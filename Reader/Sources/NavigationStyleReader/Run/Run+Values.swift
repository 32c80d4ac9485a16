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
        case .member(let base?, let name):
            let value = member(name, of: base, term, in: scope, as: kind)
            if kind == .text, case .unknown = value, let text = generatedText(term) { return text }
            return value
        case .call(let function, let arguments): return call(function, arguments, term, in: scope, as: kind)
        case .element(let base, let arguments):
            guard case .list(let elements) = value(of: base, in: scope), elements.isWhole, arguments.count == 1,
                case .number(let number) = arguments[0].value.kind, let place = Int(exactly: number),
                elements.indices.contains(place)
            else { return unknown(term) }
            return elements[place]
        case .list(let elements): return .list(elements.map { value(of: $0, in: scope) })
        case .dictionary(let members):
            return .dictionary(
                members.map { member in
                    let name = Self.attribute(member.key)
                    return (name, value(of: member.value, in: scope, as: name == "foregroundColor" ? .color : nil))
                }
            )
        case .closure(let closure):
            keep(closure, scope)
            return .closure(closure, scope)
        case .ternary(let condition, let then, let otherwise):
            if let color = byStyle(condition, then, otherwise, in: scope) { return color }
            return value(of: holds(condition, in: scope) ? then : otherwise, in: scope, as: kind)
        case .assignment(let target, let source):
            assign(source, to: target, term, in: scope)
            return .null
        case .binary(let name, let left, let right): return binary(name, left, right, term, in: scope, as: kind)
        case .prefix(let name, let operand): return prefix(name, operand, term, in: scope)
        case .cast(let operand, let type, let isForced):
            let value = value(of: operand, in: scope, as: kind)
            if isBar(value, castTo: type) { return isForced ? unknown(term) : .null }
            return navigationController(value, as: type, isForced: isForced) ?? cast(value, to: type, in: scope)
        case .check(let operand, let type):
            guard case .instance(let id) = value(of: operand, in: scope), let own = instances[id].type,
                let isKnown = app.isKind(own, of: type)
            else { return unknown(term) }
            return .flag(isKnown)
        case .tuple(let arguments): return .list(arguments.map { value(of: $0.value, in: scope) })
        case .macro(let name, let arguments): return macro(name, arguments, term, in: scope)
        case .branch(let statement):
            let value = value(ofBranch: statement, in: scope, as: kind)
            if case .unknown(let wording, _) = value, wording.isEmpty { return unknown(term) }
            return value
        case .other: return unknown(term)
        }
    }

    static func attribute(_ key: Term) -> String {
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
            staticMember(name, of: "UIColor", nil) ?? systemColor(name)
                ?? app.colors.color(ofMember: name).map { .color($0) } ?? .unknown(".\(name)")
        default: .constant(name)
        }
    }

    mutating func cast(_ value: Datum, to type: String, in scope: Scope) -> Datum {
        var type = type
        if type == "Self", case .type(let own) = scope.owner { type = own }
        if case .unknown(let text, _) = value, app.isViewController(type) {
            return .unknown(text, type: app.fullName(of: type))
        }
        return settle(value, as: type)
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
