import NavigationStyle

extension Run {
    /// The color that `UIColor(…)` with these arguments makes.
    mutating func color(_ arguments: [Argument], _ term: Term, in scope: Scope) -> Datum {
        let labels = arguments.map { $0.label ?? "" }
        if labels == ["resource"] {
            guard case .member(_, let name) = arguments[0].value.kind, let color = app.colors.color(ofMember: name)
            else { return unknown(term) }
            return .color(color)
        }
        if labels == ["named"] || labels.first == "named" {
            guard let name = text(arguments[0].value, in: scope), let color = app.color(name, at: term.place) else {
                return unknown(term)
            }
            return .color(color)
        }
        if case .closure(let closure)? = arguments.last?.value.kind, arguments.count == 1 {
            return dynamic(closure, in: scope) ?? unknown(term)
        }
        let isDefined = app.type("UIColor")?.functions["init"] != nil
        var channels: [String: Double] = [:]
        for argument in arguments {
            guard let label = argument.label,
                case .number(let number) = value(of: argument.value, in: scope, as: .number)
            else { break }
            channels[label] = number
        }
        let alpha = labels.contains("alpha") ? channels["alpha"] : 1
        if Set(labels).isSubset(of: ["red", "green", "blue", "alpha", "displayP3Red"]), let alpha {
            if let red = channels["red"] ?? channels["displayP3Red"], let green = channels["green"],
                let blue = channels["blue"], arguments.count > 3 || isPlain(labels)
            {
                return .color(.string(Self.hex([red, green, blue, alpha])))
            }
        }
        if Set(labels).isSubset(of: ["white", "alpha"]), let white = channels["white"], let alpha {
            return .color(.string(Self.hex([white, white, white, alpha])))
        }
        return isDefined ? colorOfOwnInitializer(arguments, term, in: scope) : unknown(term)
    }

    /// Whether `red`, `green` and `blue` alone are UIKit's: `#colorLiteral` has four, an app's own initializer three.
    private func isPlain(_ labels: [String]) -> Bool { labels.count == 4 }

    /// The color that an initializer of the app's own makes: by its body, or by six hexadecimal digits.
    private mutating func colorOfOwnInitializer(_ arguments: [Argument], _ term: Term, in scope: Scope) -> Datum {
        let candidates = app.type("UIColor")?.functions["init"] ?? []
        let labels = arguments.map(\.label)
        guard
            let function = candidates.first(where: { function in
                let own = function.parameters
                return labels.allSatisfy { label in own.contains { $0.label == label } }
                    && own.allSatisfy { $0.value != nil || labels.contains($0.label) }
            }), depth < Self.mostDepth
        else { return unknown(term) }
        depth += 1
        defer { depth -= 1 }
        let inner = bind(arguments, to: function, owner: .type("UIColor"), type: "UIColor", in: scope)
        for statement in function.body {
            if case .evaluate(let body) = statement, case .call(let callee, let arguments) = body.kind,
                case .member(let base?, "init") = callee.kind, case .name("self") = base.kind
            {
                let color = color(arguments, body, in: inner)
                if case .color = color { return color }
                break
            }
            if run(statement, in: inner).ends { break }
        }
        return sixDigits(arguments, in: scope) ?? unknown(term)
    }

    /// The color of six hexadecimal digits, which every such initializer takes alike.
    mutating func sixDigits(_ arguments: [Argument], in scope: Scope) -> Datum? {
        guard let first = arguments.first, arguments.count == 1 || arguments.count == 2 else { return nil }
        let isHex =
            first.label.map { ["hex", "hexString", "hexValue", "netHex", "rgbHex", "rgb"].contains($0) } ?? true
        var alpha = 1.0
        if arguments.count == 2 {
            guard arguments[1].label == "alpha", case .number(let number) = value(of: arguments[1].value, in: scope)
            else { return nil }
            alpha = number
        }
        guard isHex else { return nil }
        switch value(of: first.value, in: scope) {
        case .text(let text):
            let digits = text.hasPrefix("#") ? text.dropFirst() : text.hasPrefix("0x") ? text.dropFirst(2) : text[...]
            guard digits.count == 6, let number = Int(digits, radix: 16) else { return nil }
            return .color(.string(Self.hex(of: number, alpha: alpha)))
        case .number(let number):
            guard let number = Int(exactly: number), (0...0xFFFFFF).contains(number),
                app.text(of: first.value.place).utf8.count == 8
            else { return nil }
            return .color(.string(Self.hex(of: number, alpha: alpha)))
        default: return nil
        }
    }

