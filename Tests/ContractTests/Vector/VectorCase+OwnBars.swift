// Cases that tell the state at rest after each operation, of which an answer has the last alone.
extension VectorCase {
    /// How many operations are made, one more each time.
    var operationCounts: ClosedRange<Int> { 1...max(expected["operations"]?.array?.count ?? 1, 1) }

    /// The same case with the first `count` operations.
    func cut(to count: Int) -> VectorCase {
        let operations = Array((request["operations"]?.array ?? []).prefix(count))
        return VectorCase(
            id: id,
            endpoint: endpoint,
            request: request.replacing(["operations"], with: .array(operations)),
            expected: expected["operations"]?.array?[count - 1] ?? .null
        )
    }

    /// How the state after the last operation differs from the one that is expected.
    func ownBarDifferences(in answer: VectorAnswer) -> [String] {
        guard answer.status == 200 else { return ["\(answer.status): \(answer.body.text)"] }
        let controller = answer.body["controller"] ?? .null
        var differences = (expected["stack"] ?? .null).differences(to: controller["stack"] ?? .null, at: "/stack")
        let last = answer.body["transitions"]?.array?.last ?? .null
        for key in ["outcome", "reason"] {
            if let value = expected[key] { differences += value.differences(to: last[key] ?? .null, at: "/\(key)") }
        }
        let state = expected["state"] ?? .null
        let kept = controller["policyState"] ?? .null
        for (key, found) in [
            ("isInteractivePopEnabled", kept["isInteractivePopEnabled"] ?? .bool(true)),
            ("isNavigationBarHidden", controller["isNavigationBarHidden"] ?? .null),
        ] {
            differences += (state[key] ?? .null).differences(to: found, at: "/\(key)")
        }
        for (screen, expected) in (state["screens"]?.object ?? [:]).sorted(by: { $0.key < $1.key }) {
            differences += expected.differences(to: ownBar(of: screen, controller), at: "/screens/\(screen)")
        }
        return differences
    }

    /// What an answer says of the bar of `screen`, in the form of the cases.
    private func ownBar(of screen: String, _ controller: JSONValue) -> JSONValue {
        let kept = controller["policyState"] ?? .null
        let bar = controller["fakeBars"]?[screen] ?? .null
        var properties = bar["properties"]?.object ?? [:]
        var state: [String: JSONValue] = [
            "isLoaded": .bool(controller["loaded"]?.array?.contains(.string(screen)) ?? false),
            "isTranslucent": properties["isTranslucent"] ?? .bool(true),
            "isNavigationBarHidden": bar["isHidden"] ?? .bool(false),
            "hasBackItem": .bool(kept["backItems"]?.array?.contains(.string(screen)) ?? false),
        ]
        // It is listed where what was set is not what is answered.
        if let wasSet = kept["isTranslucent"]?[screen] {
            properties["isTranslucent"] = wasSet == .null ? nil : wasSet
        }
        state["bar"] = JSONValue.object(properties).withoutNulls
        state["disableInteractivePop"] =
            definition(of: screen)["library"]?["disableInteractivePop"] ?? kept["disableInteractivePop"]?[screen]
        state["placeholder"] = kept["placeholders"]?[screen]
        let appearances = itemAppearances(of: screen, kept)
        if !appearances.isEmpty { state["itemAppearances"] = .object(appearances) }
        let modes: [JSONValue?] = [.string("generic"), .string("minimal")]
        if let mode = modes.firstIndex(of: kept["backButtonDisplayMode"]?[screen]) {
            state["backButtonDisplayMode"] = .number(Double(mode + 1))
        }
        return .object(state)
    }

    /// The appearances of the item of `screen`: its own, and what went over them.
    private func itemAppearances(of screen: String, _ kept: JSONValue) -> [String: JSONValue] {
        var appearances: [String: JSONValue] = [:]
        for (key, value) in definition(of: screen)["navigationItem"]?.object ?? [:] where key.hasSuffix("Appearance") {
            appearances[key] = value.withWholeColors
        }
        for (key, value) in kept["itemAppearances"]?[screen]?.object ?? [:] { appearances[key] = value }
        return appearances.filter { $0.value != .null }
    }

    /// The screen as the request brings it.
    private func definition(of screen: String) -> JSONValue {
        var screens = request["stack"]?.array ?? []
        for operation in request["operations"]?.array ?? [] {
            screens += [operation["screen"] ?? .null] + (operation["screens"]?.array ?? [])
        }
        return screens.first { $0["id"] == .string(screen) } ?? .null
    }
}

extension JSONValue {
    /// The same without members that are null, which the cases leave out.
    fileprivate var withoutNulls: JSONValue {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { $0.value != .null }.mapValues(\.withoutNulls))
    }

    /// The same with colors as answers write them.
    fileprivate var withWholeColors: JSONValue {
        switch self {
        case .string(let text) where text.hasPrefix("#") && text.count == 7: .string(text.uppercased() + "FF")
        case .object(let members): .object(members.mapValues(\.withWholeColors))
        case .array(let elements): .array(elements.map(\.withWholeColors))
        default: self
        }
    }
}
