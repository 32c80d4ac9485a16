import NavigationStyle

/// The results of searching the worlds that a graph may describe.
struct WorldAccounts {
    /// The results with all ways, variants and possible routes, one for each world.
    private(set) var full: [Account] = []
    /// The results with only what is certain; empty if they would be the same.
    private(set) var certain: [Account] = []
    /// The results in worlds made only for the rules that must know a value.
    private(set) var silencing: [Account] = []
    /// Whether there is a world for each combination of unknown values.
    var areAll = true

    mutating func add(_ account: Account, isCertain: Bool, isForSilence: Bool) {
        if isForSilence {
            silencing.append(account)
        } else if isCertain {
            certain.append(account)
        } else {
            full.append(account)
        }
    }

    /// The results of all worlds.
    var all: [Account] { full + certain + silencing }

    typealias Subject = AuditReporter.Subject

    /// The subjects of the findings of all worlds so far.
    var told: Set<Subject> { full.reduce(into: []) { $0.formUnion($1.subjects) } }

    /// Whether some finding may still be certain.
    var mayBeCertain: Bool { certain.isEmpty || !common(to: certain).isEmpty }

    /// The codes of rules that may have to know a value, of which some finding is in all worlds so far.
    var judgingCodes: [AuditCode] {
        let judging = common(to: full + silencing).lazy.map(\.code).filter { $0.isDiagnostic && !$0.comparesValues }
        return Set(judging).sorted { $0.rawValue < $1.rawValue }
    }

    private func common(to accounts: [Account]) -> Set<Subject> {
        guard let first = accounts.first else { return [] }
        return accounts.dropFirst().reduce(first.subjects) { $0.intersection($1.subjects) }
    }

    /// Returns the findings, each with its certainty; a certain finding has the shortest way that uses nothing
    /// uncertain.
    func drafts(_ worlds: Worlds) -> [AuditReporter.Draft] {
        let sure = certain.isEmpty ? full : certain
        guard full.count > 1 || !certain.isEmpty || !silencing.isEmpty else { return full.first?.drafts ?? [] }
        func table(_ account: Account) -> [Subject: AuditReporter.Draft] {
            Dictionary(account.drafts.map { (Subject($0.finding), $0) }) { first, _ in first }
        }
        let (inFull, inSure, inSilence) = (full.map(\.subjects), sure.map(\.subjects), silencing.map(\.subjects))
        let surest = table(sure[0])
        let silent = silencing.map(table)
        var told: Set<Subject> = []
        var result: [AuditReporter.Draft] = []
        for account in full {
            for var draft in account.drafts where told.insert(Subject(draft.finding)).inserted {
                let subject = Subject(draft.finding)
                let isEverywhere = inFull.allSatisfy { $0.contains(subject) }
                let isJudged = subject.code.isDiagnostic && !subject.code.comparesValues
                if !subject.code.comparesValues, !isEverywhere { continue }
                if isJudged {
                    // Of two colors the worlds for silence have each combination, of three not: the finding must be in
                    // one of them without an unknown color.
                    guard inSilence.allSatisfy({ $0.contains(subject) }),
                        let known = ([draft] + silent.compactMap { $0[subject] }).first(where: {
                            !worlds.judgesUnknown($0.finding)
                        })
                    else { continue }
                    draft = known
                }
                let isNegative = subject.code == .unreachableScreen || subject.code == .deadRoute
                var isCertain = isNegative ? isEverywhere : inSure.allSatisfy { $0.contains(subject) }
                if isCertain, !isNegative, !certain.isEmpty, let own = surest[subject] {
                    if worlds.judgesUnknown(own.finding) { isCertain = false } else { draft = own }
                }
                if isCertain, !areAll, worlds.shows(draft.finding) { isCertain = false }
                draft.finding.certainty = isCertain ? .certain : .possible
                result.append(draft)
            }
        }
        return result
    }
}

extension AuditCode {
    /// Whether it depends on whether values are equal, and not on the values themselves.
    fileprivate var comparesValues: Bool {
        switch self {
        case .historyDependentStyle, .stuckHiddenBar, .noWayBack, .unexpectedLook: true
        case .unreachableScreen, .deadRoute: false
        case .diagnostic(let code): [.styleLeak, .declaredStyleNotShown].contains(code)
        }
    }
}
