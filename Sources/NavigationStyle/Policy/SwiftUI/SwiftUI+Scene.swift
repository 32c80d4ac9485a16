// What is seen at rest.
extension SwiftUI {
    func scene(_ scene: BarScene, of screen: Int, in simulation: Simulation<Self>) -> BarScene {
        var scene = scene
        let modifiers = simulation.records[screen].memory.modifiers
        scene.environment.userInterfaceStyle = appScheme(in: simulation)
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

    /// The color scheme of the app: what the presentation prefers goes for all of its screens.
    private func appScheme(in simulation: Simulation<Self>) -> UserInterfaceStyle {
        preferredColorScheme ?? bequest(in: simulation) ?? environment.userInterfaceStyle
    }

    /// The color scheme that screens prefer: the one on top says it first.
    func bequest(in simulation: Simulation<Self>) -> UserInterfaceStyle? {
        for screen in simulation.controller.stack.reversed() {
            if let preferred = simulation.records[screen].memory.modifiers.preferredColorScheme { return preferred }
        }
        return nil
    }

    func memory(_ memory: ScreenMemory, leaving scheme: UserInterfaceStyle?) -> ScreenMemory {
        var memory = memory
        memory.modifiers.preferredColorScheme = scheme
        return memory
    }

    /// A declared style that asks for a small title has it by its item: the bar prefers large ones for all screens.
    private func followMode(of scene: inout BarScene) {
        let isSmall = scene.place { $0.bar?.largeTitle == false && $0.navigationItem.largeTitleDisplayMode == .never }
        if isSmall { scene.properties.prefersLargeTitles = false }
    }

    /// Whether a background is shown behind the bar's content (libraries.17.3).
    func isBackgroundShown(by modifiers: SwiftUIModifiers, _ scene: BarScene, on device: Device) -> Bool {
        switch modifiers.toolbarBackgroundVisibility ?? .automatic {
        case .visible: true
        case .hidden: SwiftUIContested.hiddenBackgroundHasScheme && !isAtScrollEdge(scene, on: device)
        case .automatic:
            // From iOS 26 on there is none but the app's.
            !isAtScrollEdge(scene, on: device)
                && (modifiers.toolbarBackground != nil || environment.designVersion < .liquidGlass)
        }
    }

    /// Whether the bar of `scene` is at its scroll edge (uikit.B2).
    func isAtScrollEdge(_ scene: BarScene, on device: Device) -> Bool {
        switch scene.appearanceSlot(on: device) {
        case .scrollEdge, .compactScrollEdge: true
        case .standard, .compact, .legacy: false
        }
    }

    /// Under a hidden bar the hosting controller answers for the status bar: by the app's scheme, whatever the declared
    /// style says of a bar that is shown.
    private func askScreen(_ scene: inout BarScene) {
        guard scene.place({ $0.bar?.statusBar != nil && $0.preferredStatusBarStyle == .default }) else { return }
        scene.screen.preferredStatusBarStyle = StatusBarStyle.default.resolved(in: scene.environment)
    }

    /// On iOS 26 neither tint nor font of the bar reach what SwiftUI draws (swiftui.glass).
    private func drawGlass(_ scene: inout BarScene, in simulation: Simulation<Self>) {
        // The tint of the container does not reach the buttons; what introspection sets on the bar does.
        scene.tintsButtons = simulation.controller.bar.origin(of: .tintColor).writer != .policy
        // The large title is drawn by a view of SwiftUI's, which takes no font from the appearance.
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

    /// Up to iOS 18 UIKit fades between the appearances of two items; on iOS 26 the one that comes was seen there at once.
    func motion(of transition: Transition, in simulation: Simulation<Self>) -> PolicyMotion {
        var motion = PolicyMotion()
        guard environment.designVersion >= .liquidGlass, !SwiftUIContested.backgroundsFadeOnGlass,
            let from = transition.from, showsBackground(from, in: simulation),
            showsBackground(transition.to, in: simulation)
        else { return motion }
        motion.immediacy =
            "on iOS 26 the background of the incoming screen is there at once under SwiftUI, by one report (contested)"
        return motion
    }

    /// Whether `screen` paints the bar itself.
    func showsBackground(_ screen: Int, in simulation: Simulation<Self>) -> Bool {
        let modifiers = simulation.records[screen].memory.modifiers
        return modifiers.toolbarBackgroundVisibility == .visible && modifiers.toolbarBackground != nil
    }
}

extension TextAttributes {
    /// Whether they say anything of the font.
    fileprivate var hasFont: Bool { fontSize != nil || fontWeight != nil }

    fileprivate mutating func removeFont() {
        fontSize = nil
        fontWeight = nil
    }
}
