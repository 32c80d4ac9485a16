import NavigationStyle

// The kinds of findings.
extension AuditReporter {
    // MARK: - Two looks

    /// Returns a finding for each property that has two values at rest and does not follow from another.
    func historyDependentStyles(of kind: Int) -> [Draft] {
        let compared = looksOfKind[kind].filter { !looks.reached[$0].seen.isBarHiddenBySystem }
        func groups(_ surroundings: (NavigationController) -> NavigationController) -> [[Int]] {
            Dictionary(grouping: compared) { place in
                surroundings(graph.entries[looks.reached[place].history.entry].navigationController)
            }
            .values.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
        }
        let surroundedAlike = groups { $0 }
        let presentedAnyhow = groups { controller in
            var controller = controller
            controller.modalPresentationStyle = nil
            return controller
        }
        var drafts: [Draft] = []
        for (index, property) in VisibleProperty.ofScreen.enumerated() {
            let groups = property.isSameInSheets ? presentedAnyhow : surroundedAlike
            let found = groups.lazy.map { ($0, self.firstPlaces(of: index, among: $0)) }.first { $0.1.count > 1 }
            guard let (places, first) = found else { continue }
            let leader =
                property.canFollow
                ? drafts.firstIndex { draft in
                    draft.finding.property.map { follows(index, from: $0, among: places) } ?? false
                } : nil
            if let leader {
                let values = drafts[leader].looks.map { looks.reached[$0].look.values[index] }
                let difference = AuditFinding.Difference(property: property, values: values)
                drafts[leader].finding.differences.append(difference)
            } else {
                drafts.append(historyDependentStyle(of: kind, property, first.values.sorted()))
            }
        }
        return drafts
    }

    /// For each value of the property at `index`, the first of the looks at `places` that has it.
    private func firstPlaces(of index: Int, among places: [Int]) -> [VisibleValue: Int] {
        var first: [VisibleValue: Int] = [:]
        for place in places {
            if let value = looks.reached[place].look.values[index], first[value] == nil { first[value] = place }
        }
        return first
    }

    /// Whether the property at `index` has the same value wherever `leader` has, among the looks at `places`.
    private func follows(_ index: Int, from leader: VisibleProperty, among places: [Int]) -> Bool {
        guard let leading = VisibleProperty.ofScreen.firstIndex(of: leader) else { return false }
        var known: [VisibleValue?: VisibleValue?] = [:]
        for place in places {
            let values = looks.reached[place].look.values
            if let value = known[values[leading]], value != values[index] { return false }
            known[values[leading]] = values[index]
        }
        return true
    }

    private func historyDependentStyle(of kind: Int, _ property: VisibleProperty, _ places: [Int]) -> Draft {
        guard detail.replays(graph.id(of: kind)) else {
            return self.draft(.historyDependentStyle, of: kind, property, nil)
        }
        let index = VisibleProperty.ofScreen.firstIndex(of: property) ?? 0
        let witnesses = places.map { witness(at: $0) }
        /// Whether some look of the screen has this value and all others that it declares.
        func matches(_ place: Int) -> Bool {
            let value = looks.reached[place].look.values[index]
            return looksOfKind[kind].contains {
                looks.reached[$0].look.values[index] == value && looks.reached[$0].seen.state.matchesDeclared
            }
        }
        let order = places.indices.sorted { witnesses[$0].rank < witnesses[$1].rank }
        let baseline = order.first { matches(places[$0]) } ?? order[0]
        let culprit = order.first { $0 != baseline } ?? baseline
        let id = graph.id(of: kind)
        var draft = draft(
            .historyDependentStyle,
            of: kind,
            property,
            cause(of: property, witnesses[culprit], witnesses[baseline])
        )
        draft.looks = order.map { places[$0] }
        draft.finding.looks = order.map { position in
            witnesses[position].look(
                looks.reached[places[position]].look.values[index],
                isBaseline: position == baseline
            )
        }
        draft.finding.message =
            "\"\(id)\" shows \(draft.finding.looks.count) different values of \(property.rawValue), depending on how it is "
            + "reached: one \(witnesses[baseline].words), another \(witnesses[culprit].words)"
        return draft
    }

    // MARK: - Single looks

    /// Returns the finding that a screen has a hidden bar without ever asking for one.
    func stuckHiddenBar(of kind: Int) -> Draft? {
        let place = graph.places[kind]
        guard !asksForHiddenBar(graph.kinds[kind], request.screens[place]), request.defaults.bar?.hidden != true,
            let hidden = looksOfKind[kind].first(where: { place in
                let seen = looks.reached[place].seen
                return seen.state.bar.isHidden && !seen.isBarHiddenBySystem
            })
        else { return nil }
        let id = graph.id(of: kind)
        guard detail.replays(id) else { return self.draft(.stuckHiddenBar, of: kind, .isHidden, nil) }
        let witness = witness(at: hidden)
        var draft = draft(.stuckHiddenBar, of: kind, .isHidden, cause(of: .isHidden, witness, nil))
        draft.finding.looks = [witness.look(.flag(true), isBaseline: false)]
        draft.finding.message = "The bar of \"\(id)\" is hidden \(witness.words), although the screen never hides it"
        return draft
    }

