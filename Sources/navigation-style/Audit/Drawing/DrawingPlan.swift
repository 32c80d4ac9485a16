internal import NavigationStyle
internal import NavigationStyleAudit

/// What of a report's graph can be drawn, before it is known what there is room for.
struct DrawingPlan {
    typealias NodeKind = GraphDrawing.Node.Kind

    /// Between which boxes an arrow leads, and how; routes that agree in it are one arrow.
    struct Link: Hashable {
        let from, to: NodeKind
        /// Whether it is no push.
        let isBroken: Bool
        /// What stands at it.
        let words: String
    }

    /// An arrow, and the moves of the chosen path that go along it, by their numbers from 1.
    struct DrawnLink {
        let link: Link
        /// Whether the chosen path goes along it, if only at the start.
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

        /// Notes that the path goes along an arrow, which is added where there is none.
        ///
        /// - Parameters:
        ///   - link: The arrow.
        ///   - number: Which of the moves it is; nil where the arrow leads to what an entry has at the start.
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
    /// How many looks each screen has: what is found of the property that has most, in any run.
    let looks: [NodeKind: Int]
    private let graph: Graph
    private let entries: [String: Int]
    /// The arrows of each route, by where they begin; nil is everywhere.
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

    /// The arrows from an entry to the screens that it has at the start.
    private static func links(of entry: AuditRequest.Entry) -> [Link] {
        entry.stack.enumerated().map { place, id in
            let below: NodeKind = place == 0 ? .entry(entry.id) : .screen(entry.stack[place - 1])
            return Link(from: below, to: .screen(id), isBroken: false, words: "")
        }
    }

    /// The arrows to the screens that a path's entry has at the start.
    func links(beginning path: AuditAnswer.Path) -> [Link] {
        entries[path.entry].map { Self.links(of: request.entries[$0]) } ?? []
    }

    private static func looks(in report: AuditReport) -> [NodeKind: Int] {
        var looks: [NodeKind: Int] = [:]
        let made = report.answer.runs.filter { $0.faults.isEmpty }
        for screen in report.graph.request.screens {
            let isNeverReached =
                !made.isEmpty
                && made.allSatisfy { ($0.coverage["screens"]?["never"]?.strings ?? []).contains(screen.id.rawValue) }
            looks[.screen(screen.id)] = isNeverReached ? 0 : 1
        }
        for finding in made.flatMap(\.findings) {
            guard let screen = finding.screen else { continue }
            let node = NodeKind.screen(Screen.ID(rawValue: screen))
            looks[node] = max(looks[node] ?? 1, finding.looks.count)
        }
        return looks
    }

    /// The arrows along which a path goes, a number of its moves each; moves after which the same screen is on top have
    /// none.
    func links(along path: AuditAnswer.Path) -> [Link] {
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

    /// The boxes that arrows need besides entries and screens.
    func otherNodes(of links: Links) -> [NodeKind] {
        links.all.contains { $0.link.from == .anywhere } ? [.anywhere] : []
    }

    /// What is drawn where there is not room for all: what findings touch, the gravest first.
    ///
    /// - Parameters:
    ///   - nodes: All boxes.
    ///   - links: All arrows.
    ///   - first: Arrows that go before all others.
    ///   - report: What was found.
    ///   - most: How many boxes and arrows there may be.
    /// - Returns: What is drawn, and whether that is all.
    func kept(
        _ nodes: [NodeKind],
        _ links: [DrawnLink],
        first: [Link],
        among report: AuditReport,
        most: Int
    ) -> (kept: Kept, isWhole: Bool) {
        // One is what says that something is left out.
        var kept = Kept(most: most - 1)
        if nodes.count + links.count <= most {
            kept.nodes = Set(nodes)
            kept.links = Set(links.map(\.link))
            return (kept, true)
        }
        for link in first { kept.add(link) }
        let known = Set(links.map(\.link))
        for issue in report.issues {
            if let screen = issue.cause?.screen { kept.add(.screen(Screen.ID(rawValue: screen))) }
            for finding in issue.findings {
                if let screen = finding.screen { kept.add(.screen(Screen.ID(rawValue: screen))) }
                for look in finding.looks {
                    for link in self.links(beginning: look.path) { kept.add(link) }
                    for link in self.links(along: look.path) where known.contains(link) { kept.add(link) }
                }
            }
        }
        return (kept, false)
    }

    /// What is drawn.
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
    /// Where its arrows begin; nil is everywhere.
    fileprivate var drawnOrigins: [Screen.ID?] {
        switch from {
        case .anywhere: [nil]
        case .screens(let ids): ids.filter { !except.contains($0) }
        }
    }

    /// Where its arrows lead to.
    fileprivate var destinations: [GraphDrawing.Node.Kind] {
        switch by {
        case .present: to.map { .entry($0.rawValue) }
        case .set: (stack.last.map { [$0] } ?? to).map { .screen($0) }
        case .push, .popTo, .popToOrPush, .replaceTop: to.map { .screen($0) }
        }
    }

    /// What stands at its arrows: how it leads on where it is no push, and what it needs.
    fileprivate var words: String {
        let flags = needs.isEmpty ? "" : "if " + needs.joined(separator: ", ")
        return [by == .push ? "" : by.rawValue, flags].filter { !$0.isEmpty }.joined(separator: " ").onOneLine
    }
}
