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
    /// The screens that the graph does not have: what they do is not known.
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
        var predictions = Predictions()
        let shown = Set(journey.stack + journey.bars.map(\.screen))
        do throws(ScenarioError) {
            let choices = request.choices(among: shown, atMost: Self.mostChoices)
            for choice in choices ?? [] { try predict(journey, from: entry.id, in: choice, &predictions) }
        } catch {
            let line = journey.steps.first?.line ?? journey.bars.first?.line ?? 1
            let detail = error.faults.first?.detail ?? "unknown"
            differences.append(Difference(line: line, words: "the moves cannot be made in the graph: \(detail)"))
            return
        }
        for recorded in journey.bars { compare(recorded, predictions) }
    }

    /// The most choices of variants that are tried for one journey; of more, nothing is predicted.
    private static let mostChoices = 64

    private func predict(
        _ journey: Trace.Journey,
        from entry: String,
        in request: AuditRequest,
        _ predictions: inout Predictions
    ) throws(ScenarioError) {
        var scenario = request.scenario(policy: request.policies[0], environment: request.environments[0])
        scenario.include = [.plan, .controller, .callbacks]
        guard let path = GraphPath([entry] + journey.steps.map(\.name)) else { return }
        let replay = try Graph(request).replay(path, of: request, in: scenario)
        var bar = PredictedBar()
        var start = replay.scenario
        start.include = .controller
        if let state = try ResolveRequest(start).response().controller { bar.take(state) }
        for recorded in journey.bars where recorded.step == 0 && recorded.callback == "viewDidAppear" {
            predictions.add(bar, at: recorded)
        }
        guard !replay.operations.isEmpty else { return }
        for (index, transition) in try replay.response().transitions.enumerated() {
            let bars = journey.bars.filter { $0.step == index + 1 }
            predict(bars, transition.plan?.steps ?? [], &bar, &predictions)
        }
    }

    /// Predicts the bars of one move by the steps of its plan.
    private func predict(
        _ bars: [Trace.Journey.Bar],
        _ steps: [Step],
        _ bar: inout PredictedBar,
        _ predictions: inout Predictions
    ) {
        var rest = steps[...]
        for recorded in bars {
            let last = rest.lastIndex { step in
                let kind = step.at.screen.map { String($0.rawValue.prefix { $0 != "#" }) }
                return step.at.name.rawValue == recorded.callback && kind == recorded.screen.rawValue
            }
            guard let last else { continue }
            for step in rest[...last] { bar.take(step: step) }
            rest = rest[(last + 1)...]
            predictions.add(bar, at: recorded)
        }
        for step in rest { bar.take(step: step) }
    }

    /// Compares a recorded bar with all that is predicted of it: a screen may have any of its variants.
    private mutating func compare(_ recorded: Trace.Journey.Bar, _ predictions: Predictions) {
        guard let bars = predictions.bars[recorded.line] else { return }
        for member in recorded.properties {
            let predicted = bars.compactMap { $0[member.key] }
            guard !unknownProperties.contains(member.key), !unknownScreens.contains(recorded.screen),
                !predicted.isEmpty, predicted.count == bars.count
            else {
                notPredicted += 1
                continue
            }
            compared += 1
            guard !predicted.contains(member.value) else { continue }
            var words: [String] = []
            for value in predicted.map(\.words) where !words.contains(value) { words.append(value) }
            let difference =
                "\"\(recorded.screen)\" in \(recorded.callback): \(member.key) is \(member.value.words), and "
                + "\(words.joined(separator: " or ")) was predicted"
            differences.append(Difference(line: recorded.line, words: difference.onOneLine))
        }
    }
}

/// The bars that are predicted at the lines of a recording, one for each choice of variants.
private struct Predictions {
    private(set) var bars: [Int: [PredictedBar]] = [:]

    mutating func add(_ bar: PredictedBar, at recorded: Trace.Journey.Bar) {
        bars[recorded.line, default: []].append(bar)
    }
}

extension AuditRequest {
    /// The graphs in which each of some screens has one of its variants.
    ///
    /// - Parameters:
    ///   - screens: The ids of the screens; the others keep their variants.
    ///   - limit: The most graphs.
    /// - Returns: The graphs; nil if there are more.
    fileprivate func choices(among screens: Set<Screen.ID>, atMost limit: Int) -> [AuditRequest]? {
        var graphs = [self]
        for place in self.screens.indices where screens.contains(self.screens[place].id) {
            let variants = self.screens[place].variants
            guard !variants.isEmpty else { continue }
            guard graphs.count * variants.count <= limit else { return nil }
            graphs = graphs.flatMap { graph in variants.map { graph.choosing($0, at: place) } }
        }
        return graphs
    }

    /// The graph in which a screen has one of its variants: its own code runs as a superclass's would.
    private func choosing(_ variant: AuditScreen.Variant, at place: Int) -> AuditRequest {
        var graph = self
        let own = screens[place]
        let id = Screen.ID(rawValue: "\(own.id) without variants")
        var base = Base(own.screen)
        base.screen.id = id
        base.base = own.base
        graph.bases.append(base)
        graph.screens[place].screen = variant.screen
        graph.screens[place].screen.id = own.id
        graph.screens[place].base = id
        graph.screens[place].variants = []
        return graph
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
