import NavigationStyle

/// Proposes fixes for the causes of one run.
struct FixCandidates {
    let request: AuditRequest
    /// The request in its wire form.
    let tree: Value
    let run: AuditRun
    let report: AuditRun.Report
    /// The values that the app's code may write to a bar.
    private let writes: [BarProperties]

    /// - Returns: nil for a run that cannot be made.
    init?(_ request: AuditRequest, _ tree: Value, _ run: AuditRun) {
        guard let report = run.report else { return nil }
        self.request = request
        self.tree = tree
        self.run = run
        self.report = report
        let screens = ScreenLowering(request).kinds.map(\.screen)
        writes = request.barWrites(of: screens, on: run.environment.os)
    }

    /// The proposals for every cause, in the order of the causes and, within one, of ``AuditEdit/Remedy``.
    var proposals: [AuditEdit] { report.causes.flatMap(proposals) }

    private func proposals(against cause: AuditCause) -> [AuditEdit] {
        guard let property = cause.property else { return [] }
        let targets = fingerprints(of: cause)
        func proposal(_ remedy: AuditEdit.Remedy, _ edits: [Edit]?) -> AuditEdit? {
            edits.flatMap { $0.isEmpty ? nil : AuditEdit(remedy, edits: $0, against: targets) }
        }
        // The writer intends the value on its own screen.
        let affected = cause.screens.filter { $0 != cause.screen }
        func declarations(_ remedy: AuditEdit.Remedy, on screens: [Screen.ID]) -> [AuditEdit?] {
            OwnDeclaration.Way.allCases.map {
                proposal(remedy, edits(declaring: property, by: $0, on: screens, of: cause))
            }
        }
        var proposals = declarations(.everyScreen, on: affected)
        if affected.count > 1 { proposals += affected.flatMap { declarations(.oneScreen, on: [$0]) } }
        proposals.append(proposal(.navigationItem, itemEdits(for: cause, property)))
        proposals.append(proposal(.viewWillDisappear, restoringEdits(for: cause, property)))
        return proposals.compactMap(\.self)
    }

    /// Returns the policies that might be used instead: those that need no change of the screens' code.
    static func policies(for request: AuditRequest) -> [PolicySelection] {
        guard request.policies.count == 1, request.screens.allSatisfy({ $0.screen.library == nil }) else { return [] }
        return PolicySelection.keepingCode.filter { $0.name != request.policies[0].name }
    }

    private func fingerprints(of cause: AuditCause) -> [String] {
        cause.findings.map { report.findings[$0].fingerprint }
    }

    // MARK: - The affected screens

    /// Returns the edits by which each of `screens` declares its own value of `property`; nil if they contradict each
    /// other.
    private func edits(
        declaring property: BarProperty,
        by way: OwnDeclaration.Way,
        on screens: [Screen.ID],
        of cause: AuditCause
    ) -> [Edit]? {
        var patch = Patch(of: tree)
        for screen in screens where !declare(property, by: way, on: screen, of: cause, in: &patch) { return nil }
        return patch.edits
    }

    /// Makes the screens at `places` declare the properties that the causes of `findings` change on them.
    ///
    /// - Returns: False if one change contradicts another.
    func declare(_ findings: Set<String>, onScreensAt places: Set<Int>, in patch: inout Patch) -> Bool {
        for cause in report.causes {
            guard let property = cause.property else { continue }
            var screens: [Screen.ID] = []
            for finding in cause.findings.map({ report.findings[$0] }) where findings.contains(finding.fingerprint) {
                guard let screen = finding.screen, screen != cause.screen, let place = place(of: screen),
                    places.contains(place), !screens.contains(screen)
                else { continue }
                screens.append(screen)
            }
            for screen in screens where !declare(property, by: .property, on: screen, of: cause, in: &patch) {
                return false
            }
        }
        return true
    }

    private func declare(
        _ property: BarProperty,
        by way: OwnDeclaration.Way,
        on screen: Screen.ID,
        of cause: AuditCause,
        in patch: inout Patch
    ) -> Bool {
        guard let place = place(of: screen) else { return false }
        let look = look(of: screen, meant: property, in: cause)
        // A hidden bar that no code asked for is not intended, nor is a value that another screen has left.
        let isUnmeant =
            !(look?.isBaseline ?? false)
            && (property == .isNavigationBarHidden || isLeaked(property, on: screen, in: cause))
        let bar = isUnmeant ? untouched : look.flatMap(shown)
        let declaration = OwnDeclaration(
            of: property,
            by: way,
            shown: bar,
            under: run.selection,
            in: run.environment,
            written: asWritten
        )
        return declaration.assignments.allSatisfy { patch.put($0.value, at: ["screens", "\(place)"] + $0.path) }
    }

    /// Whether a finding of `cause` says that `screen` shows the value of `property` of another screen.
    private func isLeaked(_ property: BarProperty, on screen: Screen.ID, in cause: AuditCause) -> Bool {
        cause.findings.map { report.findings[$0] }.contains {
            $0.code == .diagnostic(.styleLeak) && $0.screen == screen && $0.writtenProperty == property.name
        }
    }

    /// The properties of a bar that no screen has changed, which is visible.
    private var untouched: BarProperties {
        var bar = request.defaults.appearanceProxy.followed(by: request.defaults.navigationBar)
        bar[.isNavigationBarHidden] = nil
        return bar
    }

