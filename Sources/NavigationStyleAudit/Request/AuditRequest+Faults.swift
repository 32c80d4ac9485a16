package import NavigationStyle

extension AuditRequest {
    /// The faults that keep the request from being answered, without those of single policies.
    package var faults: [RequestFault] { faults(unreadable: []) }

    /// Returns the faults of a request that could be read only in part.
    ///
    /// - Parameter unreadable: Pointers to the parts that could not be read.
    /// - Returns: The faults of the rest, in the order in which a request lists its members.
    package func faults(unreadable: Set<String>) -> [RequestFault] {
        var check = GraphCheck(self, unreadable: unreadable)
        check.checkSelections()
        check.checkScreens()
        check.checkBases()
        check.checkVariants()
        check.checkLayers()
        check.checkEntries()
        check.checkRoutes()
        check.checkRest()
        return check.faults
    }
}

/// Collects the faults of a graph.
private struct GraphCheck {
    let request: AuditRequest
    let unreadable: Set<String>
    var faults: [RequestFault] = []
    private var seen: Set<RequestFault> = []
    private let screens: [Screen.ID: Int]
    private let screenNames: [String]

    init(_ request: AuditRequest, unreadable: Set<String>) {
        self.request = request
        self.unreadable = unreadable
        screens = Dictionary(request.screens.enumerated().map { ($1.id, $0) }) { first, _ in first }
        screenNames = request.screens.map(\.id.rawValue)
    }

    private mutating func note(_ reason: RequestFault.Reason, at pointer: String) {
        guard faults.count < RequestFault.mostOfAKind else { return }
        guard !unreadable.contains(where: { JSONPointer.isWithin($0, pointer) || JSONPointer.isWithin(pointer, $0) })
        else { return }
        let fault = RequestFault(reason, at: pointer)
        if seen.insert(fault).inserted { faults.append(fault) }
    }

    private mutating func note(_ found: [RequestFault], _ pointer: (String) -> String?) {
        for fault in found { if let place = pointer(fault.pointer) { note(fault.reason, at: place) } }
    }

    private mutating func checkCount(of elements: [some Any], atMost most: Int, at pointer: String) {
        if elements.count > most { note(.tooMany(limit: most), at: pointer) }
    }

    // MARK: - Members

    mutating func checkSelections() {
        checkCount(of: request.policies, atMost: AuditRequest.mostRuns, at: "/policies")
        for (index, environment) in request.environments.enumerated() {
            var scenario = Scenario(stack: [])
            scenario.environment = environment
            var check = RequestCheck(scenario)
            check.policies = index == 0 ? request.policies : []
            note(check.faults) { pointer in
                if pointer.hasPrefix("/environment/") {
                    return "/environments/\(index)" + pointer.dropFirst("/environment".count)
                }
                return index == 0 ? pointer : nil
            }
        }
    }

    mutating func checkScreens() {
        checkCount(of: request.screens, atMost: AuditRequest.mostScreens, at: "/screens")
        if request.screens.isEmpty { note(.empty, at: "/screens") }
        var told: Set<Screen.ID> = []
        for (index, screen) in request.screens.enumerated() {
            if screen.id.rawValue.utf8.contains(UInt8(ascii: "#")) {
                note(.numberSignInID, at: "/screens/\(index)/id")
            } else if screen.id.isValid, !told.insert(screen.id).inserted {
                note(.duplicateName(screen.id.rawValue), at: "/screens/\(index)/id")
            }
        }
        check(request.screens.map(\.screen), at: { "/screens/\($0)" })
    }

    /// Checks screens as those of a stack; screens outside of `screens` have no ids of their own.
    private mutating func check(_ screens: [Screen], at pointer: (Int) -> String) {
        var scenario = Scenario(stack: [])
        scenario.defaults = request.defaults
        scenario.stack = screens
        var check = RequestCheck(scenario)
        // A fault for one policy alone is reported by its runs.
        check.policies = []
        // Duplicate ids are reported elsewhere, with a message of their own.
        note(check.faults.filter { $0.code != "duplicate-id" }) { place in
            let tokens = JSONPointer.tokens(of: place)
            guard tokens.first == "stack", tokens.count > 1, let index = Int(tokens[1]) else { return place }
            return pointer(index) + place.dropFirst("/stack/\(index)".count)
        }
    }

