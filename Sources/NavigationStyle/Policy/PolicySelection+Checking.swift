extension PolicySelection {
    /// What is wrong with the selection for the policy that `page` describes.
    func faults(for page: PolicyPage) -> [ScenarioFault] {
        var faults: [ScenarioFault] = []
        let editions = page.editions.map(\.name)
        if let edition, !editions.contains(edition) {
            faults.append(ScenarioFault(.unknownEdition(edition, known: editions), at: "/policy/edition"))
        }
        let known = page.options.map(\.name)
        if let copiedProperties {
            if !known.contains("copiedProperties") {
                faults.append(
                    ScenarioFault(.unknownOption("copiedProperties", known: known), at: "/policy/copiedProperties")
                )
            } else if !copiedProperties.isSubset(of: .copyable) {
                let names = copiedProperties.subtracting(.copyable).map(\.name).joined(separator: ", ")
                let reason = ScenarioFault.Reason.invalidOption(
                    "copiedProperties",
                    expected: "properties of a bar that can be copied, not \(names)"
                )
                faults.append(ScenarioFault(reason, at: "/policy/copiedProperties"))
            }
        }
        for option in options where !known.contains(option.key) {
            let pointer = "/policy/" + option.key.escapedForPointer
            faults.append(ScenarioFault(.unknownOption(option.key, known: known), at: pointer))
        }
        return faults
    }

    /// Throws what is wrong with the selection for the policy that `page` describes.
    func check(against page: PolicyPage) throws(ScenarioError) {
        let faults = faults(for: page)
        if !faults.isEmpty { throw ScenarioError(faults) }
    }
}

extension BarPropertySet {
    /// What one bar can hand to another: all but the flags that say whether it is there.
    static let copyable = BarPropertySet.all.subtracting([.isHidden, .isNavigationBarHidden])
}

extension String {
    /// The text as one token of a JSON Pointer (RFC 6901, 3).
    var escapedForPointer: String {
        guard utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return self }
        return reduce(into: "") { result, character in
            switch character {
            case "~": result += "~0"
            case "/": result += "~1"
            default: result.append(character)
            }
        }
    }
}
