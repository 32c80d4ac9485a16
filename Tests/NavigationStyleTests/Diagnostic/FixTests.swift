import Testing

@testable import NavigationStyle

/// Fixes as a developer would make them.
struct FixTests {
    /// A screen with a brand color in a legacy property.
    private static let orange = writing("a", "viewWillAppear", ##""barTintColor":"#FF6600","isTranslucent":false"##)

    private func mended(_ request: ResolveRequest, of code: Diagnostic.Code) throws -> ResolveRequest {
        let diagnostic = try #require(try request.response().diagnostics?.first { $0.code == code })
        let edits = try #require(diagnostic.edits, "\(diagnostic)")
        return try decoded(try encoded(try decoded(try encoded(request), as: Value.self).patched(by: edits)))
    }

    @Test(arguments: [Diagnostic.Code.ineffectiveProperty, .transparentAtScrollEdge])
    func `a color that iOS 15 leaves out at the scroll edge is said once more, and stays for older systems`(
        code: Diagnostic.Code
    ) throws {
        let request = try decoded(body(Self.orange, os: "17.0"), as: ResolveRequest.self)
        var mended = try mended(request, of: code)
        let writes = mended.scenario.stack[0].callbacks.viewWillAppear
        #expect(writes.touched == [.barTintColor, .isTranslucent, .standardAppearance, .scrollEdgeAppearance])
        for os in [10, 12, 13, 14, 15, 17] {
            mended.scenario.environment.os = SystemVersion(os)
            let response = try mended.response()
            #expect(response.bar?.background.color == RGBA(rawValue: 0xFF66_00FF), "iOS \(os)")
            #expect(response.bar?.background.kind == .color)
            // Properties for other systems are not reported.
            let diagnostics = response.diagnostics?.filter { $0.code != .lowContrast } ?? []
            #expect(diagnostics.isEmpty, "iOS \(os): \(diagnostics)")
        }
    }

    @Test func `what older systems show of a legacy property is not taken away`() throws {
        let other =
            ##""standardAppearance":{"backgroundColor":"#0000FF"},"scrollEdgeAppearance":{"backgroundColor":"#00F"}"##
        let request = body(writing("a", "viewWillAppear", ##""barTintColor":"#F00","## + other), os: "17.0")
        let diagnostics = try diagnostics(of: request).filter { $0.code == .ineffectiveProperty }
        #expect(diagnostics.map(\.noEdits) == [Diagnostic.NoEdits(.takesLookAway)])
        // With the same color, the property serves older systems and is not reported.
        let same = ##""barTintColor":"#00F","## + other
        #expect(
            try !NavigationStyleTests.diagnostics(of: body(writing("a", "viewWillAppear", same), os: "17.0")).contains {
                $0.code == .ineffectiveProperty
            }
        )
    }

    @Test(arguments: [##"{"image":{}}"##, ##""default""##])
    func `a property that no system writes for the declared style may be set to nil`(background: String) throws {
        let request = body(
            ##"{"id":"a","bar":{"shadow":"#FFF"}}"##,
            push(##"{"id":"b","bar":{"background":\##(background)}}"##),
            os: "7.1"
        )
        let found = try diagnostics(of: request).filter { $0.property == BarProperty.shadowImage.name }
        for leak in found where leak.code == .styleLeak {
            #expect(leak.noEdits?.reason != .takesLookAway)
        }
        #expect(found.isEmpty == (background == ##""default""##), "\(found)")
    }

    @Test func `a search that shows a hidden bar again is ended before the push, and the way back stays`() throws {
        let request = try decoded(
            body(
                ##"{"id":"a","definesPresentationContext":true,"navigationItem":{"searchController":{}}}"##,
                ##""operations":[{"type":"search","isActive":true},"##
                    + ##"{"type":"push","screen":{"id":"b","bar":{"hidden":true}}}]"##,
                os: "16.4"
            ),
            as: Value.self
        )
        var replay: ReplayRequest = try decoded(try encoded(request))
        replay.scenario.include = .all
        let reveals = try #require(
            try replay.response().transitions[1].diagnostics?.first { $0.code == .searchRevealsHiddenBar }
        )
        #expect(reveals.edits?.map(\.path) == ["/operations/1/screen/interactivePop", "/operations/1"])
        #expect(reveals.edits?.last?.value?["isActive"] == .bool(false))
        #expect(reveals.fix.contains("before /operations/1"))
        let mended = try PatchedRequest(request).patched(by: #require(reveals.edits))
        let response = try (decoded(try encoded(mended.body)) as ReplayRequest).response()
        #expect(response.transitions.count == 3)
        #expect(response.transitions[2].bars.after?.isHidden == true)
        let left = response.transitions.flatMap { $0.diagnostics ?? [] }.filter { $0.severity != .info }
        #expect(left.isEmpty, "\(left)")
        // One operation has none before it.
        var search = replay
        search.operations.removeLast()
        var single = TransitionRequest(replay.scenario, operation: replay.operations[1])
        single.scenario.controller = try search.response().controller
        let told = try single.response().diagnostics?.first { $0.code == .searchRevealsHiddenBar }
        #expect(told != nil && told?.edits == nil)
    }

    @Test func `of a bar that another screen hides one diagnostic is told, and the fix shows the bar`() throws {
        let hiding = writing("a", "viewWillAppear", ##""isNavigationBarHidden":true"##)
        func found(_ bar: String) throws -> [Diagnostic] {
            try diagnostics(of: body(hiding, push(##"{"id":"b","bar":\##(bar)}"##), os: "17.0"))
                .filter { $0.code == .declaredStyleNotShown }
        }
        let all = try found(##"{"background":{"color":"#FFF"},"tint":"#000","title":{"color":"#000"}}"##)
        #expect(all.map(\.property) == ["background"])
        #expect(all[0].message.contains("background, tint and title, but they are not seen"))
        #expect(all[0].edits != nil && all[0].fix.contains("setNavigationBarHidden(false"))
        #expect(try found(##"{"tint":"#000"}"##).map(\.property) == ["tint"])
        #expect(try found(##"{"tint":"#000","hidden":true}"##).isEmpty)
    }

    @Test func `before iOS 13 what viewIsAppearing writes is moved to viewWillAppear`() throws {
        let screen = writing("a", "viewIsAppearing", ##""barTintColor":{"light":"#FF6600","dark":"#000"}"##)
        let request = try decoded(body(screen, os: "12.0"), as: ResolveRequest.self)
        let found = try #require(try request.response().diagnostics).filter { $0.code == .ineffectiveProperty }
        #expect(found.map(\.property) == ["barTintColor"])
        #expect(
            found.first?.edits?.map(\.path) == [
                "/stack/0/callbacks/viewIsAppearing/barTintColor", "/stack/0/callbacks",
            ]
        )
        #expect(found.first?.references == ["uikit.U1"])
        var mended = try mended(request, of: .ineffectiveProperty)
        #expect(try mended.response().bar?.background.color == RGBA(rawValue: 0xFF66_00FF))
        // On systems that call viewIsAppearing, both look the same.
        var original = request
        for os in [13, 14] {
            (original.scenario.environment.os, mended.scenario.environment.os) = (SystemVersion(os), SystemVersion(os))
            #expect(try mended.response().bar == original.response().bar, "iOS \(os)")
        }
        // With two values, a person must decide which one is meant before iOS 13.
        let both =
            ##"{"id":"a","callbacks":{"viewWillAppear":{"barTintColor":"#00F"},"viewIsAppearing":{"barTintColor":"#F60"}}}"##
        let undecided = try decoded(body(both, os: "12.0"), as: ResolveRequest.self).response().diagnostics
        #expect(undecided?.first { $0.code == .ineffectiveProperty }?.noEdits?.reason == .needsDecision)
    }

    @Test func `before iOS 13 legacy properties repeat the standard appearance`() throws {
        let appearances =
            ##""standardAppearance":{"background":"opaque","backgroundColor":"#FF6600"},"##
            + ##""scrollEdgeAppearance":{"background":"opaque","backgroundColor":"#FF6600"}"##
        let request = try decoded(
            body(writing("a", "viewWillAppear", appearances), os: "12.0"),
            as: ResolveRequest.self
        )
        let found = try #require(try request.response().diagnostics).filter { $0.code == .ineffectiveProperty }
        #expect(Set(found.map(\.property)) == ["standardAppearance", "scrollEdgeAppearance"])
        for diagnostic in found {
            #expect(diagnostic.edits?.map(\.path) == ["/stack/0/callbacks/viewWillAppear/barTintColor"])
        }
        var mended = try mended(request, of: .ineffectiveProperty)
        #expect(try mended.response().bar?.background.color == RGBA(rawValue: 0xFF66_00FF))
        #expect(try mended.response().diagnostics?.contains { $0.code == .ineffectiveProperty } == false)
        // From iOS 13 on, the added legacy properties are not drawn.
        var original = request
        for os in [13, 14, 15, 17] {
            (original.scenario.environment.os, mended.scenario.environment.os) = (SystemVersion(os), SystemVersion(os))
            #expect(try mended.response().bar?.background == original.response().bar?.background, "iOS \(os)")
            #expect(try mended.response().diagnostics == original.response().diagnostics)
        }
        // With another appearance at the scroll edge, the legacy properties cannot repeat both.
        let clear =
            ##""standardAppearance":{"background":"opaque","backgroundColor":"#FF6600"},"##
            + ##""scrollEdgeAppearance":{"background":"transparent"}"##
        let other = try diagnostics(of: body(writing("a", "viewWillAppear", clear), os: "12.0"))
        #expect(other.first { $0.code == .ineffectiveProperty }?.noEdits?.reason == .takesLookAway)
        let repeated = ##""barTintColor":"#FF6600","## + clear
        let told = try diagnostics(of: body(writing("a", "viewWillAppear", repeated), os: "12.0"))
        #expect(!told.contains { $0.code == .ineffectiveProperty })
    }

    @Test func `what is drawn nowhere goes`() throws {
        let request = body(
            writing("a", "viewWillAppear", ##""backgroundColor":"#F00","isTranslucent":false"##),
            os: "12.0"
        )
        let found = try #require(try diagnostics(of: request).first { $0.code == .ineffectiveProperty })
        // From iOS 15 on, the color is visible at the scroll edge.
        #expect(found.noEdits?.reason == .takesLookAway)
        let appearances =
            ##""standardAppearance":{"background":"opaque"},"scrollEdgeAppearance":{"background":"opaque"},"##
        let hidden = body(
            writing("a", "viewWillAppear", appearances + ##""backgroundColor":"#F00","isTranslucent":false"##),
            os: "17.0"
        )
        let covered = try diagnostics(of: hidden).filter { $0.code == .ineffectiveProperty }
        #expect(covered.map(\.edits) == [[Edit(.remove, "/stack/0/callbacks/viewWillAppear/backgroundColor")]])
        #expect(covered.map(\.fix) == [##"Remove backgroundColor from viewWillAppear of "a"."##])
    }

    @Test func `an appearance that leaks is declared on the item that should not show it`() throws {
        let red = ##"{"id":"red","bar":{"background":"#C00000"}}"##
        let new = body(red, push(##"{"id":"next"}"##), os: "17.0", device: "iPhone 15")
        for request in [new, body(##"{"id":"next"},\##(red)"##, pop, os: "17.0", device: "iPhone 15")] {
            let leak = try #require(try diagnostics(of: request).first { $0.code == .styleLeak })
            let edits = try #require(leak.edits)
            #expect(edits.allSatisfy { $0.path.contains("/navigationItem") })
            #expect(!edits.contains { "\($0.value ?? .null)".contains("buttonColor") })
            #expect(leak.fix.hasSuffix(##"in navigationItem of "next"."##))
            let mended = try decoded(request, as: Value.self).patched(by: edits)
            let response = try decoded(try encoded(mended), as: TransitionRequest.self).response()
            #expect(response.diagnostics?.contains { $0.code == .styleLeak } == false)
        }
    }

    @Test func `a screen that returns has an appearance of its own where one write would jump`() throws {
        let photo = ##"{"id":"photo","bar":{"background":"#C00000","tint":"#FFFFFF","title":{"color":"#FFFFFF"}}}"##
        let request = body(##"{"id":"feed"},\##(photo)"##, pop, os: "17.0", device: "iPhone 15")
        let leaks = try diagnostics(of: request).filter { $0.code == .styleLeak }
        #expect(leaks.count == 2)
        for leak in leaks {
            let edits = try #require(leak.edits)
            #expect(edits.map(\.path) == ["/stack/0/navigationItem", "/stack/0/navigationItem/scrollEdgeAppearance"])
            #expect(leak.fix.contains(##"in navigationItem of "feed"."##))
            let mended = try decoded(request, as: Value.self).patched(by: edits)
            let response = try decoded(try encoded(mended), as: TransitionRequest.self).response()
            #expect(response.diagnostics?.isEmpty ?? false, "\(response.diagnostics ?? [])")
            #expect(response.bars.after?.background.kind == .clear)
            #expect(response.bars.after?.backButton.color == BarColor.systemBlue.light)
        }
    }

    @Test func `a fix is told in the words of its edits`() throws {
        // If written in viewWillAppear, the color would jump.
        let red = ##""barTintColor":"#F00""##
        let request = body(##"{"id":"feed"},\##(writing("photo", "viewWillAppear", red))"##, pop)
        let leak = try #require(try diagnostics(of: request).first { $0.code == .styleLeak })
        #expect(leak.edits?.map(\.path) == ["/stack/0/callbacks"])
        #expect(leak.fix == ##"Set barTintColor to nil in duringTransition of "feed"."##)
        #expect(leak.message.hasPrefix(##""feed" still shows the barTintColor of "photo" (#FF0000"##))
        #expect(leak.message.hasSuffix("when it returns; before, it was unset."))
    }

    @Test func `an image that gets a slight alpha is told with it, since nothing else changes`() throws {
        let image = ##""backgroundImage":{"name":"plain"}"##
        let screen = writing("a", "viewDidLoad", image, ##","view":{"scrollView":{"contentHeight":3000}}"##)
        let found = try diagnostics(of: body(screen)).first { $0.code == .translucencyInferred }
        let words = ##"Set backgroundImage to the image "plain" with a minimumAlpha of 0.99 in viewDidLoad of "a"."##
        #expect(found?.fix == words)
    }

    @Test func `the flags by which bars hide by themselves are no look, and stay as they are`() throws {
        let style = ##""barTintColor":"#091DDD","backgroundImage":"empty""##
        for flag in ["", ##","hidesBarsOnTap":true"##] {
            let request = body(
                writing("a", "viewDidLoad", style + flag),
                ##""operation":{"type":"setViewControllers","screens":[{"id":"b"}],"animated":false}"##,
                os: "11.2"
            )
            let leak = try #require(try diagnostics(of: request).first { $0.code == .styleLeak })
            #expect(leak.fix == ##"Set barTintColor and backgroundImage to nil in viewWillAppear of "b"."##)
        }
    }

    @Test func `sentences put together what is said of one place`() throws {
        var request = TransitionRequest(
            Scenario(stack: [Screen(id: "a"), Screen(id: "b")]),
            operation: NavigationOperation(.popToRoot())
        )
        request.scenario.defaults.appearanceProxy.alpha = 0.5
        let fix = Fix(changes: [
            .screen(0, .write(.tintColor, .null, in: .viewWillAppear)),
            .screen(0, .write(.barTintColor, .null, in: .viewWillAppear)),
            .screen(0, .write(.alpha, .number(1), in: .viewWillAppear)),
            .screen(1, .removeWrite(.tintColor, in: .viewDidAppear)),
            .screen(1, .removeWrite(.alpha, in: .viewDidAppear)),
            .screen(
                1,
                .write(
                    .isNavigationBarHidden,
                    .visibility(BarVisibility(hidden: true, animation: .asTransition)),
                    in: .viewWillAppear
                )
            ),
            .proxy(.alpha, nil),
        ])
        let words = FixableRequest(request).words(for: fix, added: []).description
        #expect(
            words == """
                Set tintColor and barTintColor to nil and alpha to 1 in viewWillAppear of "a". Remove tintColor and alpha \
                from viewDidAppear of "b". Call setNavigationBarHidden(true, animated: animated) in viewWillAppear of "b". \
                Remove alpha from defaults.appearanceProxy.
                """
        )
    }

    // MARK: - Side effects

    private func diagnostic(_ code: Diagnostic.Code, _ severity: Diagnostic.Severity) throws -> Diagnostic {
        var findings = DiagnosticFindings(for: .listing)
        let page = try #require(DiagnosticPage.named(code.rawValue))
        findings.add(page, severity: severity, screen: "a", at: RequestPointer(.stack), "", fix: "")
        return findings.diagnostics[0]
    }

    @Test func `what is told before may not become more severe`() throws {
        let warning = try diagnostic(.transparentAtScrollEdge, .warning)
        let before = [warning, try diagnostic(.lowContrast, .info)]
        let told = ToldDiagnostics([DiagnosticTable(before)])
        let goal = FixGoal([Diagnostic.Key(warning)], of: told)
        #expect(!goal.isMissed(by: [[try diagnostic(.lowContrast, .info)]]))
        #expect(goal.isMissed(by: [[try diagnostic(.lowContrast, .warning)]]))
        #expect(goal.isMissed(by: [[warning]]))
        // A less severe new diagnostic is allowed, and counted.
        #expect(!goal.isMissed(by: [[try diagnostic(.contentUnderBar, .info)]]))
        let left = [[try diagnostic(.contentUnderBar, .info), try diagnostic(.lowContrast, .info)]]
        #expect(TrialOutcome(of: left, beside: told).newcomers == 1)
    }

    /// The smallest request of which a fix would have let an info become a warning: what lies under the clear bar is not
    /// known, and drawn in its color the bar is too dark for the title, though not for the status bar.
    @Test func `a fix is not told that lets the contrast of a title become a warning`() throws {
        let screen = writing(
            "a",
            "viewDidLoad",
            ##""barTintColor":"#707070""##,
            #","title":"A","view":{"scrollView":{"contentInsetAdjustmentBehavior":"never"}}"#
        )
        var request = try decoded(body(screen, os: "15.0"), as: ResolveRequest.self)
        let before = try #require(try request.response().diagnostics)
        let transparent = try #require(before.first { $0.code == .transparentAtScrollEdge })
        #expect(transparent.severity == .warning)
        #expect(transparent.edits == nil && transparent.noEdits == Diagnostic.NoEdits(.noneWorks))
        #expect(before.filter { $0.code == .lowContrast }.map(\.severity) == [.info])
        var appearance = Appearance(.opaque)
        appearance.backgroundColor = BarColor(RGBA(rawValue: 0x7070_70FF))
        request.scenario.stack[0].callbacks.viewDidLoad.standardAppearance = .some(appearance)
        request.scenario.stack[0].callbacks.viewDidLoad.scrollEdgeAppearance = .some(appearance)
        let after = try #require(try request.response().diagnostics)
        #expect(!after.contains { $0.code == .transparentAtScrollEdge })
        #expect(after.filter { $0.code == .lowContrast }.map(\.severity) == [.warning])
        #expect(!after.contains { $0.code == .statusBarUnreadable })
    }

    @Test func `a provisional budget that is too small for the trials is given up before the first`() throws {
        let request = try decoded(body(Self.orange, os: "17.0"), as: ResolveRequest.self)
        let work = request.work.total
        var small = WorkBudget(limit: work + 10, isProvisional: true)
        let answer = try request.response(within: &small)
        #expect(small.isExceeded && small.spent == work)
        #expect(answer.diagnostics?.contains { $0.edits != nil } == false)
        // Whoever has no larger limit goes on without the trials that are too much, and says so.
        var last = WorkBudget(limit: work + 10)
        #expect(
            try request.response(within: &last).diagnostics?.contains { $0.noEdits?.reason == .tooMuchWork } == true
        )
        var large = WorkBudget(limit: 100 * work, isProvisional: true)
        #expect(try encoded(request.response(within: &large)) == encoded(request.response()))
        #expect(!large.isExceeded && large.spent > work)
    }

    @Test func `many diagnostics are found as few are`() throws {
        var table = DiagnosticTable()
        for index in 0..<40 {
            let key = Diagnostic.Key(code: .styleLeak, screen: Screen.ID(rawValue: "\(index)"), property: nil)
            #expect(table.severity(of: key) == nil)
            table.add(key, index.isMultiple(of: 2) ? .warning : .info)
            table.add(key, .info)
        }
        for index in 0..<40 {
            let key = Diagnostic.Key(code: .styleLeak, screen: Screen.ID(rawValue: "\(index)"), property: nil)
            #expect(table.severity(of: key) == (index.isMultiple(of: 2) ? .warning : .info))
        }
    }
}
