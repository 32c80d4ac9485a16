// Cases with the state at rest after each operation; an answer has only the last state.
extension VectorCase {
    /// The numbers of operations to run, one more each time.
    var operationCounts: ClosedRange<Int> { 1...max(expected["operations"]?.array?.count ?? 1, 1) }

    /// Returns the case with only the first `count` operations.
    func cut(to count: Int) -> VectorCase {
        let operations = Array((request["operations"]?.array ?? []).prefix(count))
        return VectorCase(
            id: id,
            endpoint: endpoint,
            request: request.replacing(["operations"], with: .array(operations)),
            expected: expected["operations"]?.array?[count - 1] ?? .null
        )
    }

    /// Returns the differences of the state after the last operation from the expected one.
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

    /// Returns the bar of `screen` in an answer, in the format of the cases.
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
        // The state lists the value that was set only if it differs from the effective one.
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

    /// Returns the appearances of the item of `screen`: its own, overridden by those of the library.
    private func itemAppearances(of screen: String, _ kept: JSONValue) -> [String: JSONValue] {
        var appearances: [String: JSONValue] = [:]
        for (key, value) in definition(of: screen)["navigationItem"]?.object ?? [:] where key.hasSuffix("Appearance") {
            appearances[key] = value.withWholeColors
        }
        for (key, value) in kept["itemAppearances"]?[screen]?.object ?? [:] { appearances[key] = value }
        return appearances.filter { $0.value != .null }
    }

    /// Returns the screen's definition in the request.
    private func definition(of screen: String) -> JSONValue {
        var screens = request["stack"]?.array ?? []
        for operation in request["operations"]?.array ?? [] {
            screens += [operation["screen"] ?? .null] + (operation["screens"]?.array ?? [])
        }
        return screens.first { $0["id"] == .string(screen) } ?? .null
    }
}

extension JSONValue {
    /// The value without members that are null, which the cases leave out.
    fileprivate var withoutNulls: JSONValue {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { $0.value != .null }.mapValues(\.withoutNulls))
    }

    /// The value with colors in the format of answers.
    fileprivate var withWholeColors: JSONValue {
        switch self {
        case .string(let text) where text.hasPrefix("#") && text.count == 7: .string(text.uppercased() + "FF")
        case .object(let members): .object(members.mapValues(\.withWholeColors))
        case .array(let elements): .array(elements.map(\.withWholeColors))
        default: self
        }
    }
}
