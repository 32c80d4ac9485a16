extension PolicySelection {
    /// What is wrong with the selection for the policy that `page` describes, but for the values of its own options.
    ///
    /// - Parameters:
    ///   - page: The policy's page.
    ///   - reader: Is told of what is wrong.
    func check(against page: PolicyPage, _ reader: inout ValueReader) {
        if edition == nil, copiedProperties == nil, options.isEmpty { return }
        let editions = page.editions.map(\.name)
        if let edition, !editions.contains(edition) {
            let control = edition.controlCharacter()
            reader.note(
                control.map { .controlCharacter($0) } ?? .unknownEdition(edition, known: editions),
                under: "edition"
            )
        }
        let options = page.options.map(\.name)
        let known = ["name"] + (editions.isEmpty ? [] : ["edition"]) + options
        if let copiedProperties {
            if !options.contains("copiedProperties") {
                reader.note(.unknownKey(known: known), under: "copiedProperties")
            } else if let stranger = copiedProperties.subtracting(.copyable).first(where: { _ in true }) {
                let names = BarPropertySet.copyable.map(\.name)
                reader.note(.unknownValue(found: stranger.name, known: names), under: "copiedProperties")
            }
        }
        reader.checkKeys(of: self.options, allowed: known)
    }
}

extension BarPropertySet {
    /// What one bar can hand to another: all but the flags that say whether it is there.
    package static let copyable = BarPropertySet.all.subtracting([.isHidden, .isNavigationBarHidden])
}

extension Value.Member {
    /// The option with which a policy says what it copies; nil is more than one list can say.
    static func copiedProperties(_ properties: BarPropertySet?) -> Value.Member {
        guard let properties else { return Value.Member("copiedProperties", .null) }
        return Value.Member("copiedProperties", .array(properties.map { propertyNames[Int($0.rawValue)] }))
    }

    private static let propertyNames = BarProperty.allCases.map { Value.string($0.name) }
}

extension NavigationStylePolicy {
    /// Makes the policy as `scenario` selects it.
    ///
    /// - Parameters:
    ///   - scenario: The scenario.
    ///   - pointer: Where the selection stands in the request.
    /// - Returns: The policy, as far as the selection is right, and what is wrong with the selection.
    static func selected(
        by scenario: Scenario,
        at pointer: String = "/policy"
    ) -> (policy: Self, faults: [RequestFault]) {
        var reader = ValueReader()
        scenario.policy.check(against: page, &reader)
        // Those that are none were noted.
        let known = scenario.policy.options.filter { Options.table.names.index(of: $0.key) != nil }
        let options = known.isEmpty ? nil : reader.read(.object(known), as: Options.self)
        let policy = Self(for: scenario, options ?? Options())
        return (policy, reader.faults.map { RequestFault($0.reason, at: pointer + $0.pointer) })
    }

    /// What the policy keeps of `screen` when it comes.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - declared: Its compiled style.
    ///   - faults: Is told what is wrong with what the screen sets of the policy's own interface.
    ///   - pointer: Where the screen stands in the request.
    /// - Returns: What is kept.
    func memory(
        of screen: Screen,
        declared: BarProperties,
        _ faults: inout [RequestFault],
        at pointer: @autoclosure () -> String
    ) -> ScreenMemory {
        guard let library = screen.library else { return initialMemory(of: screen, declared: declared, Library()) }
        var reader = ValueReader()
        let own = reader.read(library, as: Library.self)
        for fault in reader.faults {
            faults.append(RequestFault(fault.reason, at: pointer() + "/library" + fault.pointer))
        }
        return initialMemory(of: screen, declared: declared, own ?? Library())
    }
}
