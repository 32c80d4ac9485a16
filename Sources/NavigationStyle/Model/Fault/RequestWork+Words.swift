extension RequestWork {
    /// Returns the words for a request that needs this work where `left` units of `limit` are left: the product, and advice on
    /// how to divide the request.
    func words(left: Int, of limit: Int) -> String {
        let product = factors.map(\.words).joined(separator: " × ")
        let allowed = left < limit ? "\(left) are left of the limit of \(limit)" : "the limit is \(limit)"
        return "The request needs \(total) units of work (\(product)), and \(allowed): "
            + (factors.first?.advice ?? "send several requests")
    }
}

extension RequestWork.Factor {
    fileprivate var words: String {
        switch self {
        case .policies(let count): "\(count) policies"
        case .environments(let count): "\(count) environments"
        case .operations(let count): "\(count) operations"
        case .screens(let count): count == 1 ? "1 screen" : "\(count) screens"
        }
    }

    /// Advice on how to divide the request.
    fileprivate var advice: String {
        switch self {
        case .policies: "ask for fewer policies at once"
        case .environments: "ask for fewer environments at once"
        case .operations: "send several requests, each with the controller of the response before"
        case .screens: "omit screens that are not reached, or parts of the answer with \"include\""
        }
    }
}
