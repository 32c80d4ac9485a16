import NavigationStyle

/// A shortest history, replayed.
struct Witness {
    var path: AuditPath
    /// The index of the entry in the request.
    var entry: Int
    /// The bar at its end.
    var bar: BarState
    var layout: ScreenLayout?
    /// The authors of all values at the start and after each operation.
    var provenance: [ProvenanceTable]
    /// The entry and the moves.
    var history: History

    /// The sort key of looks that are reported for one screen.
    var rank: (length: Int, entry: Int, text: String) {
        (path.length, entry, path.names.joined(separator: "\u{1F}"))
    }

    /// The way to it in words.
    var words: String {
        if path.names.isEmpty { return "at the start of \"\(path.entry)\"" }
        let most = 12
        let names = path.names.prefix(most).joined(separator: ", ") + (path.names.count > most ? ", …" : "")
        return "after \(names) from \"\(path.entry)\""
    }

    func look(_ value: VisibleValue?, isBaseline: Bool) -> AuditLook {
        AuditLook(value: value, bar: bar, layout: layout, path: path, isBaseline: isBaseline)
    }
}

extension AuditReporter {
    /// Replays the histories of the looks at `places`; a move with which several of them begin is replayed once.
    func witnesses(at places: [Int]) -> [Witness] {
        var scenario = scenario
        scenario.include = .provenance
        let walk = HistoryWalk(graph, in: scenario, effort)
        let bars = walk.map(places.map { looks.reached[$0].history }, asking: false) { $0.rehearsal.bars }
        return effort.map(Array(places.indices)) { index in
            let look = looks.reached[places[index]]
            return witness(of: look.history, showing: bars[index], layout: look.seen.state.layout)
        }
    }

    /// Returns a history with the bars that it shows, for which it is replayed if they are not known; `layout` is the
    /// known layout of the screen on top at its end.
    func witness(of history: History, showing known: [BarState?]? = nil, layout: ScreenLayout?) -> Witness {
        let replay = graph.replay(history, in: scenario)
        let path = path(of: history, replay)
        let bars = known ?? bars(of: replay)
        guard var bar = bars.last.flatMap(\.self) else { preconditionFailure("A history cannot be replayed.") }
        bar.provenance = nil
        return Witness(
            path: path,
            entry: history.entry,
            bar: bar,
            layout: layout,
            provenance: bars.map { $0?.provenance ?? ProvenanceTable() },
            history: history
        )
    }

    /// Returns the bars of a replay with their provenance, at the start and after each operation.
    private func bars(of replay: ReplayRequest) -> [BarState?] {
        var replay = replay
        replay.scenario.include = .provenance
        guard !replay.operations.isEmpty else { return [(try? ResolveRequest(replay.scenario).response())?.bar] }
        let transitions = (try? replay.response())?.transitions ?? []
        return [transitions.first?.bars.before] + transitions.map(\.bars.after)
    }

    /// Returns the path of a history, in the form in which it is reported.
    func path(of history: History, _ replay: ReplayRequest) -> AuditPath {
        let entry = request.entries[graph.entries[history.entry].place].id
        return AuditPath(entry: entry, names: names(of: history), replay: replay)
    }

    func names(of history: History) -> [String] { history.moves.map { graph.moves[$0].name } }

