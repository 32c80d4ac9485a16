import NavigationStyle
import NavigationStylePreview

/// A request of any kind, as far as it can be read.
///
/// It is large, and its parts are moved into the request that is made of it.
struct RequestDraft: ~Copyable {
    private var scenario = Scenario(stack: [])
    /// The one operation; nil where there is none, or it could not be read.
    private var operation: Operation?
    /// The operations of a replay; nil is one that could not be read.
    private var operations: [Operation?] = []
    /// The policies of a comparison; one that could not be read has no name.
    private var policies: [PolicySelection] = []
    /// The name of a request of a batch.
    private(set) var id: String?
    /// How a picture is drawn.
    private var preview = PreviewOptions()
    /// The keys that tell one request of a picture from another.
    private var subjectKeys: [RequestKey] = []
    private let form: RequestForm

    init(_ form: RequestForm) {
        self.form = form
    }

    /// Reads the request that `bytes` are.
    ///
    /// - Parameters:
    ///   - bytes: The body, UTF-8.
    ///   - limits: How deep, how long, how many.
    /// - Throws: Why the body is no such request: the first syntax error, or every fault, those included that the engine
    ///   can find in what could be read.
    mutating func read(_ bytes: UnsafeRawBufferPointer, limits: JSONLimits) throws(JSONRequestError) {
        let (_, pending) = try JSONReader.parse(bytes, limits: limits) { reader throws(JSONMalformed) in
            try read(from: &reader)
        }
        guard !pending.isEmpty else { return }
        var located = FaultLocation.faults(pending, in: bytes, limits: limits)
        // With as many faults as are told anyway, it is not known what else could not be read.
        if pending.count < limits.faults {
            let found = check(unreadable: Set(located.flatMap(\.fault.unreadable))).faults + preview.faults
            located = FaultLocation.ordered(located + FaultLocation.faults(found, in: bytes, limits: limits))
        }
        throw .invalid(located.prefix(limits.faults).map(\.fault))
    }

    /// The request for one operation, which was read without faults.
    mutating func takeTransition() throws(JSONRequestError) -> TransitionRequest {
        guard let operation = operation.take() else { throw Self.missingOperation }
        return TransitionRequest(takeScenario(), operation: operation)
    }

    /// The request for several operations, which was read without faults.
    mutating func takeReplay() -> ReplayRequest {
        ReplayRequest(takeScenario(), operations: operations.compactMap(\.self))
    }

    /// The request for none, which was read without faults.
    mutating func takeResolve() -> ResolveRequest {
        ResolveRequest(takeScenario())
    }

    /// The request for a comparison, which was read without faults.
    mutating func takeComparison() throws(JSONRequestError) -> CompareRequest {
        guard let operation = operation.take() else { throw Self.missingOperation }
        return CompareRequest(takeScenario(), operation: operation, policies: policies)
    }

    /// The request for a picture, which was read without faults: its members tell what is drawn.
    mutating func takePreview() throws(JSONRequestError) -> PreviewRequest {
        let options = preview
        if subjectKeys.contains(.policies) { return PreviewRequest(.compare(try takeComparison()), options: options) }
        if subjectKeys.contains(.operations) { return PreviewRequest(.replay(takeReplay()), options: options) }
        if subjectKeys.contains(.operation) {
            return PreviewRequest(.transition(try takeTransition()), options: options)
        }
        return PreviewRequest(.resolve(takeResolve()), options: options)
    }

    /// Moves the scenario out: a copy would count every reference in it.
    private mutating func takeScenario() -> Scenario {
        var taken = Scenario(stack: [])
        swap(&taken, &scenario)
        return taken
    }

    /// What would have been noted.
    private static var missingOperation: JSONRequestError {
        .invalid([RequestFault(.missingKey(RequestKey.operation.rawValue), at: "")])
    }

