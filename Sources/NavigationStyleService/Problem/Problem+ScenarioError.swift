public import NavigationStyle

extension Problem {
    /// The words for a request that cannot be answered: what it asks for is impossible, or known to no policy.
    ///
    /// - Parameter error: Every fault that the engine found.
    public init(_ error: ScenarioError) {
        self.init(faults: error.faults)
    }
}
