// How a policy reads its own options.
extension PolicySelection {
    /// The option called `name`, which is true or false; nil where it was left out.
    func flag(_ name: String) throws(ScenarioError) -> Bool? {
        do { return try options.read(name) { value throws(ValueError) in try value.bool() } } catch {
            let reason = ScenarioFault.Reason.invalidOption(name, expected: error.expected)
            throw ScenarioError([ScenarioFault(reason, at: "/policy/" + name.escapedForPointer)])
        }
    }
}

extension PolicySelection {
    /// The option called `name`, which is a write to a bar; nil where it was left out.
    func barProperties(_ name: String) throws(ScenarioError) -> BarProperties? {
        do { return try options.read(name, BarProperties.init(value:)) } catch {
            let pointer = "/policy" + error.pointer
            throw ScenarioError([ScenarioFault(.invalidOption(name, expected: error.expected), at: pointer)])
        }
    }
}
