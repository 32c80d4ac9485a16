extension VectorCase {
    /// The actions that are compared; only the policy's writes count.
    private static let comparedActions: Set = [
        "addFakeBar", "skipFakeBar", "removeFakeBar", "write", "hideBarBackground", "showBarBackground",
        "setContainerBackground", "disableClipping", "bringFakeBarToFront",
    ]

    /// Returns the differences of a replay's answer from the expected end state and steps.
    func endStateDifferences(in answer: VectorAnswer) -> [String] {
        guard answer.status == 200 else { return ["\(answer.status): \(answer.body.text)"] }
        let response = answer.body
        let controller = response["controller"] ?? .null
        var differences = (expected["stack"] ?? .null).differences(to: controller["stack"] ?? .null, at: "/stack")
        for (key, value) in (expected["controller"]?.object ?? [:]).sorted(by: { $0.key < $1.key }) {
            let found = controller[key] ?? .null
            if key == "fakeBars" {
                differences += fakeBarDifferences(value.object ?? [:], found.object ?? [:])
            } else {
                differences += value.differences(to: found, at: "/controller/\(key)")
            }
        }
        if let steps = expected["steps"]?.array {
            let transitions = response["transitions"]?.array ?? []
            for (index, steps) in steps.enumerated() {
                let plan = index < transitions.count ? transitions[index].at("/plan/steps")?.array ?? [] : []
                differences += stepDifferences(steps.array ?? [], plan, at: "/steps/\(index)")
            }
        }
        return differences
    }

    private func fakeBarDifferences(_ expected: [String: JSONValue], _ found: [String: JSONValue]) -> [String] {
        var differences: [String] = []
        if Set(expected.keys) != Set(found.keys) {
            differences.append("/controller/fakeBars: on \(found.keys.sorted()); expected \(expected.keys.sorted())")
        }
        for (screen, bar) in expected.sorted(by: { $0.key < $1.key }) {
            differences += bar.differencesOnOwnKeys(to: found[screen] ?? .null, at: "/controller/fakeBars/\(screen)")
        }
        return differences
    }

    private func stepDifferences(_ expected: [JSONValue], _ plan: [JSONValue], at place: String) -> [String] {
        let found = plan.filter { step in
            guard let action = step["action"]?.string, Self.comparedActions.contains(action) else { return false }
            return action != "write" || step["by"] == .string("policy")
        }
        guard expected.count == found.count else {
            let actions = { (steps: [JSONValue]) in steps.compactMap { $0["action"]?.string }.joined(separator: ", ") }
            return ["\(place): \(actions(found)); expected \(actions(expected))"]
        }
        return zip(expected, found).enumerated().flatMap { index, pair in
            pair.0.differencesOnOwnKeys(to: pair.1, at: "\(place)/\(index)")
        }
    }
}

extension JSONValue {
    /// Returns the differences of `found` in the members of this object; it may have more members.
    func differencesOnOwnKeys(to found: JSONValue, at place: String) -> [String] {
        (object ?? [:]).sorted { $0.key < $1.key }.flatMap { key, value in
            found[key].map { value.differences(to: $0, at: "\(place)/\(key)") } ?? ["\(place)/\(key): missing"]
        }
    }
}
