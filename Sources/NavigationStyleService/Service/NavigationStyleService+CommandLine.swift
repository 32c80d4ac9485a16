public import HTTPMessage
public import NavigationStyleJSON

extension NavigationStyleService {
    /// Answers a request that does not come over HTTP.
    ///
    /// - Parameter request: The request.
    /// - Returns: The body of the answer, without a coding.
    /// - Throws: The problem with the request.
    public func content(answering request: HTTPRequest) throws(Problem) -> [UInt8] {
        do throws(ServiceError) {
            var call = Call(request.head, of: self, record(of: request.head))
            try call.admit(by: configuration)
            call.body = request.body
            call.budget = configuration.workBudget
            return try response(to: &call).body
        } catch {
            throw Problem(error)
        }
    }
}
