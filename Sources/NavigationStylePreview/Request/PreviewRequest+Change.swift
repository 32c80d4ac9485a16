public import NavigationStyle

// The changes that a command line and a query make to a request.
extension PreviewRequest {
    /// Makes a comparison of the operation under `policies`; without exactly one operation it changes nothing.
    public mutating func compare(_ policies: [PolicySelection]) {
        switch subject {
        case .transition(let transition):
            var comparison = CompareRequest(transition.scenario, operation: transition.operation, policies: policies)
            comparison.environments = transition.environments
            subject = .compare(comparison)
        case .compare(var comparison):
            comparison.policies = policies
            subject = .compare(comparison)
        case .resolve, .replay: break
        }
    }

    /// Lays each overlay over each environment of the request.
    ///
    /// - Parameter overlays: The overlays; if there are none, the request stays as it is.
    /// - Throws: A fault if several operations are drawn and there is more than one overlay.
    public mutating func lay(_ overlays: [EnvironmentOverlay]) throws(ScenarioError) {
        switch subject {
        case .resolve(var request):
            request.lay(overlays)
            subject = .resolve(request)
        case .transition(var request):
            request.lay(overlays)
            subject = .transition(request)
        case .compare(var request):
            request.lay(overlays)
            subject = .compare(request)
        case .replay(var request):
            guard let overlay = overlays.first else { return }
            guard overlays.count == 1 else {
                throw ScenarioError([RequestFault(.conflictingKey(with: "operations"), at: "/environments")])
            }
            request.scenario.environment = overlay.environment(over: request.scenario.environment)
            subject = .replay(request)
        }
    }
}
