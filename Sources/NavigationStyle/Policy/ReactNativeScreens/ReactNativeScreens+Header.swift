// The changes to a screen's header in its willShow, and when its props change (libraries.16.3, `rns.update`, and 16.6,
// `rns3.update`).
extension ReactNativeScreens {
    /// Updates the header of `screen` (`updateViewController:withConfig:animated:`).
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - animation: The animation with which the bar is hidden or shown.
    ///   - transition: The transition under way, whose coordinator exists; nil if there is none.
    ///   - simulation: The simulation.
    func updateHeader(
        of screen: Int,
        _ animation: BarVisibility.Animation,
        during transition: Transition?,
        in simulation: inout Simulation
    ) {
        guard let index = simulation.controller.stack.lastIndex(of: screen) else { return }
        let config = simulation[memories, screen].props.header
        let wasHidden = simulation.controller.isNavigationBarHidden
        let isHidden = config?.hidden ?? (config == nil)
        var own = simulation[memories, screen].place.screen
        // rns.update.3
        let reachesTop = isHidden || config?.translucent ?? false
        own.view.edgesForExtendedLayout =
            reachesTop ? .all : kind == .three ? [] : Edges.all.subtracting(.top)
        if kind == .three { setBarHidden(isHidden, animation, by: screen, rule: .rns3Update1, in: &simulation) }
        // rns.update.4
        if config?.direction == .rtl { simulation[memories].isRightToLeft = true }
        // rns.update.9: the title is also set on the item of a screen whose header is hidden.
        own.navigationItem.title = config?.title
        guard let config, !isHidden else {
            simulation[memories, screen].place = ScreenPlace(screens: [own], index: 0)
            if kind == .current { setBarHidden(true, animation, by: screen, rule: .rnsUpdate5, in: &simulation) }
            return
        }
        // rns.update.6
        if kind == .current { simulation[memories].overrideUserInterfaceStyle = config.userInterfaceStyle?.style }
        if let below = simulation.controller.stack.screenBelow(index) {
            nameBackButton(to: below, config, in: &simulation)
        }
        setLargeTitle(config, on: &own.navigationItem, by: screen, in: &simulation)
        fill(&own.navigationItem, config, in: simulation)
        simulation[memories, screen].place = ScreenPlace(screens: [own], index: 0)
        if !stylesItems { setBackIndicator(config, by: screen, in: &simulation) }
        if kind == .current { setBarHidden(false, animation, by: screen, rule: .rnsUpdate10, in: &simulation) }
        if let transition, !wasHidden, simulation.animateAlongside(headerBlock(of: screen, from: transition.from)) {
            return
        }
        writeToBar(config, by: screen, rule: kind == .three ? .rns3Update11 : .rnsUpdate11, in: &simulation)
    }

    private func setBarHidden(
        _ isHidden: Bool,
        _ animation: BarVisibility.Animation,
        by screen: Int,
        rule: Rule,
        in simulation: inout Simulation
    ) {
        var properties = BarProperties()
        properties.isNavigationBarHidden = BarVisibility(hidden: isHidden, animation: animation)
        simulation.writeByPolicy(properties, givenBy: screen, rule: rule)
    }

    /// Makes the bar prefer large titles, which is never undone; each item sets whether it has one.
    private func setLargeTitle(
        _ config: ReactNativeHeaderConfig,
        on item: inout NavigationItem,
        by screen: Int,
        in simulation: inout Simulation
    ) {
        let isLarge = config.largeTitle ?? false
        item.largeTitleDisplayMode = isLarge ? .always : .never
        guard isLarge else { return }
        var properties = BarProperties()
        properties.prefersLargeTitles = true
        simulation.writeByPolicy(properties, givenBy: screen, rule: .rnsUpdate7)
    }

    /// Gives the item its appearances, and the header's children.
    private func fill(_ item: inout NavigationItem, _ config: ReactNativeHeaderConfig, in simulation: Simulation) {
        if stylesItems {
            let appearances = config.appearances(of: kind)
            item.standardAppearance = appearances.standard
            item.compactAppearance = appearances.standard
            item.scrollEdgeAppearance = appearances.scrollEdge
        }
        item.hidesBackButton = config.hideBackButton ?? false
        let hasLeft = config.headerLeft ?? false
        if kind == .current || hasLeft {
            item.leftItemsSupplementBackButton = config.backButtonInCustomView ?? false
        }
        item.hasTitleView = config.headerCenter ?? false
        item.leftBarButtonItems = hasLeft ? [Self.childTitle] : []
        item.rightBarButtonItems = config.headerRight ?? false ? [Self.childTitle] : []
    }

    /// The title of a header's child, a view of the app's whose text is unknown.
    private static let childTitle = ""

    /// Names the back button on the item of the screen below (`rns.back`, `rns3.back`); an item of the library's own
    /// that it puts there stays for good.
    private func nameBackButton(to below: Int, _ config: ReactNativeHeaderConfig, in simulation: inout Simulation) {
        var own = simulation[memories, below].place.screen
        var item = own.navigationItem
        var title = config.namesBackTitle ? config.backTitle : item.title
        switch kind {
        case .current:
            title = title ?? simulation[memories, below].props.header?.title
            item.backButtonTitle = title
            item.backButtonDisplayMode = config.backButtonDisplayMode ?? .default
            if !(config.backTitleVisible ?? true) {
                item.backButtonDisplayMode = .minimal
            } else if config.disablesBackMenu || config.stylesBackTitle {
                item.backBarButtonItemTitle = title ?? ""
            }
        case .three:
            if simulation.environment.os >= .backButtonDisplayMode {
                item.backButtonDisplayMode = config.backButtonDisplayMode ?? .default
            }
            if !(config.backTitleVisible ?? true) {
                item.backBarButtonItemTitle = ""
                item.backButtonTitle = title
            } else if config.namesBackTitle || config.disablesBackMenu || config.stylesBackTitle {
                item.backBarButtonItemTitle = title ?? ""
            }
        }
        own.navigationItem = item
        simulation[memories, below].place = ScreenPlace(screens: [own], index: 0)
    }
}

extension ReactNativeScreens {
    /// Returns the memory without the name of the back button: the next willShow of a screen gives the one below the
    /// same name, or a name to one that was never shown; no look depends on it.
    func memoryOutOfReach(_ memory: ScreenMemory) -> ScreenMemory {
        var memory = memory
        var own = memory.place.screen
        own.navigationItem.backButtonTitle = nil
        own.navigationItem.backBarButtonItemTitle = nil
        own.navigationItem.backButtonDisplayMode = .default
        memory.place = ScreenPlace(screens: [own], index: 0)
        return memory
    }
}

extension ReactNativeHeaderConfig {
    /// Whether the header sets the name of the back button.
    fileprivate var namesBackTitle: Bool { backTitle?.contains { !$0.isWhitespace } ?? false }

    fileprivate var disablesBackMenu: Bool { disableBackButtonMenu ?? false }

    /// Whether the title of the back button has a font of its own.
    fileprivate var stylesBackTitle: Bool {
        backTitleFontSize ?? 0 != 0
            || backTitleFontFamily.map { $0 != NativeStackOptions.systemFamily } ?? false
    }
}
