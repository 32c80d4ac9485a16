package import NavigationStyle
package import NavigationStyleJSON

/// A question about a path in a graph, `{"graph", "path"}`, sent in place of a request.
package enum GraphQuestion {
    /// The kind of request that the question stands for.
    package enum Kind: Sendable {
        case transition, replay, resolve, compare, preview

        /// The members that a question may have.
        fileprivate var members: [String] {
            let common = ["graph", "path", "policy", "environment", "include"]
            return switch self {
            case .transition, .replay, .resolve: common
            case .compare: common + ["policies"]
            case .preview: common + ["policies", "preview"]
            }
        }
    }

    /// Returns whether a text may be such a question, as far as a glance can tell.
    package static func mayBe(_ json: [UInt8]) -> Bool { json.contains(text: "\"graph\"") }

    /// Returns the members of such a question: an object with a graph, or with a path and no stack; nil for any other
    /// text.
    private static func tree(_ json: [UInt8], _ limits: JSONLimits) -> [String: Value]? {
        guard case .object(let members)? = try? Value(json: json, limits: limits) else { return nil }
        let named = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
        return named["graph"] != nil || named["path"] != nil && named["stack"] == nil ? named : nil
    }

    /// Returns the request that carries out the path: the last step is its operation, the earlier ones are its history.
    ///
    /// - Parameters:
    ///   - kind: The kind of request.
    ///   - json: The question, UTF-8.
    ///   - limits: The limits of depth, lengths and counts.
    ///   - budget: The budget for the work of carrying out the history.
    /// - Returns: The body of the request; nil if the text is not such a question.
    /// - Throws: The faults of the graph, or the step that it does not allow.
    package static func body(
        _ kind: Kind,
        _ json: [UInt8],
        limits: JSONLimits = .standard,
        within budget: inout WorkBudget
    ) throws(JSONRequestError) -> [UInt8]? {
        guard let question = tree(json, limits) else { return nil }
        var faults: [RequestFault] = []
        for key in question.keys.sorted() where !kind.members.contains(key) && !Value.Extensions.areNamed(key) {
            faults.append(RequestFault(.unknownKey(known: kind.members), at: "/" + JSONPointer.escaped(key)))
        }
        for key in ["graph", "path"] where question[key] == nil {
            faults.append(RequestFault(.missingKey(key), at: ""))
        }
        guard let graph = question["graph"], let path = question["path"] else { throw .invalid(faults) }
        var request = AuditRequest(screens: [], entries: [])
        do throws(JSONRequestError) {
            request = try AuditRequest(json: JSONWriter.bytes(of: graph), limits: limits)
        } catch {
            guard case .invalid(let found) = error else { throw error }
            faults += found.map { RequestFault($0.reason, at: "/graph" + $0.pointer) }
        }
        var reader = ValueReader(at: path)
        let parts = [String].read(from: &reader, orNull: false) ?? []
        faults += reader.faults.map { RequestFault($0.reason, at: "/path" + $0.pointer) }
        if reader.faults.isEmpty, parts.isEmpty { faults.append(RequestFault(.empty, at: "/path")) }
        let policy: PolicySelection? = read("policy", of: question, &faults)
        let policies: [PolicySelection]? = read("policies", of: question, &faults)
        let environment: NavigationEnvironment? = read("environment", of: question, &faults)
        let include: Inclusion? = read("include", of: question, &faults)
        guard faults.isEmpty, let path = GraphPath(parts) else { throw .invalid(faults) }
        // The entry, and the steps: the bar of an entry at rest needs none.
        let counts = (kind == .resolve ? 1 : 2)...(limits.operations + 1)
        guard counts.contains(parts.count) else {
            throw .invalid([RequestFault(.wrongCount(expected: counts, found: parts.count), at: "/path")])
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
                comparing: kind == .compare ? policies ?? (policy.map { [$0] } ?? request.policies) : policies,
                within: &budget
            )
            guard let preview = question["preview"], var tree = try? Value(json: text, limits: limits) else {
                return text
            }
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

    private static func body(
        _ kind: Kind,
        _ path: GraphPath,
        of request: AuditRequest,
        in scenario: Scenario,
        comparing policies: [PolicySelection]?,
        within budget: inout WorkBudget
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
            let controller = try past.controller(within: &budget)
            let screens = replay.screens
            state.stack = (controller?.stack ?? []).compactMap { screens[$0] }
            state.controller = controller
        }
        state.include = scenario.include
        guard let last = operations.last, kind != .resolve else { return ResolveRequest(state).json() }
        if let policies {
            // Another policy has another history: in its own, the screens were pushed.
            state.controller = nil
            return CompareRequest(state, operation: last, policies: policies).json()
        }
        return TransitionRequest(state, operation: last).json()
    }
}

extension ReplayRequest {
    /// Returns the state after all operations; throws a fault at the path if that is too much work.
    fileprivate func controller(within budget: inout WorkBudget) throws(ScenarioError) -> ControllerState? {
        do throws(ScenarioError) { return try response(within: &budget).controller } catch {
            throw ScenarioError(
                error.faults.map { fault in
                    guard case .tooMuchWork = fault.reason else { return fault }
                    return RequestFault(fault.reason, at: "/path")
                }
            )
        }
    }

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
