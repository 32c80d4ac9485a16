public import NavigationStyle

extension Problem {
    /// Makes the problem of a body that is not a request.
    ///
    /// - Parameter error: The reason.
    public init(_ error: JSONRequestError) {
        switch error {
        case .malformed(let error): self.init(error)
        case .invalid(let faults): self.init(faults: faults)
        }
    }

    private init(_ error: JSONSyntaxError) {
        let kind: Kind =
            switch error.reason {
            case .invalidUTF8: .invalidUTF8
            case .duplicateKey: .duplicateKey
            case .tooDeep: .nestedTooDeep
            case .empty, .unexpectedEnd, .unexpectedCharacter, .trailingCharacters, .malformedNumber, .numberOutOfRange,
                .unterminatedString, .controlCharacter, .malformedEscape, .loneSurrogate:
                .malformedJSON
            }
        self.init(kind, error.description, place: error.place)
    }

    /// The greatest number of faults that one answer lists.
    static let maximumFaultCount = 50

    /// Makes the problem of a request with faults: it describes the first and gives the number of the others.
    package init(faults: [RequestFault]) {
        let listed = Array(faults.prefix(Problem.maximumFaultCount))
        var detail = listed.first?.description ?? ""
        switch listed.count {
        case ...1: break
        case 2: detail += "; and one more fault"
        case Problem.maximumFaultCount: detail += "; and at least \(listed.count - 1) more faults"
        default: detail += "; and \(listed.count - 1) more faults"
        }
        self.init(listed.first?.problem ?? .invalidRequest, detail, faults: listed)
    }

    /// Makes the problem of an answer of more than `limit` bytes to the request's member at `pointer`.
    @usableFromInline package init(answerLongerThan limit: Int, at pointer: String) {
        self.init(faults: [RequestFault(.answerTooLarge(limit: limit), at: pointer)])
    }

    /// Makes the problem of a request that is impossible or that no policy can answer.
    ///
    /// - Parameter error: Every fault that the engine found.
    public init(_ error: ScenarioError) {
        self.init(faults: error.faults)
    }
}

extension RequestFault {
    /// The kind of problem; a request that asks for too much has a kind of its own, by the same name.
    fileprivate var problem: Problem.Kind {
        switch code {
        case Problem.Kind.answerTooLarge.rawValue: .answerTooLarge
        case Problem.Kind.tooMuchWork.rawValue: .tooMuchWork
        default: .invalidRequest
        }
    }
}
