import NavigationStyle

/// The results of one search; a run has several if the graph has unknown parts.
struct Account {
    var policy: PolicyReference
    /// The findings that are told with everything about them.
    var drafts: [AuditReporter.Draft]
    /// The subjects of all findings.
    var subjects: Set<AuditReporter.Subject>
    /// Whether the search was exhaustive and everything was reported.
    var isWhole: Bool
    var areLengthsMinimal: Bool
    var precision: AuditRun.Precision
    var coverage: AuditCoverage
    var statistics: AuditStatistics
}

extension AuditReporter {
    /// The subject of a finding, regardless of its cause.
    struct Subject: Hashable {
        var code: AuditCode
        var screen: Screen.ID?
        var property: String?
        /// The pointer to a route.
        var pointer: String?

        init(code: AuditCode, screen: Screen.ID?, property: String?) {
            self.code = code
            self.screen = screen
            self.property = property
        }

        init(_ finding: AuditFinding) {
            self.init(code: finding.code, screen: finding.screen, property: finding.propertyName)
            pointer = finding.screen == nil && !code.isDiagnostic ? finding.pointer : nil
        }
    }
}

extension [AuditReporter.Draft] {
    /// The drafts with those of one subject merged, such as of a screen in its variants: the most severe, with the
    /// shortest way.
    var oneOfASubject: [AuditReporter.Draft] {
        var places: [AuditReporter.Subject: Int] = [:]
        var result: [AuditReporter.Draft] = []
        for draft in self {
            let subject = AuditReporter.Subject(draft.finding)
            guard let place = places[subject] else {
                places[subject] = result.count
                result.append(draft)
                continue
            }
            if draft.rank < result[place].rank { result[place] = draft }
        }
        return result
    }
}

extension AuditReporter.Draft {
    fileprivate var rank: (severity: Int, length: Int) {
        let culprits = finding.looks.filter { !$0.isBaseline }
        return (finding.severity.rank, culprits.map(\.path.length).min() ?? 0)
    }
}

extension AuditRun.Report {
    /// Orders the results of searches.
    ///
    /// - Parameters:
    ///   - drafts: The findings.
    ///   - account: The other results of the first search.
    ///   - request: The request.
    init(_ drafts: [AuditReporter.Draft], _ account: Account, of request: AuditRequest) {
        let most = request.limits.findings ?? AuditRequest.mostFindings
        var (meant, left): ([IntendedFinding], [AuditReporter.Draft]) = ([], [])
        var met: Set<Int> = []
        for draft in drafts {
            guard let index = request.isIntended.firstIndex(where: { $0.covers(draft.finding) }) else {
                left.append(draft)
                continue
            }
            for (index, intention) in request.isIntended.enumerated() where intention.covers(draft.finding) {
                met.insert(index)
            }
            meant.append(IntendedFinding(draft.finding, because: request.isIntended[index], at: index))
        }
        var (findings, causes) = AuditReporter.ordered(left, of: request)
        let isCut = findings.count > most
        if isCut {
            findings.removeSubrange(most...)
            for index in causes.indices { causes[index].findings.removeAll { $0 >= most } }
            causes.removeAll { $0.findings.isEmpty }
        }
        self.init(
            policy: account.policy,
            isComplete: account.isWhole && !isCut,
            precision: account.precision,
            areLengthsMinimal: account.areLengthsMinimal,
            causes: causes,
            findings: findings,
            intended: meant,
            unmet: request.isIntended.indices.filter { !met.contains($0) }.map { "/isIntended/\($0)" },
            coverage: account.coverage,
            statistics: account.statistics
        )
    }
}

extension IntendedFinding {
    fileprivate init(_ finding: AuditFinding, because intention: AuditRequest.Intention, at place: Int) {
        self.init(
            fingerprint: finding.fingerprint,
            code: finding.code,
            screen: finding.screen,
            property: finding.propertyName,
            because: intention.because,
            pointer: "/isIntended/\(place)"
        )
    }
}

