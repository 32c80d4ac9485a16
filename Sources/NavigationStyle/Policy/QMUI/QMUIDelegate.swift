/// The values of the methods of `QMUINavigationControllerDelegate` for a screen (`qmui_navigationBarStyle` is
/// `navigationBarStyle` here): nil for a method that is not implemented, and `.some(nil)` for one that returns nil.
struct QMUIDelegate: Hashable, Sendable {
    var navigationBarBarTintColor: BarColor??
    var navigationBarBackgroundImage: BarImage??
    var navigationBarStyle: SystemBarStyle?
    var navigationBarShadowImage: BarImage??
    var navigationBarTintColor: BarColor??
    var titleViewTintColor: BarColor??
    var backBarButtonItemTitleWithPreviousViewController: String??
    var preferredNavigationBarHidden: Bool?
    var shouldCustomizeNavigationBarTransitionIfHideable: Bool?
    var customNavigationBarTransitionKey: String??
    var forceEnableInteractivePopGestureRecognizer: Bool?
    var shouldPopViewControllerByBackButtonOrPopGesture: Bool?
    /// The color of the container; 4.8.0 never calls this method.
    var containerViewBackgroundColorWhenTransitioning: BarColor??
    /// Whether the screen conforms to the protocol, as `QMUICommonViewController` does.
    var isQMUIViewController: Bool?
    /// Whether its title is in a `QMUINavigationTitleView`.
    var usesTitleView: Bool?

    init() {}

    /// Creates the values of the methods for `style`.
    init(_ style: BarStyle) {
        switch style.background {
        case nil: break
        case .default: (navigationBarBarTintColor, navigationBarBackgroundImage) = (.some(nil), .some(nil))
        case .transparent:
            navigationBarBackgroundImage = .some(.empty)
            navigationBarShadowImage = .some(.empty)
        case .color(let color): navigationBarBarTintColor = .some(color)
        case .image(let image): navigationBarBackgroundImage = .some(image)
        }
        switch style.shadow {
        case nil: break
        case .some(.none): navigationBarShadowImage = .some(.empty)
        case .default: navigationBarShadowImage = .some(nil)
        case .color(let color): navigationBarShadowImage = .some(BarImage(line: color))
        }
        if let tint = style.tint { navigationBarTintColor = .some(tint) }
        if let color = style.title?.color { titleViewTintColor = .some(color) }
        if let statusBar = style.statusBar { navigationBarStyle = statusBar == .lightContent ? .black : .default }
        if let hidden = style.hidden {
            preferredNavigationBarHidden = hidden
            shouldCustomizeNavigationBarTransitionIfHideable = true
        }
    }

    /// Returns the values of the methods once those of `later` are set too.
    func followed(by later: QMUIDelegate) -> QMUIDelegate {
        var result = self
        result.navigationBarBarTintColor = later.navigationBarBarTintColor ?? navigationBarBarTintColor
        result.navigationBarBackgroundImage = later.navigationBarBackgroundImage ?? navigationBarBackgroundImage
        result.navigationBarStyle = later.navigationBarStyle ?? navigationBarStyle
        result.navigationBarShadowImage = later.navigationBarShadowImage ?? navigationBarShadowImage
        result.navigationBarTintColor = later.navigationBarTintColor ?? navigationBarTintColor
        result.titleViewTintColor = later.titleViewTintColor ?? titleViewTintColor
        result.backBarButtonItemTitleWithPreviousViewController =
            later.backBarButtonItemTitleWithPreviousViewController ?? backBarButtonItemTitleWithPreviousViewController
        result.preferredNavigationBarHidden = later.preferredNavigationBarHidden ?? preferredNavigationBarHidden
        result.shouldCustomizeNavigationBarTransitionIfHideable =
            later.shouldCustomizeNavigationBarTransitionIfHideable ?? shouldCustomizeNavigationBarTransitionIfHideable
        result.customNavigationBarTransitionKey =
            later.customNavigationBarTransitionKey ?? customNavigationBarTransitionKey
        result.forceEnableInteractivePopGestureRecognizer =
            later.forceEnableInteractivePopGestureRecognizer ?? forceEnableInteractivePopGestureRecognizer
        result.shouldPopViewControllerByBackButtonOrPopGesture =
            later.shouldPopViewControllerByBackButtonOrPopGesture ?? shouldPopViewControllerByBackButtonOrPopGesture
        result.containerViewBackgroundColorWhenTransitioning =
            later.containerViewBackgroundColorWhenTransitioning ?? containerViewBackgroundColorWhenTransitioning
        result.isQMUIViewController = later.isQMUIViewController ?? isQMUIViewController
        result.usesTitleView = later.usesTitleView ?? usesTitleView
        return result
    }

    /// Returns the values with their colors resolved for `style`.
    func resolved(for style: UserInterfaceStyle) -> QMUIDelegate {
        var result = self
        result.navigationBarBarTintColor = navigationBarBarTintColor.map { $0?.fixed(for: style) }
        result.navigationBarBackgroundImage = navigationBarBackgroundImage.map { $0?.resolved(for: style) }
        result.navigationBarShadowImage = navigationBarShadowImage.map { $0?.resolved(for: style) }
        result.navigationBarTintColor = navigationBarTintColor.map { $0?.fixed(for: style) }
        result.titleViewTintColor = titleViewTintColor.map { $0?.fixed(for: style) }
        return result
    }

    /// Whether the library manages the screen.
    var conforms: Bool { isQMUIViewController ?? true }
}

extension QMUIDelegate: WireObject {
    static let table = MemberTable(Self.self)

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.withNull("navigationBarBarTintColor", &navigationBarBarTintColor)
        try visitor.withNull("navigationBarBackgroundImage", &navigationBarBackgroundImage)
        try visitor.optional("navigationBarStyle", &navigationBarStyle)
        try visitor.withNull("navigationBarShadowImage", &navigationBarShadowImage)
        try visitor.withNull("navigationBarTintColor", &navigationBarTintColor)
        try visitor.withNull("titleViewTintColor", &titleViewTintColor)
        try visitor.withNull(
            "backBarButtonItemTitleWithPreviousViewController",
            &backBarButtonItemTitleWithPreviousViewController
        )
        try visitor.optional("preferredNavigationBarHidden", &preferredNavigationBarHidden)
        try visitor.optional(
            "shouldCustomizeNavigationBarTransitionIfHideable",
            &shouldCustomizeNavigationBarTransitionIfHideable
        )
        try visitor.withNull("customNavigationBarTransitionKey", &customNavigationBarTransitionKey)
        try visitor.optional("forceEnableInteractivePopGestureRecognizer", &forceEnableInteractivePopGestureRecognizer)
        try visitor.optional(
            "shouldPopViewControllerByBackButtonOrPopGesture",
            &shouldPopViewControllerByBackButtonOrPopGesture
        )
        try visitor.withNull(
            "containerViewBackgroundColorWhenTransitioning",
            &containerViewBackgroundColorWhenTransitioning
        )
        try visitor.optional("isQMUIViewController", &isQMUIViewController)
        try visitor.optional("usesTitleView", &usesTitleView)
    }
}

extension BarImage {
    /// Creates a picture of only `color`, for a hairline.
    init(line color: BarColor) {
        self = .picture(Picture(minimumAlpha: min(color.light.opacity, color.dark.opacity), color: color))
    }
}
