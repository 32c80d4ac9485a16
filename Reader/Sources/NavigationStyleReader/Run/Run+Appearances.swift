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
    func buttonColor(of value: Datum, _ source: Term) -> Value? {
        guard case .instance(let id) = value, case .instance(let normal)? = instances[id].properties["normal"] else {
            return unknownColor(source)
        }
        guard let attributes = instances[normal].properties["titleTextAttributes"] else { return nil }
        guard case .dictionary = attributes else { return unknownColor(source) }
        return json(attributes, as: .attributes, source)["color"]
    }

    /// The color of buttons of which code says one for some of them alone, or one that nobody knows.
    func unknownColor(_ source: Term) -> Value {
        .unknown(app.unknownName(app.text(of: source.place), at: source.place))
    }
}
