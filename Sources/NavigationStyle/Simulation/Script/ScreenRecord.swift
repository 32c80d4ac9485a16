/// What the simulation knows of a screen beyond its definition.
struct ScreenRecord<Memory: Sendable>: Sendable {
    /// Where its id stands among the names of the simulation.
    let name: Int
    /// Whether its view has been loaded.
    var isLoaded = false
    /// The fake bar on it.
    var fakeBar: FakeBar?
    /// How far it has been scrolled since it came, in points below the resting top; nil is as it was defined.
    var contentOffset: Double?
    /// What the policy keeps of it.
    var memory: Memory
}
