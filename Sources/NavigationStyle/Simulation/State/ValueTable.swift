/// The values that the state of a simulation has numbers for: what is on bars, and what the policy remembers.
///
/// A simulation and its copies share one table, which only grows; no two requests do.
final class ValueTable<Policy: NavigationStylePolicy> {
    /// What is on the shared bar and on fake bars.
    var bars = Interner<BarProperties>()
    /// What the policy keeps of the controller.
    var controllerMemories = Interner<Policy.ControllerMemory>()
    /// What it keeps of a screen.
    var screenMemories = Interner<Policy.ScreenMemory>()
}
