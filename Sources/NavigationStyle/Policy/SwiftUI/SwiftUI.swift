/// SwiftUI's `NavigationStack`, and `NavigationView` before: a screen's modifiers set the `navigationItem` of its
/// hosting controller, and come and go with it (libraries.17).
///
/// A stack is a `UINavigationController`, and there are no fake bars. Only the bar's visibility, its tint, its
/// preference for large titles and the appearance proxy belong to the controller or the bar. Modifiers are preferences
/// of the screen's own view tree, and are on its item before the screen is pushed: they run no code in callbacks.
/// Values in `callbacks` and `navigationItem` are introspection, and override them.
struct SwiftUI: StatefulPolicy {
    typealias Library = SwiftUIModifiers

    /// The view that creates the stack.
    enum Container: String, CaseIterable, WireName {
        case navigationStack = "NavigationStack"
        case navigationView = "NavigationView"

        static let names = NameTable(Self.self)
    }

    /// The modifiers of a screen, and its hosting controller.
    struct ScreenMemory: MemoryValue, Sendable {
        /// The modifiers from its declared style and its own, as declared.
        var written: SwiftUIModifiers
        /// The changes since.
        var updates = BarStyle()
        /// The modifiers with these changes.
        var modifiers: SwiftUIModifiers
        /// The screen with the modifiers on its item: as the root of a stack, and as any other.
        var hosted: [Screen]
    }

    /// The memory that outlasts the screens.
    struct ControllerMemory: MemoryValue, Sendable {
        /// The properties set on `UINavigationBar.appearance()` while the bar was in the window.
        var lateProxy = BarProperties()
    }

    let container: Container
    /// The environment of the presentation, in its color scheme.
    let environment: NavigationEnvironment
    /// The properties of `UINavigationBar.appearance()` when the stack was created.
    let proxy: BarProperties
    /// The modifiers on the container itself.
    let onStack: SwiftUIModifiers
    /// The tint of the container.
    let tint: BarColor?
    /// The color scheme of the presentation; nil for the system's.
    let preferredColorScheme: UserInterfaceStyle?
    var presentedInterfaceStyle: UserInterfaceStyle? { preferredColorScheme }

    let initialControllerMemory = ControllerMemory()
    var directProperties: BarPropertySet { [] }
    /// Whether the policy depends on writers: a late appearance proxy does not replace values set on the bar itself.
    static let goesByWriters = true

    var memories = PolicyMemories<ControllerMemory, ScreenMemory>()

    init(for scenario: Scenario, _ options: Options) {
        preferredColorScheme = options.preferredColorScheme ?? options.onStack?.preferredColorScheme
        var environment = scenario.environment
        if let preferredColorScheme { environment.userInterfaceStyle = preferredColorScheme }
        self.environment = environment
        let isOld = environment.os < Self.navigationStack
        container = options.container ?? (isOld ? .navigationView : .navigationStack)
        onStack = options.onStack ?? SwiftUIModifiers()
        tint = options.tint ?? onStack.tint
        proxy = scenario.appearanceProxyValues.resolved(for: environment.userInterfaceStyle)
    }

    var minimumSystem: SystemVersion { container == .navigationStack ? Self.navigationStack : Self.page.minimumSystem }

    /// iOS 16: the first with `NavigationStack` and the modifiers of the toolbar.
    static let navigationStack = SystemVersion(16)

    func initialMemory(of screen: Screen, declared: BarProperties, _ library: Library) -> ScreenMemory {
        var written = SwiftUIModifiers()
        if let bar = screen.bar { written.apply(bar.resolved(for: environment.userInterfaceStyle), on: environment.os) }
        written = written.followed(by: library)
        return ScreenMemory(written: written, modifiers: written, hosted: hosted(screen, written))
    }

    // MARK: - Events

    func navigationControllerDidLoad(in simulation: inout Simulation) {
        simulation.writeByPolicy(common, rule: .swiftUICreate)
    }

