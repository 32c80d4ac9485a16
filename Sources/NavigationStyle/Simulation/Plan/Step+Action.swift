extension Step {
    /// The action of a step.
    ///
    /// `Decodable` reads the members of a step: an object with the name of the case, and in it the associated values.
    public enum Action: Decodable, Hashable, Sendable {
        /// UIKit calls a view controller.
        case callback(screen: Screen.ID, name: Event.Name)
        /// UIKit calls the navigation controller's delegate, or the bar's, which is the navigation controller.
        case delegate(name: DelegateMethod, screen: Screen.ID)
        /// The stack changes.
        case stack(before: [Screen.ID], after: [Screen.ID])
        /// Properties of a bar are written.
        case write(bar: BarReference, properties: BarProperties, copiedFrom: BarReference? = nil)
        /// A fake bar is put on a screen, and replaces an old one.
        case addFakeBar(screen: Screen.ID, properties: BarProperties, isAttached: Bool)
        case removeFakeBar(screen: Screen.ID)
        case bringFakeBarToFront(screen: Screen.ID)
        /// A fake bar that was to be added is not added.
        case skipFakeBar(screen: Screen.ID, reason: String)
        /// A fake bar that was to be removed stays.
        case keepFakeBar(screen: Screen.ID, reason: String)
        /// A bar as a whole is shown, by its view's hidden flag.
        case showBar(bar: BarReference)
        case hideBar(bar: BarReference)
        case showBarBackground
        case hideBarBackground
        case setNavigationBarHidden(hidden: Bool, animated: Bool)
        /// The view behind both screens gets a color.
        case setContainerBackground(color: RGBA)
        /// The screens' views stop clipping what lies outside of their bounds.
        case disableClipping(screens: [Screen.ID])
        case adjustScrollInsets(screen: Screen.ID)
        case restoreScrollInsets(screen: Screen.ID)
        /// A value of the bar changes gradually while the screens move.
        indirect case animate(Animation)
        /// The transition ends, and is finished.
        case complete
        /// The transition ends, and is cancelled.
        case cancel
    }

    /// The methods of the navigation controller's and the bar's delegates.
    public enum DelegateMethod: String, CaseIterable, Codable, Sendable {
        case willShow, didShow
        /// `navigationBar(_:shouldPop:)`, when the back button is tapped.
        case shouldPop
    }
}

/// The shared bar, or the fake bar on a screen.
public enum BarReference: Hashable, Sendable {
    case navigationBar
    /// The views that a policy has put into the shared bar's background, unknown to UIKit.
    case background
    case fakeBar(Screen.ID)
}
