/// The surroundings of a bar that the contrast in it depends on.
struct BarSurroundings: Hashable, Sendable {
    /// The backdrop behind the bar.
    var root: Root
    /// The background behind the status bar: usually that of the bar.
    var statusBarBackground: BarState.Background
    /// The opacity of the bar's view, 0…1.
    var barAlpha: Double
    /// Whether the bar's materials are dark.
    var isDark: Bool
    /// The material below the image in the bar's background; nil without one.
    var materialBelowImage: BarState.Background?

    /// The backdrop behind a bar, and its source.
    struct Root: Hashable, Sendable {
        var backdrop: Backdrop
        var source: ContrastBackdrop.Source
        /// Whether the backdrop is a color of UIKit's own for root views.
        var isSystem = false
    }
}

extension BarScene {
    /// The style of the views behind the bar: light or dark.
    var styleBehindBar: UserInterfaceStyle {
        interfaceStyleBehindBar ?? environment.contentStyle(barStyle: .default)
    }

    /// Returns the surroundings of `state`, the visible state of this scene.
    func surroundings(of state: BarState, on device: Device) -> BarSurroundings {
        BarSurroundings(
            root: root(on: device),
            statusBarBackground: statusBarBackground(of: state, on: device),
            barAlpha: barAlpha,
            isDark: resolvedContentStyle == .dark,
            materialBelowImage: state.background.kind == .image && !state.background.isOpaque
                ? materialBelowImage(in: state.appearance) : nil
        )
    }

    /// Whether the bar's view has a `backgroundColor` of its own.
    var hasBackgroundColor: Bool { properties.touched.contains(.backgroundColor) }

    /// Returns the background behind the status bar, where this scene shows `state`.
    func statusBarBackground(of state: BarState, on device: Device) -> BarState.Background {
        if state.isHidden { return .clear }
        guard hasBackgroundColor else { return state.background }
        // The bar's own `backgroundColor` ends below the status bar (seed0.4; seed4; uikit.A2).
        var scene = self
        scene.properties[.backgroundColor] = nil
        return scene.effectiveAppearance(in: state.appearance, on: device).background
    }

    /// Returns the backdrop behind the bar; only here is it assumed.
    private func root(on device: Device) -> BarSurroundings.Root {
        let container = container
        guard reachesTop else { return container }
        if hasContentUnderBar(on: device) || hasImageAtTop(on: device) {
            return BarSurroundings.Root(backdrop: .anyContent, source: .unknown)
        }
        let style = styleBehindBar
        let system = systemBackground.resolved(for: style)
        guard let given = place({ $0.view.backgroundColor }) else {
            return BarSurroundings.Root(backdrop: .color(system), source: .default, isSystem: true)
        }
        let color = resolved(given, for: style)
        if color.isClear { return container }
        return BarSurroundings.Root(
            backdrop: container.backdrop.covered(by: color),
            source: .view,
            isSystem: isSystemBackground(color)
        )
    }

    /// Whether `color` is one of UIKit's own for root views.
    private func isSystemBackground(_ color: RGBA) -> Bool {
        let style = styleBehindBar
        return BarColor.systemBackgrounds.contains { $0.resolved(for: style) == color }
    }

    /// The views behind the root view: black unless the request gives them a color.
    private var container: BarSurroundings.Root {
        guard let containerColor else { return .container }
        let color = containerColor.resolved(for: styleBehindBar)
        return BarSurroundings.Root(
            backdrop: BarSurroundings.Root.container.backdrop.covered(by: color),
            source: .container,
            isSystem: isSystemBackground(color)
        )
    }

    /// Whether content of a scroll view lies under the bar: it is scrolled, or nothing keeps it below.
    private func hasContentUnderBar(on device: Device) -> Bool {
        guard place({ $0.view.scrollView }) != nil else { return false }
        return contentOffset > 0 || !keepsContentBelowBars(on: device)
    }

    /// Whether an image in the root view's content begins at the view's upper edge, so that it lies under a bar over
    /// the view.
    func hasImageAtTop(on device: Device) -> Bool {
        guard place({ $0.view.content?.beginsWithImage ?? false }) else { return false }
        return place { $0.view.scrollView == nil } || !keepsContentBelowBars(on: device)
    }

    private func keepsContentBelowBars(on device: Device) -> Bool {
        let height = device.height(in: environment.orientation)
        return place { $0.view.keepsContentBelowBars(on: environment.os, height: height) }
    }
}

extension BarSurroundings.Root {
    /// The window behind the navigation controller, black unless an app colors it (uikit.A3, uikit.C6).
    static let container = BarSurroundings.Root(backdrop: .color(.black), source: .container)
}

extension BarSurroundings {
    /// Returns the backdrop of title and buttons if the bar draws `background`.
    func backdrop(of background: BarState.Background) -> Backdrop {
        background.backdrop(over: root.backdrop, isDark: isDark, materialBelowImage: materialBelowImage)
    }

    /// Returns the backdrop of the title and the buttons of `state`.
    func backdrop(of state: BarState) -> Backdrop {
        state.isHidden ? root.backdrop : backdrop(of: state.background)
    }

    /// The backdrop of the status bar.
    var statusBarBackdrop: Backdrop { backdrop(of: statusBarBackground) }

    /// Returns `ink`, a color in the bar, with the bar's own alpha applied.
    func faded(_ ink: RGBA) -> RGBA {
        barAlpha < 1 ? ink.withAlpha(barAlpha * ink.opacity) : ink
    }
}
