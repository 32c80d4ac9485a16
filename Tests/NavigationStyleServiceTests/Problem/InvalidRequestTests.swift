import HTTPMessage
import NavigationStyleJSON
import Testing

@Suite struct InvalidRequestTests {
    let service = TestService()

    /// Returns the body of a transition.
    private static func transition(_ operation: String, _ stack: String = #"[{"id":"a"},{"id":"b"}]"#) -> String {
        #"{"stack": \#(stack), "operation": \#(operation)}"#
    }

    /// Returns the body of a resolution with one screen.
    private static func screen(_ members: String) -> String { #"{"stack": [{"id": "a", \#(members)}]}"# }

    private static func write(_ properties: String) -> String {
        screen(#""callbacks": {"viewDidLoad": {\#(properties)}}"#)
    }

    private static let longID = String(repeating: "i", count: 129)

    @Test(arguments: [
        // Types
        ("/transition", "[]", ["wrong-type"]),
        ("/transition", "null", ["wrong-type"]),
        ("/transition", "{}", ["missing-key", "missing-key"]),
        ("/transition", #"{"stack": {}, "operation": []}"#, ["wrong-type /stack", "wrong-type /operation"]),
        ("/replay", #"{"stack": []}"#, ["missing-key"]),
        (
            "/resolve", screen(#""title": 7, "prefersStatusBarHidden": "no""#),
            ["wrong-type /stack/0/title", "wrong-type /stack/0/prefersStatusBarHidden"]
        ),
        ("/resolve", screen(#""callbacks": {"viewDidLoad": null}"#), ["wrong-type /stack/0/callbacks/viewDidLoad"]),
        // Keys
        ("/resolve", #"{"stack": [], "operation": {}}"#, ["other-request"]),
        (
            "/resolve", write(#""backgroundColour": "red""#),
            ["unknown-key /stack/0/callbacks/viewDidLoad/backgroundColour"]
        ),
        ("/resolve", screen(#""a/b~c": 1"#), ["unknown-key /stack/0/a~1b~0c"]),
        ("/transition", transition(#"{"type": "pop", "screenID": "a"}"#), ["unknown-key /operation/screenID"]),
        ("/transition", transition(#"{"type": "push"}"#), ["missing-key /operation"]),
        ("/transition", transition(#"{"screenID": "a"}"#), ["missing-key /operation"]),
        (
            "/transition", transition(#"{"type": "update", "bar": {}, "properties": {}}"#),
            ["conflicting-key /operation/properties"]
        ),
        ("/transition", transition(#"{"type": "interactivePop"}"#), ["missing-key /operation"]),
        // Names
        ("/transition", transition(#"{"type": "popp"}"#), ["unknown-value /operation/type"]),
        ("/resolve", #"{"stack": [], "origin": "pusht"}"#, ["unknown-value /origin"]),
        ("/resolve", #"{"stack": [], "include": ["plan", "plans"]}"#, ["unknown-value /include/1"]),
        ("/resolve", #"{"stack": [], "policy": "transitionbar"}"#, ["unknown-policy /policy"]),
        (
            "/resolve", #"{"stack": [], "policy": {"name": "kmNavigationBarTransition", "edition": "1.1.12"}}"#,
            ["unknown-edition /policy/edition"]
        ),
        (
            "/resolve", #"{"stack": [], "policy": {"name": "system", "copiedPropertys": []}}"#,
            ["unknown-key /policy/copiedPropertys"]
        ),
        ("/resolve", #"{"stack": [], "environment": {"device": "iPhone15"}}"#, ["unknown-device /environment/device"]),
        ("/resolve", #"{"stack": [], "environment": {"os": "19.0"}}"#, ["malformed-string /environment/os"]),
        // Invalid colors
        (
            "/resolve", write(##""barTintColor": "#12345""##),
            ["malformed-string /stack/0/callbacks/viewDidLoad/barTintColor"]
        ),
        (
            "/resolve", write(#""barTintColor": "systemBleu""#),
            ["unknown-value /stack/0/callbacks/viewDidLoad/barTintColor"]
        ),
        ("/resolve", write(#""barTintColor": 255"#), ["wrong-type /stack/0/callbacks/viewDidLoad/barTintColor"]),
        (
            "/resolve", write(#""barTintColor": {"light": "red"}"#),
            ["missing-key /stack/0/callbacks/viewDidLoad/barTintColor"]
        ),
        (
            "/resolve", write(#""tintColor": {"colorSpace": "display-p3", "components": [1, 0]}"#),
            ["wrong-count /stack/0/callbacks/viewDidLoad/tintColor/components"]
        ),
        // Numbers
        ("/resolve", write(#""alpha": 1.5"#), ["out-of-range /stack/0/callbacks/viewDidLoad/alpha"]),
        ("/resolve", write(#""alpha": -0.1"#), ["out-of-range /stack/0/callbacks/viewDidLoad/alpha"]),
        ("/resolve", write(#""alpha": "NaN""#), ["wrong-type /stack/0/callbacks/viewDidLoad/alpha"]),
        (
            "/transition", transition(#"{"type": "scroll", "contentOffset": 1e300}"#),
            ["out-of-range /operation/contentOffset"]
        ),
        ("/transition", transition(#"{"type": "pop", "count": 0}"#), ["out-of-range /operation/count"]),
        ("/transition", transition(#"{"type": "pop", "count": 1.5}"#), ["wrong-type /operation/count"]),
        (
            "/transition", transition(#"{"type": "interactivePop", "progress": 1.01}"#),
            ["out-of-range /operation/progress"]
        ),
        // Ids
        ("/resolve", #"{"stack": [{"id": "a"}, {"id": "b"}, {"id": "a"}]}"#, ["duplicate-id /stack/2/id"]),
        ("/resolve", #"{"stack": [{"id": ""}]}"#, ["invalid-id /stack/0/id"]),
        ("/resolve", #"{"stack": [{"id": "\#(longID)"}]}"#, ["invalid-id /stack/0/id"]),
        (
            "/resolve", #"{"stack": [{"id": "a\u0000b"}, {"id": "\u007F"}]}"#,
            ["control-character /stack/0/id", "control-character /stack/1/id"]
        ),
        (
            "/transition", transition(#"{"type": "push", "screen": {"id": "\#(longID)"}}"#),
            ["invalid-id /operation/screen/id"]
        ),
        // Impossible operations
        (
            "/transition", transition(#"{"type": "popTo", "screenID": "c"}"#),
            ["screen-not-on-stack /operation/screenID"]
        ),
        (
            "/transition", transition(#"{"type": "push", "screen": {"id": "a"}}"#),
            ["screen-already-on-stack /operation/screen/id"]
        ),
        (
            "/transition", transition(#"{"type": "setViewControllers", "screens": []}"#),
            ["empty-set /operation/screens"]
        ),
        (
            "/transition", transition(#"{"type": "setViewControllers", "screens": ["a", "z", "a"]}"#),
            ["screen-not-on-stack /operation/screens/1", "duplicate-id /operation/screens/2"]
        ),
        ("/transition", transition(#"{"type": "pop"}"#, "[]"), ["empty-stack /stack"]),
        (
            "/transition", transition(#"{"type": "pop", "timing": "sameTurn"}"#),
            ["no-operation-in-turn /operation/timing"]
        ),
        ("/replay", #"{"stack": [{"id": "a"}], "operations": []}"#, ["empty /operations"]),
        (
            "/replay",
            #"{"stack": [{"id": "a"}], "operations": [{"type": "pop"}, {"type": "popTo", "screenID": "b"}]}"#,
            ["screen-not-on-stack /operations/1/screenID"]
        ),
        (
            "/resolve", #"{"stack": [{"id": "a"}], "controller": {"stack": ["b"], "loaded": []}}"#,
            ["controller-stack-mismatch /controller/stack"]
        ),
    ])
    func `a request that cannot be met is a 422 with the places of its faults`(
        _ path: String,
        _ body: String,
        _ faults: [String]
    ) throws {
        let response = service.respond(.post, path, body: body)
        #expect(response.status == .unprocessableContent)
        let problem = try ReceivedProblem(response)
        #expect(problem.type == "/problems/invalid-request")
        #expect(problem.faults == faults)
        #expect(problem.errors?.allSatisfy { !$0.detail.isEmpty } == true)
    }

    @Test(arguments: [
        (write(#""backgroundColour": "red""#), "backgroundColor"),
        (write(#""barTintColor": "systemBleu""#), "systemBlue"),
        (#"{"stack": [], "policy": "kmNavigationBarTransitions"}"#, "kmNavigationBarTransition"),
        (#"{"stack": [], "environment": {"device": "iPhone15"}}"#, "iPhone 15"),
        (#"{"stack": [], "environment": {"orientation": "landscap"}}"#, "landscape"),
        (#"{"stack": [], "policy": {"name": "kmNavigationBarTransition", "edition": "1.1.12"}}"#, "1.1.11"),
        (#"{"stack": [], "policy": {"name": "transitionBar", "copiedPropertie": []}}"#, "copiedProperties"),
    ])
    func `the nearest known name is suggested`(_ body: String, _ suggestion: String) throws {
        let problem = try ReceivedProblem(service.respond(.post, "/resolve", body: body))
        #expect(problem.errors?.map(\.suggestion) == [suggestion])
        #expect(problem.errors?.first?.allowed?.contains(suggestion) == true)
    }

    @Test(arguments: [
        (#"{"type": "popTo", "screenID": "c"}"#, "NSInternalInconsistencyException", "doesn't exist"),
        (#"{"type": "push", "screen": {"id": "a"}}"#, "NSInvalidArgumentException", "more than once is not supported"),
        (#"{"type": "setViewControllers", "screens": ["a", "a"]}"#, "NSInternalInconsistencyException", "distinct"),
    ])
    func `what UIKit would raise is named, with its reason`(
        _ operation: String,
        _ exception: String,
        _ reason: String
    ) throws {
        let response = service.respond(.post, "/transition", body: Self.transition(operation))
        let detail = try ReceivedProblem(response).detail
        #expect(detail.contains(exception))
        #expect(detail.contains(reason))
    }

    @Test(arguments: [
        (#"{"type": "update", "screenID": "c", "bar": {}}"#, #"The screen "c" is not on the stack"#),
        (#"{"type": "scroll", "screenID": "c", "contentOffset": 1}"#, #"The screen "c" is not on the stack"#),
        (#"{"type": "setViewControllers", "screens": ["c"]}"#, #"The screen "c" is not on the stack"#),
        (
            #"{"type": "setViewControllers", "screens": [{"id": "a"}]}"#,
            #"The screen "a" is already on the stack: to keep it, give its id alone"#
        ),
    ])
    func `no exception is named where UIKit raises none`(_ operation: String, _ detail: String) throws {
        let response = service.respond(.post, "/transition", body: Self.transition(operation))
        #expect(try ReceivedProblem(response).errors?.map(\.detail) == [detail])
    }

    // MARK: - Limits

    @Test func `ten thousand screens are too many, and a thousand are answered`() throws {
        let screens = { (count: Int) in (0..<count).map { "{\"id\":\"\($0)\"}" }.joined(separator: ",") }
        let response = service.respond(.post, "/resolve", body: "{\"stack\":[\(screens(10_000))]}")
        let problem = try ReceivedProblem(response)
        #expect(problem.status == 422)
        #expect(problem.faults == ["too-many /stack"])
        #expect(problem.detail.contains("1000"))
        let body = "{\"stack\":[\(screens(1000))],\"include\":[],\"operation\":{\"type\":\"popToRoot\"}}"
        #expect(service.respond(.post, "/transition", body: body).status == .ok)
    }

    @Test func `too many operations are a 422 that names the limit`() throws {
        let service = TestService(limits: JSONLimits(operations: 2))
        let pops = { (count: Int) in [String](repeating: #"{"type":"pop"}"#, count: count).joined(separator: ",") }
        let body = { (count: Int) in "{\"stack\":[{\"id\":\"a\"}],\"operations\":[\(pops(count))]}" }
        #expect(service.respond(.post, "/replay", body: body(2)).status == .ok)
        let problem = try ReceivedProblem(service.respond(.post, "/replay", body: body(3)))
        #expect(problem.faults == ["too-many /operations"])
        #expect(problem.detail.contains("2"))
    }

    @Test func `too long a string is a 422 that names the limit`() throws {
        let body = { (count: Int) in Self.screen("\"title\": \"\(String(repeating: "é", count: count))\"") }
        #expect(service.respond(.post, "/resolve", body: body(4096)).status == .ok)
        let problem = try ReceivedProblem(service.respond(.post, "/resolve", body: body(4097)))
        #expect(problem.faults == ["too-long /stack/0/title"])
        #expect(problem.detail.contains("4096"))
    }

    @Test func `too long a body is a 413 that names the limit`() throws {
        let service = TestService(maximumBodyLength: SmallBody.resolve.utf8.count)
        #expect(service.respond(.post, "/resolve", body: SmallBody.resolve).status == .ok)
        let response = service.respond(.post, "/resolve", body: SmallBody.resolve + " ")
        #expect(response.status == .contentTooLarge)
        let problem = try ReceivedProblem(response)
        #expect(problem.type == "/problems/content-too-large")
        #expect(problem.detail.contains("\(SmallBody.resolve.utf8.count)"))
    }
}
