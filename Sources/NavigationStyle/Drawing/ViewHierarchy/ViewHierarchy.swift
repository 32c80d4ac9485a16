/// The views that a bar is made of on a device: UIKit's private matter, which changes with the version (uikit.J;
/// seed1.2).
public struct ViewHierarchy: Hashable, Sendable {
    /// The device, the version and how it is held.
    public var environment: NavigationEnvironment
    /// The overall confidence in the classes and their nesting.
    public var confidence: Confidence
    /// The source of the hierarchy, in words.
    public var source: String
    /// Notes to read before looking for a view in it.
    public var notes: [String]
    /// The bar and its subviews.
    public var navigationBar: ViewNode
    /// The navigation controller's view, without the bar, which lies on it above all others.
    public var container: ViewNode

    /// The views of a bar with a screen below it, neither hidden nor styled.
    ///
    /// - Parameter environment: The device, the version and how it is held; the rest is not looked at.
    public init(in environment: NavigationEnvironment) {
        let era = ViewHierarchyEra(of: environment.os)
        let frames = ViewFrames(in: environment)
        self.environment = environment
        (confidence, source) = era.evidence
        notes = era.notes
        navigationBar = ViewNode(
            "UINavigationBar",
            .navigationBar,
            frame: frames.bar,
            confidence: .documented,
            era.subviews(frames)
        )
        container = ViewNode(
            "UILayoutContainerView",
            .container,
            frame: frames.window,
            [
                ViewNode(
                    "UINavigationTransitionView",
                    .container,
                    frame: frames.window,
                    [
                        ViewNode(
                            "UIViewControllerWrapperView",
                            .container,
                            frame: frames.window,
                            [ViewNode(nil, .rootView, frame: frames.rootView, era.viewsInScreen)]
                        )
                    ]
                )
            ]
        )
    }
}
