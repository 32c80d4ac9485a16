/// An answer that can be compared with those in other environments.
public protocol ComparableAnswer: Hashable, Sendable {
    /// The parts that a person sees: one, or one for each policy.
    var compared: [ComparedAnswer] { get }
    /// Removes all parts but `parts`, and the bars, which are always there.
    mutating func leaveOut(allBut parts: Inclusion)
    /// Changes the errors of those of its policies that could not answer.
    mutating func changeErrors(_ change: (ScenarioError) -> ScenarioError)
    /// Changes its diagnostics.
    mutating func changeDiagnostics(_ change: (Diagnostic) -> Diagnostic)
}

extension ComparableAnswer {
    /// Leaves the answer as it is: it has no errors of its own.
    public mutating func changeErrors(_ change: (ScenarioError) -> ScenarioError) {}
}

/// The parts of an answer that are compared with those of other answers.
public struct ComparedAnswer: Hashable, Sendable {
    /// The policy's label, where answers under several are compared.
    public var policy: String?
    /// The plan's presentation; nil without an operation.
    public var presentation: Plan.Presentation?
    /// The bar's look at each moment; nil where nothing moves.
    public var motion: BarMotion?
    /// Every screen's bar and layout.
    public var screens: [ScreenState]
    /// The diagnostics, which say why something is not seen.
    public var diagnostics: [Diagnostic]
}

extension TransitionResponse: ComparableAnswer {
    /// The answer as the only element.
    public var compared: [ComparedAnswer] { [ComparedAnswer(self)] }

    /// Changes its diagnostics.
    public mutating func changeDiagnostics(_ change: (Diagnostic) -> Diagnostic) {
        diagnostics = diagnostics?.map(change)
    }

    /// Removes all parts but `parts` and the bars.
    public mutating func leaveOut(allBut parts: Inclusion) {
        if !parts.contains(.motion) { (motion, seen) = (nil, nil) }
        if !parts.contains(.plan) { plan = nil }
        if !parts.contains(.diagnostics) { diagnostics = nil }
        screens = parts.contains(.screens) ? screens?.map { $0.leavingOut(allBut: parts) } : nil
    }
}

extension ResolveResponse: ComparableAnswer {
    /// The answer as the only element.
    public var compared: [ComparedAnswer] {
        [ComparedAnswer(policy: nil, screens: screens ?? [], diagnostics: diagnostics ?? [])]
    }

    /// Changes its diagnostics.
    public mutating func changeDiagnostics(_ change: (Diagnostic) -> Diagnostic) {
        diagnostics = diagnostics?.map(change)
    }

    /// Removes all parts but `parts` and the bar.
    public mutating func leaveOut(allBut parts: Inclusion) {
        if !parts.contains(.motion) { seen = nil }
        if !parts.contains(.diagnostics) { diagnostics = nil }
        screens = parts.contains(.screens) ? screens?.map { $0.leavingOut(allBut: parts) } : nil
    }
}

extension CompareResponse: ComparableAnswer {
    /// The answers of the policies that have one.
    public var compared: [ComparedAnswer] {
        zip(labels, results).compactMap { label, entry in
            guard case .success(let response) = entry.answer else { return nil }
            return ComparedAnswer(response, under: label)
        }
    }

    /// Removes all parts but `parts` and the bars from the answer of each policy.
    public mutating func leaveOut(allBut parts: Inclusion) {
        for index in results.indices {
            results[index].answer = results[index].answer.map { response in
                var response = response
                response.leaveOut(allBut: parts)
                return response
            }
        }
    }

    /// Changes the diagnostics of each policy.
    public mutating func changeDiagnostics(_ change: (Diagnostic) -> Diagnostic) {
        for index in results.indices {
            results[index].answer = results[index].answer.map { response in
                var response = response
                response.changeDiagnostics(change)
                return response
            }
        }
    }

    /// Changes the errors of the policies that could not answer.
    public mutating func changeErrors(_ change: (ScenarioError) -> ScenarioError) {
        for index in results.indices {
            guard case .failure(let error) = results[index].answer else { continue }
            results[index].answer = .failure(change(error))
        }
    }
}

extension ComparedAnswer {
    init(_ response: TransitionResponse, under policy: String? = nil) {
        self.init(
            policy: policy,
            presentation: response.plan?.presentation,
            motion: response.motion,
            screens: response.screens ?? [],
            diagnostics: response.diagnostics ?? []
        )
    }
}

extension ScreenState {
    fileprivate func leavingOut(allBut parts: Inclusion) -> ScreenState {
        guard !parts.contains(.layout) else { return self }
        var state = self
        (state.layout, state.isLayoutUnknown) = (nil, false)
        return state
    }
}
