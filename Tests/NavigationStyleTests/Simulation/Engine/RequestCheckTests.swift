import NavigationStyleTestSupport
import Testing

@testable import NavigationStyle

struct RequestCheckTests {
    /// A fault, and the change that causes it.
    private struct Plant: Sendable {
        let fault: RequestFault
        let plant: @Sendable (inout ReplayRequest) -> Void
    }

    private static func image(_ name: String) -> BarImage { .picture(BarImage.Picture(name: name)) }

    /// Faults none of which follows from another, in the order in which a request lists its members.
    private static let plants: [Plant] = [
        Plant(fault: RequestFault(.unknownEdition("2", known: ["1.9.8", "1.10.0"]), at: "/policy/edition")) {
            $0.scenario.policy.edition = "2"
        },
        Plant(fault: RequestFault(.unknownDevice("iFone"), at: "/environment/device")) {
            $0.scenario.environment.device = "iFone"
        },
        Plant(fault: RequestFault(.controlCharacter("\u{1}"), at: "/defaults/bar/background/image/name")) {
            $0.scenario.defaults.bar = BarStyle()
            $0.scenario.defaults.bar?.background = .image(image("\u{1}"))
        },
        Plant(fault: RequestFault(.controlCharacter("\u{2}"), at: "/stack/1/title")) {
            $0.scenario.stack[1].title = "\u{2}"
        },
        Plant(fault: RequestFault(.outOfRange(minimum: 0, maximum: 1), at: "/stack/1/library/barAlpha")) {
            $0.scenario.stack[1].library = .object(members: ["barAlpha": .number(2), "barHidden": .bool(true)])
        },
        Plant(fault: RequestFault(.duplicateScreenID("a"), at: "/stack/2/id")) {
            $0.scenario.stack.append(Screen(id: "a"))
        },
        Plant(fault: RequestFault(.namedScreenNotOnStack("nowhere"), at: "/operations/0/screenID")) {
            $0.operations[0] = NavigationOperation(.update(.style(BarStyle()), screenID: "nowhere"))
        },
        Plant(
            fault: RequestFault(
                .wrongType(expected: .color.orNull, found: .boolean),
                at: "/operations/1/screen/library/barTintColor"
            )
        ) {
            let screen = Screen(id: "c").library(["barTintColor": .bool(true)])
            $0.operations[1] = NavigationOperation(.push(screen, animated: true))
        },
        Plant(fault: RequestFault(.screenAlreadyOnStack("b"), at: "/operations/2/screen/id")) {
            $0.operations[2] = NavigationOperation(.push(Screen(id: "b"), animated: true))
        },
    ]

    private static var base: ReplayRequest {
        let scenario = Scenario.on([Screen(id: "a"), Screen(id: "b")], policy: "hbdNavigationBar")
        return ReplayRequest(
            scenario,
            operations: [
                NavigationOperation(.rotate(.landscape)), NavigationOperation(.push(Screen(id: "c"), animated: true)),
                NavigationOperation(.popToRoot()),
            ]
        )
    }

    @Test func `whatever faults a request has, all of them are told, each once and in order`() throws {
        #expect(throws: Never.self) { try Self.base.response() }
        for chosen in stride(from: 1, to: 1 << Self.plants.count, by: RandomRun.isShort ? 10 : 1) {
            let plants = Self.plants.indices.filter { chosen & (1 << $0) != 0 }.map { Self.plants[$0] }
            var request = Self.base
            for plant in plants { plant.plant(&request) }
            let error = #expect(throws: ScenarioError.self) { try request.response() }
            #expect(error?.faults == plants.map(\.fault))
        }
    }

    @Test(arguments: PolicyPage.all.map(\.name))
    func `nothing is wrong with a request that is answered`(policy: String) throws {
        var random = RandomModel(seed: 0xC4EC)
        let page = try #require(PolicyPage.named(policy))
        var answered = 0
        for _ in 0..<RandomRun.checkedPerPolicy {
            var request = random.replayRequest(policy: random.policy(of: page))
            request.scenario.include = [.controller]
            guard let response = try? request.response() else { continue }
            answered += 1
            var check = RequestCheck(request.scenario)
            check.operations = request.operations
            check.isReplay = true
            #expect(check.faults == [])
            // A request that continues from the end state has no faults either.
            guard let state = response.controller, state.stack == request.scenario.stack.map(\.id) else { continue }
            request.scenario.controller = state
            #expect(RequestCheck(request.scenario).faults == [])
        }
        #expect(RandomRun.isShort || answered > RandomRun.checkedPerPolicy / 2)
    }

    @Test func `a state that a policy is to take back is told with its places`() throws {
        var scenario = Scenario.on([Screen(id: "a")], policy: "restoring")
        var state = ControllerState()
        state.stack = ["a"]
        state.loaded = ["a"]
        state.policyState = .object(members: [
            "replaced": .object(members: [
                "a": .object(members: ["tintColor": .number(1), "alpha": .number(2)]), "z": .object([]),
            ]),
            "restored": .null,
        ])
        scenario.controller = state
        scenario.environment.device = "iFone"
        let error = #expect(throws: ScenarioError.self) { try ResolveRequest(scenario).response() }
        let found = Set((error?.faults ?? []).map { "\($0.pointer) \($0.code)" })
        #expect(
            found == [
                "/environment/device unknown-device", "/controller/policyState/restored unknown-key",
                "/controller/policyState/replaced/a/alpha out-of-range",
                "/controller/policyState/replaced/a/tintColor wrong-type",
                "/controller/policyState/replaced/z screen-not-on-stack",
            ]
        )
        // If the state belongs to another stack, the names in it are not checked.
        scenario.stack = [Screen(id: "b")]
        let mismatch = #expect(throws: ScenarioError.self) { try ResolveRequest(scenario).response() }
        #expect(mismatch?.faults.map(\.code) == ["unknown-device", "controller-stack-mismatch"])
    }

    @Test func `what could not be read has no consequences`() {
        var check = RequestCheck(Scenario(stack: [Screen(id: "a"), Screen(id: ""), Screen(id: "a")]))
        check.operations = [NavigationOperation(.popTo("x", animated: true)), nil]
        func codes(_ unreadable: Set<String>) -> [String] {
            var check = check
            check.unreadable = unreadable
            return check.faults.map { "\($0.pointer) \($0.code)" }
        }
        #expect(
            codes([]) == [
                "/stack/1/id invalid-id", "/stack/2/id duplicate-id", "/operation/screenID screen-not-on-stack",
            ]
        )
        #expect(codes(["/stack/1/id"]) == ["/stack/2/id duplicate-id"])
        #expect(codes(["/stack/-"]) == ["/stack/1/id invalid-id", "/stack/2/id duplicate-id"])
        #expect(codes(["/stack"]) == [])
        #expect(codes(["/operation/screenID"]) == ["/stack/1/id invalid-id", "/stack/2/id duplicate-id"])
        #expect(codes([""]) == [])
    }
}
