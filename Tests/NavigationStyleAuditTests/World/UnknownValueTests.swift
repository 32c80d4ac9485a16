import NavigationStyle
import NavigationStyleJSON
import NavigationStyleTestSupport
import Testing

@testable import NavigationStyleAudit

/// Unknown values: a finding for all possible values is certain, and a finding for some of them is possible.
@Suite struct UnknownValueTests {
    private typealias Subject = AuditReporter.Subject

    /// The codes that compare values.
    private static let codes: [AuditCode] = [
        .historyDependentStyle, .stuckHiddenBar, .noWayBack, .diagnostic(.styleLeak),
        .diagnostic(.declaredStyleNotShown),
    ]

    @Test(arguments: OracleTests.seeds)
    func `certain is what is there for all values and possible what is there for some`(seed: Int) throws {
        var random = RandomModel(seed: UInt64(seed) &* 7_919 &+ 11)
        var request = RandomGraph.small(seed: seed, length: 3, most: 200)
        request.find.codes = Self.codes
        request.fixes = false
        request.unknowns = Self.unknowns(of: request, &random)
        let substitutions = Substitution.all(of: request)
        // With more than 48 combinations, the audit only samples them; the short run leaves out those that take longest.
        let most = OracleTests.isLong ? 48 : 12
        guard !request.unknowns.isEmpty, request.faults.isEmpty, (1...most).contains(substitutions.count),
            case .made(let report) = request.firstRun.outcome, report.isComplete
        else { return }
        let worlds = substitutions.map { Set($0.foundSubjects()) }
        let common = worlds.reduce(worlds[0]) { $0.intersection($1) }
        let some = worlds.reduce(Set<Subject>()) { $0.union($1) }
        let found = Dictionary(report.findings.map { (Subject($0), $0.certainty) }) { first, _ in first }
        let label = "\(request.policies[0].name), \(request.unknowns)"
        #expect(Set(found.keys) == some, "\(label)")
        #expect(Set(found.filter { $0.value == .certain }.keys) == common, "\(label)")
        guard OracleTests.isLong else { return }
        print("unknown \(seed), \(label): \(worlds.count) worlds, \(common.count) certain of \(some.count)")
    }

    /// Returns one or two written values as unknowns, with one or two names.
    static func unknowns(of request: AuditRequest, _ random: inout RandomModel) -> [UnknownValue] {
        var places: [UnknownValue] = []
        request.tree.visitLeaves { path, _ in
            let pointer = path.map { "/" + JSONPointer.escaped($0) }.joined()
            guard path.first == "screens", path.contains("callbacks") || path.contains("bar"),
                let kind = UnknownValue.Kind(at: pointer), kind != .appearance
            else { return }
            places.append(UnknownValue(pointer: pointer, name: "", kind: kind))
        }
        guard !places.isEmpty else { return [] }
        let name = random.chance(50)
        return (0..<random.integer(in: 1...2)).map { number in
            var unknown = random.one(of: places)
            unknown.name = name ? "theme" : "theme\(number)"
            return unknown
        }.filter { unknown in !unknown.pointer.isEmpty }.reduce(into: []) { kept, unknown in
            let overlaps = kept.contains {
                JSONPointer.isWithin($0.pointer, unknown.pointer) || JSONPointer.isWithin(unknown.pointer, $0.pointer)
            }
            if !overlaps { kept.append(unknown) }
        }
    }