    /// The initial properties of the bar.
    private var common: BarProperties {
        var properties = BarProperties()
        properties.prefersLargeTitles = true
        if let tint { properties[.tintColor] = .color(tint.fixed(for: environment.userInterfaceStyle)) }
        return properties
    }

    func viewWillAppear(_ screen: Int, in simulation: inout Simulation) {
        // Without a transition of this controller, the bar enters the window again along with the screen.
        if simulation.controller.transition == nil { takeLateProxy(in: &simulation) }
        if let late = simulation[memories, screen].modifiers.appearanceProxy {
            simulation[memories].lateProxy = simulation[memories].lateProxy.followed(
                by: late.resolved(for: environment.userInterfaceStyle)
            )
        }
        applyVisibility(of: screen, in: &simulation)
    }

    func update(_ style: BarStyle, by screen: Int, in simulation: inout Simulation) -> Bool {
        let before = simulation[memories, screen]
        simulation[memories, screen].updates = before.updates.followed(by: style)
        host(screen, in: &simulation)
        // A part without a modifier, or with the one that is applied already, leaves no trace.
        if simulation[memories, screen].hasSameModifiers(as: before, on: simulation.environment.os) {
            simulation[memories, screen] = before
        }
        if screen == simulation.top { applyVisibility(of: screen, in: &simulation) }
        return true
    }

    func given(_ screen: Int, in simulation: Simulation) -> BarProperties {
        var given = common
        if let isHidden = isHidden(screen, in: simulation) {
            given.isNavigationBarHidden = BarVisibility(hidden: isHidden)
        }
        return given
    }

    // MARK: - The visible bar

    func place(of screen: Int, in simulation: Simulation) -> ScreenPlace? {
        let hosted = simulation[memories, screen].hosted
        return ScreenPlace(screens: hosted, index: simulation.controller.stack.first == screen ? 0 : hosted.count - 1)
    }

    func provenance(_ shared: ProvenanceTable, of screen: Int, in simulation: Simulation) -> ProvenanceTable {
        var table = shared
        let place = simulation.place(of: screen)
        let item = place { $0.navigationItem.appearances.withoutDefaults }
        for property in item.touched {
            table[property] = Provenance(setBy: .screen, screen: simulation.id(screen))
        }
        return table
    }
}

extension SwiftUI {
    /// Applies the modifiers of `screen` to its item again.
    func host(_ screen: Int, in simulation: inout Simulation) {
        let memory = simulation[memories, screen]
        var modifiers = memory.written
        modifiers.apply(memory.updates, on: simulation.environment.os)
        simulation[memories, screen].modifiers = modifiers
        simulation[memories, screen].hosted = hosted(simulation.screen(screen), modifiers)
    }

    /// Applies the proxy's new values to the bar as it enters a window; values set on the bar itself stay (uikit.B4).
    fileprivate func takeLateProxy(in simulation: inout Simulation) {
        let own = simulation.bar.properties.touched.filter {
            let writer = simulation.bar.origin(of: $0).writer
            return writer == .screen || writer == .policy
        }
        let taken = simulation[memories].lateProxy.restricted(
            to: .all.subtracting(BarPropertySet(own)).subtracting([.isNavigationBarHidden])
        )
        let isNew = taken.contains { simulation.bar.properties.currentValue(of: $0) != $1 }
        guard isNew else { return }
        simulation.write(taken, by: .policy, origin: WriteOrigin(.appearanceProxy), rule: .swiftUIProxyTiming)
    }