    /// Returns the cause of the wrong value that `property` has at the end of `witness`.
    ///
    /// - Parameters:
    ///   - property: The visible property.
    ///   - witness: The history.
    ///   - baseline: A history that ends with the right value, if there is one.
    /// - Returns: The cause; nil if no write could be the cause.
    func cause(of property: VisibleProperty, _ witness: Witness, _ baseline: Witness?) -> CauseKey? {
        let candidates = property.writtenBy(slot: witness.bar.appearance)
        func origin(_ property: BarProperty, _ witness: Witness) -> Provenance {
            let origins = witness.provenance.map { $0[property] }
            // A policy that copies does not say whose code wrote the copied value: never that of a screen that had no
            // part in it.
            let own = origins.last { origin in
                guard origin.setBy == .policy, let kind = origin.screen.flatMap({ graph.kind(of: $0) }) else {
                    return true
                }
                return graph.kinds[kind].writes(property, on: scenario.environment.os)
            }
            var result = own ?? origins.last ?? .system
            if result.setBy == .policy, let kind = result.screen.flatMap({ graph.kind(of: $0) }) {
                result.callback = graph.kinds[kind].screen.callback(writing: property) ?? result.callback
            }
            result.screen = result.screen.map(\.kind)
            return result
        }
        if let baseline {
            for candidate in candidates {
                let (found, usual) = (origin(candidate, witness), origin(candidate, baseline))
                if found != usual { return key(candidate, property, found, witness, orElse: usual, baseline) }
            }
        }
        let written = candidates.first { origin($0, witness).setBy != .system }
        return written.map { key($0, property, origin($0, witness), witness) }
    }

    /// Returns the key of the writer of `found` in `witness`, or else of `usual` in `baseline`.
    private func key(
        _ written: BarProperty,
        _ seen: VisibleProperty,
        _ found: Provenance,
        _ witness: Witness,
        orElse usual: Provenance,
        _ baseline: Witness
    ) -> CauseKey {
        found.setBy == .system ? key(written, seen, usual, baseline) : key(written, seen, found, witness)
    }

    private func key(
        _ written: BarProperty,
        _ seen: VisibleProperty,
        _ provenance: Provenance,
        _ witness: Witness
    ) -> CauseKey {
        var key = CauseKey(screen: provenance.screen, property: written, callback: provenance.callback)
        switch provenance.setBy {
        case .appearanceProxy: key.pointer = witness.path.replay?.scenario.pointer(toProxySetting: written)
        case .entry: key.pointer = "/entries/\(graph.entries[witness.entry].place)/properties/\(written.name)"
        case .screen, .policy, .system: break
        }
        if let kind = provenance.screen.flatMap({ graph.kind(of: $0) }) {
            let writer = writer(of: written, seen, of: kind, provenance.callback, witness)
            key.screen = writer.owner
            key.pointer = writer.pointer
        }
        return key
    }

    /// Returns the owner and the position of the code of a kind that writes `property` in `callback`.
    private func writer(
        of property: BarProperty,
        _ seen: VisibleProperty,
        of kind: Int,
        _ callback: Step.Event.Name?,
        _ witness: Witness
    ) -> (owner: Screen.ID, pointer: String) {
        let (os, place) = (scenario.environment.os, graph.places[kind])
        let screen = request.screens[place]
        let pointer = "/screens/\(place)"
        if callback == .call {
            if let route = routeWriting(property, of: kind, in: witness.history) { return (screen.id, route) }
            let update = screen.updates.firstIndex { $0.restyling.touches(property, on: os) }
            return (screen.id, update.map { "\(pointer)/updates/\($0)" } ?? pointer)
        }
        for own in Callback.allCases where own.rawValue == callback?.rawValue {
            for layer in graph.layers[kind] where layer.screen.callbacks[own].touched.contains(property) {
                return (layer.owner, "\(layer.pointer)/callbacks/\(own.rawValue)/\(property.name)")
            }
        }
        for layer in graph.layers[kind] {
            guard let member = layer.screen.bar?.member(for: property, seen) else { continue }
            return (layer.owner, "\(layer.pointer)/bar/\(member)")
        }
        return (screen.id, pointer)
    }

