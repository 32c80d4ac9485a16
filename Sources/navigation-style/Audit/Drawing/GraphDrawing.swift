internal import NavigationStyle
internal import NavigationStyleAudit

/// A drawing of a graph as boxes and arrows, independent of its language.
struct GraphDrawing {
    /// The language of the drawing.
    enum Language {
        case dot, mermaid, svg

        /// The greatest number of boxes and arrows that a person can still read, or the program accepts.
        var mostElements: Int {
            switch self {
            case .dot: 2_000
            case .mermaid: 200
            case .svg: 600
            }
        }
    }

    /// A box.
    struct Node: Hashable {
        enum Kind: Hashable {
            /// A navigation controller.
            case entry(String)
            /// A kind of screen.
            case screen(Screen.ID)
            /// Any screen, the beginning of routes from everywhere.
            case anywhere
        }

        let kind: Kind
        /// The number of looks of a screen; 0 if no history leads to it.
        var looks = 1

        /// The text of the box, on one line.
        var label: String {
            switch kind {
            case .entry(let id): id.onOneLine
            case .screen(let id): id.rawValue.onOneLine
            case .anywhere: "any screen"
            }
        }
    }

    /// An arrow.
    struct Edge: Hashable {
        /// The boxes, as indices.
        let from, to: Int
        /// The text at the arrow: the call of the route unless it is a push, and the numbers of the path's moves.
        var label: String
        /// Whether the chosen path follows it.
        var isOnPath = false
        /// Whether the line is broken, because the route is not a push.
        var isBroken: Bool
    }

    private(set) var nodes: [Node] = []
    private(set) var edges: [Edge] = []
    /// The parts of the app that the graph covers and its gaps, on one line.
    let description: String
    /// The title of the drawing, on one line.
    private(set) var caption: String
    /// The parts left out, on one line; nil if everything is drawn.
    private(set) var omission: String?

    /// Draws the graph of a report.
    ///
    /// - Parameters:
    ///   - report: The report.
    ///   - fingerprint: The finding whose path is shown; nil takes the first new one.
    ///   - language: The language of the drawing.
    init(of report: AuditReport, showing fingerprint: String?, in language: Language) {
        let plan = DrawingPlan(report)
        let all = report.answer.runs.flatMap(\.findings)
        let chosen =
            fingerprint.flatMap { wanted in all.first { $0.fingerprint == wanted } }
            ?? report.issues.first?.leading ?? all.first
        var links = plan.links
        var pathLinks: [DrawingPlan.Link] = []
        description = report.descriptionWords
        caption = "nothing found"
        if let chosen {
            caption = "\(chosen.code.rawValue): \(chosen.subject)"
            if let path = chosen.culprit?.path {
                caption += ": \(path.words)"
                let start = plan.links(beginning: path)
                let moves = plan.links(along: path)
                for link in start { links.mark(link, asMove: nil) }
                for (number, link) in moves.enumerated() { links.mark(link, asMove: number + 1) }
                pathLinks = start + moves
            }
        }
        let order = plan.nodes + plan.otherNodes(of: links)
        let (kept, isWhole) = plan.kept(
            order,
            links.all,
            first: pathLinks,
            among: report,
            most: language.mostElements
        )
        let nodes = order.filter { kept.nodes.contains($0) }
        let places = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
        self.nodes = nodes.map { Node(kind: $0, looks: plan.looks[$0] ?? 1) }
        edges = links.all.filter { kept.links.contains($0.link) }.compactMap { drawn in
            guard let from = places[drawn.link.from], let to = places[drawn.link.to] else { return nil }
            return Edge(
                from: from,
                to: to,
                label: drawn.label,
                isOnPath: drawn.isOnPath,
                isBroken: drawn.link.isBroken
            )
        }
        guard !isWhole else { return }
        let screens = order.count - nodes.count
        let routes = links.all.count - edges.count
        omission = "\(screens) boxes and \(routes) arrows that no finding touches are left out"
    }
}

extension GraphDrawing.Node {
    /// The color of a box, as `#RRGGBB`: the more looks, the warmer.
    var fill: String {
        switch kind {
        case .entry: "#DDE6F3"
        case .anywhere: "#EEEEEE"
        case .screen: Self.fill(looks: looks)
        }
    }

    /// Returns the color of a screen with a number of looks.
    static func fill(looks: Int) -> String {
        switch looks {
        case ...0: "#E0E0E0"
        case 1: "#FFFFFF"
        case 2: "#FFF0B3"
        case 3: "#FFC078"
        default: "#FF8A80"
        }
    }

    /// The meaning of the colors.
    static let legend: [(looks: Int, words: String)] = [
        (1, "1 look"), (2, "2 looks"), (3, "3 looks"), (4, "4 or more"), (0, "never reached"),
    ]
}
