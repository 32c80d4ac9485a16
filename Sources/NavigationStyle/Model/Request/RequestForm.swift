/// The members of a request of any kind, as far as they can be read.
///
/// They are many, and are moved into the request that is made of them.
@usableFromInline package struct RequestForm: ~Copyable {
    /// The kinds of requests.
    @usableFromInline package enum Kind: CaseIterable, Sendable {
        /// `POST /transition`.
        case transition
        /// `POST /replay`.
        case replay
        /// `POST /resolve`.
        case resolve
        /// `POST /compare`.
        case compare
        /// A request of `POST /batch`.
        case batchItem
        /// `POST /preview`: the members decide the subject of the picture.
        case preview
        /// The member `before` of a request for a picture: the same request before a change.
        case earlier
    }

    @usableFromInline package let kind: Kind
    @usableFromInline package var scenario = Scenario(stack: [])
    /// The one operation; nil if there is none, or it could not be read.
    @usableFromInline package var operation: NavigationOperation?
    /// The operations of a replay; nil is one that could not be read.
    @usableFromInline package var operations: [NavigationOperation?] = []
    /// The policies of a comparison; one that could not be read has no name.
    @usableFromInline package var policies: [PolicySelection] = []
    /// The environments, as far as each differs from the scenario's own.
    @usableFromInline package var environments: [EnvironmentOverlay] = []
    /// The name of a request of a batch.
    @usableFromInline package var id: BatchID?
    /// How a picture is drawn, which its own module reads.
    @usableFromInline package var preview: Value?
    /// The request before a change, which is drawn beside this one.
    @usableFromInline package var before: Value?
    /// One bit for each member that was there.
    @usableFromInline package var seen: UInt64 = 0

    package init(_ kind: Kind) {
        self.kind = kind
    }

    private static let tables = Kind.allCases.map { kind in
        MemberTable { lister in
            var form = RequestForm(kind)
            form.members(&lister)
        }
    }

    /// The members of requests of the kind.
    @usableFromInline package var table: MemberTable {
        switch kind {
        case .transition: Self.tables[0]
        case .replay: Self.tables[1]
        case .resolve: Self.tables[2]
        case .compare: Self.tables[3]
        case .batchItem: Self.tables[4]
        case .preview: Self.tables[5]
        case .earlier: Self.tables[6]
        }
    }

    @inlinable
    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        switch kind {
        case .batchItem: try visitor.optional("id", &id)
        case .compare, .preview: try visitor.member("policies", &policies, default: [])
        case .transition, .replay, .resolve, .earlier: break
        }
        try scenario.members(&visitor, hasPolicy: kind != .compare)
        switch kind {
        case .transition, .compare, .batchItem: try visitor.demanded("operation", &operation)
        case .replay: try visitor.required("operations", &operations)
        case .preview:
            try visitor.optional("operation", &operation)
            try visitor.member("operations", &operations, default: [])
            try visitor.open("preview", &preview, .objectOrNull)
            try visitor.open("before", &before, .anything)
        case .earlier:
            try visitor.optional("operation", &operation)
            try visitor.member("operations", &operations, default: [])
        case .resolve: break
        }
        // Visited last, so that reading the other members does not pass over this one.
        switch kind {
        case .transition, .resolve, .compare, .preview:
            try visitor.member("environments", &environments, default: [])
        case .replay, .batchItem, .earlier: break
        }
    }
}

// MARK: - Reading

extension RequestForm {
    /// Reads a request.
    ///
    /// - Returns: Whether there was an object; false only after noting a fault.
    @inlinable package mutating func fill<Reader: FormReader & ~Copyable>(
        from reader: inout Reader
    ) throws(Reader.Failure) -> Bool {
        guard var scope = try reader.object(.object) else { return false }
        let names = table.names
        while let index = try reader.member(of: names, in: &scope) {
            reader.cursor = MemberCursor(wanted: index)
            try members(&reader)
        }
        seen = scope.seen
        let missing = table.required & ~seen
        if missing != 0 { reader.noteMissing(missing, of: table, in: scope) }
        return true
    }

