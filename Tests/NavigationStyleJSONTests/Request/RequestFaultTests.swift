import NavigationStyle
import Testing

@testable import NavigationStyleJSON

/// The faults of requests, with their places.
struct RequestFaultTests {
    private func faults(_ text: String) -> [String] {
        requestFaults(text).map { "\($0.pointer) \($0.code)" }
    }

    /// Returns the faults of `operation` on a stack of one screen.
    private func faults(operation: String) -> [String] {
        faults("{\"stack\":[{\"id\":\"a\"}],\"operation\":\(operation)}")
    }

    /// Returns the faults of a screen.
    private func faults(screen: String) -> [String] {
        faults("{\"stack\":[\(screen)],\"operation\":{\"type\":\"pop\"}}")
            .map { $0.hasPrefix("/stack/0") ? String($0.dropFirst(8)) : $0 }
    }

    @Test
    func `a request needs a stack and an operation`() {
        #expect(faults("{}") == [" missing-key", " missing-key"])
        #expect(
            requestFaults("{\"stack\":[]}").map(\.detail)
                == ["The key \"operation\" is missing; without it, use /resolve"]
        )
        #expect(faults("[]") == [" wrong-type"])
    }

    @Test
    func `a request has no other keys`() {
        let found = requestFaults(
            "{\"stak\":[],\"stack\":[{\"id\":\"a\"}],\"operations\":[],\"operation\":{\"type\":\"popToRoot\"}}"
        )
        #expect(found.map(\.pointer) == ["/stak", "/operations"])
        #expect(found.map(\.suggestion) == ["stack", "operation"])
    }

    @Test(arguments: [
        ("{}", ["/operation missing-key"]),
        ("{\"type\":\"shove\"}", ["/operation/type unknown-value"]),
        ("{\"type\":7,\"count\":0}", ["/operation/type wrong-type", "/operation/count out-of-range"]),
        ("{\"type\":\"push\"}", ["/operation missing-key"]),
        ("{\"type\":\"push\",\"screen\":{}}", ["/operation/screen missing-key"]),
        ("{\"type\":\"push\",\"screen\":\"a\"}", ["/operation/screen wrong-type"]),
        ("{\"type\":\"push\",\"screenID\":\"a\"}", ["/operation missing-key", "/operation/screenID unknown-key"]),
        ("{\"screen\":{\"id\":\"b\"},\"type\":\"pop\"}", ["/operation/screen unknown-key"]),
        ("{\"type\":\"pop\",\"count\":1.5}", ["/operation/count wrong-type"]),
        ("{\"type\":\"pop\",\"animated\":\"yes\"}", ["/operation/animated wrong-type"]),
        ("{\"type\":\"popTo\"}", ["/operation missing-key"]),
        ("{\"type\":\"popTo\",\"screenID\":null}", ["/operation/screenID wrong-type"]),
        (
            "{\"type\":\"setViewControllers\",\"screens\":[1,\"a\",{}]}",
            ["/operation/screens/0 wrong-type", "/operation/screens/2 missing-key"]
        ),
        ("{\"type\":\"interactivePop\"}", ["/operation missing-key"]),
        ("{\"type\":\"interactivePop\",\"velocity\":1}", ["/operation missing-key"]),
        (
            "{\"type\":\"interactivePop\",\"outcome\":\"finished\",\"progress\":0.5}",
            ["/operation/progress conflicting-key"]
        ),
        (
            "{\"type\":\"interactivePop\",\"velocity\":1,\"outcome\":\"finished\"}",
            ["/operation/outcome conflicting-key"]
        ),
        ("{\"type\":\"interactivePop\",\"progress\":1.01}", ["/operation/progress out-of-range"]),
        ("{\"type\":\"update\"}", ["/operation missing-key"]),
        ("{\"type\":\"update\",\"bar\":{},\"properties\":{}}", ["/operation/properties conflicting-key"]),
        ("{\"type\":\"scroll\"}", ["/operation missing-key"]),
        ("{\"type\":\"scroll\",\"contentOffset\":1e9}", ["/operation/contentOffset out-of-range"]),
        ("{\"type\":\"rotate\",\"orientation\":\"upsideDown\"}", ["/operation/orientation unknown-value"]),
        ("{\"type\":\"pop\",\"by\":\"tab\"}", ["/operation/by unknown-value"]),
        ("{\"by\":\"backButton\",\"type\":\"reappear\"}", ["/operation/by unknown-value"]),
        ("{\"type\":\"reappear\",\"by\":true}", ["/operation/by wrong-type"]),
        ("{\"type\":\"push\",\"screen\":{\"id\":\"b\"},\"by\":\"backButton\"}", ["/operation/by unknown-value"]),
        ("{\"type\":\"popToRoot\",\"by\":\"code\"}", ["/operation/by unknown-key"]),
        ("{\"type\":\"reappear\",\"animated\":true}", ["/operation/animated unknown-key"]),
        ("{\"type\":\"popToRoot\",\"timing\":\"later\"}", ["/operation/timing unknown-value"]),
        ("null", ["/operation wrong-type"]),
    ])
    func `an operation has the keys of its type`(operation: String, expected: [String]) {
        #expect(faults(operation: operation) == expected)
    }

    @Test(arguments: [
        ("{}", [" missing-key"]),
        ("{\"id\":7}", ["/id wrong-type"]),
        ("{\"id\":\"a\",\"title\":7}", ["/title wrong-type"]),
        ("{\"id\":\"a\",\"bar\":{\"background\":\"opaque\"}}", ["/bar/background unknown-value"]),
        ("{\"id\":\"a\",\"bar\":{\"background\":{}}}", ["/bar/background missing-key"]),
        (
            "{\"id\":\"a\",\"bar\":{\"background\":{\"color\":\"red\",\"image\":\"empty\"}}}",
            ["/bar/background/image conflicting-key"]
        ),
        ("{\"id\":\"a\",\"bar\":{\"shadow\":1}}", ["/bar/shadow wrong-type"]),
        ("{\"id\":\"a\",\"bar\":{\"tint\":null}}", ["/bar/tint wrong-type"]),
        ("{\"id\":\"a\",\"styledIn\":\"viewDidAppear\"}", ["/styledIn unknown-value"]),
        ("{\"id\":\"a\",\"callbacks\":{\"viewDidLod\":{}}}", ["/callbacks/viewDidLod unknown-key"]),
        (
            "{\"id\":\"a\",\"callbacks\":{\"viewDidLoad\":{\"barTintColour\":\"red\",\"alpha\":2,\"isTranslucent\":null}}}",
            [
                "/callbacks/viewDidLoad/barTintColour unknown-key", "/callbacks/viewDidLoad/alpha out-of-range",
                "/callbacks/viewDidLoad/isTranslucent wrong-type",
            ]
        ),
        (
            "{\"id\":\"a\",\"callbacks\":{\"viewDidLoad\":{\"isNavigationBarHidden\":{\"animated\":\"maybe\"}}}}",
            [
                "/callbacks/viewDidLoad/isNavigationBarHidden missing-key",
                "/callbacks/viewDidLoad/isNavigationBarHidden/animated unknown-value",
            ]
        ),
        (
            "{\"id\":\"a\",\"navigationItem\":{\"leftBarButtonItems\":[\"x\",1]}}",
            ["/navigationItem/leftBarButtonItems/1 wrong-type"]
        ),
        (
            "{\"id\":\"a\",\"navigationItem\":{\"standardAppearance\":{\"background\":\"solid\",\"shadowColour\":1}}}",
            [
                "/navigationItem/standardAppearance/background unknown-value",
                "/navigationItem/standardAppearance/shadowColour unknown-key",
            ]
        ),
        (
            "{\"id\":\"a\",\"view\":{\"edgesForExtendedLayout\":[\"upper\"],\"scrollView\":{\"contentHeight\":-1}}}",
            ["/view/edgesForExtendedLayout/0 unknown-value", "/view/scrollView/contentHeight out-of-range"]
        ),
        (
            "{\"id\":\"a\",\"view\":{\"additionalSafeAreaInsets\":{\"top\":\"10\"}}}",
            ["/view/additionalSafeAreaInsets/top wrong-type"]
        ),
        (
            "{\"id\":\"a\",\"scrollStyling\":{\"channel\":\"barAlpha\",\"from\":{\"offset\":0}}}",
            ["/scrollStyling missing-key", "/scrollStyling/from missing-key"]
        ),
        ("{\"id\":\"a\",\"library\":[]}", ["/library wrong-type"]),
        ("{\"id\":\"a\",\"interactivePop\":{\"delegateReplaced\":1}}", ["/interactivePop/delegateReplaced wrong-type"]),
        (
            "{\"id\":\"a\",\"interactivePop\":{\"delegateReplaced\":\"guard\"}}",
            ["/interactivePop/delegateReplaced unknown-value"]
        ),
    ])
    func `a screen has the keys and the values that it should`(screen: String, expected: [String]) {
        #expect(faults(screen: screen) == expected)
    }

    @Test(arguments: [
        ("\"#12345\"", "malformed-string"), ("\"#\"", "malformed-string"), ("\"#GGG\"", "malformed-string"),
        ("\"#123456789\"", "malformed-string"), ("\"\"", "unknown-value"), ("\"systemBlu\"", "unknown-value"),
        ("7", "wrong-type"), ("[]", "wrong-type"), ("{}", "missing-key"), ("{\"light\":\"red\"}", "missing-key"),
        ("{\"light\":\"red\",\"dark\":\"nocolor\"}", "unknown-value"),
        ("{\"colorSpace\":\"srgb\",\"components\":[0,0]}", "wrong-count"),
        ("{\"colorSpace\":\"srgb\",\"components\":[0,0,2]}", "out-of-range"),
        ("{\"colorSpace\":\"srgb\",\"components\":[0,0,\"x\"]}", "unknown-value"),
        ("{\"colorSpace\":\"srgb\",\"components\":[0,0,0],\"alpha\":-0.1}", "out-of-range"),
        ("{\"colorSpace\":\"srgb\"}", "missing-key"), ("{\"components\":[0,0,0]}", "missing-key"),
        ("{\"light\":\"red\",\"dark\":\"red\",\"alpha\":1}", "conflicting-key"),
    ])
    func `what is no color is refused`(color: String, code: String) {
        let found = requestFaults(
            "{\"stack\":[{\"id\":\"a\",\"bar\":{\"tint\":\(color)}}],\"operation\":{\"type\":\"popToRoot\"}}"
        )
        #expect(found.map(\.code) == [code])
        #expect(found.first?.pointer.hasPrefix("/stack/0/bar/tint") == true)
    }

    @Test
    func `an unknown color space names the known ones`() {
        let found = requestFaults(
            """
            {"stack": [{"id": "a", "bar": {"tint": {"colorSpace": "oklch", "components": [0, 0, 0]}}}],
             "operation": {"type": "popToRoot"}}
            """
        )
        #expect(found.map(\.allowed) == [["srgb", "display-p3"]])
        #expect(found.map(\.pointer) == ["/stack/0/bar/tint/colorSpace"])
    }

    @Test(arguments: ["17", "17.4", "7.0", "26.1", "8.4"])
    func `versions of iOS are read`(version: String) {
        #expect(
            faults(
                "{\"environment\":{\"os\":\"\(version)\"},\"stack\":[{\"id\":\"a\"}],\"operation\":{\"type\":\"pop\"}}"
            ) == []
        )
    }

    @Test(arguments: ["", "6.1", "19.0", "27", "17.", ".1", "17.0.1", "17.123", "x", "1 7", "-7", "017.0", "\\u0031x"])
    func `what is no version of iOS is refused`(version: String) {
        #expect(
            faults(
                "{\"environment\":{\"os\":\"\(version)\"},\"stack\":[{\"id\":\"a\"}],\"operation\":{\"type\":\"pop\"}}"
            )
                == ["/environment/os malformed-string"]
        )
    }

    @Test
    func `a controller needs its stack, and its maps take any id for a key`() throws {
        let text = """
            {"stack": [{"id": "x-1"}], "operation": {"type": "pop"}, "controller": {
              "stack": ["x-1"], "loaded": ["x-1"], "contentOffsets": {"x-1": 4},
              "fakeBars": {"x-1": {"isAttached": true, "properties": {}}}}}
            """
        let request = try TransitionRequest(json: Array(text.utf8))
        #expect(request.scenario.controller?.contentOffsets == ["x-1": 4])
        #expect(request.scenario.controller?.fakeBars.count == 1)
        #expect(
            faults(
                "{\"stack\":[{\"id\":\"a\"}],\"operation\":{\"type\":\"pop\"},\"controller\":{\"fakeBars\":{\"a\":{}}}}"
            ) == [
                "/controller missing-key", "/controller missing-key",
                "/controller/fakeBars/a missing-key", "/controller/fakeBars/a missing-key",
            ]
        )
    }

    @Test
    func `a replay has one operation at least and no more than the limit`() {
        func found(_ count: Int) -> [RequestFault] {
            let operations = Array(repeating: "{\"type\":\"pop\"}", count: count).joined(separator: ",")
            do throws(JSONRequestError) {
                _ = try ReplayRequest(json: Array("{\"stack\":[{\"id\":\"a\"}],\"operations\":[\(operations)]}".utf8))
                return []
            } catch .invalid(let faults) {
                return faults
            } catch {
                return []
            }
        }
        #expect(found(0).map(\.code) == ["empty"])
        #expect(found(1000) == [])
        #expect(found(1001) == [RequestFault(.tooMany(limit: 1000), at: "/operations")])
    }

    @Test
    func `a stack of ten thousand screens is refused by its number alone`() {
        let screens = (0..<10_000).map { "{\"id\":\"\($0)\"}" }.joined(separator: ",")
        let found = requestFaults("{\"stack\":[\(screens)],\"operation\":{\"type\":\"pop\"}}")
        #expect(found == [RequestFault(.tooMany(limit: 1000), at: "/stack")])
        #expect(found.first?.detail == "The array has more than 1000 elements")
    }

    @Test
    func `a policy is a name or an object with one`() throws {
        func policy(_ text: String) throws -> PolicySelection {
            try TransitionRequest(
                json: Array("{\"policy\":\(text),\"stack\":[],\"operation\":{\"type\":\"pop\"}}".utf8)
            )
            .scenario.policy
        }
        #expect(try policy("\"system\"").name == "system")
        let selection = try policy(
            "{\"b\":[1],\"name\":\"km\",\"edition\":\"1.0.0\",\"copiedProperties\":[\"alpha\"],\"a\":true,\"x-c\":1}"
        )
        #expect(selection.name == "km")
        #expect(selection.edition == "1.0.0")
        #expect(selection.copiedProperties == [.alpha])
        #expect(selection.options == [Value.Member("a", .bool(true)), Value.Member("b", .array([.number(1)]))])
        #expect(
            faults("{\"policy\":{\"edition\":\"1\"},\"stack\":[{\"id\":\"a\"}],\"operation\":{\"type\":\"pop\"}}")
                == ["/policy missing-key"]
        )
        #expect(
            faults("{\"policy\":null,\"stack\":[{\"id\":\"a\"}],\"operation\":{\"type\":\"pop\"}}") == [
                "/policy wrong-type"
            ]
        )
    }

    @Test
    func `the engine's faults have codes, words and suggestions`() {
        let fault = RequestFault(.unknownPolicy("transitonBar"), at: "/policy")
        #expect(fault.code == "unknown-policy")
        #expect(fault.suggestion == "transitionBar")
        #expect(fault.allowed?.contains("system") == true)
        let device = RequestFault(.unknownDevice("iphone15"), at: "/environment/device")
        #expect(device.suggestion == "iPhone 15")
        #expect(RequestFault(.screenNotOnStack("b"), at: "/operation/screenID").detail.contains("UIKit raises"))
    }
}

/// Returns the faults of the body of a transition; none if it is valid or is not JSON.
func requestFaults(_ text: String) -> [RequestFault] {
    do throws(JSONRequestError) {
        _ = try TransitionRequest(json: Array(text.utf8))
        return []
    } catch .invalid(let faults) {
        return faults
    } catch {
        return []
    }
}
