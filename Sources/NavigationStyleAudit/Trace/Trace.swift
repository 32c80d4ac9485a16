public import NavigationStyle
import NavigationStyleJSON

/// A recording of an app's navigation: events of sessions, which form a graph.
public struct Trace: Sendable {
    /// A fault of a line.
    public struct Fault: Hashable, Sendable {
        /// The position, counted from 1.
        public let line, column: Int
        /// The fault, in a sentence.
        public let words: String
    }

    /// One navigation controller of a session, after the events so far.
    private struct Controller {
        let name: String
        /// The kinds of screens, root first.
        var stack: [Screen.ID]
        /// Its place among the journeys.
        let journey: Int
    }

    /// A way that was taken: the start of a navigation controller, or a route.
    public struct Way: Hashable, Sendable {
        /// The screen that it began at; nil for the start of a navigation controller.
        public var from: Screen.ID?
        /// The screens that it led to: those of the new stack of a `set`, of a start or of a presented controller.
        public var to: [Screen.ID]
        /// The call.
        public var by = AuditRequest.Route.Means.push
        /// Whether it was animated.
        public var isAnimated = true
        /// Whether a `set` kept the root.
        public var keepsRoot = false
        /// The line, from 1.
        public var line: Int
    }

    /// The greatest number of faults that are reported.
    private static let mostFaults = 50

    /// The faults of its lines; at most fifty.
    public private(set) var faults: [Fault] = []
    private var builder = TraceGraph()
    /// The moves of each navigation controller in each session, in order of their starts.
    public private(set) var journeys: [Journey] = []
    /// The controllers of each session; the last one presented comes last.
    private var sessions: [String: [Controller]] = [:]

    /// Whether nothing was recorded.
    public var isEmpty: Bool { builder.isEmpty }

    /// The graph of the recording.
    public var graph: AuditRequest { builder.graph }

    /// The ways that were taken, each once, with the first line that has it.
    public var ways: [Way] { builder.ways }

    /// Makes an empty recording.
    public init() {}

    /// Records a fault.
    package mutating func note(_ words: String, line: Int, column: Int) {
        if faults.count < Self.mostFaults { faults.append(Fault(line: line, column: column, words: words)) }
    }

    /// Reads a recording with a line for each event; empty lines are ignored.
    public mutating func read(_ text: [UInt8]) {
        var text = text[...]
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
        for (index, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { continue }
            guard faults.count < Self.mostFaults else { return }
            read(Array(line), number: index + 1)
        }
    }

    private mutating func read(_ line: [UInt8], number: Int) {
        builder.line = number
        let value: Value
        do throws(JSONRequestError) {
            value = try JSONReader.read(line) { reader throws(JSONMalformed) in try Value(from: &reader) }
        } catch {
            guard case .malformed(let error) = error else {
                return note("a string is too long", line: number, column: 1)
            }
            return note(error.sentence, line: number, column: error.column)
        }
        guard case .object = value else {
            return note(
                "an event must be an object, such as {\"session\": \"1\", \"event\": \"push\", …}",
                line: number,
                column: 1
            )
        }
        do throws(TraceEvent.Failure) {
            try take(try TraceEvent(value))
        } catch {
            let places = JSONPlace.places(of: [error.pointer], prefersKeys: [false], in: line)
            note(error.words, line: number, column: places[0].column)
        }
    }

    // MARK: - Events

    private mutating func take(_ event: TraceEvent) throws(TraceEvent.Failure) {
        var controllers = sessions[event.session] ?? []
        defer { sessions[event.session] = controllers }
        if event.kind == .present { return try present(event, over: &controllers) }
        if event.kind == .dismiss {
            guard controllers.count > 1 else {
                throw TraceEvent.Failure("/event", "dismiss: nothing is presented in this session")
            }
            controllers.removeLast()
            return
        }
        guard let place = place(of: event, in: controllers) else { return try begin(event, &controllers) }
        let before = controllers[place]
        if event.kind == .bar { return try note(event, in: before) }
        let after = try stack(after: event, on: before.stack)
        controllers[place].stack = after
        if let name = event.step(to: after, from: before.stack) {
            journeys[before.journey].steps.append(Journey.Step(name: name, line: builder.line))
        }
    }

    /// Keeps the state of a bar after a callback.
    private mutating func note(_ event: TraceEvent, in controller: Controller) throws(TraceEvent.Failure) {
        journeys[controller.journey].bars.append(
            Journey.Bar(
                step: journeys[controller.journey].steps.count,
                screen: try event.neededScreen,
                callback: event.callback ?? "",
                properties: event.properties,
                line: builder.line
            )
        )
    }

