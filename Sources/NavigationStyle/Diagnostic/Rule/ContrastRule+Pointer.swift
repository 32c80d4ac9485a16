// Where in the request the colors stand that make a contrast.
extension BarScene {
    /// What gives the title its color; nil where it is the system's.
    func titlePointer(_ state: BarState, _ context: DiagnosticContext) -> RequestPointer? {
        let source = appearanceSource(for: state.appearance)
        guard hasTitleColor(source, isLarge: state.title.isLarge) else { return nil }
        let legacy: BarProperty = state.title.isLarge ? .largeTitleTextAttributes : .titleTextAttributes
        let found =
            source.owner == .legacy
            ? context.causeOfShown(legacy, in: self) : context.cause(of: source, legacy: [])?.0
        guard let cause = found else { return nil }
        // A declared style comes to one appearance for all its parts.
        if let screen = cause.screen, context.screen(screen, { $0.bar?.title != nil }) {
            let bar = context.pointer(toScreen: screen).appending(.bar)
            if cause.pointer.leads(into: bar) { return bar.appending(.title) }
        }
        return cause.pointer
    }

    /// What gives the buttons their color; nil where it is the system's.
    func buttonsPointer(_ state: BarState, _ context: DiagnosticContext) -> RequestPointer? {
        let source = appearanceSource(for: state.appearance)
        if hasButtonColor(source) { return context.cause(of: source, legacy: [])?.0.pointer }
        guard case .color = properties[.tintColor] else { return nil }
        return context.causeOfShown(.tintColor, in: self)?.pointer
    }

    /// Whether what `source` draws with gives titles a color.
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

    /// Whether what `source` draws with has a color of its own for buttons.
    func hasButtonColor(_ source: AppearanceSource) -> Bool {
        switch source.owner {
        case .legacy: return false
        case .bar:
            guard case .appearance(let appearance) = properties[source.property] else { return false }
            return appearance.buttonColor != nil
        case .item: return screen.navigationItem.appearance(source.property)?.buttonColor != nil
        }
    }

    /// What gives the color behind the content of the bar.
    func backdropPointer(_ state: BarState, top: Int, _ context: DiagnosticContext) -> RequestPointer? {
        pointer(toDrawn: state, top: top, context) ?? rootPointer(state, top: top, context)
            ?? backgroundPointer(state, top: top, context) ?? context.cause(of: .barStyle)?.pointer
    }

    /// What gives the color behind the status bar, or the status bar its style.
    func statusBarBackdropPointer(_ state: BarState, top: Int, _ context: DiagnosticContext) -> RequestPointer? {
        let base = state.isHidden ? nil : pointer(toDrawn: state, top: top, context)
        if let pointer = base ?? rootPointer(state, top: top, context) { return pointer }
        if isNavigationBarHidden || asksScreenAboutStatusBar { return statusBarPointer(top: top, context) }
        return context.cause(of: .barStyle)?.pointer ?? statusBarPointer(top: top, context)
            ?? backgroundPointer(state, top: top, context)
    }

    /// What gives the bar's own background its color; nil where it draws none.
    private func pointer(toDrawn state: BarState, top: Int, _ context: DiagnosticContext) -> RequestPointer? {
        guard !state.isHidden, state.background.kind != .clear else { return nil }
        let legacy: [BarProperty] = [.backgroundImage, .barTintColor, .backgroundColor, .isTranslucent, .barStyle]
        if let (cause, _) = context.cause(of: appearanceSource(for: state.appearance), legacy: legacy) {
            return cause.pointer
        }
        return context.cause(of: .backgroundColor)?.pointer ?? declaredBackground(top, context)
    }

