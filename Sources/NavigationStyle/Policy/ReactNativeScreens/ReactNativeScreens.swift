/// react-native-screens (libraries.16): the native stack of React Navigation and of Expo Router.
///
/// There is one stock navigation controller with its bar. A screen's header is a set of props, which the library puts
/// on the screen's navigation item in `willShow`: backgrounds, titles and hairlines cannot leak. The tint, large titles
/// and the bar's visibility belong to the one bar and its controller; below iOS 13, everything does.
///
/// Operations are JavaScript's changes to the list of screens; the library turns them into calls of UIKit.
struct ReactNativeScreens: StatefulPolicy {
    typealias Library = ReactNativeScreenProps

    /// The editions that can be selected.
    enum Edition: String, CaseIterable {
        case current = "4.27.0"
        /// The last release of 3.x.
        case three = "3.37.0"
    }

    /// The policy's own options.
    struct Options: WireObject {
        /// The theme of React Navigation, with which its options are compiled.
        var theme = ReactNavigationTheme()

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.object("theme", &theme)
        }
    }

    /// The library's changes to the one bar and its controller, besides the bar's own properties.
    struct ControllerMemory: MemoryValue, Sendable {
        /// The bar's `overrideUserInterfaceStyle`; nil for `unspecified`.
        var overrideUserInterfaceStyle: UserInterfaceStyle?
        /// Whether the controller's view and its bar run from right to left, whatever the system's direction.
        var isRightToLeft = false
        /// The bar's private `hidesShadow`, below iOS 13.
        var hidesShadow = false
    }

    /// The library's memory of a screen.
    struct ScreenMemory: MemoryValue, Sendable {
        /// The screen's props.
        var props: ReactNativeScreenProps
        /// Whether an update has changed the props.
        var hasNewProps = false
        /// The screen with the library's changes to its item and its view.
        var place: ScreenPlace
        /// The screen before these changes.
        let original: ScreenPlace
    }

    let kind: Edition
    /// The theme of React Navigation.
    let theme: ReactNavigationTheme
    /// The style that every screen has from `defaults.bar`: `screenOptions`.
    let screenOptions: BarStyle?
    /// The interface style for screens that set none.
    let userInterfaceStyle: UserInterfaceStyle
    let os: SystemVersion

    var edition: String? { kind.rawValue }
    /// The library hides the bar again in the next turn of the main queue (around.N6; react-native-screens#996).
    var keepsBarHiddenInSearch: Bool { true }
    /// A header has an `userInterfaceStyle`.
    static var resolvesColorsByScreen: Bool { true }
    var options: [Value.Member] { [Value.Member("theme", theme.tree)] }
    var minimumSystem: SystemVersion { Self.page.minimumSystem(of: kind.rawValue) }
    var initialControllerMemory: ControllerMemory { ControllerMemory() }
    var directProperties: BarPropertySet { [] }

    var memories = PolicyMemories<ControllerMemory, ScreenMemory>()

    init(for scenario: Scenario, _ options: Options) {
        kind = scenario.policy.edition.flatMap(Edition.init) ?? .current
        theme = options.theme
        screenOptions = scenario.defaults.bar
        userInterfaceStyle = scenario.environment.userInterfaceStyle
        os = scenario.environment.os
    }

    func initialMemory(of screen: Screen, declared: BarProperties, _ library: Library) -> ScreenMemory {
        let props = library.completed(
            for: screen,
            screenOptions: screenOptions,
            theme: theme,
            userInterfaceStyle,
            on: os,
            by: kind
        )
        // A screen's item is empty until the library fills it, and its title is a prop.
        var own = screen
        own.title = nil
        own.navigationItem.title = nil
        own.navigationItem.leftBarButtonItems = []
        own.navigationItem.rightBarButtonItems = []
        props.writeStatusBar(to: &own, userInterfaceStyle, os)
        let place = ScreenPlace(screens: [own], index: 0)
        return ScreenMemory(props: props, place: place, original: place)
    }
}

extension ReactNativeScreens {
    /// Whether the look of a header is on the item; below iOS 13 it is on the one bar.
    var stylesItems: Bool { os >= .appearanceObjects }
}

extension ReactNativeScreens {
    /// The colors follow in the props and on the item of `screen`, which would begin with `initial`: but for a header that
    /// has a style of its own.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation) {
        let memory = simulation[memories, screen]
        let interface = simulation.environment.userInterfaceStyle
        // What is written to the bar itself has the bar's override (rns.update.6).
        if let style = simulation[memories].overrideUserInterfaceStyle { simulation.resolveBar(for: style) }
        var props = memory.hasNewProps ? memory.props : initial.props
        if memory.hasNewProps, let header = props.header {
            props.headerConfig = .some(header.resolved(within: interface, by: kind))
        }
        var place = initial.place
        if memory.place != memory.original {
            var own = memory.place.screen
            let style = props.header?.userInterfaceStyle?.style ?? interface
            own.navigationItem.setAppearances(own.navigationItem.appearances.resolved(for: style))
            props.writeStatusBar(to: &own, interface, os)
            place = ScreenPlace(screens: [own], index: 0)
        }
        simulation[memories, screen] = ScreenMemory(
            props: props,
            hasNewProps: memory.hasNewProps,
            place: place,
            original: initial.original
        )
    }
}

extension ReactNativeScreens.ScreenMemory {
    func hasSameVariants(as other: Self) -> Bool {
        let item = place.screen.navigationItem
        guard item.appearances.hasSameVariants(as: other.place.screen.navigationItem.appearances) else { return false }
        guard let header = props.header, let others = other.props.header else { return true }
        return header.hasSameVariants(as: others)
    }
}