    private static func hex(of number: Int, alpha: Double) -> String {
        hex([16, 8, 0].map { Double((number >> $0) & 0xFF) / 255 } + [alpha])
    }

    /// `#RRGGBB`, or with alpha below one `#RRGGBBAA`.
    static func hex(_ channels: [Double]) -> String {
        let bytes = channels.map { $0.isFinite ? Int((min(max($0, 0), 1) * 255).rounded()) : 0 }
        let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
        return "#" + (bytes.last == 255 ? digits.dropLast() : digits[...]).joined()
    }

    /// The color with another alpha.
    func color(_ color: Value, alpha: Double) -> Datum? {
        guard case .string(let text) = color else { return nil }
        if text == "black" || text == "white" {
            let channel = text == "white" ? 1.0 : 0
            return .color(.string(Self.hex([channel, channel, channel, alpha])))
        }
        guard text.hasPrefix("#"), text.count == 7, let number = Int(text.dropFirst(), radix: 16) else { return nil }
        return .color(.string(Self.hex(of: number, alpha: alpha)))
    }

    // MARK: - Light and dark

    private mutating func dynamic(_ closure: ClosureTerm, in scope: Scope) -> Datum? {
        let traits = closure.parameters.first ?? "$0"
        func look(_ style: String, _ run: inout Run) -> Value? {
            let inner = Scope(in: scope)
            inner.values[traits] = .unknown("traits", type: "UITraitCollection.\(style)")
            let asked = run.oracle.asked.count
            let value = run.result(of: closure.body, in: inner, as: .color)
            guard run.oracle.asked.count == asked, case .color(let color) = value else { return nil }
            return color
        }
        guard let light = look("light", &self), let dark = look("dark", &self) else { return nil }
        return .color(Self.pair(light, dark))
    }

    private static func pair(_ light: Value, _ dark: Value) -> Value {
        light == dark ? light : .object(members: ["light": light, "dark": dark])
    }

    /// The color of a ternary that asks `traitCollection.userInterfaceStyle`.
    mutating func byStyle(_ condition: Term, _ then: Term, _ otherwise: Term, in scope: Scope) -> Datum? {
        guard case .binary(let sign, let left, let right) = condition.kind, ["==", "!="].contains(sign),
            case .member(_?, "userInterfaceStyle") = left.kind, case .member(_, let style) = right.kind,
            ["light", "dark"].contains(style)
        else { return nil }
        let isFirst = (style == "dark") == (sign == "==")
        // In a dynamic color's closure the style is known.
        if case .constant = value(of: left, in: scope) { return nil }
        guard case .color(let one) = value(of: then, in: scope, as: .color),
            case .color(let other) = value(of: otherwise, in: scope, as: .color)
        else { return nil }
        return .color(isFirst ? Self.pair(other, one) : Self.pair(one, other))
    }

    mutating func text(_ term: Term, in scope: Scope) -> String? {
        if case .text(let text) = value(of: term, in: scope) { text } else { nil }
    }

    // MARK: - Names

    func systemColor(_ name: String) -> Datum? {
        Vocabulary.systemColor(name).map { .color(.string($0)) }
    }

    /// The color of `Asset.Colors.brand.color` or `R.color.brand()`, which tools generate from catalogs.
    func generatedColor(_ base: Term) -> Datum? {
        guard let (root, path) = base.path, let name = path.last, !path.isEmpty else { return nil }
        let isTools = root == "R" || root.hasSuffix("Asset") || root.hasSuffix("Assets") || isGenerated(root)
        guard isTools else { return nil }
        return (app.colors.color(ofPath: path) ?? app.colors.color(ofMember: name)).map { .color($0) }
    }
}