    /// Hides or shows the controller's bar as `screen` asks, which is on top or coming there.
    fileprivate func applyVisibility(of screen: Int, in simulation: inout Simulation) {
        let modifiers = simulation[memories, screen].modifiers
        guard let isHidden = isHidden(screen, in: simulation), isHidden != simulation.controller.isNavigationBarHidden
        else { return }
        var properties = BarProperties()
        properties.isNavigationBarHidden = BarVisibility(
            hidden: isHidden,
            animation: SwiftUIContested.hidesWithTransition ? .asTransition : .none
        )
        if modifiers.isBarHidden != nil {
            simulation.writeByPolicy(properties, givenBy: screen, rule: .swiftUIVisibility)
        } else {
            let rule = isHidden ? Rule.swiftUIEmptyBar : .swiftUIVisibility
            simulation.writeByPolicy(properties, styleOf: screen, rule: rule)
        }
    }

    /// Returns whether the bar of `screen` is hidden; nil if it stays as it is.
    func isHidden(_ screen: Int, in simulation: Simulation) -> Bool? {
        simulation[memories, screen].modifiers.isBarHidden ?? isBarEmpty(of: screen, in: simulation)
    }

    /// Returns whether SwiftUI itself hides the bar of `screen`, because it is empty; nil if it stays as it is.
    func isBarEmpty(of screen: Int, in simulation: Simulation) -> Bool? {
        guard simulation.environment.os >= SwiftUI.navigationStack else {
            return SwiftUIContested.hiddenFlagLeaks ? nil : false
        }
        guard SwiftUIContested.hidesEmptyBar,
            simulation[memories, screen].modifiers.toolbarBackgroundVisibility != .visible
        else { return false }
        let isRoot = simulation.controller.stack.first == screen
        let place = simulation.place(of: screen)
        return place { hosted in
            let item = hosted.navigationItem
            let hasTitle = !(hosted.itemTitle ?? "").isEmpty || item.hasTitleView || !(item.prompt ?? "").isEmpty
            let hasItems = !item.leftBarButtonItems.isEmpty || !item.rightBarButtonItems.isEmpty
            return !hasTitle && !hasItems && (isRoot || item.hidesBackButton)
        }
    }
}

extension BarStyle {
    /// Returns the style after `later` has been set too.
    func followed(by later: BarStyle) -> BarStyle {
        var style = self
        style.hidden = later.hidden ?? hidden
        style.background = later.background ?? background
        style.shadow = later.shadow ?? shadow
        style.tint = later.tint ?? tint
        style.title = later.title ?? title
        style.largeTitle = later.largeTitle ?? largeTitle
        style.statusBar = later.statusBar ?? statusBar
        return style
    }
}

extension SwiftUI {
    /// Resolves the colors in the memory of `screen` again; `initial` would be its memory now.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation) {
        let style = simulation.environment.userInterfaceStyle
        var memory = initial
        memory.updates = simulation[memories, screen].updates.resolved(for: style)
        simulation[memories, screen] = memory
        host(screen, in: &simulation)
        simulation[memories] = simulation[memories].resolved(for: style)
    }
}

extension SwiftUI.ControllerMemory: ColoredMemory {
    func resolved(for style: UserInterfaceStyle) -> Self { Self(lateProxy: lateProxy.resolved(for: style)) }
}

extension SwiftUI.ScreenMemory {
    /// Compares the changes, from which the rest follows.
    func hasSameVariants(as other: Self) -> Bool {
        updates.resolved(for: .light) == other.updates.resolved(for: .light)
            && updates.resolved(for: .dark) == other.updates.resolved(for: .dark)
    }

    /// Whether the modifiers of the same screen are those of `other`, in light and in dark.
    fileprivate func hasSameModifiers(as other: Self, on os: SystemVersion) -> Bool {
        modifiers == other.modifiers && modifiers(in: .light, on: os) == other.modifiers(in: .light, on: os)
            && modifiers(in: .dark, on: os) == other.modifiers(in: .dark, on: os)
    }

    private func modifiers(in style: UserInterfaceStyle, on os: SystemVersion) -> SwiftUIModifiers {
        var modifiers = written
        modifiers.apply(updates.resolved(for: style), on: os)
        return modifiers
    }
}
