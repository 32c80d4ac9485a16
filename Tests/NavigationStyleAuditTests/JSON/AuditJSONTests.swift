import Foundation
import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON
import Testing

struct AuditJSONTests {
    @Test func `a graph is recognized at another endpoint by the members that it has`() {
        let members = AuditRequest.table.members
        #expect(Endpoint.graphMembers == members.map(\.name))
        #expect(members.filter(\.isRequired).map(\.name).sorted() == ["entries", "screens"])
    }

    /// A hub with two colored pages that both lead to one without a color.
    private static let text = """
        {
          "policies": ["system"],
          "screens": [
            {"id": "home", "bar": {"background": {"color": "#FFFFFF"}}, "source": {"uri": "Home.swift", "line": 12}},
            {"id": "red", "bar": {"background": {"color": "#FF3B30"}}},
            {"id": "blue", "bar": {"background": {"color": "#0A84FF"}}},
            {"id": "plain", "expect": {"background": {"color": "#FF3B30"}},
             "updates": [{"name": "dim", "properties": {"tintColor": "#111111"}}, {"bar": {"tint": "#222222"}}],
             "scrolls": [0, 120.5]}
          ],
          "entries": [{"id": "root", "stack": ["home"]}, {"id": "modal", "stack": ["plain"], "origin": "set"}],
          "routes": [
            {"from": "home", "to": ["red", "blue"], "name": "open"},
            {"from": ["red", "blue"], "to": "plain", "animated": false},
            {"from": "*", "except": ["home"], "by": "set", "stack": ["home", "plain"], "keepRoot": false,
             "needs": ["signedIn"]},
            {"from": "home", "by": "present", "to": "modal", "sets": ["signedIn"]},
            {"from": "plain", "by": "popToOrPush", "to": "red", "onlyIfOnStack": "home", "unlessOnStack": "blue"}
          ],
          "pops": {"swipe": false, "toRoot": true, "to": ["home"]},
          "flags": ["signedIn"],
          "find": {"properties": ["background", "layout.view"], "codes": ["history-dependent-style", "style-leak"],
                   "severity": "info"},
          "limits": {"steps": 500}
        }
        """

    private func request() throws -> AuditRequest { try AuditRequest(json: Array(Self.text.utf8)) }

    @Test func `a request has in it what its text says`() throws {
        let request = try request()
        #expect(request.policies == [PolicySelection("system")])
        #expect(request.environments == [NavigationEnvironment()])
        #expect(request.screens.map(\.id) == ["home", "red", "blue", "plain"])
        #expect(request.screens[0].source == AuditScreen.Source(uri: "Home.swift", line: 12))
        #expect(request.screens[3].updates.map(\.name) == ["dim", nil])
        #expect(request.screens[3].scrolls.map(\.points) == [0, 120.5])
        #expect(request.entries.map(\.origin) == [.pushed, .set])
        #expect(
            request.routes.map(\.from) == [
                .screens(["home"]), .screens(["red", "blue"]), .anywhere, .screens(["home"]), .screens(["plain"]),
            ]
        )
        #expect(request.routes.map(\.by) == [.push, .push, .set, .present, .popToOrPush])
        #expect(request.routes[1].to == ["plain"])
        #expect(!request.routes[1].animated)
        #expect(request.find.properties == [.background, .view])
        #expect(request.find.codes == [.historyDependentStyle, .diagnostic(.styleLeak)])
        #expect(request.limits.steps == 500)
        #expect(!request.pops.swipe)
    }

    @Test(arguments: [false, true])
    func `a request that is written and read again is the same`(pretty: Bool) throws {
        let request = try request()
        #expect(try AuditRequest(json: request.json(pretty: pretty)) == request)
    }

    @Test func `faults of the form and faults of the graph are told at once, in their order`() {
        let text = """
            {"screens": [{"id": "a", "bar": {"tint": 3}}, {"id": "a"}], "entries": [{"id": "root", "stack": ["b"]}],
             "routes": [{"from": "a", "to": "c", "by": "poosh"}], "flags": 1, "nonsense": true}
            """
        #expect {
            _ = try AuditRequest(json: Array(text.utf8))
        } throws: { error in
            guard case JSONRequestError.invalid(let faults)? = error as? JSONRequestError else { return false }
            return faults.map { "\($0.code) \($0.pointer)" } == [
                "wrong-type /screens/0/bar/tint", "duplicate-name /screens/1/id", "unknown-name /entries/0/stack/0",
                "unknown-name /routes/0/to", "unknown-value /routes/0/by", "wrong-type /flags", "unknown-key /nonsense",
            ]
        }
    }

    @Test func `a response has runs, fixes and a matrix, and each path can be replayed as it is`() throws {
        let bytes = try request().response().json()
        let body = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        #expect(Set(body.keys) == ["runs", "described", "fixes", "matrix"])
        let run = try #require((body["runs"] as? [[String: Any]])?.first)
        #expect(
            Set(run.keys) == [
                "policy", "environment", "status", "isComplete", "precision", "areLengthsMinimal", "causes", "findings",
                "leavesBehind", "coverage", "statistics",
            ]
        )
        let findings = try #require(run["findings"] as? [[String: Any]])
        #expect(!findings.isEmpty)
        for finding in findings {
            for look in finding["looks"] as? [[String: Any]] ?? [] {
                let path = try #require(look["path"] as? [String: Any])
                let replay = try JSONSerialization.data(withJSONObject: try #require(path["replay"]))
                #expect((path["operations"] as? [Any])?.count == path["length"] as? Int)
                if path["length"] as? Int == 0 { continue }
                let response = try ReplayRequest(json: Array(replay)).response()
                #expect(response.transitions.count == path["length"] as? Int)
            }
        }
    }

    @Test func `the value of a look has the members that are compared, and is read back`() throws {
        let text = ##"""
            {"policies": ["system"], "fixes": false, "entries": [{"id": "e", "stack": ["a"]}],
             "find": {"properties": ["title", "backButton"], "codes": ["history-dependent-style"]},
             "screens": [{"id": "a", "title": "A"},
                         {"id": "b", "title": "B", "bar": {"tint": "#FF3B30", "title": {"color": "#FF3B30"}}}],
             "routes": [{"from": "a", "to": "b"}]}
            """##
        let response = try AuditRequest(json: Array(text.utf8)).response()
        let body = try JSONDecoder().decode(Value.self, from: Data(response.json()))
        guard case .array(let runs)? = body["runs"], case .array(let findings)? = runs.first?["findings"] else {
            Issue.record("There are no findings.")
            return
        }
        var told: [String: Set<String>] = [:]
        for finding in findings {
            guard case .string(let property)? = finding["property"], case .array(let looks)? = finding["looks"] else {
                continue
            }
            for look in looks {
                guard case .object(let members)? = look["value"] else { continue }
                told[property, default: []].formUnion(members.map(\.key))
            }
        }
        #expect(told == ["title": ["color", "fontSize", "fontWeight", "isLarge"], "backButton": ["color"]])
        #expect(try JSONDecoder().decode(AuditResponse.self, from: Data(response.json())) == response)
    }

    @Test func `a run that cannot be made has a status and its faults`() throws {
        var request = try request()
        request.policies = [PolicySelection("itemAppearance")]
        request.environments[0].os = SystemVersion(12)
        let text = String(decoding: try request.response().json(), as: UTF8.self)
        #expect(text.contains("\"status\":422"))
        #expect(text.contains("unsupported-system"))
    }
}