    @Test func `a value of its own is not judged, and a known one is`() throws {
        func codes(_ title: String, _ bar: String) throws -> Set<String> {
            let json = """
                {"policies": ["system"], "environments": [{"os": "14.0"}], "fixes": false,
                 "screens": [{"id": "a"}, {"id": "b", "callbacks": {"viewWillAppear": {"tintColor": "#000000",
                   "standardAppearance": {"background": "opaque", "backgroundColor": \(bar),
                     "titleTextAttributes": {"color": \(title)}}}}, "title": "B"}],
                 "entries": [{"id": "root", "stack": ["a"]}], "routes": [{"from": "a", "to": "b"}]}
                """
            return Set(try AuditRequest(json: Array(json.utf8)).report().findings.map(\.code.rawValue))
        }
        let judging: (Set<String>) -> Set<String> = { $0.filter { $0.contains("contrast") } }
        #expect(try !judging(codes("\"#FFFFFF\"", "\"#FFFFFF\"")).isEmpty)
        for (title, bar) in [
            ("\"#FFFFFF\"", #"{"unknown": "bar"}"#), ("\"#000000\"", #"{"unknown": "bar"}"#),
            (#"{"unknown": "title"}"#, "\"#808080\""), (#"{"unknown": "title"}"#, #"{"unknown": "bar"}"#),
        ] {
            #expect(try judging(codes(title, bar)).isEmpty, "\(title) on \(bar)")
        }
    }

    @Test(
        arguments: [
            ("barTintColor", ##""#FF0000""##), ("backgroundImage", #"{"name": "wood"}"#),
            ("standardAppearance", ##"{"background": "opaque", "backgroundColor": "#FF0000"}"##),
        ]
    ) func `nor is a background that may be nil or clear`(property: String, known: String) throws {
        func codes(_ value: String) throws -> Set<String> {
            let json = """
                {"policies": ["system"], "environments": [{"os": "17.0"}], "fixes": false,
                 "screens": [{"id": "a", "title": "A"}],
                 "entries": [{"id": "root", "stack": ["a"], "properties": {"\(property)": \(value)}}], "routes": []}
                """
            return Set(try AuditRequest(json: Array(json.utf8)).report().findings.map(\.code.rawValue))
        }
        #expect(try codes(known).contains("transparent-at-scroll-edge"))
        #expect(try codes(#"{"unknown": "theme"}"#) == [])
    }

    @Test(arguments: ["window", "view"]) func `nor is a title over a container that nobody knows`(part: String) throws {
        func codes(_ color: String) throws -> Set<String> {
            let json = """
                {"policies": ["system"], "environments": [{"os": "17.0"}], "fixes": false,
                 "screens": [{"id": "a", "title": "A", "view": {"backgroundColor": "clear"}}],
                 "entries": [{"id": "root", "stack": ["a"],
                   "navigationController": {"\(part)": {"backgroundColor": \(color)}}}], "routes": []}
                """
            return Set(try AuditRequest(json: Array(json.utf8)).report().findings.map(\.code.rawValue))
        }
        #expect(try codes("\"#000000\"").contains("low-contrast"))
        #expect(try codes(#"{"unknown": "theme"}"#) == [])
    }

    @Test func `nor is one that the appearance proxy sets`() throws {
        func codes(_ title: String) throws -> Set<String> {
            let json = """
                {"policies": ["system"], "environments": [{"os": "17.0"}], "fixes": false,
                 "defaults": {"appearanceProxy": {"tintColor": {"unknown": "tint"}, "scrollEdgeAppearance": {
                   "background": "opaque", "backgroundColor": "#FFFFFF", "titleTextAttributes": {"color": \(title)}}}},
                 "screens": [{"id": "a", "title": "A"}], "entries": [{"id": "root", "stack": ["a"]}], "routes": []}
                """
            return Set(try AuditRequest(json: Array(json.utf8)).report().findings.map(\.code.rawValue))
        }
        #expect(try codes("\"#FEFEFE\"").contains("low-contrast"))
        #expect(try codes(#"{"unknown": "title"}"#) == [])
    }

    @Test(arguments: [["#FFFFFF"], []]) func `nor is one on two unknown backgrounds`(known: [String]) throws {
        // Of three colors that are dark or light, two are alike.
        let backgrounds = [#"{"unknown": "first"}"#, #"{"unknown": "second"}"#] + known.map { "\"\($0)\"" }
        let screens = backgrounds.enumerated().map { number, color in
            #"{"id": "s\#(number)", "callbacks": {"viewWillAppear": {"barTintColor": \#(color)}}}"#
        }
        let ids = screens.indices.map { "\"s\($0)\"" }.joined(separator: ", ")
        let tint = known.isEmpty ? #"{"unknown": "tint"}"# : "\"#FFFF00\""
        let json = """
            {"policies": ["system"], "environments": [{"os": "14.0"}], "fixes": false, "find": {"codes": ["low-contrast"]},
             "defaults": {"appearanceProxy": {"tintColor": \(tint)}},
             "screens": [{"id": "home"}, {"id": "detail"}, \(screens.joined(separator: ", "))],
             "entries": [{"id": "root", "stack": ["home"]}],
             "routes": [{"from": "home", "to": [\(ids)]}, {"from": [\(ids)], "to": "detail"}]}
            """
        let findings = try AuditRequest(json: Array(json.utf8)).report().findings.filter { $0.screen == "detail" }
        #expect(findings.map(\.propertyName) == known.map { _ in "tintColor" }, "\(findings.map(\.message))")
        for look in findings.flatMap(\.looks) { #expect(look.unknowns == [], "\(look.path.names)") }
    }

    @Test func `so may one that the proxy for bars in a container sets`() throws {
        func request(_ title: String, codes: String = "") throws -> AuditRequest {
            let json = """
                {"policies": ["system"], "environments": [{"os": "17.0"}], "fixes": false, \(codes)
                 "defaults": {"containedAppearanceProxies": [
                   {"whenContainedInInstancesOf": ["Other"], "properties": {"tintColor": "#00FF00"}},
                   {"whenContainedInInstancesOf": ["Checkout"], "properties": {
                     "tintColor": {"unknown": "tint"}, "scrollEdgeAppearance": {"background": "opaque",
                     "backgroundColor": "#FFFFFF", "titleTextAttributes": {"color": \(title)}}}}]},
                 "screens": [{"id": "a", "title": "A"}, {"id": "b", "callbacks": {"viewWillAppear": {"tintColor": "#FF0000"}}}],
                 "entries": [{"id": "root", "stack": ["a"],
                   "navigationController": {"containerClasses": ["Checkout", "UINavigationController"]}}],
                 "routes": [{"from": "a", "to": "b"}]}
                """
            return try AuditRequest(json: Array(json.utf8))
        }
        let known = try request("\"#FEFEFE\"").report()
        #expect(known.findings.contains { $0.code.rawValue == "low-contrast" && $0.screen == "a" })
        let unknown = try request(#"{"unknown": "title"}"#)
        #expect(unknown.unknowns.map(\.kind) == [.color, .color])
        #expect(try !unknown.report().findings.contains { $0.code.rawValue == "low-contrast" && $0.screen == "a" })
        // The tint may be that of "b" as well.
        let codes = #""find": {"codes": ["history-dependent-style"]},"#
        let finding = try #require(
            try request("\"#000000\"", codes: codes).report().findings.first { $0.property == .tintColor }
        )
        #expect(finding.screen == "a" && finding.certainty == .possible)
        #expect(finding.looks.flatMap(\.unknowns).map(\.name).contains("tint"))
    }

    @Test func `the proxy behind a look is named, the one for bars in a container too`() throws {
        let json = """
            {"policies": ["system"], "fixes": false, "find": {"codes": ["unexpected-look"]},
             "defaults": {"appearanceProxy": {"barStyle": "black"}, "containedAppearanceProxies": [
               {"whenContainedInInstancesOf": ["Checkout"], "properties": {"tintColor": "#FF0000"}}]},
             "screens": [{"id": "a", "expect": {"tint": "#0000FF", "statusBar": "darkContent"}}],
             "entries": [{"id": "root", "stack": ["a"], "navigationController": {
               "containerClasses": ["Checkout", "UINavigationController"]}}]}
            """
        let pointers = Set(try AuditRequest(json: Array(json.utf8)).report().causes.map(\.pointer))
        #expect(pointers.contains("/defaults/containedAppearanceProxies/0/properties/tintColor"), "\(pointers)")
        #expect(pointers.contains("/defaults/appearanceProxy/barStyle"), "\(pointers)")
    }

    @Test func `a value that nobody knows travels by its name`() throws {
        let json = """
            {"policies": ["system"], "find": {"codes": ["history-dependent-style"]}, "fixes": false,
             "screens": [{"id": "home", "callbacks": {"viewWillAppear": {"tintColor": "#FF0000"}}},
               {"id": "web", "callbacks": {"viewWillAppear": {"tintColor": {"unknown": "theme.tint"}}}}, {"id": "plain"}],
             "entries": [{"id": "root", "stack": ["home"]}],
             "routes": [{"from": "home", "to": ["web", "plain"]}, {"from": "web", "to": "plain"}]}
            """
        let response = try AuditRequest(json: Array(json.utf8)).response()
        guard case .made(let report) = response.runs[0].outcome else { throw AuditRequest.NoReport() }
        let tint = try #require(report.findings.first { $0.screen == "plain" && $0.property == .tintColor })
        #expect(tint.certainty == .possible)
        #expect(report.causes.allSatisfy { $0.certainty == .possible })
        let text = String(decoding: response.json(), as: UTF8.self)
        #expect(text.contains(#""value":{"unknown":"theme.tint"}"#))
        #expect(text.contains(#""writes":{"known":1,"unknown":1}"#))
        #expect(response.described.unknown == 1)
        #expect(report.leavesBehind.contains { $0.screen == "web" && $0.value["unknown"] == .string("theme.tint") })
    }

    @Test func `it has no value that only one of its places takes`() throws {
        // A background may be an object with a color; a color of a title may not.
        let json = ##"""
            {"policies": ["system"], "find": {"codes": ["history-dependent-style"]}, "fixes": false,
             "screens": [{"id": "home", "bar": {"background": {"color": "#00FF00"}}},
               {"id": "web", "bar": {"background": {"unknown": "theme"}}},
               {"id": "pale", "callbacks": {"viewWillAppear": {"alpha": 0.5}}},
               {"id": "far", "callbacks": {"viewDidLoad": {"titleTextAttributes": {"color": {"unknown": "theme"}}}}}],
             "entries": [{"id": "root", "stack": ["home"]}],
             "routes": [{"from": "home", "to": "web"}, {"from": "web", "to": "pale"}]}
            """##
        let request = try AuditRequest(json: Array(json.utf8))
        let worlds = Worlds(request)
        #expect(worlds.areAll && worlds.all.count > 1, "\(worlds.all.count)")
        let backgrounds = worlds.all.map(\.request.screens[1].screen.bar?.background)
        #expect(Set(backgrounds).count == backgrounds.count, "\(backgrounds)")
        let finding = try #require(
            try request.report().findings.first { $0.screen == "web" && $0.property == .background }
        )
        #expect(finding.certainty == .certain && finding.looks.allSatisfy { $0.unknowns.map(\.name) == ["theme"] })
    }

    @Test func `a number that nobody knows equals no other`() throws {
        let json = """
            {"policies": ["system"], "find": {"codes": ["style-leak"]}, "fixes": false,
             "screens": [{"id": "home", "callbacks": {"viewWillAppear": {"alpha": 0.25}}},
               {"id": "web", "callbacks": {"viewDidLoad": {"alpha": {"unknown": "alpha"}}}}, {"id": "plain"}],
             "entries": [{"id": "root", "stack": ["home"]}, {"id": "other", "stack": ["web"]}],
             "routes": [{"from": "home", "to": "plain"}, {"from": "web", "to": "plain"}]}
            """
        let request = try AuditRequest(json: Array(json.utf8))
        let standIn = try #require(Worlds(request).first?.request.screens[1].screen.callbacks.viewDidLoad.alpha)
        #expect(standIn != 0.25)
        #expect(try request.report().findings.contains { $0.code == .diagnostic(.styleLeak) && $0.screen == "plain" })
    }

    @Test func `a flag that nobody knows is both`() throws {
        func certainty(_ hidden: String) throws -> Certainty? {
            let json = """
                {"policies": ["system"], "find": {"codes": ["stuck-hidden-bar"]}, "fixes": false,
                 "screens": [{"id": "home"},
                   {"id": "login", "callbacks": {"viewWillAppear": {"isNavigationBarHidden": \(hidden)}}}],
                 "entries": [{"id": "root", "stack": ["home"]}], "routes": [{"from": "home", "to": "login"}]}
                """
            let report = try AuditRequest(json: Array(json.utf8)).report()
            return report.findings.first { $0.screen == "home" }?.certainty
        }
        #expect(try certainty("true") == .certain)
        #expect(try certainty("false") == nil)
        #expect(try certainty(#"{"unknown": "isGuest"}"#) == .possible)
        #expect(try certainty(#"{"hidden": {"unknown": "isGuest"}, "animated": true}"#) == .possible)
    }

    @Test func `a path that shows it without what nobody knows makes it certain`() throws {
        let json = """
            {"policies": ["system"], "find": {"codes": ["history-dependent-style"]}, "fixes": false,
             "screens": [{"id": "home", "callbacks": {"viewWillAppear": {"tintColor": "#FF0000"}}},
               {"id": "web", "callbacks": {"viewWillAppear": {"tintColor": {"unknown": "theme.tint"}}}},
               {"id": "blue", "callbacks": {"viewWillAppear": {"tintColor": "#0000FF"}}}, {"id": "plain"}],
             "entries": [{"id": "root", "stack": ["home"]}],
             "routes": [{"from": "home", "to": ["web", "blue", "plain"]}, {"from": ["web", "blue"], "to": "plain"}]}
            """
        let report = try AuditRequest(json: Array(json.utf8)).report()
        #expect(report.findings.first { $0.screen == "plain" && $0.property == .tintColor }?.certainty == .certain)
    }

    @Test func `what a screen sets through a library may be unknown`() throws {
        let json = ##"""
            {"policies": ["hbdNavigationBar"], "environments": [{"os": "12.0"}], "fixes": false,
             "find": {"codes": ["history-dependent-style"]},
             "screens": [{"id": "home", "library": {"barTintColor": "#FF0000"}},
               {"id": "web", "library": {"barTintColor": {"unknown": "theme"}, "barHidden": {"unknown": "isPlain"},
                 "barStyle": {"unknown": "style"}, "barAlpha": {"unknown": "alpha"}}}],
             "entries": [{"id": "root", "stack": ["home"]}], "routes": [{"from": "home", "to": "web"}]}
            """##
        let request = try AuditRequest(json: Array(json.utf8))
        let kinds = Dictionary(request.unknowns.map { ($0.name, $0.kind) }) { first, _ in first }
        #expect(kinds["theme"] == .color && kinds["isPlain"] == .flag && kinds["alpha"] == .number)
        #expect(kinds["style"]?.choices?.contains(.string("black")) == true)
        #expect(request.described.unknown == 4 && request.described.known == 1)
        #expect(try request.report().isComplete)
        // A member that the library does not have takes no value, and its policy's run says so.
        let strange = json.replacing(##"{"barTintColor": {"##, with: ##"{"barTintColour": {"##)
        let run = try AuditRequest(json: Array(strange.utf8)).response().runs[0]
        guard case .impossible(let faults) = run.outcome else {
            Issue.record("An unknown member is taken.")
            return
        }
        #expect(faults.map(\.pointer).contains("/screens/1/library/barTintColour"))
    }

    @Test func `where a value cannot be one it is a fault with its place`() throws {
        let json =
            #"{"screens": [{"id": {"unknown": "x"}}], "entries": [{"id": "e", "stack": ["a"], "isReached": {"unknown": "y"}}]}"#
        let error = #expect(throws: JSONRequestError.self) { _ = try AuditRequest(json: Array(json.utf8)) }
        guard case .invalid(let faults)? = error else {
            Issue.record("no faults")
            return
        }
        #expect(faults.map(\.pointer).contains("/screens/0/id"))
        #expect(faults.map(\.pointer).contains("/entries/0/isReached"))
    }

    @Test func `faults beside what nobody knows stand where they stood`() throws {
        let json = """
            {"screens": [{"id": "a", "callbacks": {"viewWillAppear": {"tintColor": {"unknown":
             "a"}, "barTintColor": 5}}}], "entries": [{"id": "e", "stack": ["a"]}]}
            """
        let error = #expect(throws: JSONRequestError.self) { _ = try AuditRequest(json: Array(json.utf8)) }
        guard case .invalid(let faults)? = error else {
            Issue.record("no faults")
            return
        }
        #expect(faults.map(\.pointer) == ["/screens/0/callbacks/viewWillAppear/barTintColor"])
    }

    @Test func `beside many unknown values each choice of one is tried`() throws {
        func codes(_ barStyle: String) throws -> [AuditCode] {
            let others = (0..<7).map { number in
                #"{"id": "s\#(number)", "navigationItem": {"hidesBackButton": {"unknown": "flag\#(number)"}}}"#
            }
            let json = """
                {"policies": ["system"], "fixes": false, "find": {"codes": ["status-bar-unreadable"]},
                 "screens": [{"id": "home"}, \(others.joined(separator: ","))],
                 "entries": [{"id": "e", "stack": ["home"],
                   "properties": {"backgroundImage": {"name": "bar"}, "barStyle": \(barStyle)}}]}
                """
            return try AuditRequest(json: Array(json.utf8)).report().findings.map(\.code)
        }
        #expect(try codes(#""default""#).count == 1)
        #expect(try codes(#""black""#) == [])
        #expect(try codes(#"{"unknown": "class"}"#) == [])
    }

    @Test func `many unknown values are bounded`() throws {
        let name = String(repeating: "long ", count: 800)
        let screens = (0..<60).map { number in
            """
            {"id": "s\(number)", "callbacks": {"viewWillAppear": {"tintColor": {"unknown": "\(name)\(number % 30)"},
             "isNavigationBarHidden": {"unknown": "flag\(number)"}, "alpha": {"unknown": "\(name)"}}}}
            """
        }
        let json = """
            {"policies": ["system"], "fixes": false, "find": {"codes": ["history-dependent-style"]}, "limits": {"steps": 20000},
             "screens": [\(screens.joined(separator: ","))], "entries": [{"id": "e", "stack": ["s0"]}],
             "routes": [{"from": "s0", "to": ["s1", "s2"]}]}
            """
        let report = try AuditRequest(json: Array(json.utf8)).report()
        #expect(report.statistics.engineSteps <= 20_000)
        #expect(report.findings.allSatisfy { $0.certainty == .possible || !$0.looks.isEmpty })
    }
}

/// The possible graphs for one with unknown values: each unknown is a fresh value or one that the graph gives the
/// property; a flag has both values.
private enum Substitution {
    static func all(of request: AuditRequest) -> [AuditRequest] {
        let names = request.unknowns.map { "\($0.name) \($0.kind)" }.reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        var lists: [[Value]] = [[]]
        for (number, name) in names.enumerated() {
            let own = request.unknowns.filter { "\($0.name) \($0.kind)" == name }
            let options = own.flatMap { Self.values(for: $0, of: request, number) }
            let distinct = options.reduce(into: [Value]()) { if !$0.contains($1) { $0.append($1) } }
            lists = lists.flatMap { list in distinct.map { list + [$0] } }
        }
        return lists.compactMap { list in
            var tree = request.tree
            for unknown in request.unknowns {
                guard let number = names.firstIndex(of: "\(unknown.name) \(unknown.kind)"),
                    let changed = tree.writing(list[number], at: JSONPointer.tokens(of: unknown.pointer))
                else { return nil }
                tree = changed
            }
            // Invalid substitutions are skipped, such as a pair of colors within another pair.
            var reader = ValueReader(at: tree, checksText: false)
            guard let known = AuditRequest.read(from: &reader, orNull: false), reader.faults.isEmpty else { return nil }
            return known
        }
    }

    private static func values(for unknown: UnknownValue, of request: AuditRequest, _ number: Int) -> [Value] {
        switch unknown.kind {
        case .flag: return [.bool(true), .bool(false)]
        case .choice(let names): return names.map { .string($0) }
        default: break
        }
        let fresh: Value =
            switch unknown.kind {
            case .color: .string("#0\(number + 1)F1D7")
            case .number: .number(0.3125 + Double(number) / 64)
            case .image: .object(members: ["name": .string("fresh \(number)")])
            case .attributes: .object(members: ["color": .string("#0\(number + 1)F1D7")])
            default: .string("fresh \(number)")
            }
        func key(_ text: String?) -> String? {
            ["tint": "tintColor", "hidden": "isNavigationBarHidden"][text ?? ""] ?? text
        }
        var known: [Value] = []
        var kinds = UnknownPlaces(under: request.policies)
        let places = request.unknowns.map(\.pointer)
        request.tree.visitLeaves { path, value in
            let pointer = path.map { "/" + JSONPointer.escaped($0) }.joined()
            guard key(path.last) == key(JSONPointer.lastToken(of: unknown.pointer)), !places.contains(pointer),
                value["saved"] == nil,
                kinds.kind(at: pointer) == unknown.kind
            else { return }
            known.append(value)
        }
        return [fresh] + known
    }
}

extension AuditRequest {
    fileprivate var firstRun: AuditRun { run(under: policies[0], in: environments[0]) }

    /// Returns the subjects of the findings in a graph without unknown values.
    fileprivate func foundSubjects() -> [AuditReporter.Subject] {
        guard case .made(let report) = firstRun.outcome else { return [] }
        return report.findings.map { AuditReporter.Subject($0) }
    }
}
