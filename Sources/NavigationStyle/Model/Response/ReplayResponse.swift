/// What operations one after another do to the bars.
public struct ReplayResponse: Codable, Hashable, Sendable {
    /// What each does, without its `controller`.
    public var transitions: [TransitionResponse]
    /// The state at the end.
    public var controller: ControllerState?
}

/// What a stack shows as it stands.
public struct ResolveResponse: Hashable, Sendable {
    /// The bar of the top screen; nil where there is no screen.
    public var bar: BarState?
    /// Every screen's bar.
    public var screens: [ScreenState]?
    /// What is wrong, in the order of the causes in the request.
    public var diagnostics: [Diagnostic]?
    /// The state to hand back.
    public var controller: ControllerState?
    /// What is seen of the screen on top, where ``Inclusion/motion`` asks for it; it has no form.
    @Boxed public var seen: SeenScreen? = nil
}
