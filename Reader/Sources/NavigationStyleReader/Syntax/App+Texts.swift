extension App {
    // MARK: - Texts of the sources

    /// The name by which a graph knows a value of the sources that nobody knows: equal names are equal values, so what is
    /// not a type's own is told apart by where it stands.
    func unknownName(_ text: String, at place: Place) -> String {
        let text = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
        guard !(text.first?.isUppercase ?? false), let owner = owner(of: place) else { return text }
        return "\(text) in \(owner)"
    }

    /// The place of a call's own name and arguments, without what it is called on.
    func place(ofCall call: Term, on base: Term) -> Place {
        guard files.indices.contains(call.place.file) else { return call.place }
        var place = call.place
        place.start = files[place.file].firstCode(from: base.place.end, to: place.end)
        return place
    }

    /// The text that stands for a value that nobody knows.
    func words(_ wording: Wording) -> String {
        switch wording {
        case .said(let text): text
        case .at(let place): text(of: place)
        }
    }

    /// The text of a place in one line.
    func text(of place: Place) -> String {
        files.indices.contains(place.file) ? files[place.file].text(from: place.start, to: place.end) : ""
    }
}