    private mutating func beginJourney(_ entry: String, _ stack: [Screen.ID]) -> Controller {
        journeys.append(Journey(entry: entry, stack: stack))
        return Controller(name: entry, stack: stack, journey: journeys.count - 1)
    }

    /// Returns the index of the controller that an event is about; nil if the event is the first of a new one.
    private func place(of event: TraceEvent, in controllers: [Controller]) -> Int? {
        guard let name = event.entry else { return controllers.isEmpty ? nil : controllers.count - 1 }
        return controllers.lastIndex { $0.name == name }
    }

    /// Begins a controller with its first event, which has its screens.
    private mutating func begin(_ event: TraceEvent, _ controllers: inout [Controller]) throws(TraceEvent.Failure) {
        let stack: [Screen.ID]
        switch event.kind {
        case .push, .replaceTop, .popToRoot: stack = [try event.neededScreen]
        case .set: stack = try event.neededStack
        case .pop, .swipe, .cancelledSwipe, .popTo, .present, .dismiss, .bar:
            throw TraceEvent.Failure(
                "/event",
                "a \(event.kind.rawValue) cannot be the first event of \(event.entry.map { "\"\($0)\"" } ?? "a session"); "
                    + "a push or a set tells the root"
            )
        }
        let origin = event.kind == .set ? Scenario.Origin.set : .pushed
        let name = builder.addEntry(named: event.entry, stack, origin: origin)
        controllers.append(beginJourney(event.entry ?? name, stack))
    }

    private mutating func present(_ event: TraceEvent, over controllers: inout [Controller]) throws(TraceEvent.Failure)
    {
        let stack = try event.neededStack
        let name = builder.addEntry(named: event.entry, stack, origin: .pushed)
        if let top = controllers.last?.stack.last {
            builder.addPresentation(from: top, of: name, stack, event)
        }
        controllers.append(beginJourney(event.entry ?? name, stack))
    }

    private mutating func stack(after event: TraceEvent, on stack: [Screen.ID]) throws(TraceEvent.Failure) -> [Screen
        .ID]
    {
        guard let top = stack.last else { return stack }
        switch event.kind {
        case .push:
            let screen = try event.neededScreen
            builder.addRoute(from: top, to: screen, by: .push, event)
            return stack + [screen]
        case .replaceTop:
            let screen = try event.neededScreen
            builder.addRoute(from: top, to: screen, by: .replaceTop, event)
            return stack.dropLast() + [screen]
        case .set:
            let new = try event.neededStack
            builder.addSet(from: top, new, event)
            return (event.keepsRoot ? stack.prefix(1) : []) + new
        case .pop, .swipe: return try popped(by: event, stack)
        case .popTo:
            let screen = try event.neededScreen
            guard let place = stack.dropLast().lastIndex(of: screen) else { throw event.notBelow(stack) }
            builder.addRoute(from: top, to: screen, by: .popTo, event)
            return Array(stack[...place])
        case .popToRoot:
            if let screen = event.screen, screen != stack[0] { throw event.notBelow(stack) }
            builder.popsToRoot = true
            return [stack[0]]
        case .cancelledSwipe, .present, .dismiss, .bar: return stack
        }
    }

    /// Returns the stack after a pop.
    ///
    /// The event names the screen that the pop leads to or the one that goes; if the former is further down, it is a
    /// `popTo`.
    private mutating func popped(by event: TraceEvent, _ stack: [Screen.ID]) throws(TraceEvent.Failure) -> [Screen.ID] {
        guard stack.count > 1 else {
            throw TraceEvent.Failure("/event", "\"\(stack[0])\" is the root: no screen is below it")
        }
        guard let screen = event.screen, screen != stack[stack.count - 2], screen != stack[stack.count - 1] else {
            return stack.dropLast()
        }
        guard let place = stack.dropLast().lastIndex(of: screen) else { throw event.notBelow(stack) }
        builder.addRoute(from: stack[stack.count - 1], to: screen, by: .popTo, event)
        return Array(stack[...place])
    }
}

extension TraceEvent {
    fileprivate func notBelow(_ stack: [Screen.ID]) -> Failure {
        let below = stack.suffix(12).map(\.rawValue).joined(separator: ", ")
        return Failure("/screen", "\"\(screen ?? "")\" is not on the stack, which is \(below)")
    }
}
