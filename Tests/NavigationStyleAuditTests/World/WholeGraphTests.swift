import NavigationStyle
import NavigationStyleJSON
import NavigationStyleTestSupport
import Testing

@testable import NavigationStyleAudit

/// The parts of a graph besides screens and routes: superclasses, children, variants, entries' properties, routes that
/// write.
@Suite struct WholeGraphTests {
    private func report(_ members: String, codes: String = "") throws -> AuditRun.Report {
        let find = codes.isEmpty ? "" : #""find": {"codes": [\#(codes)]},"#
        return try AuditRequest(
            json: Array(#"{"policies": ["system"], "fixes": false, \#(find) \#(members)}"#.utf8)
        ).report()
    }

    /// The number of graphs of each sort.
    private static let graphCount = OracleTests.isLong ? 1_000 : 16

    @Test(arguments: 0..<4)
    func `a graph that knows everything is searched once and is certain`(part: Int) throws {
        for seed in stride(from: part, to: Self.graphCount, by: 4) {
            var request = RandomGraph.small(seed: seed, length: 3, most: 200)
            request.fixes = false
            guard request.faults.isEmpty else { continue }
            let run = request.run(under: request.policies[0], in: request.environments[0])
            guard case .made(let report) = run.outcome else { continue }
            let scenario = request.scenario(policy: request.policies[0], environment: request.environments[0])
            let survey = try request.survey(of: Graph(request), in: scenario)
            let reporter = AuditReporter(request, scenario, survey, within: Budget(), threads: 1)
            let account = reporter.account()
            #expect(report.findings.count == account.drafts.count, "seed \(seed)")
            #expect(
                Set(report.findings.map(\.fingerprint)) == Set(account.drafts.map(\.finding.fingerprint)),
                "seed \(seed)"
            )
            #expect(report.findings.allSatisfy { $0.certainty == .certain && $0.looks.allSatisfy(\.unknowns.isEmpty) })
            #expect(report.causes.allSatisfy { $0.certainty == .certain })
            #expect(report.intended.isEmpty && report.unmet.isEmpty && report.coverage.unknown.isEmpty)
            #expect(report.statistics.engineSteps == account.statistics.engineSteps)
        }
    }

