extension VectorCase {
    /// The actions that are compared in the steps of a library.
    private static let comparedActions: Set = [
        "addFakeBar", "removeFakeBar", "write", "hideBarBackground", "showBarBackground", "setNavigationBarHidden",
    ]

    /// Returns the differences of a replay's operations from their recordings.
    func operationDifferences(in answer: VectorAnswer) -> [String] {
        guard answer.status == 200 else { return ["\(answer.status): \(answer.body.text)"] }
        let transitions = answer.body["transitions"]?.array ?? []
        let operations = expected["operations"]?.array ?? []
        guard transitions.count == operations.count else { return ["\(transitions.count) operations"] }
        return zip(operations, transitions).enumerated().flatMap { index, pair in
            differences(of: pair.1, to: pair.0, at: "/operations/\(index)")
        }
    }

    private func differences(of transition: JSONValue, to recorded: JSONValue, at place: String) -> [String] {
        var differences: [String] = []
        if let outcome = recorded["outcome"] {
            differences += outcome.differences(to: transition["outcome"] ?? .null, at: place + "/outcome")
        }
        differences += (recorded["stack"] ?? .null).differences(
            to: transition.at("/stack/after") ?? .null,
            at: place + "/stack"
        )
        guard let steps = recorded["steps"]?.array else { return differences }
        let found = (transition.at("/plan/steps")?.array ?? []).filter { step in
            step["by"] == .string("policy") && Self.comparedActions.contains(step["action"]?.string ?? "")
        }
        guard steps.count == found.count else {
            let words = { (steps: [JSONValue]) in steps.compactMap { $0["action"]?.string }.joined(separator: ", ") }
            return differences + ["\(place)/steps: \(words(found)); expected \(words(steps))"]
        }
        return differences
            + zip(steps, found).enumerated().flatMap { index, pair in
                pair.0.differencesOnOwnKeys(to: pair.1, at: "\(place)/steps/\(index)")
            }
    }
}
