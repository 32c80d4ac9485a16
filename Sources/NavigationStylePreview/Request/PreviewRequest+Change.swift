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
    /// - Throws: A fault if several operations are drawn, or a change, and there is more than one overlay.
    public mutating func lay(_ overlays: [EnvironmentOverlay]) throws(ScenarioError) {
        if before != nil, overlays.count > 1 {
            throw ScenarioError([RequestFault(.conflictingKey(with: "before"), at: "/environments")])
        }
        try subject.lay(overlays)
        try before?.lay(overlays)
    }
}

extension PreviewRequest.Subject {
    fileprivate mutating func lay(_ overlays: [EnvironmentOverlay]) throws(ScenarioError) {
        switch self {
        case .resolve(var request):
            request.lay(overlays)
            self = .resolve(request)
        case .transition(var request):
            request.lay(overlays)
            self = .transition(request)
        case .compare(var request):
            request.lay(overlays)
            self = .compare(request)
        case .replay(var request):
            guard let overlay = overlays.first else { return }
            guard overlays.count == 1 else {
                throw ScenarioError([RequestFault(.conflictingKey(with: "operations"), at: "/environments")])
            }
            request.scenario.environment = overlay.environment(over: request.scenario.environment)
            self = .replay(request)
        }
    }
}