    @Test func `an entry's properties are on its bar before the first screen comes`() throws {
        let report = try report(
            """
            "screens": [{"id": "home"}, {"id": "web", "callbacks": {"viewWillAppear": {"tintColor": "#FF0000"}}}],
            "entries": [{"id": "shop", "stack": ["home"], "properties": {"tintColor": "#00FF00"}},
              {"id": "help", "stack": ["home"], "properties": {"tintColor": "#0000FF"}}]
            """,
            codes: #""history-dependent-style""#
        )
        let finding = try #require(report.findings.first { $0.property == .tintColor })
        #expect(finding.screen == "home" && finding.looks.count == 2)
        let cause = report.causes[try #require(finding.cause)]
        #expect(cause.screen == nil && cause.pointer == "/entries/1/properties/tintColor")
        #expect(cause.message.hasPrefix("The navigation controller of the entry"))
        for look in finding.looks {
            #expect(look.path.replay?.scenario.defaults.navigationBar.isEmpty == false)
        }
    }

    @Test func `a hidden bar of the entry is hidden from the start`() throws {
        let report = try report(
            """
            "screens": [{"id": "home"}], "entries": [{"id": "e", "stack": ["home"],
              "properties": {"isNavigationBarHidden": true}}]
            """,
            codes: #""stuck-hidden-bar""#
        )
        #expect(report.findings.map(\.screen) == ["home"])
        #expect(report.causes.map(\.pointer) == ["/entries/0/properties/isNavigationBarHidden"])
    }

    @Test func `what the code beside a route writes is that route's`() throws {
        let report = try report(
            """
            "screens": [{"id": "home", "callbacks": {"viewWillAppear": {"tintColor": "#FF0000"}}}, {"id": "web"}],
            "entries": [{"id": "e", "stack": ["home"]}],
            "routes": [{"from": "home", "to": "web"},
              {"from": "home", "to": "web", "by": "replaceTop", "name": "sign in",
               "writes": {"before": {"tintColor": "#00FF00"}, "after": {"tintColor": "#0000FF"}}}]
            """,
            codes: #""history-dependent-style""#
        )
        let finding = try #require(report.findings.first { $0.screen == "web" && $0.property == .tintColor })
        let cause = report.causes[try #require(finding.cause)]
        #expect(cause.pointer == "/routes/1/writes/after/tintColor")
        #expect(finding.looks.map(\.path.length) == [1, 1])
        let written = try #require(finding.looks.first { $0.path.names == ["replaceTop web"] })
        #expect(written.path.replay?.operations.count == 1)
        let replayed = try written.path.replay?.response().transitions.last
        #expect(replayed?.bars.after?.tintColor == BarColor(RGBA(rawValue: 0x0000_FFFF)).light)
    }

    @Test func `the code after a call writes once a policy has taken its image of the bar`() throws {
        let json = ##"""
            {"policies": ["transitionBar"], "environments": [{"os": "12.0"}], "fixes": false,
             "find": {"codes": ["history-dependent-style"]}, "screens": [{"id": "home"}, {"id": "web"}],
             "entries": [{"id": "e", "stack": ["home"]}], "pops": {"swipe": false, "cancelledSwipe": false},
             "routes": [{"from": "home", "to": "web", "writes": {"MOMENT": {"barTintColor": "#0000FF"}}}]}
            """##
        func screens(_ moment: String) throws -> Set<Screen.ID?> {
            let request = try AuditRequest(json: Array(json.replacing("MOMENT", with: moment).utf8))
            return Set(try request.report().findings.filter { $0.property == .background }.map(\.screen))
        }
        // What is written before is on the fake bar with which home comes back; what is written after is not.
        #expect(try screens("before") == ["home"])
        #expect(try screens("after") == [])
    }

    @Test func `what a screen says itself wins over its superclass, property by property`() throws {
        let report = try report(
            """
            "environments": [{"os": "12.0"}],
            "bases": [{"id": "Base", "base": "Root", "callbacks": {"viewWillAppear": {"tintColor": "#FF0000"}}},
              {"id": "Root", "callbacks": {"viewWillAppear": {"tintColor": "#111111", "barTintColor": "#222222"}}}],
            "screens": [{"id": "home", "callbacks": {"viewWillAppear": {"tintColor": "#FFFFFF", "barTintColor": "#FFFFFF"}}},
              {"id": "red", "base": "Base"}, {"id": "plain"}],
            "entries": [{"id": "e", "stack": ["home"]}],
            "routes": [{"from": "home", "to": ["red", "plain"]}, {"from": "red", "to": "plain"}]
            """,
            codes: #""history-dependent-style""#
        )
        let tint = try #require(report.findings.first { $0.screen == "plain" && $0.property == .tintColor })
        let background = try #require(report.findings.first { $0.screen == "plain" && $0.property == .background })
        let causes = try [tint, background].map { report.causes[try #require($0.cause)] }
        #expect(causes[0].pointer == "/bases/0/callbacks/viewWillAppear/tintColor" && causes[0].screen == "Base")
        #expect(causes[1].pointer == "/bases/1/callbacks/viewWillAppear/barTintColor" && causes[1].screen == "Root")
    }

    @Test func `a superclass changes nothing that the screen would not have said itself`() throws {
        for seed in 0..<(Self.graphCount / 2) {
            var request = RandomGraph.small(seed: seed, length: 3, most: 200)
            request.fixes = false
            guard request.faults.isEmpty else { continue }
            var split = request
            for index in request.screens.indices {
                var base = Screen(id: Screen.ID(rawValue: "Base\(index)"))
                base.callbacks = request.screens[index].screen.callbacks
                split.bases.append(AuditRequest.Base(base))
                split.screens[index].base = base.id
                split.screens[index].screen.callbacks = Callbacks()
            }
            #expect(split.faults.isEmpty)
            #expect(try split.subjects() == request.subjects(), "seed \(seed)")
        }
    }

    @Test func `children run with their screen and stand on no stack`() throws {
        let report = try report(
            """
            "screens": [{"id": "home", "callbacks": {"viewWillAppear": {"tintColor": "#FF0000"}}},
              {"id": "tabs", "children": ["list"], "callbacks": {"viewWillAppear": {"tintColor": "#00FF00"}}},
              {"id": "list", "callbacks": {"viewWillAppear": {"tintColor": "#0000FF"}}}, {"id": "plain"}],
            "entries": [{"id": "e", "stack": ["home"]}],
            "routes": [{"from": "home", "to": ["tabs", "plain"]}, {"from": "tabs", "to": "plain"}]
            """
        )
        let tint = try #require(report.findings.first { $0.screen == "plain" && $0.property == .tintColor })
        let cause = report.causes[try #require(tint.cause)]
        #expect(cause.screen == "list" && cause.pointer == "/screens/2/callbacks/viewWillAppear/tintColor")
        #expect(report.coverage.never.isEmpty && !report.findings.contains { $0.code == .unreachableScreen })
        #expect(report.leavesBehind.contains { $0.screen == "tabs" && $0.pointer.hasPrefix("/screens/2/") })
    }

    @Test func `children of children run after them, and no kind within itself`() throws {
        let report = try report(
            """
            "screens": [{"id": "home", "callbacks": {"viewWillAppear": {"tintColor": "#FF0000"}}},
              {"id": "tabs", "children": ["list"]},
              {"id": "list", "children": ["cell"], "callbacks": {"viewWillAppear": {"tintColor": "#00FF00"}}},
              {"id": "cell", "children": ["tabs", "list"], "callbacks": {"viewWillAppear": {"tintColor": "#0000FF"}}},
              {"id": "plain"}],
            "entries": [{"id": "e", "stack": ["home"]}],
            "routes": [{"from": "home", "to": ["tabs", "plain"]}, {"from": "tabs", "to": "plain"}]
            """
        )
        let tint = try #require(report.findings.first { $0.screen == "plain" && $0.property == .tintColor })
        let cause = report.causes[try #require(tint.cause)]
        #expect(cause.screen == "cell" && cause.pointer == "/screens/3/callbacks/viewWillAppear/tintColor")
    }

    @Test func `two variants of one screen are no finding, and what one of them leaves is possible`() throws {
        let members = """
            "screens": [{"id": "home", "callbacks": {"viewWillAppear": {"tintColor": "#FF0000"}}},
              {"id": "web", "variants": [{"name": "dark", "callbacks": {"viewWillAppear": {"tintColor": "#00FF00"}}},
                {"name": "light", "callbacks": {"viewWillAppear": {"tintColor": "#0000FF"}}}]}, {"id": "plain"}],
            "entries": [{"id": "e", "stack": ["home"]}],
            "routes": [{"from": "home", "to": ["web", "plain"]}, {"from": "web", "to": "plain"},
              {"from": "plain", "to": "web", "by": "popTo"}]
            """
        let report = try report(members, codes: #""history-dependent-style", "unreachable-screen", "dead-route""#)
        #expect(!report.findings.contains { $0.screen == "web" && $0.property == .tintColor })
        let tint = try #require(report.findings.first { $0.screen == "plain" && $0.property == .tintColor })
        #expect(tint.certainty == .possible && tint.looks.count == 3)
        let names = tint.looks.flatMap(\.path.names)
        #expect(names.contains("push web (dark)") && names.contains("push web (light)"))
        let cause = report.causes[try #require(tint.cause)]
        #expect(cause.pointer?.hasPrefix("/screens/1/variants/") ?? false)
        #expect(report.coverage.neverTaken.isEmpty)
    }

    @Test func `what is found only by a way that may not be is possible`() throws {
        func certainty(_ route: String) throws -> Certainty? {
            try report(
                """
                "screens": [{"id": "home"}, {"id": "login", "bar": {"hidden": true}}],
                "entries": [{"id": "e", "stack": ["home"]}], "routes": [{"from": "home", "to": "login"\(route)}]
                """,
                codes: #""stuck-hidden-bar""#
            ).findings.first { $0.screen == "home" }?.certainty
        }
        #expect(try certainty("") == .certain)
        #expect(try certainty(#", "isPossible": true"#) == .possible)
    }

    @Test func `what a route makes of a screen is that screen as well`() throws {
        let report = try report(
            """
            "screens": [{"id": "home"}, {"id": "web"}], "entries": [{"id": "e", "stack": ["home"]}],
            "routes": [{"from": "home", "to": "web", "name": "help", "screen": {"title": "Help",
              "navigationItem": {"largeTitleDisplayMode": "never"}}}]
            """
        )
        #expect(report.coverage.never.isEmpty)
        #expect(report.coverage.reached == 2)
    }

    @Test(arguments: 0..<4)
    func `nothing is found by entries that nobody knows the way to, alone or beside others`(part: Int) throws {
        for seed in stride(from: part, to: Self.graphCount, by: 4) {
            var random = RandomModel(seed: UInt64(seed) &* 53 &+ 17)
            var request = RandomGraph.small(seed: seed, length: 3, most: 200)
            request.fixes = false
            request.find.severity = .info
            guard request.faults.isEmpty else { continue }
            var wider = request
            for number in 0..<random.integer(in: 1...3) {
                var other = AuditRequest.Entry(id: "unknown way \(number)", stack: [random.one(of: request.screens).id])
                other.isReached = false
                if random.flag() { other.properties = random.barProperties() }
                other.properties.isNavigationBarHidden = BarVisibility(hidden: true)
                wider.entries.insert(other, at: random.integer(in: 0...wider.entries.count))
            }
            #expect(try wider.subjects() == request.subjects(), "seed \(seed)")
            var alone = wider
            for index in alone.entries.indices { alone.entries[index].isReached = false }
            guard case .made(let report) = alone.run(under: alone.policies[0], in: alone.environments[0]).outcome else {
                continue
            }
            // Nothing but what no entry leads to at all, and the routes that begin there.
            let known = Set(report.coverage.unknown)
            #expect(report.findings.allSatisfy { [.unreachableScreen, .deadRoute].contains($0.code) }, "seed \(seed)")
            #expect(report.findings.allSatisfy { $0.screen.map { !known.contains($0) } ?? true }, "seed \(seed)")
            for screen in alone.screens { try check(report.leavesBehind, of: screen, in: alone, seed) }
        }
    }

    @Test func `a screen with only such a way is neither reached nor unreachable`() throws {
        let report = try report(
            """
            "screens": [{"id": "home"}, {"id": "deep", "callbacks": {"viewWillAppear": {"tintColor": "#FF0000"}}},
              {"id": "far"}], "entries": [{"id": "e", "stack": ["home"]},
              {"id": "f", "stack": ["deep"], "isReached": false}], "routes": [{"from": "deep", "to": "far"}]
            """
        )
        #expect(report.findings.isEmpty && report.coverage.never.isEmpty)
        #expect(report.coverage.unknown == ["deep", "far"])
        #expect(report.coverage.neverTaken.isEmpty)
        #expect(report.leavesBehind.map(\.screen) == ["deep"])
        #expect(report.leavesBehind.map(\.pointer) == ["/screens/1/callbacks/viewWillAppear/tintColor"])
    }

    @Test func `what is UIKit's own is left on a bar that an entry began otherwise`() throws {
        let report = try report(
            """
            "screens": [{"id": "home"}, {"id": "small", "callbacks": {"viewWillAppear": {"prefersLargeTitles": false}}},
              {"id": "polite", "callbacks": {"viewWillAppear": {"prefersLargeTitles": false},
                "viewWillDisappear": {"prefersLargeTitles": {"saved": "viewWillAppear"}}}}],
            "entries": [{"id": "e", "stack": ["home"], "properties": {"prefersLargeTitles": true}}],
            "routes": [{"from": "home", "to": ["small", "polite"]}]
            """
        )
        #expect(report.leavesBehind.map(\.screen) == ["small"])
    }

    @Test func `all that a screen leaves on a bar as it begins is told`() throws {
        for seed in 0..<(Self.graphCount / 2) {
            var request = RandomGraph.small(seed: seed, length: 2, most: 100)
            request.fixes = false
            request.find.codes = [.stuckHiddenBar]
            guard request.faults.isEmpty,
                case .made(let report) = request.run(under: request.policies[0], in: request.environments[0]).outcome
            else { continue }
            for screen in request.screens { try check(report.leavesBehind, of: screen, in: request, seed) }
        }
    }

    /// Expects that what a screen leaves behind is told, and nothing else: with none of its updates, and with each.
    private func check(
        _ remnants: [AuditRemnant],
        of screen: AuditScreen,
        in request: AuditRequest,
        _ seed: Int
    ) throws {
        let updates = [nil] + screen.updates.map { Optional($0.restyling) }
        let beginnings = [BarProperties()] + request.entries.map(\.properties)
        let endings = try beginnings.flatMap { beginning in
            try updates.map { try left(by: screen.screen, updatedBy: $0, on: beginning, in: request) }
        }
        let told = remnants.filter { $0.screen == screen.id }
        #expect(Set(told.map(\.property)) == Set(endings.joined().map(\.key)), "seed \(seed), \(screen.id)")
        for remnant in told {
            #expect(endings.contains { $0[remnant.property] == remnant.value }, "seed \(seed), \(remnant)")
        }
    }

    /// Returns the values that a screen leaves on the screen below, on a bar with which nothing but the entry's code has
    /// had to do.
    private func left(
        by screen: Screen,
        updatedBy update: NavigationOperation.Restyling?,
        on beginning: BarProperties,
        in request: AuditRequest
    ) throws -> [BarProperty: Value] {
        var scenario = request.scenario(policy: request.policies[0], environment: request.environments[0])
        scenario.stack = [Screen(id: "below")]
        scenario.defaults.navigationBar = beginning
        scenario.include = .all
        func end(_ screen: Screen, _ update: NavigationOperation.Restyling? = nil) throws -> ControllerState? {
            var operations = [
                NavigationOperation(.push(screen, animated: true)), NavigationOperation(.pop(count: 1, animated: true)),
            ]
            if let update { operations.insert(NavigationOperation(.update(update, screenID: screen.id)), at: 1) }
            return try ReplayRequest(scenario, operations: operations).response().controller
        }
        func value(_ property: BarProperty, _ state: ControllerState) -> Value {
            if property == .isNavigationBarHidden { return .bool(state.isNavigationBarHidden) }
            return state.bar[property]?.tree ?? .null
        }
        guard let fresh = try end(Screen(id: "above")), let state = try end(screen, update) else { return [:] }
        var left: [BarProperty: Value] = [:]
        for property in BarProperty.allCases where value(property, fresh) != value(property, state) {
            if state.provenance[property].screen == screen.id { left[property] = value(property, state) }
        }
        return left
    }

    @Test func `what a graph describes and what it lacks is counted`() throws {
        let json = ##"""
            {"policies": ["system"], "bases": [{"id": "Base", "callbacks": {"viewDidLoad": {"tintColor": "#FF0000"}}}],
             "screens": [{"id": "plain"}, {"id": "styled", "base": "Base"}, {"id": "lost", "base": "Gone"},
               {"id": "rough", "callbacks": {"viewWillAppear": {"isNavigationBarHidden": true}}},
               {"id": "partly", "variants": [
                 {"name": "a", "callbacks": {"viewWillAppear": {"isNavigationBarHidden": true}}},
                 {"name": "b", "callbacks": {"viewWillAppear": {
                   "isNavigationBarHidden": {"hidden": true, "animated": "asTransition"}}}}]},
               {"id": "smooth", "callbacks": {"viewWillAppear": {
                 "isNavigationBarHidden": {"hidden": true, "animated": "asTransition"}, "tintColor": {"unknown": "a"}}}}],
             "entries": [{"id": "e", "stack": ["plain"], "properties": {"barStyle": "black"}}],
             "routes": [{"from": "plain", "to": "styled", "writes": {"after": {"alpha": {"unknown": "b"}}}}]}
            """##
        let described = try AuditRequest(json: Array(json.utf8)).described
        #expect(described.screens == 4 && described.allScreens == 6)
        #expect(Set(described.unstyled) == ["plain", "lost"])
        #expect(described.notAnimated == ["rough"] && described.withoutBase == ["lost"])
        #expect(described.known == 6 && described.unknown == 2)
    }

    @Test func `what is meant so is no finding and is listed`() throws {
        let report = try report(
            """
            "screens": [{"id": "home"}, {"id": "login", "bar": {"hidden": true}}],
            "entries": [{"id": "e", "stack": ["home"]}], "routes": [{"from": "home", "to": "login"}],
            "isIntended": [{"code": "stuck-hidden-bar", "screen": "home", "because": "full screen"},
              {"fingerprint": "0000000000000000", "because": "gone long ago"}]
            """,
            codes: #""stuck-hidden-bar""#
        )
        #expect(report.findings.isEmpty && report.causes.isEmpty)
        #expect(report.intended.map(\.because) == ["full screen"] && report.unmet == ["/isIntended/1"])
    }

    @Test func `the nearest source above a pointer counts`() throws {
        let json = """
            {"screens": [{"id": "a", "source": {"uri": "A.swift", "line": 1}}], "entries": [{"id": "e", "stack": ["a"]}],
             "sources": {"/screens/0/callbacks/viewWillAppear": {"uri": "B.swift", "line": 7, "column": 3},
               "/entries": {"uri": "C.swift"}, "": {"uri": "D.swift"}}}
            """
        let request = try AuditRequest(json: Array(json.utf8))
        func uri(_ pointer: String) -> String? { request.source(of: pointer)?.uri }
        #expect(uri("/screens/0/callbacks/viewWillAppear/tintColor") == "B.swift")
        #expect(uri("/screens/0/callbacks/viewDidLoad/tintColor") == "A.swift")
        #expect(uri("/entries/0") == "C.swift" && uri("/routes/0") == "D.swift")
        #expect(request.source(of: "/screens/0/callbacks/viewWillAppear")?.column == 3)
    }

    @Test func `hostile graphs are refused`() throws {
        func faults(_ json: String) -> [String] {
            do {
                _ = try AuditRequest(json: Array(json.utf8))
                return []
            } catch JSONRequestError.invalid(let faults) {
                return faults.map { "\($0.code) \($0.pointer)" }
            } catch { return ["\(error)"] }
        }
        let circle =
            #"{"bases": [{"id": "A", "base": "B"}, {"id": "B", "base": "A"}], "screens": [{"id": "s", "base": "A"}], "entries": [{"id": "e", "stack": ["s"]}]}"#
        #expect(faults(circle).contains("circular-bases /bases/0/base"))
        let variants = (0..<8).map { #"{"name": "v\#($0)"}"# }.joined(separator: ",")
        let many = (0..<1_000).map { #"{"id": "s\#($0)", "variants": [\#(variants)]}"# }.joined(separator: ",")
        #expect(
            faults(#"{"screens": [\#(many)], "entries": [{"id": "e", "stack": ["s1"]}]}"#).contains {
                $0.hasPrefix("too-many /screens/512")
            }
        )
        let nine = (0..<9).map { #"{"name": "v\#($0)"}"# }.joined(separator: ",")
        #expect(
            faults(#"{"screens": [{"id": "s", "variants": [\#(nine)]}], "entries": [{"id": "e", "stack": ["s"]}]}"#)
                == ["too-many /screens/0/variants"]
        )
        let chain = (0..<1_000).map { #"{"id": "B\#($0)", "base": "B\#(($0 + 1) % 1_000)"}"# }.joined(separator: ",")
        let rest = #""screens": [{"id": "s"}], "entries": [{"id": "e", "stack": ["s"]}]"#
        #expect(faults(#"{"bases": [\#(chain)], \#(rest)}"#) == ["circular-bases /bases/0/base"])
        let stack = Array(repeating: #""s""#, count: 5).joined(separator: ",")
        #expect(
            faults(
                #"{"screens": [{"id": "s", "variants": [\#(variants)]}], "entries": [{"id": "e", "stack": [\#(stack)]}]}"#
            )
                == ["too-many /entries/0/stack"]
        )
    }

    @Test func `code that short texts multiply is refused`() throws {
        func fault(_ members: String) -> String? {
            do {
                _ = try AuditRequest(json: Array(#"{\#(members), "entries": [{"id": "e", "stack": ["s0"]}]}"#.utf8))
                return nil
            } catch JSONRequestError.invalid(let faults) {
                return faults.count == 1 ? faults.first.map { "\($0.code) \($0.pointer)" } : "\(faults)"
            } catch { return "\(error)" }
        }
        func list(_ count: Int, _ element: (Int) -> String) -> String {
            "[\((0..<count).map(element).joined(separator: ","))]"
        }
        let chain = list(1_000) { #"{"id": "B\#($0)", "base": "B\#($0 + 1)"}"# }
        let heirs = list(100) { #"{"id": "s\#($0)", "base": "B0"}"# }
        // The last base is missing, which is no fault; each screen has a thousand and itself.
        #expect(fault(#""bases": \#(chain), "screens": \#(heirs)"#) == "too-many /screens/65")
        let few = list(60) { #"{"id": "s\#($0)", "base": "B0"}"# }
        #expect(fault(#""bases": \#(chain), "screens": \#(few)"#) == nil)
        let all = list(300) { #""s\#($0)""# }
        let parents = list(300) { #"{"id": "s\#($0)", "children": \#(all)}"# }
        #expect(fault(#""screens": \#(parents)"#) == "too-many /screens/218")
        let plain = list(300) { #"{"id": "s\#($0)"}"# }
        let routes = list(300) { _ in #"{"from": "s0", "by": "set", "stack": \#(all), "screen": {"title": "A"}}"# }
        #expect(fault(#""screens": \#(plain), "routes": \#(routes)"#) == "too-many /routes/108/screen")
    }

    @Test(.enabled(if: OracleTests.isLong)) func `more positions than there may be are one fault`() throws {
        let places = (0..<1_000_050).map { #""/\#($0)":{"uri":"A"}"# }.joined(separator: ",")
        let json = #"{"screens":[{"id":"a"}],"entries":[{"id":"e","stack":["a"]}],"sources":{\#(places)}}"#
        let error = #expect(throws: JSONRequestError.self) {
            _ = try AuditRequest(json: Array(json.utf8))
        }
        guard case .invalid(let faults)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(faults.map { "\($0.code) \($0.pointer)" } == ["too-many /sources"])
    }

    @Test(arguments: 0..<4)
    func `whatever a random walk shows is among the looks, by no more moves`(part: Int) throws {
        for seed in stride(from: part, to: Self.graphCount, by: 4) {
            var random = RandomModel(seed: UInt64(seed) &* 31 &+ 5)
            var request = RandomGraph.small(seed: seed, length: 3, most: 300)
            Self.enrich(&request, &random)
            guard request.faults.isEmpty else { continue }
            let graph = Graph(request)
            let (policy, environment) = (request.policies[0], request.environments[0])
            guard let engine = try? request.engine(policy: policy, environment: environment), !engine.goesByStack else {
                continue
            }
            let search = Search(graph, on: engine, within: Budget(steps: 20_000))
            guard search.exhaustion == nil else { continue }
            var lengths: [KindLook: Int] = [:]
            for look in Looks(search).reached {
                let key = KindLook(kind: graph.kinds[look.kind].screen.id, look: look.look)
                lengths[key] = min(lengths[key] ?? .max, look.length)
            }
            var scenario = request.scenario(policy: policy, environment: environment)
            scenario.include = [.screens, .layout]
            for _ in 0..<12 {
                let history = Self.walk(graph, &random)
                guard !history.moves.isEmpty else { continue }
                let transition = try graph.replay(history, in: scenario).response().transitions.last
                guard let state = transition?.screens?.last, let kind = graph.kind(of: state.id) else { continue }
                let key = KindLook(kind: graph.kinds[kind].screen.id, look: Look(state))
                #expect(lengths[key].map { $0 <= history.moves.count } ?? false, "seed \(seed), \(history)")
            }
        }
    }

    /// Adds variants, routes that write and make screens, and entries with properties to a graph.
    static func enrich(_ request: inout AuditRequest, _ random: inout RandomModel) {
        for index in request.routes.indices where request.routes[index].by != .present {
            if random.chance(40) { request.routes[index].writes.before = random.barProperties() }
            if random.chance(20) { request.routes[index].writes.after = random.barProperties() }
            if random.chance(20) {
                var screen = Screen(id: "")
                screen.callbacks.viewWillAppear = random.barProperties()
                request.routes[index].screen = screen
            }
        }
        for index in request.entries.indices where random.chance(40) {
            request.entries[index].properties = random.barProperties()
        }
        for index in request.screens.indices where random.chance(30) {
            request.screens[index].variants = ["one", "two"].map { name in
                var variant = AuditScreen.Variant(name: name)
                variant.screen.callbacks.viewWillAppear = random.barProperties()
                return variant
            }
        }
    }

    /// Returns a history of random moves without swipes.
    private static func walk(_ graph: Graph, _ random: inout RandomModel) -> History {
        var history = History(entry: random.integer(in: 0...(graph.entries.count - 1)), moves: [])
        var (stack, flags) = (graph.entries[history.entry].kinds, UInt8(0))
        for _ in 0..<random.integer(in: 1...7) {
            let moves = graph.movesOfKind[stack[stack.count - 1]].filter { move in
                switch graph.moves[move.index].action {
                case .swipe, .cancelledSwipe: false
                case .back, .toRoot: stack.count > 1
                default: true
                }
            }
            guard !moves.isEmpty else { break }
            let move = random.one(of: moves)
            guard let after = graph.stack(after: graph.moves[move.index], on: stack, flags) else { continue }
            (stack, flags) = after
            history.moves.append(move)
        }
        return history
    }

    @Test func `a path is carried out, and one that cannot be says what can`() throws {
        let request = SampleApp.twoWays
        let graph = Graph(request)
        let scenario = request.scenario(policy: request.policies[0], environment: request.environments[0])
        let path = try #require(GraphPath(GraphPath.parts(of: "root -> push a1 → push b -> back")))
        let replay = try graph.replay(path, of: request, in: scenario)
        #expect(replay.operations.count == 3 && replay.scenario.stack.map(\.id) == ["home#1"])
        let wrong = try #require(GraphPath(["root", "push a1", "push c"]))
        let error = #expect(throws: ScenarioError.self) { _ = try graph.replay(wrong, of: request, in: scenario) }
        #expect(error?.faults.first?.pointer == "/path/2" && error?.faults.first?.code == "impossible-step")
        #expect(error?.faults.first?.allowed?.contains("push b") ?? false)
        let nowhere = try #require(GraphPath(["rooot"]))
        let other = #expect(throws: ScenarioError.self) { _ = try graph.replay(nowhere, of: request, in: scenario) }
        #expect(other?.faults.first?.suggestion == "root")
    }
}

extension AuditRequest {
    /// Returns the subjects of the first run's findings, without their causes.
    fileprivate func subjects() throws -> [String: Int] {
        guard case .made(let report) = run(under: policies[0], in: environments[0]).outcome else { return [:] }
        return Dictionary(
            report.findings.filter { $0.code != .unreachableScreen && $0.code != .deadRoute }.map { finding in
                let name = "\(finding.code.rawValue) \(finding.screen?.rawValue ?? "") \(finding.propertyName ?? "")"
                return (name, finding.looks.map(\.path.length).reduce(0, +))
            }
        ) { first, _ in first }
    }
}
