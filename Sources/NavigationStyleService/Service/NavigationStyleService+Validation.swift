import NavigationStyle
public import NavigationStyleJSON

extension NavigationStyleService {
    /// Looks for everything that is wrong with a request, or will go wrong.
    ///
    /// It does not matter whether the request itself asks for diagnostics.
    ///
    /// - Parameter body: A request of any kind: which, its members tell.
    /// - Returns: The kind, and what was found, in the order in which an answer has it: of a replay by operations, of a
    ///   batch by items.
    public func findings(in body: [UInt8]) -> (kind: RequestKind, findings: [Finding]) {
        let kind = RequestKind(of: body, limits: configuration.limits)
        do throws(ServiceError) {
            return (kind, try findings(in: body, of: kind))
        } catch {
            return (kind, Problem(error).findings)
        }
    }

    private func findings(in body: [UInt8], of kind: RequestKind) throws(ServiceError) -> [Finding] {
        switch kind {
        case .transition: try diagnosed(TransitionRequest.self, body).findings
        case .replay: try diagnosed(ReplayRequest.self, body).transitions.flatMap(\.findings)
        case .resolve: try diagnosed(ResolveRequest.self, body).diagnostics?.findings ?? []
        case .compare: try diagnosed(CompareRequest.self, body).findings(in: body, configuration.limits)
        case .batch: try batchFindings(in: body)
        }
    }

    private func batchFindings(in body: [UInt8]) throws(ServiceError) -> [Finding] {
        let batch: BatchRequest
        do { batch = try BatchRequest(json: body, limits: configuration.limits) } catch { throw .request(error) }
        return batch.items.enumerated().flatMap { index, range -> [Finding] in
            var found: [Finding]
            do throws(ServiceError) {
                let item = BatchItem(json: body[range], limits: configuration.limits)
                found = try diagnosed(item, in: body[range]).findings
            } catch {
                found = Problem(error).findings
            }
            for place in found.indices { found[place].item = "/requests/\(index)" }
            return found
        }
    }

    private func diagnosed<Request: Computation>(
        _: Request.Type,
        _ body: [UInt8]
    ) throws(ServiceError) -> Request.Answer {
        let request: Request
        do { request = try Request(json: body, limits: configuration.limits) } catch { throw .request(error) }
        return try diagnosed(request, in: body)
    }

    private func diagnosed(_ item: BatchItem, in json: ArraySlice<UInt8>) throws(ServiceError) -> TransitionResponse {
        let request: TransitionRequest
        do { request = try item.request.get() } catch { throw .request(error) }
        return try diagnosed(request, in: json)
    }

    /// Answers a request with nothing but its diagnostics.
    private func diagnosed<Request: Computation>(
        _ request: Request,
        in json: some Collection<UInt8>
    ) throws(ServiceError) -> Request.Answer {
        var request = request
        request.scenario.include = .diagnostics
        do {
            return try request.response()
        } catch {
            throw .scenario(error.inOrder(of: json, limits: configuration.limits))
        }
    }
}

extension TransitionResponse {
    fileprivate var findings: [Finding] { diagnostics?.findings ?? [] }
}

extension CompareResponse {
    /// What is found under each policy; equal findings are one, with the labels of their policies.
    fileprivate func findings(in json: [UInt8], _ limits: JSONLimits) -> [Finding] {
        var found: [Finding] = []
        var places: [Finding: Int] = [:]
        for (entry, label) in zip(results, labels) {
            let ofPolicy: [Finding] =
                switch entry.answer {
                case .success(let response): response.findings
                case .failure(let error): Problem(error.inOrder(of: json, limits: limits)).findings
                }
            for finding in ofPolicy {
                if let place = places[finding] {
                    found[place].policies.append(label)
                } else {
                    places[finding] = found.count
                    found.append(finding)
                    found[found.count - 1].policies.append(label)
                }
            }
        }
        return found
    }
}
