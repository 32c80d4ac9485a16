extension WayReader {
    /// Adds the ways of storyboards.
    ///
    /// - Parameter roots: The roots of navigation controllers that code makes.
    mutating func readStoryboards(besides roots: Set<String>) {
        for storyboard in app.storyboards {
            for scene in storyboard.scenes {
                for segue in scene.segues { add(segue, of: scene, storyboard, besides: roots) }
            }
        }
    }

    private mutating func add(
        _ segue: Storyboard.Segue,
        of scene: Storyboard.Scene,
        _ storyboard: Storyboard,
        besides roots: Set<String>
    ) {
        if segue.kind == .back {
            for host in children.hosts(of: scene.screen) { pops[host] = pops[host] ?? segue.place }
            return
        }
        guard let destination = destination(of: segue, storyboard) else { return }
        if segue.kind == .root, scene.isNavigationController {
            guard screens.contains(destination.screen), storyboard.shows(scene) else { return }
            // Code makes one of its own around the scene within.
            if roots.contains(destination.screen), isLeftAside(scene, storyboard) { return }
            var entry = EntryFacts(stack: [destination.screen], place: scene.place)
            addClass(scene.screen, scene.facts, barClass: scene.barClass, to: &entry)
            add(entry)
            return
        }
        guard screens.contains(scene.screen), segue.kind == .push || segue.kind == .present else { return }
        var means = "push"
        var to = destination.screen
        if destination.isNavigationController {
            guard let root = root(of: destination) else { return }
            (means, to) = ("present", root)
        } else if segue.kind == .present {
            // A bar needs a navigation controller around it.
            return
        }
        guard screens.contains(to) else { return }
        let from = children.hosts(of: scene.screen)
        routes.append(RouteFacts(from: from, means: means, to: [to], isAnimated: true, place: segue.place))
    }

    /// Whether a scene is only the initial one of a storyboard with which neither the app begins nor code.
    private func isLeftAside(_ scene: Storyboard.Scene, _ storyboard: Storyboard) -> Bool {
        let begun = app.memory.initialStoryboards
        let isReferred = app.storyboards.flatMap(\.scenes).contains {
            $0.reference?.storyboard == storyboard.name && $0.reference?.identifier == nil
        }
        // Where no property list says so, an app begins with the one that Xcode calls Main.
        return scene.identifier == nil && storyboard.name != "Main" && !isReferred
            && !begun.contains(storyboard.name) && !begun.contains("")
            && !app.plists.contains { $0.mainStoryboard == storyboard.name }
            && !storyboard.scenes.contains { $0.segues.contains { $0.destination == scene.number } }
    }

    /// The scene that a segue leads to, in whichever storyboard it stands.
    private func destination(of segue: Storyboard.Segue, _ storyboard: Storyboard) -> Storyboard.Scene? {
        guard let scene = storyboard.scenes.first(where: { $0.number == segue.destination }) else { return nil }
        guard let reference = scene.reference else { return scene }
        let other = app.storyboards.first { $0.name == reference.storyboard }
        return other?.scenes.first {
            reference.identifier == nil ? $0.isInitial : $0.identifier == reference.identifier
        }
    }

    /// The screen that a navigation controller of a storyboard begins with.
    private func root(of scene: Storyboard.Scene) -> String? {
        for storyboard in app.storyboards
        where storyboard.scenes.contains(where: { $0.number == scene.number && $0.place == scene.place }) {
            guard let segue = scene.segues.first(where: { $0.kind == .root }) else { return nil }
            return destination(of: segue, storyboard)?.screen
        }
        return nil
    }
}
