/// What the contrast in a bar depends on beside the bar itself.
struct BarSurroundings: Hashable, Sendable {
    /// What lies behind the bar.
    var root: Root
    /// What stands behind the status bar: the bar's background as a rule.
    var statusBarBackground: BarState.Background
    /// How much of the bar's view is seen, 0…1.
    var barAlpha: Double
    /// Whether the bar's materials are dark.
    var isDark: Bool

    /// What lies behind a bar, and where that is taken from.
    struct Root: Hashable, Sendable {
        var backdrop: Backdrop
        var source: ContrastBackdrop.Source
        /// Whether it is the color that UIKit gives a root view.
        var isSystem = false
    }
}

extension BarScene {
    /// The surroundings of `state`, which is this scene as it is seen.
    func surroundings(of state: BarState, on device: Device) -> BarSurroundings {
        BarSurroundings(
            root: root(on: device),
            statusBarBackground: statusBarBackground(of: state, on: device),
            barAlpha: properties.alpha ?? 1,
            isDark: resolvedContentStyle == .dark
        )
    }

    private func statusBarBackground(of state: BarState, on device: Device) -> BarState.Background {
        if state.isHidden { return .clear }
        guard properties[.backgroundColor] != nil else { return state.background }
        // The view's own backgroundColor ends below the status bar (seed0.4; seed4; uikit.A2).
        var scene = self
        scene.properties[.backgroundColor] = nil
        return scene.effectiveAppearance(in: state.appearance, on: device).background
    }

    /// What lies behind the bar: the one place where that is assumed.
    private func root(on device: Device) -> BarSurroundings.Root {
        let container = container
        guard reachesTop else { return container }
        if hasContentUnderBar(on: device) || hasImageAtTop(on: device) {
            return BarSurroundings.Root(backdrop: .anyContent, source: .unknown)
        }
        let style = environment.contentStyle(barStyle: .default)
        let system = systemBackground.resolved(for: style)
        guard let given = place({ $0.view.backgroundColor }) else {
            return BarSurroundings.Root(backdrop: .color(system), source: .default, isSystem: true)
        }
        let color = resolved(given, for: style)
        if color.isClear { return container }
        return BarSurroundings.Root(
            backdrop: container.backdrop.covered(by: color),
            source: .view,
            isSystem: color == system
        )
    }

    /// The views behind the root view: black unless the request gives them a color.
    private var container: BarSurroundings.Root {
        guard let containerColor else { return .container }
        let color = containerColor.resolved(for: environment.contentStyle(barStyle: .default))
        return BarSurroundings.Root(
            backdrop: BarSurroundings.Root.container.backdrop.covered(by: color),
            source: .container
        )
    }

    /// Whether content of a scroll view lies under the bar: it is scrolled, or nothing keeps it below.
    private func hasContentUnderBar(on device: Device) -> Bool {
        guard place({ $0.view.scrollView != nil }) else { return false }
        return contentOffset > 0 || !keepsContentBelowBars(on: device)
    }

    /// Whether an image of the root view's content begins at the view's upper edge, and so lies under a bar that is over it.
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
    /// What title and buttons stand on where the bar draws `background`.
    func backdrop(of background: BarState.Background) -> Backdrop {
        background.backdrop(over: root.backdrop, isDark: isDark)
    }

    /// What title and buttons of `state` stand on.
    func backdrop(of state: BarState) -> Backdrop {
        state.isHidden ? root.backdrop : backdrop(of: state.background)
    }

    /// What the status bar stands on.
    var statusBarBackdrop: Backdrop { backdrop(of: statusBarBackground) }

    /// What of `ink`, which is in the bar, is left of it by the bar's own alpha.
    func faded(_ ink: RGBA) -> RGBA {
        barAlpha < 1 ? ink.withAlpha(barAlpha * ink.opacity) : ink
    }
}
