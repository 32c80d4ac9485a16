import NavigationStyle

extension JSONRequestError: CustomStringConvertible {
    /// The error in words: the syntax error, or a line for each fault.
    public var description: String {
        switch self {
        case .malformed(let error): error.description
        case .invalid(let faults): ScenarioError(faults).description
        }
    }
}
