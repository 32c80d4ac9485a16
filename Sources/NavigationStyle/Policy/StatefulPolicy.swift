/// A policy with options, an interface that screens set, memories, and a state that is handed back; it has those of its
/// own types, and may leave out any of them.
protocol StatefulPolicy: NavigationStylePolicy {
    /// The policy's memory of the controller.
    associatedtype ControllerMemory: MemoryValue = NoMemory
    /// The policy's memory of each screen.
    associatedtype ScreenMemory: MemoryValue = NoMemory
    /// The policy's own options in a request.
    associatedtype Options: WireObject = NoMembers
    /// The members of the policy's interface that a screen sets: the form of `screen.library`.
    associatedtype Library: WireObject = NoMembers
    /// The handed-back part of the memories: the form of `controller.policyState`.
    associatedtype State: WireObject = NoMembers

    /// The table of the memories: `simulation[memories]` is that of the controller, and `simulation[memories, screen]`
    /// that of a screen.
    var memories: PolicyMemories<ControllerMemory, ScreenMemory> { get set }

    /// Creates the policy as `scenario` selects it.
    init(for scenario: Scenario, _ options: Options)
    /// Returns the faults of `options` that are valid each by itself; pointers begin at the policy.
    static func faults(of options: Options, in scenario: Scenario) -> [RequestFault]
    /// Returns the faults of the policy's interface as `screen` sets it, in members that are valid each by itself;
    /// pointers begin at `library`.
    func faults(of library: Library, on screen: Screen) -> [RequestFault]

    var initialControllerMemory: ControllerMemory { get }
    /// Returns the initial memory of `screen`; `declared` is its compiled style, `library` the policy's interface as
    /// the screen sets it.
    func initialMemory(of screen: Screen, declared: BarProperties, _ library: Library) -> ScreenMemory
    /// Called when the interface style has changed; the colors in the memory of `screen`, which would now be created as
    /// `initial`, follow.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation)

    /// Returns the policy's memory, to be handed back; nil if it has none.
    func state(of simulation: Simulation) -> State?
    /// Restores the state that `state(of:)` returned; `indices` finds the screens in it.
    func restore(_ state: State, indices: [Screen.ID: Int], in simulation: inout Simulation)

    // The requirements of ``AuditedPolicy`` on memories.
    func memory(_ memory: ControllerMemory, at place: (Int) -> Int?) -> ControllerMemory
    func memory(_ memory: ScreenMemory, of properties: BarPropertySet) -> ScreenMemory
    func memoryOutOfReach(_ memory: ScreenMemory) -> ScreenMemory
    func memory(_ memory: ScreenMemory, leaving bequest: StackBequest) -> ScreenMemory
}

/// The memory of a policy that keeps nothing.
struct NoMemory: MemoryValue {}

extension StatefulPolicy {
    static func faults(of options: Options, in scenario: Scenario) -> [RequestFault] { [] }
    func faults(of library: Library, on screen: Screen) -> [RequestFault] { [] }
    /// Does nothing, for a policy whose memory has no colors.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation) {}
    func state(of simulation: Simulation) -> State? { nil }
    func restore(_ state: State, indices: [Screen.ID: Int], in simulation: inout Simulation) {}
    func memory(_ memory: ControllerMemory, at place: (Int) -> Int?) -> ControllerMemory { memory }
    func memory(_ memory: ScreenMemory, of properties: BarPropertySet) -> ScreenMemory { memory }
    func memoryOutOfReach(_ memory: ScreenMemory) -> ScreenMemory { memory }
    func memory(_ memory: ScreenMemory, leaving bequest: StackBequest) -> ScreenMemory { memory }
}

extension StatefulPolicy where ControllerMemory == NoMemory {
    var initialControllerMemory: NoMemory { NoMemory() }
}

extension StatefulPolicy where ScreenMemory == NoMemory {
    func initialMemory(of screen: Screen, declared: BarProperties, _ library: Library) -> NoMemory { NoMemory() }
}

// The memories by number, as the simulation has them.
extension StatefulPolicy {
    func mergeVariants() { memories.mergeVariants() }

