// The effects on the look.
extension ScreenChange {
    /// The property that is given a value other than nil.
    var given: BarPropertySet {
        switch self {
        case .write(let property, let value, _), .configure(let property, let value): value == .null ? [] : [property]
        case .itemAppearance(let property, .some): [property]
        case .declareHidden: [.isNavigationBarHidden]
        case .declareBackground: [.barTintColor]
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

    /// Returns the properties of which `screen` loses the value that it asks for, or stops writing nil; most changes take
    /// nothing, whatever the screen is.
    func taken(from screen: @autoclosure () -> Screen?) -> BarPropertySet {
        switch self {
        case .removeWrite(let property, _), .removeConfiguration(let property): [property]
        case .write(let property, .null, let callback):
            screen()?.asks(for: property, in: callback) ?? false ? [property] : []
        case .configure(let property, .null):
            screen()?.library?["config"]?[property.name] ?? .null == .null ? [] : [property]
        case .removeStyle(let key): screen()?.bar?.properties(of: key) ?? []
        case .itemAppearance(let property, nil):
            screen()?.navigationItem.hasAppearance(property) ?? false ? [property] : []
        // The properties that a policy's own interface sets are unknown here.
        case .removeLibrary: .all
        case .write, .configure, .itemAppearance, .declareHidden, .declareBackground, .declareTitleColor, .declareTint,
            .declareLargeTitle, .largeTitleDisplayMode, .styleInViewWillAppear, .setLibrary, .guardSwipe, .enableSwipe,
            .stopScrollStyling,
            .extendUnderOpaqueBars,
            .preferStatusBarStyle, .hideStatusBar, .resetTintAdjustmentMode, .scrollView, .setContentScrollView,
            .definePresentationContext, .setSearchControllerInTime:
            []
        }
    }
}

extension Screen {
    /// Whether the code in `callback` gives `property` a value, or the declared style.
    fileprivate func asks(for property: BarProperty, in callback: Callback) -> Bool {
        callbacks[callback][property] ?? .null != .null || bar?.asks(for: property) ?? false
    }
}

extension BarStyle {
    /// Returns the properties to which the part `key` gives values.
    fileprivate func properties(of key: RequestPointer.Key) -> BarPropertySet {
        BarPropertySet(BarProperty.allCases.filter { self.key(for: $0) == key })
    }

    /// Whether the style gives `property` a value on some iOS, if not on that of the request.
    fileprivate func asks(for property: BarProperty) -> Bool {
        [SystemVersion(12), .appearanceObjects].contains { properties(for: $0)[property] ?? .null != .null }
    }
}
