public import HTTPMessage
public import NavigationStyle

extension NavigationStyleService {
    /// Answers a request that does not come over HTTP.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - include: The parts of the answer, which override those of the request; nil uses the request's.
    ///   - overlays: The environments to answer in, as differences from the request's. Several are only accepted by
    ///     requests that may have `environments`.
    /// - Returns: The body of the answer, without a coding.
    /// - Throws: The problem with the request.
    public func content(
        answering request: HTTPRequest,
        including include: Inclusion? = nil,
        in overlays: [EnvironmentOverlay] = []
    ) throws(Problem) -> [UInt8] {
        do throws(ServiceError) {
            let call = Call(request.head, record(of: request.head))
            try call.admit(by: configuration)
            call.body = request.body
            call.include = include
            call.overlays = overlays
            call.budget = configuration.workBudget
            return try response(to: call).body
        } catch {
            throw Problem(error)
        }
    }
}
