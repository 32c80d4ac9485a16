internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON

/// The differences between the bars of a recording and those that a graph predicts.
struct TraceCheck {
    /// A difference.
    struct Difference: Hashable {
        /// The line of the recording, from 1.
        var line: Int
        /// The difference, in a sentence.
        var words: String
    }

    /// The graph, with the screens and ways that only the recording has.
    private let request: AuditRequest
    /// The properties that have an unknown value somewhere: nothing is predicted of them.
    private let unknownProperties: Set<String>
    /// The screens that the graph does not have, or of which it has variants: what they do is not known.
    private let unknownScreens: Set<Screen.ID>
    private(set) var differences: [Difference] = []
    /// The number of values that were compared.
    private(set) var compared = 0
    /// The number of values of which nothing is predicted.
    private(set) var notPredicted = 0

    /// Compares a recording with a graph.
    init(_ trace: Trace, with graph: AuditRequest) {
        var request = graph.known
        let recorded = trace.graph
        let screens = Set(request.screens.map(\.id))
        request.screens += recorded.screens.filter { !screens.contains($0.id) }
        request.routes += recorded.routes.filter { $0.by != .present }
        request.pops.toRoot = true
        for index in request.entries.indices { request.entries[index].isReached = true }
        unknownScreens = Set(recorded.screens.map(\.id)).subtracting(screens)
            .union(request.screens.filter { !$0.variants.isEmpty }.map(\.id))
        unknownProperties = Set(graph.unknowns.map { JSONPointer.lastToken(of: $0.pointer) })
        self.request = request
        for journey in trace.journeys where !journey.bars.isEmpty { compare(journey) }
        differences.sort { $0.line < $1.line }
    }

    private mutating func compare(_ journey: Trace.Journey) {
        var request = request
        let known =
            request.entries.first { $0.stack == journey.stack && $0.id == journey.entry }
            ?? request.entries.first { $0.stack == journey.stack }
        let entry = known ?? AuditRequest.Entry(id: "the recording's own", stack: journey.stack)
        request.entries = [entry]
        request.routes.removeAll { $0.by == .present }
        do throws(ScenarioError) {
            try compare(journey, from: entry.id, in: request)
        } catch {
            let line = journey.steps.first?.line ?? journey.bars.first?.line ?? 1
            let detail = error.faults.first?.detail ?? "unknown"
            differences.append(Difference(line: line, words: "the moves cannot be made in the graph: \(detail)"))
        }
    }

    private mutating func compare(_ journey: Trace.Journey, from entry: String, in request: AuditRequest)
        throws(ScenarioError)
    {
        var scenario = request.scenario(policy: request.policies[0], environment: request.environments[0])
        scenario.include = [.plan, .controller, .callbacks]
        guard let path = GraphPath([entry] + journey.steps.map(\.name)) else { return }
        let replay = try Graph(request).replay(path, of: request, in: scenario)
        var bar = PredictedBar()
        var start = replay.scenario
        start.include = .controller
        if let state = try ResolveRequest(start).response().controller { bar.take(state) }
        compare(journey.bars.filter { $0.step == 0 && $0.callback == "viewDidAppear" }, bar)
        guard !replay.operations.isEmpty else { return }
        for (index, transition) in try replay.response().transitions.enumerated() {
            let bars = journey.bars.filter { $0.step == index + 1 }
            compare(bars, transition.plan?.steps ?? [], &bar)
        }
    }

    /// Compares the bars of one move with the steps of its plan.
    private mutating func compare(_ bars: [Trace.Journey.Bar], _ steps: [Step], _ bar: inout PredictedBar) {
        var rest = steps[...]
        for recorded in bars {
            let last = rest.lastIndex { step in
                let kind = step.at.screen.map { String($0.rawValue.prefix { $0 != "#" }) }
                return step.at.name.rawValue == recorded.callback && kind == recorded.screen.rawValue
            }
            guard let last else { continue }
            for step in rest[...last] { bar.take(step: step) }
            rest = rest[(last + 1)...]
            compare([recorded], bar)
        }
        for step in rest { bar.take(step: step) }
    }

    private mutating func compare(_ bars: [Trace.Journey.Bar], _ bar: PredictedBar) {
        for recorded in bars {
            for member in recorded.properties {
                guard !unknownProperties.contains(member.key), !unknownScreens.contains(recorded.screen),
                    let predicted = bar[member.key]
                else {
                    notPredicted += 1
                    continue
                }
                compared += 1
                guard predicted != member.value else { continue }
                let words =
                    "\"\(recorded.screen)\" in \(recorded.callback): \(member.key) is \(member.value.words), and "
                    + "\(predicted.words) was predicted"
                differences.append(Difference(line: recorded.line, words: words.onOneLine))
            }
        }
    }
}

/// The properties of a bar as the steps of plans change it.
private struct PredictedBar {
    /// The values of a bar that nobody wrote to, as far as they do not depend on anything else.
    private static let defaults: [String: Value] = [
        "isNavigationBarHidden": .bool(false), "barStyle": .string("default"), "prefersLargeTitles": .bool(false),
        "barTintColor": .null, "backgroundColor": .null,
    ]

    private var properties = defaults

    subscript(name: String) -> Value? { properties[name] }

    /// Takes the state of a controller.
    mutating func take(_ state: ControllerState) {
        for member in state.bar.value.members { properties[member.key] = member.value }
        properties["isNavigationBarHidden"] = .bool(state.isNavigationBarHidden)
    }

    /// Takes what a step of a plan writes.
    mutating func take(step: Step) {
        switch step.action {
        case .write(.navigationBar, let written, _):
            for member in written.value.members {
                properties[member.key] = member.value == .null ? Self.defaults[member.key] : member.value
            }
        case .setNavigationBarHidden(let hidden, _): properties["isNavigationBarHidden"] = .bool(hidden)
        default: break
        }
    }
}
