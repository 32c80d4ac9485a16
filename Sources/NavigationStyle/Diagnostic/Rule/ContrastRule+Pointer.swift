// Pointers to the colors in the request that determine a contrast.
extension BarScene {
    /// Returns the place that gives the title its color; nil if the color is the system's.
    func titlePointer(_ state: BarState, _ context: DiagnosticContext) -> RequestPointer? {
        let source = appearanceSource(for: state.appearance)
        guard hasTitleColor(source, isLarge: state.title.isLarge) else { return nil }
        if source.owner == .item, let top = context.top,
            let pointer = context.pointer(toTitleColorOf: top, isLarge: state.title.isLarge)
        {
            return pointer
        }
        let legacy: BarProperty = state.title.isLarge ? .largeTitleTextAttributes : .titleTextAttributes
        let found =
            source.owner == .legacy
            ? context.causeOfShown(legacy, in: self) : context.cause(of: source, legacy: [])?.0
        guard let cause = found else { return nil }
        // All parts of a declared style are written as one appearance, so the pointer must be narrowed to the title.
        if let screen = cause.screen, context.screen(screen, { $0.bar?.title != nil }) {
            let bar = context.pointer(toScreen: screen).appending(.bar)
            if cause.pointer.leads(into: bar) { return bar.appending(.title) }
        }
        return cause.pointer
    }

    /// Returns the place that gives the buttons their color; nil if the color is the system's.
    func buttonsPointer(_ state: BarState, _ context: DiagnosticContext) -> RequestPointer? {
        let source = appearanceSource(for: state.appearance)
        if hasButtonColor(source) { return context.cause(of: source, legacy: [])?.0.pointer }
        guard case .color = properties[.tintColor] else { return nil }
        return context.causeOfShown(.tintColor, in: self)?.pointer
    }

    /// Whether the appearance of `source` gives titles a color.
    private func hasTitleColor(_ source: AppearanceSource, isLarge: Bool) -> Bool {
        switch source.owner {
        case .legacy:
            let attributes = isLarge ? properties.largeTitleTextAttributes : properties.titleTextAttributes
            return attributes??.color != nil
        case .bar:
            guard case .appearance(let appearance) = properties[source.property] else { return false }
            return appearance.titleColor(isLarge: isLarge) != nil
        case .item: return screen.navigationItem.appearance(source.property)?.titleColor(isLarge: isLarge) != nil
        }
    }

    /// Whether the appearance of `source` has a color of its own for buttons.
    func hasButtonColor(_ source: AppearanceSource) -> Bool {
        switch source.owner {
        case .legacy: return false
        case .bar:
            guard case .appearance(let appearance) = properties[source.property] else { return false }
            return appearance.buttonColor != nil
        case .item: return screen.navigationItem.appearance(source.property)?.buttonColor != nil
        }
    }

    /// Returns the place that gives the color behind the bar's content.
    func backdropPointer(_ state: BarState, top: Int, _ context: DiagnosticContext) -> RequestPointer? {
        pointer(toDrawn: state, top: top, context) ?? rootPointer(state, top: top, context)
            ?? backgroundPointer(state, top: top, context) ?? context.causeOfShown(.barStyle, in: self)?.pointer
    }

    /// Returns the place that gives the color behind the status bar, or the status bar its style.
    func statusBarBackdropPointer(_ state: BarState, top: Int, _ context: DiagnosticContext) -> RequestPointer? {
        // The bar's own backgroundColor never reaches the status bar (uikit.A2).
        let base = state.isHidden ? nil : pointer(toDrawn: state, by: [], top: top, context)
        if let pointer = base ?? rootPointer(state, top: top, context) { return pointer }
        if isNavigationBarHidden || asksScreenAboutStatusBar { return statusBarPointer(top: top, context) }
        return context.causeOfShown(.barStyle, in: self)?.pointer ?? statusBarPointer(top: top, context)
            ?? backgroundPointer(state, top: top, context)
    }

    /// Returns the place that gives the bar's own background its color; nil if the bar draws none.
    ///
    /// `own` are the properties that color the bar's view itself.
    private func pointer(
        toDrawn state: BarState,
        by own: [BarProperty] = [.backgroundColor],
        top: Int,
        _ context: DiagnosticContext
    ) -> RequestPointer? {
        guard !state.isHidden, state.background.kind != .clear else { return nil }
        let source = appearanceSource(for: state.appearance)
        // An edge without an appearance of its own draws nothing over the bar's own color.
        if source.isTransparent, let color = own.lazy.compactMap({ context.cause(of: $0)?.pointer }).first {
            return color
        }
        let layers = source.isTransparent ? [] : drawnLegacyLayers(on: context.device)
        let legacy = layers + own + [.isTranslucent, .barStyle]
        if let (cause, _) = context.cause(of: source, legacy: legacy) { return cause.pointer }
        return own.lazy.compactMap { context.cause(of: $0)?.pointer }.first ?? declaredBackground(top, context)
    }

