// The item of a hosting controller, and the hosted view.
extension SwiftUI {
    /// Returns `screen` with `modifiers` applied: as the root of a stack and, if that differs, above another screen.
    func hosted(_ screen: Screen, _ modifiers: SwiftUIModifiers) -> [Screen] {
        var pushed = screen
        setTitle(of: &pushed, modifiers)
        setItems(of: &pushed.navigationItem, modifiers)
        setAppearances(of: &pushed.navigationItem, modifiers)
        pushed.prefersStatusBarHidden =
            screen.prefersStatusBarHidden || modifiers.statusBarHidden ?? false || onStack.statusBarHidden ?? false
        if SwiftUIContested.containerBackgroundIsBehindBar, environment.os >= SwiftUIModifiers.containerBackgrounds,
            screen.view.backgroundColor == nil, case .color(let color) = modifiers.containerBackground
        {
            pushed.view.backgroundColor = color
        }
        // Apple, ToolbarTitleDisplayMode.automatic: a root without a title is inline; before iOS 16 it is large
        // nonetheless.
        guard environment.era >= Self.navigationStack, (pushed.itemTitle ?? "").isEmpty,
            pushed.navigationItem.largeTitleDisplayMode == .automatic
        else { return [pushed] }
        var root = pushed
        root.navigationItem.largeTitleDisplayMode = .never
        return [root, pushed]
    }

    /// Sets the title, unless code has set one on the item itself by introspection (swiftui.preferences.title).
    private func setTitle(of screen: inout Screen, _ modifiers: SwiftUIModifiers) {
        if screen.navigationItem.title == nil { screen.navigationItem.title = modifiers.navigationTitle }
        guard screen.navigationItem.largeTitleDisplayMode == .automatic else { return }
        switch modifiers.titleDisplayMode {
        case .inline: screen.navigationItem.largeTitleDisplayMode = .never
        case .large: screen.navigationItem.largeTitleDisplayMode = .always
        case .inlineLarge: screen.navigationItem.largeTitleDisplayMode = .inline
        case .automatic, nil: break
        }
    }

    /// Sets the back button, the items, and the role of the screen (swiftui.preferences.backButton).
    private func setItems(of item: inout NavigationItem, _ modifiers: SwiftUIModifiers) {
        if modifiers.navigationBarBackButtonHidden ?? false { item.hidesBackButton = true }
        item.leftItemsSupplementBackButton = true
        if let items = modifiers.toolbarItems {
            item.leftBarButtonItems += items.leading.map(\.title)
            item.rightBarButtonItems += items.trailing.map(\.title)
            if items.principal != nil { item.hasTitleView = true }
        }
        switch modifiers.toolbarRole {
        case .browser: item.style = .browser
        case .editor: item.style = .editor
        case .navigationStack: item.style = .navigator
        case .automatic, nil: break
        }
    }

    /// Sets the background in the four appearance slots (swiftui.preferences.background; libraries.17.3).
    private func setAppearances(of item: inout NavigationItem, _ modifiers: SwiftUIModifiers) {
        let own = item.appearances.withoutDefaults
        for slot in BarPropertySet.appearances where own[slot] == nil {
            let isEdge = slot == .scrollEdgeAppearance || slot == .compactScrollEdgeAppearance
            guard let appearance = appearance(for: slot, isEdge: isEdge, modifiers) else { continue }
            var write = BarProperties()
            write[slot] = .appearance(appearance)
            item.setAppearances(write)
        }
    }

    /// Whether `modifiers` put appearances on an item.
    func hasAppearances(_ modifiers: SwiftUIModifiers) -> Bool {
        switch modifiers.toolbarBackgroundVisibility {
        case .visible, .hidden: true
        case .automatic, nil: modifiers.toolbarBackground != nil
        }
    }

    private func appearance(for slot: BarProperty, isEdge: Bool, _ modifiers: SwiftUIModifiers) -> Appearance? {
        guard hasAppearances(modifiers) else { return nil }
        // The bar has its own color scheme wherever it shows a background, and the background has it too.
        let style =
            modifiers.toolbarColorScheme.map { modifiers.toolbarBackground?.fixed(for: $0) }
            ?? modifiers.toolbarBackground
        switch modifiers.toolbarBackgroundVisibility {
        case .hidden: return base(of: slot).with(background: .transparent)
        case .visible: return base(of: slot).painted(in: style)
        case .automatic, nil:
            guard isEdge else { return base(of: slot).painted(in: style) }
            return SwiftUIContested.automaticSetsScrollEdge ? base(of: slot).with(background: .transparent) : nil
        }
    }

    /// Returns the appearance with which a slot begins.
    private func base(of slot: BarProperty) -> Appearance {
        guard SwiftUIContested.startsFromBar else { return Appearance() }
        var base = Appearance()
        if let own = proxy.appearance(slot).flatMap(\.self) ?? proxy.standardAppearance.flatMap(\.self) {
            base = own
        } else {
            // The bar derives its appearance from the legacy properties (uikit.B3).
            base.titleTextAttributes = proxy.titleTextAttributes.flatMap(\.self)
            base.largeTitleTextAttributes = proxy.largeTitleTextAttributes.flatMap(\.self)
            base.backIndicatorImage = proxy.backIndicatorImage.flatMap(\.self)
            base.backIndicatorTransitionMaskImage = proxy.backIndicatorTransitionMaskImage.flatMap(\.self)
        }
        return base
    }
}

extension SwiftUIBackgroundStyle {
    /// Returns the style that is drawn under `scheme`; the colors of a declared style are those of the app's scheme
    /// already.
    fileprivate func fixed(for scheme: UserInterfaceStyle) -> SwiftUIBackgroundStyle {
        switch self {
        case .color(let color): color.variants == nil ? .color(color.fixed(for: scheme)) : self
        case .gradient(let image): .gradient(image.resolved(for: scheme))
        case .material: self
        }
    }
}

extension Appearance {
    /// Returns an appearance with the same titles and buttons, but only the preset `background` behind them.
    fileprivate func with(background: Background) -> Appearance {
        var appearance = self
        appearance.background = background
        appearance.backgroundColor = nil
        appearance.backgroundEffect = nil
        appearance.backgroundImage = nil
        appearance.shadowColor = nil
        appearance.shadowImage = nil
        return appearance
    }

    /// Returns the appearance with `style` as its background; nil is the system's material.
    fileprivate func painted(in style: SwiftUIBackgroundStyle?) -> Appearance {
        var appearance: Appearance
        switch style {
        case .color(let color):
            appearance = with(background: .opaque)
            appearance.backgroundColor = color
        case .material(let material):
            appearance = with(background: .default)
            appearance.backgroundEffect = material.effect
        case .gradient(let image):
            appearance = with(background: .default)
            appearance.backgroundImage = image
        case nil: return with(background: .default)
        }
        if !SwiftUIContested.backgroundKeepsHairline { appearance.shadowColor = .some(nil) }
        return appearance
    }
}
