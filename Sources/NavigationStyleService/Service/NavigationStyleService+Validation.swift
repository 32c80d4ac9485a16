public import NavigationStyle
public import NavigationStyleJSON

extension NavigationStyleService {
    /// Finds all faults and diagnostics of a request.
    ///
    /// The request itself need not ask for diagnostics.
    ///
    /// - Parameters:
    ///   - body: A request of any kind, which is recognized by its members.
    ///   - overlays: The environments to look in, as differences from the request's; if empty, the request's are used.
    /// - Returns: The kind, and the findings in the order of an answer: by operation in a replay, by item in a batch.
    public func findings(
        in body: [UInt8],
        in overlays: [EnvironmentOverlay] = []
    ) -> (kind: RequestKind, findings: [Finding]) {
        let kind = RequestKind(of: body, limits: configuration.limits)
        do throws(ServiceError) {
            guard !kind.takesEnvironments, overlays.count > 1 else {
                return (kind, try findings(in: body, of: kind, overlays))
            }
            // A request of another kind is answered in one environment at a time.
            let names = EnvironmentNames(overlays.map { $0.environment(over: NavigationEnvironment()) })
            var found: [(String, [Finding])] = []
            for (index, overlay) in overlays.enumerated() {
                found.append((names.name(of: index), try findings(in: body, of: kind, [overlay])))
            }
            return (kind, Finding.merged(found, \.environments).inAnyEnvironment(of: overlays.count))
        } catch {
            return (kind, Problem(error).findings)
        }
    }

    private func findings(
        in body: [UInt8],
        of kind: RequestKind,
        _ overlays: [EnvironmentOverlay]
    ) throws(ServiceError) -> [Finding] {
        try answer(to: body, of: kind, including: .diagnostics, in: overlays, allowsQuestions: false).findings
    }
}

extension ComputedAnswer {
    /// The diagnostics of the answer, and the faults that prevent parts of it.
    fileprivate var findings: [Finding] {
        switch self {
        case .transition(let answer): return answer.findings
        case .resolve(let answer): return answer.diagnostics?.findings ?? []
        case .replay(let answer): return answer.transitions.flatMap(\.findings)
        case .compare(let answer):
            let found = answer.results.map { $0.answer.map(\.findings).mapError { Problem($0) }.findings }
            return Finding.merged(Array(zip(answer.labels, found)), \.policies)
        case .batch(let answer):
            return answer.results.enumerated().flatMap { index, result in
                result.answer.map(\.findings).findings.map { finding in
                    var finding = finding
                    finding.item = "/requests/\(index)"
                    return finding
                }
            }
        case .environments(let answer, let names):
            let found = answer.results.map { $0.answer.map(\.findings).mapError { Problem($0) }.findings }
            return Finding.merged(Array(zip(names, found)), \.environments).inAnyEnvironment(of: names.count)
        }
    }
}

extension TransitionResponse {
    fileprivate var findings: [Finding] { diagnostics?.findings ?? [] }
}

extension Result where Success == [Finding], Failure == Problem {
    /// The findings of an answer, or the faults in its place.
    fileprivate var findings: [Finding] {
        switch self {
        case .success(let findings): findings
        case .failure(let problem): problem.findings
        }
    }
}

extension Finding {
    /// Returns the findings with equal ones merged, each with the names under which it appears.
    fileprivate static func merged(
        _ found: [(name: String, findings: [Finding])],
        _ names: WritableKeyPath<Finding, [String]>
    ) -> [Finding] {
        var all: [Finding] = []
        var places: [Finding: Int] = [:]
        for (name, findings) in found {
            for finding in findings {
                let place = places[finding] ?? all.count
                if place == all.count {
                    places[finding] = place
                    all.append(finding)
                }
                // One environment or policy may have the same finding twice.
                if all[place][keyPath: names].last != name { all[place][keyPath: names].append(name) }
            }
        }
        return all
    }
}

extension [Finding] {
    /// Returns the findings, without the names of environments on findings that are in all of them.
    fileprivate func inAnyEnvironment(of count: Int) -> [Finding] {
        map { finding in
            guard finding.environments.count == count else { return finding }
            var finding = finding
            finding.environments = []
            return finding
        }
    }
}