    mutating func checkBases() {
        checkCount(of: request.bases, atMost: AuditRequest.mostScreens, at: "/bases")
        var known: [Screen.ID: Int] = [:]
        for (index, base) in request.bases.enumerated() where base.id.isValid {
            if known[base.id] != nil { note(.duplicateName(base.id.rawValue), at: "/bases/\(index)/id") }
            known[base.id] = known[base.id] ?? index
        }
        check(request.bases.map(\.screen), at: { "/bases/\($0)" })
        var isSound = Array(repeating: false, count: request.bases.count)
        for start in request.bases.indices {
            var way: Set<Int> = []
            var next: Int? = start
            while let index = next, !isSound[index] {
                guard way.insert(index).inserted else {
                    note(.circularBases(request.bases[start].id.rawValue), at: "/bases/\(start)/base")
                    break
                }
                next = request.bases[index].base.flatMap { known[$0] }
            }
            for index in way { isSound[index] = true }
        }
    }

    mutating func checkVariants() {
        var count = 0
        for (index, screen) in request.screens.enumerated() {
            let pointer = "/screens/\(index)"
            checkScreens(screen.children, at: pointer + "/children")
            count += max(screen.variants.count, 1)
            if screen.variants.count > AuditRequest.mostVariants {
                note(.tooMany(limit: AuditRequest.mostVariants), at: pointer + "/variants")
                continue
            }
            if count > AuditRequest.mostCombinations {
                note(.tooManyCombinations(limit: AuditRequest.mostCombinations), at: pointer + "/variants")
                return
            }
            checkNames(screen.variants.map(\.name), at: { "\(pointer)/variants/\($0)/name" })
            check(named(screen.variants.map(\.screen)), at: { "\(pointer)/variants/\($0)" })
        }
        for (index, route) in request.routes.enumerated() {
            if let screen = route.screen { check(named([screen]), at: { _ in "/routes/\(index)/screen" }) }
        }
    }

    mutating func checkLayers() {
        guard let pointer = LayerCount(of: request).excess(over: AuditRequest.mostLayers) else { return }
        note(.tooManyLayers(limit: AuditRequest.mostLayers), at: pointer)
    }

    /// Returns the screens with ids that cause no faults.
    private func named(_ screens: [Screen]) -> [Screen] {
        screens.enumerated().map { index, screen in
            var screen = screen
            screen.id = Screen.ID(rawValue: "\(index)")
            return screen
        }
    }

    /// Checks how many stacks a list of screens stands for.
    private mutating func checkCombinations(_ stack: [Screen.ID], at pointer: String) {
        var count = 1
        for id in stack {
            count *= max(screens[id].map { request.screens[$0].variants.count } ?? 1, 1)
            if count > AuditRequest.mostCombinations {
                return note(.tooManyCombinations(limit: AuditRequest.mostCombinations), at: pointer)
            }
        }
    }

    mutating func checkEntries() {
        checkCount(of: request.entries, atMost: AuditRequest.mostEntries, at: "/entries")
        checkNames(request.entries.map(\.id), at: { "/entries/\($0)/id" })
        for (index, entry) in request.entries.enumerated() {
            if entry.stack.isEmpty { note(.empty, at: "/entries/\(index)/stack") }
            checkStack(entry.stack, at: "/entries/\(index)/stack")
            note(entry.navigationController.faults(at: "/entries/\(index)/navigationController")) { $0 }
        }
    }

