/// A table of a policy's memories, to which states of simulations refer by number; equal memories have equal numbers.
///
/// The policy owns the table, so only the policy knows the types. All simulations of a policy share one, which only
/// grows.
final class PolicyMemories<OfController: Hashable, OfScreen: Hashable> {
    private var controllers = Interner<OfController>()
    private var screens = Interner<OfScreen>()

    subscript(id: ID<PolicyMemory.OfController>) -> OfController { controllers[ID(rawValue: id.rawValue)] }

    subscript(id: ID<PolicyMemory.OfScreen>) -> OfScreen { screens[ID(rawValue: id.rawValue)] }

    func id(ofController memory: OfController) -> ID<PolicyMemory.OfController> {
        ID(rawValue: controllers.id(of: memory).rawValue)
    }

    func id(ofScreen memory: OfScreen) -> ID<PolicyMemory.OfScreen> {
        ID(rawValue: screens.id(of: memory).rawValue)
    }
}

extension Simulation {
    /// The policy's memory of the controller, by the policy's `memories`.
    subscript<OfController, OfScreen>(memories: PolicyMemories<OfController, OfScreen>) -> OfController {
        get { memories[controller.memory] }
        set { controller.memory = memories.id(ofController: newValue) }
    }

    /// The policy's memory of `screen`, by the policy's `memories`.
    subscript<OfController, OfScreen>(memories: PolicyMemories<OfController, OfScreen>, screen: Int) -> OfScreen {
        get { memories[records.plain[screen].memory] }
        set { records.plain[screen].memory = memories.id(ofScreen: newValue) }
    }
}