    var initialMemory: ID<PolicyMemory.OfController> { memories.id(ofController: initialControllerMemory) }

    func userInterfaceStyleDidChange(
        of screen: Int,
        from initial: ID<PolicyMemory.OfScreen>,
        in simulation: inout Simulation
    ) {
        userInterfaceStyleDidChange(of: screen, from: memories[initial], in: &simulation)
    }

    func memory(_ memory: ID<PolicyMemory.OfController>, at place: (Int) -> Int?) -> ID<PolicyMemory.OfController> {
        memories.id(ofController: self.memory(memories[memory], at: place))
    }

    func memory(_ memory: ID<PolicyMemory.OfScreen>, of properties: BarPropertySet) -> ID<PolicyMemory.OfScreen> {
        memories.id(ofScreen: self.memory(memories[memory], of: properties))
    }

    func memoryOutOfReach(_ memory: ID<PolicyMemory.OfScreen>) -> ID<PolicyMemory.OfScreen> {
        memories.id(ofScreen: memoryOutOfReach(memories[memory]))
    }

    func memory(_ memory: ID<PolicyMemory.OfScreen>, leaving bequest: StackBequest) -> ID<PolicyMemory.OfScreen> {
        memories.id(ofScreen: self.memory(memories[memory], leaving: bequest))
    }
}

// What a request says in the policy's own types.
extension StatefulPolicy {
    static var schemas: PolicyPage.Schemas {
        PolicyPage.Schemas(
            options: Options.table.schema,
            library: Library.table.schema,
            // A policy that keeps nothing accepts any state.
            policyState: State.self == NoMembers.self ? Shape.open.schema : State.table.schema
        )
    }

    static func selected(
        by scenario: Scenario,
        at pointer: String
    ) -> (policy: any NavigationStylePolicy, faults: [RequestFault]) {
        let made = make(for: scenario, at: pointer)
        return (made.policy, made.faults)
    }

    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    private static func make(for scenario: Scenario, at pointer: String) -> (policy: Self, faults: [RequestFault]) {
        var reader = ValueReader()
        scenario.policy.check(against: page, &reader)
        // Unknown options have been noted.
        let known = scenario.policy.options.filter { Options.table.names.index(of: $0.key) != nil }
        let options = known.isEmpty ? nil : reader.read(.object(known), as: Options.self)
        let policy = Self(for: scenario, options ?? Options())
        let faults = reader.faults + (options.map { self.faults(of: $0, in: scenario) } ?? [])
        return (policy, faults.map { RequestFault($0.reason, at: pointer + $0.pointer) })
    }

    func reselected(by scenario: Scenario) -> any NavigationStylePolicy {
        var policy = Self.make(for: scenario, at: "").policy
        policy.memories = memories
        return policy
    }

    func memory(
        of screen: Screen,
        declared: BarProperties,
        _ faults: inout [RequestFault],
        at pointer: @autoclosure () -> String
    ) -> ID<PolicyMemory.OfScreen> {
        guard let library = screen.library else {
            return memories.id(ofScreen: initialMemory(of: screen, declared: declared, Library()))
        }
        var reader = ValueReader()
        let own = reader.read(library, as: Library.self)
        for fault in reader.faults {
            faults.append(RequestFault(fault.reason, at: pointer() + "/library" + fault.pointer))
        }
        if let own, reader.faults.isEmpty {
            for fault in self.faults(of: own, on: screen) {
                faults.append(RequestFault(fault.reason, at: pointer() + "/library" + fault.pointer))
            }
        }
        return memories.id(ofScreen: initialMemory(of: screen, declared: declared, own ?? Library()))
    }

    func keptState(of simulation: Simulation) -> (tree: Value, variants: [String: BarColor])? {
        state(of: simulation).map { ValueWriter.treeWithVariants($0) }
    }

    func restore(
        _ kept: Value,
        by reader: inout ValueReader,
        indices: [Screen.ID: Int],
        in simulation: inout Simulation
    ) {
        // A policy that keeps nothing accepts any state.
        guard State.self != NoMembers.self else { return }
        if let state = reader.read(kept, as: State.self), reader.faults.isEmpty {
            restore(state, indices: indices, in: &simulation)
        }
    }
}
