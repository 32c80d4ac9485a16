import NavigationStyle
import NavigationStyleJSON
import Testing

@testable import NavigationStyleAudit

struct DiagnosticFindingTests {
    private func findings(_ request: AuditRequest) throws -> [AuditFinding] {
        try request.report().findings.filter { if case .diagnostic = $0.code { true } else { false } }
    }

    @Test func `a diagnostic of an operation has a shortest path that ends with it`() throws {
        var request = SampleApp.hiddenByLogin
        request.find.codes = [.diagnostic(.styleLeak)]
        let finding = try #require(try findings(request).first { $0.screen == "home" })
        #expect(finding.looks.map(\.path.names) == [["push login", "back"]])
        #expect(finding.writtenProperty == "isNavigationBarHidden")
        #expect(finding.propertyName == "isNavigationBarHidden")
        #expect(finding.pointer == "/screens/1/bar/hidden")
        #expect(finding.severity == .warning)
        let report = try request.report()
        let cause = try #require(finding.cause.map { report.causes[$0] })
        #expect(cause.screen == "login")
        #expect(cause.callback == .viewWillAppear)
        #expect(cause.property == .isNavigationBarHidden)
    }

    @Test(arguments: [
        (##""bar": {"background": {"color": "#0A84FF"}}"##, "\"home\" declares bar.background"),
        (
            ##""callbacks": {"viewDidLoad": {"barTintColor": "#0A84FF", "isTranslucent": false}}"##,
            "\"home\" sets barTintColor in viewDidLoad"
        ),
        (##""view": {"backgroundColor": "#0A84FF"}"##, "\"home\" declares view.backgroundColor"),
        (##""bar": {"tint": "#FEFEFE"}"##, "\"home\" sets tintColor in viewWillAppear"),
    ])
    func `the cause of low contrast is named by what its code sets`(screen: String, message: String) throws {
        let os = screen.contains("barTintColor") ? "12.0" : "17.0"
        let report = try AuditRequest(
            json: Array(
                """
                {"policies": ["system"], "fixes": false, "find": {"codes": ["low-contrast"]},
                 "environments": [{"os": "\(os)"}], "entries": [{"id": "e", "stack": ["home"]}],
                 "screens": [{"id": "home", "navigationItem": {"rightBarButtonItems": ["Edit"]}, \(screen)}]}
                """.utf8
            )
        ).report()
        #expect(report.causes.map(\.message) == [message])
        #expect(report.findings.map(\.writtenProperty) == ["tintColor"])
    }

    @Test func `what a first visit shows as well is not told to need a history`() throws {
        var request = SampleApp.hiddenByLogin
        request.find.codes = [.diagnostic(.styleLeak)]
        let found = try findings(request)
        #expect(found.first { $0.screen == "home" }?.isOnlyAfterHistory == true)
        #expect(found.first { $0.screen == "profile" }?.isOnlyAfterHistory == true)
        request = SampleApp.twoWays
        request.find.codes = [.diagnostic(.styleLeak)]
        #expect(try findings(request).first { $0.screen == "b" }?.isOnlyAfterHistory == false)
        request.find.codes = [.historyDependentStyle]
        #expect(try request.report().findings.allSatisfy { $0.isOnlyAfterHistory == nil && $0.isShortest == nil })
    }

    @Test func `without knowing who wrote what, a diagnostic is shortest where nothing can be shorter`() throws {
        var request = SampleApp.hiddenByLogin
        request.find.codes = [.diagnostic(.styleLeak)]
        let finding = try #require(try findings(request).first { $0.screen == "home" })
        func isShortest(after moves: Int, amongAll areAll: Bool, inSearch tellsWriters: Bool) -> Bool? {
            var finding = finding
            finding.looks[0].path.names = Array(repeating: "push", count: moves)
            finding.noteIsShortest(amongAll: areAll, inSearch: tellsWriters)
            return finding.isShortest
        }
        #expect(finding.isShortest == true)
        #expect(isShortest(after: 2, amongAll: true, inSearch: true) == true)
        #expect(isShortest(after: 2, amongAll: true, inSearch: false) == false)
        #expect(isShortest(after: 1, amongAll: true, inSearch: false) == true)
        #expect(isShortest(after: 1, amongAll: false, inSearch: true) == false)
        #expect(isShortest(after: 0, amongAll: false, inSearch: false) == true)
    }

    @Test func `a leak behind copies is told in an app of a few screens, whoever wrote what`() throws {
        let json = ##"""
            {"policies": [{"name": "kmNavigationBarTransition", "edition": "1.0.0"}], "environments": [{"os": "15.0"}],
             "find": {"codes": ["unmanaged-by-policy"]}, "fixes": false,
             "screens": [
               {"id": "clear", "bar": {"background": "transparent", "shadow": false, "largeTitle": false},
                "callbacks": {"viewWillAppear": {"tintColor": "#FF3B30", "shadowImage": "empty",
                  "scrollEdgeAppearance": {"background": "opaque", "backgroundColor": "#0000FF"}}},
                "navigationItem": {"standardAppearance": {"background": "opaque", "backgroundColor": "#FF3B30"}}},
               {"id": "wood", "title": "Wood",
                "callbacks": {"viewWillDisappear": {"backgroundImage": {"name": "wood"}}}},
               {"id": "red", "bar": {"background": {"color": "#FF3B30"}}, "view": {"scrollView": {}}},
               {"id": "late", "bar": {"statusBar": "lightContent", "background": {"color": "#FF0000"},
                  "title": {"color": "#FF3B30"}},
                "callbacks": {"viewWillAppear": {"titleTextAttributes": {"color": "#FF3B30"},
                    "scrollEdgeAppearance": {"background": "default", "backgroundColor": "#123456"}},
                  "viewWillDisappear": {"shadowImage": "empty",
                    "scrollEdgeAppearance": {"background": "default", "backgroundColor": "#FF0000"}}}}],
             "entries": [{"id": "root", "stack": ["late", "late"], "origin": "set"}],
             "routes": [{"from": "clear", "to": "wood"}, {"from": "wood", "to": "red"}, {"from": "red", "to": "late"},
               {"from": "late", "to": "clear"}, {"from": "*", "by": "replaceTop", "to": "wood"}],
             "pops": {"back": false, "cancelledSwipe": false}}
            """##
        let report = try AuditRequest(json: Array(json.utf8)).report()
        #expect(!report.coverage.notModelled.contains("writers"))
        let screens = report.findings.filter { $0.writtenProperty == "tintColor" }.map(\.screen)
        #expect(Set(screens) == ["clear", "wood", "red", "late"])
    }

    /// The first operation is also told of what the screens before it have written, which hides what follows from that.
    @Test func `what is hidden beside the code of the first screen is told of a later operation`() throws {
        var screen = Screen(id: "home")
        screen.callbacks.viewDidAppear.tintColor = SampleApp.color(0x0000FF)
        var request = AuditRequest(
            screens: [AuditScreen(screen)],
            entries: [AuditRequest.Entry(id: "root", stack: ["home"])]
        )
        request.policies = [PolicySelection("doubleNavigationController")]
        request.routes = [AuditRequest.Route(from: .screens(["home"]), to: ["home"])]
        request.find.codes = [.diagnostic(.styleSnaps)]
        guard case .made(let report) = try request.response().runs[0].outcome else { return }
        #expect(report.findings.map { $0.looks.map(\.path.names) } == [[["push home", "back", "push home"]]])
    }

    @Test func `diagnostics are told as they are asked for`() throws {
        var request = SampleApp.hiddenByLogin
        // Content under the bar is only an info.
        request.screens[0].screen.view.scrollView = ScreenScrollView()
        request.screens[0].screen.view.scrollView?.contentInsetAdjustmentBehavior = .never
        request.find.codes = nil
        #expect(try findings(request).contains { $0.code == .diagnostic(.styleLeak) })
        request.find.severity = .error
        #expect(try findings(request).allSatisfy { $0.severity == .error })
        request.find.severity = .info
        #expect(try findings(request).contains { $0.severity == .info })
        request.find.screens = ["profile"]
        #expect(try findings(request).allSatisfy { $0.screen == "profile" })
        request.find.screens = nil
        request.find.properties = [.isHidden]
        let hidden = try findings(request)
        #expect(hidden.contains { $0.writtenProperty == "isNavigationBarHidden" })
        request.find.properties = [.tintColor]
        #expect(try findings(request).allSatisfy { $0.writtenProperty != "isNavigationBarHidden" })
        request.find.properties = nil
        request.find.codes = [.stuckHiddenBar]
        #expect(try findings(request).isEmpty)
    }

    @Test func `a diagnostic keeps its fingerprint where values change, and has another where the code is another's`()
        throws
    {
        var request = SampleApp.twoWays
        request.find.codes = [.diagnostic(.styleLeak)]
        let before = try findings(request)
        var colored = request
        colored.screens[1].screen.bar?.background = .color(SampleApp.color(0x00FF00))
        #expect(try findings(colored).map(\.fingerprint) == before.map(\.fingerprint))
        var moved = request
        let background = moved.screens[1].screen.bar?.background
        moved.screens[1].screen.bar?.background = nil
        moved.screens[1].screen.callbacks.viewDidAppear.barTintColor = .some(SampleApp.color(0xFF3B30))
        #expect(background != nil)
        #expect(try findings(moved).map(\.fingerprint) != before.map(\.fingerprint))
    }

    @Test func `a fix is counted with the diagnostics that it takes away`() throws {
        var request = SampleApp.hiddenByLogin
        request.find.codes = nil
        let response = try request.response()
        let leaks = try findings(request).filter { $0.code == .diagnostic(.styleLeak) }.map(\.fingerprint)
        #expect(!leaks.isEmpty)
        #expect(response.fixes.contains { !Set($0.removes).isDisjoint(with: leaks) })
    }

    @Test func `a message names kinds, unless it speaks of two instances of one`() {
        #expect(
            "\"order#1\" shows the tintColor of \"orders#12\".".namingKinds
                == "\"order\" shows the tintColor of \"orders\"."
        )
        let two = "\"a#2\" shows the tintColor of \"a#1\", #FF6B00."
        #expect(two.namingKinds == two)
    }

    /// Fewer seeds than for looks, since replays compute all diagnostics.
    private static let seeds = OracleTests.graphCount > 24 ? OracleTests.seeds : Array(OracleTests.seeds.prefix(8))

    @Test(arguments: seeds)
    func `diagnostics are those of all sequences, none of them merged, with the same lengths`(seed: Int) throws {
        try expectAll(of: OracleTests.request(seed: seed), seed: seed)
    }

    @Test(arguments: seeds.map { 2 * $0 } + seeds.map { 2 * $0 + 1 })
    func `so are those of what comes back with a copy`(seed: Int) throws {
        try expectAll(of: RandomGraph.tints(seed: seed), seed: seed)
    }

    /// Under `transitionBar` a screen keeps the bar in which it was left.
    ///
    /// What is on it is whosever it was then, also where the same value was written by another since.
    @Test func `a tint that a copy brings back is of whoever wrote it first`() throws {
        let red = SampleApp.color(0xFF0000)
        func screen(_ id: Screen.ID, _ write: (inout Callbacks) -> Void) -> AuditScreen {
            var screen = Screen(id: id)
            write(&screen.callbacks)
            return AuditScreen(screen)
        }
        let screens = [
            screen("home") { $0.viewWillAppear.tintColor = red },
            screen("list") { $0.viewWillDisappear.tintColor = red },
            screen("plain") { _ in },
            screen("detail") { $0.viewWillDisappear.tintColor = red },
        ]
        var request = AuditRequest(screens: screens, entries: [AuditRequest.Entry(id: "root", stack: ["home"])])
        request.policies = [PolicySelection("transitionBar")]
        request.environments[0].os = SystemVersion(12)
        request.routes = zip(screens, screens.dropFirst()).map {
            AuditRequest.Route(from: .screens([$0.id]), to: [$1.id])
        }
        (request.pops.swipe, request.pops.cancelledSwipe) = (false, false)
        request.find.codes = [.diagnostic(.styleLeak)]
        let found = try findings(request)
        let leak = try #require(found.first { $0.screen == "list" })
        #expect(leak.looks.map(\.path.names) == [["push list", "push plain", "back"]])
        #expect(leak.isShortest == true)
        #expect(leak.pointer == "/screens/0/callbacks/viewWillAppear/tintColor")
        #expect(leak.message == "\"list\" shows the tintColor of \"home\" (#FF0000) without setting its own.")
    }

    private func expectAll(of graph: AuditRequest, seed: Int) throws {
        var request = graph
        request.find.severity = .info
        request.fixes = false
        guard
            case .made(let report) = request.run(
                under: request.policies[0],
                in: request.environments[0],
                within: Budget(steps: 20_000)
            ).outcome
        else { return }
        var found: [KindDiagnostic: Int] = [:]
        var shortest: Set<KindDiagnostic> = []
        for finding in report.findings {
            guard let key = KindDiagnostic(finding), let look = finding.looks.first else { continue }
            found[key] = look.path.length
            #expect(finding.isShortest != nil)
            if finding.isShortest == true { shortest.insert(key) }
            var replay = try #require(look.path.replay)
            guard !replay.operations.isEmpty else { continue }
            replay.scenario.include = .diagnostics
            let last = try #require(try replay.response().transitions.last)
            let isSeen = (last.diagnostics ?? []).contains {
                KindDiagnostic($0) == key && $0.message.namingKinds == finding.message
            }
            #expect(isSeen, "\(seed): \(key) is not in the answer to its path")
        }
        let brute = try BruteForce(
            request,
            policy: request.policies[0],
            environment: request.environments[0],
            shortest: OracleTests.shortest,
            most: OracleTests.mostSequences,
            diagnosing: true
        )
        let policy = request.policies[0]
        let label = "\(seed), \(policy.name) \(policy.edition ?? ""), iOS \(request.environments[0].os)"
        // If the writers of values are not modelled, other paths to the same states may show more diagnostics.
        let isWhole = report.isComplete && !report.coverage.notModelled.contains("writers")
        if isWhole { #expect(shortest == Set(found.keys), "\(label)") }
        for key in shortest {
            // A history that is reported as shortest is so, whatever is modelled.
            let isShortest = brute.diagnostics[key].map { $0 >= found[key] ?? .max } ?? true
            #expect(isShortest, "\(label): \(key) by \(brute.diagnostics[key] ?? -1), not \(found[key] ?? -1)")
        }
        for (key, length) in brute.diagnostics where isWhole {
            // A diagnostic that occurs with several severities is reported with the gravest.
            let graver = found.keys.contains {
                ($0.code, $0.kind, $0.property) == (key.code, key.kind, key.property) && $0.severity != key.severity
            }
            #expect(graver || found[key] == length, "\(label): \(key) by \(length), not \(found[key] ?? -1)")
        }
        for (key, length) in found where length <= brute.length {
            #expect(brute.diagnostics[key] != nil, "\(label): \(key) by \(length) is not there")
        }
        guard OracleTests.isLong else { return }
        print(
            "diagnostics \(label): length \(brute.length), \(brute.sequenceCount) sequences, "
                + "\(brute.diagnostics.count) diagnostics, \(found.count) in all\(isWhole ? "" : ", not whole")"
        )
    }
}