extension AuditReporter {
    /// Returns the findings with the numbers of their causes, and the causes: the most severe first, then those visible
    /// on the most screens, then those that take the fewest moves.
    fileprivate static func ordered(
        _ drafts: [Draft],
        of request: AuditRequest
    ) -> (findings: [AuditFinding], causes: [AuditCause]) {
        var groups: [CauseKey: [Draft]] = [:]
        for draft in drafts { if let cause = draft.cause { groups[cause, default: []].append(draft) } }
        func rank(_ key: CauseKey, _ drafts: [Draft]) -> (severity: Int, screens: Int, length: Int, text: String) {
            (
                drafts.map(\.finding.severity.rank).min() ?? 0,
                -Set(drafts.map(\.finding.screen)).count,
                drafts.flatMap(\.finding.looks).filter { !$0.isBaseline }.map(\.path.length).min() ?? 0,
                [key.screen?.rawValue, key.pointer, key.property?.name, key.callback?.rawValue]
                    .map { $0 ?? "" }.joined(separator: "\u{1F}")
            )
        }
        func ranked(_ groups: [CauseKey: [Draft]]) -> [CauseKey] {
            groups.map { (key: $0, rank: rank($0, $1)) }.sorted { $0.rank < $1.rank }.map(\.key)
        }
        let transparent = drafts.filter { $0.finding.code == .diagnostic(.transparentAtScrollEdge) }
        let edges = Set(transparent.map(\.finding.screen))
        // Causes with the same fix are one cause, named after the first.
        var first: [CauseKey.Mending: CauseKey] = [:]
        var leaders: [CauseKey: CauseKey] = [:]
        for key in ranked(groups) {
            guard let mending = key.mending(groups[key] ?? [], amongEdges: edges, of: request) else { continue }
            let leader = first[mending] ?? key
            first[mending] = leader
            guard leader != key else { continue }
            leaders[key] = leader
            groups[leader, default: []] += groups.removeValue(forKey: key) ?? []
        }
        let keys = ranked(groups)
        var numbers = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
        for (key, leader) in leaders { numbers[key] = numbers[leader] }
        func order(_ index: Int) -> (severity: Int, cause: Int, place: Int, property: Int, index: Int) {
            let draft = drafts[index]
            return (
                draft.finding.severity.rank, draft.cause.flatMap { numbers[$0] } ?? .max, draft.place,
                draft.finding.property.flatMap { VisibleProperty.ofScreen.firstIndex(of: $0) } ?? -1, index
            )
        }
        let findings = drafts.indices.sorted { order($0) < order($1) }.map { index in
            var finding = drafts[index].finding
            finding.cause = drafts[index].cause.flatMap { numbers[$0] }
            return finding
        }
        let causes = keys.enumerated().map { number, key in
            let places = findings.indices.filter { findings[$0].cause == number }
            return AuditCause(
                screen: key.screen,
                property: key.property,
                callback: key.callback,
                pointer: key.pointer,
                screens: places.compactMap { findings[$0].screen }.uniqued(),
                findings: places,
                certainty: places.contains { findings[$0].certainty == .certain } ? .certain : .possible
            )
        }
        return (findings, causes)
    }
}

extension AuditReporter.CauseKey {
    /// The place at which a person mends a cause.
    fileprivate enum Mending: Hashable {
        /// A line of the app's code, which writes the property wherever it runs.
        case line(uri: String, Int, BarProperty)
        /// A property that no code sets, and that code sets once for all bars.
        case missing(BarProperty)
        /// A style that several screens write alike, and that a navigation controller sets once for them.
        case style(BarProperty, BarValue)
    }

    /// Finds the place at which the cause of `drafts` is mended.
    ///
    /// - Parameters:
    ///   - drafts: The findings that it causes.
    ///   - edges: The screens whose bars are transparent at the scroll edge.
    ///   - request: The graph.
    /// - Returns: The place; nil where the graph does not say where the code is.
    fileprivate func mending(
        _ drafts: [AuditReporter.Draft],
        amongEdges edges: Set<Screen.ID?>,
        of request: AuditRequest
    ) -> Mending? {
        guard let pointer, let property, let source = request.sources.place(of: pointer)?.source else { return nil }
        // What is not drawn at the scroll edge of a bar lacks the same as its background.
        let isAtEdge = drafts.contains { draft in
            draft.finding.code == .diagnostic(.transparentAtScrollEdge)
                || draft.finding.code == .diagnostic(.ineffectiveProperty) && edges.contains(draft.finding.screen)
        }
        if isAtEdge { return .missing(.scrollEdgeAppearance) }
        // Buttons in UIKit's own tint lack one that goes with the app's backgrounds.
        let lacksTint = drafts.contains { draft in
            draft.finding.code == .diagnostic(.lowContrast) && draft.finding.propertyName == BarProperty.tintColor.name
        }
        if lacksTint, property != .tintColor { return .missing(.tintColor) }
        if let style = style(of: property, at: pointer, in: request) { return .style(property, style) }
        return source.line.map { .line(uri: source.uri, $0, property) }
    }

    /// Returns the style that a callback of a screen writes; nil where it is none, or nobody knows it.
    private func style(of property: BarProperty, at pointer: String, in request: AuditRequest) -> BarValue? {
        let tokens = JSONPointer.tokens(of: pointer)
        guard tokens.count == 5, tokens[0] == "screens", tokens[2] == "callbacks", let place = Int(tokens[1]),
            request.screens.indices.contains(place), let callback = Callback(rawValue: tokens[3]),
            !request.unknowns.contains(where: { JSONPointer.isWithin(pointer, $0.pointer) }),
            let value = request.screens[place].screen.callbacks[callback][property]
        else { return nil }
        switch value {
        case .color, .image, .textAttributes, .appearance: return value
        default: return nil
        }
    }
}
