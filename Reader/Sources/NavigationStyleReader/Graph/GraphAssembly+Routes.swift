import NavigationStyle

extension GraphAssembly {
    func routes(_ ways: WayReader) -> [RouteFacts] {
        var result: [RouteFacts] = []
        let all = ways.routes.sorted { one, other in
            (one.key, one.place) < (other.key, other.place)
        }
        var places: [String: [Int]] = [:]
        for route in all {
            let key = "\(route.key)\n\(route.isAnimated)\n\(route.keepsRoot)"
            let same = places[key]?.first { place in
                let known = result[place]
                return known.before.saysTheSame(as: route.before) && known.after.saysTheSame(as: route.after)
                    && known.screen.saysTheSame(as: route.screen)
            }
            guard let same else {
                places[key, default: []].append(result.count)
                result.append(route)
                continue
            }
            result[same].isPossible = result[same].isPossible && route.isPossible
        }
        return result
    }

    /// The entries: those that are known to be reached, then screens that nobody knows the way to.
    mutating func entries(_ ways: WayReader, _ routes: [RouteFacts], _ ids: [String]) -> [(
        id: String, facts: EntryFacts
    )] {
        var result: [(id: String, facts: EntryFacts)] = []
        var counts: [String: Int] = [:]
        func add(_ entry: EntryFacts) {
            let root = entry.stack[0]
            counts[root, default: 0] += 1
            let number = counts[root, default: 0]
            result.append((number == 1 ? root : "\(root) \(number)", entry))
        }
        for entry in ways.entries.sorted(by: { ($0.key, $0.place) < ($1.key, $1.place) }) { add(entry) }
        if result.count > Self.mostEntries {
            notes.append(
                "\(result.count - Self.mostEntries) navigation controllers are left out: a graph has at most \(Self.mostEntries)"
            )
            result.removeSubrange(Self.mostEntries...)
        }
        let following = FollowingScreens(routes)
        var reached = Set<String>()
        following.reach(result.flatMap(\.facts.stack), into: &reached)
        // Those that no way leads to come first: what they lead to needs no entry of its own.
        let led = following.all
        var left = 0
        // A child controller is never on a stack, unless something leads to it, too.
        let candidates = ids.filter { !children.isChild($0) }
        for name in candidates.filter({ !led.contains($0) }) + candidates.filter({ led.contains($0) })
        where !reached.contains(name) {
            following.reach([name], into: &reached)
            guard result.count < Self.mostEntries, let place = app.types[name]?.place ?? plainScenes[name]?.place
            else {
                left += 1
                continue
            }
            var entry = EntryFacts(stack: [name], place: place)
            entry.isReached = false
            add(entry)
        }
        if left > 0 {
            notes.append("\(left) screens without a known way are in no entry: a graph has at most \(Self.mostEntries)")
        }
        return result
    }

    mutating func entry(_ id: String, _ facts: EntryFacts, _ pointer: String) -> Value {
        var json = Value.object(members: ["id": .string(id), "stack": .array(facts.stack.map { .string($0) })])
        if !facts.isReached { json["isReached"] = .bool(false) }
        var controller = Value.empty
        if let classes = containerClasses(of: facts) { controller["containerClasses"] = classes }
        if let style = facts.presentation {
            controller["modalPresentationStyle"] = style.value
            sources.append(("\(pointer)/navigationController/modalPresentationStyle", style.place))
        }
        if let color = windowColor {
            controller["window"] = .object(members: ["backgroundColor": color.value])
            sources.append(("\(pointer)/navigationController/window/backgroundColor", color.place))
        }
        if controller != .empty { json["navigationController"] = controller }
        sources.append((pointer, facts.place))
        guard !facts.properties.isEmpty else { return json }
        var properties = Value.empty
        facts.properties.write(into: &properties, &sources, at: "\(pointer)/properties")
        json["properties"] = properties
        return json
    }

    mutating func route(_ facts: RouteFacts, _ pointer: String, _ entries: [String: String]) -> Value {
        func names(_ ids: [String]) -> Value { ids.count == 1 ? .string(ids[0]) : .array(ids.map { .string($0) }) }
        var json = Value.object(members: ["from": names(facts.from)])
        switch facts.means {
        case "present": json["to"] = .string(entries[facts.to[0]] ?? facts.to[0])
        case "set": json["stack"] = .array(facts.to.map { .string($0) })
        default: json["to"] = names(facts.to)
        }
        if facts.means != "push" { json["by"] = .string(facts.means) }
        if !facts.isAnimated { json["animated"] = .bool(false) }
        if facts.keepsRoot { json["keepRoot"] = .bool(true) }
        if facts.isPossible { json["isPossible"] = .bool(true) }
        json["source"] = source(facts.place)
        sources.append((pointer, facts.place))
        for (name, facts) in [("before", facts.before), ("after", facts.after)] where !facts.isEmpty {
            var writes = Value.empty
            facts.write(into: &writes, &sources, at: "\(pointer)/writes/\(name)")
            var all = json["writes"] ?? .empty
            all[name] = writes
            json["writes"] = all
        }
        if !facts.screen.isEmpty {
            var screen = Value.empty
            facts.screen.write(into: &screen, &sources, at: "\(pointer)/screen")
            json["screen"] = screen
        }
        return json
    }
}
