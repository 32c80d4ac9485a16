import NavigationStyle

// The code that a diagnostic is about, by its position in the request.
extension AuditReporter {
    /// A position in the request, with the kind of screen that has the code.
    struct Spot {
        var pointer: String
        var kind: Int?
        /// The keys from the screen on.
        var keys: [String] = []
    }

    /// Returns the position in the request that corresponds to a pointer into a replay.
    func spot(of pointer: RequestPointer, in history: History) -> Spot? {
        let tokens = JSONPointer.tokens(of: pointer.description)
        func screen(_ kind: Int, _ keys: some Sequence<String>) -> Spot {
            let keys = Array(keys)
            let path = keys.map { "/" + JSONPointer.escaped($0) }.joined()
            return Spot(pointer: graph.pointer(to: path, of: kind), kind: kind, keys: keys)
        }
        switch tokens.first {
        case "stack":
            let kinds = graph.entries[history.entry].kinds
            guard tokens.count > 1, let index = Int(tokens[1]), kinds.indices.contains(index) else { return nil }
            return screen(kinds[index], tokens.dropFirst(2))
        case "operations":
            guard tokens.count > 1, let number = Int(tokens[1]), history.moves.indices.contains(number) else {
                return nil
            }
            let move = graph.moves[history.moves[number]]
            switch (move.action, tokens.dropFirst(2).first) {
            case (_, "writes"):
                let path = tokens.dropFirst(2).map { "/" + JSONPointer.escaped($0) }.joined()
                return move.route.map { Spot(pointer: "/routes/\($0)\(path)") }
            case (.update(let update), _):
                guard let kind = graph.kind(making: history.moves[number]) else { return nil }
                return screen(kind, ["updates", "\(update)"] + tokens.dropFirst(2))
            case (.push(let kind, _), "screen"), (.popToOrPush(let kind, _), "screen"):
                return screen(kind, tokens.dropFirst(3))
            case (.set, "screens"), (.replaceTop, "screens"):
                guard tokens.count > 3, let position = Int(tokens[3]) else { return nil }
                let operations = graph.replay(history, in: scenario).operations
                guard case .setViewControllers(let references, _) = operations[number].action,
                    references.indices.contains(position), let kind = graph.kind(of: references[position].id)
                else { return nil }
                return screen(kind, tokens.dropFirst(4))
            default: return Spot(pointer: move.route.map { "/routes/\($0)" } ?? "/pops")
            }
        case "policy":
            guard let index = request.policies.firstIndex(of: scenario.policy) else { return nil }
            return Spot(pointer: "/policies/\(index)" + pointer.description.dropFirst("/policy".count))
        case "defaults" where tokens.dropFirst().first == "navigationBar":
            let rest = pointer.description.dropFirst("/defaults/navigationBar".count)
            return Spot(pointer: "/entries/\(graph.entries[history.entry].place)/properties" + rest)
        case "navigationController":
            return Spot(pointer: "/entries/\(graph.entries[history.entry].place)\(pointer)")
        case "defaults": return Spot(pointer: pointer.description)
        default: return nil
        }
    }

    /// Returns the owner of the code of a kind at `pointer`.
    private func owner(of pointer: String, in kind: Int) -> Screen.ID {
        let layer = graph.layers[kind].first { JSONPointer.isWithin($0.pointer, pointer) && !$0.owner.rawValue.isEmpty }
        return layer?.owner ?? graph.id(of: kind)
    }

    func cause(of diagnostic: Diagnostic, at spot: Spot?) -> CauseKey? {
        guard let spot else { return nil }
        let callback: Step.Event.Name? =
            switch spot.keys.first {
            case "callbacks": spot.keys.dropFirst().first.flatMap { Step.Event.Name(rawValue: $0) }
            case "updates", "scrollStyling": .call
            case "bar": spot.kind.flatMap { Step.Event.Name(rawValue: graph.kinds[$0].screen.styledIn.rawValue) }
            default: nil
            }
        return CauseKey(
            screen: spot.kind.map { owner(of: spot.pointer, in: $0) },
            property: (spot.keys.last.map { [$0] } ?? []).compactMap { BarProperty(name: $0) }.first
                ?? diagnostic.property.flatMap { BarProperty(name: $0) },
            callback: callback,
            pointer: spot.pointer
        )
    }
}