    mutating func checkRoutes() {
        var count = 0
        for (index, route) in request.routes.enumerated() {
            let pointer = "/routes/\(index)"
            if case .screens(let ids) = route.from {
                if ids.isEmpty { note(.empty, at: pointer + "/from") }
                checkScreens(ids, at: pointer + "/from", isList: ids.count != 1)
            }
            checkScreens(route.except, at: pointer + "/except")
            checkDestinations(of: route, at: pointer)
            for (key, flags) in [("needs", route.needs), ("sets", route.sets), ("clears", route.clears)] {
                for (position, flag) in flags.enumerated() where !request.flags.contains(flag) {
                    note(.unknownName(flag, known: request.flags), at: "\(pointer)/\(key)/\(position)")
                }
            }
            for (position, flag) in route.clears.enumerated() where route.sets.contains(flag) {
                note(.contradictory(flag), at: "\(pointer)/clears/\(position)")
            }
            for (key, id) in [("onlyIfOnStack", route.onlyIfOnStack), ("unlessOnStack", route.unlessOnStack)] {
                if let id { checkScreens([id], at: "\(pointer)/\(key)", isList: false) }
            }
            count += origins(of: route) * max(kindCount(of: route), 1)
            if count > AuditRequest.mostRoutes {
                note(.tooManyRoutes(limit: AuditRequest.mostRoutes), at: pointer)
                return
            }
        }
    }

    /// Returns the number of kinds of screens a route leads to, in all their variants.
    private func kindCount(of route: AuditRequest.Route) -> Int {
        route.to.reduce(0) { $0 + max(screens[$1].map { request.screens[$0].variants.count } ?? 1, 1) }
    }

    private func origins(of route: AuditRequest.Route) -> Int {
        switch route.from {
        case .anywhere: request.screens.count
        case .screens(let ids): ids.count
        }
    }

    private mutating func checkDestinations(of route: AuditRequest.Route, at pointer: String) {
        switch route.by {
        case .present:
            if route.to.isEmpty { note(.missingKey("to"), at: pointer) }
            let entries = request.entries.map(\.id)
            for (position, id) in route.to.enumerated() where !entries.contains(id.rawValue) {
                let place = route.to.count == 1 ? pointer + "/to" : "\(pointer)/to/\(position)"
                note(.unknownName(id.rawValue, known: entries), at: place)
            }
        case .set:
            if route.stack.isEmpty, route.to.isEmpty { note(.missingOneOf(["stack", "to"]), at: pointer) }
            if !route.stack.isEmpty, !route.to.isEmpty, route.to != route.stack.suffix(1) {
                note(.conflictingKey(with: "stack"), at: pointer + "/to")
            }
            checkScreens(route.to, at: pointer + "/to", isList: route.to.count != 1)
        case .push, .popTo, .popToOrPush, .replaceTop:
            if route.to.isEmpty { note(.missingKey("to"), at: pointer) }
            checkScreens(route.to, at: pointer + "/to", isList: route.to.count != 1)
        }
        checkStack(route.stack, at: pointer + "/stack")
        let strange = route.strangeMembers
        let known = AuditRequest.Route.table.members.map(\.name)
            .filter { name in !strange.contains { $0.name == name } }
        for member in strange where member.isGiven {
            note(.unknownKey(known: known), at: "\(pointer)/\(member.name)")
        }
    }

    mutating func checkRest() {
        checkScreens(request.pops.to, at: "/pops/to")
        checkCount(of: request.flags, atMost: AuditRequest.mostFlags, at: "/flags")
        checkNames(request.flags, at: { "/flags/\($0)" })
        checkScreens(request.find.screens ?? [], at: "/find/screens")
    }

    // MARK: - Names

    private mutating func checkStack(_ ids: [Screen.ID], at pointer: String) {
        guard ids.count <= AuditRequest.mostScreens else {
            return note(.tooMany(limit: AuditRequest.mostScreens), at: pointer)
        }
        checkScreens(ids, at: pointer)
        checkCombinations(ids, at: pointer)
    }

    private mutating func checkScreens(_ ids: [Screen.ID], at pointer: String, isList: Bool = true) {
        guard !unreadable.contains(where: { $0 == "/screens" || $0.hasPrefix("/screens/") && $0.hasSuffix("/id") })
        else { return }
        for (position, id) in ids.enumerated() where screens[id] == nil {
            let place = isList ? "\(pointer)/\(position)" : pointer
            note(.unknownName(id.rawValue, known: screenNames), at: place)
        }
    }

    private mutating func checkNames(_ names: [String], at pointer: (Int) -> String) {
        var told: Set<String> = []
        for (index, name) in names.enumerated() {
            if let fault = Screen.ID(rawValue: name).fault {
                note(fault, at: pointer(index))
            } else if !told.insert(name).inserted {
                note(.duplicateName(name), at: pointer(index))
            }
        }
    }
}
