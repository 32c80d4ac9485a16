public import NavigationStyle

extension Trace {
    /// The moves of one navigation controller in one session, in their order.
    public struct Journey: Hashable, Sendable {
        /// The name of the navigation controller: that of the recording, or of its root.
        public var entry: String
        /// The screens at the start, root first.
        public var stack: [Screen.ID]
        /// The moves, by the names that paths in a graph have.
        public var steps: [Step] = []
        /// The states of the bar that were recorded.
        public var bars: [Bar] = []

        /// A move.
        public struct Step: Hashable, Sendable {
            /// The name, such as `push detail` or `back`.
            public var name: String
            /// The line, from 1.
            public var line: Int
        }

        /// The bar after a callback of a screen.
        public struct Bar: Hashable, Sendable {
            /// The number of moves before it.
            public var step: Int
            /// The screen.
            public var screen: Screen.ID
            /// The callback, such as `viewWillAppear`.
            public var callback: String
            /// The properties, by their names in a graph.
            public var properties: [Value.Member]
            /// The line, from 1.
            public var line: Int
        }
    }
}

extension TraceEvent {
    /// Returns the name of the move in a path, if the event is the move of a stack.
    func step(to after: [Screen.ID], from before: [Screen.ID]) -> String? {
        switch kind {
        case .push, .replaceTop, .popTo: return "\(kind.rawValue) \(after.last?.rawValue ?? "")"
        case .set: return "set " + after.dropFirst(keepsRoot ? 1 : 0).map(\.rawValue).joined(separator: " ")
        case .popToRoot, .cancelledSwipe: return kind.rawValue
        case .pop, .swipe:
            guard after.count + 1 == before.count else { return "popTo \(after.last?.rawValue ?? "")" }
            return kind == .pop ? "back" : "swipe"
        case .present, .dismiss, .bar: return nil
        }
    }
}
