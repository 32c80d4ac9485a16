// The properties by name: nil is "not touched", `.some(nil)` is "set to nil".
extension BarProperties {
    /// `barStyle`.
    public var barStyle: SystemBarStyle? {
        get { if case .barStyle(let value) = self[.barStyle] { value } else { nil } }
        set { self[.barStyle] = newValue.map(BarValue.barStyle) }
    }
    /// `isTranslucent`, set explicitly.
    public var isTranslucent: Bool? {
        get { flag(.isTranslucent) }
        set { self[.isTranslucent] = newValue.map(BarValue.flag) }
    }
    /// `barTintColor`.
    public var barTintColor: BarColor?? {
        get { color(.barTintColor) }
        set { setColor(newValue, .barTintColor) }
    }
    /// `tintColor`.
    public var tintColor: BarColor?? {
        get { color(.tintColor) }
        set { setColor(newValue, .tintColor) }
    }
    /// `backgroundColor` of the bar's view.
    public var backgroundColor: BarColor?? {
        get { color(.backgroundColor) }
        set { setColor(newValue, .backgroundColor) }
    }
    /// `setBackgroundImage(_:for: .default)`.
    public var backgroundImage: BarImage?? {
        get { image(.backgroundImage) }
        set { setImage(newValue, .backgroundImage) }
    }
    /// `setBackgroundImage(_:for: .compact)`.
    public var compactBackgroundImage: BarImage?? {
        get { image(.compactBackgroundImage) }
        set { setImage(newValue, .compactBackgroundImage) }
    }
    /// `shadowImage`.
    public var shadowImage: BarImage?? {
        get { image(.shadowImage) }
        set { setImage(newValue, .shadowImage) }
    }
    /// `titleTextAttributes`.
    public var titleTextAttributes: TextAttributes?? {
        get { textAttributes(.titleTextAttributes) }
        set { setTextAttributes(newValue, .titleTextAttributes) }
    }
    /// `largeTitleTextAttributes`.
    public var largeTitleTextAttributes: TextAttributes?? {
        get { textAttributes(.largeTitleTextAttributes) }
        set { setTextAttributes(newValue, .largeTitleTextAttributes) }
    }
    /// `prefersLargeTitles`.
    public var prefersLargeTitles: Bool? {
        get { flag(.prefersLargeTitles) }
        set { self[.prefersLargeTitles] = newValue.map(BarValue.flag) }
    }
    /// `backIndicatorImage`.
    public var backIndicatorImage: BarImage?? {
        get { image(.backIndicatorImage) }
        set { setImage(newValue, .backIndicatorImage) }
    }
    /// `backIndicatorTransitionMaskImage`.
    public var backIndicatorTransitionMaskImage: BarImage?? {
        get { image(.backIndicatorTransitionMaskImage) }
        set { setImage(newValue, .backIndicatorTransitionMaskImage) }
    }
    /// `alpha` of the bar's view, 0…1.
    public var alpha: Double? {
        get { if case .number(let value) = self[.alpha] { value } else { nil } }
        set { self[.alpha] = newValue.map(BarValue.number) }
    }
    /// `isHidden` of the bar's view.
    public var isHidden: Bool? {
        get { flag(.isHidden) }
        set { self[.isHidden] = newValue.map(BarValue.flag) }
    }
    /// `clipsToBounds` of the bar's view; true hides the hairline (seed1.2).
    public var clipsToBounds: Bool? {
        get { flag(.clipsToBounds) }
        set { self[.clipsToBounds] = newValue.map(BarValue.flag) }
    }
    /// `standardAppearance`.
    public var standardAppearance: Appearance?? {
        get { appearance(.standardAppearance) }
        set { setAppearance(newValue, .standardAppearance) }
    }
    /// `compactAppearance`.
    public var compactAppearance: Appearance?? {
        get { appearance(.compactAppearance) }
        set { setAppearance(newValue, .compactAppearance) }
    }
    /// `scrollEdgeAppearance`.
    public var scrollEdgeAppearance: Appearance?? {
        get { appearance(.scrollEdgeAppearance) }
        set { setAppearance(newValue, .scrollEdgeAppearance) }
    }
    /// `compactScrollEdgeAppearance` (iOS 15 and later).
    public var compactScrollEdgeAppearance: Appearance?? {
        get { appearance(.compactScrollEdgeAppearance) }
        set { setAppearance(newValue, .compactScrollEdgeAppearance) }
    }
    /// `hidesBarsOnSwipe` of the navigation controller.
    public var hidesBarsOnSwipe: Bool? {
        get { flag(.hidesBarsOnSwipe) }
        set { self[.hidesBarsOnSwipe] = newValue.map(BarValue.flag) }
    }
    /// `hidesBarsOnTap` of the navigation controller.
    public var hidesBarsOnTap: Bool? {
        get { flag(.hidesBarsOnTap) }
        set { self[.hidesBarsOnTap] = newValue.map(BarValue.flag) }
    }
    /// `hidesBarsWhenVerticallyCompact` of the navigation controller.
    public var hidesBarsWhenVerticallyCompact: Bool? {
        get { flag(.hidesBarsWhenVerticallyCompact) }
        set { self[.hidesBarsWhenVerticallyCompact] = newValue.map(BarValue.flag) }
    }
    /// `hidesBarsWhenKeyboardAppears` of the navigation controller.
    public var hidesBarsWhenKeyboardAppears: Bool? {
        get { flag(.hidesBarsWhenKeyboardAppears) }
        set { self[.hidesBarsWhenKeyboardAppears] = newValue.map(BarValue.flag) }
    }
    /// `isNavigationBarHidden` of the navigation controller.
    public var isNavigationBarHidden: BarVisibility? {
        get { if case .visibility(let value) = self[.isNavigationBarHidden] { value } else { nil } }
        set { self[.isNavigationBarHidden] = newValue.map(BarValue.visibility) }
    }
}

// The properties by kind of value, for rules that treat several properties alike.
extension BarProperties {
    func flag(_ property: BarProperty) -> Bool? {
        if case .flag(let value) = self[property] { value } else { nil }
    }

    func color(_ property: BarProperty) -> BarColor?? {
        switch self[property] {
        case .color(let value): .some(value)
        case .null: .some(nil)
        default: nil
        }
    }

    func image(_ property: BarProperty) -> BarImage?? {
        switch self[property] {
        case .image(let value): .some(value)
        case .null: .some(nil)
        default: nil
        }
    }

    func textAttributes(_ property: BarProperty) -> TextAttributes?? {
        switch self[property] {
        case .textAttributes(let value): .some(value)
        case .null: .some(nil)
        default: nil
        }
    }

    func appearance(_ property: BarProperty) -> Appearance?? {
        switch self[property] {
        case .appearance(let value): .some(value)
        case .null: .some(nil)
        default: nil
        }
    }

    private mutating func setColor(_ value: BarColor??, _ property: BarProperty) {
        self[property] = value.map { $0.map(BarValue.color) ?? .null }
    }

    private mutating func setImage(_ value: BarImage??, _ property: BarProperty) {
        self[property] = value.map { $0.map(BarValue.image) ?? .null }
    }

    private mutating func setTextAttributes(_ value: TextAttributes??, _ property: BarProperty) {
        self[property] = value.map { $0.map(BarValue.textAttributes) ?? .null }
    }

    private mutating func setAppearance(_ value: Appearance??, _ property: BarProperty) {
        self[property] = value.map { $0.map(BarValue.appearance) ?? .null }
    }
}
