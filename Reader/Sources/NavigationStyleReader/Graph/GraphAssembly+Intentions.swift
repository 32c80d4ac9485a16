import NavigationStyle

extension GraphAssembly {
    /// Returns the intentions of code that hides the bar of a navigation controller from the start, that goes back, or that
    /// replaces the delegate of the pop gesture.
    ///
    /// The screens with which such a controller begins, and those that come only after these, need not hide the bar
    /// themselves, and have other ways back than a bar. So has a screen without a back button whose own code goes back.
    ///
    /// - Parameters:
    ///   - entries: The entries.
    ///   - routes: The routes.
    ///   - pops: The screens whose code goes back, with the places where it does.
    ///   - facts: What the code of classes says, by their names.
    /// - Returns: The elements of the graph's `isIntended`, whose places are among ``sources``.
    mutating func intentions(
        _ entries: [EntryFacts],
        _ routes: [RouteFacts],
        _ pops: [String: Place],
        _ facts: [String: ScreenFacts]
    ) -> [Value] {
        let following = FollowingScreens(routes)
        var shown = Set<String>()
        for entry in entries where entry.isReached && entry.hiding == nil {
            following.reach(entry.stack, into: &shown)
        }
        var intentions: [Value] = []
        func add(_ code: String, _ screen: String, because reason: String, at place: Place) {
            sources.append(("/isIntended/\(intentions.count)", place))
            intentions.append(
                .object(members: [
                    "code": .string(code), "screen": .string(screen), "because": .string(reason),
                ])
            )
        }
        let pushed = Set(routes.filter { $0.means == "push" }.flatMap(\.to))
        var told = Set<String>()
        for entry in entries {
            guard let hiding = entry.hiding else { continue }
            var screens = Set<String>()
            following.reach(entry.stack, into: &screens)
            for screen in screens.sorted()
            where (entry.stack.contains(screen) || !shown.contains(screen))
                && !decides(on: Facts.visibility, screen, facts)
                && told.insert(screen).inserted
            {
                let reason = "its navigation controller begins with a hidden bar"
                add("stuck-hidden-bar", screen, because: reason, at: hiding.place)
                guard pushed.contains(screen), !decides(on: ["interactivePop"], screen, facts) else { continue }
                add("interactive-pop-disabled", screen, because: reason, at: hiding.place)
                if pops[screen] == nil { add("no-way-back", screen, because: reason, at: hiding.place) }
            }
        }
        for (screen, place) in gestureDelegates(entries, following, facts).sorted(by: { $0.key < $1.key })
        where pushed.contains(screen) && !decides(on: ["interactivePop"], screen, facts)
            && (decides(on: Facts.visibility + ["hidesBackButton"], screen, facts, where: \.hidesBar)
                || decides(on: ["leftBarButtonItems"], screen, facts))
            && told.insert(screen).inserted
        {
            let reason = "the app's own code decides when the swipe begins"
            add("interactive-pop-disabled", screen, because: reason, at: place)
        }
        for (screen, place) in pops.sorted(by: { $0.key < $1.key })
        where pushed.contains(screen) && !told.contains(screen)
            && decides(on: Facts.visibility + ["hidesBackButton"], screen, facts, where: \.hidesBar)
            && !decides(on: ["interactivePop", "leftBarButtonItems"], screen, facts)
        {
            add("interactive-pop-disabled", screen, because: "its own code goes back", at: place)
        }
        return intentions
    }

    /// The screens on which a delegate of the app's own decides when the pop gesture begins, with the places that replace
    /// UIKit's: their own code, or that of the class of a navigation controller around them.
    private func gestureDelegates(
        _ entries: [EntryFacts],
        _ following: FollowingScreens,
        _ facts: [String: ScreenFacts]
    ) -> [String: Place] {
        var result = facts.compactMapValues(\.gestureDelegate)
        for entry in entries {
            guard let place = entry.gestureDelegate else { continue }
            var screens = Set<String>()
            following.reach(entry.stack, into: &screens)
            for screen in screens { result[screen] = result[screen] ?? place }
        }
        return result
    }

    /// Whether a screen may have no back button, by its code or by that of a class that it comes from.
    func hidesBack(_ screen: String, _ facts: [String: ScreenFacts]) -> Bool {
        let items = ["leftBarButtonItems", "hidesBackButton", "navigationBarBackButtonHidden", "toolbarVisibility"]
        return decides(on: Facts.visibility + items, screen, facts)
    }

    /// Whether code of a screen, or of a class that it comes from, says something of a member.
    private func decides(
        on names: [String],
        _ screen: String,
        _ facts: [String: ScreenFacts],
        where isMeant: (Value) -> Bool = { _ in true }
    ) -> Bool {
        var name = Optional(screen)
        var seen = Set<String>()
        while let type = name, seen.insert(type).inserted {
            let own = facts[type] ?? ScreenFacts()
            let isSaid = own.all.contains { facts in
                facts.paths.contains { path in
                    path.contains(where: names.contains) && facts[path].map { isMeant($0.value) } ?? false
                }
            }
            if isSaid { return true }
            name = app.types[type]?.superclass
        }
        return false
    }
}

extension EntryFacts {
    /// The write that hides the bar before the first screen comes; nil without one.
    var hiding: Fact? {
        Facts.visibility.lazy.compactMap { properties[[$0]] }.first(where: \.value.hidesBar)
    }
}

extension Facts {
    /// The properties that hide and show a bar.
    fileprivate static let visibility = ["isNavigationBarHidden", "isHidden"]
}

extension Value {
    /// Whether it is a flag that is true, alone or with its animation.
    fileprivate var hidesBar: Bool { isHiding ?? false }

    /// The flag, alone or with its animation; nil if it is not known.
    var isHiding: Bool? {
        switch self["hidden"] ?? self {
        case .bool(let flag): flag
        default: nil
        }
    }
}
