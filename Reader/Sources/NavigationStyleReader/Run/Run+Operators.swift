extension Run {
    // MARK: - Operators

    mutating func binary(
        _ name: String,
        _ left: Term,
        _ right: Term,
        _ term: Term,
        in scope: Scope,
        as kind: ValueKind?
    ) -> Datum {
        if name == "&&" || name == "||" { return .flag(holds(term, in: scope)) }
        if let known = count(name, left, right, in: scope) { return known }
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
        case (.list(let one), .list(let other)) where name == "+": return .list(one + other)
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

    mutating func prefix(_ name: String, _ operand: Term, _ term: Term, in scope: Scope) -> Datum {
        if name == "&" {
            // Whoever is called may set it to anything.
            if case .name(let variable) = operand.kind { _ = scope.set(variable, unknown(operand)) }
            return unknown(operand)
        }
        let value = value(of: operand, in: scope)
        switch (name, value) {
        case ("!", .flag(let flag)): return .flag(!flag)
        case ("!", .unknown), ("!", .asTransition), ("!", .saved): return .flag(!holds(operand, in: scope))
        case ("-", .number(let number)): return .number(-number)
        default: return unknown(term)
        }
    }
}
