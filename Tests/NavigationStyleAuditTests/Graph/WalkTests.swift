import NavigationStyle
import NavigationStyleAudit
import Testing

@Suite struct WalkTests {
    /// Two routes of one name, of which only the second sets the flag that the third needs.
    private static let flagged: AuditRequest = {
        var request = AuditRequest(
            screens: ["home", "list", "detail"].map { SampleApp.screen($0) },
            entries: [AuditRequest.Entry(id: "root", stack: ["home"])]
        )
        request.flags = ["signedIn"]
        var signing = AuditRequest.Route(from: .screens(["home"]), to: ["list"])
        signing.sets = ["signedIn"]
        var guarded = AuditRequest.Route(from: .screens(["list"]), to: ["detail"])
        guarded.needs = ["signedIn"]
        request.routes = [AuditRequest.Route(from: .screens(["home"]), to: ["list"]), signing, guarded]
        return request
    }()

    @Test func `the names of moves tell the routes, and the screens from where to where they lead`() {
        let graph = Graph(SampleApp.twoWays)
        let steps = graph.walk(["push a1", "push b", "back", "push b", "push c"], from: 0)
        #expect(steps.map(\.from) == ["home", "a1", "b", "a1", "b"])
        #expect(steps.map(\.to) == ["a1", "b", "a1", "b", "c"])
        #expect(steps.map(\.route) == [0, 1, nil, 1, 2])
    }

    @Test func `of routes that are called alike it is the one by which the rest can be done`() {
        let graph = Graph(Self.flagged)
        #expect(graph.walk(["push list"], from: 0).map(\.route) == [0])
        #expect(graph.walk(["push list", "push detail"], from: 0).map(\.route) == [1, 2])
    }

    @Test func `a name of no move ends the walk, and an entry that is not there begins none`() {
        let graph = Graph(SampleApp.twoWays)
        #expect(graph.walk(["push a1", "push nothing", "back"], from: 0).count == 1)
        #expect(graph.walk(["push a1"], from: 7).isEmpty)
    }

    @Test(arguments: 0..<12)
    func `every path of an audit can be walked to the screen that it is about`(_ seed: Int) throws {
        var random = RandomGraph(seed: UInt64(seed))
        var request = random.request(policy: RandomGraph.policies[seed % RandomGraph.policies.count])
        request.fixes = false
        guard case .made(let report) = try request.response().runs[0].outcome else { return }
        let graph = Graph(request)
        for finding in report.findings {
            for look in finding.looks {
                let entry = try #require(request.entries.firstIndex { $0.id == look.path.entry })
                let steps = graph.walk(look.path.names, from: entry)
                #expect(steps.count == look.path.names.count)
                // Diagnostics may be about the outgoing screen.
                guard case .diagnostic = finding.code else {
                    #expect((steps.last?.to ?? request.entries[entry].stack.last) == finding.screen)
                    continue
                }
            }
        }
    }
}
