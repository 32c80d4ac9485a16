/// The facts about a policy that the search of an audit needs, to examine a few screens of a stack at a time.
protocol AuditedPolicy: SendableMetatype {
    /// Whether the top screen can depend on which screen the root is, however far below.
    static var goesByRoot: Bool { get }
    /// Whether the policy can depend on the writers of the bar's properties: the app's code, the policy or another one.
    static var goesByWriters: Bool { get }
    /// Whether it resolves colors for a style that a screen has of its own, and not for the environment's alone.
    static var resolvesColorsByScreen: Bool { get }
    /// Whether the policy's writes can depend on the position of a screen's root view.
    var goesByLayout: Bool { get }
    /// Whether the policy can change a screen further below than the one that a pop leads to, or depend on more of it
    /// than ``bequest(in:)``: an audit then replays its findings before it reports them, and may miss others.
    var goesByStack: Bool { get }
    /// Returns the part of the controller's memory that matters at rest, with each screen in it replaced by its
    /// `place`; a screen without a place is removed.
    func memory(_ memory: ID<PolicyMemory.OfController>, at place: (Int) -> Int?) -> ID<PolicyMemory.OfController>
    /// Returns the memory of a screen with only `properties` of bars, for an audit that examines a few at a time.
    func memory(_ memory: ID<PolicyMemory.OfScreen>, of properties: BarPropertySet) -> ID<PolicyMemory.OfScreen>
    /// Returns `memory` without the parts that an operation may write on any screen, however far below: those that it
    /// only writes again unchanged, and those that nothing visible depends on.
    func memoryOutOfReach(_ memory: ID<PolicyMemory.OfScreen>) -> ID<PolicyMemory.OfScreen>
    /// Returns the facts about all screens of the stack that matter above it, however far below they are.
    func bequest(in simulation: Simulation) -> StackBequest
    /// Returns `memory`, of a screen that stands for a whole stack, with the facts `bequest` about that stack.
    func memory(_ memory: ID<PolicyMemory.OfScreen>, leaving bequest: StackBequest) -> ID<PolicyMemory.OfScreen>
}

/// The facts about a whole stack that matter to any screen above it, however far below they are.
package struct StackBequest: Hashable, Sendable {
    /// The color scheme that one of its screens prefers for all.
    var preferredColorScheme: UserInterfaceStyle?
}

// UIKit's behavior, and that of most policies.
extension AuditedPolicy {
    static var goesByRoot: Bool { false }
    static var goesByWriters: Bool { false }
    static var resolvesColorsByScreen: Bool { false }
    var goesByLayout: Bool { false }
    var goesByStack: Bool { false }
    func bequest(in simulation: Simulation) -> StackBequest { StackBequest() }
}
