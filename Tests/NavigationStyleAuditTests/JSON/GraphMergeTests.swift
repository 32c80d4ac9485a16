import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON
import NavigationStyleTestSupport
import Testing

@Suite struct GraphMergeTests {
    private func value(_ text: String) throws -> Value {
        try Value(json: Array(text.utf8))
    }

    private func merged(_ files: [Value]) -> GraphMerge {
        var merge = GraphMerge()
        for file in files { merge.add(file) }
        return merge
    }

    private static let whole = """
        {"policies": ["system"],
         "screens": [{"id": "a", "callbacks": {"viewWillAppear": {"tintColor": "#FF0000", "barTintColor": null}}},
           {"id": "b", "bar": {"hidden": true}}, {"id": "c"}, {"id": "d", "title": "D"}],
         "bases": [{"id": "Base"}], "entries": [{"id": "e", "stack": ["a"]}, {"id": "f", "stack": ["c"]}],
         "routes": [{"from": "a", "to": "b"}, {"from": "a", "to": "c", "name": "n"}, {"from": "b", "to": "d"}],
         "flags": ["x"], "sources": {"/screens/1/bar": {"uri": "B.swift", "line": 3}, "/routes/2": {"uri": "R.swift"}}}
        """

    @Test func `a file split at random into several, in order, is the same`() throws {
        let whole = try value(Self.whole)
        for seed in 0..<40 {
            var random = RandomModel(seed: UInt64(seed))
            let count = random.integer(in: 2...4)
            var files = Array(repeating: Value.object([]), count: count)
            // Lists continue in later files; source positions refer to each file.
            var moved: [String: (file: Int, pointer: String)] = [:]
            guard case .object(let members) = whole else { return }
            for member in members where member.key != "sources" {
                guard ["screens", "bases", "entries", "routes"].contains(member.key),
                    case .array(let list) = member.value
                else {
                    files[random.integer(in: 0...(count - 1))][member.key] = member.value
                    continue
                }
                var file = 0
                var parts = Array(repeating: [Value](), count: count)
                for (index, element) in list.enumerated() {
                    file = random.integer(in: file...(count - 1))
                    moved["/\(member.key)/\(index)"] = (file, "/\(member.key)/\(parts[file].count)")
                    parts[file].append(element)
                }
                for (file, part) in parts.enumerated() where !part.isEmpty { files[file][member.key] = .array(part) }
            }
            guard case .object(let sources)? = whole["sources"] else { return }
            for source in sources {
                let head = JSONPointer.tokens(of: source.key).prefix(2).map { "/" + $0 }.joined()
                let place = try #require(moved[head])
                var own = files[place.file]["sources"] ?? .object([])
                own[place.pointer + source.key.dropFirst(head.count)] = source.value
                files[place.file]["sources"] = own
            }
            #expect(merged(files).tree == merged([whole]).tree, "seed \(seed)")
            #expect(merged(files).text == merged([whole]).text)
        }
    }

