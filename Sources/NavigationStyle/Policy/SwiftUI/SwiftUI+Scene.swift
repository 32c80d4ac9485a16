// The visible scene at rest.
extension SwiftUI {
    func scene(_ scene: BarScene, of screen: Int, in simulation: Simulation) -> BarScene {
        var scene = scene
        let modifiers = simulation[memories, screen].modifiers
        let scheme = appScheme(in: simulation)
        if scheme != scene.environment.userInterfaceStyle { draw(&scene, in: scheme) }
        scene.leavesDefaultBackground = true
        scene.hasScrollEdgeEffect = !(modifiers.scrollEdgeEffectHidden ?? false)
        followMode(of: &scene)
        if let scheme = modifiers.toolbarColorScheme, isBackgroundShown(by: modifiers, scene, on: simulation.device) {
            // swiftui.colorScheme
            scene.contentStyle = scheme
            scene.statusBarStyle = scheme == .dark ? .lightContent : .darkContent
        }
        if scene.isNavigationBarHidden { askScreen(&scene) }
        if environment.designVersion >= .liquidGlass { drawGlass(&scene, in: simulation) }
        return scene
    }

    /// Draws everything in `scheme`, which a screen prefers: also the colors that are on the bar and on the item already.
    private func draw(_ scene: inout BarScene, in scheme: UserInterfaceStyle) {
        scene.environment.userInterfaceStyle = scheme
        scene.properties = scene.properties.resolved(for: scheme)
        let items = scene.place { $0.navigationItem.appearances.withoutDefaults }
        if !items.isEmpty { scene.screen.navigationItem.setAppearances(items.resolved(for: scheme)) }
    }

    /// Returns the color scheme of the app: that of the presentation applies to all of its screens.
    private func appScheme(in simulation: Simulation) -> UserInterfaceStyle {
        preferredColorScheme ?? bequest(in: simulation).preferredColorScheme ?? environment.userInterfaceStyle
    }

    /// Returns the color scheme that the screens prefer: the topmost preference wins.
    func bequest(in simulation: Simulation) -> StackBequest {
        for screen in simulation.controller.stack.reversed() {
            if let preferred = simulation[memories, screen].modifiers.preferredColorScheme {
                return StackBequest(preferredColorScheme: preferred)
            }
        }
        return StackBequest()
    }

    func memory(_ memory: ScreenMemory, leaving bequest: StackBequest) -> ScreenMemory {
        var memory = memory
        memory.modifiers.preferredColorScheme = bequest.preferredColorScheme
        return memory
    }

    /// Makes the title small if the screen declares a small one through its style and its item, since the bar prefers
    /// large titles for all screens.
    private func followMode(of scene: inout BarScene) {
        let isSmall = scene.place { $0.bar?.largeTitle == false && $0.navigationItem.largeTitleDisplayMode == .never }
        guard isSmall else { return }
        scene.properties.prefersLargeTitles = false
        scene.ownProperties = [.prefersLargeTitles]
    }

    /// Whether a background is visible behind the bar's content (libraries.17.3).
    func isBackgroundShown(by modifiers: SwiftUIModifiers, _ scene: BarScene, on device: Device) -> Bool {
        let hasBackground = modifiers.hasBackground(in: environment)
        return switch modifiers.toolbarBackgroundVisibility ?? .automatic {
        case .visible: hasBackground
        case .hidden: SwiftUIContested.hiddenBackgroundHasScheme && !isAtScrollEdge(scene, on: device)
        case .automatic: hasBackground && !isAtScrollEdge(scene, on: device)
        }
    }

    /// Whether the bar of `scene` is at its scroll edge (uikit.B2).
    func isAtScrollEdge(_ scene: BarScene, on device: Device) -> Bool {
        switch scene.appearanceSlot(on: device) {
        case .scrollEdge, .compactScrollEdge: true
        case .standard, .compact, .legacy: false
        }
    }

    /// Lets the hosting controller decide the status bar under a hidden bar: by the app's color scheme, whatever the
    /// declared style sets for a visible bar.
    private func askScreen(_ scene: inout BarScene) {
        guard scene.place({ $0.bar?.statusBar != nil && $0.preferredStatusBarStyle == .default }) else { return }
        scene.screen.preferredStatusBarStyle = StatusBarStyle.default.resolved(in: scene.environment)
    }

    /// Removes the bar's tint and font, which on iOS 26 do not reach the views that SwiftUI draws (swiftui.glass).
    private func drawGlass(_ scene: inout BarScene, in simulation: Simulation) {
        // The container's tint does not reach the buttons; a tint set on the bar by introspection does.
        scene.tintsButtons = simulation.bar.origin(of: .tintColor).writer != .policy
        // A view of SwiftUI's draws the large title, and takes no font from the appearance.
        for slot in BarPropertySet.appearances {
            guard case .appearance(var appearance) = scene.properties[slot],
                appearance.largeTitleTextAttributes?.hasFont ?? false
            else { continue }
            appearance.largeTitleTextAttributes?.removeFont()
            scene.properties[slot] = .appearance(appearance)
        }
        if case .textAttributes(var attributes) = scene.properties[.largeTitleTextAttributes], attributes.hasFont {
            attributes.removeFont()
            scene.properties[.largeTitleTextAttributes] = .textAttributes(attributes)
        }
        let items = scene.place { $0.navigationItem.appearances.withoutDefaults }
        for slot in items.touched {
            guard case .appearance(var appearance) = items[slot], appearance.largeTitleTextAttributes?.hasFont ?? false
            else { continue }
            appearance.largeTitleTextAttributes?.removeFont()
            var write = BarProperties()
            write[slot] = .appearance(appearance)
            scene.screen.navigationItem.setAppearances(write)
        }
    }

    /// Returns UIKit's fade between the appearances of two items up to iOS 18; on iOS 26 the incoming one was seen at
    /// once.
    func motion(of transition: Transition, in simulation: Simulation) -> PolicyMotion {
        var motion = PolicyMotion()
        guard environment.designVersion >= .liquidGlass, !SwiftUIContested.backgroundsFadeOnGlass,
            let from = transition.from, showsBackground(from, in: simulation),
            showsBackground(transition.to, in: simulation)
        else { return motion }
        motion.immediacy =
            "on iOS 26, the background of the incoming screen appears at once under SwiftUI, according to one "
            + "report (contested)"
        return motion
    }

    /// Whether `screen` itself paints the bar.
    func showsBackground(_ screen: Int, in simulation: Simulation) -> Bool {
        let modifiers = simulation[memories, screen].modifiers
        return modifiers.toolbarBackgroundVisibility == .visible && modifiers.toolbarBackground != nil
    }
}

extension TextAttributes {
    fileprivate mutating func removeFont() {
        fontSize = nil
        fontWeight = nil
    }
}