    /// What puts behind the bar what is seen through it.
    private func rootPointer(_ state: BarState, top: Int, _ context: DiagnosticContext) -> RequestPointer? {
        let base = context.pointer(toScreen: top).appending(.view)
        let isColored = context.screen(top) { $0.view.backgroundColor != nil }
        switch state.contrast.behind?.from {
        case .view, .bar, nil: return isColored ? base.appending(.backgroundColor) : nil
        case .default: return nil
        case .container:
            if reachesTop, isColored { return base.appending(.backgroundColor) }
            let isBelow = context.screen(top) { !$0.view.extendsUnderTopBars }
            if isBelow { return base.appending(.edgesForExtendedLayout) }
            return context.cause(of: .isTranslucent)?.pointer ?? context.cause(of: .backgroundImage)?.pointer
        case .unknown:
            return context.screen(top) { $0.view.scrollView != nil } ? base.appending(.scrollView) : nil
        }
    }

    /// What has the screen ask for its status bar: its own override, or what the policy makes its answer of.
    private func statusBarPointer(top: Int, _ context: DiagnosticContext) -> RequestPointer? {
        let base = context.pointer(toScreen: top)
        let own = context.screen(top) { $0.preferredStatusBarStyle }
        if own != .default, own == screen.preferredStatusBarStyle { return base.appending(.preferredStatusBarStyle) }
        if context.screen(top, { $0.bar?.statusBar != nil }) { return base.appending(.bar).appending(.statusBar) }
        return context.screen(top) { $0.library != nil } ? base.appending(.library) : nil
    }

    /// What makes the bar's background what it is, a clear one too; nil where it is the system's own.
    func backgroundPointer(_ state: BarState, top: Int, _ context: DiagnosticContext) -> RequestPointer? {
        if backgroundView != nil { return declaredBackground(top, context) }
        let source = appearanceSource(for: state.appearance)
        let isSet =
            switch source.owner {
            case .legacy: true
            case .bar: properties[source.property]?.setsBackground ?? false
            case .item: screen.navigationItem.appearance(source.property)?.setsBackground ?? false
            }
        let legacy: [BarProperty] = [.backgroundImage, .barTintColor, .backgroundColor]
        if isSet, let (cause, _) = context.cause(of: source, legacy: legacy) { return cause.pointer }
        return properties[.backgroundColor] == nil ? nil : context.cause(of: .backgroundColor)?.pointer
    }

    /// Where the background stands that a policy paints for the screen on top.
    private func declaredBackground(_ top: Int, _ context: DiagnosticContext) -> RequestPointer? {
        let base = context.pointer(toScreen: top)
        if screen.bar?.background != nil { return base.appending(.bar).appending(.background) }
        return screen.library == nil ? nil : base.appending(.library)
    }
}

extension DiagnosticContext {
    /// What gives the bar over `screen` its look, where no property of the bar does: its alpha, an update that is going
    /// on, what the screen says to the policy, or else the screen.
    func pointerToLook(of screen: Int) -> RequestPointer {
        if after?.surroundings.barAlpha ?? 1 < 1, let cause = cause(of: .alpha) { return cause.pointer }
        if let operation, case .update = operation.action { return operation.pointer }
        let base = pointer(toScreen: screen)
        return self.screen(screen) { $0.library != nil } ? base.appending(.library) : base
    }

    /// What gave `property` the very value that `scene` has: a policy may have written over what code wrote.
    fileprivate func causeOfShown(_ property: BarProperty, in scene: BarScene) -> Cause? {
        guard let value = scene.properties[property] else { return nil }
        return cause(of: property, being: value) ?? top.flatMap { declaration(of: property, on: $0) }
    }
}

extension BarValue {
    /// Whether it is an appearance that says something of the background.
    fileprivate var setsBackground: Bool {
        if case .appearance(let appearance) = self { appearance.setsBackground } else { false }
    }
}

extension Appearance {
    /// Whether it says anything of the background but what every appearance begins with.
    fileprivate var setsBackground: Bool {
        background != .default || backgroundColor != nil || backgroundImage != nil || backgroundEffect != nil
    }

    @inline(__always)
    fileprivate func titleColor(isLarge: Bool) -> BarColor? {
        isLarge ? largeTitleTextAttributes?.color : titleTextAttributes?.color
    }
}
