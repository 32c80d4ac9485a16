extension Difference {
    /// The difference between two answers, before and after a change of the request, in a sentence.
    package var changeInWords: String {
        func words(_ entry: Entry?) -> String {
            guard let value = entry?.value else { return "absent" }
            return property.words(of: value) ?? "shown"
        }
        let subject = property.subject(on: screen, at: moment)
        return "\(subject) was \(words(values.first)) and is now \(words(values.last))."
    }
}
