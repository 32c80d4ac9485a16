import NavigationStyle

extension Run {
    mutating func record(
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
                    isDetached: detachment > 0,
                    turn: turn,
                    follows: change?.isMade ?? false
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
        case (.items, _): return .array(items(value, source).map { .string($0) })
        case (.search, .null): return .null
        case (.search, _): return searchController(value)
        case (_, .unknown(let text, _)) where !text.isEmpty:
            return .unknown(app.unknownName(app.words(text), at: source.place))
        default: return .unknown(app.unknownName(app.text(of: source.place), at: source.place))
        }
    }

    /// The names of bar button items: their titles, or what stands for them in the sources.
    private func items(_ value: Datum, _ source: Term) -> [String] {
        switch value {
        case .null: return []
        case .list(let elements):
            let terms: [Term] = if case .list(let terms) = source.kind { terms } else { [] }
            return elements.enumerated().flatMap { items($1, terms.indices.contains($0) ? terms[$0] : source) }
        case .instance(let id):
            let properties = instances[id].properties
            switch properties["title"] {
            case .text(let title)? where !title.isEmpty: return [title]
            case .unknown(let wording, _)?: return [app.words(wording)]
            default: break
            }
            switch properties["barButtonSystemItem"] ?? properties["systemItem"] {
            case .constant("flexibleSpace")?, .constant("fixedSpace")?: return []
            case .constant(let name)?: return [name.prefix(1).uppercased() + name.dropFirst()]
            default: break
            }
            if case .image(.object(let members))? = properties["image"], case .string(let name)? = members.first?.value
            {
                return [name]
            }
            return [app.text(of: source.place)]
        case .unknown(let wording, _) where !wording.isEmpty: return [app.words(wording)]
        default: return [app.text(of: source.place)]
        }
    }

    private func searchController(_ value: Datum) -> Value {
        guard case .instance(let id) = value,
            case .flag(let hides)? = instances[id].properties["hidesNavigationBarDuringPresentation"]
        else { return .empty }
        return .object(members: ["hidesNavigationBarDuringPresentation": .bool(hides)])
    }

    private func attributes(_ members: [(key: String, value: Datum)], _ source: Term) -> Value {
        var result = Value.empty
        for member in members {
            switch (member.key, member.value) {
            case ("foregroundColor", .color(let color)): result["color"] = color
            case ("foregroundColor", .unknown(let text, _)):
                result["color"] = .unknown(app.unknownName(app.words(text), at: source.place))
            case ("font", .font(let size, let weight)):
                if let size { result["fontSize"] = .number(size) }
                if let weight { result["fontWeight"] = .string(weight) }
            default: break
            }
        }
        return result
    }
}
