/// One change of a screen in a request.
enum ScreenChange: Hashable, Sendable {
    /// The screen's code writes a property in a callback.
    case write(BarProperty, BarValue, in: Callback)
    /// The screen's code no longer writes a property in a callback.
    case removeWrite(BarProperty, in: Callback)
    /// DoubleNavigationController's config of the screen writes a property.
    case configure(BarProperty, BarValue)
    /// The config no longer writes a property.
    case removeConfiguration(BarProperty)
    /// A part of the declared style is removed.
    case removeStyle(RequestPointer.Key)
    /// The declared style states whether there is a bar.
    case declareHidden(Bool)
    /// The declared style gives the background a color.
    case declareBackground(BarColor)
    /// The declared style gives the title a color.
    case declareTitleColor(BarColor)
    /// The declared style gives the buttons a color.
    case declareTint(BarColor)
    /// The declared style states whether large titles are preferred.
    case declareLargeTitle(Bool)
    /// The declared style is written each time that the screen appears.
    case styleInViewWillAppear
    /// The item has an appearance of its own for a slot; nil removes it.
    case itemAppearance(BarProperty, Appearance?)
    /// The item chooses between a large and a small title.
    case largeTitleDisplayMode(NavigationItem.LargeTitleDisplayMode)
    /// The policy's own interface is given a value for a member, and true for the flag without which the policy does not
    /// look at it, by which it gives these properties values.
    case setLibrary(String, Value, and: String? = nil, giving: BarPropertySet = [])
    /// A member of the policy's own interface is removed.
    case removeLibrary(String)
    /// The recognizer's delegate is replaced by one that prevents the swipe at the root.
    case guardSwipe
    /// The back swipe is switched on.
    case enableSwipe
    /// Code that follows the scroll offset stops when the screen disappears.
    case stopScrollStyling
    /// The root view begins at the upper edge under an opaque bar too.
    case extendUnderOpaqueBars
    /// The screen states the style of the status bar.
    case preferStatusBarStyle(StatusBarStyle)
    /// The screen hides the status bar.
    case hideStatusBar
    /// The screen's code resets the tint of the bar when it disappears.
    case resetTintAdjustmentMode
    /// The scroll view, its place, its time of addition or its offset changes.
    case scrollView(ScrollViewChange)
    /// The screen's code names its scroll view as the content scroll view.
    case setContentScrollView
    /// A search that the screen presents lies over it alone.
    case definePresentationContext
    /// The item has its search controller before the screen is pushed.
    case setSearchControllerInTime
}

