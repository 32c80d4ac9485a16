/// react-native-screens (libraries.16): the native stack of React Navigation and of Expo Router.
///
/// One stock navigation controller with its bar. A screen's header is a set of props, which the library puts on the
/// screen's navigation item when `willShow` announces it: backgrounds, titles and hairlines cannot leak. The tint, large
/// titles and whether there is a bar are the one bar's and its controller's; below iOS 13 everything is.
///
/// Operations are what JavaScript does to the list of screens; the library makes of them calls of UIKit's.
struct ReactNativeScreens: NavigationStylePolicy {
    typealias Library = ReactNativeScreenProps

    /// The editions that can be selected.
    enum Edition: String, CaseIterable {
        case current = "4.27.0"
        /// The last of 3.x.
        case three = "3.37.0"
    }

    /// The options of its own.
    struct Options: WireObject {
        /// The theme of React Navigation, by which its options are compiled.
        var theme = ReactNavigationTheme()

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.object("theme", &theme)
        }
    }

    /// What the library has left on the one bar and its controller besides what the bar itself keeps.
    struct ControllerMemory: Hashable, Sendable {
        /// `overrideUserInterfaceStyle` of the bar; nil is `unspecified`.
        var overrideUserInterfaceStyle: UserInterfaceStyle?
        /// Whether the controller's view and its bar run from right to left, whatever the system does.
        var isRightToLeft = false
        /// The bar's private `hidesShadow`, below iOS 13.
        var hidesShadow = false
    }

    /// What the library keeps of a screen.
    struct ScreenMemory: Hashable, Sendable {
        /// Its props.
        var props: ReactNativeScreenProps
        /// Whether an update has changed them.
        var hasNewProps = false
        /// The screen with what the library has put on its item and its view.
        var place: ScreenPlace
        /// The same before it put anything there.
        let original: ScreenPlace
    }

    /// What it hands to a transition's coordinator in willShow.
    enum CoordinatorBlock: Sendable {
        /// The header of `to`, which puts that of `from` back where the transition is cancelled.
        case header(of: Int, from: Int?)
    }

    let kind: Edition
    /// The theme of React Navigation.
    let theme: ReactNavigationTheme
    /// The style that every screen has by `defaults.bar`: `screenOptions`.
    let screenOptions: BarStyle?
    /// Light or dark, where no screen says otherwise.
    let userInterfaceStyle: UserInterfaceStyle
    let os: SystemVersion

    var edition: String? { kind.rawValue }
    /// The library hides the bar again in the next turn of the main queue (around.N6; react-native-screens#996).
    var keepsBarHiddenInSearch: Bool { true }
    /// A header has an `userInterfaceStyle`.
    static var resolvesColorsByScreen: Bool { true }
    var options: [Value.Member] { [Value.Member("theme", ValueWriter.tree(theme))] }
    var minimumSystem: SystemVersion { Self.page.minimumSystem(of: kind.rawValue) }
    var initialControllerMemory: ControllerMemory { ControllerMemory() }
    var writesDeclaredStyle: Bool { false }

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
            on: os
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
    /// Whether what a header looks like is on the item; below iOS 13 it is on the one bar.
    var stylesItems: Bool { os >= .appearanceObjects }
}

extension ReactNativeScreens {
    /// The colors follow in the props and on the item of `screen`, which would begin with `initial`: but for a header that
    /// has a style of its own.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation<Self>)
    {
        let memory = simulation.records[screen].memory
        let interface = simulation.environment.userInterfaceStyle
        var props = memory.hasNewProps ? memory.props : initial.props
        let style = props.header?.userInterfaceStyle?.style ?? interface
        if memory.hasNewProps, let header = props.header {
            props.headerConfig = .some(header.resolved(for: style))
        }
        var place = initial.place
        if memory.place != memory.original {
            var own = memory.place.screen
            own.navigationItem.setAppearances(own.navigationItem.appearances.resolved(for: style))
            props.writeStatusBar(to: &own, interface, os)
            place = ScreenPlace(screens: [own], index: 0)
        }
        simulation.records[screen].memory = ScreenMemory(
            props: props,
            hasNewProps: memory.hasNewProps,
            place: place,
            original: initial.original
        )
    }
}
