import NavigationStyle
import Testing

struct RequestFormTests {
    @Test func `a request says no more than the stack and the operation where nothing else is asked`() throws {
        let request = TransitionRequest(
            Scenario(stack: [Screen(id: "a"), Screen(id: "b")]),
            operation: NavigationOperation(.pop())
        )
        let json = #"{"operation":{"type":"pop"},"stack":[{"id":"a"},{"id":"b"}]}"#
        #expect(try decoded(json, as: TransitionRequest.self) == request)
        #expect(try encoded(request) == json)
    }

    @Test func `a request has every member of a scenario beside the operation`() throws {
        let json = ##"""
            {"policy":{"name":"kmNavigationBarTransition","edition":"1.1.11"},"environment":{"os":"12.4"},
             "defaults":{"bar":{"tint":"#FF0000FF"},"appearanceProxy":{"barTintColor":null}},
             "stack":[{"id":"a"}],"origin":"set","nested":true,"controller":{"stack":["a"],"loaded":["a"]},
             "include":["plan","provenance"],"operation":{"type":"popToRoot"}}
            """##
        let request = try decoded(json, as: TransitionRequest.self)
        let scenario = request.scenario
        #expect(scenario.policy == PolicySelection("kmNavigationBarTransition", edition: "1.1.11"))
        #expect(scenario.environment.os == SystemVersion(12, 4))
        #expect(scenario.defaults.bar?.tint == .red)
        #expect(scenario.defaults.appearanceProxy.barTintColor == .some(nil))
        #expect(scenario.origin == .set)
        #expect(scenario.isNested)
        #expect(scenario.controller?.loaded == ["a"])
        #expect(scenario.include == [.plan, .provenance])
        #expect(try roundTrip(request) == request)
    }

    @Test func `a request may say null for what is left out`() throws {
        let json = #"{"stack":[],"environment":null,"defaults":null,"controller":null}"#
        #expect(try decoded(json, as: ResolveRequest.self) == ResolveRequest(Scenario(stack: [])))
        #expect(
            try decoded(#"{"bar":null,"appearanceProxy":null}"#, as: Scenario.Defaults.self) == Scenario.Defaults()
        )
    }

    @Test func `a replay has operations in the place of the one`() throws {
        let json = #"{"operations":[{"type":"pop"},{"type":"popToRoot"}],"stack":[{"id":"a"}]}"#
        let request = ReplayRequest(
            Scenario(stack: [Screen(id: "a")]),
            operations: [
                NavigationOperation(.pop()), NavigationOperation(.popToRoot()),
            ]
        )
        #expect(try decoded(json, as: ReplayRequest.self) == request)
        #expect(try encoded(request) == json)
        let none = #"{"operations":[],"stack":[{"id":"a"}]}"#
        #expect(fault(in: none, as: ReplayRequest.self) == "operations: Must not be empty")
        #expect(fault(in: json, as: TransitionRequest.self)?.hasPrefix("operations: Unknown key") == true)
        #expect(fault(in: json, as: ResolveRequest.self)?.hasPrefix("operations: Unknown key") == true)
    }

    @Test func `a policy is named or selected by an object`() throws {
        #expect(try decoded(#""system""#, as: PolicySelection.self) == PolicySelection("system"))
        #expect(try encoded(PolicySelection("system")) == #""system""#)
        var policy = PolicySelection("transitionBar")
        policy.copiedProperties = [.tintColor]
        policy.options = [Value.Member("speed", .number(2)), Value.Member("zoom", .null)]
        let json = #"{"copiedProperties":["tintColor"],"name":"transitionBar","speed":2,"zoom":null}"#
        #expect(try decoded(json, as: PolicySelection.self) == policy)
        #expect(try encoded(policy) == json)
        #expect(
            try decoded(#"{"name":"system","x-why":1,"$schema":"s"}"#, as: PolicySelection.self)
                == PolicySelection("system")
        )
        #expect(
            try decoded(#"{"name":"system","copiedProperties":null}"#, as: PolicySelection.self).copiedProperties == nil
        )
        #expect(fault(in: #"{"edition":"1"}"#, as: PolicySelection.self) == ": The key \"name\" is missing")
    }

    @Test func `an environment says all of it, and what it leaves out is as in the default one`() throws {
        let usual = """
            {"os":"17.0","device":"iPhone 15","orientation":"portrait","userInterfaceStyle":"light",
             "contentSizeCategory":"large","layoutDirection":"leftToRight","reduceTransparency":false,
             "increaseContrast":false,
             "reduceMotion":false,"designRequiresCompatibility":false}
            """
        #expect(try normalized(encoded(NavigationEnvironment())) == normalized(usual))
        #expect(try decoded("{}", as: NavigationEnvironment.self) == NavigationEnvironment())
        let json = """
            {"os":"26.1","linkedSDK":"18.0","device":"iPhone SE (3rd generation)","orientation":"landscape",
             "userInterfaceStyle":"dark","contentSizeCategory":"accessibilityLarge",
             "layoutDirection":"rightToLeft","reduceTransparency":true,
             "increaseContrast":true,"reduceMotion":true,"designRequiresCompatibility":true}
            """
        let environment = try decoded(json, as: NavigationEnvironment.self)
        #expect(environment.linkedSDK == SystemVersion(18))
        #expect(environment.layoutDirection == .rightToLeft)
        #expect(environment.contentSizeCategory == .accessibilityLarge)
        #expect(try normalized(encoded(environment)) == normalized(json))
        #expect(try decoded(#"{"os":"9"}"#, as: NavigationEnvironment.self).os == SystemVersion(9, 0))
    }

    @Test(arguments: ["6.1", "19.0", "25.0", "27.0", "17.", "17.0.1", "iOS 17", ""])
    func `a version that there is not is an error`(version: String) {
        let words = fault(in: #"{"os":"\#(version)"}"#, as: NavigationEnvironment.self)
        #expect(words?.hasPrefix(#"os: "\#(version)" is not a version of iOS, "7.0" to "18.x" or "26.x"; "#) == true)
    }

    @Test func `parts are included by their names`() throws {
        #expect(try decoded("[]", as: Inclusion.self) == [])
        #expect(try decoded(#"["bars"]"#, as: Inclusion.self) == [])
        #expect(try decoded(#""all""#, as: Inclusion.self) == .all)
        #expect(try decoded(#"["plan","all"]"#, as: Inclusion.self) == .all)
        #expect(
            try encoded(Inclusion.all)
                == #"["plan","screens","layout","diagnostics","fixes","controller","provenance","callbacks"]"#
        )
        let words = "; expected one of"
        #expect(
            fault(in: #"["plan","plans"]"#, as: Inclusion.self)
                == #"1: Unknown value "plans"\#(words) bars, plan, screens, layout, diagnostics, fixes, controller, provenance, callbacks, all"#
        )
        #expect(
            fault(in: #""plan""#, as: Inclusion.self)
                == #": Unknown value "plan"; a list is written ["plan"]; expected one of all"#
        )
    }
}
