// Where in the request the colours stand that make a contrast.
extension BarScene {
    /// What gives the title its colour; nil where it is the system's.
    func titlePointer(_ state: BarState, _ context: DiagnosticContext) -> RequestPointer? {
        let appearance = effectiveAppearance(in: state.appearance, on: context.device)
        let attributes = state.title.isLarge ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes
        guard attributes?.color != nil else { return nil }
        let legacy: BarProperty = state.title.isLarge ? .largeTitleTextAttributes : .titleTextAttributes
        let source = appearanceSource(for: state.appearance)
        guard let cause = context.cause(of: source, legacy: [legacy])?.0 else { return nil }
        // A declared style comes to one appearance for all its parts.
        if let screen = cause.screen, context.screen(screen, { $0.bar?.title != nil }) {
            let bar = context.pointer(toScreen: screen).appending(.bar)
            if cause.pointer.leads(into: bar) { return bar.appending(.title) }
        }
        return cause.pointer
    }

    /// What gives the buttons their colour; nil where it is the system's.
    func buttonsPointer(_ state: BarState, _ context: DiagnosticContext) -> RequestPointer? {
        let appearance = effectiveAppearance(in: state.appearance, on: context.device)
        if appearance.buttonColor != nil {
            return context.cause(of: appearanceSource(for: state.appearance), legacy: [])?.0.pointer
        }
        guard case .color = properties[.tintColor] else { return nil }
        return context.cause(of: .tintColor)?.pointer
    }

    /// What gives the colour behind the bar's content.
    func backdropPointer(_ state: BarState, _ top: Int, _ context: DiagnosticContext) -> RequestPointer? {
        if !state.isHidden, state.background.kind != .clear {
            let source = appearanceSource(for: state.appearance)
            let legacy: [BarProperty] = [.backgroundImage, .barTintColor, .backgroundColor, .isTranslucent, .barStyle]
            if let (cause, _) = context.cause(of: source, legacy: legacy) { return cause.pointer }
            return context.cause(of: .backgroundColor)?.pointer ?? declaredBackground(top, context)
        }
        let base = context.pointer(toScreen: top)
        if screen.view.backgroundColor != .systemBackground { return base.appending(.view).appending(.backgroundColor) }
        if state.isHidden {
            return screen.preferredStatusBarStyle == .default ? nil : base.appending(.preferredStatusBarStyle)
        }
        return context.cause(of: .barStyle)?.pointer
    }

    /// Where the background stands that a policy paints for the screen on top.
    private func declaredBackground(_ top: Int, _ context: DiagnosticContext) -> RequestPointer? {
        let base = context.pointer(toScreen: top)
        if screen.bar?.background != nil { return base.appending(.bar).appending(.background) }
        return screen.library == nil ? nil : base.appending(.library)
    }
}
