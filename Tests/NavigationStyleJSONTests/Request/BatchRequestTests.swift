import NavigationStyle
import Testing

@testable import NavigationStyleJSON

/// The ranges of a batch's requests in its text, and their kinds.
struct BatchRequestTests {
    private func items(_ text: String, limits: JSONLimits = .standard) throws -> [String] {
        let bytes = Array(text.utf8)
        return try BatchItem.ranges(in: bytes, limits: limits).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    private func faults(_ text: String, limits: JSONLimits = .standard) -> [String] {
        do throws(JSONRequestError) {
            _ = try BatchItem.ranges(in: Array(text.utf8), limits: limits)
            return []
        } catch .invalid(let faults) {
            return faults.map { "\($0.pointer) \($0.code)" }
        } catch {
            return ["malformed"]
        }
    }

    private func item(_ text: String) -> BatchItem { BatchItem(json: Array(text.utf8)[...]) }

    private func faults(of item: BatchItem) -> [String] {
        guard case .failure(.invalid(let faults)) = item.request else { return [] }
        return faults.map { "\($0.pointer) \($0.code)" }
    }

    @Test func `each request is the text between the commas`() throws {
        let found = try items(" {\"x-a\":[1], \"requests\" : [ {\"a\":[1,{}]} ,7,\n\"é,]\\\"\" , [ ] ]} ")
        #expect(found == ["{\"a\":[1,{}]}", "7", "\"é,]\\\"\"", "[ ]"])
        #expect(try items("\u{FEFF}{\"requests\":[null]}") == ["null"])
    }

    @Test func `around the requests there is one key`() {
        #expect(faults("{}") == [" missing-key"])
        #expect(faults("[]") == [" wrong-type"])
        #expect(faults("{\"requests\":{}}") == ["/requests wrong-type"])
        #expect(faults("{\"requests\":[]}") == ["/requests empty"])
        #expect(faults("{\"request\":[],\"requests\":[1]}") == ["/request unknown-key"])
    }

    @Test func `one request too many is a fault`() throws {
        let text = { (count: Int) in
            "{\"requests\":[" + [String](repeating: "{}", count: count).joined(separator: ",") + "]}"
        }
        #expect(try items(text(1000)).count == 1000)
        #expect(faults(text(1001)) == ["/requests too-many"])
        #expect(faults(text(3), limits: JSONLimits(requests: 2)) == ["/requests too-many"])
    }

    @Test(arguments: [
        "{\"requests\":[{\"a\":1,\"a\":2}]}", "{\"requests\":[{\"a\":1,\"\\u0061\":2}]}", "{\"requests\":[{\"a\":01}]}",
        "{\"requests\":[1,]}", "{\"requests\":[1]", "{\"requests\":[\"\\uD800\"]}",
        "{\"requests\":[" + String(repeating: "[", count: 63) + String(repeating: "]", count: 63) + "]}",
    ])
    func `what is not JSON inside a request spoils the batch`(_ text: String) {
        #expect(faults(text) == ["malformed"])
    }

    @Test func `a request is a transition with a name`() throws {
        let text = "\"stack\":[{\"id\":\"a\"}],\"operation\":{\"type\":\"pop\"}}"
        let named = item("{\"id\":\"é\"," + text)
        #expect(named.id == "é")
        #expect(try named.request.get() == TransitionRequest(json: Array(("{" + text).utf8)))
        #expect(item("{" + text).id == nil)
    }

    @Test func `a name is returned however faulty the rest is`() {
        let faulty = item("{\"operation\":{\"type\":\"shove\"},\"id\":\"x\",\"stak\":1}")
        #expect(faulty.id == "x")
        #expect(faults(of: faulty) == [" missing-key", "/operation/type unknown-value", "/stak unknown-key"])
        #expect(faults(of: item("7")) == [" wrong-type"])
    }

    @Test(arguments: [
        ("7", "wrong-type"), ("null", "wrong-type"), ("\"\"", "invalid-id"), ("\"a\\u0000\"", "control-character"),
        ("\"" + String(repeating: "i", count: 129) + "\"", "invalid-id"),
        ("\"" + String(repeating: "i", count: 5000) + "\"", "too-long"),
    ])
    func `a name that is none is a fault`(_ id: String, _ code: String) {
        let item = item("{\"id\":\(id),\"stack\":[{\"id\":\"a\"}],\"operation\":{\"type\":\"pop\"}}")
        #expect(item.id == nil)
        #expect(faults(of: item) == ["/id \(code)"])
    }
}
