import NavigationStyle

extension Run {
    /// Sets a member of an appearance, and of what code has handed it to.
    mutating func set(_ value: Value, as name: String, of id: Int, at place: Place) {
        instances[id].appearance[name] = value
        instances[id].places[name] = place
        for number in instances[id].writes {
            guard case .write(var write) = events[number] else { continue }
            write.value = instances[id].appearance
            write.parts = instances[id].places
            events[number] = .write(write)
        }
    }

    /// The color that an appearance of buttons gives their titles; nil where it gives none.
    ///
    /// That of back buttons alone is not known as the color of all.
    func buttonColor(of value: Datum, _ name: String, _ source: Term) -> Value? {
        let unknown = Value.unknown(app.unknownName(app.text(of: source.place), at: source.place))
        guard case .instance(let id) = value, case .instance(let normal)? = instances[id].properties["normal"] else {
            return unknown
        }
        guard let attributes = instances[normal].properties["titleTextAttributes"] else { return nil }
        guard case .dictionary = attributes else { return unknown }
        guard let color = json(attributes, as: .attributes, source)["color"] else { return nil }
        return name == "buttonAppearance" ? color : unknown
    }
}
