public import HTTPMessage
public import NavigationStyle

extension NavigationStyleService {
    /// Answers a request that does not come over HTTP.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - include: The parts that the answer is to have, whatever the request says; nil leaves it to the request.
    ///   - overlays: The environments to answer in, as far as they differ from the request's. Several are taken by
    ///     requests that may have `environments`.
    /// - Returns: The body of the answer, as it is without a coding.
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