    /// Returns the look that the screen should have: the usual one of those that differ in the property, or else the
    /// one that is visible.
    private func look(of screen: Screen.ID, meant property: BarProperty, in cause: AuditCause) -> AuditLook? {
        let own = cause.findings.map { report.findings[$0] }.filter { $0.screen == screen }
        let usual = (own + report.findings.filter { $0.screen == screen }).lazy.filter { finding in
            guard let seen = finding.property else { return false }
            return finding.looks.compactMap(\.bar).contains {
                seen.writtenBy(slot: $0.appearance).contains(property)
            }
        }
        return usual.compactMap { $0.looks.first(where: \.isBaseline) }.first
            ?? own.lazy.compactMap(\.looks.first).first
    }

    private func place(of screen: Screen.ID) -> Int? { request.screens.firstIndex { $0.id == screen } }

    /// Returns the properties of the bar after the path of a look.
    private func shown(at look: AuditLook) -> BarProperties? {
        guard let replay = look.path.replay else { return nil }
        var state: ControllerState?
        if replay.operations.isEmpty {
            var scenario = replay.scenario
            scenario.include = .controller
            state = try? ResolveRequest(scenario).response().controller
        } else {
            state = try? replay.response().controller
        }
        guard let state else { return nil }
        var bar = state.bar
        bar[.isNavigationBarHidden] = .hiddenAsTransition(state.isNavigationBarHidden)
        return bar
    }

    /// Returns `value` in the form of the request, where a color may have a light and a dark form.
    private func asWritten(_ value: BarValue, of property: BarProperty) -> BarValue {
        let style = run.environment.interfaceStyle
        return writes.lazy.filter { $0.resolved(for: style)[property] == value }.compactMap { $0[property] }.first
            ?? value
    }

    // MARK: - The writer

    /// Returns the edits by which the writer declares its appearance on its own item, or the proxy's in both slots.
    private func itemEdits(for cause: AuditCause, _ property: BarProperty) -> [Edit]? {
        guard run.environment.os >= .appearanceObjects else { return nil }
        let slots: [BarProperty] = [.standardAppearance, .scrollEdgeAppearance]
        var patch = Patch(of: tree)
        guard let writer = cause.screen else {
            guard cause.pointer?.hasPrefix("/defaults/appearanceProxy/") ?? false,
                let appearance = Appearance(meantBy: request.defaults.appearanceProxy)
            else { return nil }
            let isPut = slots.allSatisfy { patch.put(appearance.tree, at: ["defaults", "appearanceProxy", $0.name]) }
            return isPut ? patch.edits : nil
        }
        guard let place = place(of: writer), property.isOfAppearance else { return nil }
        let screen = request.screens[place].screen
        let appearance =
            run.selection.isDeclaredInBar(.standardAppearance)
            ? nil : moveStyle(of: screen, at: place, in: &patch) ?? moveWrites(of: screen, at: place, in: &patch)
        guard let appearance,
            slots.allSatisfy({ patch.put(appearance.tree, at: ["screens", "\(place)", "navigationItem", $0.name]) })
        else { return nil }
        return patch.edits
    }

    /// Removes the appearance from a screen's declared style, leaving the properties that systems without item
    /// appearances need.
    private func moveStyle(of screen: Screen, at place: Int, in patch: inout Patch) -> Appearance? {
        guard var style = screen.bar,
            case .appearance(let appearance)? = style.properties(for: run.environment.os)[.standardAppearance]
        else { return nil }
        (style.hidden, style.tint, style.largeTitle, style.statusBar) = (nil, nil, nil, nil)
        let path = ["screens", "\(place)"]
        for member in style.members(writing: .standardAppearance) {
            guard patch.remove(at: path + ["bar", member]) else { return nil }
        }
        let needsLegacy = request.policies.contains { policy in
            (PolicyPage.named(policy.name)?.minimumSystem(of: policy.edition) ?? SystemVersion(7)) < .appearanceObjects
        }
        if needsLegacy {
            let legacy = style.properties(for: SystemVersion(12))
            for property in legacy.touched {
                guard let value = legacy[property],
                    patch.put(value.tree, at: path + ["callbacks", screen.styledIn.rawValue, property.name])
                else { return nil }
            }
        }
        return appearance
    }

    /// Removes the appearances from a screen's own writes, leaving the properties for older systems.
    private func moveWrites(of screen: Screen, at place: Int, in patch: inout Patch) -> Appearance? {
        var writes = BarProperties()
        for callback in [Callback.viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .duringTransition] {
            for (property, value) in screen.callbacks[callback] {
                writes[property] = value
                guard property.kind == .appearance else { continue }
                guard patch.remove(at: ["screens", "\(place)", "callbacks", callback.rawValue, property.name]) else {
                    return nil
                }
            }
        }
        for slot in [BarProperty.scrollEdgeAppearance, .standardAppearance] {
            if case .appearance(let appearance)? = writes[slot] { return appearance }
        }
        return Appearance(meantBy: writes)
    }

    /// Returns the edits by which the writer restores what it replaced, if the policy asks for that.
    ///
    /// Under any other policy, `hidden-restored-in-will-disappear` and `style-in-will-disappear` warn about such code.
    private func restoringEdits(for cause: AuditCause, _ property: BarProperty) -> [Edit]? {
        guard run.selection.allowsRestoring, property != .isNavigationBarHidden, let writer = cause.screen,
            let place = place(of: writer)
        else { return nil }
        let findings = cause.findings.map { report.findings[$0] }
        let usual = findings.lazy.compactMap { $0.looks.first(where: \.isBaseline) }.first.flatMap(shown)
        let value = usual?[property].map { asWritten($0, of: property) } ?? property.unwritten
        var patch = Patch(of: tree)
        let path = ["screens", "\(place)", "callbacks", Callback.viewWillDisappear.rawValue, property.name]
        return patch.put(value.tree, at: path) ? patch.edits : nil
    }
}
