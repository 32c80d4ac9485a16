// The effects on the look.
extension ScreenChange {
    /// The property that is given a value other than nil.
    var given: BarPropertySet {
        switch self {
        case .write(let property, let value, _), .configure(let property, let value): value == .null ? [] : [property]
        case .itemAppearance(let property, .some): [property]
        case .declareHidden: [.isNavigationBarHidden]
        case .declareTitleColor: [.titleTextAttributes]
        case .declareTint: [.tintColor]
        case .declareLargeTitle: [.prefersLargeTitles]
        case .setLibrary(_, _, _, let properties): properties
        case .removeWrite, .removeConfiguration, .removeStyle, .styleInViewWillAppear, .itemAppearance(_, nil),
            .largeTitleDisplayMode, .removeLibrary, .guardSwipe, .enableSwipe, .stopScrollStyling,
            .extendUnderOpaqueBars, .preferStatusBarStyle, .hideStatusBar, .resetTintAdjustmentMode,
            .scrollView, .setContentScrollView, .definePresentationContext, .setSearchControllerInTime:
            []
        }
    }

    /// The property of the bar that is written, and its value.
    var written: (property: BarProperty, value: BarValue)? {
        switch self {
        case .write(let property, let value, _), .configure(let property, let value): (property, value)
        default: nil
        }
    }

    /// Returns the properties of which `screen` loses the value that it asks for, or stops writing nil.
    func taken(from screen: Screen) -> BarPropertySet {
        switch self {
        case .removeWrite(let property, _), .removeConfiguration(let property): [property]
        case .write(let property, .null, let callback):
            screen.callbacks[callback][property] ?? .null == .null && !(screen.bar?.asks(for: property) ?? false)
                ? [] : [property]
        case .configure(let property, .null):
            screen.library?["config"]?[property.name] ?? .null == .null ? [] : [property]
        case .removeStyle(let key): BarPropertySet(BarProperty.allCases.filter { screen.bar?.key(for: $0) == key })
        case .itemAppearance(let property, nil): screen.navigationItem.hasAppearance(property) ? [property] : []
        // The properties that a policy's own interface sets are unknown here.
        case .removeLibrary: .all
        case .write, .configure, .itemAppearance, .declareHidden, .declareTitleColor, .declareTint,
            .declareLargeTitle, .largeTitleDisplayMode, .styleInViewWillAppear, .setLibrary, .guardSwipe, .enableSwipe,
            .stopScrollStyling,
            .extendUnderOpaqueBars,
            .preferStatusBarStyle, .hideStatusBar, .resetTintAdjustmentMode, .scrollView, .setContentScrollView,
            .definePresentationContext, .setSearchControllerInTime:
            []
        }
    }
}

extension BarStyle {
    /// Whether the style gives `property` a value on some iOS, if not on that of the request.
    fileprivate func asks(for property: BarProperty) -> Bool {
        [SystemVersion(12), .appearanceObjects].contains { properties(for: $0)[property] ?? .null != .null }
    }
}
