import HTTPMessage
import Testing

@Suite struct CompareTests {
    let service = TestService()

    /// Returns a pop on iOS 12 from a screen that colors the bar.
    private func pop(_ policies: String, _ members: String = "") -> String {
        ##"""
        {"policies": \##(policies), "environment": {"os": "12.0"}, "include": [],
         "stack": [{"id": "a"}, {"id": "b", "callbacks": {"viewWillAppear": {"barTintColor": "#F00"}}}],
         "operation": {"type": "pop"}\##(members)}
        """##
    }

    private func respond(_ policies: String, _ members: String = "") -> HTTPResponse {
        service.respond(.post, "/compare", body: pop(policies, members))
    }

    @Test func `policies are answered in order, and what leaks is a difference`() throws {
        let response = respond(#"["system", "transitionBar", "kmNavigationBarTransition"]"#)
        #expect(response.status == .ok)
        let answer = try ReceivedResults(response)
        #expect(answer.results.map(\.status) == [200, 200, 200])
        #expect(answer.results.map(\.policy?.name) == ["system", "transitionBar", "kmNavigationBarTransition"])
        #expect(answer.results.map(\.policy?.edition) == [nil, nil, "1.1.11"])
        #expect(
            answer.differences?.map { difference in
                [difference.screen, difference.property, difference.at.map { "\($0)" }].compactMap(\.self)
                    .joined(separator: " ")
            } == [
                "presentation", "edge 0.25", "edge 0.5", "edge 0.75", "a background",
            ]
        )
        #expect(
            answer.differences?.last?.values.keys.sorted() == ["kmNavigationBarTransition", "system", "transitionBar"]
        )
    }

    @Test func `a policy that cannot answer has a problem of its own`() throws {
        let response = respond(#"["system", "itemAppearance", "transitionBar"]"#)
        #expect(response.status == .ok)
        let answer = try ReceivedResults(response)
        #expect(answer.results.map(\.status) == [200, 422, 200])
        #expect(answer.results[1].body.faults == ["unsupported-system /environment/os"])
        #expect(answer.results[1].body.instance == nil)
        #expect(answer.differences?.first?.values.keys.sorted() == ["system", "transitionBar"])
    }

    @Test(arguments: [
        (#"["system", "restoring", "transitionBar", "nobodys"]"#, ["unknown-policy /policies/3"]),
        (
            #"[{"name": "system", "color": 1}, {"name": "nobodys"}]"#,
            ["unknown-key /policies/0/color", "unknown-policy /policies/1"]
        ),
        (#"[{"name": "kmNavigationBarTransition", "edition": "2"}]"#, ["unknown-edition /policies/0/edition"]),
        (
            #"["system", {"name": "transitionBar", "copiedProperties": ["isHidden"]}]"#,
            ["unknown-value /policies/1/copiedProperties/0"]
        ),
        ("[]", ["empty /policies"]),
        ("null", ["wrong-type /policies"]),
    ])
    func `a choice of policies that is none is a 422 with the places of its faults`(
        _ policies: String,
        _ faults: [String]
    ) throws {
        let response = respond(policies)
        #expect(response.status == .unprocessableContent)
        #expect(try ReceivedProblem(response).faults == faults)
    }

    @Test func `a policy's name in the place of the list is one of the faults`() throws {
        let problem = try ReceivedProblem(respond(#"["system"]"#, #", "policy": "system""#))
        #expect(problem.faults == ["unknown-key /policy"])
        #expect(problem.errors?.first?.allowed?.first == "policies")
    }

    @Test func `what no policy can carry out is a 422`() throws {
        let body = #"{"policies": ["system", "restoring"], "stack": [], "operation": {"type": "pop"}}"#
        let problem = try ReceivedProblem(service.respond(.post, "/compare", body: body))
        #expect(problem.faults == ["empty-stack /stack"])
    }

    @Test func `each body is the one that a transition is answered with`() {
        let members = #""stack":[{"id":"a"},{"id":"b"}],"operation":{"type":"pop"}}"#
        let alone = service.respond(.post, "/transition", body: #"{"policy":"restoring","# + members)
        let compared = service.respond(.post, "/compare", body: #"{"policies":["restoring"],"# + members)
        #expect(
            compared.text
                == #"{"differences":[],"unsayable":[],"results":"#
                + #"[{"policy":{"name":"restoring"},"verdict":{"clean":true,"errors":0,"warnings":0,"infos":0,"#
                + #""message":"clean"},"status":200,"body":\#(alone.text)}]}"#
        )
    }
}