    /// Returns the finding that a screen above another leaves no way back.
    func noWayBack(from kind: Int) -> Draft? {
        let id = graph.id(of: kind)
        guard detail.replays(id) else {
            return looks.deadEnds[kind].map { _ in self.draft(.noWayBack, of: kind, .backButton, nil) }
        }
        guard let witness = deadEnds[kind] else { return nil }
        let isHidden = witness.bar.isHidden
        var draft = draft(.noWayBack, of: kind, .backButton, isHidden ? cause(of: .isHidden, witness, nil) : nil)
        draft.finding.looks = [witness.look(nil, isBaseline: false)]
        draft.finding.message =
            "There is no way back from \"\(id)\" \(witness.words): it shows no back button, no swipe begins, "
            + "and no route leaves it"
        return draft
    }

    /// Returns the looks that contradict the expected one.
    func unexpectedLooks(of kind: Int) -> [Draft] {
        guard request.screens[graph.places[kind]].expect != nil else { return [] }
        return VisibleProperty.ofScreen.enumerated().compactMap { index, property in
            let wrong = looksOfKind[kind].first { place in
                let seen = looks.reached[place].seen
                return seen.contradictions.contains(property) && !seen.isBarHiddenBySystem
            }
            guard let wrong else { return nil }
            let id = graph.id(of: kind)
            guard detail.replays(id) else { return self.draft(.unexpectedLook, of: kind, property, nil) }
            let witness = witness(at: wrong)
            var draft = draft(.unexpectedLook, of: kind, property, cause(of: property, witness, nil))
            draft.finding.looks = [witness.look(looks.reached[wrong].look.values[index], isBaseline: false)]
            draft.finding.message = "\"\(id)\" does not show the expected \(property.rawValue) \(witness.words)"
            draft.finding.pointer += "/expect"
            return draft
        }
    }

    // MARK: - Unreached

    /// Returns the screens and routes that no history leads to.
    func unreached(_ coverage: AuditCoverage) -> [Draft] {
        var drafts: [Draft] = []
        let never = Set(coverage.never)
        for (kind, place) in graph.places.enumerated() where graph.species[kind] == kind {
            guard never.contains(graph.id(of: kind)) else { continue }
            var draft = draft(.unreachableScreen, of: kind, nil, nil)
            draft.place = place
            draft.finding.message = "\"\(graph.id(of: kind))\" is never reached"
            drafts.append(draft)
        }
        for pointer in coverage.neverTaken {
            drafts.append(
                Draft(
                    finding: AuditFinding(
                        .deadRoute,
                        nil,
                        nil,
                        at: pointer,
                        fingerprint: fingerprint(.deadRoute, nil, nil, nil, in: pointer)
                    ),
                    cause: nil,
                    place: .max
                )
            )
        }
        return drafts
    }

    func draft(_ code: AuditCode, of kind: Int, _ property: VisibleProperty?, _ cause: CauseKey?) -> Draft {
        let id = graph.id(of: kind)
        let place = graph.places[kind]
        return Draft(
            finding: AuditFinding(
                code,
                id,
                property,
                at: "/screens/\(place)",
                fingerprint: fingerprint(code, id, property?.rawValue, cause)
            ),
            cause: cause,
            place: place
        )
    }

    /// Returns the fingerprint of a finding, which does not depend on its values: a hash of its code, screen and
    /// property, the owner and the callback of its cause, and the policy's name.
    func fingerprint(
        _ code: AuditCode,
        _ screen: Screen.ID?,
        _ property: String?,
        _ cause: CauseKey?,
        in pointer: String? = nil
    ) -> String {
        var route: String?
        if let index = pointer.flatMap({ JSONPointer.tokens(of: $0).last }).flatMap({ Int($0) }) {
            route = request.routes[index].words
        }
        let parts = [
            code.rawValue, screen?.rawValue, property, cause?.screen?.rawValue, cause?.callback?.rawValue,
            policyName, route,
        ]
        return String(fingerprintOf: parts)
    }
}

extension String {
    /// Makes the fingerprint of a finding in a baseline from its `parts`: FNV-1a, 64 bits, the same in every process.
    package init(fingerprintOf parts: [String?]) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in parts.map({ $0 ?? "" }).joined(separator: "\u{1F}").utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        }
        let digits = String(hash, radix: 16)
        self = String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}

extension AuditFinding {
    fileprivate init(
        _ code: AuditCode,
        _ screen: Screen.ID?,
        _ property: VisibleProperty?,
        at pointer: String,
        fingerprint: String
    ) {
        self.init(
            fingerprint: fingerprint,
            code: code,
            severity: code.severity,
            screen: screen,
            property: property,
            pointer: pointer,
            message: code == .deadRoute ? "The route is never taken" : "",
            fix: code.fix,
            references: code.references
        )
    }
}

extension VisibleProperty {
    /// Whether the same writes give the property the same value however the navigation controller is presented.
    fileprivate var isSameInSheets: Bool {
        switch self {
        case .isHidden, .isTranslucent, .barStyle, .tintColor, .title: true
        default: false
        }
    }

    /// Whether a difference of this property may be a mere consequence of another one.
    fileprivate var canFollow: Bool {
        switch self {
        case .largeTitle, .searchBar, .frame, .view, .safeAreaInsets, .topLayoutGuide, .bottomLayoutGuide,
            .adjustedContentInset, .contentTop:
            true
        default: false
        }
    }
}

extension AuditRequest.Route {
    /// A text that identifies the route across versions of a graph.
    fileprivate var words: String {
        let origins =
            switch from {
            case .anywhere: "*"
            case .screens(let ids): ids.map(\.rawValue).joined(separator: " ")
            }
        let destinations = (to.isEmpty ? stack : to).map(\.rawValue).joined(separator: " ")
        return [origins, by.rawValue, destinations, name ?? ""].joined(separator: "\u{1E}")
    }
}
