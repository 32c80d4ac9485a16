extension Step {
    /// What happens in a step.
    public enum Action: Hashable, Sendable {
        /// UIKit calls a view controller.
        case callback(screen: Screen.ID, name: Event.Name)
        /// UIKit calls the navigation controller's delegate, or the bar's, which is the navigation controller.
        case delegate(name: DelegateMethod, screen: Screen.ID)
        /// The stack changes.
        case stack(before: [Screen.ID], after: [Screen.ID])
        /// Properties of a bar are written.
        case write(bar: BarReference, properties: BarProperties, copiedFrom: BarReference? = nil)
        /// A fake bar is put on a screen, in the place of an old one.
        case addFakeBar(screen: Screen.ID, properties: BarProperties, isAttached: Bool)
        case removeFakeBar(screen: Screen.ID)
        case bringFakeBarToFront(screen: Screen.ID)
        /// A fake bar that was to be added is not.
        case skipFakeBar(screen: Screen.ID, reason: String)
        /// A fake bar that was to be removed stays.
        case keepFakeBar(screen: Screen.ID, reason: String)
        /// A bar as a whole is shown, by its view's hidden flag.
        case showBar(BarReference)
        case hideBar(BarReference)
        case showBarBackground
        case hideBarBackground
        case setNavigationBarHidden(hidden: Bool, animated: Bool)
        /// The view behind both screens gets a color.
        case setContainerBackground(RGBA)
        /// The screens' views let what lies outside them be seen.
        case disableClipping(screens: [Screen.ID])
        case adjustScrollInsets(screen: Screen.ID)
        case restoreScrollInsets(screen: Screen.ID)
        /// A value of the bar changes little by little while the screens move.
        indirect case animate(Animation)
        /// The transition ends, finished.
        case complete
        /// The transition ends, cancelled.
        case cancel
    }

    /// The delegates' methods.
    public enum DelegateMethod: String, CaseIterable, Codable, Sendable {
        case willShow, didShow
        /// `navigationBar(_:shouldPop:)`, where the back button is tapped.
        case shouldPop
    }
}

/// The shared bar, or the fake bar on a screen.
public enum BarReference: Hashable, Sendable {
    case navigationBar
    /// The views that a policy put into the shared bar's background, which UIKit knows nothing of.
    case background
    case fakeBar(Screen.ID)
}