    /// Returns the pointer to the code beside the call that wrote `property` last, unless an update of the screen did.
    private func routeWriting(_ property: BarProperty, of kind: Int, in history: History) -> String? {
        for number in history.moves.reversed() {
            let move = graph.moves[number]
            if case .update(let update) = move.action, graph.kind(making: number) == kind,
                graph.kinds[kind].updates[update].touches(property, on: scenario.environment.os)
            {
                return nil
            }
            guard move.writes != nil, let route = move.route else { continue }
            let writes = request.routes[route].writes
            if writes.after.touched.contains(property) { return "/routes/\(route)/writes/after/\(property.name)" }
            if writes.before.touched.contains(property) { return "/routes/\(route)/writes/before/\(property.name)" }
        }
        return nil
    }
}

extension NavigationOperation.Restyling {
    /// Whether the update writes `property`.
    func touches(_ property: BarProperty, on os: SystemVersion) -> Bool {
        switch self {
        case .properties(let properties): properties.touched.contains(property)
        case .style(let style): style.properties(for: os).touched.contains(property)
        }
    }
}

extension ScreenKind {
    /// Whether the screen's code writes `property`, or may do so through a policy's interface.
    fileprivate func writes(_ property: BarProperty, on os: SystemVersion) -> Bool {
        if screen.library != nil || screen.callbacks.touched.contains(property) { return true }
        if screen.bar?.properties(for: os).touched.contains(property) ?? false { return true }
        return updates.contains { $0.touches(property, on: os) }
    }
}

extension Screen {
    /// Returns the callback in which the screen's code writes `property`; a declared style names its own.
    fileprivate func callback(writing property: BarProperty) -> Step.Event.Name? {
        if let own = Callback.allCases.first(where: { callbacks[$0].touched.contains(property) }) {
            return Step.Event.Name(rawValue: own.rawValue)
        }
        return bar == nil ? nil : Step.Event.Name(rawValue: styledIn.rawValue)
    }
}

extension Screen.ID {
    /// The kind of a screen in a path.
    fileprivate var kind: Screen.ID {
        guard let end = rawValue.utf8.firstIndex(of: UInt8(ascii: "#")) else { return self }
        return Screen.ID(rawValue: String(rawValue[..<end]))
    }
}

extension VisibleProperty {
    /// Returns the properties that can give a bar this value, most likely first; `slot` is the appearance slot of the
    /// bar.
    func writtenBy(slot: BarState.AppearanceSlot) -> [BarProperty] {
        let slots: [BarProperty] =
            switch slot {
            case .standard, .legacy: [.standardAppearance]
            case .compact: [.compactAppearance, .standardAppearance]
            case .scrollEdge: [.scrollEdgeAppearance, .standardAppearance]
            case .compactScrollEdge:
                [.compactScrollEdgeAppearance, .scrollEdgeAppearance, .compactAppearance, .standardAppearance]
            }
        switch self {
        case .isHidden: return [.isNavigationBarHidden, .isHidden, .alpha]
        case .background:
            return slots + [
                .backgroundImage, .compactBackgroundImage, .barTintColor, .backgroundColor, .barStyle, .isTranslucent,
                .alpha,
            ]
        case .isTranslucent:
            return [.isTranslucent, .backgroundImage, .barTintColor, .barStyle] + slots
        case .shadow: return slots + [.shadowImage, .backgroundImage]
        case .barStyle: return [.barStyle]
        case .tintColor, .backButton: return [.tintColor] + slots
        case .largeTitle: return [.prefersLargeTitles]
        case .searchBar: return []
        case .title:
            return slots + [.titleTextAttributes, .largeTitleTextAttributes, .prefersLargeTitles, .barStyle]
        case .statusBar: return [.barStyle, .isNavigationBarHidden, .isHidden]
        case .appearance: return slots + [.scrollEdgeAppearance, .prefersLargeTitles]
        case .frame, .view, .safeAreaInsets, .topLayoutGuide, .bottomLayoutGuide, .adjustedContentInset, .contentTop:
            return [
                .isNavigationBarHidden, .isHidden, .isTranslucent, .backgroundImage, .barTintColor,
                .prefersLargeTitles, .barStyle,
            ] + slots
        case .presentation, .edge, .incomingBackground, .isOnStack: return []
        }
    }
}
