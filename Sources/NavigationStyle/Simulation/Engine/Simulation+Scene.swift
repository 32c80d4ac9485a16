extension Simulation {
    /// What decides the look of the bar at rest with `screen` on top, `previous` below it.
    func scene(of screen: Int, over previous: Int?, inheritsLargeTitle: Bool) -> BarScene {
        var scene = BarScene(
            environment: environment,
            place: place(of: screen),
            contentOffset: contentOffset(of: screen),
            previousPlace: previous.map { place(of: $0) },
            inheritsLargeTitle: inheritsLargeTitle,
            properties: controller.bar.properties,
            isNavigationBarHidden: controller.isNavigationBarHidden,
            isBarHidden: controller.isBarHidden,
            isBackgroundHidden: controller.isBackgroundHidden
        )
        if let tabBar = navigationController.tabBar, !hidesTabBar { scene.tabBar = tabBar }
        scene.containerColor = navigationController.backgroundColor
        scene.modalPresentationStyle = navigationController.modalPresentationStyle
        scene.capturesStatusBarAppearance = navigationController.modalPresentationCapturesStatusBarAppearance
        // A fake bar that is left on a screen at rest is what is seen while the real one is hidden behind it.
        let isRealBarHidden = controller.isBarHidden || controller.isBackgroundHidden
        if isRealBarHidden, let fakeBar = records[screen].fakeBar, fakeBar.isAttached, !fakeBar.isHidden {
            // The layout goes by the real bar's translucency, whoever draws.
            let drawn = fakeBar.properties.restricted(to: .all.subtracting([.isTranslucent]))
            scene.properties = scene.properties.followed(by: drawn)
            scene.isBarHidden = false
            scene.isBackgroundHidden = false
            scene.drawnBy = .fakeBar(id(screen))
        }
        let record = records.plain[screen]
        scene.hasFoundScrollView = record.lateScrollView == .found
        scene.hasBeenScrolled = record.contentOffset != nil
        scene.isSearchActive = record.isSearchActive
        scene.isUnderSearch = isUnderSearch(over: previous)
        scene.takesSearchControllers = policy.takesSearchControllers
        let drawn = policy.scene(scene, of: screen, in: self)
        // Where its code has put the content in the appearance under way goes by all that the policy has done.
        return record.writtenContentOffset.map { drawn.scrolled(toContentOffset: $0, on: device) } ?? drawn
    }

    /// Whether a screen of the stack has the tab bar go: its own container has none do that (around.P5).
    private var hidesTabBar: Bool {
        Policy.page.family != .customContainer && controller.stack.contains { screen($0).hidesBottomBarWhenPushed }
    }

    /// Where the definition of `screen` stands, as the policy has made it up: it is looked at in place, and not copied.
    @inline(__always)
    func place(of screen: Int) -> ScreenPlace {
        policy.place(of: screen, in: self) ?? ScreenPlace(of: screen, among: requested, added)
    }

    /// The bar that `scene` shows, with who made it so where that is asked for.
    func barState(in scene: BarScene, of screen: Int, include: Inclusion) -> BarState {
        var state = scene.barState(on: device)
        if include.contains(.provenance) { state.provenance = policy.provenance(provenance, of: screen, in: self) }
        return state
    }

    /// The bar of the screen on top; nil where there is none.
    func currentBar(include: Inclusion) -> BarState? {
        currentBar(in: currentScene, include: include)
    }

    /// The bar that `scene`, which is that of the screen on top, shows; nil where there is none.
    func currentBar(in scene: BarScene?, include: Inclusion) -> BarState? {
        guard let scene, let top else { return nil }
        return barState(in: scene, of: top, include: include)
    }

    /// The bar of the screen on top with what decides its look; nil where there is none.
    func currentSnapshot(include: Inclusion) -> BarSnapshot? {
        let scene = currentScene
        return BarSnapshot(of: currentBar(in: scene, include: include), in: scene, on: device)
    }

    /// What decides the look of the bar of the screen on top; nil where there is none.
    var currentScene: BarScene? {
        guard let top else { return nil }
        let inherits = controller.stack.dropLast().reduce(true) { asksForLargeTitle($1, inherited: $0) }
        let previous = controller.stack.screenBelow(controller.stack.endIndex - 1)
        return scene(of: top, over: previous, inheritsLargeTitle: inherits)
    }

    /// For each of the lowest `count` screens, whether its item asks for a large title (uikit.G).
    func largeTitleRequests(below count: Int) -> [Bool] {
        var requests: [Bool] = []
        requests.reserveCapacity(count)
        for screen in controller.stack.prefix(count) {
            requests.append(asksForLargeTitle(screen, inherited: requests.last ?? true))
        }
        return requests
    }

    private func asksForLargeTitle(_ screen: Int, inherited: Bool) -> Bool {
        let place = place(of: screen)
        return place { $0.navigationItem.largeTitleDisplayMode.asksForLargeTitle(inherited: inherited) }
    }
}
