/// The effects of a series of operations on the bars.
public struct ReplayResponse: Decodable, Hashable, Sendable {
    /// The policy, with its edition and options.
    public var policy: PolicyReference
    /// The environment that was assumed at the beginning.
    public var environment: NavigationEnvironment
    /// The effects of each operation, without its `controller`.
    public var transitions: [TransitionResponse]
    /// The state at the end.
    public var controller: ControllerState?
}

/// The visible state of a stack at rest.
public struct ResolveResponse: Hashable, Sendable {
    /// The policy, with its edition and options.
    public var policy: PolicyReference
    /// The environment that was assumed.
    public var environment: NavigationEnvironment
    /// The contested constants of the policy that the answer depends on, by the names of ``Constant``; nil if there are
    /// none.
    public var contested: [String]? = nil
    /// The bar of the top screen; nil without screens.
    public var bar: BarState?
    /// The diagnostics, in the order of their causes in the request.
    public var diagnostics: [Diagnostic]?
    /// Every screen's bar.
    public var screens: [ScreenState]?
    /// The state to hand back.
    public var controller: ControllerState?
    /// The visible parts of the screen on top, if ``Inclusion/motion`` asks for them; they have no wire form.
    @Boxed public var seen: SeenScreen? = nil
}
