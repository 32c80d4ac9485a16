/// What operations one after another do to the bars.
public struct ReplayResponse: Decodable, Hashable, Sendable {
    /// The policy, and the edition and options it went by.
    public var policy: PolicyReference
    /// The environment that was assumed at the beginning.
    public var environment: NavigationEnvironment
    /// What each does, without its `controller`.
    public var transitions: [TransitionResponse]
    /// The state at the end.
    public var controller: ControllerState?
}

/// What a stack shows as it stands.
public struct ResolveResponse: Hashable, Sendable {
    /// The policy, and the edition and options it went by.
    public var policy: PolicyReference
    /// The environment that was assumed.
    public var environment: NavigationEnvironment
    /// What is contested of all that the answer rests on, as far as it is the policy's own, by the names of ``Constant``; nil
    /// where nothing is.
    public var contested: [String]? = nil
    /// The bar of the top screen; nil where there is no screen.
    public var bar: BarState?
    /// What is wrong, in the order of the causes in the request.
    public var diagnostics: [Diagnostic]?
    /// Every screen's bar.
    public var screens: [ScreenState]?
    /// The state to hand back.
    public var controller: ControllerState?
    /// What is seen of the screen on top, where ``Inclusion/motion`` asks for it; it has no form.
    @Boxed public var seen: SeenScreen? = nil
}
