/// A policy's memory, of the controller or of a screen.
protocol MemoryValue: Hashable {
    /// Whether the colors of an equal memory are resolved from the same ones.
    func hasSameVariants(as other: Self) -> Bool
}

extension MemoryValue {
    /// Returns true, for a memory without colors.
    func hasSameVariants(as other: Self) -> Bool { true }
}

/// A memory with colors.
protocol ColoredMemory: MemoryValue {
    /// Returns the memory with its colors resolved for `style`.
    func resolved(for style: UserInterfaceStyle) -> Self
}

extension ColoredMemory {
    func hasSameVariants(as other: Self) -> Bool {
        resolved(for: .light) == other.resolved(for: .light) && resolved(for: .dark) == other.resolved(for: .dark)
    }
}

/// A table of a policy's memories, to which states of simulations refer by number; equal memories have equal numbers.
///
/// The policy owns the table, so only the policy knows the types. All simulations of a policy share one, which only
/// grows.
final class PolicyMemories<OfController: MemoryValue, OfScreen: MemoryValue> {
    /// Whether memories of equal colors still differ if the colors were resolved from different ones, as where the
    /// interface style may change.
    private var tellsVariants = true

    private var controllers = Interner<InternedMemory<OfController>>()
    private var screens = Interner<InternedMemory<OfScreen>>()

    // Inlined, so that who reads one member of a memory does not copy the others.

    subscript(id: ID<PolicyMemory.OfController>) -> OfController {
        @inline(__always)
        get { controllers[ID(rawValue: id.rawValue)].memory }
    }

    subscript(id: ID<PolicyMemory.OfScreen>) -> OfScreen {
        @inline(__always)
        get { screens[ID(rawValue: id.rawValue)].memory }
    }

    func id(ofController memory: OfController) -> ID<PolicyMemory.OfController> {
        let memory = InternedMemory(memory: memory, areVariantsTold: tellsVariants)
        return ID(rawValue: controllers.id(of: memory).rawValue)
    }

    func id(ofScreen memory: OfScreen) -> ID<PolicyMemory.OfScreen> {
        let memory = InternedMemory(memory: memory, areVariantsTold: tellsVariants)
        return ID(rawValue: screens.id(of: memory).rawValue)
    }

    /// Empties the table, and makes memories of equal colors equal from now on; no simulation may use it yet.
    func mergeVariants() {
        tellsVariants = false
        controllers = Interner()
        screens = Interner()
    }
}

/// A memory, with the variants of its colors where the table tells them apart.
private struct InternedMemory<Memory: MemoryValue>: Hashable {
    let memory: Memory
    let areVariantsTold: Bool

    static func == (left: InternedMemory, right: InternedMemory) -> Bool {
        left.memory == right.memory && (!left.areVariantsTold || left.memory.hasSameVariants(as: right.memory))
    }

    func hash(into hasher: inout Hasher) { hasher.combine(memory) }
}

extension Simulation {
    /// The policy's memory of the controller, by the policy's `memories`.
    subscript<OfController, OfScreen>(memories: PolicyMemories<OfController, OfScreen>) -> OfController {
        @inline(__always)
        get { memories[controller.memory] }
        set { controller.memory = memories.id(ofController: newValue) }
    }

    /// The policy's memory of `screen`, by the policy's `memories`.
    subscript<OfController, OfScreen>(memories: PolicyMemories<OfController, OfScreen>, screen: Int) -> OfScreen {
        @inline(__always)
        get { memories[records.plain[screen].memory] }
        set { records.plain[screen].memory = memories.id(ofScreen: newValue) }
    }
}
