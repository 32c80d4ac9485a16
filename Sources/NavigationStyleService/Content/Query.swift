/// The parameters of a target; those that are not known are not looked at.
struct Query {
    /// `pretty`: whether the answer is indented.
    private(set) var isPretty = false

    /// Reads the parameters; of several of one name the last counts.
    init(_ text: String?) throws(ServiceError) {
        guard let text else { return }
        for parameter in text.split(separator: "&") {
            let parts = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts[0] == "pretty" else { continue }
            let value = parts.count == 2 ? String(parts[1]) : ""
            guard let isPretty = Bool(value) else {
                throw .invalidParameter("pretty", found: value, allowed: ["true", "false"])
            }
            self.isPretty = isPretty
        }
    }
}
