import NavigationStyle

extension GraphAssembly {
    /// Returns the intentions of code that hides the bar of a navigation controller from the start: the screens with which
    /// it begins, and those that come only after these, need not hide the bar themselves.
    ///
    /// - Parameters:
    ///   - entries: The entries.
    ///   - routes: The routes.
    ///   - facts: What the code of classes says, by their names.
    /// - Returns: The elements of the graph's `isIntended`, whose places are among ``sources``.
    mutating func intentions(_ entries: [EntryFacts], _ routes: [RouteFacts], _ facts: [String: ScreenFacts]) -> [Value]
    {
        let following = FollowingScreens(routes)
        var shown = Set<String>()
        for entry in entries where entry.isReached && entry.hiding == nil {
            following.reach(entry.stack, into: &shown)
        }
        var intentions: [Value] = []
        var told = Set<String>()
        for entry in entries {
            guard let hiding = entry.hiding else { continue }
            var screens = Set<String>()
            following.reach(entry.stack, into: &screens)
            for screen in screens.sorted()
            where (entry.stack.contains(screen) || !shown.contains(screen)) && !decidesOnBar(screen, facts)
                && told.insert(screen).inserted
            {
                sources.append(("/isIntended/\(intentions.count)", hiding.place))
                intentions.append(
                    .object(members: [
                        "code": .string("stuck-hidden-bar"), "screen": .string(screen),
                        "because": .string("its navigation controller begins with a hidden bar"),
                    ])
                )
            }
        }
        return intentions
    }

    /// Whether code of a screen, or of a class that it comes from, hides or shows the bar.
    private func decidesOnBar(_ screen: String, _ facts: [String: ScreenFacts]) -> Bool {
        var name = Optional(screen)
        var seen = Set<String>()
        while let type = name, seen.insert(type).inserted {
            let own = facts[type] ?? ScreenFacts()
            if own.all.contains(where: \.decidesOnBar) { return true }
            name = app.types[type]?.superclass
        }
        return false
    }
}

extension EntryFacts {
    /// The write that hides the bar before the first screen comes; nil without one.
    fileprivate var hiding: Fact? {
        Facts.visibility.lazy.compactMap { properties[[$0]] }.first(where: \.value.hidesBar)
    }
}

extension Facts {
    /// The properties that hide and show a bar.
    fileprivate static let visibility = ["isNavigationBarHidden", "isHidden"]

    fileprivate var decidesOnBar: Bool { paths.contains { $0.last.map(Self.visibility.contains) ?? false } }
}

extension Value {
    /// Whether it is a flag that is true, alone or with its animation.
    fileprivate var hidesBar: Bool { self == .bool(true) || self["hidden"] == .bool(true) }
}
