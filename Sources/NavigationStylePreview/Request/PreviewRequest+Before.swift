import NavigationStyle

// Two requests in one picture: before and after a change.
extension PreviewRequest {
    /// The pointer to the request before the change.
    static let beforePointer = "/before"

    /// The faults of two requests that cannot be compared: those of different kinds, and those that are sheets already.
    var changeFaults: [RequestFault] {
        guard let before else { return [] }
        var faults: [RequestFault] = []
        for (subject, pointer) in [(subject, ""), (before, Self.beforePointer)] {
            if case .compare = subject {
                faults.append(RequestFault(.conflictingKey(with: "before"), at: pointer + "/policies"))
            }
            if !subject.environments.isEmpty {
                faults.append(RequestFault(.conflictingKey(with: "before"), at: pointer + "/environments"))
            }
        }
        guard faults.isEmpty, let key = subject.operationKey ?? before.operationKey else { return faults }
        if before.operationKey != key { return [RequestFault(.missingKey(key), at: Self.beforePointer)] }
        return subject.operationKey == key ? [] : [RequestFault(.missingKey(key), at: "")]
    }

    /// Reads the member `before`.
    ///
    /// - Parameter tree: The member.
    /// - Returns: The subject, nil if it cannot be read; the faults in it; and the number of its screens.
    static func earlier(in tree: Value) -> (subject: Subject?, faults: [RequestFault], screenCount: Int) {
        var reader = ValueReader(at: tree, checksText: false)
        var form = RequestForm(.earlier)
        let isRead = form.fill(from: &reader)
        var faults = reader.faults
        if form.has("operation"), form.has("operations") {
            faults.append(RequestFault(.conflictingKey(with: "operations"), at: "/operation"))
        }
        let count = form.screenCount
        let subject = isRead && faults.isEmpty ? form.takeSubject() : nil
        return (subject, faults.map { $0.inside(beforePointer) }, count)
    }
}

extension PreviewRequest.Subject {
    /// The member of the request with its operations; nil if it has none.
    fileprivate var operationKey: String? {
        switch self {
        case .resolve: nil
        case .transition, .compare: "operation"
        case .replay: "operations"
        }
    }
}

extension RequestFault {
    /// Returns the fault of a request that is the member at `pointer` of another.
    func inside(_ pointer: String) -> RequestFault { RequestFault(reason, at: pointer + self.pointer) }
}
