public import NavigationStyle

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
        form.environments = subject.environments.map(\.overlay)
        if options != PreviewOptions() { form.preview = options.tree }
        form.before = before.map { PreviewRequest($0).tree }
        form.write(to: &writer)
    }
}

extension PreviewRequest: Codable {
    /// Reads the subject and the options; throws the first fault.
    public init(from decoder: any Decoder) throws {
        self = try decoder.request(.preview, furtherFaults: { $0.previewFaults }) { PreviewRequest(taking: &$0) }
    }

    /// Writes the members of the subject, and `preview` if an option differs from its default.
    public func encode(to encoder: any Encoder) throws { try tree.encode(to: encoder) }
}

extension PreviewRequest {
    /// Takes the subject out of a form that was read without faults; nil if the operation is missing.
    package init?(taking form: inout RequestForm) {
        let options = form.previewOptions.options
        let before = form.earlier.subject
        guard let subject = form.takeSubject() else { return nil }
        self.init(subject, before: before, options: options)
    }
}

extension RequestForm {
    /// Takes the subject out of a form that was read without faults; nil if the operation is missing.
    mutating func takeSubject() -> PreviewRequest.Subject? {
        if has("policies") { return takeComparison().map { .compare($0) } }
        if has("operations") { return .replay(takeReplay()) }
        if has("operation") { return takeTransition().map { .transition($0) } }
        return .resolve(takeResolve())
    }

    /// The request before a change, its faults, and the number of its screens.
    fileprivate var earlier: (subject: PreviewRequest.Subject?, faults: [RequestFault], screenCount: Int) {
        guard let before, before != .null else { return (nil, [], 0) }
        return PreviewRequest.earlier(in: before)
    }

    /// The faults of a request for a picture besides those of its members: members that exclude each other, a missing
    /// one, and the faults in `preview`.
    package var previewFaults: [RequestFault] {
        var faults: [RequestFault] = []
        func exclude(_ isThere: Bool, _ key: String, beside other: String) {
            if isThere { faults.append(RequestFault(.conflictingKey(with: other), at: "/" + key)) }
        }
        exclude(has("policy") && has("policies"), "policy", beside: "policies")
        exclude(has("operations") && has("policies"), "operations", beside: "policies")
        exclude(has("operation") && has("operations"), "operation", beside: "operations")
        exclude(has("environments") && has("operations"), "environments", beside: "operations")
        if has("policies"), !has("operation"), !has("operations") {
            faults.append(RequestFault(.missingKey("operation"), at: ""))
        }
        return faults + previewOptions.faults + earlier.faults
    }

    /// Returns the fault of a picture of more than `limit` screens, counting those of the stack and those that
    /// operations add.
    package func screenFaults(limit: Int) -> [RequestFault] {
        var count = scenario.stack.count
        func fault(at pointer: String) -> [RequestFault] {
            [RequestFault(.tooManyScreensDrawn(limit: limit), at: pointer)]
        }
        if count > limit { return fault(at: "/stack") }
        count += operation?.newScreenCount ?? 0
        if count > limit { return fault(at: "/operation") }
        for (index, operation) in operations.enumerated() {
            count += operation?.newScreenCount ?? 0
            if count > limit { return fault(at: "/operations/\(index)") }
        }
        return count + earlier.screenCount > limit ? fault(at: PreviewRequest.beforePointer) : []
    }

    /// The number of screens in the stack, and of those that operations add.
    var screenCount: Int {
        let operations = operations.reduce(0) { $0 + ($1?.newScreenCount ?? 0) }
        return scenario.stack.count + (operation?.newScreenCount ?? 0) + operations
    }

    /// The options of the picture, and their faults.
    fileprivate var previewOptions: (options: PreviewOptions, faults: [RequestFault]) {
        guard let preview else { return (PreviewOptions(), []) }
        var reader = ValueReader(at: preview, checksText: false)
        let options = PreviewOptions.read(from: &reader, orNull: false) ?? PreviewOptions()
        return (options, reader.faults.map { RequestFault($0.reason, at: "/preview" + $0.pointer) })
    }
}

extension NavigationOperation {
    /// The number of screens that it adds.
    fileprivate var newScreenCount: Int {
        switch action {
        case .push: 1
        case .setViewControllers(let screens, _): screens.count { if case .new = $0 { true } else { false } }
        case .pop, .popTo, .popToRoot, .interactivePop, .update, .scroll, .rotate, .reappear, .barHideOnSwipe,
            .barHideOnTap, .keyboard, .setAppearanceProxy, .traitChange, .search:
            0
        }
    }
}
