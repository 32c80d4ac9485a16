internal import NavigationStyle
internal import NavigationStyleAudit

/// The drawable parts of a report's graph, before they are cut to the available space.
struct DrawingPlan {
    typealias NodeKind = GraphDrawing.Node.Kind

    /// An arrow between two boxes; routes with the same ends and words share an arrow.
    struct Link: Hashable {
        let from, to: NodeKind
        /// Whether it stands for another call than a push.
        let isBroken: Bool
        /// The words at the arrow.
        let words: String
    }

    /// An arrow with the moves of the chosen path that follow it, by their numbers from 1.
    struct DrawnLink {
        let link: Link
        /// Whether the chosen path follows it, which includes the start.
        var isOnPath = false
        var moves: [Int] = []

        var label: String {
            let numbers = moves.map { "\($0)" }.joined(separator: ", ")
            return [numbers, link.words].filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    /// Arrows, each once.
    struct Links {
        private(set) var all: [DrawnLink] = []
        private var places: [Link: Int] = [:]

        mutating func add(_ link: Link) {
            guard places[link] == nil else { return }
            places[link] = all.count
            all.append(DrawnLink(link: link))
        }

        /// Records that the path follows an arrow, which is added if missing.
        ///
        /// - Parameters:
        ///   - link: The arrow.
        ///   - number: The number of the move; nil if the arrow leads to a screen that an entry has at the start.
        mutating func mark(_ link: Link, asMove number: Int?) {
            add(link)
            guard let place = places[link] else { return }
            all[place].isOnPath = true
            if let number { all[place].moves.append(number) }
        }
    }

    let request: AuditRequest
    /// The boxes of entries and screens, in the order of the request.
    let nodes: [NodeKind]
    /// The arrows of entries and routes.
    private(set) var links = Links()
    /// The number of looks of each screen: of the property that has the most, in any run.
    let looks: [NodeKind: Int]
    private let graph: Graph
    private let entries: [String: Int]
    /// The arrows of each route, by the screen they begin at; nil stands for every screen.
    private var linksOfRoute: [[Screen.ID?: [Link]]] = []

    init(_ report: AuditReport) {
        request = report.graph.request
        graph = Graph(request)
        entries = Dictionary(request.entries.enumerated().map { ($1.id, $0) }) { first, _ in first }
        nodes = request.entries.map { .entry($0.id) } + request.screens.map { .screen($0.id) }
        looks = Self.looks(in: report)
        for entry in request.entries { for link in Self.links(of: entry) { links.add(link) } }
        for route in request.routes {
            var own: [Screen.ID?: [Link]] = [:]
            for origin in route.drawnOrigins {
                own[origin] = route.destinations.map { to in
                    let words = route.words
                    let from: NodeKind = origin.map { .screen($0) } ?? .anywhere
                    return Link(from: from, to: to, isBroken: route.by != .push, words: words)
                }
                for link in own[origin] ?? [] { links.add(link) }
            }
            linksOfRoute.append(own)
        }
    }

    /// Returns the arrows from an entry to the screens that it has at the start.
    private static func links(of entry: AuditRequest.Entry) -> [Link] {
        entry.stack.enumerated().map { place, id in
            let below: NodeKind = place == 0 ? .entry(entry.id) : .screen(entry.stack[place - 1])
            return Link(from: below, to: .screen(id), isBroken: false, words: "")
        }
    }

    /// Returns the arrows to the screens that a path's entry has at the start.
    func links(beginning path: AuditPath) -> [Link] {
        entries[path.entry].map { Self.links(of: request.entries[$0]) } ?? []
    }

    private static func looks(in report: AuditReport) -> [NodeKind: Int] {
        var looks: [NodeKind: Int] = [:]
        let made = report.answer.runs.filter { $0.faults.isEmpty }
        for screen in report.graph.request.screens {
            let isNeverReached =
                !made.isEmpty
                && made.allSatisfy { $0.report?.coverage.never.contains(screen.id) ?? false }
            looks[.screen(screen.id)] = isNeverReached ? 0 : 1
        }
        for finding in made.flatMap(\.findings) {
            guard let screen = finding.screen else { continue }
            let node = NodeKind.screen(screen)
            looks[node] = max(looks[node] ?? 1, finding.looks.count)
        }
        return looks
    }

    /// Returns the arrows that a path follows, each with the number of a move; a move that does not change the screen
    /// on top has none.
    func links(along path: AuditPath) -> [Link] {
        guard let entry = entries[path.entry] else { return [] }
        return zip(path.names, graph.walk(path.names, from: entry)).map { name, step in
            if let route = step.route {
                let own = linksOfRoute[route][step.from] ?? linksOfRoute[route][nil] ?? []
                if let link = own.first(where: { $0.to == .screen(step.to) }) ?? own.first { return link }
            }
            let word = String(name.prefix { $0 != " " })
            return Link(from: .screen(step.from), to: .screen(step.to), isBroken: true, words: word)
        }
    }

    /// Returns the boxes that arrows need in addition to entries and screens.
    func otherNodes(of links: Links) -> [NodeKind] {
        links.all.contains { $0.link.from == .anywhere } ? [.anywhere] : []
    }

    /// Returns the boxes and arrows to draw if not all of them fit: those of findings, most severe first.
    ///
    /// - Parameters:
    ///   - nodes: All boxes.
    ///   - links: All arrows.
    ///   - first: The arrows to prefer over all others.
    ///   - report: The report.
    ///   - most: The most boxes and arrows.
    /// - Returns: The boxes and arrows to draw, and whether they are all.
    func kept(
        _ nodes: [NodeKind],
        _ links: [DrawnLink],
        first: [Link],
        among report: AuditReport,
        most: Int
    ) -> (kept: Kept, isWhole: Bool) {
        // One element is reserved for the note that something is left out.
        var kept = Kept(most: most - 1)
        if nodes.count + links.count <= most {
            kept.nodes = Set(nodes)
            kept.links = Set(links.map(\.link))
            return (kept, true)
        }
        for link in first { kept.add(link) }
        let known = Set(links.map(\.link))
        for issue in report.issues {
            if let screen = issue.cause?.screen { kept.add(.screen(screen)) }
            for finding in issue.findings {
                if let screen = finding.screen { kept.add(.screen(screen)) }
                for look in finding.looks {
                    for link in self.links(beginning: look.path) { kept.add(link) }
                    for link in self.links(along: look.path) where known.contains(link) { kept.add(link) }
                }
            }
        }
        return (kept, false)
    }

    /// The boxes and arrows to draw.
    struct Kept {
        let most: Int
        var nodes: Set<NodeKind> = []
        var links: Set<Link> = []

        init(most: Int) { self.most = most }

        mutating func add(_ node: NodeKind) {
            if nodes.count + links.count < most { nodes.insert(node) }
        }

        mutating func add(_ link: Link) {
            let new = Set([link.from, link.to]).subtracting(nodes)
            guard !links.contains(link), nodes.count + links.count + new.count < most else { return }
            nodes.formUnion(new)
            links.insert(link)
        }
    }
}

extension AuditRequest.Route {
    /// The screens at which its arrows begin; nil stands for every screen.
    fileprivate var drawnOrigins: [Screen.ID?] {
        switch from {
        case .anywhere: [nil]
        case .screens(let ids): ids.filter { !except.contains($0) }
        }
    }

    /// The boxes that its arrows lead to.
    fileprivate var destinations: [GraphDrawing.Node.Kind] {
        switch by {
        case .present: to.map { .entry($0.rawValue) }
        case .set: (stack.last.map { [$0] } ?? to).map { .screen($0) }
        case .push, .popTo, .popToOrPush, .replaceTop: to.map { .screen($0) }
        }
    }

    /// The words at its arrows: the call unless it is a push, and the flags that it needs.
    fileprivate var words: String {
        let flags = needs.isEmpty ? "" : "if " + needs.joined(separator: ", ")
        return [by == .push ? "" : by.rawValue, flags].filter { !$0.isEmpty }.joined(separator: " ").onOneLine
    }
}