    /// Whether there was a member called `name`, even a faulty one.
    package func has(_ name: String) -> Bool {
        table.names.index(of: name).map { seen & 1 << UInt64($0) != 0 } ?? false
    }

    /// Returns the request for one operation; nil without one.
    package mutating func takeTransition() -> TransitionRequest? {
        guard let operation = operation.take() else { return nil }
        let environments = environments(over: scenario.environment)
        return TransitionRequest(takeScenario(), operation: operation, environments: environments)
    }

    /// Returns the request for several operations.
    package mutating func takeReplay() -> ReplayRequest {
        ReplayRequest(takeScenario(), operations: operations.compactMap(\.self))
    }

    /// Returns the request without operations.
    package mutating func takeResolve() -> ResolveRequest {
        var request = ResolveRequest(takeScenario())
        if !environments.isEmpty { request.environments = environments(over: request.scenario.environment) }
        return request
    }

    /// Returns the request for a comparison; nil without an operation.
    package mutating func takeComparison() -> CompareRequest? {
        guard let operation = operation.take() else { return nil }
        var request = CompareRequest(takeScenario(), operation: operation, policies: policies)
        if !environments.isEmpty { request.environments = environments(over: request.scenario.environment) }
        return request
    }

    /// Returns the environments, each completed with the members of `base`.
    package func environments(over base: NavigationEnvironment) -> [NavigationEnvironment] {
        environments.map { $0.environment(over: base) }
    }

    /// Moves the scenario out: a copy would count every reference in it.
    private mutating func takeScenario() -> Scenario {
        var taken = Scenario(stack: [])
        swap(&taken, &scenario)
        return taken
    }
}

/// The name of a request of a batch, which is as long and has the same characters as a screen's.
@usableFromInline package struct BatchID: WireForm {
    package let rawValue: String

    @usableFromInline package static var shape: Shape { .named("ScreenID") }

    @usableFromInline package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> BatchID? {
        let place = reader.place
        guard let id = try reader.string(.string) else { return nil }
        guard let fault = Screen.ID(rawValue: id).fault else { return BatchID(rawValue: id) }
        reader.note(fault, at: place)
        return nil
    }

    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.string(rawValue)
    }
}

// MARK: - Writing

extension RequestForm {
    package init(_ kind: Kind, _ scenario: Scenario) {
        self.init(kind)
        self.scenario = scenario
    }

    package consuming func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        var form = self
        writer.beginObject()
        form.members(&writer)
        writer.endObject()
    }

    fileprivate static func transition(_ request: TransitionRequest) -> RequestForm {
        var form = RequestForm(.transition, request.scenario)
        form.operation = request.operation
        form.environments = request.environments.map(\.overlay)
        return form
    }

    fileprivate static func replay(_ request: ReplayRequest) -> RequestForm {
        var form = RequestForm(.replay, request.scenario)
        form.operations = request.operations
        return form
    }

    fileprivate static func resolve(_ request: ResolveRequest) -> RequestForm {
        var form = RequestForm(.resolve, request.scenario)
        form.environments = request.environments.map(\.overlay)
        return form
    }

    fileprivate static func compare(_ request: CompareRequest) -> RequestForm {
        var form = RequestForm(.compare, request.scenario)
        form.operation = request.operation
        form.policies = request.policies
        form.environments = request.environments.map(\.overlay)
        return form
    }
}

extension TransitionRequest: AnswerForm {
    @usableFromInline package static var shape: Shape { .named("TransitionRequest") }

    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        RequestForm.transition(self).write(to: &writer)
    }
}

extension ReplayRequest: AnswerForm {
    @usableFromInline package static var shape: Shape { .named("ReplayRequest") }

    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        RequestForm.replay(self).write(to: &writer)
    }
}

extension ResolveRequest: AnswerForm {
    @usableFromInline package static var shape: Shape { .named("ResolveRequest") }

    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        RequestForm.resolve(self).write(to: &writer)
    }
}

extension CompareRequest: AnswerForm {
    @usableFromInline package static var shape: Shape { .named("CompareRequest") }

    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        RequestForm.compare(self).write(to: &writer)
    }
}