    /// The legacy properties that give the bar's background a color, the uppermost first.
    private func drawnLegacyLayers(on device: Device) -> [BarProperty] {
        let tint: [BarProperty] = if case .color = properties[.barTintColor] { [.barTintColor] } else { [] }
        let image = propertyOfLegacyImage(on: device)
        switch image.flatMap({ properties[$0] }) {
        case .image(.picture): return [image].compactMap(\.self) + tint
        // An empty image replaces the color, unless the bar is opaque (uikit.A1, uikit.A3).
        case .image(.empty) where properties.translucency.isTranslucent: return []
        default: return tint
        }
    }

    /// Returns the place that decides what is visible through the bar.
    private func rootPointer(_ state: BarState, top: Int, _ context: DiagnosticContext) -> RequestPointer? {
        let base = context.pointer(toScreen: top).appending(.view)
        let color = rootColorPointer(top: top, context)
        switch state.contrast.behind?.from {
        case .view, .bar, nil: return color
        case .default: return nil
        case .container:
            if reachesTop, let color { return color }
            let isBelow = context.screen(top) { !$0.view.extendsUnderTopBars }
            if isBelow { return base.appending(.edgesForExtendedLayout) }
            return context.cause(of: .isTranslucent)?.pointer ?? context.cause(of: .backgroundImage)?.pointer
        case .unknown:
            return context.screen(top) { $0.view.scrollView != nil } ? base.appending(.scrollView) : nil
        }
    }

    /// Returns the place that colors the root view: its own background, or the value that a policy gives it.
    private func rootColorPointer(top: Int, _ context: DiagnosticContext) -> RequestPointer? {
        if context.screen(top, { $0.view.backgroundColor != nil }) {
            return context.pointer(toScreen: top).appending(.view).appending(.backgroundColor)
        }
        return screen.view.backgroundColor == nil ? nil : context.pointer(to: .rootBackground, of: top)
    }

    /// Returns the place that sets the screen's status bar style: its own override, or the value from which the policy
    /// derives it.
    private func statusBarPointer(top: Int, _ context: DiagnosticContext) -> RequestPointer? {
        let base = context.pointer(toScreen: top)
        let own = context.screen(top) { $0.preferredStatusBarStyle }
        if own != .default, own == screen.preferredStatusBarStyle { return base.appending(.preferredStatusBarStyle) }
        if let pointer = context.pointer(to: .statusBar, of: top) { return pointer }
        if context.screen(top, { $0.bar?.statusBar != nil }) { return base.appending(.bar).appending(.statusBar) }
        return context.screen(top) { $0.library != nil } ? base.appending(.library) : nil
    }

    /// Returns the place that decides the bar's background, even a clear one; nil if it is the system's own.
    func backgroundPointer(_ state: BarState, top: Int, _ context: DiagnosticContext) -> RequestPointer? {
        if backgroundView != nil { return declaredBackground(top, context) }
        let source = appearanceSource(for: state.appearance)
        let isSet =
            switch source.owner {
            case .legacy: true
            case .bar: properties[source.property]?.setsBackground ?? false
            case .item: screen.navigationItem.appearance(source.property)?.setsBackground ?? false
            }
        let image = propertyOfLegacyImage(on: context.device) ?? .backgroundImage
        let legacy: [BarProperty] = [image, .barTintColor, .backgroundColor]
        if isSet, let (cause, _) = context.cause(of: source, legacy: legacy) { return cause.pointer }
        return properties[.backgroundColor] == nil ? nil : context.cause(of: .backgroundColor)?.pointer
    }

    /// Returns the place of the background that a policy draws for the screen on top.
    private func declaredBackground(_ top: Int, _ context: DiagnosticContext) -> RequestPointer? {
        let base = context.pointer(toScreen: top)
        if screen.bar?.background != nil { return base.appending(.bar).appending(.background) }
        return screen.library == nil ? nil : base.appending(.library)
    }
}

extension DiagnosticContext {
    /// Returns the place that gives the bar over `screen` its look, if no property of the bar does: its alpha, the
    /// current update, the screen's values for the policy, or else the screen.
    func pointerToLook(of screen: Int) -> RequestPointer {
        if after?.surroundings.barAlpha ?? 1 < 1, let cause = cause(of: .alpha) { return cause.pointer }
        if let operation, case .update = operation.action { return operation.pointer }
        let base = pointer(toScreen: screen)
        return self.screen(screen) { $0.library != nil } ? base.appending(.library) : base
    }

    /// Returns the origin of the very value of `property` in `scene`; a policy may have overwritten the one that code
    /// wrote.
    func causeOfShown(_ property: BarProperty, in scene: BarScene) -> ValueOrigin? {
        guard let value = scene.properties[property] else { return nil }
        return cause(of: property, being: value) ?? top.flatMap { declaration(of: property, on: $0) }
    }
}

extension BarValue {
    /// Whether it is an appearance that sets the background.
    fileprivate var setsBackground: Bool {
        if case .appearance(let appearance) = self { appearance.setsBackground } else { false }
    }
}

extension Appearance {
    /// Whether it changes the background that every appearance begins with.
    fileprivate var setsBackground: Bool {
        background != .default || backgroundColor != nil || backgroundImage != nil || backgroundEffect != nil
    }

    @inline(__always) fileprivate func titleColor(isLarge: Bool) -> BarColor? {
        isLarge ? largeTitleTextAttributes?.color : titleTextAttributes?.color
    }
}
