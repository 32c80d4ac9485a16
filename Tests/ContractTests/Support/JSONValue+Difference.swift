extension JSONValue {
    /// Returns the differences of `found` from this value, the expected one, with their places.
    func differences(to found: JSONValue, at pointer: String = "") -> [String] {
        switch (self, found) {
        case (.object(let expected), .object(let found)):
            return Set(expected.keys).union(found.keys).sorted().flatMap { key -> [String] in
                let place = pointer + "/" + key.pointerToken
                switch (expected[key], found[key]) {
                case (let expected?, let found?): return expected.differences(to: found, at: place)
                case (let expected?, nil): return ["\(place): missing; expected \(expected.text)"]
                case (nil, let found): return ["\(place): not expected: \(found?.text ?? "")"]
                }
            }
        case (.array(let expected), .array(let found)):
            var differences = zip(expected, found).enumerated().flatMap { index, pair in
                pair.0.differences(to: pair.1, at: "\(pointer)/\(index)")
            }
            if expected.count != found.count {
                differences.append("\(pointer): \(found.count) elements; expected \(expected.count)")
            }
            return differences
        default:
            return self == found ? [] : ["\(pointer): \(found.text); expected \(text)"]
        }
    }
}
