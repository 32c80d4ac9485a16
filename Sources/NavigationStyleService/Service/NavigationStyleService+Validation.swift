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
            return (kind, try findings(in: body, of: kind, overlays))
        } catch {
            return (kind, Problem(error).findings)
        }
    }

    private func findings(
        in body: [UInt8],
        of kind: RequestKind,
        _ overlays: [EnvironmentOverlay]
    ) throws(ServiceError) -> [Finding] {
        switch kind {
        case .transition: try findings(TransitionRequest.self, in: body, overlays)
        case .resolve: try findings(ResolveRequest.self, in: body, overlays)
        case .compare: try findings(CompareRequest.self, in: body, overlays)
        case .replay:
            try inEachEnvironment(overlays) { overlays throws(ServiceError) in
                let replay = try diagnosed(ReplayRequest.self, body, overlays)
                do throws(ScenarioError) {
                    var findings: [Finding] = []
                    _ = try replay.transitions { transition in
                        findings += transition.findings
                        return true
                    }
                    return findings
                } catch {
                    throw .scenario(error)
                }
            }
        case .batch:
            try inEachEnvironment(overlays) { overlays throws(ServiceError) in try batchFindings(in: body, overlays) }
        }
    }

    /// Returns the findings of a request that may have several environments.
    private func findings<Request: EnvironmentsComputation>(
        _: Request.Type,
        in body: [UInt8],
        _ overlays: [EnvironmentOverlay]
    ) throws(ServiceError) -> [Finding] where Request.Answer: FindingsAnswer {
        var request = try self.request(Request.self, body, overlays)
        request.scenario.include = .diagnostics
        guard !request.environments.isEmpty else {
            return try diagnosed(request, in: body).findings(in: body, configuration.limits)
        }
        let answer: EnvironmentsResponse<Request.Answer>
        do { answer = try request.responses() } catch {
            throw .scenario(error.inOrder(of: body, limits: configuration.limits))
        }
        let names = EnvironmentNames(request.environments)
        return Finding.merged(
            answer.results.enumerated().map { index, entry in
                let found: [Finding] =
                    switch entry.answer {
                    case .success(let answer): answer.findings(in: body, configuration.limits)
                    case .failure(let error): Problem(error.inOrder(of: body, limits: configuration.limits)).findings
                    }
                return (names.name(of: index), found)
            },
            \.environments
        ).inAnyEnvironment(of: answer.results.count)
    }

    /// Returns the findings of a request of another kind in each environment.
    private func inEachEnvironment(
        _ overlays: [EnvironmentOverlay],
        _ find: ([EnvironmentOverlay]) throws(ServiceError) -> [Finding]
    ) throws(ServiceError) -> [Finding] {
        guard overlays.count > 1 else { return try find(overlays) }
        let names = EnvironmentNames(overlays.map { $0.environment(over: NavigationEnvironment()) })
        var found: [(String, [Finding])] = []
        for (index, overlay) in overlays.enumerated() { found.append((names.name(of: index), try find([overlay]))) }
        return Finding.merged(found, \.environments).inAnyEnvironment(of: overlays.count)
    }

    private func batchFindings(
        in body: [UInt8],
        _ overlays: [EnvironmentOverlay]
    ) throws(ServiceError) -> [Finding] {
        let batch: BatchRequest
        do { batch = try BatchRequest(json: body, limits: configuration.limits) } catch { throw .request(error) }
        return batch.items.enumerated().flatMap { index, range -> [Finding] in
            var found: [Finding]
            do throws(ServiceError) {
                let item = BatchItem(json: body[range], limits: configuration.limits)
                found = try diagnosed(item, in: body[range], overlays).findings
            } catch {
                found = Problem(error).findings
            }
            for place in found.indices { found[place].item = "/requests/\(index)" }
            return found
        }
    }

    private func request<Request: Computation>(
        _: Request.Type,
        _ body: [UInt8],
        _ overlays: [EnvironmentOverlay]
    ) throws(ServiceError) -> Request {
        do {
            var request = try Request(json: body, limits: configuration.limits)
            if !overlays.isEmpty { request.lay(overlays) }
            return request
        } catch { throw .request(error) }
    }

    private func diagnosed<Request: Computation>(
        _: Request.Type,
        _ body: [UInt8],
        _ overlays: [EnvironmentOverlay]
    ) throws(ServiceError) -> Request.Answer {
        try diagnosed(try request(Request.self, body, overlays), in: body)
    }

    private func diagnosed(
        _ item: BatchItem,
        in json: ArraySlice<UInt8>,
        _ overlays: [EnvironmentOverlay]
    ) throws(ServiceError) -> TransitionResponse {
        var request: TransitionRequest
        do { request = try item.request.get() } catch { throw .request(error) }
        if !overlays.isEmpty { request.lay(overlays) }
        return try diagnosed(request, in: json)
    }

    /// Answers a request with only its diagnostics.
    private func diagnosed<Request: Computation>(
        _ request: Request,
        in json: some Collection<UInt8>
    ) throws(ServiceError) -> Request.Answer {
        var request = request
        request.scenario.include = .diagnostics
        var budget = configuration.workBudget
        do {
            return try request.computed(within: &budget)
        } catch {
            throw .scenario(error.inOrder(of: json, limits: configuration.limits))
        }
    }
}

/// An answer that may have findings.
private protocol FindingsAnswer {
    /// Returns its findings, as the answer to `json`.
    func findings(in json: [UInt8], _ limits: JSONLimits) -> [Finding]
}

extension TransitionResponse: FindingsAnswer {
    fileprivate var findings: [Finding] { diagnostics?.findings ?? [] }

    fileprivate func findings(in json: [UInt8], _ limits: JSONLimits) -> [Finding] { findings }
}

extension ResolveResponse: FindingsAnswer {
    fileprivate func findings(in json: [UInt8], _ limits: JSONLimits) -> [Finding] { diagnostics?.findings ?? [] }
}

extension CompareResponse: FindingsAnswer {
    /// Returns the findings under each policy; equal findings are merged, with the labels of their policies.
    fileprivate func findings(in json: [UInt8], _ limits: JSONLimits) -> [Finding] {
        Finding.merged(
            zip(results, labels).map { entry, label in
                switch entry.answer {
                case .success(let response): (label, response.findings)
                case .failure(let error): (label, Problem(error.inOrder(of: json, limits: limits)).findings)
                }
            },
            \.policies
        )
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
