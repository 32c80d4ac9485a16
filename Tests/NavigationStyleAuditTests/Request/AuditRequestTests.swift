import NavigationStyle
import NavigationStyleAudit
import Testing

struct AuditRequestTests {
    @Test(arguments: 1...40)
    func `a request that is written and read again is the same`(seed: Int) throws {
        var random = RandomGraph(seed: UInt64(seed))
        let request = random.request(policy: RandomGraph.policies[seed % RandomGraph.policies.count])
        var reader = ValueReader(at: request.tree, checksText: false)
        let read = AuditRequest.read(from: &reader, orNull: false)
        #expect(reader.faults.isEmpty)
        #expect(read == request)
        #expect(request.faults.isEmpty)
    }

    /// A change that makes a request faulty, and the expected faults.
    struct Fault: CustomTestStringConvertible {
        var testDescription: String
        var faults: [String]
        var make: @Sendable (inout AuditRequest) -> Void
    }

    static let faulty: [Fault] = [
        Fault(testDescription: "no screens", faults: ["empty /screens"]) {
            $0.screens = []
            $0.entries = []
            $0.routes = []
        },
        Fault(testDescription: "an id twice", faults: ["duplicate-name /screens/4/id"]) {
            $0.screens[4].screen.id = "b"
            $0.routes.removeLast()
        },
        Fault(testDescription: "an id with a number sign", faults: ["number-sign-in-id /screens/4/id"]) {
            $0.screens[4].screen.id = "c#1"
            $0.routes.removeLast()
        },
        Fault(testDescription: "an empty id", faults: ["invalid-id /screens/4/id"]) {
            $0.screens[4].screen.id = ""
            $0.routes.removeLast()
        },
        Fault(testDescription: "an unknown screen in an entry", faults: ["unknown-name /entries/0/stack/1"]) {
            $0.entries[0].stack.append("hmoe")
        },
        Fault(testDescription: "an entry without screens", faults: ["empty /entries/0/stack"]) {
            $0.entries[0].stack = []
        },
        Fault(testDescription: "an entry twice", faults: ["duplicate-name /entries/1/id"]) {
            $0.entries.append($0.entries[0])
        },
        Fault(
            testDescription: "unknown screens in a route",
            faults: ["unknown-name /routes/0/from", "unknown-name /routes/0/except/0", "unknown-name /routes/0/to/1"]
        ) {
            $0.routes[0].from = .screens(["x"])
            $0.routes[0].except = ["y"]
            $0.routes[0].to[1] = "z"
        },
        Fault(testDescription: "a push to nowhere", faults: ["missing-key /routes/0"]) { $0.routes[0].to = [] },
        Fault(testDescription: "a set of nothing", faults: ["missing-key /routes/0"]) {
            $0.routes[0].to = []
            $0.routes[0].by = .set
        },
        Fault(testDescription: "a stack that is not set", faults: ["unknown-key /routes/0/stack"]) {
            $0.routes[0].stack = ["home"]
        },
        Fault(testDescription: "a flag that is none", faults: ["unknown-name /routes/0/needs/0"]) {
            $0.routes[0].needs = ["signedIn"]
        },
        Fault(testDescription: "a flag that is set and cleared", faults: ["contradictory /routes/0/clears/0"]) {
            $0.flags = ["signedIn"]
            $0.routes[0].sets = ["signedIn"]
            $0.routes[0].clears = ["signedIn"]
        },
        Fault(testDescription: "too many flags", faults: ["too-many /flags"]) {
            $0.flags = (0..<9).map { "flag\($0)" }
        },
        Fault(testDescription: "an entry that cannot be opened", faults: ["unknown-name /routes/0/to"]) {
            $0.routes[0].by = .present
            $0.routes[0].to = ["modal"]
        },
        Fault(testDescription: "an unknown policy", faults: ["unknown-policy /policies/1"]) {
            $0.policies.append(PolicySelection("sistem"))
        },
        Fault(testDescription: "an unknown device", faults: ["unknown-device /environments/1/device"]) {
            var environment = NavigationEnvironment()
            environment.device = "iPhone 0"
            $0.environments.append(environment)
        },
        Fault(testDescription: "a control character", faults: ["control-character /screens/0/title"]) {
            $0.screens[0].screen.title = "a\u{0}"
        },
        Fault(testDescription: "too many routes", faults: ["too-many /routes/3"]) { request in
            request.screens += (0..<120).map { AuditScreen(Screen(id: Screen.ID(rawValue: "s\($0)"))) }
            request.routes.append(AuditRequest.Route(from: .anywhere, to: request.screens.map(\.id)))
        },
    ]

    @Test(arguments: faulty)
    func `every fault is told with its place`(fault: Fault) {
        var request = SampleApp.twoWays
        fault.make(&request)
        #expect(request.faults.map { "\($0.code) \($0.pointer)" } == fault.faults)
    }

    @Test func `a name that is nearly one that there is gets it as a suggestion`() throws {
        var request = SampleApp.twoWays
        request.entries[0].stack = ["hmoe"]
        #expect(request.faults.map(\.suggestion) == ["home"])
    }

    @Test func `an update says either a style or properties`() {
        func faults(_ members: [Value.Member]) -> [String] {
            var reader = ValueReader(at: .object(members))
            _ = AuditScreen.Update.read(from: &reader, orNull: false)
            return reader.faults.map(\.code)
        }
        #expect(faults([]) == ["missing-key"])
        #expect(
            faults([Value.Member("bar", .object([])), Value.Member("properties", .object([]))]) == ["conflicting-key"]
        )
        #expect(faults([Value.Member("bar", .object([]))]) == [])
    }
}