extension ScreenChange {
    /// Makes the change and returns the edits of the request that make it; the screen is at `base`.
    func carryOut(on screen: inout Screen, at base: String) -> [Edit] {
        switch self {
        case .write(let property, let value, let callback):
            defer { screen.callbacks[callback][property] = value }
            if screen.callbacks.touched.isEmpty {
                let writes = Value.object([Value.Member(property.name, value.value)])
                return [Edit(.add, base + "/callbacks", .object([Value.Member(callback.rawValue, writes)]))]
            }
            let path = "\(base)/callbacks/\(callback.rawValue)"
            return screen.callbacks[callback].edits(writing: property, value, at: path)
        case .removeWrite(let property, let callback):
            screen.callbacks[callback][property] = nil
            return [Edit(.remove, "\(base)/callbacks/\(callback.rawValue)/\(property.name)")]
        case .configure(let property, let value): return configure(property, value, &screen, base)
        case .removeConfiguration(let property):
            screen.library?["config"]?[property.name] = nil
            return [Edit(.remove, "\(base)/library/config/\(property.name)")]
        case .removeStyle(let key):
            screen.bar?.remove(key)
            return [Edit(.remove, "\(base)/bar/\(key.name)")]
        case .declareHidden, .declareBackground, .declareTitleColor, .declareTint, .declareLargeTitle:
            return declare(&screen, base)
        case .styleInViewWillAppear:
            screen.styledIn = .viewWillAppear
            return [Edit(.remove, base + "/styledIn")]
        case .itemAppearance(let property, let appearance):
            defer { screen.navigationItem.setAppearance(appearance, for: property) }
            guard let appearance else { return [Edit(.remove, "\(base)/navigationItem/\(property.name)")] }
            let member = Value.Member(property.name, appearance.value)
            return edit(adding: member, to: base + "/navigationItem", isNew: screen.navigationItem == NavigationItem())
        case .largeTitleDisplayMode(let mode):
            defer { screen.navigationItem.largeTitleDisplayMode = mode }
            let member = Value.Member("largeTitleDisplayMode", .string(mode.rawValue))
            return edit(adding: member, to: base + "/navigationItem", isNew: screen.navigationItem == NavigationItem())
        case .setLibrary(let name, let value, let flag, _):
            let edits = setLibrary(name, value, &screen, base)
            return edits + (flag.map { setLibrary($0, .bool(true), &screen, base) } ?? [])
        case .removeLibrary(let name):
            screen.library?[name] = nil
            return [Edit(.remove, "\(base)/library/\(name)")]
        case .guardSwipe:
            defer { screen.interactivePop.delegate = .guarded }
            let member = Value.Member("delegateReplaced", .string("guarded"))
            let isNew = screen.interactivePop == Screen.InteractivePopGesture()
            return edit(adding: member, to: base + "/interactivePop", isNew: isNew)
        case .enableSwipe:
            screen.interactivePop.enabled = true
            return [Edit(.remove, base + "/interactivePop/enabled")]
        case .stopScrollStyling:
            screen.scrollStyling?.stopsWhenDisappearing = true
            return [Edit(.remove, base + "/scrollStyling/stopsWhenDisappearing")]
        case .extendUnderOpaqueBars:
            let member = Value.Member("extendedLayoutIncludesOpaqueBars", .bool(true))
            defer { screen.view.extendedLayoutIncludesOpaqueBars = true }
            return edit(adding: member, to: base + "/view", isNew: screen.view == ScreenView())
        case .preferStatusBarStyle(let style):
            screen.preferredStatusBarStyle = style
            return [Edit(.add, base + "/preferredStatusBarStyle", .string(style.rawValue))]
        case .hideStatusBar:
            screen.prefersStatusBarHidden = true
            return [Edit(.add, base + "/prefersStatusBarHidden", .bool(true))]
        case .resetTintAdjustmentMode:
            screen.resetsTintAdjustmentMode = true
            return [Edit(.add, base + "/resetsTintAdjustmentMode", .bool(true))]
        case .scrollView(let change): return change.carryOut(on: &screen, at: base + "/view/scrollView")
        case .setContentScrollView:
            screen.view.contentScrollView = .set
            return [Edit(.add, base + "/view/contentScrollView", .string("set"))]
        case .definePresentationContext:
            screen.definesPresentationContext = true
            return [Edit(.add, base + "/definesPresentationContext", .bool(true))]
        case .setSearchControllerInTime:
            screen.navigationItem.searchController?.setIn = .viewDidLoad
            return [Edit(.remove, base + "/navigationItem/searchController/setIn")]
        }
    }

    /// Returns the edit that adds `member` to the object at `path`; one that `isNew` is added together with it, since an
    /// edit can add a member only to an object that is there.
    private func edit(adding member: Value.Member, to path: String, isNew: Bool) -> [Edit] {
        [isNew ? Edit(.add, path, .object([member])) : Edit(.add, "\(path)/\(member.key)", member.value)]
    }

    /// Has the declared style say one thing more, or another.
    private func declare(_ screen: inout Screen, _ base: String) -> [Edit] {
        var style = screen.bar ?? BarStyle()
        let (key, value, wasThere): (String, Value, Bool)
        switch self {
        case .declareHidden(let isHidden):
            (key, value, wasThere) = ("hidden", .bool(isHidden), style.hidden != nil)
            style.hidden = isHidden
        case .declareBackground(let color):
            let declared = Value.object([Value.Member("color", BarValue.color(color).value)])
            (key, value, wasThere) = ("background", declared, style.background != nil)
            style.background = .color(color)
        case .declareTint(let color):
            (key, value, wasThere) = ("tint", BarValue.color(color).value, style.tint != nil)
            style.tint = color
        case .declareLargeTitle(let isPreferred):
            (key, value, wasThere) = ("largeTitle", .bool(isPreferred), style.largeTitle != nil)
            style.largeTitle = isPreferred
        case .declareTitleColor(let color):
            var attributes = style.title ?? TextAttributes()
            attributes.color = color
            (key, value, wasThere) = ("title", BarValue.textAttributes(attributes).value, style.title != nil)
            style.title = attributes
        default: return []
        }
        defer { screen.bar = style }
        guard screen.bar != nil else { return [Edit(.add, base + "/bar", .object([Value.Member(key, value)]))] }
        return [Edit(wasThere ? .replace : .add, "\(base)/bar/\(key)", value)]
    }

