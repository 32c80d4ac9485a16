import NavigationStyle
package import NavigationStyleJSON

/// A question about a path in a graph, `{"graph", "path"}`, sent in place of a request.
package enum GraphQuestion {
    /// The kind of request that the question stands for.
    package enum Kind: Sendable {
        case transition, replay, resolve, compare, preview
    }

    /// The members that a question may have.
    private static let members = ["graph", "path", "policy", "policies", "environment", "include", "preview"]

    /// Returns the members of such a question: an object with a graph and a path; nil for any other text.
    private static func tree(_ json: [UInt8], _ limits: JSONLimits) -> [String: Value]? {
        let tree = try? JSONReader.read(json, limits: limits) { reader throws(JSONMalformed) in
            try Value(from: &reader, extensions: .kept)
        }
        guard case .object(let members)? = tree else { return nil }
        let named = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
        return named["graph"] == nil || named["path"] == nil ? nil : named
    }

    /// Returns the request that carries out the path: the last step is its operation, the earlier ones are its history.
    ///
    /// - Parameters:
    ///   - kind: The kind of request.
    ///   - json: The question, UTF-8.
    ///   - limits: The limits of depth, lengths and counts.
    /// - Returns: The body of the request; nil if the text is not such a question.
    /// - Throws: The faults of the graph, or the step that it does not allow.
    package static func body(
        _ kind: Kind,
        _ json: [UInt8],
        limits: JSONLimits = .standard
    ) throws(JSONRequestError) -> [UInt8]? {
        guard let question = tree(json, limits), let graph = question["graph"] else { return nil }
        var faults: [RequestFault] = []
        for key in question.keys.sorted() where !members.contains(key) && !key.hasPrefix("x-") && !key.hasPrefix("$") {
            faults.append(RequestFault(.unknownKey(known: members), at: "/" + JSONPointer.escaped(key)))
        }
        var request = AuditRequest(screens: [], entries: [])
        do throws(JSONRequestError) {
            request = try AuditRequest(json: JSONWriter.bytes(of: graph), limits: limits)
        } catch {
            guard case .invalid(let found) = error else { throw error }
            faults += found.map { RequestFault($0.reason, at: "/graph" + $0.pointer) }
        }
        var reader = ValueReader(at: question["path"] ?? .null)
        let parts = [String].read(from: &reader, orNull: false) ?? []
        faults += reader.faults.map { RequestFault($0.reason, at: "/path" + $0.pointer) }
        if reader.faults.isEmpty, parts.isEmpty { faults.append(RequestFault(.empty, at: "/path")) }
        let policy: PolicySelection? = read("policy", of: question, &faults)
        let policies: [PolicySelection]? = read("policies", of: question, &faults)
        let environment: NavigationEnvironment? = read("environment", of: question, &faults)
        let include: Inclusion? = read("include", of: question, &faults)
        guard faults.isEmpty, let path = GraphPath(parts) else { throw .invalid(faults) }
        if kind != .resolve, path.steps.isEmpty || path.steps.count > limits.operations {
            throw .invalid([RequestFault(.wrongCount(expected: 2...limits.operations, found: parts.count), at: "/path")]
            )
        }
        var scenario = request.scenario(
            policy: policy ?? request.policies[0],
            environment: environment ?? request.environments[0]
        )
        scenario.include = include
        do throws(ScenarioError) {
            let text = try body(
                kind,
                path,
                of: request,
                in: scenario,
                comparing: policies ?? (policy.map { [$0] } ?? request.policies)
            )
            guard let preview = question["preview"], var tree = tree(of: text, limits) else { return text }
            tree["preview"] = preview
            return JSONWriter.bytes(of: tree)
        } catch {
            throw .invalid(error.faults)
        }
    }

    private static func read<Form: WireForm>(
        _ key: String,
        of question: [String: Value],
        _ faults: inout [RequestFault]
    ) -> Form? {
        guard let value = question[key], value != .null else { return nil }
        var reader = ValueReader(at: value)
        let form = Form.read(from: &reader, orNull: false)
        faults += reader.faults.map { RequestFault($0.reason, at: "/\(key)" + $0.pointer) }
        return form
    }

    private static func tree(of text: [UInt8], _ limits: JSONLimits) -> Value? {
        try? JSONReader.read(text, limits: limits) { reader throws(JSONMalformed) in
            try Value(from: &reader, extensions: .kept)
        }
    }

    private static func body(
        _ kind: Kind,
        _ path: GraphPath,
        of request: AuditRequest,
        in scenario: Scenario,
        comparing policies: [PolicySelection]
    ) throws(ScenarioError) -> [UInt8] {
        let known = request.known
        let replay = try Graph(known).replay(path, of: known, in: scenario)
        if kind == .replay { return replay.json() }
        let operations = replay.operations
        let count = kind == .resolve ? operations.count : operations.count - 1
        var state = replay.scenario
        if count > 0 {
            var past = replay
            past.operations = Array(operations.prefix(count))
            past.scenario.include = .controller
            let controller = try past.response().controller
            let screens = replay.screens
            state.stack = (controller?.stack ?? []).compactMap { screens[$0] }
            state.controller = controller
        }
        state.include = scenario.include
        guard let last = operations.last, kind != .resolve else { return ResolveRequest(state).json() }
        if kind == .compare {
            // Another policy has another history: in its own, the screens were pushed.
            state.controller = nil
            return CompareRequest(state, operation: last, policies: policies).json()
        }
        return TransitionRequest(state, operation: last).json()
    }
}

extension ReplayRequest {
    /// All screens by their ids, including those that operations add.
    fileprivate var screens: [Screen.ID: Screen] {
        var screens: [Screen.ID: Screen] = [:]
        for screen in scenario.stack { screens[screen.id] = screen }
        for operation in operations {
            switch operation.action {
            case .push(let screen, _): screens[screen.id] = screen
            case .setViewControllers(let references, _):
                for case .new(let screen) in references { screens[screen.id] = screen }
            default: break
            }
        }
        return screens
    }
}

extension JSONWriter {
    fileprivate static func bytes(of value: Value) -> [UInt8] { bytes(.compact, capacity: 4096) { $0.value(value) } }
}
