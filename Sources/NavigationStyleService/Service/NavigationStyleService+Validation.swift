public import NavigationStyle
import NavigationStyleJSON

extension NavigationStyleService {
    /// Answers a request for a transition, a replay or a resolution, and returns the diagnostics only.
    ///
    /// It does not matter whether the request itself asks for diagnostics.
    ///
    /// - Parameter body: The request: whose it is, its members tell.
    /// - Returns: The diagnostics; those of a replay in the order of its operations.
    /// - Throws: The problem with the request.
    public func diagnostics(of body: [UInt8]) throws(Problem) -> [Diagnostic] {
        do throws(ServiceError) {
            return switch RequestKind(of: body, limits: configuration.limits) {
            case .transition: try diagnosed(TransitionRequest.self, body).diagnostics ?? []
            case .replay: try diagnosed(ReplayRequest.self, body).transitions.flatMap { $0.diagnostics ?? [] }
            case .resolve: try diagnosed(ResolveRequest.self, body).diagnostics ?? []
            }
        } catch {
            throw Problem(error)
        }
    }

    private func diagnosed<Request: Computation>(
        _: Request.Type,
        _ body: [UInt8]
    ) throws(ServiceError) -> Request.Answer {
        let limits = configuration.limits
        var request: Request
        do { request = try Request(json: body, limits: limits) } catch { throw .request(error) }
        request.scenario.include = .diagnostics
        do { return try request.response() } catch { throw .scenario(error.inOrder(of: body, limits: limits)) }
    }
}
