import NavigationStyle
import Testing

struct ResponseFormTests {
    @Test func `the answer to a push has what was asked for`() throws {
        var scenario = Scenario(stack: [.tinted("a", .red)])
        scenario.policy = PolicySelection("system")
        scenario.environment.os = SystemVersion(12)
        scenario.include = [.layout, .screens, .provenance]
        let response = try scenario.transition(.push(.tinted("b", .blue), animated: true))
        let json = try decoded(try encoded(response), as: Value.self)
        #expect(json["outcome"] == .string("changed"))
        #expect(json["reason"] == nil)
        #expect(json["plan"] == nil)
        #expect(json["controller"] == nil)
        #expect(json["policy"] == .object(members: ["name": .string("system")]))
        #expect(json["environment"]?["os"] == .string("12.0"))
        #expect(json["environment"]?["linkedSDK"] == .string("12.0"))
        let stack = try decoded(
            #"{"before":["a"],"after":["a","b"],"pushed":["b"],"popped":[]}"#,
            as: Value.self
        )
        #expect(json["stack"] == stack)
        guard case .array(let screens) = json["screens"] else {
            Issue.record("there are no screens")
            return
        }
        #expect(screens.map { $0["id"] } == [.string("a"), .string("b")])
        #expect(screens.map { $0["bar"]?["drawnBy"] } == [.string("navigationBar"), .string("navigationBar")])
        #expect(json["bars"]?["after"]?["provenance"] == screens[1]["bar"]?["provenance"])
    }

    @Test func `a response says why nothing changed`() throws {
        let response = try Scenario(stack: [Screen(id: "a")]).transition(.popToRoot())
        let json = try decoded(try encoded(response), as: Value.self)
        #expect(json["outcome"] == .string("unchanged"))
        #expect(json["reason"] == .string("alreadyAtRoot"))
    }

    @Test func `the bar of no screen is null`() throws {
        let resolved = try ResolveRequest(Scenario(stack: [])).response()
        let json = try decoded(try encoded(resolved), as: Value.self)
        #expect(json["bars"] == .object(members: ["after": .null]))
        let pushed = try Scenario(stack: []).transition(.push(Screen(id: "a"), animated: true))
        #expect(try decoded(try encoded(pushed), as: Value.self)["bars"]?["before"] == .null)
    }

    @Test func `the one bar of a stack that stands is the bar after`() throws {
        let resolved = try ResolveRequest(Scenario(stack: [Screen(id: "a")])).response()
        let json = try decoded(try encoded(resolved), as: Value.self)
        #expect(json["bars"]?["after"] == (try decoded(try encoded(resolved.bar), as: Value.self)))
        #expect(try roundTrip(resolved) == resolved)
    }

    @Test func `a replay has the responses of its operations and one state`() throws {
        let replay = try Scenario(stack: [Screen(id: "a")])
            .replay([
                NavigationOperation(.push(Screen(id: "b"), animated: true)),
                NavigationOperation(.pop()),
            ])
        guard case .array(let transitions) = try decoded(try encoded(replay), as: Value.self)["transitions"] else {
            Issue.record("there are no transitions")
            return
        }
        #expect(transitions.count == 2)
        #expect(transitions.allSatisfy { $0["controller"] == nil })
        #expect(try decoded(try encoded(replay), as: Value.self)["controller"]?["stack"] == .array([.string("a")]))
    }

    @Test func `a response may have members that this library does not know`() throws {
        let replay = try Scenario(stack: [Screen(id: "a")]).replay([NavigationOperation(.popToRoot())])
        guard case .object(let members) = try decoded(try encoded(replay), as: Value.self) else {
            Issue.record("a response is an object")
            return
        }
        let later = Value.object(
            members: Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) } + [("news", .array([]))])
        )
        #expect(try decoded(try encoded(later), as: ReplayResponse.self) == replay)
    }
}