    private func configure(
        _ property: BarProperty,
        _ value: BarValue,
        _ screen: inout Screen,
        _ base: String
    ) -> [Edit] {
        let member = Value.object([Value.Member(property.name, value.value)])
        guard screen.library?["config"] != nil else { return setLibrary("config", member, &screen, base) }
        screen.library?["config"]?[property.name] = value.value
        return [Edit(.add, "\(base)/library/config/\(property.name)", value.value)]
    }

    private func setLibrary(_ name: String, _ value: Value, _ screen: inout Screen, _ base: String) -> [Edit] {
        guard screen.library != nil else {
            let library = Value.object([Value.Member(name, value)])
            screen.library = library
            return [Edit(.add, base + "/library", library)]
        }
        screen.library?[name] = value
        return [Edit(.add, "\(base)/library/\(name)", value)]
    }

    /// The things that can have only one value each.
    private enum Target: Hashable {
        case write(BarProperty, Callback)
        case configuration(BarProperty)
        case itemAppearance(BarProperty)
        case largeTitleDisplayMode
        case library(String)
        case style(RequestPointer.Key)
    }

    private var target: Target? {
        switch self {
        case .write(let property, _, let callback), .removeWrite(let property, let callback): .write(property, callback)
        case .configure(let property, _), .removeConfiguration(let property): .configuration(property)
        case .itemAppearance(let property, _): .itemAppearance(property)
        case .largeTitleDisplayMode: .largeTitleDisplayMode
        case .setLibrary(let name, _, _, _), .removeLibrary(let name): .library(name)
        case .removeStyle(let key): .style(key)
        case .declareHidden: .style(.hidden)
        case .declareBackground: .style(.background)
        case .declareTitleColor: .style(.title)
        case .declareTint: .style(.tint)
        case .declareLargeTitle: .style(.largeTitle)
        case .styleInViewWillAppear, .guardSwipe, .enableSwipe, .stopScrollStyling,
            .extendUnderOpaqueBars, .preferStatusBarStyle, .hideStatusBar, .resetTintAdjustmentMode,
            .scrollView, .setContentScrollView, .definePresentationContext, .setSearchControllerInTime:
            nil
        }
    }

    /// Whether it has the code or the style of `screen` hide the bar.
    func hidesBar(of screen: @autoclosure () -> Screen?) -> Bool {
        switch self {
        case .write(.isNavigationBarHidden, .visibility(let visibility), _),
            .configure(.isNavigationBarHidden, .visibility(let visibility)):
            visibility.hidden
        case .declareHidden(let isHidden): isHidden
        case .styleInViewWillAppear: screen()?.bar?.hidden ?? false
        default: false
        }
    }

    /// Whether this change and `other` exclude each other, as they set the same thing to different values.
    func contradicts(_ other: ScreenChange) -> Bool {
        target != nil && target == other.target && self != other
    }
}

extension BarProperties {
    /// Returns the edits by which the object at `path` also writes `value`.
    func edits(writing property: BarProperty, _ value: BarValue, at path: String) -> [Edit] {
        isEmpty
            ? [Edit(.add, path, .object([Value.Member(property.name, value.value)]))]
            : [Edit(self[property] == nil ? .add : .replace, "\(path)/\(property.name)", value.value)]
    }
}

extension BarStyle {
    /// Removes the part that `key` names.
    fileprivate mutating func remove(_ key: RequestPointer.Key) {
        switch key {
        case .hidden: hidden = nil
        case .background: background = nil
        case .shadow: shadow = nil
        case .tint: tint = nil
        case .title: title = nil
        case .largeTitle: largeTitle = nil
        case .statusBar: statusBar = nil
        default: break
        }
    }
}

extension NavigationItem {
    /// Sets the item's appearance for the slot of `property`.
    fileprivate mutating func setAppearance(_ appearance: Appearance?, for property: BarProperty) {
        switch property {
        case .standardAppearance: standardAppearance = appearance
        case .compactAppearance: compactAppearance = appearance
        case .scrollEdgeAppearance: scrollEdgeAppearance = appearance
        case .compactScrollEdgeAppearance: compactScrollEdgeAppearance = appearance
        default: break
        }
    }
}