    private func check(unreadable: Set<String>) -> RequestCheck {
        var check = RequestCheck(scenario)
        check.isReplay = form == .replay
        switch form {
        case .transition, .compare, .batchItem: check.operations = [operation]
        case .replay: check.operations = operations
        case .resolve: break
        case .preview:
            if subjectKeys.contains(.operations) {
                check.isReplay = true
                check.operations = operations
            } else if subjectKeys.contains(.operation) {
                check.operations = [operation]
            }
        }
        check.policies = form == .compare || subjectKeys.contains(.policies) ? policies : nil
        check.unreadable = unreadable
        return check
    }

    private mutating func read(from reader: inout JSONReader) throws(JSONMalformed) -> Void? {
        let keys = form.keys
        guard var scope = try reader.object() else { return nil }
        while let key = try reader.key(keys, in: &scope) {
            if form == .preview { noteSubject(key, in: &reader) }
            switch key {
            case .preview: preview = try PreviewOptions(from: &reader) ?? preview
            case .operation: operation = try Operation(from: &reader)
            case .operations: operations = try reader.operations()
            case .policies: policies = try reader.policies()
            case .id: id = try reader.batchID()
            default: try scenario.read(key, from: &reader)
            }
        }
        for key in form.required { reader.require(key, keys, in: scope) }
        if subjectKeys.contains(.policies), !subjectKeys.contains(.operations) {
            reader.require(.operation, keys, in: scope)
        }
        return ()
    }

    /// Notes a key that tells what is drawn, and one that cannot stand beside it.
    private mutating func noteSubject(_ key: RequestKey, in reader: inout JSONReader) {
        let others: [RequestKey]
        switch key {
        case .operation: others = [.operations]
        case .operations: others = [.operation, .policies]
        case .policies: others = [.policy, .operations]
        case .policy: others = [.policies]
        default: return
        }
        if let other = others.first(where: { subjectKeys.contains($0) }) {
            reader.note(.conflictingKey(with: other.rawValue), at: reader.position)
        }
        subjectKeys.append(key)
    }
}

extension RequestFault {
    /// Pointers to what cannot be known of a request that has this fault.
    fileprivate var unreadable: [String] {
        switch reason {
        case .unknownKey: []
        case .missingKey(let key): [pointer + "/" + JSONPointer.escaped(key)]
        case .missingOneOf(let keys): keys.map { pointer + "/" + JSONPointer.escaped($0) }
        case .tooMany: [pointer + "/-"]
        default: [pointer]
        }
    }
}

extension JSONReader {
    /// Reads the operations of a replay: at least one, no more than the limit.
    fileprivate mutating func operations() throws(JSONMalformed) -> [Operation?] {
        guard var scope = try array() else { return [] }
        var operations: [Operation?] = []
        while try element(in: &scope) {
            if scope.count <= limits.operations {
                operations.append(try Operation(from: &self))
            } else {
                try skipValue()
            }
        }
        if scope.count == 0 { note(.empty, at: scope.offset) }
        if scope.count > limits.operations { note(.tooMany(limit: limits.operations), at: scope.offset) }
        return operations
    }

    /// Reads the policies of a comparison: at least one, no more than the limit.
    fileprivate mutating func policies() throws(JSONMalformed) -> [PolicySelection] {
        guard var scope = try array() else { return [] }
        var policies: [PolicySelection] = []
        while try element(in: &scope) {
            if scope.count <= limits.policies {
                policies.append(try PolicySelection(from: &self) ?? PolicySelection(""))
            } else {
                try skipValue()
            }
        }
        if scope.count == 0 { note(.empty, at: scope.offset) }
        if scope.count > limits.policies { note(.tooMany(limit: limits.policies), at: scope.offset) }
        return policies
    }

    /// Reads a name for a request, which is as long and has the same characters as a screen's.
    fileprivate mutating func batchID() throws(JSONMalformed) -> String? {
        let start = position
        guard let id = try string() else { return nil }
        guard let fault = Screen.ID(rawValue: id).fault else { return id }
        note(fault, at: start)
        return nil
    }
}