    @Test func `merging is associative, and a file twice is the file`() throws {
        let files = try [
            Self.whole,
            #"""
            {"screens": [{"id": "b", "title": "B"}, {"id": "z"}], "routes": [{"name": "n", "isPossible": true, "from": "b"}]}
            """#,
            ##"{"screens": [{"id": "z", "title": "Z"}, {"id": "a", "bar": {"tint": "#00FF00"}}], "flags": ["y", "x"]}"##,
        ].map(value)
        let all = merged(files).tree
        #expect(merged([merged([files[0], files[1]]).tree, files[2]]).tree == all)
        #expect(merged([files[0], merged([files[1], files[2]]).tree]).tree == all)
        #expect(merged([all, all]).tree == all)
        for file in files { #expect(merged([file, file]).tree == merged([file]).tree) }
    }

    @Test func `overrides change what is there, and name what is not`() throws {
        var merge = try merged([
            value(Self.whole),
            value(
                ##"""
                {"overrides": {"screens": {"b": {"bar": {"hidden": null, "tint": "#FFFFFF"}}, "bb": {}},
                  "routes": {"n": {"isPossible": true}}, "pops": {}}}
                """##
            ),
        ])
        let faults = merge.override()
        #expect(
            faults.map { "\($0.file) \($0.fault.code) \($0.fault.pointer)" } == [
                "1 unknown-key /overrides/pops", "1 nothing-to-override /overrides/screens/bb",
            ]
        )
        #expect(faults.last?.fault.suggestion == "b" || faults.last?.fault.suggestion == nil)
        let request = try AuditRequest(json: merge.text)
        #expect(request.screens[1].screen.bar?.hidden == nil && request.screens[1].screen.bar?.tint != nil)
        #expect(request.routes[1].isPossible)
    }

    @Test func `an unknown or a saved value is replaced whole, and replaces one`() throws {
        func writes(_ text: String) throws -> Value {
            try value(#"{"screens": [{"id": "a", "callbacks": {"viewDidAppear": \#(text)}}]}"#)
        }
        let values = [
            ##"{"tintColor": {"unknown": "theme"}}"##, ##"{"tintColor": {"light": "#FF0000", "dark": "#00FF00"}}"##,
            ##"{"tintColor": {"saved": "viewWillAppear"}}"##, ##"{"tintColor": null}"##,
        ]
        for first in values {
            for second in values where second != values[3] {
                let merge = try merged([writes(first), writes(second)])
                #expect(try merge.tree == writes(second), "\(first), \(second)")
            }
        }
    }

    @Test func `pointers in sources are into their own file`() throws {
        let merge = try merged([
            value(#"{"screens": [{"id": "a"}, {"id": "b"}], "sources": {"/screens/1": {"uri": "B.swift"}}}"#),
            value(
                """
                {"screens": [{"id": "c"}, {"id": "a"}],
                 "sources": {"/screens/0/bar": {"uri": "C.swift"}, "/screens/1/bar": {"uri": "A.swift"}}}
                """
            ),
        ])
        guard case .object(let sources)? = merge.tree["sources"] else { return }
        #expect(sources.map(\.key) == ["/screens/0/bar", "/screens/1", "/screens/2/bar"])
        #expect(merge.origins["/screens/2"]?.file == 1 && merge.origins["/screens/2"]?.pointer == "/screens/0")
    }

    /// Returns the body of the request that a question stands for.
    private func body(_ kind: GraphQuestion.Kind, _ question: String) throws -> [UInt8]? {
        var budget = WorkBudget.unlimited
        return try GraphQuestion.body(kind, Array(question.utf8), within: &budget)
    }

    /// Returns the faults of a question, by code and pointer.
    private func faults(_ kind: GraphQuestion.Kind, _ question: String) -> [String] {
        let error = #expect(throws: JSONRequestError.self) { try body(kind, question) }
        guard case .invalid(let faults)? = error else { return [] }
        return faults.map { "\($0.code) \($0.pointer)" }
    }

    @Test func `a graph and a path are a question with the last step for its operation`() throws {
        let question = #"{"graph": \#(Self.whole), "path": ["e", "push b", "back"]}"#
        let bytes = try #require(try body(.transition, question))
        let request = try TransitionRequest(json: bytes)
        #expect(request.scenario.stack.map(\.id) == ["a#1", "b#1"])
        #expect(request.operation.action == .pop(count: 1, animated: true))
        #expect(request.scenario.controller?.isNavigationBarHidden == true)
        let whole = try #require(try body(.replay, question))
        let replayed = try ReplayRequest(json: whole).response()
        #expect(try request.response().bars.after == replayed.transitions.last?.bars.after)
        #expect(try body(.transition, #"{"stack": []}"#) == nil)
        let wrong = #"{"graph": \#(Self.whole), "path": ["e", "push d"], "color": 1}"#
        #expect(faults(.resolve, wrong) == ["unknown-key /color"])
    }

    @Test func `a question that lacks its graph or its path is told so`() throws {
        #expect(faults(.transition, #"{"graph": \#(Self.whole)}"#) == ["missing-key "])
        #expect(faults(.resolve, #"{"path": ["e"]}"#) == ["missing-key "])
        // A request that has a path beside its stack is not a question.
        #expect(try body(.resolve, #"{"stack": [{"id": "a"}], "path": []}"#) == nil)
    }

    @Test func `a question has the members that its request uses`() throws {
        func question(_ member: String) -> String {
            #"{"graph": \#(Self.whole), "path": ["e", "push b"], \#(member)}"#
        }
        let policies = question(#""policies": ["system", "restoring"]"#)
        let preview = question(#""preview": {"width": 100}"#)
        for kind in [GraphQuestion.Kind.transition, .replay, .resolve] {
            #expect(faults(kind, policies) == ["unknown-key /policies"])
        }
        for kind in [GraphQuestion.Kind.transition, .replay, .resolve, .compare] {
            #expect(faults(kind, preview) == ["unknown-key /preview"])
        }
        let compared = try CompareRequest(json: try #require(try body(.compare, policies)))
        #expect(compared.policies == [PolicySelection("system"), PolicySelection("restoring")])
        // A picture of several policies is one of a comparison.
        #expect(try CompareRequest(json: try #require(try body(.preview, policies))) == compared)
        let drawn = try Value(json: try #require(try body(.preview, preview)))
        #expect(drawn["preview"]?["width"] == .number(100))
        for member in [#""x-team": 1"#, #""$schema": "a""#, #""$extensions": {}"#] {
            #expect(try body(.transition, question(member)) != nil)
        }
        #expect(faults(.transition, question(#""$comment": "a""#)) == ["unknown-key /$comment"])
    }

    @Test func `a path has as many steps as a replay has operations`() throws {
        func question(_ count: Int) -> String {
            let steps = (0..<count).map { $0 % 2 == 0 ? "push b" : "back" }
            let path = (["e"] + steps).map { "\"\($0)\"" }.joined(separator: ",")
            return #"{"graph": \#(Self.whole), "path": [\#(path)]}"#
        }
        for kind in [GraphQuestion.Kind.transition, .replay, .resolve, .compare, .preview] {
            #expect(try body(kind, question(1000)) != nil)
            #expect(faults(kind, question(1001)) == ["wrong-count /path"])
        }
        #expect(try body(.resolve, question(0)) != nil)
        #expect(faults(.replay, question(0)) == ["wrong-count /path"])
    }

    @Test func `the history of a path takes from the work of its request`() throws {
        let question = #"{"graph": \#(Self.whole), "path": ["e", "push b", "back", "push b"]}"#
        var budget = WorkBudget(limit: 1_000_000)
        _ = try GraphQuestion.body(.resolve, Array(question.utf8), within: &budget)
        #expect(budget.spent > 0)
        var small = WorkBudget(limit: budget.spent - 1, isProvisional: true)
        let error = #expect(throws: JSONRequestError.self) {
            try GraphQuestion.body(.resolve, Array(question.utf8), within: &small)
        }
        guard case .invalid(let faults)? = error else { return }
        #expect(faults.map(\.code) == ["too-much-work"] && faults.map(\.pointer) == ["/path"] && small.endsEarly)
    }
}
