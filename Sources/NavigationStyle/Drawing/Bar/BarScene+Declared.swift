extension BarScene {
    /// Whether `state`, the visible state of this scene, shows everything that the screen declares: its style, and the
    /// values that its code writes when it appears.
    func matchesDeclared(_ state: BarState) -> Bool {
        if let style = screen.bar, !shows(style, in: state) { return false }
        return matchesWrites
    }

    // MARK: - The declared style

    /// Whether `state`, the visible state of this scene, shows what `style` asks for.
    func shows(_ style: BarStyle, in state: BarState) -> Bool {
        // Another diagnostic reports a status bar style that UIKit does not query.
        if let statusBar = style.statusBar, let seen = state.statusBar,
            seen.style != statusBar.resolved(in: environment)
        {
            return false
        }
        if let hidden = style.hidden, state.isHidden != hidden { return false }
        // A bar that is hidden as declared shows the style; one that is hidden for another reason shows none of it.
        if state.isHidden { return style.hidden ?? false || style.asksForNothingInTheBar }
        if !showsBackground(of: style, in: state) { return false }
        if let shadow = style.shadow, !shows(shadow, in: state) { return false }
        if let tint = style.tint, state.tintColor != resolved(tint) { return false }
        if let largeTitle = style.largeTitle, showsLargeTitles != largeTitle { return false }
        if let title = style.title, !showsTitle(title, in: state) { return false }
        return true
    }

    /// Returns the properties in which `state`, the visible state of this scene, differs from the declared `style`.
    func contradictions(to style: BarStyle, in state: BarState) -> Set<VisibleProperty> {
        var result: Set<VisibleProperty> = []
        func expect(_ property: VisibleProperty, _ member: (inout BarStyle) -> Void) {
            var part = BarStyle()
            member(&part)
            if !shows(part, in: state) { result.insert(property) }
        }
        expect(.statusBar) { $0.statusBar = style.statusBar }
        // If the bar is visible although it should be hidden, or the reverse, nothing else needs reporting.
        if let hidden = style.hidden, hidden != state.isHidden { return result.union([.isHidden]) }
        if state.isHidden {
            return style.hidden == nil && !style.asksForNothingInTheBar ? result.union([.isHidden]) : result
        }
        if !showsBackground(of: style, in: state) { result.insert(.background) }
        expect(.shadow) { $0.shadow = style.shadow }
        expect(.tintColor) { $0.tint = style.tint }
        expect(.title) {
            $0.title = style.title
            $0.largeTitle = style.largeTitle
        }
        return result
    }

    /// Whether `state`, the visible state of this scene, shows the background that `style` asks for.
    func showsBackground(of style: BarStyle, in state: BarState) -> Bool {
        guard let background = style.background else { return true }
        // A transparent bar is meant to be without a hairline too, unless the style says otherwise (seed0.6.3).
        return shows(background, in: state)
            && (background != .transparent || style.shadow != nil || !state.shadow.isVisible)
    }

    private func shows(_ background: BarStyle.Background, in state: BarState) -> Bool {
        let seen = state.background
        switch background {
        case .default:
            switch seen.kind {
            case .blur, .glass: return seen.color == nil
            case .clear:
                // uikit.B1, uikit.B5
                let isDefault =
                    environment.designVersion >= .liquidGlass
                    || leavesDefaultBackground && appearanceSource(for: state.appearance).isTransparent
                return isDefault && !isBackgroundHidden
            case .color: return environment.reduceTransparency && seen.color == nil  // uikit.L
            case .image: return false
            }
        case .transparent:
            return seen.kind == .clear
        case .color(let color):
            let color = resolved(color)
            // Up to iOS 12 a color with alpha is an image, and one of alpha 0 draws nothing.
            if color.isClear {
                return seen.kind == .clear || seen.kind == .image && seen.alpha == .value(0) && seen.backing == nil
            }
            guard seen.kind == .color || seen.kind == .image, seen.color == color, seen.backing == nil else {
                return false
            }
            // In an image the alpha of the color is that of the pixels.
            return seen.alpha == .value(seen.kind == .image ? Double(color.alpha) / 255 : 1)
        case .image(.empty):
            return seen.kind == .clear
        case .image(.picture(let picture)):
            return seen.kind == .image && seen.image == picture.name && seen.color == picture.color.map(resolved)
                && seen.backing == nil && seen.alpha == .value(picture.minimumAlpha)
        }
    }

    private func shows(_ shadow: BarStyle.Shadow, in state: BarState) -> Bool {
        switch shadow {
        case .none: !state.shadow.isVisible
        case .default: state.shadow.isVisible
        case .color(let color): state.shadow.isVisible && state.shadow.color == resolved(color)
        }
    }

    /// Whether the bar shows large titles; which screens have one their items decide (uikit.G).
    private var showsLargeTitles: Bool {
        environment.os >= .largeTitles && properties.prefersLargeTitles ?? false
    }

    /// Returns whether the inline title, which replaces a large one that is scrolled away, shows the declared
    /// attributes.
    private func showsTitle(_ declared: TextAttributes, in state: BarState) -> Bool {
        var seen = (state.title.color, state.title.fontSize, state.title.fontWeight)
        if state.title.isLarge {
            let inline = effectiveAppearance(in: state.appearance, on: environment.knownDevice).titleTextAttributes
            seen.0 = inline?.color.map { resolved($0) } ?? labelColor
            seen.1 = inline?.fontSize ?? titleFontSize
            seen.2 = inline?.fontWeight ?? .semibold
        }
        return declared.color.map(resolved) ?? seen.0 == seen.0 && declared.fontSize ?? seen.1 == seen.1
            && declared.fontWeight ?? seen.2 == seen.2
    }

    // MARK: - The screen's own writes

    /// Whether the bar has the values that the screen's callbacks last wrote when it appeared.
    private var matchesWrites: Bool {
        var later = BarPropertySet()
        return matches(screen.callbacks.viewDidAppear, except: &later)
            && (environment.os < .viewIsAppearing || matches(screen.callbacks.viewIsAppearing, except: &later))
            && matches(screen.callbacks.viewWillAppear, except: &later)
            && (screen.callbacks.viewDidLoad.isEmpty || matchesFirstWrites(except: later))
    }

    /// Whether the bar has the values that the screen wrote when its view loaded, but for `later`, which it wrote
    /// again, and for those that its style has replaced since.
    private func matchesFirstWrites(except later: BarPropertySet) -> Bool {
        var later = later
        if screen.styledIn == .viewWillAppear, let style = screen.bar {
            later = later.union(style.properties(for: environment.os).touched)
        }
        return matches(screen.callbacks.viewDidLoad, except: &later)
    }

    private func matches(_ writes: BarProperties, except later: inout BarPropertySet) -> Bool {
        guard !writes.isEmpty else { return true }
        let onTheWay = screen.callbacks.duringTransition
        for (property, value) in writes where !later.contains(property) && !value.isSaved {
            // What the screen wrote while it moved is its own value as well; not every appearance has a transition.
            guard matches(property, value) || onTheWay[property].map({ matches(property, $0) }) ?? false else {
                return false
            }
        }
        later = later.union(writes.touched)
        return true
    }

    private func matches(_ property: BarProperty, _ value: BarValue) -> Bool {
        let value = value.hasVariants ? value.resolved(for: environment.userInterfaceStyle) : value
        switch (property, value) {
        case (.isNavigationBarHidden, .visibility(let visibility)):
            return visibility.hidden == isNavigationBarHidden
        case (.isTranslucent, .flag(let isTranslucent)):
            return isTranslucent == properties.translucency.isTranslucent
        default:
            return (properties[property] ?? property.defaultValue)?.means(value) ?? false
        }
    }
}

extension BarStyle {
    /// Whether no part of the style would be visible in the bar.
    fileprivate var asksForNothingInTheBar: Bool {
        background == nil && shadow == nil && tint == nil && title == nil && largeTitle == nil
    }
}
