public import NavigationStyle
public import NavigationStylePreview

extension PreviewRequest {
    /// Reads the body of `POST /preview`.
    ///
    /// - Parameters:
    ///   - json: The body, UTF-8.
    ///   - limits: How deep, how long, how many.
    /// - Throws: Why the body is no such request: the first syntax error, or every fault.
    public init(json: [UInt8], limits: JSONLimits = .standard) throws(JSONRequestError) {
        var form = RequestForm(.preview)
        try json.withBytes { bytes throws(JSONRequestError) in
            try form.read(bytes, limits: limits) { $0.subjectFaults + $0.previewOptions.faults }
        }
        self.init(try form.takeSubject(), options: form.previewOptions.options)
    }

    /// The request as the body of `POST /preview`.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        JSONWriter.bytes(of: self, pretty: pretty, capacity: subject.scenario.jsonCapacity)
    }
}

extension PreviewRequest: AnswerForm {
    @usableFromInline package static var shape: Shape { .named("PreviewRequest") }

    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        var form = RequestForm(.preview, subject.scenario)
        switch subject {
        case .resolve: break
        case .transition(let request): form.operation = request.operation
        case .replay(let request): form.operations = request.operations
        case .compare(let request):
            // The scenario's own policy has no place in the text.
            form.scenario.policy = PolicySelection()
            form.policies = request.policies
            form.operation = request.operation
        }
        if options != PreviewOptions() { form.preview = options.tree }
        form.write(to: &writer)
    }
}

extension RequestForm {
    /// How the picture is drawn, and what is wrong with that.
    fileprivate var previewOptions: (options: PreviewOptions, faults: [RequestFault]) {
        guard let preview else { return (PreviewOptions(), []) }
        var reader = ValueReader(at: preview, checksText: false)
        let options = PreviewOptions.read(from: &reader, orNull: false) ?? PreviewOptions()
        let faults = reader.faults.map { RequestFault($0.reason, at: "/preview" + $0.pointer) }
        return (options, faults + options.faults)
    }

    /// What is wrong with the members that tell what is drawn: those that cannot stand beside each other, and one that is
    /// missing.
    fileprivate var subjectFaults: [RequestFault] {
        var faults: [RequestFault] = []
        func exclude(_ key: String, beside other: String) {
            guard has(key), has(other) else { return }
            faults.append(RequestFault(.conflictingKey(with: other), at: "/" + key))
        }
        exclude("policy", beside: "policies")
        exclude("operations", beside: "policies")
        exclude("operation", beside: "operations")
        if has("policies"), !has("operation"), !has("operations") {
            faults.append(RequestFault(.missingKey("operation"), at: ""))
        }
        return faults
    }

    /// What is drawn, which was read without faults.
    fileprivate mutating func takeSubject() throws(JSONRequestError) -> PreviewRequest.Subject {
        if has("policies") { return .compare(try taken { $0.takeComparison() }) }
        if has("operations") { return .replay(takeReplay()) }
        if has("operation") { return .transition(try taken { $0.takeTransition() }) }
        return .resolve(takeResolve())
    }
}
