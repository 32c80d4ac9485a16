public import NavigationStyle
import NavigationStyleJSON

extension NavigationStyleService {
    /// Answers a request for a transition, a replay or a resolution, and keeps what would go wrong.
    ///
    /// It does not matter whether the request itself asks for diagnostics.
    ///
    /// - Parameter body: The request: whose it is, its members tell.
    /// - Returns: The diagnostics; those of a replay in the order of its operations.
    /// - Throws: The problem with the request.
    public func diagnostics(of body: [UInt8]) throws(Problem) -> [Diagnostic] {
        do {
            return try findDiagnostics(of: body)
        } catch {
            throw Problem(error)
        }
    }

    private func findDiagnostics(of body: [UInt8]) throws(ServiceError) -> [Diagnostic] {
        let limits = configuration.limits
        switch RequestKind(of: body, limits: limits) {
        case .transition:
            var request: TransitionRequest
            do { request = try TransitionRequest(json: body, limits: limits) } catch { throw .request(error) }
            request.scenario.include = .diagnostics
            do { return try request.response().diagnostics ?? [] } catch {
                throw .scenario(error.inOrder(of: body, limits: limits))
            }
        case .replay:
            var request: ReplayRequest
            do { request = try ReplayRequest(json: body, limits: limits) } catch { throw .request(error) }
            request.scenario.include = .diagnostics
            do { return try request.response().transitions.flatMap { $0.diagnostics ?? [] } } catch {
                throw .scenario(error.inOrder(of: body, limits: limits))
            }
        case .resolve:
            var request: ResolveRequest
            do { request = try ResolveRequest(json: body, limits: limits) } catch { throw .request(error) }
            request.scenario.include = .diagnostics
            do { return try request.response().diagnostics ?? [] } catch {
                throw .scenario(error.inOrder(of: body, limits: limits))
            }
        }
    }
}
