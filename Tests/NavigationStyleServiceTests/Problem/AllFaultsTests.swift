import HTTPMessage
import NavigationStyle
import NavigationStyleService
import Testing

/// One answer reports all faults of a body, in the order of the body.
@Suite struct AllFaultsTests {
    let service = TestService()

    private func faults(_ path: String, _ body: String) throws -> [String] {
        let response = service.respond(.post, path, body: body)
        #expect(response.status == .unprocessableContent)
        return try ReceivedProblem(response).faults
    }

    @Test func `faults of form and of what is asked for are told at once`() throws {
        let body = #"""
            {"policy": "transitonBar", "environment": {"device": "iPhone 99", "os": "19.0"},
             "stack": [{"id": "a"}, {"id": "a", "titel": "x"}], "operation": {"type": "popTo", "screenID": "b", "animated": 1}}
            """#
        let expected = [
            "unknown-policy /policy", "unknown-device /environment/device", "malformed-string /environment/os",
            "duplicate-id /stack/1/id", "unknown-key /stack/1/titel", "screen-not-on-stack /operation/screenID",
            "wrong-type /operation/animated",
        ]
        #expect(try faults("/transition", body) == expected)
        // The command line and a batch report them too.
        let found = service.service.findings(in: Array(body.utf8)).findings.map { finding in
            guard case .fault(let fault) = finding.subject else { return "" }
            return "\(fault.code) \(fault.pointer)"
        }
        #expect(found == expected)
        let batch = try ReceivedResults(service.respond(.post, "/batch", body: #"{"requests":[7,\#(body)]}"#))
        #expect(batch.results.last?.body.faults == expected)
    }

    @Test func `faults are in the order of the body`() throws {
        let body = #"""
            {"operation": {"screenID": "b", "type": "popTo"}, "stack": [{"id": "a"}, {"id": "a"}],
             "environment": {"device": "iPhone 99"}, "policy": "transitonBar"}
            """#
        #expect(
            try faults("/transition", body) == [
                "screen-not-on-stack /operation/screenID", "duplicate-id /stack/1/id",
                "unknown-device /environment/device", "unknown-policy /policy",
            ]
        )
    }

    @Test(arguments: [
        // The screen with the unreadable id may be the one that is meant.
        (
            #"{"stack":[{"id":"a"},{"iid":"b"}],"operation":{"type":"popTo","screenID":"b"}}"#,
            ["missing-key /stack/1", "unknown-key /stack/1/iid"]
        ),
        (#"{"stak":[{"id":"a"}],"operation":{"type":"popTo","screenID":"b"}}"#, ["missing-key", "unknown-key /stak"]),
        (#"{"stack":7,"operation":{"type":"pop"},"controller":{"stack":["a"],"loaded":[]}}"#, ["wrong-type /stack"]),
        (
            #"{"stack":[{"id":"a"},7],"operation":{"type":"push","screen":{"id":"a"}}}"#,
            ["wrong-type /stack/1", "screen-already-on-stack /operation/screen/id"]
        ),
        // An empty id is invalid, and reported only once.
        (
            #"{"stack":[{"id":""},{"id":null}],"operation":{"type":"pop"}}"#,
            ["invalid-id /stack/0/id", "wrong-type /stack/1/id"]
        ),
        (
            #"{"stack":[{"id":"a"}],"controller":{"stack":["a",7],"loaded":["z"]},"operation":{"type":"pop"}}"#,
            ["wrong-type /controller/stack/1"]
        ),
        (
            #"{"stack":[{"id":"a"}],"policy":{"nam":"x"},"operation":{"type":"pop"}}"#,
            ["missing-key /policy"]
        ),
        (
            #"{"stack":[{"id":"a","library":{"barAlpha":2}}],"policy":7,"operation":{"type":"pop"}}"#,
            ["wrong-type /policy"]
        ),
        // The policy determines the members of `library`; an unknown policy has a fault of its own.
        (
            #"{"stack":[{"id":"a","library":{"barAlpha":2}}],"policy":"hbd","operation":{"type":"pop"}}"#,
            ["unknown-policy /policy"]
        ),
        (
            #"{"stack":[{"id":"a","library":{"barAlpha":2}}],"policy":{"name":"hbdNavigationBar","edition":"0"},"operation":{"type":"pop"}}"#,
            ["out-of-range /stack/0/library/barAlpha", "unknown-edition /policy/edition"]
        ),
        (#"{"stack":[],"operation":{"type":"pop"},"origin":"x"}"#, ["empty-stack /stack", "unknown-value /origin"]),
        ("[]", ["wrong-type"]),
    ])
    func `no fault is told that is the consequence of another`(_ body: String, _ expected: [String]) throws {
        #expect(try faults("/transition", body) == expected)
    }

    @Test(arguments: [
        (
            #"{"type":"popTo","screenID":"x"},{"type":"push","screen":{"id":"a"}},{"type":"setViewControllers","screens":["a",{"id":"c"},"a"]},{"type":"setViewControllers","screens":[]}"#,
            [
                "screen-not-on-stack /operations/0/screenID", "screen-already-on-stack /operations/1/screen/id",
                "duplicate-id /operations/2/screens/2", "empty-set /operations/3/screens",
            ]
        ),
        // The effect of the operations in between is known.
        (
            #"{"type":"pop"},{"type":"popTo","screenID":"b"},{"type":"pop"},{"type":"push","screen":{"id":"b"}},{"type":"push","screen":{"id":"b"}}"#,
            ["screen-not-on-stack /operations/1/screenID", "screen-already-on-stack /operations/4/screen/id"]
        ),
        // The push with the fault may have pushed the screen.
        (
            #"{"type":"push","screen":{"idd":"c"}},{"type":"popTo","screenID":"c"}"#,
            ["missing-key /operations/0/screen", "unknown-key /operations/0/screen/idd"]
        ),
        (
            #"{"type":"push","screen":{"id":"a"}},{"type":"popTo","screenID":"c"}"#,
            ["screen-already-on-stack /operations/0/screen/id"]
        ),
        (#"{"type":"shove"},{"type":"popTo","screenID":"c"}"#, ["unknown-value /operations/0/type"]),
        // An update never changes the stack, even if it is faulty.
        (
            #"{"type":"update","bar":7},{"type":"popTo","screenID":"c"}"#,
            ["wrong-type /operations/0/bar", "screen-not-on-stack /operations/1/screenID"]
        ),
    ])
    func `the operations of a replay are followed through while the stack is known`(
        _ operations: String,
        _ expected: [String]
    ) throws {
        let body = #"{"stack":[{"id":"a"},{"id":"b"}],"operations":[\#(operations)]}"#
        #expect(try faults("/replay", body) == expected)
    }

    @Test func `whether a swipe pops is known where the request can be carried out so far, and else left open`() throws
    {
        let body = { (members: String) in
            #"""
            {"stack":[{"id":"a"},{"id":"b"}],"operations":[{"type":"interactivePop","outcome":"finished"},
              {"type":"popTo","screenID":"b"},{"type":"popTo","screenID":"c"}]\#(members)}
            """#
        }
        #expect(
            try faults("/replay", body("")) == [
                "screen-not-on-stack /operations/1/screenID", "screen-not-on-stack /operations/2/screenID",
            ]
        )
        #expect(
            try faults("/replay", body(#","environment":{"device":"iFone"}"#)) == [
                "screen-not-on-stack /operations/2/screenID", "unknown-device /environment/device",
            ]
        )
    }

    @Test func `a comparison names the faults of every policy, and those of one alone in its own result`() throws {
        let body = #"""
            {"policies": ["nobodys", {"name": "system", "edition": "2"}, {"name": "perScreenBar", "configuration": {"alpha": 7}},
                          {"name": "fdFullscreenPopGesture", "viewControllerBasedNavigationBarAppearanceEnabled": 1}],
             "stack": [{"id": "a", "library": {"barAlpha": 2}}], "operation": {"type": "popTo", "screenID": "b"}}
            """#
        #expect(
            try faults("/compare", body) == [
                "unknown-policy /policies/0", "unknown-edition /policies/1/edition",
                "out-of-range /policies/2/configuration/alpha",
                "wrong-type /policies/3/viewControllerBasedNavigationBarAppearanceEnabled",
                "screen-not-on-stack /operation/screenID",
            ]
        )
        let own = #"""
            {"policies": ["system", "hbdNavigationBar"], "operation": {"type": "pop"},
             "stack": [{"id": "a", "library": {"barAlpha": 2, "barHiden": 1, "tintColor": "blu"}}]}
            """#
        let results = try ReceivedResults(service.respond(.post, "/compare", body: own)).results
        #expect(results.map(\.status) == [422, 422])
        #expect(results[0].body.faults.allSatisfy { $0.hasPrefix("unknown-key /stack/0/library/") })
        #expect(
            results[1].body.faults == [
                "out-of-range /stack/0/library/barAlpha", "unknown-key /stack/0/library/barHiden",
                "unknown-value /stack/0/library/tintColor",
            ]
        )
    }

    @Test func `fifty faults are told and no more`() throws {
        let screens = (0..<40).map { #"{"id":"\#($0 / 2)","title":7}"# }.joined(separator: ",")
        let found = try faults("/resolve", #"{"policy":"x","stack":[\#(screens)]}"#)
        #expect(found.count == 50)
        #expect(found[0] == "unknown-policy /policy")
        #expect(found[2] == "duplicate-id /stack/1/id")
    }
}
