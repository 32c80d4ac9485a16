extension Simulation {
    /// Returns the scene of the bar at rest, with `screen` on top and `previous` below it.
    func scene(of screen: Int, over previous: Int?, inheritsLargeTitle: Bool) -> BarScene {
        var scene = BarScene(
            environment: environment,
            place: place(of: screen),
            contentOffset: contentOffset(of: screen),
            previousPlace: previous.map { place(of: $0) },
            inheritsLargeTitle: inheritsLargeTitle,
            properties: bar.properties,
            isNavigationBarHidden: controller.isNavigationBarHidden,
            isBarHidden: controller.isBarHidden,
            isBackgroundHidden: controller.isBackgroundHidden
        )
        if let tabBar = navigationController.tabBar, !hidesTabBar { scene.tabBar = tabBar }
        scene.modalPresentationStyle = navigationController.modalPresentationStyle
        scene.capturesStatusBarAppearance = navigationController.modalPresentationCapturesStatusBarAppearance
        // The window is not part of what is presented.
        if let color = navigationController.view.backgroundColor {
            scene.containerColor = scene.leveled(color)
        } else if case .some(.some(let color)) = navigationController.window.backgroundColor {
            scene.containerColor = color
        }
        // A fake bar left on a screen at rest is the visible one while the real one is hidden behind it.
        let isRealBarHidden = controller.isBarHidden || controller.isBackgroundHidden
        if isRealBarHidden, let fakeBar = records[screen].fakeBar, fakeBar.isAttached, !fakeBar.isHidden {
            // The layout follows the real bar's translucency, whichever bar is drawn.
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
        // An offset that the screen's code has written in the current appearance is relative to the scene as the policy
        // leaves it.
        return record.writtenContentOffset.map { drawn.scrolled(toContentOffset: $0, on: device) } ?? drawn
    }

    /// Whether a screen of the stack hides the tab bar: in a container of the app's own, none does (around.P5).
    private var hidesTabBar: Bool {
        page.family != .customContainer && controller.stack.contains { screen($0).hidesBottomBarWhenPushed }
    }

    /// Returns the place of the definition of `screen`, as adapted by the policy, so that readers need not copy it.
    @inline(__always)
    func place(of screen: Int) -> ScreenPlace {
        policy.place(of: screen, in: self) ?? ScreenPlace(of: screen, among: requested, added)
    }

    /// Returns the bar that `scene` shows, with its provenance if asked for.
    func barState(in scene: BarScene, of screen: Int, include: Inclusion) -> BarState {
        var state = scene.barState(on: device)
        if include.contains(.provenance) { state.provenance = policy.provenance(provenance, of: screen, in: self) }
        return state
    }

    /// Returns the bar that `scene`, the scene of the top screen, shows; nil if the stack is empty.
    func currentBar(in scene: BarScene?, include: Inclusion) -> BarState? {
        guard let scene, let top else { return nil }
        return barState(in: scene, of: top, include: include)
    }

    /// Returns the bar of the top screen with its scene; nil if the stack is empty.
    func currentSnapshot(include: Inclusion) -> BarSnapshot? {
        let scene = currentScene
        return BarSnapshot(of: currentBar(in: scene, include: include), in: scene, on: device)
    }

    /// The scene of the top screen's bar; nil if the stack is empty.
    var currentScene: BarScene? {
        guard let top else { return nil }
        let inherits = controller.stack.dropLast().reduce(true) { asksForLargeTitle($1, inherited: $0) }
        let previous = controller.stack.screenBelow(controller.stack.endIndex - 1)
        return scene(of: top, over: previous, inheritsLargeTitle: inherits)
    }

    /// Returns for each of the lowest `count` screens whether its item asks for a large title (uikit.G).
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
        let os = environment.os
        return place { $0.navigationItem.largeTitleDisplayMode.asksForLargeTitle(inherited: inherited, on: os) }
    }
}
