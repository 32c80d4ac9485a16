import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON
import Testing

struct FindingTests {
    @Test func `a screen that is reached by two ways has a finding for each property that is inherited`() throws {
        let report = try SampleApp.twoWays.report()
        let found = report.findings.map { "\($0.code.rawValue) \($0.screen ?? "") \($0.property?.rawValue ?? "")" }
        #expect(
            Set(found) == [
                "history-dependent-style b background", "history-dependent-style c background",
            ]
        )
        #expect(report.isComplete)
        #expect(report.areLengthsMinimal)
    }

    @Test func `the cause is the code that wrote what another way does not write, with all screens that show it`()
        throws
    {
        let report = try SampleApp.twoWays.report()
        let cause = try #require(report.causes.first)
        #expect(report.causes.count == 1)
        #expect(cause.screen == "a2")
        #expect(cause.callback == .viewWillAppear)
        #expect(cause.pointer == "/screens/2/bar/background")
        #expect(cause.screens == ["b", "c"])
        #expect(cause.findings == [0, 1])
        #expect(report.findings.map(\.cause) == [0, 0])
    }

    @Test func `a finding shows each value with a shortest path, and which one the others are held against`() throws {
        let finding = try #require(try SampleApp.twoWays.report().findings.first)
        #expect(finding.looks.map(\.path.names) == [["push a1", "push b"], ["push a2", "push b"]])
        #expect(finding.looks.map(\.isBaseline) == [true, false])
        #expect(finding.looks.map(\.path.length) == [2, 2])
        for look in finding.looks {
            let response = try #require(look.path.replay).response()
            let bar = try #require(response.transitions.last?.bars.after)
            #expect(VisibleValue.background(bar.background) == look.value)
        }
    }

    @Test func `the baseline is the look that the screen declares, however long the way to it is`() throws {
        var request = SampleApp.twoWays
        request.screens[3].screen.bar?.background = nil
        request.screens[3].screen.callbacks.viewDidLoad.tintColor = .some(SampleApp.color(0x00FF00))
        request.screens[3].screen.bar = nil
        request.routes = [
            AuditRequest.Route(from: .screens(["home"]), to: ["b"]),
            AuditRequest.Route(from: .screens(["b"]), to: ["a1"]),
        ]
        let finding = try #require(
            try request.report().findings.first { $0.screen == "b" && $0.property == .tintColor }
        )
        let baseline = try #require(finding.looks.first { $0.isBaseline })
        #expect(baseline.value == .color(RGBA(rawValue: 0x00FF_00FF)))
    }

    @Test func `a screen that never asks for a hidden bar and has one is an error, caused by who hides it`() throws {
        let report = try SampleApp.hiddenByLogin.report()
        let finding = try #require(report.findings.first)
        #expect(finding.code == .stuckHiddenBar)
        #expect(finding.severity == .error)
        #expect(report.causes.first?.screen == "login")
        #expect(report.causes.first?.pointer == "/screens/1/bar/hidden")
    }

    @Test func `a screen that asks for a hidden bar in any of its callbacks is not stuck with one`() throws {
        var request = SampleApp.hiddenByLogin
        for index in [0, 2] {
            request.screens[index].screen.callbacks.viewDidDisappear.isNavigationBarHidden = BarVisibility(hidden: true)
        }
        #expect(try request.report().findings.allSatisfy { $0.code != .stuckHiddenBar })
    }

    @Test func `nor is one of SwiftUI that hides it with a modifier, unlike one that hides the status bar`() throws {
        func codes(_ modifiers: String, os: String) throws -> Set<AuditCode> {
            let json = """
                {"policies": ["swiftUI"], "environments": [{"os": "\(os)"}], "fixes": false,
                 "screens": [{"id": "home"}, {"id": "b", "title": "B", "library": {\(modifiers)}},
                             {"id": "a", "callbacks": {"viewWillAppear": {"isNavigationBarHidden": true}}}],
                 "entries": [{"id": "root", "stack": ["home"]}],
                 "routes": [{"from": "home", "to": "a"}, {"from": "a", "to": "b"}], "find": {"screens": ["b"]}}
                """
            return Set(try AuditRequest(json: Array(json.utf8)).report().findings.map(\.code))
        }
        #expect(try !codes(#""toolbarVisibility": "hidden""#, os: "18.0").contains(.stuckHiddenBar))
        #expect(try !codes(#""navigationBarHidden": true"#, os: "15.0").contains(.stuckHiddenBar))
        #expect(try codes(#""statusBarHidden": true"#, os: "15.0").contains(.stuckHiddenBar))
    }

    @Test func `above another screen a hidden bar without a swipe is no way back`() throws {
        let report = try SampleApp.hiddenByLogin.report()
        #expect(report.findings.filter { $0.code == .noWayBack }.map(\.screen).contains("login"))
    }

    @Test(arguments: [AuditRequest.Route.Means.set, .popTo, .replaceTop])
    func `a route that leaves by code is a way back`(means: AuditRequest.Route.Means) throws {
        var request = SampleApp.hiddenByLogin
        var route = AuditRequest.Route(from: .anywhere, to: ["home"])
        route.by = means
        request.routes.append(route)
        #expect(try request.report().findings.allSatisfy { $0.code != .noWayBack })
    }

    @Test func `a pop to a screen that is never below is no way back`() throws {
        var request = SampleApp.hiddenByLogin
        request.screens.append(AuditScreen(Screen(id: "elsewhere")))
        var route = AuditRequest.Route(from: .anywhere, to: ["elsewhere"])
        route.by = .popTo
        request.routes.append(route)
        #expect(try request.report().findings.contains { $0.code == .noWayBack && $0.screen == "login" })
    }

    @Test func `a swipe that a delegate lets begin is a way back`() throws {
        var request = SampleApp.hiddenByLogin
        for index in request.screens.indices { request.screens[index].screen.interactivePop.delegate = .guarded }
        #expect(try request.report().findings.allSatisfy { $0.code != .noWayBack })
    }

    @Test func `a transparent bar agrees with the hairline that is expected of it`() throws {
        var style = BarStyle()
        (style.background, style.shadow) = (.transparent, .color(SampleApp.color(0xFF0000)))
        var screen = AuditScreen(Screen(id: "home"))
        (screen.screen.bar, screen.expect) = (style, style)
        let request = AuditRequest(screens: [screen], entries: [AuditRequest.Entry(id: "root", stack: ["home"])])
        #expect(try request.report().findings.isEmpty)
    }

    @Test func `a look that contradicts what is expected is an error, one that agrees is none`() throws {
        var request = SampleApp.twoWays
        var expected = BarStyle()
        expected.background = .color(SampleApp.color(0xFF3B30))
        expected.tint = SampleApp.color(0x222222)
        request.screens[3].expect = expected
        let findings = try request.report().findings.filter { $0.code == .unexpectedLook }
        #expect(findings.map(\.property) == [.background])
        #expect(findings.map(\.pointer) == ["/screens/3/expect"])
        #expect(findings.first?.looks.map(\.path.names) == [["push a2", "push b"]])
    }

    @Test func `screens and routes that no history leads to are told where that is asked for`() throws {
        var request = SampleApp.twoWays
        request.screens.append(SampleApp.screen("lost"))
        var dead = AuditRequest.Route(from: .screens(["c"]), to: ["home"])
        dead.onlyIfOnStack = "lost"
        request.routes.append(dead)
        request.routes.append(AuditRequest.Route(from: .screens(["lost"]), to: ["home"]))
        #expect(try request.report().findings.allSatisfy { $0.severity != .info })
        request.find.severity = .info
        let report = try request.report()
        let told = report.findings.filter { $0.severity == .info }
        #expect(told.map(\.code) == [.unreachableScreen, .deadRoute, .deadRoute])
        #expect(told.map(\.pointer) == ["/screens/5", "/routes/3", "/routes/4"])
        #expect(report.coverage.never == ["lost"])
        #expect(report.coverage.neverTaken == ["/routes/3", "/routes/4"])
        #expect(report.coverage.unstyled == ["c", "lost"])
        #expect(report.coverage.notModelled == ["reappear", "rotate", "traitChange", "setAppearanceProxy"])
    }

    @Test func `a route that presents is taken where its flags and the stack allow it`() throws {
        var request = SampleApp.hiddenByLogin
        request.find.severity = .info
        request.find.codes = [.deadRoute]
        request.flags = ["isSignedIn"]
        request.entries.append(AuditRequest.Entry(id: "modal", stack: ["profile"]))
        var route = AuditRequest.Route(from: .screens(["login"]), to: ["modal"])
        route.by = .present
        request.routes.append(route)
        #expect(try request.report().findings.isEmpty)
        request.routes[1].needs = ["isSignedIn"]
        #expect(try request.report().findings.map(\.pointer) == ["/routes/1"])
        request.routes[0].sets = ["isSignedIn"]
        let report = try request.report()
        #expect(report.findings.isEmpty && report.coverage.taken == 2)
        request.routes[1].onlyIfOnStack = "profile"
        #expect(try request.report().findings.map(\.pointer) == ["/routes/1"])
    }

    @Test func `a layout that follows from another difference is listed in that finding`() throws {
        let report = try SampleApp.hiddenByLogin.report()
        let finding = try #require(
            report.findings.first { $0.property == .isHidden && $0.code == .historyDependentStyle }
        )
        #expect(finding.differences.map(\.property).contains(.contentTop))
        let layout: Set<VisibleProperty> = [.view, .safeAreaInsets, .contentTop, .adjustedContentInset, .frame]
        #expect(report.findings.allSatisfy { !($0.property.map(layout.contains) ?? false) })
    }

    @Test func `fingerprints do not change with values and lengths, and do with whose code it is`() throws {
        let before = try SampleApp.twoWays.report().findings.map(\.fingerprint)
        var colored = SampleApp.twoWays
        colored.screens[1].screen.bar?.background = .color(SampleApp.color(0x00FF00))
        colored.environments[0].os = SystemVersion(16)
        #expect(try colored.report().findings.map(\.fingerprint) == before)
        var renamed = SampleApp.twoWays
        renamed.screens[2].screen.id = "a3"
        renamed.routes[0].to = ["a1", "a3"]
        renamed.routes[1].from = .screens(["a1", "a3"])
        let after = try renamed.report().findings.map(\.fingerprint)
        #expect(Set(after).isDisjoint(with: before))
    }

    @Test func `only what is asked for is told`() throws {
        var request = SampleApp.twoWays
        request.find.screens = ["c"]
        #expect(try request.report().findings.map(\.screen) == ["c"])
        request = SampleApp.hiddenByLogin
        request.find.codes = [.noWayBack]
        #expect(try request.report().findings.allSatisfy { $0.code == .noWayBack })
        request.find.codes = nil
        request.find.severity = .error
        #expect(try request.report().findings.allSatisfy { $0.severity == .error })
    }

    @Test func `more findings than are wanted are cut, and that is told`() throws {
        var request = SampleApp.twoWays
        request.limits.findings = 1
        let report = try request.report()
        #expect(report.findings.count == 1)
        #expect(!report.isComplete)
        #expect(report.causes.map(\.findings) == [[0]])
    }

    @Test func `a policy that copies has as cause who wrote what it copies`() throws {
        var request = SampleApp.twoWays
        request.policies = [PolicySelection("transitionBar")]
        let report = try request.report()
        #expect(Set(report.causes.map(\.screen)) == ["a2"])
    }

    @Test func `a run that its policy cannot make is a problem of its own`() throws {
        var request = SampleApp.twoWays
        request.policies = [PolicySelection("itemAppearance"), PolicySelection("system")]
        request.environments[0].os = SystemVersion(12)
        let response = try request.response()
        guard case .impossible(let faults) = response.runs[0].outcome else {
            Issue.record("The run was made.")
            return
        }
        #expect(faults.map(\.code) == ["unsupported-system"])
        #expect(response.matrix.map(\.policy.name) == ["system"])
        #expect(response.matrix.map(\.screensWithTwoLooks) == [2])
    }

    @Test func `what a screen sets of another policy's interface is found where it stands`() throws {
        var request = SampleApp.twoWays
        request.screens[1].screen.library = .object([Value.Member("barHidden", .bool(true))])
        request.policies = [PolicySelection("kmNavigationBarTransition"), PolicySelection("hbdNavigationBar")]
        let response = try request.response()
        guard case .impossible(let faults) = response.runs[0].outcome else {
            Issue.record("The run was made.")
            return
        }
        #expect(faults.map(\.pointer) == ["/screens/1/library/barHidden"])
        #expect(response.matrix.count == 1)
    }
}
